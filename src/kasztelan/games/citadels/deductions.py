"""Who can still be whom this round, as one seat can work it out from what it saw; made only when somebody asks."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from kasztelan.games.citadels.characters_known import (
    Draft,
    Slot,
    Swap,
    came_from_aside,
    first_chooser,
    fits,
    other_swaps,
    picked,
    place_now,
    read_draft,
)
from kasztelan.games.citadels.components import CHARACTER_IDS
from kasztelan.games.citadels.rules import pending
from kasztelan.games.citadels.rules.draft import (
    CHOOSE_AND_DISCARD,
    CHOOSE_LAST,
    LAY_FIRST,
    LAY_MIDDLE,
    LAY_UP,
    ROYAL,
)
from kasztelan.games.citadels.state import ASIDE, FACE_DOWN, FACE_UP, IN_PACK, CitadelsState

NOBODY: Final = -1
QUESTIONS: Final = (
    pending.OPEN_CHARACTER,
    pending.ASIDE_CHARACTER,
    pending.MIDDLE_CHARACTER,
    pending.PICK_CHARACTER,
    pending.DISCARD_CHARACTER,
)


class Course(NamedTuple):
    """A round's draft to its end: for each slot whether a card is still to come there."""

    draft: Draft
    coming: list[bool]


def deductions(s: CitadelsState, seat: int) -> dict[str, Any]:
    """For every rank the seats that may hold it, now or at the end of the draft, and whether nobody may."""
    holders = possible_holders(s, seat) if s.where else {}
    return {"ranks": [rank_told(s, rank, found) for rank, found in sorted(holders.items())]}


def rank_told(s: CitadelsState, rank: int, found: set[int]) -> dict[str, Any]:
    return {
        "rank": rank,
        "character": CHARACTER_IDS[s.cast[rank]],
        "seats": sorted(one for one in found if one >= 0),
        "nobody": NOBODY in found,
        "certain": len(found) == 1,
        "face_up": s.where[rank] == FACE_UP,
        "killed": s.killed == rank,
    }


def possible_holders(s: CitadelsState, seat: int) -> dict[int, set[int]]:
    """Rank by rank the seats that may hold it for all `seat` knows; NOBODY where it may lie on the table."""
    course = course_of(s)
    draft = course.draft
    ranks = [rank for rank in range(1, s.box.top + 1) if s.where[rank] != FACE_UP]
    found: dict[int, set[int]] = {rank: {NOBODY} for rank in range(1, s.box.top + 1) if rank not in ranks}
    found.update({rank: set() for rank in ranks})
    for swap in swaps(s, draft, seat):
        domains = [
            [at for at in range(len(draft.slots)) if may_go(s, course, seat, rank, at, swap)]
            for rank in ranks
        ]
        for number, at in arrangements(domains):
            place = place_now(s, draft, seat, ranks[number], at, swap)
            found[ranks[number]].add(max(NOBODY, place))
    return found


def swaps(s: CitadelsState, draft: Draft, seat: int) -> list[Swap]:
    """What may have been exchanged in the Theater; those two know it."""
    guesses = other_swaps(s, draft)
    return [None] if not guesses or seat in (s.theater & 7, s.theater >> 3 & 7) else [*guesses]


# --- the draft to its end


def course_of(s: CitadelsState) -> Course:
    """The slots filled so far, and those that the rest of the draft will fill."""
    done = read_draft(s)
    if IN_PACK not in s.where:
        return Course(done, [False] * len(done.slots))
    plan = s.box.draft
    taken_up = any(step >> 4 == CHOOSE_LAST for step in plan)
    filled = [slot for slot in done.slots if slot.place != IN_PACK]
    coming = slots_to_come(s)
    if taken_up:
        # The card laid aside comes back: nothing stays there.
        filled = [slot for slot in filled if slot.place != ASIDE]
        coming = [slot for slot in coming if slot.place != ASIDE]
    hidden = sum(1 for rank in range(1, s.box.top + 1) if s.where[rank] != FACE_UP)
    rest = hidden - len(filled) - len(coming)
    coming += [Slot(FACE_DOWN, len(plan))] * rest
    later = [(chooser(s, plan[time]), time) for time in range(s.step, len(plan)) if chooses(plan[time])]
    draft = Draft([*filled, *coming], [*done.choosers, *later], taken_up)
    return Course(draft, [False] * len(filled) + [True] * len(coming))


