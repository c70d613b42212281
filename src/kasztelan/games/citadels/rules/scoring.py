"""Scoring: points by source, the best use of the Haunted Quarter, places and ties."""

from __future__ import annotations

from kasztelan.games.citadels.components import (
    BASILICA,
    CAPITOL,
    CLASSIC,
    DRAGON_GATE,
    HAUNTED_CITY,
    HAUNTED_QUARTER,
    IMPERIAL_TREASURY,
    IVORY_TOWER,
    MAP_ROOM,
    MUSEUM,
    SECRET_VAULT,
    STATUE,
    TYPE_OF,
    UNIQUE,
    UNIVERSITY,
    WISHING_WELL,
)
from kasztelan.games.citadels.rules.city import effective_cost, has, is_completed
from kasztelan.games.citadels.state import CitadelsState


def points_by_source(s: CitadelsState, seat: int, with_hand: bool) -> dict[str, int]:
    """The points of a seat as things stand; `with_hand` counts what only its owner can see."""
    points = {"districts": sum(effective_cost(s, district) for district in s.cities[seat])}
    points.update(best_with_types(s, seat))
    if s.first == seat:
        points["first_city"] = 4
    elif is_completed(s, seat):
        points["completed_city"] = 2
    plain_extras(s, seat, points)
    if with_hand and SECRET_VAULT in s.hands[seat]:
        points["secret_vault"] = 3
    return {source: count for source, count in points.items() if count or source == "districts"}


def plain_extras(s: CitadelsState, seat: int, points: dict[str, int]) -> None:
    """Unique districts whose points do not depend on types."""
    if has(s, seat, DRAGON_GATE):
        points["dragon_gate"] = 2
    if has(s, seat, UNIVERSITY):
        points["university"] = 2
    if has(s, seat, BASILICA):
        points["basilica"] = sum(effective_cost(s, district) & 1 for district in s.cities[seat])
    if has(s, seat, IMPERIAL_TREASURY):
        points["imperial_treasury"] = s.gold[seat]
    if has(s, seat, MAP_ROOM):
        points["map_room"] = len(s.hands[seat])
    if has(s, seat, MUSEUM):
        points["museum"] = len(s.museum)
    if has(s, seat, STATUE) and s.crown == seat:
        points["statue"] = 5


def best_with_types(s: CitadelsState, seat: int) -> dict[str, int]:
    """What depends on types, with the Haunted Quarter counted as whatever is best (CIT-HAUNTED)."""
    counts = [0] * 5
    for district in s.cities[seat]:
        counts[TYPE_OF[district & 63]] += 1
    best = type_points(s, seat, counts)
    if haunted(s, seat):
        counts[UNIQUE] -= 1
        for type in range(4):
            counts[type] += 1
            other = type_points(s, seat, counts)
            counts[type] -= 1
            if sum(other.values()) > sum(best.values()):
                best = other
    return best


def haunted(s: CitadelsState, seat: int) -> bool:
    """Whether a district of this city may change its type; not the classic one in the round it was built."""
    if has(s, seat, HAUNTED_QUARTER):
        return True
    return has(s, seat, HAUNTED_CITY) and s.haunted_round != s.round


def type_points(s: CitadelsState, seat: int, counts: list[int]) -> dict[str, int]:
    points: dict[str, int] = {}
    if min(counts) > 0:
        points["all_types"] = 3
    if has(s, seat, CAPITOL) and max(counts) >= 3:
        points["capitol"] = 3
    if has(s, seat, IVORY_TOWER) and counts[UNIQUE] == 1:
        points["ivory_tower"] = 5
    if has(s, seat, WISHING_WELL):
        points["wishing_well"] = counts[UNIQUE] - (1 if s.box.edition == CLASSIC else 0)
    return points


def totals(s: CitadelsState) -> list[int]:
    return [sum(points_by_source(s, seat, True).values()) for seat in range(s.players)]


def tie_key(s: CitadelsState, seat: int) -> int:
    """What breaks a tie: the highest rank revealed (or held) in the last round; classic: districts, then gold."""
    if s.box.edition == CLASSIC:
        return sum(effective_cost(s, district) for district in s.cities[seat]) * 1000 + s.gold[seat]
    best = 0
    for rank in range(1, s.box.top + 1):
        if s.where[rank] == seat and (s.revealed >> rank & 1 or s.box.tie_by_chosen):
            best = rank
    return best


def places(s: CitadelsState) -> list[int]:
    """The place of each seat, 1 for the winner; equal in points and in the tie-break means a shared place."""
    points = totals(s)
    keys = [(points[seat], tie_key(s, seat)) for seat in range(s.players)]
    return [1 + sum(other > key for other in keys) for key in keys]
