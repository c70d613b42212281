"""Described positions among the choosing of characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kasztelan.core.errors import BadPosition, Reason, one_of, within
from kasztelan.games.citadels.components import CHARACTER_IDS
from kasztelan.games.citadels.position_reading import GoOn, each_once, only_known, rank_named, ranks_named
from kasztelan.games.citadels.rules import draft, pending
from kasztelan.games.citadels.state import IN_PACK, CitadelsState

LAID_DOWN: Final = (pending.OPEN_CHARACTER, pending.ASIDE_CHARACTER, pending.MIDDLE_CHARACTER)
TAKEN: Final = (pending.PICK_CHARACTER, pending.DISCARD_CHARACTER)


def play_draft(s: CitadelsState, data: Any, face_up: list[int], go_on: GoOn) -> None:
    """Plays the draft as far as it is told; cards of which nothing is said are laid down as they may."""
    if not isinstance(data, Mapping):
        raise BadPosition("draft", Reason("no_object"), Reason("object_with", {"fields": ["taken", "aside"]}))
    only_known(data, ("taken", "aside"), "draft.")
    taken = ranks_named(s, data.get("taken", []), "draft.taken")
    aside = [rank_named(s, data["aside"], "draft.aside")] if "aside" in data else []
    each_once(s, face_up + taken, "draft.taken")
    each_once(s, face_up + aside, "draft.aside")
    free = [rank for rank in range(s.box.top, 0, -1) if rank not in (*face_up, *taken, *aside)]
    told = s.round
    draft.begin_draft(s)
    s.round = told
    go_on(s)
    left = taken[:]
    while s.stack[-4] in LAID_DOWN or (left and s.stack[-4] in TAKEN):
        if s.stack[-4] in TAKEN:
            take(s, left.pop(0))
        else:
            lay_down(s, face_up, aside, free)
        go_on(s)
    if left:
        most = within(0, len(taken) - len(left))
        raise BadPosition("draft.taken", Reason("count_given", {"count": len(taken)}), most)


def lay_down(s: CitadelsState, face_up: list[int], aside: list[int], free: list[int]) -> None:
    """A card that chance lays down: the one told, else the highest left; rank 4 never face up."""
    if s.stack[-4] == pending.OPEN_CHARACTER:
        rank = next(one for one in (*face_up, *free) if one != draft.ROYAL and s.where[one] == IN_PACK)
        draft.lay_open(s, s.cast[rank])
    else:
        first = aside if s.stack[-4] == pending.ASIDE_CHARACTER else []
        rank = next(one for one in (*first, *free) if s.where[one] == IN_PACK)
        draft.lay_aside(s, s.cast[rank])


def take(s: CitadelsState, rank: int) -> None:
    """The next choice, which is from what the pack holds."""
    if s.where[rank] != IN_PACK:
        gone = Reason("not_in_pack", {"character": CHARACTER_IDS[s.cast[rank]]})
        left = [CHARACTER_IDS[s.cast[one]] for one in range(1, s.box.top + 1) if s.where[one] == IN_PACK]
        raise BadPosition("draft.taken", gone, one_of(left))
    if s.stack[-4] == pending.PICK_CHARACTER:
        draft.pick(s, s.cast[rank])
    else:
        draft.discard(s, s.cast[rank])
