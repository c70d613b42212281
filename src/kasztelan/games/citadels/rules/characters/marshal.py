"""Rank 8, the Marshal: seizes a cheap district and pays its owner."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE
from kasztelan.games.citadels.actions import SEIZE, target, target_district, target_seat
from kasztelan.games.citadels.components import KEEP
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.cards import enter, leave
from kasztelan.games.citadels.rules.characters.warlord import protected
from kasztelan.games.citadels.rules.city import check_completed, effective_cost, has, wall_surcharge
from kasztelan.games.citadels.state import USED_ABILITY, CitadelsState


def price(s: CitadelsState, owner: int, district: int) -> int:
    return effective_cost(s, district) + wall_surcharge(s, owner, district)


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    """Cost at most 3, the wall raising the price only; never one he has already (CIT-MARSHAL)."""
    if s.used & USED_ABILITY:
        return
    gold = s.gold[seat]
    for owner in range(s.players):
        if owner == seat or protected(s, seat, owner):
            continue
        found: list[int] = []
        for district in s.cities[owner]:
            kind = district & 63
            if kind == KEEP or has(s, seat, kind) or effective_cost(s, district) > 3:
                continue
            action = SEIZE + target(owner, district)
            if price(s, owner, district) <= gold and action not in found:
                found.append(action)
        found.sort()
        out.extend(found)


def seize(s: CitadelsState, place: int) -> None:
    seat = s.seat
    owner = target_seat(place)
    district = target_district(place)
    gold = price(s, owner, district)
    s.used |= USED_ABILITY
    s.gold[seat] -= gold
    s.gold[owner] += gold
    leave(s, owner, district)
    enter(s, seat, district)
    if s.tape is not None:
        s.tape.append((telling.SEIZED, EVERYONE, (seat, owner, district & 63, gold), ()))
    check_completed(s, seat)
