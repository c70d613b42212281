"""Burgundy in the pictures: its tables, its screens, and what is said there."""

from functools import partial
from typing import Any, Final

from screenshots.burgundy.moments import (
    against_her,
    busy_turn,
    first_castle,
    midway,
    near_the_target,
    vines_and_shields,
)
from screenshots.burgundy.screens import editor
from screenshots.moments import find, last_decision
from screenshots.screens import rules_gallery

THREE: Final[dict[str, Any]] = {"players": 3}
FOUR: Final[dict[str, Any]] = {"players": 4, "duchies": "random"}
VINES: Final[dict[str, Any]] = {"players": 3, "expansions": ["shields", "vineyards"]}
MANY: Final[dict[str, Any]] = {
    "players": 3,
    "expansions": ["hexes", "white_castles", "inns", "border_posts", "trade_routes", "shields", "vineyards"],
    "duchies": "random",
    "pool": ["border"],
}
HER: Final[dict[str, Any]] = {"players": 1, "automa": "medium", "modifiers": ["C"]}
ALONE: Final[dict[str, Any]] = {"players": 1}
TEAM: Final[dict[str, Any]] = {"players": 4, "teams": True}

TURN: Final = partial(find, "burgundy", THREE, busy_turn)
HAND_OVER: Final = partial(find, "burgundy", FOUR, first_castle)
WON: Final = partial(last_decision, "burgundy", THREE, 5)
LOST: Final = partial(last_decision, "burgundy", FOUR, 1)
TABLES: Final = {
    "four": partial(find, "burgundy", FOUR, busy_turn),
    "vineyards": partial(find, "burgundy", VINES, vines_and_shields),
    "expansions": partial(find, "burgundy", MANY, vines_and_shields),
    "chateauma": partial(find, "burgundy", HER, against_her),
    "solo": partial(find, "burgundy", ALONE, near_the_target),
    "team": partial(find, "burgundy", TEAM, midway),
}
WAITING: Final[dict[str, Any]] = {"players": 4, "duchies": "chosen"}
TO_JOIN: Final[tuple[dict[str, Any], ...]] = (THREE, FOUR)
TO_WATCH: Final[dict[str, Any]] = {"players": 2}
SAID: Final = (
    "Kto zabrał mi statek?",
    "Nie ja!",
    "Jeszcze jedna krowa i pastwisko pełne.",
    "Zobaczymy, kto pierwszy ukończy kopalnie.",
)
SCREENS: Final[dict[str, Any]] = {"editor": editor, "rules-gallery": rules_gallery}
