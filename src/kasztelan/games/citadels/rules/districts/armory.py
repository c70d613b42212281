"""Armory: is destroyed to destroy another district, whoever the character is."""

from __future__ import annotations

from kasztelan.games.citadels.actions import USE_ARMORY, target, target_district, target_seat
from kasztelan.games.citadels.components import ARMORY, CLASSIC, KEEP
from kasztelan.games.citadels.rules.city import destroy, is_completed
from kasztelan.games.citadels.state import BEAUTIFIED, CitadelsState


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    """Any district outside completed cities; neither Bishop nor wall nor, by our ruling, Keep hinders (CIT-ARMORY)."""
    for owner in range(s.players):
        if is_completed(s, owner) or (owner == seat and s.box.edition == CLASSIC):
            continue
        found: list[int] = []
        for district in s.cities[owner]:
            kind = district & 63
            if (kind == ARMORY and owner == seat) or (kind == KEEP and not s.box.armory_hits_keep):
                continue
            action = USE_ARMORY + target(owner, district)
            if action not in found:
                found.append(action)
        found.sort()
        out.extend(found)


def use(s: CitadelsState, place: int) -> None:
    seat = s.seat
    own = ARMORY if ARMORY in s.cities[seat] else ARMORY + BEAUTIFIED
    destroy(s, seat, seat, own, 0)
    destroy(s, seat, target_seat(place), target_district(place), 0)
