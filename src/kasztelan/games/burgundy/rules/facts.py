"""What a choice needs, brings and leaves, for whoever is asked."""

from __future__ import annotations

from typing import Any

from kasztelan.games.burgundy.actions import (
    AT,
    COUNT_ANIMAL,
    FIRST,
    HEXES_OF_DEPOT,
    LOAD,
    PLANT,
    SELL,
    TAKE,
    TAKE_VINES,
    TAKE_WORKERS,
    VERB_OF,
    VERBS,
)
from kasztelan.games.burgundy.rules import goods, pending, routes, shields, taking, turn
from kasztelan.games.burgundy.rules.animals import counted
from kasztelan.games.burgundy.rules.areas import PHASE_BONUS, area_points, area_size
from kasztelan.games.burgundy.rules.dice import has_monastery
from kasztelan.games.burgundy.rules.duchy import bits
from kasztelan.games.burgundy.rules.kinds import (
    ANIMALS,
    DOUBLE,
    GEESE,
    GOODS,
    GOODS_IDS,
    HEX_IDS,
    ICON_IDS,
    INN,
    SHIELDS,
    TYPE_IDS,
    TYPE_OF,
    animal_of,
)
from kasztelan.games.burgundy.rules.vineyard_board import COLOURS, ICONS, LAYER_OF, NUMBERS, POINTS, areas
from kasztelan.games.burgundy.state import BurgundyState


def facts(s: BurgundyState, action: int) -> dict[str, Any]:
    """`workers` is what has to be paid in workers and `value` the die that is cheapest, `points` what comes at once."""
    if s.stack[-3] < 0:
        return {}
    verb = VERBS[VERB_OF[action]]
    place = action - FIRST[VERB_OF[action]]
    if verb in ("take_vines", "plant"):
        return vine_facts(s, action)
    if verb in ("take", "sell", "take_workers", "at"):
        return action_facts(s, action)
    if verb in ("place", "place_shared"):
        return {"spaces": spaces_of(s, place), "type": TYPE_IDS[TYPE_OF[place]]}
    return other_facts(s, verb, action, place)


def action_facts(s: BurgundyState, action: int) -> dict[str, Any]:
    """One of the four actions: with which die, for how many workers, and what it brings."""
    seat = s.stack[-3]
    kind = s.stack[-2] if action >= AT else (action - TAKE) % HEXES_OF_DEPOT
    what = s.stack[-8] if AT <= action < SELL else s.stack[-4]
    found = die_facts(s, what, action, kind)
    if action == TAKE_WORKERS:
        found["count"] = turn.workers_of_action(s, seat)
        found["silver"] = 1 if has_monastery(s, seat, 13) else 0
    elif action >= SELL:
        count = s.goods[seat * GOODS + action - SELL]
        found |= {"count": count, "points": goods.sale_points(s, seat, count)}
        found["silver"] = goods.sale_silver(s, seat, count)
    elif action >= AT:
        found |= place_facts(s, seat, kind, action - AT)
    else:
        found["room"] = taking.has_room(s, seat, kind)
    return found


def die_facts(s: BurgundyState, what: int, action: int, kind: int) -> dict[str, Any]:
    """The cheapest die for an action, and how many workers that takes."""
    seat = s.stack[-3]
    if what == pending.TURN:
        found = [
            (turn.action_cost(s, seat, s.dice[seat * 2 + die], action, kind), s.dice[seat * 2 + die])
            for die in bits(s.unused)
        ]
        workers, value = min(found)
        return {"workers": workers, "value": value}
    if what == pending.WHITE_ACTION:
        return {"workers": turn.action_cost(s, seat, s.white, action, kind), "value": s.white}
    return {"workers": 0}


def vine_facts(s: BurgundyState, action: int) -> dict[str, Any]:
    """A double hex to take, or where to plant one: with which die, for how many workers, and the bonus actions."""
    if action < PLANT:
        kind = s.vine_depot[action - TAKE_VINES] - 1
        found = die_facts(s, s.stack[-4], action, kind)
        return found | {"hex": HEX_IDS[kind], "room": taking.has_room(s, s.stack[-3], kind)}
    space = (action - PLANT) // COLOURS
    found = die_facts(s, s.stack[-8], action, s.stack[-2])
    icons = [ICON_IDS[icon] for icon in ICONS[space]]
    return found | {"number": NUMBERS[space], "layer": LAYER_OF[space] + 1, "icons": icons}


