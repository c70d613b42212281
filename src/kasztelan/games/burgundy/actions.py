"""What can be decided in Burgundy, by NATURE and by a seat."""

from __future__ import annotations

from typing import Final

from kasztelan.core.actions import Codec, Field
from kasztelan.games.burgundy.rules.kinds import (
    ANIMAL_IDS,
    BUILDING_IDS,
    GOODS_IDS,
    HEX_IDS,
    ICON_IDS,
    KINDS,
    SHIELD_COUNT,
    VINE_IDS,
)

MOST_SEATS: Final = 4
MOST_SPACES: Final = 65
"""Spaces of the largest duchy."""
MOST_DUCHIES: Final = 34
MOST_POINTS: Final = 40
"""Points that can be bought at once."""
BOARD_IDS: Final = tuple(f"{number}-{number + 1}" for number in range(1, 31, 2))
IMITATED: Final = (*BUILDING_IDS[:8], "white_castle")

_SEAT: Final = Field("seat", tuple(range(MOST_SEATS)))
_HEX: Final = Field("hex", HEX_IDS)
_SINGLE: Final = Field("hex", HEX_IDS[:KINDS])
_VINE: Final = Field("colour", VINE_IDS)
_GOODS: Final = Field("goods", GOODS_IDS)
_DEPOT: Final = Field("depot", (1, 2, 3, 4, 5, 6))
_SPACE: Final = Field("space", tuple(range(1, MOST_SPACES + 1)))
_ROUTE: Final = Field("route", tuple(range(1, 13)))
_SHIELD: Final = Field("shield", tuple(range(1, SHIELD_COUNT + 1)))
_PIPS: Final = (1, 2, 3, 4, 5, 6)
_CARD: Final = Field("card", tuple(range(1, 18)))

CODEC: Final = Codec(
    [
        # NATURE's
        ("begin", [_SEAT]),
        ("draw_board", [Field("board", BOARD_IDS)]),
        ("deal", [_GOODS]),
        ("draw", [_HEX]),
        ("roll", [Field("first", _PIPS), Field("second", _PIPS)]),
        ("roll_white", [Field("value", _PIPS)]),
        # the seats'
        ("choose_duchy", [Field("duchy", tuple(range(1, MOST_DUCHIES + 1)))]),
        ("start_castle", [_SPACE]),
        ("take", [_DEPOT, _SINGLE]),
        ("place", [_HEX]),
        ("at", [_SPACE]),
        ("use_die", [Field("die", (1, 2))]),
        ("sell", [_GOODS]),
        ("take_workers", []),
        ("buy", [_HEX]),
        ("commission", [_DEPOT, Field("hex", BUILDING_IDS)]),
        ("recruit", []),
        ("recover", []),
        ("discard", [_HEX]),
        ("load", [_DEPOT]),
        ("keep_goods", [_GOODS]),
        ("imitate", [Field("building", IMITATED)]),
        ("count_animal", [Field("animal", ANIMAL_IDS)]),
        # trade routes
        ("deal_route", [_ROUTE]),
        ("lay_route", [_ROUTE]),
        # shields
        ("deal_shield", [_SHIELD]),
        ("take_shield", [_SHIELD]),
        ("put_shield", [_SPACE]),
        ("copy", [Field("other", tuple(range(MOST_SEATS)))]),
        ("turn_die", [Field("die", (1, 2)), Field("value", _PIPS)]),
        ("pay_tribute", [_SHIELD, Field("pay", ("silver", "worker"))]),
        ("gather", [_GOODS]),
        ("take_black", [_HEX]),
        # vineyards
        ("take_vines", [Field("slot", (1, 2, 3, 4, 5, 6))]),
        ("plant", [Field("space", tuple(range(1, 13))), Field("left", VINE_IDS)]),
        ("use_icon", [Field("icon", ICON_IDS)]),
        ("take_vine_tile", [_VINE]),
        ("remove_vine", [_VINE]),
        ("deal_vine", [_VINE]),
        # Châteauma's
        ("draw_card", [_CARD]),
        ("automa_roll", [Field("value", _PIPS)]),
        # the team game
        ("place_shared", [_SINGLE]),
        ("discard_shared", [_SINGLE]),
        ("keep", [Field("storage", ("own", "shared"))]),
        # the solo game
        ("buy_points", [Field("points", tuple(range(1, MOST_POINTS + 1)))]),
        ("exchange", [_SINGLE]),
        ("pay_goods", [_GOODS]),
        ("next_part", [Field("part", ("area", "colour", "effect"))]),
        ("count_crane", []),
        # what comes last wherever it is offered
        ("pass", []),
        ("end_turn", []),
    ]
)