def slots_to_come(s: CitadelsState) -> list[Slot]:
    """What the open question and the steps after it fill."""
    waiting = s.stack[-4]
    found: list[Slot] = []
    for time in range(max(0, s.step - 1), len(s.box.draft)):
        step = s.box.draft[time]
        what = step >> 4
        current = time == s.step - 1
        if current and waiting not in QUESTIONS:
            continue
        if what == LAY_UP:
            found.append(Slot(FACE_UP, time))
        elif what in (LAY_FIRST, LAY_MIDDLE):
            found.append(Slot(ASIDE if what == LAY_FIRST else FACE_DOWN, time))
        else:
            if not (current and waiting == pending.DISCARD_CHARACTER):
                found.append(Slot(chooser(s, step), time))
            if what == CHOOSE_AND_DISCARD:
                found.append(Slot(FACE_DOWN, time))
    return found


def chooses(step: int) -> bool:
    return step >> 4 not in (LAY_UP, LAY_FIRST, LAY_MIDDLE)


def chooser(s: CitadelsState, step: int) -> int:
    return (first_chooser(s) + (step & 15)) % s.players


# --- what fits


def may_go(s: CitadelsState, course: Course, seat: int, rank: int, at: int, swap: Swap) -> bool:
    """Whether, for all the seat knows, this rank went to this slot or may still go there."""
    if not course.coming[at]:
        return fits(s, course.draft, seat, rank, at, swap)
    slot = course.draft.slots[at]
    if picked(s, seat, rank) or seat * 16 + rank in s.discards or (slot.place == FACE_UP and rank == ROYAL):
        return False
    masks = [noted & 1023 for noted in s.packs if noted // 1024 == seat]
    times = [time for chosen_by, time in course.draft.choosers if chosen_by == seat]
    for mask, time in zip(masks, times, strict=False):
        late = slot.time >= time
        if mask >> rank & 1:
            if not late:
                return False
        elif late and not came_from_aside(s, course.draft, slot, time):
            return False
    return True


def arrangements(domains: list[list[int]]) -> list[tuple[int, int]]:
    """Every rank (by its number) and slot that go together in some way to give each rank a slot of its own."""
    slot_of = [-1] * len(domains)
    holder: dict[int, int] = {}
    for number in range(len(domains)):
        if not settle(number, domains, slot_of, holder, set()):
            return []
    found: list[tuple[int, int]] = []
    for number, domain in enumerate(domains):
        for at in domain:
            if slot_of[number] == at or can_make_room(number, at, domains, slot_of, holder):
                found.append((number, at))
    return found


def settle(
    number: int, domains: list[list[int]], slot_of: list[int], holder: dict[int, int], tried: set[int]
) -> bool:
    """Gives a rank a slot, moving others if need be."""
    for at in domains[number]:
        if at in tried:
            continue
        tried.add(at)
        if at not in holder or settle(holder[at], domains, slot_of, holder, tried):
            holder[at] = number
            slot_of[number] = at
            return True
    return False


def can_make_room(
    number: int, at: int, domains: list[list[int]], slot_of: list[int], holder: dict[int, int]
) -> bool:
    """Whether the others can be arranged anew once this rank has this slot."""
    if at not in holder:
        return True
    moved = slot_of[:]
    left = {slot: who for slot, who in holder.items() if who != number}
    other = left[at]
    left[at] = number
    return settle(other, domains, moved, left, {at})
