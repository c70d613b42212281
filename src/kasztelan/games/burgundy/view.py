"""The table as it lies open, and what is being asked; nobody has secrets in this game."""

from __future__ import annotations

from typing import Any, Final

from kasztelan.core.state import NATURE, RULES
from kasztelan.games.burgundy.actions import (
    AT,
    END_TURN,
    HEXES_OF_DEPOT,
    PLANT,
    SELL,
    TAKE,
    TAKE_VINES,
    TAKE_WORKERS,
)
from kasztelan.games.burgundy.automa_view import SIDES, automa_view, counts
from kasztelan.games.burgundy.rules import pending, scoring
from kasztelan.games.burgundy.rules.areas import PHASE_BONUS
from kasztelan.games.burgundy.rules.dice import has_shield
from kasztelan.games.burgundy.rules.duchy import bits
from kasztelan.games.burgundy.rules.kinds import (
    DEPOTS,
    GOODS,
    GOODS_IDS,
    HEX_IDS,
    ICON_IDS,
    MONASTERY,
    PHASE_IDS,
    SLOTS,
    TYPE_IDS,
    TYPE_OF,
    VINE_IDS,
)
from kasztelan.games.burgundy.rules.partners import SHARED_SPACES
from kasztelan.games.burgundy.rules.phase_end_shields import places_of
from kasztelan.games.burgundy.rules.phases import SHOP, SPACES, VINEYARD, slot_type
from kasztelan.games.burgundy.rules.taking import VINE_DEPOT, places_taken
from kasztelan.games.burgundy.rules.vineyard_board import COLOURS, ICONS, VINE_HEXES
from kasztelan.games.burgundy.state import (
    NOBODY,
    SOURCES,
    USED_COMMISSION,
    USED_SHIELD_16,
    BurgundyState,
    Duchy,
)

BAGS: Final = ("animals", "building", "monastery", "black", "vines")
TILE_TYPES: Final = (*TYPE_IDS[:6], "posts")
TILES: Final = ("none", "large", "small")


def decision(s: BurgundyState) -> dict[str, Any]:
    if not s.stack:
        return {"name": "over", "seat": None}
    what, who, x, y = s.stack[-4:]
    if who == RULES:
        return {"name": "rules", "seat": None}
    asked: dict[str, Any] = {"name": pending.NAMES[what], "seat": None if who == NATURE else who}
    return asked | facts_of_question(s, what, x, y)


def facts_of_question(s: BurgundyState, what: int, x: int, y: int) -> dict[str, Any]:
    """What belongs to the question beside its name."""
    if what in (
        pending.DRAW_BOARD,
        pending.DEAL,
        pending.DEAL_ROUTE,
        pending.ROLL,
        pending.ROLL_WHITE,
        pending.DEAL_VINE,
        pending.AUTOMA_ROLL,
    ):
        return {"other": x}
    if what == pending.DRAW_CARD:
        return {"side": SIDES[x]}
    if what == pending.REFILL:
        depot, slot = place_to_fill(s, x)
        return {"depot": depot, "slot": slot}
    if what == pending.VINE_BONUS:
        return {"space": x + 1, "icons": [ICON_IDS[ICONS[x][at]] for at in bits(y)]}
    if what == pending.VINE_TILE:
        return {"layer": x + 1}
    if what == pending.TURN:
        return {"dice": len(bits(s.unused))}
    if what == pending.WHERE:
        return {"hex": HEX_IDS[x]}
    if what in (pending.MAKE_ROOM, pending.KEEP):
        of_slot: dict[str, Any] = {"slot": x - VINE_DEPOT + 1} if x >= VINE_DEPOT else {}
        return of_slot | {
            "hex": HEX_IDS[y & 255],
            "depot": min(x + 1, VINEYARD),
            "value": y >> 8 & 15,
            "workers": y >> 20,
        }
    if what == pending.WHICH_DIE:
        return which_die(x, y)
    if what == pending.WHITE_ACTION:
        return {"value": s.white}
    if what == pending.TAKE_MORE:
        return {"hex": HEX_IDS[y]} if y >= 0 else {}
    if what == pending.DEAL_SHIELD:
        return {"depot": x + 1}
    if what == pending.SHIELD_CASTLE:
        return {"shield": x}
    if what in (pending.BUY_POINTS, pending.TARGET_ACTION):
        return {"target": s.target}
    if what == pending.NEXT_PART:
        return {"space": x + 1}
    if what == pending.PAY_GOODS:
        return {"left_to_pay": x}
    if what == pending.COUNT_CRANE:
        return {"hex": HEX_IDS[MONASTERY + x]}
    if what == pending.TRIBUTE:
        return {"paid": bits(x)}
    if what in (pending.SECOND_DEPOT, pending.SHIP_GOODS):
        return {"depot": x + 1}
    return {}


def place_to_fill(s: BurgundyState, x: int) -> tuple[int, int]:
    """Depot and slot, both from 1; 0 is the black depot, 7 and 8 are the vineyard depot and the shop."""
    if x < SPACES:
        return x // SLOTS + 1, x % SLOTS + 1
    x -= SPACES
    for depot, size in ((0, s.box.black_slots), (VINEYARD, len(s.vine_depot))):
        if x < size:
            return depot, x + 1
        x -= size
    return SHOP, x + 1


