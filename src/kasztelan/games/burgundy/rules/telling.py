"""The events of Burgundy: all of them everybody may know; a roll or a draw is a barrier because NATURE made it."""

from __future__ import annotations

from typing import Final

from kasztelan.core.events import Kind
from kasztelan.core.state import EVERYONE
from kasztelan.games.burgundy.actions import BOARD_IDS
from kasztelan.games.burgundy.rules.kinds import GOODS_IDS, HEX_IDS, ICON_IDS, PHASE_IDS, TYPE_IDS, VINE_IDS
from kasztelan.games.burgundy.rules.pending import NAMES
from kasztelan.games.burgundy.state import BurgundyState

CAUSE_IDS: Final = (
    "action", "castle", "white_castle", "market", "carpenter", "church", "warehouse", "town_hall", "crane",
    "monastery_2", "monastery_3", "monastery_4", "monastery_5", "monastery_6", "monastery_13", "monastery_14",
    "monastery_28", "boarding_house", "bank", "watchtower", "mines", "ship", "unsold_goods", "silver", "workers",
    "set_up", "route", "shield_2", "shield_14", "shield_15", "vineyard", "monasteries", "reserve", "cards", "shields", "double_hexes", "target", "colour",
)  # fmt: skip
BY_ACTION: Final = 0
BY_CASTLE: Final = 1
BY_WHITE_CASTLE: Final = 2
BY_MARKET: Final = 3
BY_CARPENTER: Final = 4
BY_CHURCH: Final = 5
BY_WAREHOUSE: Final = 6
BY_TOWN_HALL: Final = 7
BY_CRANE: Final = 8
BY_MONASTERY_2: Final = 9
BY_MONASTERY_3: Final = 10
BY_MONASTERY_4: Final = 11
BY_MONASTERY_5: Final = 12
BY_MONASTERY_6: Final = 13
BY_MONASTERY_13: Final = 14
BY_MONASTERY_14: Final = 15
BY_MONASTERY_28: Final = 16
BY_BOARDING_HOUSE: Final = 17
BY_BANK: Final = 18
BY_WATCHTOWER: Final = 19
BY_MINES: Final = 20
BY_SHIP: Final = 21
BY_UNSOLD_GOODS: Final = 22
BY_SILVER: Final = 23
BY_WORKERS: Final = 24
BY_SET_UP: Final = 25
BY_ROUTE: Final = 26
BY_SHIELD_2: Final = 27
BY_SHIELD_14: Final = 28
BY_SHIELD_15: Final = 29
BY_VINEYARD: Final = 30
BY_MONASTERIES: Final = 31
BY_RESERVE: Final = 32
BY_CARDS: Final = 33
BY_SHIELDS: Final = 34
BY_DOUBLE_HEXES: Final = 35
BY_TARGET: Final = 36
BY_COLOUR: Final = 37

