"""Why something cannot be done now."""

from __future__ import annotations

from kasztelan.core.errors import Reason
from kasztelan.games.burgundy.actions import (
    AT,
    FIRST,
    HEXES_OF_DEPOT,
    PLANT,
    TAKE,
    TAKE_BLACK,
    VERB_OF,
    VERBS,
)
from kasztelan.games.burgundy.rules import pending, shields, taking, turn
from kasztelan.games.burgundy.rules.dice import has_monastery, has_shield
from kasztelan.games.burgundy.rules.duchy import bits, connected, fitting
from kasztelan.games.burgundy.rules.kinds import (
    ALL_TYPES,
    BUILDINGS,
    CASTLES,
    CITIES,
    COLOURS_OF,
    DEPOTS,
    DOUBLE,
    GOODS,
    GOODS_IDS,
    HEX_IDS,
    INN,
    INNS,
    MARKET,
    SLOTS,
    TYPE_IDS,
    TYPE_OF,
    VINE_IDS,
    WILDS,
)
from kasztelan.games.burgundy.rules.partners import common_of
from kasztelan.games.burgundy.rules.phase_end_shields import FROM_BLACK, FROM_DEPOTS
from kasztelan.games.burgundy.rules.vineyard_board import COLOURS, ICONS, open_spaces
from kasztelan.games.burgundy.state import (
    NOBODY,
    USED_COMMISSION,
    USED_FLEET,
    USED_SHIELD_16,
    BurgundyState,
)

ACTIONS = ("take", "place", "place_shared", "sell", "take_workers")
MENUS = (pending.TURN, pending.EXTRA_ACTION, pending.WHITE_ACTION, pending.TARGET_ACTION)
EFFECTS = {
    "take": pending.TAKE_MORE,
    "place": pending.PLACE_MORE,
    "place_shared": pending.PLACE_MORE,
    "sell": pending.SELL_MORE,
}
WITH_ASIDES = (
    *MENUS,
    pending.SETTLE,
    pending.TRIBUTE,
    pending.TAKE_MORE,
    pending.PLACE_MORE,
    pending.SELL_MORE,
    pending.SHIP_DEPOT,
    pending.SECOND_DEPOT,
    pending.SHIP_GOODS,
    pending.FLEET,
    pending.GEESE,
    pending.CRANE,
    pending.VINE_BONUS,
    pending.VINE_BLACK,
    pending.VINE_DOUBLE,
    pending.COLOUR_REWARD,
    pending.NEXT_PART,
    pending.EXCHANGE,
    pending.COUNT_CRANE,
)
ANSWER_TO = {
    "choose_duchy": pending.CHOOSE_DUCHY,
    "start_castle": pending.START_CASTLE,
    "at": pending.WHERE,
    "use_die": pending.WHICH_DIE,
    "discard": pending.MAKE_ROOM,
    "discard_shared": pending.MAKE_ROOM,
    "keep_goods": pending.SHIP_GOODS,
    "imitate": pending.CRANE,
    "count_animal": pending.GEESE,
    "lay_route": pending.LAY_ROUTE,
    "put_shield": pending.SHIELD_CASTLE,
    "buy_points": pending.BUY_POINTS,
    "exchange": pending.EXCHANGE,
    "pay_goods": pending.PAY_GOODS,
    "next_part": pending.NEXT_PART,
}
SHIELD_VERBS = ("take_shield", "turn_die", "pay_tribute", "gather", "take_black")
SHIP_QUESTIONS = (pending.SHIP_DEPOT, pending.SECOND_DEPOT, pending.FLEET)