def which_die(action: int, kind: int) -> dict[str, Any]:
    """What the die is for: a hex to take or place, goods to sell, or workers."""
    if action >= PLANT:
        space, left = divmod(action - PLANT, COLOURS)
        return {"use": "plant", "hex": HEX_IDS[kind], "space": space + 1, "left": VINE_IDS[left]}
    if action >= TAKE_VINES:
        return {"use": "take_vines", "hex": HEX_IDS[kind], "slot": action - TAKE_VINES + 1}
    if action == TAKE_WORKERS:
        return {"use": "take_workers"}
    if action >= SELL:
        return {"use": "sell", "goods": GOODS_IDS[action - SELL]}
    if action >= AT:
        return {"use": "place", "hex": HEX_IDS[kind], "space": action - AT + 1}
    return {"use": "take", "hex": HEX_IDS[kind], "depot": (action - TAKE) // HEXES_OF_DEPOT + 1}


def publicly_forced(s: BurgundyState, legal: list[int]) -> bool:
    """Everything is open, so one answer is forced for all to see; but a turn is ended by its player."""
    return len(legal) == 1 and legal[0] != END_TURN


def view(s: BurgundyState, seat: int | None) -> dict[str, Any]:
    """All of it; `seat` only says whose eyes these are."""
    begun = s.round > 0
    return {
        "game": "burgundy",
        "seat": seat,
        "over": not s.stack,
        "decision": decision(s),
        "players": s.players,
        "phase": PHASE_IDS[s.phase] if all(board >= 0 for board in s.boards) else None,
        "round": s.round,
        "white": s.white or None,
        "white_holder": s.order[0] if begun else None,
        "order": s.order[:],
        "track": s.track[:],
        "waiting": [one for one in s.order if begun and not s.played >> one & 1],
        "depots": [depot_view(s, depot) for depot in range(DEPOTS)],
        "black": [hex_or_none(kind) for at, kind in enumerate(s.black) if kind or at < s.box.black_slots],
        "inns": s.inns,
        "lost_castles": s.lost_castles if s.box.connection else 0,
        "round_goods": [GOODS_IDS[one - 1] if one else None for one in s.round_goods],
        "bonus": {
            TYPE_IDS[type]: list(TILES[3 - s.bonus[type] :]) if s.bonus[type] else [] for type in range(6)
        }
        | ({"posts": list(TILES[3 - s.bonus[6] :]) if s.bonus[6] else []} if s.box.posts else {}),
        "supply": supply(s),
        "vineyard": vineyard_view(s) if s.vines else None,
        "target": s.target or None,
        "goods_left": len(s.goods_bag),
        "values": {
            "goods": s.box.price,
            "large": s.box.large,
            "small": s.box.small,
            "phase": PHASE_BONUS[s.phase],
        },
        "turn": turn_view(s),
        "boards": {
            str(number): board_view(s.box.duchies[number]) for number in sorted(set(s.boards)) if number >= 0
        },
        "teams": [team_view(s, side) for side in range(len(s.common))],
        "seats": [seat_view(s, one) for one in range(s.players)],
        "automa": automa_view(s) if s.box.automa >= 0 else None,
    }


def hex_or_none(kind: int) -> str | None:
    return HEX_IDS[kind - 1] if kind else None


def black_view(s: BurgundyState) -> list[str | None]:
    """The spaces of the black depot that are filled with this many players; a described one may hold more."""
    most = max([s.box.black_slots, *(at + 1 for at, kind in enumerate(s.black) if kind)])
    return [hex_or_none(kind) for kind in s.black[:most]]


def depot_view(s: BurgundyState, depot: int) -> dict[str, Any]:
    slots = []
    for at in range(depot * SLOTS, depot * SLOTS + SLOTS):
        type = TYPE_OF[s.depots[at] - 1] if s.depots[at] and s.box.slot_types[at] < 0 else slot_type(s, at)
        if type >= 0:
            slots.append({"type": TYPE_IDS[type], "hex": hex_or_none(s.depots[at])})
    lying = s.depot_goods[depot * GOODS : depot * GOODS + GOODS]
    goods = [GOODS_IDS[type] for type in range(GOODS) for _ in range(lying[type])]
    return {"number": depot + 1, "slots": slots, "goods": goods, "shields": s.shield_depots[depot][:]}


def supply(s: BurgundyState) -> dict[str, int]:
    """How many hexes every supply has left."""
    stacks = {TYPE_IDS[type]: s.stacks[type] for type in range(3)}
    lying = stacks | {name: len(bag) for name, bag in zip(BAGS, s.bags, strict=True)}
    lying["black"] -= s.hidden
    return lying


def turn_view(s: BurgundyState) -> dict[str, Any] | None:
    if s.seat < 0:
        return None
    return {
        "seat": s.seat,
        "bought": s.bought,
        "commissioned": bool(s.used & USED_COMMISSION),
        "turned": bool(s.used & USED_SHIELD_16),
    }


def board_view(duchy: Duchy | None) -> dict[str, Any]:
    assert duchy is not None
    spaces = [[TYPE_IDS[duchy.types[at]], duchy.numbers[at]] for at in range(duchy.spaces)]
    lengths = duchy.lengths
    firsts = [sum(lengths[:row]) for row in range(len(lengths) + 1)]
    return {
        "rows": [spaces[firsts[row] : firsts[row + 1]] for row in range(len(lengths))],
        "columns": [duchy.columns[firsts[row] : firsts[row + 1]] for row in range(len(lengths))],
        "rivers": [[one + 1, other + 1] for one, other in duchy.rivers],
    }


def seat_view(s: BurgundyState, seat: int) -> dict[str, Any]:
    known = s.boards[seat] >= 0
    size = s.box.spaces
    rolled = s.dice[seat * 2] > 0
    return {
        "duchy": s.boards[seat] if known else None,
        "hexes": [hex_or_none(kind) for kind in s.spaces[seat * size : seat * size + size]],
        "stored": [HEX_IDS[kind] for kind in s.stored[seat]],
        "storage": storage(s, seat),
        "goods": counts(s.goods, seat),
        "sold": counts(s.sold, seat),
        "silver": s.silver[seat],
        "workers": s.workers[seat],
        "dice": [die_view(s, seat, die) for die in range(2)] if rolled else [],
        "points": s.points[seat],
        "scores": scoring.points_by_source(s, seat),
        "bonus_tiles": [
            {"type": TILE_TYPES[type], "tile": TILES[s.tiles[seat * 7 + type]]}
            for type in range(7)
            if s.tiles[seat * 7 + type]
        ],
        "areas": areas_view(s, seat) if known else [],
        "posts": s.joined[seat],
        "route": route_view(s, seat) if s.box.routes else None,
        "shields": [{"space": space + 1, "shield": shield} for space, shield in places_of(s, seat)],
        "vineyard": planted_view(s, seat) if s.vines else None,
        "copies": s.copied[seat] if s.copied[seat] != NOBODY else None,
        "empty": scoring.empty_spaces(s, seat) if known else s.box.spaces,
    }


def team_view(s: BurgundyState, side: int) -> dict[str, Any]:
    """Two partners: the storage they share, and the points that are theirs together, as if it ended now."""
    return {
        "seats": [seat for seat in range(s.players) if s.box.sides[seat] == side],
        "stored": [HEX_IDS[kind] for kind in s.common[side]],
        "storage": SHARED_SPACES,
        "points": sum(s.common_earned[side * SOURCES : side * SOURCES + SOURCES]),
        "scores": scoring.team_points(s, side),
    }


def storage(s: BurgundyState, seat: int) -> int:
    """Places in storage; with shield 4 always one more than are taken."""
    return max(s.box.storage, places_taken(s, seat) + 1) if has_shield(s, seat, 4) else s.box.storage


def vineyard_view(s: BurgundyState) -> dict[str, Any]:
    """The vineyard depot with the numbers of its slots, the shop, the pool of tiles, and the colours in the game."""
    return {
        "depot": [
            {"numbers": numbers[:], "hex": hex_or_none(kind)}
            for numbers, kind in zip(s.box.vine_slots, s.vine_depot, strict=True)
        ],
        "shop": [hex_or_none(kind) for kind in s.shop],
        "pool": {VINE_IDS[colour]: s.vine_pool[colour] for colour in bits(s.vine_colours)},
    }


def planted_view(s: BurgundyState, seat: int) -> dict[str, Any]:
    first = seat * VINE_HEXES
    tiles = s.vine_tiles[seat * COLOURS : seat * COLOURS + COLOURS]
    return {
        "vines": [VINE_IDS[one - 1] if one else None for one in s.vines[first : first + VINE_HEXES]],
        "tiles": {VINE_IDS[colour]: tiles[colour] for colour in range(COLOURS) if tiles[colour]},
        "layers": [layer + 1 for layer in bits(s.layers[seat])],
    }


def route_view(s: BurgundyState, seat: int) -> dict[str, Any]:
    return {
        "tiles": [tile + 1 for tile in s.routes[seat]],
        "to_lay": [tile + 1 for tile in s.route_hands[seat]],
        "goods": [GOODS_IDS[type] for type in s.route_goods[seat]],
    }


def die_view(s: BurgundyState, seat: int, die: int) -> dict[str, Any]:
    used = bool(s.played >> seat & 1) if s.seat != seat else not s.unused >> die & 1
    return {"value": s.dice[seat * 2 + die], "used": used}


def areas_view(s: BurgundyState, seat: int) -> list[dict[str, Any]]:
    duchy = s.duchy(seat)
    found = []
    for area in duchy.areas:
        spaces = bits(area)
        covered = len(bits(area & s.covered[seat]))
        found.append(
            {
                "type": TYPE_IDS[duchy.types[spaces[0]]],
                "spaces": [space + 1 for space in spaces],
                "covered": covered,
                "done": covered == len(spaces),
            }
        )
    return found
