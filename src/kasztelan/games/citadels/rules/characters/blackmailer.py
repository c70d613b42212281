"""Rank 2, the Blackmailer: two threats, one of them flowered, bribes and reveals."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE
from kasztelan.games.citadels.actions import (
    BRIBE,
    PASS,
    REFUSE,
    REVEAL_THREAT,
    THREATEN,
    THREATEN_WITH_FLOWER,
)
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.naming import offer_unmarked
from kasztelan.games.citadels.rules.pending import THREAT_REVEAL, THREATS
from kasztelan.games.citadels.state import USED_ABILITY, CitadelsState


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    if not s.used & USED_ABILITY:
        offer_unmarked(s, THREATEN_WITH_FLOWER, out)


def lay_flower(s: CitadelsState, character: int) -> None:
    """Lays the flowered marker; the bare one follows at once."""
    s.used |= USED_ABILITY
    s.blackmailer = s.seat
    s.flowered = s.box.rank_of[character]
    s.threats = 1 << s.flowered
    s.push(THREATS, s.seat, 0, 0)


def tell_threats(s: CitadelsState) -> None:
    """Both at once and by rank, so that their order tells nothing."""
    if s.tape is None:
        return
    for rank in range(1, s.box.top + 1):
        if s.threats >> rank & 1:
            told = (s.seat, s.cast[rank])
            s.tape.append((telling.THREATENED, 1 << s.seat, told, (1 if rank == s.flowered else 0,)))


def second_targets(s: CitadelsState) -> list[int]:
    out: list[int] = []
    offer_unmarked(s, THREATEN, out)
    return [action for action in out if s.box.rank_of[action - THREATEN] != s.flowered]


def lay_bare(s: CitadelsState, character: int) -> None:
    s.pop()
    s.threats |= 1 << s.box.rank_of[character]
    tell_threats(s)


def settling(s: CitadelsState) -> list[int]:
    return [BRIBE, REFUSE]


def bribe(s: CitadelsState, place: int) -> None:
    """Half the gold held after gathering, rounded down; the marker leaves unseen (CIT-BLACKMAILER)."""
    seat = s.seat
    s.pop()
    gold = s.gold[seat] // 2
    s.gold[seat] -= gold
    s.gold[s.blackmailer] += gold
    s.settled |= 1 << s.rank
    s.threats &= ~(1 << s.rank)
    if s.tape is not None:
        s.tape.append((telling.BRIBED, EVERYONE, (seat, s.blackmailer, gold), ()))


def refuse(s: CitadelsState, place: int) -> None:
    seat = s.seat
    s.pop()
    if s.tape is not None:
        s.tape.append((telling.REFUSED_BRIBE, EVERYONE, (seat,), ()))
    s.push(THREAT_REVEAL, s.blackmailer, s.rank, 0)


def reveal_choice(s: CitadelsState) -> list[int]:
    return [REVEAL_THREAT, PASS]


def reveal(s: CitadelsState, place: int) -> None:
    """Shows the marker: with the flower all gold is hers, without it nothing happens."""
    victim = s.seat
    s.pop()
    s.settled |= 1 << s.rank
    s.threats &= ~(1 << s.rank)
    gold = 0
    if s.flowered == s.rank:
        s.flower_shown = True
        gold = s.gold[victim]
        s.gold[victim] = 0
        s.gold[s.blackmailer] += gold
    else:
        s.bare_shown = s.rank
    if s.tape is not None:
        told = (s.blackmailer, victim, 1 if s.flowered == s.rank else 0, gold)
        s.tape.append((telling.THREAT_SHOWN, EVERYONE, told, ()))


def leave_hidden(s: CitadelsState) -> None:
    """She does not show it; the marker stays face down until the end of the round."""
    s.pop()
    s.settled |= 1 << s.rank
    if s.tape is not None:
        s.tape.append((telling.THREAT_LEFT, EVERYONE, (s.blackmailer, s.seat), ()))
