"""The end of a round: the heir to the crown, the Queen's late gold, and whether the game is over."""

from __future__ import annotations

from typing import Final

from kasztelan.core.state import EVERYONE, RULES
from kasztelan.games.citadels.actions import GIVE_CROWN
from kasztelan.games.citadels.components import CLASSIC, EMPEROR
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.characters.queen import gift_at_round_end
from kasztelan.games.citadels.rules.crown import crown
from kasztelan.games.citadels.rules.draft import begin_draft
from kasztelan.games.citadels.rules.pending import HEIR, ROUND_ENDING
from kasztelan.games.citadels.state import CitadelsState

ENDED_BY_CITY: Final = 1
ENDED_BY_LIMIT: Final = 2


def end_round(s: CitadelsState) -> None:
    """First a killed rank 4 is shown; then, as a second stage, the rest (CIT-ROUND)."""
    settled = s.stack[-2] == 1
    s.pop()
    if not settled and s.killed == 4 and s.where[4] >= 0 and not hidden_emperor(s):
        s.push(ROUND_ENDING, RULES, 1, 0)
        show_heir(s)
        return
    close_round(s)


def hidden_emperor(s: CitadelsState) -> bool:
    """A killed classic Emperor stays hidden and the crown where it is (CIT-CLASSIC-EMPEROR)."""
    return s.box.edition == CLASSIC and s.cast[4] == EMPEROR


def show_heir(s: CitadelsState) -> None:
    """The killed rank 4 moves the crown; the Queen had her turn for one that a Hospital showed (CIT-QUEEN-2)."""
    owner = s.where[4]
    shown_before = s.revealed >> 4 & 1 == 1
    s.revealed |= 1 << 4
    if s.tape is not None:
        s.tape.append((telling.HEIR_SHOWN, EVERYONE, (owner, s.cast[4]), ()))
    if s.cast[4] == EMPEROR:
        s.push(HEIR, owner, 0, 0)
    else:
        crown(s, owner)
        if not shown_before:
            gift_at_round_end(s)


def heirs(s: CitadelsState) -> list[int]:
    """The killed Emperor names somebody else than himself and the present holder."""
    owner = s.stack[-3]
    return [GIVE_CROWN + seat for seat in range(s.players) if seat not in (owner, s.crown)]


def name_heir(s: CitadelsState, seat: int) -> None:
    """The crown moves; nothing is taken (CIT-EMPEROR)."""
    s.pop()
    crown(s, seat)
    gift_at_round_end(s)


def close_round(s: CitadelsState) -> None:
    if s.ending == 0 and s.round >= s.box.round_limit:
        s.ending = ENDED_BY_LIMIT
    if s.ending == 0:
        begin_draft(s)
    elif s.tape is not None:
        s.tape.append((telling.GAME_OVER, EVERYONE, (s.ending,), ()))
