"""Who may hold which character, as one seat can tell, and dealing the characters anew within that."""

from __future__ import annotations

from typing import Final, NamedTuple

from kasztelan.core.chance import Chance
from kasztelan.games.citadels.rules import pending
from kasztelan.games.citadels.rules.districts.theater import held_ranks
from kasztelan.games.citadels.rules.draft import (
    CHOOSE,
    CHOOSE_AND_DISCARD,
    CHOOSE_LAST,
    LAY_FIRST,
    LAY_MIDDLE,
)
from kasztelan.games.citadels.state import ASIDE, FACE_DOWN, FACE_UP, IN_PACK, CitadelsState

STIRS: Final = 64
"""Random exchanges that make the deal near enough to uniform."""


class Slot(NamedTuple):
    """A place a character card went to, and the step of the draft at which it went there."""

    place: int
    time: int


class Draft(NamedTuple):
    """The slots filled so far, who chose at which step, and whether the card laid aside was taken up again."""

    slots: list[Slot]
    choosers: list[tuple[int, int]]
    aside_taken_up: bool


def deal_characters(s: CitadelsState, new: CitadelsState, seat: int, chance: Chance) -> None:
    """Deals the characters again within what `seat` saw in the draft, at the calls and in the Theater."""
    if not s.where:
        return
    draft = read_draft(s)
    ranks = [rank for rank in range(1, s.box.top + 1) if s.where[rank] != FACE_UP]
    swap = choose_swap(s, draft, seat, chance)
    domains = [
        [at for at in range(len(draft.slots)) if fits(s, draft, seat, rank, at, swap)] for rank in ranks
    ]
    slot_of = match(domains, chance)
    if slot_of is None:
        # The two cards guessed to have been exchanged contradict what was called since; the other guesses remain.
        for swap in other_swaps(s, draft):
            domains = [
                [at for at in range(len(draft.slots)) if fits(s, draft, seat, rank, at, swap)]
                for rank in ranks
            ]
            slot_of = match(domains, chance)
            if slot_of is not None:
                break
    assert slot_of is not None, "what the seat knows contradicts itself"
    stir(slot_of, domains, chance)
    write_back(s, new, seat, draft, dict(zip(ranks, slot_of, strict=True)), swap, chance)


def read_draft(s: CitadelsState) -> Draft:
    """Reconstructs from the public course of the draft where cards went, and when."""
    slots: list[Slot] = []
    choosers: list[tuple[int, int]] = []
    taken_up = False
    waiting = s.stack[-4] if s.stack else -1
    for time, step in enumerate(s.box.draft[: s.step]):
        current = time == s.step - 1
        what = step >> 4
        seat = (first_chooser(s) + (step & 15)) % s.players
        if what == LAY_FIRST and not (current and waiting == pending.ASIDE_CHARACTER):
            slots.append(Slot(ASIDE, time))
        elif what == LAY_MIDDLE and not (current and waiting == pending.MIDDLE_CHARACTER):
            slots.append(Slot(FACE_DOWN, time))
        elif what in (CHOOSE, CHOOSE_AND_DISCARD, CHOOSE_LAST):
            choosers.append((seat, time))
            if what == CHOOSE_LAST:
                slots = [slot for slot in slots if slot.place != ASIDE]
                taken_up = True
            if not (current and waiting == pending.PICK_CHARACTER):
                slots.append(Slot(seat, time))
                if what == CHOOSE_AND_DISCARD and not (current and waiting == pending.DISCARD_CHARACTER):
                    slots.append(Slot(FACE_DOWN, time))
    hidden = sum(1 for rank in range(1, s.box.top + 1) if s.where[rank] != FACE_UP)
    rest = IN_PACK if any(place == IN_PACK for place in s.where) else FACE_DOWN
    slots.extend(Slot(rest, len(s.box.draft)) for _ in range(hidden - len(slots)))
    return Draft(slots, choosers, taken_up)


