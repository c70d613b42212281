"""Giving the characters of a described position a draft that could have led to it."""

from __future__ import annotations

from typing import Any

from kasztelan.core.errors import BadPosition, Reason, impossible
from kasztelan.games.citadels.position_reading import each_once, rank_named, ranks_named
from kasztelan.games.citadels.rules.draft import (
    CHOOSE_AND_DISCARD,
    CHOOSE_LAST,
    LAY_FIRST,
    LAY_MIDDLE,
    LAY_UP,
    ROYAL,
    begin_draft,
    pack,
)
from kasztelan.games.citadels.state import ASIDE, FACE_DOWN, FACE_UP, IN_PACK, CitadelsState


def deal_named_characters(s: CitadelsState, named: list[Any], face_up: list[int], first: list[int]) -> None:
    """Plays through the draft so that everybody ends up with the characters named; the rest fall as they may.

    Seats of which nothing is said get those of `first`, then the highest left.
    """
    held = [read_held(s, seat, names) for seat, names in enumerate(named)]
    taken = [rank for ranks in held for rank in ranks] + face_up
    each_once(s, taken, "seats.characters")
    free = [rank for rank in dict.fromkeys([*first, *range(s.box.top, 0, -1)]) if rank not in taken]
    fill_hands(s, held, named, free)
    up = face_up + [rank for rank in free if rank != ROYAL][: due_up(s) - len(face_up)]
    rest = [rank for rank in free if rank not in up]
    run_draft(s, held, up, rest)


def due_up(s: CitadelsState) -> int:
    """How many characters lie face up."""
    return sum(1 for step in s.box.draft if step >> 4 == LAY_UP)


def read_face_up(s: CitadelsState, names: Any) -> list[int]:
    face_up = ranks_named(s, names, "face_up")
    if len(face_up) > due_up(s) or ROYAL in face_up:
        wanted = Reason("characters_up", {"number": due_up(s), "rank": ROYAL})
        raise BadPosition("face_up", Reason("count_given", {"count": len(face_up)}), wanted)
    return face_up


def read_held(s: CitadelsState, seat: int, names: Any) -> list[int]:
    field = f"seats[{seat}].characters"
    if names is None:
        return []
    each = 2 if s.players < 4 else 1
    if not isinstance(names, list) or len(names) != each:
        raise BadPosition(field, impossible(names), Reason("exactly", {"count": each}))
    return [rank_named(s, name, field) for name in names]


def fill_hands(s: CitadelsState, held: list[list[int]], named: list[Any], free: list[int]) -> None:
    """Seats of which nothing is said get the next characters left."""
    each = 2 if s.players < 4 else 1
    for seat, names in enumerate(named):
        if names is None:
            held[seat] = [free.pop(0) for _ in range(each)]


def run_draft(s: CitadelsState, held: list[list[int]], up: list[int], rest: list[int]) -> None:
    """The steps of the plan, with what each chooser is known to take."""
    number = s.round
    begin_draft(s)
    s.round = number
    s.stack.clear()
    left = [ranks[:] for ranks in held]
    for step in s.box.draft:
        what = step >> 4
        chooser = (s.crown + (step & 15)) % s.players
        if what == LAY_UP:
            s.where[up.pop(0)] = FACE_UP
        elif what == LAY_FIRST:
            s.where[rest.pop(0)] = ASIDE
        elif what == LAY_MIDDLE:
            s.where[rest.pop(0)] = FACE_DOWN
        else:
            if what == CHOOSE_LAST:
                s.where[s.where.index(ASIDE)] = IN_PACK
            s.packs.append(chooser * 1024 + pack(s))
            s.where[left[chooser].pop(0)] = chooser
            if what == CHOOSE_AND_DISCARD:
                s.discards.append(chooser * 16 + rest[0])
                s.where[rest.pop(0)] = FACE_DOWN
    s.step = len(s.box.draft)
    for rank in range(1, s.box.top + 1):
        if s.where[rank] == IN_PACK:
            s.where[rank] = FACE_DOWN