def explain(s: BurgundyState, seat: int, action: int) -> Reason:
    """The reason for an action that is not legal, asked of the seat that decides."""
    if seat < 0:
        return Reason("not_now")
    what = s.stack[-4]
    verb = VERBS[VERB_OF[action]]
    place = action - FIRST[VERB_OF[action]]
    if verb in ("place_shared", "discard_shared") and not s.common:
        return Reason("not_agreed")
    if verb in ("buy", "commission", "recruit", "copy"):
        return why_not_aside(s, seat, what, verb, place)
    if verb == "recover":
        return why_not_recover(s, seat, what)
    if verb in ("take_vines", "plant", "use_icon", "take_vine_tile"):
        return why_not_vines(s, seat, what, verb, place, action)
    if verb in SHIELD_VERBS:
        return why_not_shield(s, seat, what, verb, place)
    if verb in ACTIONS:
        return why_not_action(s, seat, what, verb, action, place)
    if verb == "pass":
        return Reason("cannot_decline")
    if verb == "end_turn":
        return Reason("answer_first")
    if verb in ANSWER_TO and ANSWER_TO[verb] == what:
        return why_not_answer(s, seat, verb, place)
    if verb == "discard":
        if what == pending.TOO_MANY:
            return Reason("not_stored", {"hex": HEX_IDS[place]})
        return Reason("only_for_room")
    if verb == "load" and what == pending.SECOND_DEPOT:
        beside = (place - s.stack[-2]) % DEPOTS in (1, DEPOTS - 1)
        if beside:
            return Reason("no_goods_there", {"depot": place + 1})
        return Reason("not_adjacent_depot", {"depot": place + 1})
    return Reason("not_now")


def why_not_action(s: BurgundyState, seat: int, what: int, verb: str, action: int, place: int) -> Reason:
    if what == pending.SETTLE and verb == "take":
        return why_not_settle(s, seat, 14, action, place % HEXES_OF_DEPOT)
    if what not in MENUS and what != EFFECTS.get(verb):
        return Reason("answer_first")
    if what == pending.TURN and not s.unused:
        return Reason("no_dice_left")
    if verb == "take":
        return why_not_take(s, seat, what, action, place)
    if verb == "sell":
        if not s.goods[seat * GOODS + place]:
            return Reason("no_goods", {"goods": GOODS_IDS[place]})
        return needs_workers(s, seat, action, 0)
    kind = place
    if kind not in (s.stored[seat] if verb == "place" else common_of(s, seat)):
        return Reason("not_stored", {"hex": HEX_IDS[kind]})
    if kind >= DOUBLE:
        if what == pending.PLACE_MORE:
            return Reason("duchy_only")
        vineyard = bits(open_spaces(s, seat))
        if not vineyard:
            return nowhere(s, seat, kind)
        needs = min(turn.fewest_workers(s, seat, PLANT + space * COLOURS, kind) for space in vineyard)
        return Reason("needs_workers", {"needs": needs, "workers": s.workers[seat]})
    spaces = fitting(s, seat, kind)
    return cheapest_space(s, seat, kind, spaces) if spaces else nowhere(s, seat, kind)


def nowhere(s: BurgundyState, seat: int, kind: int) -> Reason:
    """Why no space fits: each that would do otherwise lies in a city or area that has such a hex, or there is none."""
    type = TYPE_OF[kind]
    if type in (CITIES, INNS):
        near = s.reach[seat] & ~s.covered[seat]
        if near & (s.duchy(seat).by_type[CITIES] if type == CITIES else s.duchy(seat).all_spaces):
            reasons = [why_not_there(s, seat, kind, space) for space in bits(near)]
            twice = [one for one in reasons if one.code in ("building_twice", "inn_twice")]
            if twice and not any(one.code == "not_connected" for one in reasons):
                return twice[0]
    return Reason("nowhere_to_place", {"hex": HEX_IDS[kind]})


def cheapest_space(s: BurgundyState, seat: int, kind: int, spaces: int) -> Reason:
    """How many workers the space takes that is easiest to reach."""
    needs = [
        turn.fewest_workers(s, seat, AT + space, kind)
        for space in range(s.duchy(seat).spaces)
        if spaces >> space & 1
    ]
    return Reason("needs_workers", {"needs": min(needs), "workers": s.workers[seat]})


