"""Hospital (classic): a killed owner may still gather."""

from __future__ import annotations

from kasztelan.games.citadels.actions import PASS, USE_HOSPITAL
from kasztelan.games.citadels.components import HOSPITAL
from kasztelan.games.citadels.rules.city import has
from kasztelan.games.citadels.rules.pending import HOSPITAL_CALL
from kasztelan.games.citadels.state import FACE_UP, CitadelsState


def ask_at_killed_call(s: CitadelsState) -> bool:
    """Asks the owner at a killed rank he might hold for all the others know (CIT-CLASSIC-HOSPITAL)."""
    if s.where[s.rank] == FACE_UP:
        return False
    for seat in range(s.players):
        if has(s, seat, HOSPITAL) and might_hold(s, seat):
            s.push(HOSPITAL_CALL, seat, 0, 0)
            return True
    return False


def might_hold(s: CitadelsState, seat: int) -> bool:
    """Whether this player still has a character that the table has not seen."""
    shown = 0
    for rank in range(1, s.box.top + 1):
        if s.revealed >> rank & 1 and s.where[rank] == seat:
            shown += 1
    return shown < (2 if s.players < 4 else 1)


def choice(s: CitadelsState) -> list[int]:
    return [USE_HOSPITAL, PASS] if s.where[s.rank] == s.stack[-3] else [PASS]
