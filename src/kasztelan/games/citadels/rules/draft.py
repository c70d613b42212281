"""Choosing characters: what is laid open and aside, and who picks from what."""

from __future__ import annotations

from typing import Final

from kasztelan.core.state import EVERYONE, NATURE, RULES
from kasztelan.games.citadels.actions import DISCARD, LAY_ASIDE, LAY_OPEN, PICK
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.districts.theater import open_theater
from kasztelan.games.citadels.rules.pending import (
    ASIDE_CHARACTER,
    CALLING,
    DISCARD_CHARACTER,
    DRAFTING,
    MIDDLE_CHARACTER,
    OPEN_CHARACTER,
    PICK_CHARACTER,
)
from kasztelan.games.citadels.state import (
    ASIDE,
    FACE_DOWN,
    FACE_UP,
    IN_PACK,
    NOT_CAST,
    CitadelsState,
)

# Steps of the draft (`Box.draft`): what happens * 16 + the chooser's distance from the crown.
LAY_UP: Final = 0
LAY_FIRST: Final = 1
LAY_MIDDLE: Final = 2
CHOOSE: Final = 3
CHOOSE_AND_DISCARD: Final = 4
CHOOSE_LAST: Final = 5
"""The last of seven (eight) players, who takes the card laid aside as well."""

ROYAL: Final = 4
"""The rank that may not lie face up (CIT-DRAFT)."""


def plan(players: int, characters: int, classic: bool) -> list[int]:
    """The steps of the draft for a number of players and characters (CIT-DRAFT)."""
    if players == 2:
        return [
            LAY_FIRST * 16,
            CHOOSE * 16,
            CHOOSE_AND_DISCARD * 16 + 1,
            CHOOSE_AND_DISCARD * 16,
            CHOOSE * 16 + 1,
        ]
    turns = [CHOOSE * 16 + distance for distance in range(players)]
    if players == 3:
        middle = [] if classic else [LAY_MIDDLE * 16 + 2]
        return [LAY_FIRST * 16, *turns, *middle, *turns]
    if players + 1 == characters:
        turns[-1] = CHOOSE_LAST * 16 + players - 1
    up = [LAY_UP * 16] * max(0, characters - players - 2)
    return [LAY_FIRST * 16, *up, *turns] if classic else [*up, LAY_FIRST * 16, *turns]


def begin_draft(s: CitadelsState) -> None:
    """All characters of the cast are shuffled; the marks of the last round are gone."""
    s.where = [NOT_CAST] + [IN_PACK] * s.box.top + [NOT_CAST] * (9 - s.box.top)
    s.packs = []
    s.discards = []
    s.step = 0
    s.rank = 0
    s.revealed = 0
    s.killed = 0
    s.bewitched = 0
    s.witch = -1
    s.robbed = 0
    s.robber = -1
    s.magistrate = -1
    s.warrants = 0
    s.signed = 0
    s.signed_shown = False
    s.blackmailer = -1
    s.threats = 0
    s.settled = 0
    s.flowered = 0
    s.flower_shown = False
    s.bare_shown = 0
    s.shield = -1
    s.taxed = 0
    s.theater = -1
    s.round += 1
    if s.tape is not None:
        s.tape.append((telling.ROUND, EVERYONE, (s.round, s.crown), ()))
    s.push(DRAFTING, RULES, 0, 0)


def next_step(s: CitadelsState) -> None:
    """Takes the next step of the plan, or ends the draft."""
    if s.step == len(s.box.draft):
        end_draft(s)
        return
    step = s.box.draft[s.step]
    s.step += 1
    what = step >> 4
    chooser = (s.crown + (step & 15)) % s.players
    if what == LAY_UP:
        s.push(OPEN_CHARACTER, NATURE, 0, 0)
    elif what == LAY_FIRST:
        s.push(ASIDE_CHARACTER, NATURE, 0, 0)
    elif what == LAY_MIDDLE:
        s.push(MIDDLE_CHARACTER, NATURE, chooser, 0)
    else:
        if what == CHOOSE_LAST:
            take_up_aside(s)
        s.packs.append(chooser * 1024 + pack(s))
        s.push(PICK_CHARACTER, chooser, 1 if what == CHOOSE_AND_DISCARD else 0, 0)


def take_up_aside(s: CitadelsState) -> None:
    """The last chooser also takes the card that was laid aside."""
    for rank in range(1, s.box.top + 1):
        if s.where[rank] == ASIDE:
            s.where[rank] = IN_PACK


def pack(s: CitadelsState) -> int:
    """The ranks in the pack that is being passed, as bits."""
    ranks = 0
    for rank in range(1, s.box.top + 1):
        if s.where[rank] == IN_PACK:
            ranks |= 1 << rank
    return ranks


def end_draft(s: CitadelsState) -> None:
    """What nobody took is laid face down; the Theater opens; rank 1 is called."""
    for rank in range(1, s.box.top + 1):
        if s.where[rank] == IN_PACK:
            s.where[rank] = FACE_DOWN
    s.pop()
    s.push(CALLING, RULES, 0, 0)
    open_theater(s)


def from_pack(s: CitadelsState, verb: int) -> list[int]:
    where = s.where
    out: list[int] = []
    for rank in range(1, s.box.top + 1):
        if where[rank] == IN_PACK:
            out.append(verb + s.cast[rank])
    out.sort()
    return out


def open_choices(s: CitadelsState) -> list[int]:
    """Any card of the pack but rank 4, whose replacement would be drawn at once (CIT-DRAFT)."""
    return [action for action in from_pack(s, LAY_OPEN) if s.box.rank_of[action - LAY_OPEN] != ROYAL]


def aside_choices(s: CitadelsState) -> list[int]:
    return from_pack(s, LAY_ASIDE)


def lay_open(s: CitadelsState, character: int) -> None:
    s.pop()
    s.where[s.box.rank_of[character]] = FACE_UP
    if s.tape is not None:
        s.tape.append((telling.LAID_OPEN, EVERYONE, (character,), ()))


def lay_aside(s: CitadelsState, character: int) -> None:
    """Unseen by anybody: the first card, or the third player's random one in the middle of the draft."""
    middle = s.stack[-4] == MIDDLE_CHARACTER
    s.pop()
    s.where[s.box.rank_of[character]] = FACE_DOWN if middle else ASIDE
    if s.tape is not None:
        s.tape.append((telling.LAID_ASIDE, 0, (1,), ()))


def picks(s: CitadelsState) -> list[int]:
    return from_pack(s, PICK)


def pick(s: CitadelsState, character: int) -> None:
    seat = s.stack[-3]
    discards = s.stack[-2] == 1
    s.pop()
    s.where[s.box.rank_of[character]] = seat
    if s.tape is not None:
        s.tape.append((telling.PICKED, 1 << seat, (seat,), (character,)))
    if discards:
        s.push(DISCARD_CHARACTER, seat, 0, 0)


def discards(s: CitadelsState) -> list[int]:
    return from_pack(s, DISCARD)


def discard(s: CitadelsState, character: int) -> None:
    """With two players a card of choice goes face down."""
    seat = s.stack[-3]
    s.pop()
    s.where[s.box.rank_of[character]] = FACE_DOWN
    s.discards.append(seat * 16 + s.box.rank_of[character])
    if s.tape is not None:
        s.tape.append((telling.DISCARDED, 1 << seat, (seat,), (character,)))