def why_not_take(s: BurgundyState, seat: int, what: int, action: int, place: int) -> Reason:
    depot, kind = divmod(place, HEXES_OF_DEPOT)
    if kind + 1 not in s.depots[depot * SLOTS : depot * SLOTS + SLOTS]:
        return Reason("not_in_depot", {"hex": HEX_IDS[kind], "depot": depot + 1})
    if what == pending.TAKE_MORE:
        return Reason("not_that_sort", {"hex": HEX_IDS[kind]})
    return needs_workers(s, seat, action, kind)


def needs_workers(s: BurgundyState, seat: int, action: int, kind: int) -> Reason:
    needs = turn.fewest_workers(s, seat, action, kind)
    return Reason("needs_workers", {"needs": needs, "workers": s.workers[seat]})


def why_not_aside(s: BurgundyState, seat: int, what: int, verb: str, place: int) -> Reason:
    wanted = {"recruit": 28, "commission": 6}.get(verb, 0)
    if wanted and not has_monastery(s, seat, wanted):
        return Reason("no_monastery", {"hex": f"monastery_{wanted}"})
    if verb == "copy":
        return why_not_copy(s, seat, place)
    if verb in ("buy", "commission") and s.seat != seat:
        return Reason("own_turn_only")
    if what not in WITH_ASIDES:
        return Reason("answer_first")
    if verb == "buy":
        return why_not_buy(s, seat, place)
    if verb == "recruit":
        return Reason("needs_silver", {"needs": 1, "silver": s.silver[seat]})
    if s.used & USED_COMMISSION:
        return Reason("used_already", {"hex": "monastery_6"})
    depot, building = divmod(place, BUILDINGS)
    kind = MARKET + building
    if kind + 1 not in s.depots[depot * SLOTS : depot * SLOTS + SLOTS]:
        return Reason("not_in_depot", {"hex": HEX_IDS[kind], "depot": depot + 1})
    return Reason("needs_workers", {"needs": taking.COMMISSION_WORKERS, "workers": s.workers[seat]})


def why_not_copy(s: BurgundyState, seat: int, other: int) -> Reason:
    if not has_shield(s, seat, 6):
        return Reason("no_shield", {"shield": 6})
    if other == seat:
        return Reason("not_oneself")
    if s.copied[seat] != NOBODY:
        return Reason("shield_used", {"shield": 6})
    return Reason("not_offered") if other >= s.box.participants else Reason("answer_first")


def why_not_recover(s: BurgundyState, seat: int, what: int) -> Reason:
    if not s.box.connection:
        return Reason("not_agreed")
    if what != pending.TURN:
        return Reason("answer_first")
    if s.unused != 3:
        return Reason("needs_both_dice")
    if not s.lost_castles:
        return Reason("no_lost_castle")
    return Reason("needs_points", {"needs": taking.RECOVERY_POINTS, "points": s.points[seat]})


def why_not_vines(s: BurgundyState, seat: int, what: int, verb: str, place: int, action: int) -> Reason:
    """The actions of vineyards."""
    if not s.vines:
        return Reason("not_now")
    if verb == "take_vines":
        if place >= len(s.vine_depot) or not s.vine_depot[place]:
            return Reason("no_vines_there", {"slot": place + 1})
        if what not in MENUS:
            return Reason("answer_first")
        if what == pending.TURN and not s.unused:
            return Reason("no_dice_left")
        return needs_workers(s, seat, action, s.vine_depot[place] - 1)
    if verb == "plant" and what == pending.WHERE and s.stack[-2] >= DOUBLE:
        space, left = divmod(place, COLOURS)
        if left not in COLOURS_OF[s.stack[-2] - DOUBLE]:
            return Reason("no_such_vine", {"hex": HEX_IDS[s.stack[-2]], "colour": VINE_IDS[left]})
        if s.planted[seat] >> space & 1:
            return Reason("space_covered", {"space": space + 1})
        if not open_spaces(s, seat) >> space & 1:
            return Reason("vines_not_adjacent") if s.planted[seat] else Reason("bottom_first")
        return needs_workers(s, seat, action, s.stack[-2])
    if verb == "use_icon" and what == pending.VINE_BONUS:
        space, left = s.stack[-2:]
        if place not in ICONS[space]:
            return Reason("icon_elsewhere", {"space": space + 1})
        if any(ICONS[space][at] == place for at in bits(left)):
            return Reason("nothing_for_it")
        return Reason("icon_used")
    if verb == "take_vine_tile" and what == pending.VINE_TILE:
        return Reason("no_vine_tile", {"colour": VINE_IDS[place]})
    return Reason("not_now")


