"""What a hex does when it has been placed, and the answers that takes."""

from __future__ import annotations

from kasztelan.core.state import RULES
from kasztelan.games.burgundy.actions import COUNT_ANIMAL, IMITATE, IMITATED, PASS, PLACE, PLACE_SHARED
from kasztelan.games.burgundy.rules import goods, pending, phase_end_shields, solo, taking
from kasztelan.games.burgundy.rules.animals import animals_beside, score_animals
from kasztelan.games.burgundy.rules.areas import complete_area, complete_colour
from kasztelan.games.burgundy.rules.duchy import AT_ONCE, bits, fitting
from kasztelan.games.burgundy.rules.gaining import gain_silver, gain_workers, score
from kasztelan.games.burgundy.rules.kinds import (
    ANIMALS,
    BANK,
    BOARDING_HOUSE,
    CARPENTER,
    CARPENTER_TYPES,
    CASTLES,
    CHURCH,
    CHURCH_TYPES,
    CITIES,
    CRANE,
    GEESE,
    GOODS,
    MARKET,
    MARKET_TYPES,
    MONASTERIES,
    MONASTERY,
    SHIPS,
    TOWN_HALL,
    TYPE_OF,
    WAREHOUSE,
    WATCHTOWER,
    WHITE_CASTLE,
    animal_of,
)
from kasztelan.games.burgundy.rules.partners import common_of
from kasztelan.games.burgundy.rules.telling import BY_BANK, BY_BOARDING_HOUSE, BY_WATCHTOWER, PASSED, tell
from kasztelan.games.burgundy.state import BUILDING_POINTS, USED_FLEET, BurgundyState


def area(s: BurgundyState) -> None:
    seat, space = s.stack[-2:]
    s.pop()
    complete_area(s, seat, space)


def colour(s: BurgundyState) -> None:
    seat, space = s.stack[-2:]
    s.pop()
    if s.box.solo:
        solo.reward(s, seat)
    else:
        complete_colour(s, seat, space)


def effect(s: BurgundyState) -> None:
    """What the hex on this space does now."""
    seat, space = s.stack[-2:]
    s.pop()
    kind = s.spaces[seat * s.duchy(seat).spaces + space] - 1
    type = TYPE_OF[kind]
    if type == CASTLES:
        s.push(pending.EXTRA_ACTION, seat, pending.OF_A_CASTLE, 0)
    elif type == SHIPS and s.box.solo:
        s.push(pending.CLEARING, RULES, seat, 0)
        if goods.goods_lie_anywhere(s):
            s.push(pending.SHIP_DEPOT, seat, 0, 0)
    elif type == SHIPS:
        s.push(pending.SAILING, RULES, seat, 0)
        if goods.goods_lie_anywhere(s):
            s.used &= ~USED_FLEET
            if s.arms[seat]:
                s.push(pending.GATHERING, RULES, seat, 0)
            s.push(pending.SHIP_DEPOT, seat, 0, 0)
    elif type == ANIMALS:
        animals(s, seat, kind, space)
    elif type == CITIES:
        building(s, seat, kind)
    elif s.box.solo and type == MONASTERIES:
        if kind - MONASTERY in AT_ONCE:
            solo.score_monastery(s, seat, kind - MONASTERY)
    elif kind == MONASTERY + 27:
        goods.rise(s, seat)


def animals(s: BurgundyState, seat: int, kind: int, space: int) -> None:
    if kind != GEESE:
        score_animals(s, seat, kind, space, animal_of(kind))
        return
    beside = bits(animals_beside(s, seat, space))
    if len(beside) > 1:
        s.push(pending.GEESE, seat, space, 0)
    else:
        score_animals(s, seat, kind, space, beside[0] if beside else animal_of(GEESE))


def kinds_to_count(s: BurgundyState) -> list[int]:
    seat, space = s.stack[-3:-1]
    kinds = [COUNT_ANIMAL + animal for animal in bits(animals_beside(s, seat, space))]
    return sorted(kinds + taking.asides(s, seat))


def count_animal(s: BurgundyState, animal: int) -> None:
    seat = s.stack[-3]
    space = s.stack[-2]
    s.pop()
    score_animals(s, seat, GEESE, space, animal)


def building(s: BurgundyState, seat: int, kind: int) -> None:
    """A building's effect; one that is impossible is lost (BUR-BUILDING-2)."""
    if kind == MARKET:
        offer_hexes(s, seat, kind, MARKET_TYPES)
    elif kind == CARPENTER:
        offer_hexes(s, seat, kind, CARPENTER_TYPES)
    elif kind == CHURCH:
        offer_hexes(s, seat, kind, CHURCH_TYPES)
    elif kind == WAREHOUSE:
        if any(s.goods[seat * GOODS : seat * GOODS + GOODS]):
            s.push(pending.SELL_MORE, seat, 0, 0)
    elif kind == BOARDING_HOUSE:
        gain_workers(s, seat, 4, BY_BOARDING_HOUSE)
    elif kind == BANK:
        gain_silver(s, seat, 2, BY_BANK)
    elif kind == TOWN_HALL:
        if placeable(s, seat) or taking.asides(s, seat):
            s.push(pending.PLACE_MORE, seat, 0, 0)
    elif kind == WATCHTOWER:
        score(s, seat, 4, BUILDING_POINTS, BY_WATCHTOWER)
    elif kind == CRANE:
        s.push(pending.CRANE, seat, 0, 0)
    else:
        assert kind == WHITE_CASTLE
        s.push(pending.WHITE_ACTION, seat, 0, 0)


def offer_hexes(s: BurgundyState, seat: int, kind: int, types: int) -> None:
    if taking.lies_in_depots(s, types):
        s.push(pending.TAKE_MORE, seat, types, kind)


def placeable(s: BurgundyState, seat: int) -> list[int]:
    """Stored hexes that fit somewhere whatever the number (BUR-TOWNHALL-1)."""
    found = [PLACE + kind for kind in sorted(set(s.stored[seat])) if fitting(s, seat, kind)]
    return found + [PLACE_SHARED + kind for kind in sorted(set(common_of(s, seat))) if fitting(s, seat, kind)]


# --- answers


def take_more(s: BurgundyState) -> list[int]:
    hexes = taking.takeable(s, taking.ALL_DEPOTS, s.stack[-2])
    return hexes + taking.asides(s, s.stack[-3]) + [PASS]


def sell_more(s: BurgundyState) -> list[int]:
    return goods.sellable(s, s.stack[-3]) + taking.asides(s, s.stack[-3]) + [PASS]


def place_more(s: BurgundyState) -> list[int]:
    return sorted(placeable(s, s.stack[-3]) + taking.asides(s, s.stack[-3]) + [PASS])


def to_imitate(s: BurgundyState) -> list[int]:
    """Any building that is in the box; a white castle only with its expansion."""
    known = len(IMITATED) if s.box.white_castles else len(IMITATED) - 1
    found = taking.asides(s, s.stack[-3])
    return sorted(found + [IMITATE + at for at in range(known)] + [PASS])


def imitate(s: BurgundyState, place: int) -> None:
    seat = s.stack[-3]
    s.pop()
    building(s, seat, WHITE_CASTLE if place == 8 else MARKET + place)


def decline(s: BurgundyState, place: int) -> None:
    tell(s, PASSED, (s.stack[-3], s.stack[-4]))
    if s.stack[-4] == pending.TRIBUTE:
        phase_end_shields.refuse(s)
    elif s.stack[-4] == pending.COUNT_CRANE:
        solo.leave_crane(s)
    else:
        s.pop()
