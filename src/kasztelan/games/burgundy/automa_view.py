"""Châteauma as everybody sees her: her cards, her duchy, her reserve, and what she has."""

from __future__ import annotations

from typing import Any

from kasztelan.games.burgundy.rules import automa_board, scoring
from kasztelan.games.burgundy.rules.automa_board import (
    CARD_SPACES,
    ESTATE_OF,
    FIRST_OF,
    LEVEL_IDS,
    MARKED,
    MODIFIER_IDS,
    POINTS_OF,
    RESERVE_ORDER,
    SYMBOL_IDS,
    SYMBOLS_OF,
    TYPES_OF,
    WILD,
    A,
    B,
    D,
)
from kasztelan.games.burgundy.rules.duchy import bits
from kasztelan.games.burgundy.rules.kinds import GOODS, GOODS_IDS, HEX_IDS, TYPE_IDS
from kasztelan.games.burgundy.state import BurgundyState

SIDES = ("left", "right")
TILES = ("none", "large", "small")


def automa_view(s: BurgundyState) -> dict[str, Any]:
    """All of her that lies open; which hexes modifier A has hidden nobody knows."""
    her = s.box.automa
    return {
        "seat": her,
        "level": LEVEL_IDS[s.box.level],
        "modifiers": [MODIFIER_IDS[bit] for bit in bits(s.box.modifiers)],
        "board": 36 if s.box.modifiers & (A | B | D) else 35,
        "points": s.points[her],
        "scores": scoring.points_by_source(s, her),
        "silver": s.silver[her],
        "goods": counts(s.goods, her),
        "sold": counts(s.sold, her),
        "die": s.her_die or None,
        "step": s.her_step or None,
        "selected": SIDES[automa_board.selected(s)] if s.white else None,
        "cards": [card_view(s, side) for side in (0, 1)],
        "deck": len(s.deck),
        "done": s.done_cards[:],
        "in_hand": [{"hex": HEX_IDS[abs(one) - 1], "wild": one < 0} for one in s.in_hand],
        "reserve": [
            {"type": TYPE_IDS[type], "hexes": [HEX_IDS[kind] for kind in s.reserve[type]]}
            for type in RESERVE_ORDER
        ],
        "wild": [HEX_IDS[kind] for kind in s.reserve[WILD]],
        "duchy": {TYPE_IDS[type]: estate_view(s, type) for type in range(6)},
        "piled": [HEX_IDS[kind] for kind in s.piled],
        "bonus_tiles": [
            {"type": "posts" if type == 6 else TYPE_IDS[type], "tile": TILES[s.tiles[her * 7 + type]]}
            for type in range(7)
            if s.tiles[her * 7 + type]
        ],
        "posts": s.joined[her],
        "shields": s.carried[her][:],
        "doubles": [HEX_IDS[kind] for kind in s.doubles],
    }


def card_view(s: BurgundyState, side: int) -> dict[str, Any] | None:
    """A card with what lies on its spaces, in reading order; what it is worth at the level agreed upon."""
    card = s.cards[side]
    if not card:
        return None
    first = side * CARD_SPACES
    spaces = []
    for space, type in enumerate(TYPES_OF[card]):
        lying = s.card_hexes[first + space]
        spaces.append(
            {
                "type": TYPE_IDS[type],
                "symbol": SYMBOL_IDS[SYMBOLS_OF[card][space]] or None,
                "hex": HEX_IDS[abs(lying) - 1] if lying else None,
                "wild": lying < 0,
            }
        )
    return {
        "card": card,
        "points": POINTS_OF[card][s.box.level],
        "spaces": spaces,
        "post": bool(s.box.posts) and automa_board.HAS_POST[card],
        "shield": bool(s.box.shields) and automa_board.HAS_SHIELD[card],
    }


def estate_view(s: BurgundyState, type: int) -> list[dict[str, Any]]:
    """The spaces of a colour: what lies there, whether it is covered, and whether it brings an extra action."""
    found = []
    for place in range(FIRST_OF[type], FIRST_OF[type] + ESTATE_OF[type]):
        lying = s.estate[place]
        extra = bool(s.box.modifiers & D) and place in MARKED[3]
        hex = HEX_IDS[lying - 1] if lying > 0 else None
        found.append({"hex": hex, "covered": lying != 0, "extra": extra})
    return found


def counts(goods: list[int], seat: int) -> dict[str, int]:
    return {
        GOODS_IDS[type]: goods[seat * GOODS + type] for type in range(GOODS) if goods[seat * GOODS + type]
    }
