"""Rank 8, the Warlord: destroys a district for one gold less than its cost."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE
from kasztelan.games.citadels.actions import DESTROY, target, target_district, target_seat
from kasztelan.games.citadels.components import CLASSIC, GRAVEYARD, KEEP
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.cards import leave
from kasztelan.games.citadels.rules.city import (
    destroy,
    effective_cost,
    gone,
    has,
    is_completed,
    wall_surcharge,
)
from kasztelan.games.citadels.rules.gold import pay_gold
from kasztelan.games.citadels.rules.pending import GRAVE
from kasztelan.games.citadels.state import ENDED_BUILDING, USED_ABILITY, CitadelsState


def protected(s: CitadelsState, seat: int, owner: int) -> bool:
    """Whether rank 8 must leave this city alone: the Bishop's shield, or a completed city (CIT-BISHOP)."""
    return (s.shield == owner and owner != seat) or is_completed(s, owner)


def ready(s: CitadelsState) -> bool:
    """Once a turn; in the classic edition only at its end."""
    return not s.used & USED_ABILITY and (s.gathered or s.box.edition != CLASSIC)


def price(s: CitadelsState, owner: int, district: int) -> int:
    return effective_cost(s, district) - 1 + wall_surcharge(s, owner, district)


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    if not ready(s):
        return
    gold = s.gold[seat]
    for owner in range(s.players):
        if protected(s, seat, owner):
            continue
        found: list[int] = []
        for district in s.cities[owner]:
            if district & 63 != KEEP and price(s, owner, district) <= gold:
                action = DESTROY + target(owner, district)
                if action not in found:
                    found.append(action)
        found.sort()
        out.extend(found)


def attack(s: CitadelsState, place: int) -> None:
    seat = s.seat
    owner = target_seat(place)
    district = target_district(place)
    cost = price(s, owner, district)
    close(s)
    pay_gold(s, seat, cost, telling.ABILITY)
    keeper = gravekeeper(s, seat, district)
    if keeper < 0:
        destroy(s, seat, owner, district, cost)
        return
    if s.tape is not None:
        told = (seat, owner, district & 63, district >> 6, cost)
        s.tape.append((telling.DESTROYED, EVERYONE, told, ()))
    leave(s, owner, district)
    s.push(GRAVE, keeper, district & 63, 0)
    gone(s, district & 63)


def close(s: CitadelsState) -> None:
    """The ability is used; in the classic edition the turn has come to its end (CIT-CLASSIC-WARLORD)."""
    s.used |= USED_ABILITY
    if s.box.edition == CLASSIC:
        s.used |= ENDED_BUILDING


def gravekeeper(s: CitadelsState, warlord: int, district: int) -> int:
    """Who may buy the destroyed card with the Graveyard, or -1."""
    if district & 63 == GRAVEYARD:
        return -1
    for seat in range(s.players):
        if has(s, seat, GRAVEYARD) and seat != warlord and s.gold[seat] > 0:
            return seat
    return -1
