"""Where a hex may lie, and laying it."""

from __future__ import annotations

from typing import Final

from kasztelan.core.state import RULES
from kasztelan.games.burgundy.rules import automa_board, pending
from kasztelan.games.burgundy.rules.dice import has_monastery, has_shield
from kasztelan.games.burgundy.rules.kinds import (
    BUILDINGS,
    CASTLE,
    CASTLES,
    CITIES,
    INN,
    INNS,
    MARKET,
    MINES,
    MONASTERIES,
    MONASTERY,
    MONASTERY_27,
    TYPE_OF,
    VINES,
    WILDS,
)
from kasztelan.games.burgundy.rules.partners import out_of_storage
from kasztelan.games.burgundy.rules.telling import GAME_OVER, PLACED, tell
from kasztelan.games.burgundy.state import BurgundyState

AT_ONCE: Final = (*range(15, 27), 29)
"""Monasteries that score when they are placed, in the solo game (BUR-SOLO-10)."""


def bits(mask: int) -> list[int]:
    """The places of the bits that are set, ascending."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def fitting(s: BurgundyState, seat: int, kind: int) -> int:
    """The spaces where a hex may lie whatever their number: its colour, empty, next to a hex, the city rule.

    With shield 18 it need not be next to one, nor connected (BUR-SH-18).
    """
    duchy = s.duchy(seat)
    everywhere = s.arms[seat] != 0 and has_shield(s, seat, 18)
    open_spaces = (duchy.all_spaces if everywhere else s.reach[seat]) & ~s.covered[seat]
    connection = s.box.connection and not everywhere
    type = TYPE_OF[kind]
    if type == VINES:
        return 0
    if type == WILDS:
        return open_spaces
    if type == INNS:
        if connection:
            open_spaces &= connected(s, seat)
        return open_spaces & ~areas_with(s, seat, inn_spaces(s, seat))
    open_spaces &= duchy.by_type[type]
    if connection and type != CASTLES:
        open_spaces &= connected(s, seat)
    if type == CITIES and open_spaces and not has_monastery(s, seat, 1):
        there = s.built[seat * BUILDINGS + kind - MARKET]
        if there:
            open_spaces &= ~areas_with(s, seat, there)
    return open_spaces


def connected(s: BurgundyState, seat: int) -> int:
    """The spaces of all areas that touch a placed castle (BUR-CONNECT-1)."""
    duchy = s.duchy(seat)
    first = seat * duchy.spaces
    near = 0
    for space in bits(duchy.by_type[CASTLES] & s.covered[seat]):
        if s.spaces[first + space] == CASTLE + 1:
            near |= duchy.near[space]
    return areas_with(s, seat, near)


def areas_with(s: BurgundyState, seat: int, spaces: int) -> int:
    """All spaces of the areas that have one of these."""
    found = 0
    for area in s.duchy(seat).areas:
        if area & spaces:
            found |= area
    return found


def inn_spaces(s: BurgundyState, seat: int) -> int:
    """The spaces with an inn, as bits."""
    duchy = s.duchy(seat)
    first = seat * duchy.spaces
    found = 0
    for space in range(duchy.spaces):
        if s.spaces[first + space] == INN + 1:
            found |= 1 << space
    return found


def with_values(s: BurgundyState, seat: int, spaces: int, values: int) -> int:
    """Those of the spaces whose number is one of these values."""
    return spaces & s.duchy(seat).by_values[values >> 1]


def cover(s: BurgundyState, seat: int, kind: int, space: int) -> None:
    """Puts the hex there and nothing else; the start castle and positions do no more."""
    duchy = s.duchy(seat)
    type = TYPE_OF[kind]
    for one in s.box.owners[seat]:
        s.spaces[one * duchy.spaces + space] = kind + 1
        s.covered[one] |= 1 << space
        s.reach[one] |= duchy.near[space]
        if type == CITIES:
            s.built[one * BUILDINGS + kind - MARKET] |= 1 << space
        elif type == MONASTERIES:
            s.monks[one] |= 1 << (kind - MONASTERY)
    if type == MONASTERIES:
        for other in range(s.players):
            if s.copied[other] == seat:
                s.monks[other] |= 1 << (kind - MONASTERY) & ~MONASTERY_27


def own_monks(s: BurgundyState, seat: int) -> int:
    """The monasteries that lie in the own duchy, by their number as bits; Châteauma's on her cards too (BUR-WITH-8)."""
    if seat == s.box.automa:
        return automa_board.monasteries(s)
    duchy = s.duchy(seat)
    first = seat * duchy.spaces
    found = 0
    for space in bits(duchy.by_type[MONASTERIES] & s.covered[seat]):
        kind = s.spaces[first + space] - 1
        if TYPE_OF[kind] == MONASTERIES:
            found |= 1 << (kind - MONASTERY)
    return found


def lay(s: BurgundyState, seat: int, kind: int, space: int, value: int, workers: int, why: int) -> None:
    """Takes a stored hex, lays it, and leaves to the rules what follows in order (BUR-PLACE-5)."""
    out_of_storage(s, seat, kind)
    cover(s, seat, kind, space)
    tell(s, PLACED, (seat, kind, space + 1, value, workers, why))
    if s.box.solo:
        lay_alone(s, seat, kind, space)
        return
    s.push(pending.EFFECT, RULES, seat, space)
    duchy = s.duchy(seat)
    covered = s.covered[seat]
    colour = duchy.by_type[duchy.types[space]]
    if covered & colour == colour:
        s.push(pending.COLOUR, RULES, seat, space)
    if s.box.posts and s.joined[seat] < 3:
        s.push(pending.POSTS, RULES, seat, space)
    area = duchy.areas[duchy.area_of[space]]
    if covered & area == area:
        s.push(pending.AREA, RULES, seat, space)


def lay_alone(s: BurgundyState, seat: int, kind: int, space: int) -> None:
    """In the solo game the parts may come in any order (BUR-SOLO-13), and a full duchy has won at once (BUR-SOLO-14)."""
    duchy = s.duchy(seat)
    covered = s.covered[seat]
    if covered == duchy.all_spaces:
        s.stack.clear()
        s.over = True
        tell(s, GAME_OVER, (1,))
        return
    area = duchy.areas[duchy.area_of[space]]
    colour = duchy.by_type[duchy.types[space]]
    parts = 1 if covered & area == area else 0
    if covered & colour == colour:
        parts |= 2
    if has_effect(kind):
        parts |= 4
    if parts:
        s.push(pending.PARTS, RULES, seat, space * 8 + parts)


def has_effect(kind: int) -> bool:
    """Whether a hex does something when it is placed in the solo game."""
    if TYPE_OF[kind] == MONASTERIES:
        return kind - MONASTERY in AT_ONCE
    return TYPE_OF[kind] not in (MINES, INNS, WILDS)