VERBS: Final[tuple[str, ...]] = tuple(CODEC.first)
FIRST: Final[list[int]] = [CODEC.first[verb] for verb in VERBS]
VERB_OF: Final[list[int]] = [VERBS.index(verb) for verb in CODEC.verb_of]
"""For each action the place of its verb in `VERBS`."""


def _first(verb: str) -> int:
    return CODEC.first[verb]


BEGIN: Final[int] = _first("begin")
DRAW_BOARD: Final[int] = _first("draw_board")
DEAL: Final[int] = _first("deal")
DRAW: Final[int] = _first("draw")
ROLL: Final[int] = _first("roll")
ROLL_WHITE: Final[int] = _first("roll_white")
CHOOSE_DUCHY: Final[int] = _first("choose_duchy")
START_CASTLE: Final[int] = _first("start_castle")
TAKE: Final[int] = _first("take")
PLACE: Final[int] = _first("place")
AT: Final[int] = _first("at")
USE_DIE: Final[int] = _first("use_die")
SELL: Final[int] = _first("sell")
TAKE_WORKERS: Final[int] = _first("take_workers")
BUY: Final[int] = _first("buy")
COMMISSION: Final[int] = _first("commission")
RECRUIT: Final[int] = _first("recruit")
RECOVER: Final[int] = _first("recover")
DISCARD: Final[int] = _first("discard")
LOAD: Final[int] = _first("load")
KEEP_GOODS: Final[int] = _first("keep_goods")
IMITATE: Final[int] = _first("imitate")
COUNT_ANIMAL: Final[int] = _first("count_animal")
PASS: Final[int] = _first("pass")
END_TURN: Final[int] = _first("end_turn")
DEAL_ROUTE: Final[int] = _first("deal_route")
LAY_ROUTE: Final[int] = _first("lay_route")
DEAL_SHIELD: Final[int] = _first("deal_shield")
TAKE_SHIELD: Final[int] = _first("take_shield")
PUT_SHIELD: Final[int] = _first("put_shield")
COPY: Final[int] = _first("copy")
TURN_DIE: Final[int] = _first("turn_die")
PAY_TRIBUTE: Final[int] = _first("pay_tribute")
GATHER: Final[int] = _first("gather")
TAKE_BLACK: Final[int] = _first("take_black")
TAKE_VINES: Final[int] = _first("take_vines")
PLANT: Final[int] = _first("plant")
USE_ICON: Final[int] = _first("use_icon")
TAKE_VINE_TILE: Final[int] = _first("take_vine_tile")
REMOVE_VINE: Final[int] = _first("remove_vine")
DEAL_VINE: Final[int] = _first("deal_vine")
DRAW_CARD: Final[int] = _first("draw_card")
AUTOMA_ROLL: Final[int] = _first("automa_roll")
PLACE_SHARED: Final[int] = _first("place_shared")
DISCARD_SHARED: Final[int] = _first("discard_shared")
KEEP: Final[int] = _first("keep")
BUY_POINTS: Final[int] = _first("buy_points")
EXCHANGE: Final[int] = _first("exchange")
PAY_GOODS: Final[int] = _first("pay_goods")
NEXT_PART: Final[int] = _first("next_part")
COUNT_CRANE: Final[int] = _first("count_crane")

HEXES_OF_DEPOT: Final[int] = KINDS
"""The stretch of one depot in the verb `take`."""