def why_not_shield(s: BurgundyState, seat: int, what: int, verb: str, place: int) -> Reason:
    """What shields allow, and what has to be there for it."""
    if verb == "take_shield":
        return why_not_take_shield(s, seat, what, place + 1)
    if verb == "pay_tribute":
        if not has_shield(s, seat, place // 2 + 1):
            return Reason("no_shield", {"shield": place // 2 + 1})
        if what != pending.TRIBUTE:
            return Reason("not_now")
        if s.stack[-2] >> (place // 2 + 1) & 1:
            return Reason("paid_already")
        if place % 2:
            if not s.stack[-2] >> 3 & 1:
                return Reason("needs_shield_3")
            return Reason("needs_workers", {"needs": 1, "workers": s.workers[seat]})
        return Reason("needs_silver", {"needs": 1, "silver": s.silver[seat]})
    if verb == "take_black" and what == pending.COLOUR_REWARD:
        lies_there = place + 1 in s.black or (place == INN and s.inns > 0)
        if lies_there:
            return Reason("nowhere_to_place", {"hex": HEX_IDS[place]})
        return Reason("not_in_black_depot", {"hex": HEX_IDS[place]})
    if verb == "take_black" and what == pending.VINE_BLACK:
        return Reason("not_in_black_depot", {"hex": HEX_IDS[place]})
    wanted = {"turn_die": 16, "gather": 5, "take_black": 15}[verb]
    if not has_shield(s, seat, wanted):
        return Reason("no_shield", {"shield": wanted})
    if verb == "turn_die":
        return why_not_turn_die(s, seat, what, place)
    if verb == "gather" and what in SHIP_QUESTIONS:
        return why_not_gather(s, place)
    if what == pending.SETTLE:
        return why_not_settle(s, seat, 15, TAKE_BLACK + place, place)
    return Reason("not_now")


def why_not_turn_die(s: BurgundyState, seat: int, what: int, place: int) -> Reason:
    die, value = divmod(place, 6)
    if s.seat != seat:
        return Reason("own_turn_only")
    if s.used & USED_SHIELD_16:
        return Reason("shield_used", {"shield": 16})
    if not s.unused >> die & 1:
        return Reason("die_used", {"die": die + 1})
    if s.dice[seat * 2 + die] == value + 1:
        return Reason("die_shows_it", {"die": die + 1, "value": value + 1})
    return Reason("answer_first")


def why_not_gather(s: BurgundyState, type: int) -> Reason:
    if s.used & USED_FLEET:
        return Reason("shield_used", {"shield": 5})
    if not any(s.depot_goods[type::GOODS]):
        return Reason("goods_nowhere", {"goods": GOODS_IDS[type]})
    return Reason("no_room_for_goods", {"goods": GOODS_IDS[type]})


def why_not_settle(s: BurgundyState, seat: int, shield: int, action: int, kind: int) -> Reason:
    """Shields 14 and 15: whether they are there and have acted, whether the hex lies there, and whether it fits."""
    if not has_shield(s, seat, shield):
        return Reason("no_shield", {"shield": shield})
    if s.stack[-2] & (FROM_DEPOTS if shield == 14 else FROM_BLACK):
        return Reason("shield_used", {"shield": shield})
    if shield == 14 and action not in taking.takeable(s, taking.ALL_DEPOTS, ALL_TYPES):
        depot = (action - TAKE) // HEXES_OF_DEPOT
        return Reason("not_in_depot", {"hex": HEX_IDS[kind], "depot": depot + 1})
    if shield == 15 and action not in taking.black_hexes(s):
        return Reason("not_in_black_depot", {"hex": HEX_IDS[kind]})
    return nowhere(s, seat, kind)


def why_not_take_shield(s: BurgundyState, seat: int, what: int, shield: int) -> Reason:
    depot = shields.depot_of(s, shield)
    if depot < 0:
        return Reason("no_shield_there", {"shield": shield})
    if what == pending.EXTRA_ACTION and not has_shield(s, seat, 11):
        return Reason("no_shield", {"shield": 11})
    if what != pending.TURN:
        return Reason("not_now") if what in MENUS else Reason("answer_first")
    if s.unused != 3:
        return Reason("needs_both_dice")
    needs = shields.pair_cost(s, seat, depot + 1)
    return Reason("needs_workers", {"needs": needs, "workers": s.workers[seat]})


def why_not_buy(s: BurgundyState, seat: int, kind: int) -> Reason:
    lies_there = s.inns > 0 if kind == INN else kind + 1 in s.black or kind + 1 in s.shop
    if not lies_there:
        return Reason("not_in_black_depot", {"hex": HEX_IDS[kind]})
    if s.bought:
        return Reason("bought_already")
    return Reason("needs_silver", {"needs": taking.PRICE, "silver": s.silver[seat]})


def why_not_answer(s: BurgundyState, seat: int, verb: str, place: int) -> Reason:
    """The question is this one, but not this answer to it."""
    if verb == "at":
        return why_not_there(s, seat, s.stack[-2], place)
    if verb == "start_castle":
        if place >= s.duchy(seat).spaces:
            return Reason("no_such_space", {"space": place + 1})
        return Reason("not_castle_space", {"space": place + 1})
    if verb == "put_shield":
        return Reason("no_castle_there", {"space": place + 1})
    if verb in ("discard", "discard_shared"):
        return Reason("not_stored", {"hex": HEX_IDS[place]})
    if verb == "use_die":
        chosen, kind = s.stack[-2:]
        return needs_workers(s, seat, chosen, kind)
    if s.box.solo:
        return why_not_alone(s, seat, verb, place)
    return Reason("not_offered")


def why_not_alone(s: BurgundyState, seat: int, verb: str, place: int) -> Reason:
    """What the solo game asks."""
    if verb == "buy_points" and s.points[seat] + place < s.target:
        return Reason("needs_silver", {"needs": place + 1, "silver": s.silver[seat]})
    if verb == "buy_points":
        return Reason("beyond_target", {"target": s.target})
    if verb == "exchange":
        return Reason("not_in_black_depot", {"hex": HEX_IDS[place]})
    if verb == "pay_goods":
        return Reason("no_goods", {"goods": GOODS_IDS[place]})
    return Reason("part_not_due")


def why_not_there(s: BurgundyState, seat: int, kind: int, space: int) -> Reason:
    duchy = s.duchy(seat)
    if space >= duchy.spaces:
        return Reason("no_such_space", {"space": space + 1})
    type = TYPE_OF[kind]
    if s.covered[seat] >> space & 1:
        return Reason("space_covered", {"space": space + 1})
    if type not in (INNS, WILDS) and duchy.types[space] != type:
        return Reason("space_colour", {"type": TYPE_IDS[duchy.types[space]]})
    anywhere = has_shield(s, seat, 18)
    if not s.reach[seat] >> space & 1 and not anywhere:
        return Reason("space_not_adjacent", {"space": space + 1})
    if s.box.connection and not anywhere and type != CASTLES and not connected(s, seat) >> space & 1:
        return Reason("not_connected", {"space": space + 1})
    if not fitting(s, seat, kind) >> space & 1:
        return Reason("inn_twice") if type == INNS else Reason("building_twice", {"hex": HEX_IDS[kind]})
    return Reason(
        "needs_workers",
        {"needs": turn.fewest_workers(s, seat, AT + space, kind), "workers": s.workers[seat]},
    )
