"""What Châteauma begins with (BUR-CHAT-3, BUR-CHAT-4, BUR-MOD-1, BUR-MOD-2)."""

from __future__ import annotations

from typing import Final

from kasztelan.core.state import NATURE, RULES
from kasztelan.games.burgundy.actions import DRAW
from kasztelan.games.burgundy.rules import automa_board, pending
from kasztelan.games.burgundy.rules.automa_board import (
    CARD_SPACES,
    ESTATE,
    FACE_DOWN,
    FIRST_OF,
    LEFT,
    MARKED,
    RIGHT,
    TYPES_OF,
    A,
    B,
)
from kasztelan.games.burgundy.rules.kinds import CASTLE, CASTLES, CITIES, GOODS, MINE, MINES, TYPE_OF
from kasztelan.games.burgundy.rules.telling import (
    AUTOMA_BEGAN,
    AUTOMA_HIDDEN,
    AUTOMA_MOVED,
    AUTOMA_PLACED,
    FROM_SUPPLY,
    rule_told,
    tell,
)
from kasztelan.games.burgundy.state import BEIGE, BurgundyState

# The parts of her setting up, in `AUTOMA_SETTING_UP`.
OWN_PART: Final = 0
MARKS_PART: Final = 1


def unpack(s: BurgundyState) -> None:
    """Her board and cards, empty."""
    s.cards = [0, 0]
    s.card_hexes = [0] * (2 * CARD_SPACES)
    s.deck = s.box.cards[:]
    s.reserve = [[] for _ in range(7)]
    s.estate = [0] * ESTATE


def begin(s: BurgundyState) -> None:
    """A card with a castle, what she owns, the other card, then the hexes of modifiers A and B."""
    s.push(pending.AUTOMA_SETTING_UP, RULES, MARKS_PART, 0)
    s.push(pending.DRAW_CARD, NATURE, RIGHT, 0)
    s.push(pending.AUTOMA_SETTING_UP, RULES, OWN_PART, 0)
    s.push(pending.DRAW_CARD, NATURE, LEFT, 0)


def go_on(s: BurgundyState) -> None:
    part = s.stack[-2]
    s.pop()
    if part == OWN_PART:
        give_goods(s)
        put_castle(s)
        return
    if s.box.modifiers & A:
        hide_hexes(s)
    if s.box.modifiers & B:
        s.push(pending.AUTOMA_MARK, NATURE, MARKED[1][type_place(CITIES)], BEIGE)
        for kind, type in ((CASTLE, CASTLES), (MINE, MINES)):
            s.stacks[kind] -= 1
            cover(s, kind, MARKED[1][type_place(type)])


def give_goods(s: BurgundyState) -> None:
    """One tile of each number, before any are dealt, and 1 silver."""
    her = s.box.automa
    for type in range(GOODS):
        s.goods_bag.remove(type)
        s.goods[her * GOODS + type] = 1
    s.silver[her] = 1
    tell(s, AUTOMA_BEGAN, (her, 1, rule_told("BUR-CHAT-4"), *range(GOODS)))


def type_place(type: int) -> int:
    """Which of the spaces of modifier B has this colour."""
    return [automa_board.type_at(place) for place in MARKED[1]].index(type)


def put_castle(s: BurgundyState) -> None:
    """On the first castle space of the left card; it brings nothing."""
    card = s.cards[LEFT]
    space = TYPES_OF[card].index(CASTLES)
    s.stacks[CASTLE] -= 1
    s.card_hexes[space] = CASTLE + 1
    told = (s.box.automa, CASTLE, FROM_SUPPLY, 0, card, space + 1, rule_told("BUR-CHAT-4"))
    tell(s, AUTOMA_PLACED, told)


def hide_hexes(s: BurgundyState) -> None:
    """Nobody ever sees them, so they stay in the bag and are left there when it is counted (`s.hidden`)."""
    for place in MARKED[0]:
        s.estate[place] = FACE_DOWN
        type = automa_board.type_at(place)
        tell(s, AUTOMA_HIDDEN, (s.box.automa, type, place - FIRST_OF[type] + 1, rule_told("BUR-MOD-1")))
    s.hidden = len(MARKED[0])


def buildings_to_draw(s: BurgundyState) -> list[int]:
    return [DRAW + kind for kind in sorted(set(s.bags[BEIGE]))]


def building_drawn(s: BurgundyState, kind: int) -> None:
    place = s.stack[-2]
    s.pop()
    s.bags[BEIGE].remove(kind)
    cover(s, kind, place)


def cover(s: BurgundyState, kind: int, place: int) -> None:
    s.estate[place] = kind + 1
    space = place - FIRST_OF[TYPE_OF[kind]] + 1
    tell(s, AUTOMA_MOVED, (s.box.automa, kind, space, rule_told("BUR-MOD-2")))
