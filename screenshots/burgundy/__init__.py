"""Burgundy in the pictures: its tables, and what is said there."""

from functools import partial
from typing import Any, Final

from screenshots.burgundy.moments import busy_turn, first_castle
from screenshots.moments import find, last_decision
from screenshots.screens import rules_gallery

THREE: Final[dict[str, Any]] = {"players": 3}
FOUR: Final[dict[str, Any]] = {"players": 4, "duchies": "random"}

TURN: Final = partial(find, "burgundy", THREE, busy_turn)
HAND_OVER: Final = partial(find, "burgundy", FOUR, first_castle)
WON: Final = partial(last_decision, "burgundy", THREE, 5)
LOST: Final = partial(last_decision, "burgundy", FOUR, 1)
TABLES: Final = {"four": partial(find, "burgundy", FOUR, busy_turn)}
WAITING: Final[dict[str, Any]] = {"players": 4, "duchies": "chosen"}
TO_JOIN: Final[tuple[dict[str, Any], ...]] = (THREE, FOUR)
TO_WATCH: Final[dict[str, Any]] = {"players": 2}
SAID: Final = (
    "Kto zabrał mi statek?",
    "Не я!",
    "Jeszcze jedna krowa i pastwisko pełne.",
    "Zobaczymy, kto pierwszy ukończy kopalnie.",
)
SCREENS: Final[dict[str, Any]] = {"rules-gallery": rules_gallery}
