"""Everything that can lie on the stack, and what its two facts mean."""

from __future__ import annotations

from typing import Final

# NATURE's
FIRST_PLAYER: Final = 0
DRAW_BOARD: Final = 1
"""x: whose."""
DEAL: Final = 2
"""x: whose, y: how many are still to be dealt."""
TURN_UP: Final = 3
"""x: which round's."""
REFILL: Final = 4
"""x: which space, depot by depot, then the black ones; y: from which bag."""
ROLL: Final = 5
"""x: whose dice."""
ROLL_WHITE: Final = 6

# the seats'
CHOOSE_DUCHY: Final = 7
"""x: the board that was drawn, or -1."""
START_CASTLE: Final = 8
TURN: Final = 9
WHERE: Final = 10
"""x: the hex."""
WHICH_DIE: Final = 11
"""x: the action, y: the hex that is placed, if one is."""
MAKE_ROOM: Final = 12
"""x: the depot, 0 for the black one; y: the hex and how it is taken (`taking.packed`)."""
EXTRA_ACTION: Final = 13
"""x: 1 for a castle hex."""
WHITE_ACTION: Final = 14
TAKE_MORE: Final = 15
"""x: types as bits, y: the building."""
SELL_MORE: Final = 16
"""x: 1 for a vineyard."""
PLACE_MORE: Final = 17
"""x: 1 for a vineyard."""
SHIP_DEPOT: Final = 18
SECOND_DEPOT: Final = 19
"""x: the first."""
SHIP_GOODS: Final = 20
"""x: the depot."""
CRANE: Final = 21
GEESE: Final = 22
"""x: the space."""

DEAL_ROUTE: Final = 23
"""NATURE's. x: whose, y: how many are still to be dealt."""
LAY_ROUTE: Final = 24
DEAL_SHIELD: Final = 25
"""NATURE's. x: at which depot, y: how many are still to be laid there."""
SHIELD_CASTLE: Final = 26
"""x: the shield."""
COPY_MONASTERIES: Final = 27
"""Shield 6 has just been taken, or the game is about to be counted."""
SETTLE: Final = 28
"""x: shield 14 as 1 and 15 as 2 that have acted or been declined, y: the one that is acting."""
TRIBUTE: Final = 29
"""x: the shields that are paid for, as bits."""
TOO_MANY: Final = 30
"""Shield 4 is gone."""
FLEET: Final = 31
"""Shield 5, after the ship."""
REMOVE_VINE: Final = 32
"""NATURE's. x: how many colours are still to be taken out."""
DEAL_VINE: Final = 33
"""NATURE's. x: whose."""
VINE_BONUS: Final = 34
"""x: the double space, y: which of its two bonus actions are left, as bits."""
VINE_BLACK: Final = 35
"""A bonus action: a hex of the black depot or the shop."""
VINE_DOUBLE: Final = 36
"""A bonus action: a double hex of the vineyard depot."""
VINE_TILE: Final = 37
"""x: the layer."""

DRAW_CARD: Final = 38
"""NATURE's. x: 0 for Châteauma's left card, 1 for the right one."""
AUTOMA_ROLL: Final = 39
"""NATURE's. x: Châteauma, y: the card the hex is for, 0 or 1."""
AUTOMA_MARK: Final = 40
"""NATURE's. x: the space of her duchy, y: from which bag."""

KEEP: Final = 41
"""A partner says where a hex is kept. x and y as in `MAKE_ROOM`."""

# the solo game's
BUY_POINTS: Final = 42
TARGET_ACTION: Final = 43
COLOUR_REWARD: Final = 44
NEXT_PART: Final = 45
"""x: the space, y: the parts that are left, as bits: area, colour, effect."""
EXCHANGE: Final = 46
PAY_GOODS: Final = 47
"""x: how many are still to be paid."""
COUNT_CRANE: Final = 48
"""x: the monastery."""

# the rules' own
SETTING_UP: Final = 49
"""x: which step, y: how many have done it."""
PHASE: Final = 50
FILLING: Final = 51
"""x: the next space."""
ROUND: Final = 52
NEXT_TURN: Final = 53
AREA: Final = 54
"""x: whose, y: the space."""
COLOUR: Final = 55
EFFECT: Final = 56
SAILING: Final = 57
"""x: whose marker."""
SECOND_LOADING: Final = 58
"""x: whose, y: the first depot."""
PHASE_END: Final = 59
FINAL: Final = 60
POSTS: Final = 61
"""x: whose, y: the space."""
ROUTING: Final = 62
"""x: whose, y: the type of the goods and, times `GOODS`, how many tiles are left."""
SETTLING: Final = 63
"""x: whose, y: shield 14 as 1 and 15 as 2 that have acted."""
TRIBUTING: Final = 64
"""x: whose, y: the shields that are paid for, as bits."""
GATHERING: Final = 65
"""x: whose ship."""

VINE_BONUSES: Final = 66
"""x: whose, y: the double space times 4, and the bonus actions left, as bits."""
VINE_LAYER: Final = 67
"""x: whose, y: the double space."""

AUTOMA_SETTING_UP: Final = 68
"""x: which part."""
AUTOMA_SEEK: Final = 69
"""x: the first depot, y: the card the hex is for, -1 if none has room."""
AUTOMA_BONUS: Final = 70
"""x: the hex, y: the card it lies on."""
AUTOMA_SYMBOLS: Final = 71
"""x: Châteauma, as for all that follow."""
AUTOMA_CARDS: Final = 72
AUTOMA_MOVE: Final = 73
AUTOMA_TILES: Final = 74
AUTOMA_BUY: Final = 75
AUTOMA_END: Final = 76

GAIN: Final = 77
"""x: whose points have just grown."""
PARTS: Final = 78
"""x: whose, y: the space times 8, and the parts that are left, as bits."""
CLEARING: Final = 79
"""x: whose ship."""
PAYING: Final = 80
"""x: whose goods, y: how many are still to be paid."""
EXCHANGED: Final = 81
"""x: whose, y: the hex."""

OF_A_CASTLE: Final = 1
OF_A_VINEYARD: Final = 1

NAMES: Final[tuple[str, ...]] = (
    "first_player", "draw_board", "deal", "turn_up", "refill", "roll", "roll_white",
    "choose_duchy", "start_castle", "turn", "where", "which_die", "make_room", "extra_action", "white_action",
    "take_more", "sell_more", "place_more", "ship_depot", "second_depot", "ship_goods", "crane", "geese",
    "deal_route", "lay_route",
    "deal_shield", "shield_castle", "copy_monasteries", "settle", "tribute", "too_many", "fleet",
    "remove_vine", "deal_vine", "vine_bonus", "vine_black", "vine_double", "vine_tile",
    "draw_card", "automa_roll", "automa_mark", "keep",
    "buy_points", "target_action", "colour_reward", "next_part", "exchange", "pay_goods", "count_crane",
    "setting_up", "phase", "filling", "round", "next_turn", "area", "colour", "effect", "sailing", "second_loading",
    "phase_end", "final", "posts", "routing", "settling", "tributing", "gathering", "vine_bonuses", "vine_layer",
    "automa_setting_up", "automa_seek", "automa_bonus", "automa_symbols", "automa_cards", "automa_move", "automa_tiles",
    "automa_buy", "automa_end",
    "gain", "parts", "clearing", "paying", "exchanged",
)  # fmt: skip
