"""Rank 3, the Magician: swaps hands, or trades cards in for new ones."""

from __future__ import annotations

from kasztelan.games.citadels.actions import DONE, REDRAW, SWAP_HANDS
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.building import each_kind
from kasztelan.games.citadels.rules.cards import gain, put_under, swap_hands
from kasztelan.games.citadels.rules.naming import offer_others
from kasztelan.games.citadels.rules.pending import REDRAWING
from kasztelan.games.citadels.state import USED_ABILITY, CitadelsState


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    if not s.used & USED_ABILITY:
        offer_others(s, seat, SWAP_HANDS, out)
        out.extend(each_kind(REDRAW, s.hands[seat]))


def swap(s: CitadelsState, other: int) -> None:
    s.used |= USED_ABILITY
    seat = s.seat
    swap_hands(s, seat, other)
    if s.tape is not None:
        hands = (len(s.hands[seat]), *s.hands[seat], *s.hands[other])
        s.tape.append((telling.HANDS_SWAPPED, 1 << seat | 1 << other, (seat, other), hands))


def redrawing(s: CitadelsState) -> list[int]:
    out = each_kind(REDRAW, s.hands[s.seat])
    out.append(DONE)
    return out


def redraw(s: CitadelsState, kind: int) -> None:
    """Puts a card under the deck, to be replaced when he is done (CIT-MAGICIAN)."""
    if s.used & USED_ABILITY:
        s.stack[-2] += 1
    else:
        s.used |= USED_ABILITY
        s.push(REDRAWING, s.seat, 1, 0)
    put_under(s, s.seat, kind)


def end_redraw(s: CitadelsState) -> None:
    count = s.stack[-2]
    s.pop()
    gain(s, s.seat, count, telling.REDRAWING)