def place_facts(s: BurgundyState, seat: int, kind: int, space: int) -> dict[str, Any]:
    """The space, how much of its area stays empty, and the points that come at once."""
    duchy = s.duchy(seat)
    area = duchy.areas[duchy.area_of[space]]
    left = area & ~s.covered[seat] & ~(1 << space)
    size = area_size(s, seat, space)
    if kind == INN:
        size += 1
    points = 0
    if not left:
        points = area_points(size) + PHASE_BONUS[s.phase]
    if TYPE_OF[kind] == ANIMALS and kind != GEESE:
        points += counted(s, seat, kind, space, animal_of(kind))[0]
    return {"number": duchy.numbers[space], "size": size, "left": len(bits(left)), "points": points}


def spaces_of(s: BurgundyState, kind: int) -> list[dict[str, int]]:
    """Every space where a stored hex could be placed now, and what that takes."""
    seat = s.stack[-3]
    what = s.stack[-4]
    found: list[dict[str, int]] = []
    if kind >= DOUBLE:
        for space in bits(turn.plant_spaces(s, seat, turn.by_what(what))):
            die = die_facts(s, what, PLANT + space * COLOURS, kind)
            found.append({"space": space + 1, "number": NUMBERS[space], **die})
        return found
    for space in bits(turn.reachable(s, seat, kind, turn.by_what(what))):
        die = die_facts(s, what, AT + space, kind)
        found.append({"space": space + 1, "number": s.duchy(seat).numbers[space], **die})
    return found


def wanted_by(route: int) -> str:
    """The goods that the fields of a tile want, by number."""
    return " ".join(str(type + 1) for type, _ in routes.fields_of(route))


def other_facts(s: BurgundyState, verb: str, action: int, place: int) -> dict[str, Any]:
    seat = s.stack[-3]
    if verb == "start_castle":
        return {"number": s.duchy(seat).numbers[place]}
    if verb == "use_die":
        chosen, kind = s.stack[-2:]
        value = s.dice[seat * 2 + place]
        workers = turn.action_cost(s, seat, value, chosen, kind)
        return {"value": value, "workers": workers, "leaves": s.workers[seat] - workers}
    if verb == "buy":
        return {"price": taking.PRICE, "leaves": s.silver[seat] - taking.PRICE}
    if verb == "recover":
        return {"points": taking.RECOVERY_POINTS, "leaves": s.points[seat] - taking.RECOVERY_POINTS}
    if verb == "commission":
        return {"workers": 2, "leaves": s.workers[seat] - 2}
    if verb == "load":
        lying = s.depot_goods[(action - LOAD) * GOODS : (action - LOAD + 1) * GOODS]
        return {"loads": [GOODS_IDS[type] for type in range(GOODS) for _ in range(lying[type])]}
    if verb == "keep_goods":
        return {"count": s.depot_goods[s.stack[-2] * GOODS + place]}
    if verb == "count_animal":
        return {"points": counted(s, seat, GEESE, s.stack[-2], action - COUNT_ANIMAL)[0]}
    if verb == "lay_route":
        return {"icons": [ICON_IDS[icon] for _, icon in routes.fields_of(place)], "wants": wanted_by(place)}
    if verb == "take_shield":
        depot = shields.depot_of(s, place + 1)
        workers = shields.pair_cost(s, seat, depot + 1) if s.stack[-4] == pending.TURN else 0
        return {"depot": depot + 1, "workers": workers, "points": shields.POINTS[place + 1]}
    if verb == "put_shield":
        there = [one % SHIELDS for one in s.carried[seat] if one // SHIELDS == place]
        return {"old": there[0]} if there else {}
    if verb == "gather":
        return {"count": sum(s.depot_goods[place::GOODS])}
    if verb == "pay_tribute":
        return {"points": shields.POINTS[place // 2 + 1]}
    if verb == "take_vine_tile":
        sizes = areas(s, seat, place)
        owned = s.vine_tiles[seat * COLOURS + place]
        return {"points": POINTS[sizes[owned]] if len(sizes) > owned else 0}
    if verb == "end_turn":
        return {"dice": len(bits(s.unused))}
    if verb in ("discard", "discard_shared") and s.stack[-4] == pending.MAKE_ROOM:
        return {"instead": HEX_IDS[s.stack[-1] & 255]}
    return {}