def first_chooser(s: CitadelsState) -> int:
    """Who held the crown when the draft began; the crown may have moved since."""
    if s.packs:
        step = next(step for step in s.box.draft if step >> 4 >= CHOOSE)
        return (s.packs[0] // 1024 - (step & 15)) % s.players
    return s.crown


Swap = tuple[int, int] | None
"""The slots of the two cards that were exchanged in the Theater, as far as this seat needs to guess them."""


def choose_swap(s: CitadelsState, draft: Draft, seat: int, chance: Chance) -> Swap:
    """A third player does not know which of two cards each changed hands."""
    options = other_swaps(s, draft)
    if not options or seat in (s.theater & 7, s.theater >> 3 & 7):
        return None
    return options[chance.below(len(options), 0)]


def other_swaps(s: CitadelsState, draft: Draft) -> list[tuple[int, int]]:
    if s.theater < 0:
        return []
    owner = s.theater & 7
    other = s.theater >> 3 & 7
    mine = [at for at, slot in enumerate(draft.slots) if slot.place == owner]
    theirs = [at for at, slot in enumerate(draft.slots) if slot.place == other]
    return [(one, two) for one in mine for two in theirs]


def place_now(s: CitadelsState, draft: Draft, seat: int, rank: int, at: int, swap: Swap) -> int:
    """Where the card of a slot is after the Theater."""
    place = draft.slots[at].place
    if s.theater < 0:
        return place
    owner = s.theater & 7
    other = s.theater >> 3 & 7
    if seat in (owner, other):
        if rank == s.theater >> 6 & 15:
            return other
        if rank == s.theater >> 10:
            return owner
        return place
    if swap is not None and at in swap:
        return other if place == owner else owner
    return place


def fits(s: CitadelsState, draft: Draft, seat: int, rank: int, at: int, swap: Swap) -> bool:
    """Whether, for all the seat knows, this rank may have gone to this slot."""
    slot = draft.slots[at]
    now = place_now(s, draft, seat, rank, at, swap)
    if s.revealed >> rank & 1 and now != s.where[rank]:
        return False
    if rank <= s.rank and not s.revealed >> rank & 1 and rank != s.killed and now >= 0:
        return False
    if s.theater >= 0 and seat in (s.theater & 7, s.theater >> 3 & 7):
        giver = s.theater & 7 if rank == s.theater >> 6 & 15 else s.theater >> 3 & 7
        if rank in (s.theater >> 6 & 15, s.theater >> 10) and slot.place != giver:
            return False
    if (now == seat) != (s.where[rank] == seat):
        return False
    return seen_in_time(s, draft, seat, rank, slot)


def seen_in_time(s: CitadelsState, draft: Draft, seat: int, rank: int, slot: Slot) -> bool:
    """A card seen in a pack went somewhere later; one not seen any more had gone before."""
    masks = [noted & 1023 for noted in s.packs if noted // 1024 == seat]
    times = [time for chooser, time in draft.choosers if chooser == seat]
    for mask, time in zip(masks, times, strict=False):
        if mask >> rank & 1:
            if slot.time < time:
                return False
        elif slot.time >= time and not came_from_aside(s, draft, slot, time):
            return False
    return own_step(s, draft, seat, rank, slot, masks, times)


def own_step(
    s: CitadelsState, draft: Draft, seat: int, rank: int, slot: Slot, masks: list[int], times: list[int]
) -> bool:
    """Of its own steps a seat knows exactly what it kept and what it laid down."""
    kept = picked(s, seat, rank)
    dropped = seat * 16 + rank in s.discards
    if slot.time not in times:
        return not kept and not dropped
    at = times.index(slot.time)
    if at + 1 < len(masks) and masks[at + 1] >> rank & 1:
        return False
    return kept if slot.place == seat else dropped


def picked(s: CitadelsState, seat: int, rank: int) -> bool:
    """Whether this seat took the rank in the draft, whatever the Theater did afterwards."""
    given = s.theater >> 6 & 15
    got = s.theater >> 10
    if s.theater >= 0 and seat == s.theater & 7:
        return rank == given or (s.where[rank] == seat and rank != got)
    if s.theater >= 0 and seat == s.theater >> 3 & 7:
        return rank == got or (s.where[rank] == seat and rank != given)
    return s.where[rank] == seat


def came_from_aside(s: CitadelsState, draft: Draft, slot: Slot, time: int) -> bool:
    """The card laid aside came back for the last chooser, so an unseen rank may be among the last two."""
    if not draft.aside_taken_up:
        return False
    last = draft.choosers[-1][1]
    return time < last and slot.time >= last


def match(domains: list[list[int]], chance: Chance) -> list[int] | None:
    """A random way to give every rank a slot of its own, or None if there is none."""
    order = sorted(range(len(domains)), key=lambda one: len(domains[one]))
    found = [-1] * len(domains)
    if place_rest(order, 0, domains, found, set(), chance):
        return found
    return None


def place_rest(
    order: list[int], depth: int, domains: list[list[int]], found: list[int], taken: set[int], chance: Chance
) -> bool:
    if depth == len(order):
        return True
    rank = order[depth]
    free = [at for at in domains[rank] if at not in taken]
    while free:
        at = free.pop(chance.below(len(free), 0))
        found[rank] = at
        taken.add(at)
        if place_rest(order, depth + 1, domains, found, taken, chance):
            return True
        taken.remove(at)
    return False


def stir(slot_of: list[int], domains: list[list[int]], chance: Chance) -> None:
    """Exchanges pairs wherever both may go, so that no arrangement is favoured."""
    count = len(slot_of)
    if count < 2:
        return
    for _ in range(STIRS):
        one = chance.below(count, 0)
        two = chance.below(count, 0)
        if slot_of[two] in domains[one] and slot_of[one] in domains[two]:
            slot_of[one], slot_of[two] = slot_of[two], slot_of[one]


def write_back(
    s: CitadelsState,
    new: CitadelsState,
    seat: int,
    draft: Draft,
    slot_of: dict[int, int],
    swap: Swap,
    chance: Chance,
) -> None:
    """Puts the new deal into the state: places, packs as the others saw them, and the Theater's exchange."""
    for rank, at in slot_of.items():
        new.where[rank] = place_now(s, draft, seat, rank, at, swap)
    new.packs = packs_seen(s, draft, seat, slot_of, chance)
    chosen = dict(draft.choosers[i][::-1] for i in range(len(draft.choosers)))
    new.discards = [
        chosen[draft.slots[at].time] * 16 + rank
        for rank, at in sorted(slot_of.items(), key=lambda one: draft.slots[one[1]].time)
        if draft.slots[at].place == FACE_DOWN and draft.slots[at].time in chosen
    ]
    rename_swap(s, new, seat, draft, slot_of, swap)
    for at in range(0, len(new.stack), 4):
        if new.stack[at] == pending.THEATER_CARD and new.stack[at + 2] >> 3 != seat:
            held = held_ranks(new, new.stack[at + 2] >> 3)
            new.stack[at + 3] = held[chance.below(len(held), 0)]


def packs_seen(
    s: CitadelsState, draft: Draft, seat: int, slot_of: dict[int, int], chance: Chance
) -> list[int]:
    """The packs each chooser was handed in the new deal; the seat's own as they were."""
    aside = find_aside(s, draft, seat, slot_of, chance)
    packs: list[int] = []
    for noted, (chooser, time) in zip(s.packs, draft.choosers, strict=True):
        if chooser == seat:
            packs.append(noted)
            continue
        last = draft.aside_taken_up and time == draft.choosers[-1][1]
        seen = 0
        for rank, at in slot_of.items():
            if draft.slots[at].time >= time and (rank != aside or last):
                seen |= 1 << rank
        packs.append(chooser * 1024 + seen)
    return packs


def find_aside(s: CitadelsState, draft: Draft, seat: int, slot_of: dict[int, int], chance: Chance) -> int:
    """Which of the last two cards had been laid aside, in the new deal; 0 if the card still lies there."""
    if not draft.aside_taken_up:
        return 0
    last = draft.choosers[-1][1]
    late = [rank for rank, at in slot_of.items() if draft.slots[at].time >= last]
    unseen = [
        rank for rank in late if all(noted // 1024 != seat or not noted >> rank & 1 for noted in s.packs)
    ]
    candidates = sorted(unseen or late)
    return candidates[chance.below(len(candidates), 0)]


def rename_swap(
    s: CitadelsState, new: CitadelsState, seat: int, draft: Draft, slot_of: dict[int, int], swap: Swap
) -> None:
    if swap is None:
        return
    rank_at = {at: rank for rank, at in slot_of.items()}
    new.theater = s.theater & 63 | rank_at[swap[0]] << 6 | rank_at[swap[1]] << 10