FIRST_PLAYER: Final = 0
BOARD_DRAWN: Final = 1
DUCHY_CHOSEN: Final = 2
START_CASTLE: Final = 3
GOODS_DEALT: Final = 4
WORKERS_DEALT: Final = 5
PHASE: Final = 6
CLEARED: Final = 7
FILLED: Final = 8
GOODS_TURNED: Final = 9
ROUND: Final = 10
ROLLED: Final = 11
WHITE_ROLLED: Final = 12
GOODS_PLACED: Final = 13
TURN: Final = 14
TOOK: Final = 15
BOUGHT: Final = 16
DISCARDED: Final = 17
PLACED: Final = 18
AREA_COMPLETED: Final = 19
BONUS_TILE: Final = 20
ANIMALS_SCORED: Final = 21
SOLD: Final = 22
GAINED_WORKERS: Final = 23
GAINED_SILVER: Final = 24
SPENT: Final = 25
SCORED: Final = 26
LOADED: Final = 27
MOVED_AHEAD: Final = 28
WHITE_DIE: Final = 29
PASSED: Final = 30
TURN_ENDED: Final = 31
PHASE_ENDED: Final = 32
MONASTERY_SCORED: Final = 33
GAME_OVER: Final = 34
INN_ADDED: Final = 35
POSTS_JOINED: Final = 36
RECOVERED: Final = 37
ROUTE_DEALT: Final = 38
ROUTE_LAID: Final = 39
ROUTE_COVERED: Final = 40
ROUTE_BONUS: Final = 41
SHIELD_LAID: Final = 42
TOOK_SHIELD: Final = 43
SHIELD_PUT: Final = 44
SHIELD_LOST: Final = 45
COPIED: Final = 46
DIE_TURNED: Final = 47
TRIBUTE_PAID: Final = 48
GATHERED: Final = 49
TOOK_BLACK: Final = 50
SHIELD_SCORED: Final = 51
VINE_REMOVED: Final = 52
VINE_DEALT: Final = 53
TOOK_VINES: Final = 54
TOOK_SHOP: Final = 55
PLANTED: Final = 56
VINE_TILE: Final = 57
VINES_SCORED: Final = 58
AUTOMA_BEGAN: Final = 59
AUTOMA_CARD: Final = 60
AUTOMA_SELECTED: Final = 61
AUTOMA_ROLLED: Final = 62
AUTOMA_DOES: Final = 63
AUTOMA_MISSES: Final = 64
AUTOMA_PLACED: Final = 65
AUTOMA_RESERVED: Final = 66
AUTOMA_COMPLETED: Final = 67
AUTOMA_MOVED: Final = 68
AUTOMA_HIDDEN: Final = 69
AUTOMA_SLID: Final = 70
AUTOMA_POSTS: Final = 71
AUTOMA_SHIELD: Final = 72
AUTOMA_VINES: Final = 73
KEPT_IN_COMMON: Final = 74
TEAM_SCORED: Final = 75
TEAM_MONASTERY: Final = 76
DISCARDED_SHARED: Final = 77
PLACED_SHARED: Final = 78
HEX_REMOVED: Final = 79
GOODS_CLEARED: Final = 80
GOODS_PAID: Final = 81
POINTS_BOUGHT: Final = 82
TARGET_REACHED: Final = 83
TOOK_FACE_DOWN: Final = 84

AUTOMA_RULES: Final = (
    "BUR-CHAT-3", "BUR-CHAT-4", "BUR-CHAT-6",
    "BUR-SEEK-1", "BUR-SEEK-3", "BUR-SEEK-4", "BUR-SEEK-5", "BUR-SEEK-6", "BUR-SEEK-7",
    "BUR-GIFT-1", "BUR-GIFT-2", "BUR-GIFT-3", "BUR-GIFT-4", "BUR-GIFT-5", "BUR-GIFT-6", "BUR-GIFT-7", "BUR-GIFT-8",
    "BUR-GIFT-10", "BUR-CARD-1", "BUR-CARD-2", "BUR-CARD-3", "BUR-CARD-4", "BUR-CARD-6", "BUR-CARD-7",
    "BUR-MOD-1", "BUR-MOD-2", "BUR-MOD-4",
    "BUR-WITH-1", "BUR-WITH-2", "BUR-WITH-3", "BUR-WITH-5", "BUR-WITH-6", "BUR-WITH-7", "BUR-WITH-9", "BUR-WITH-10",
)  # fmt: skip
"""The rules by which Châteauma does what she does."""

# Where a hex comes from that she places or keeps.
FROM_IDS: Final = ("depot", "reserve", "wild", "black", "supply")
FROM_DEPOT: Final = 0
FROM_RESERVE: Final = 1
FROM_WILD: Final = 2
FROM_BLACK: Final = 3
FROM_SUPPLY: Final = 4
SIDE_IDS: Final = ("left", "right")

