"""Rank 9, the Artist: beautifies up to two own districts for a coin each."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE
from kasztelan.games.citadels.actions import BEAUTIFY, DONE
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.pending import BEAUTIFYING
from kasztelan.games.citadels.state import (
    BEAUTIFIED,
    USED_ABILITY,
    USED_SECOND,
    CitadelsState,
)


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    if not s.used & USED_ABILITY:
        offer_districts(s, seat, out)


def offer_districts(s: CitadelsState, seat: int, out: list[int]) -> None:
    """Own districts without a coin, if there is a coin to lay on (CIT-ARTIST)."""
    if s.gold[seat] == 0:
        return
    found: list[int] = []
    for district in s.cities[seat]:
        action = BEAUTIFY + district
        if district < BEAUTIFIED and action not in found:
            found.append(action)
    found.sort()
    out.extend(found)


def second(s: CitadelsState) -> list[int]:
    out: list[int] = []
    offer_districts(s, s.seat, out)
    out.append(DONE)
    return out


def beautify(s: CitadelsState, kind: int) -> None:
    """Both at one moment, unless the table lets her take them apart."""
    seat = s.seat
    city = s.cities[seat]
    city[city.index(kind)] = kind + BEAUTIFIED
    s.gold[seat] -= 1
    if s.tape is not None:
        s.tape.append((telling.BEAUTIFIED, EVERYONE, (seat, kind), ()))
    if s.stack[-4] == BEAUTIFYING:
        s.pop()
    elif s.box.artist_at_once:
        s.used |= USED_ABILITY
        s.push(BEAUTIFYING, seat, 0, 0)
    elif s.used & USED_SECOND:
        s.used |= USED_ABILITY
    else:
        s.used |= USED_SECOND


def end_beautifying(s: CitadelsState) -> None:
    s.pop()
