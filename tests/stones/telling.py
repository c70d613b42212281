"""What is told at a table of Stones, to whom, and what undo may not pass."""

from __future__ import annotations

from typing import Final

from kasztelan.core.events import Kind
from kasztelan.core.state import EVERYONE
from tests.stones.actions import AUTOMAS
from tests.stones.state import Bank

ENDINGS: Final = ("heap_gone", "washed_away")
HEAP_GONE, WASHED_AWAY = range(2)

RULES_TOLD: Final = (
    "STO-MILLER-1",
    "STO-HERON-1",
    "STO-AUTOMA-3",
    "STO-AUTOMA-4",
    "STO-TIDE-1",
    "STO-TIDE-2",
)
"""Those by which the rules' own steps are done; the first two stand in the order of the automas."""
AUTOMA_TAKES, AUTOMA_RESTS, TIDE_RISES, TIDE_TAKES = range(2, 6)

_RULE: Final = ("rule", RULES_TOLD)
_SEAT: Final = ("seat", None)
_STONES: Final = ("stones", None)

CALLED, DEALT, BEGAN, TOOK, CAIRN, PEEKED, DECIDED, AUTOMA_TOOK, RESTED, ROSE, WASHED, SHOWN, OVER = range(13)
KINDS: Final = [
    Kind("automa_called", [_SEAT, ("automa", AUTOMAS)]),
    Kind("dealt", [_SEAT], [("number", None)]),
    Kind("began", [_SEAT]),
    Kind("took", [_SEAT, _STONES, ("cost", None)]),
    Kind("cairn_grew", [_SEAT, ("other", None), ("points", None)]),
    Kind("peeked", [_SEAT, ("other", None)], [("number", None)], barrier=True),
    Kind("automa_decided", [_SEAT, _STONES, _RULE]),
    Kind("automa_took", [_SEAT, _STONES, _RULE]),
    Kind("automa_rested", [_SEAT, ("bonus", None), _RULE]),
    Kind("tide_rose", [("lap", None), _RULE]),
    Kind("washed_away", [_STONES, _RULE]),
    Kind("luck_shown", [_SEAT, ("number", None), ("lucky", (False, True))], barrier=True),
    Kind("game_over", [("reason", ENDINGS)]),
]


def tell(
    s: Bank, kind: int, public: tuple[int, ...], secret: tuple[int, ...] = (), audience: int = EVERYONE
) -> None:
    if s.tape is not None:
        s.tape.append((kind, audience, public, secret))