_SEAT: Final = ("seat", None)
_HEX: Final = ("hex", HEX_IDS)
_GOODS: Final = ("goods", GOODS_IDS)
_DEPOT: Final = ("depot", None)
_SPACE: Final = ("space", None)
_VALUE: Final = ("value", None)
_WORKERS: Final = ("workers", None)
_SILVER: Final = ("silver", None)
_POINTS: Final = ("points", None)
_COUNT: Final = ("count", None)
_WHY: Final = ("why", CAUSE_IDS)
_SHIELD: Final = ("shield", None)
_COLOUR: Final = ("colour", VINE_IDS)
_PHASE: Final = ("phase", PHASE_IDS)
_TYPE: Final = ("type", (*TYPE_IDS[:6], "posts"))
_RULE: Final = ("rule", AUTOMA_RULES)
_CARD: Final = ("card", None)
_SIDE: Final = ("side", SIDE_IDS)
_FROM: Final = ("from", FROM_IDS)
_STEP: Final = ("step", None)

KINDS: Final[list[Kind]] = [
    Kind("first_player", [_SEAT], barrier=True),
    Kind("board_drawn", [_SEAT, ("board", BOARD_IDS)], barrier=True),
    Kind("duchy_chosen", [_SEAT, ("duchy", None)]),
    Kind("start_castle", [_SEAT, _SPACE]),
    Kind("goods_dealt", [_SEAT, _GOODS], barrier=True),
    Kind("workers_dealt", [_SEAT, _WORKERS, _SILVER]),
    Kind("phase", [_PHASE]),
    Kind("cleared", [_COUNT]),
    Kind("filled", [_DEPOT, ("slot", None), _HEX], barrier=True),
    Kind("goods_turned", [("round", None), _GOODS], barrier=True),
    Kind("round", [_PHASE, ("round", None), _SEAT]),
    Kind("rolled", [_SEAT, ("first", None), ("second", None)], barrier=True),
    Kind("white_rolled", [_SEAT, _VALUE], barrier=True),
    Kind("goods_placed", [_GOODS, _DEPOT]),
    Kind("turn", [_SEAT]),
    Kind("took", [_SEAT, _HEX, _DEPOT, _VALUE, _WORKERS, _WHY]),
    Kind("bought", [_SEAT, _HEX, _SILVER]),
    Kind("discarded", [_SEAT, _HEX]),
    Kind("placed", [_SEAT, _HEX, _SPACE, _VALUE, _WORKERS, _WHY]),
    Kind("area_completed", [_SEAT, _TYPE, _SPACE, ("size", None), _POINTS, ("bonus", None)]),
    Kind("bonus_tile", [_SEAT, _TYPE, ("tile", ("none", "large", "small")), _POINTS]),
    Kind("animals_scored", [_SEAT, _HEX, _POINTS, _COUNT]),
    Kind("sold", [_SEAT, _GOODS, _COUNT, _POINTS, _SILVER, _VALUE, _WORKERS, _WHY]),
    Kind("gained_workers", [_SEAT, _WORKERS, _VALUE, _WHY]),
    Kind("gained_silver", [_SEAT, _SILVER, _WHY]),
    Kind("spent", [_SEAT, _WORKERS, _SILVER, _WHY]),
    Kind("scored", [_SEAT, _POINTS, _WHY]),
    Kind("loaded", [_SEAT, _DEPOT, ("goods*", GOODS_IDS)]),
    Kind("moved_ahead", [_SEAT, ("place", None)]),
    Kind("white_die", [_SEAT]),
    Kind("passed", [_SEAT, ("decision", NAMES)]),
    Kind("turn_ended", [_SEAT]),
    Kind("phase_ended", [_PHASE]),
    Kind("monastery_scored", [_SEAT, _HEX, _POINTS]),
    Kind("game_over", [("reason", ("phases", "filled", "not_filled"))]),
    Kind("inn_added", [_COUNT]),
    Kind("posts_joined", [_SEAT, _COUNT, _POINTS]),
    Kind("recovered", [_SEAT, _HEX, _POINTS]),
    Kind("route_dealt", [_SEAT, ("route", None)], barrier=True),
    Kind("route_laid", [_SEAT, ("route", None), ("place", None)]),
    Kind("route_covered", [_SEAT, _GOODS, ("place", None)]),
    Kind("route_bonus", [_SEAT, _GOODS, ("place", None), ("icon", ICON_IDS)]),
    Kind("shield_laid", [_SHIELD, _DEPOT], barrier=True),
    Kind("took_shield", [_SEAT, _SHIELD, _DEPOT, _WORKERS, _WHY]),
    Kind("shield_put", [_SEAT, _SHIELD, _SPACE]),
    Kind("shield_lost", [_SEAT, _SHIELD]),
    Kind("copied", [_SEAT, ("other", None)]),
    Kind("die_turned", [_SEAT, ("die", None), _VALUE]),
    Kind("tribute_paid", [_SEAT, _SHIELD, _SILVER, _WORKERS]),
    Kind("gathered", [_SEAT, _GOODS, _COUNT]),
    Kind("took_black", [_SEAT, _HEX, _WHY]),
    Kind("shield_scored", [_SEAT, _SHIELD, _POINTS]),
    Kind("vine_removed", [_COLOUR], barrier=True),
    Kind("vine_dealt", [_SEAT, _COLOUR], barrier=True),
    Kind("took_vines", [_SEAT, _HEX, ("slot", None), _VALUE, _WORKERS, _WHY]),
    Kind("took_shop", [_SEAT, _HEX, _SILVER, _WHY]),
    Kind("planted", [_SEAT, _HEX, _SPACE, ("left", VINE_IDS), _VALUE, _WORKERS, _WHY]),
    Kind("vine_tile", [_SEAT, _COLOUR, ("layer", None)]),
    Kind("vines_scored", [_SEAT, _COLOUR, ("size", None), _POINTS]),
    Kind("automa_began", [_SEAT, _SILVER, _RULE, ("goods*", GOODS_IDS)]),
    Kind("automa_card", [_SEAT, _CARD, _SIDE, _RULE], barrier=True),
    Kind("automa_selected", [_SEAT, _CARD, _SIDE, _RULE]),
    Kind("automa_rolled", [_SEAT, _VALUE, _RULE], barrier=True),
    Kind("automa_does", [_SEAT, _STEP, _RULE]),
    Kind("automa_misses", [_SEAT, _STEP, _RULE]),
    Kind("automa_placed", [_SEAT, _HEX, _FROM, _DEPOT, _CARD, _SPACE, _RULE]),
    Kind("automa_reserved", [_SEAT, _HEX, _FROM, _DEPOT, ("wild", (False, True)), _SILVER, _RULE]),
    Kind("automa_completed", [_SEAT, _CARD, _POINTS, _RULE]),
    Kind("automa_moved", [_SEAT, _HEX, _SPACE, _RULE]),
    Kind("automa_hidden", [_SEAT, _TYPE, _SPACE, _RULE]),
    Kind("automa_slid", [_SEAT, _CARD, _RULE]),
    Kind("automa_posts", [_SEAT, _POINTS, _RULE]),
    Kind("automa_shield", [_SEAT, _SHIELD, _DEPOT, _RULE]),
    Kind("automa_vines", [_SEAT, _HEX, ("slot", None), _SILVER, _RULE]),
    Kind("kept_in_common", [_SEAT, _HEX]),
    Kind("team_scored", [_SEAT, _POINTS, _WHY]),
    Kind("team_monastery", [_SEAT, _HEX, _POINTS]),
    Kind("discarded_shared", [_SEAT, _HEX]),
    Kind("placed_shared", [_SEAT, _HEX]),
    Kind("hex_removed", [_HEX, _DEPOT]),
    Kind("goods_cleared", [_COUNT]),
    Kind("goods_paid", [_SEAT, _GOODS, _COUNT]),
    Kind("points_bought", [_SEAT, _POINTS, _SILVER]),
    Kind("target_reached", [_SEAT, _POINTS, ("target", None)]),
    Kind("took_face_down", [_SEAT, _HEX]),
]


def rule_told(rule: str) -> int:
    """A rule as events carry it."""
    return AUTOMA_RULES.index(rule)


def tell(s: BurgundyState, code: int, told: tuple[int, ...]) -> None:
    """Takes down what happened, if somebody keeps note."""
    tape = s.tape
    if tape is not None:
        tape.append((code, EVERYONE, told, ()))
