"""Rank 1, the Magistrate: three warrants, one of them signed, and the district it takes."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE
from kasztelan.games.citadels.actions import CONFISCATE, PASS, SIGN_WARRANT, WARRANT
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.building import finish_build, tax
from kasztelan.games.citadels.rules.cards import enter
from kasztelan.games.citadels.rules.city import check_completed
from kasztelan.games.citadels.rules.naming import offer_characters
from kasztelan.games.citadels.rules.pending import WARRANTS
from kasztelan.games.citadels.state import USED_ABILITY, CitadelsState


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    if not s.used & USED_ABILITY:
        offer_characters(s, SIGN_WARRANT, 2, out)


def sign(s: CitadelsState, character: int) -> None:
    """Lays the signed warrant; two others follow at once."""
    s.used |= USED_ABILITY
    s.magistrate = s.seat
    s.signed = s.box.rank_of[character]
    s.warrants = 1 << s.signed
    s.push(WARRANTS, s.seat, 2, 0)


def tell_warrants(s: CitadelsState) -> None:
    """All three at once and by rank, so that their order tells nothing."""
    if s.tape is None:
        return
    for rank in range(1, s.box.top + 1):
        if s.warrants >> rank & 1:
            told = (s.seat, s.cast[rank])
            s.tape.append((telling.WARRANTED, 1 << s.seat, told, (1 if rank == s.signed else 0,)))


def free_characters(s: CitadelsState) -> list[int]:
    ranks = s.box.rank_of
    out: list[int] = []
    offer_characters(s, WARRANT, 2, out)
    return [action for action in out if not s.warrants >> ranks[action - WARRANT] & 1]


def warrant(s: CitadelsState, character: int) -> None:
    s.warrants |= 1 << s.box.rank_of[character]
    left = s.stack[-2] - 1
    if left > 0:
        s.stack[-2] = left
    else:
        s.pop()
        tell_warrants(s)


def confiscation(s: CitadelsState) -> list[int]:
    """He is asked at every warrant, so that the table learns nothing; only the signed one can be shown."""
    return [CONFISCATE, PASS] if s.signed == s.rank else [PASS]


def confiscate(s: CitadelsState, place: int) -> None:
    """The district goes to his city, the gold back to the builder, the tax is his (CIT-MAGISTRATE)."""
    magistrate = s.stack[-3]
    kind = s.stack[-2]
    gold = s.stack[-1] >> 3
    s.pop()
    builder = s.seat
    s.signed_shown = True
    s.paid -= gold
    returned = gold
    if not s.box.cardinal_full_refund:
        returned -= s.borrowed
    s.gold[builder] += returned
    s.borrowed = 0
    enter(s, magistrate, kind)
    if s.tape is not None:
        s.tape.append((telling.CONFISCATED, EVERYONE, (magistrate, builder, kind, returned), ()))
    check_completed(s, magistrate)
    tax(s, magistrate)


def let_pass(s: CitadelsState) -> None:
    """The warrant stays hidden and the district stands."""
    kind = s.stack[-2]
    gold = s.stack[-1] >> 3
    how = s.stack[-1] & 7
    s.pop()
    s.borrowed = 0
    finish_build(s, s.seat, kind, gold, how)
