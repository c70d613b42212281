"""Citadels in the pictures: its tables, its screens, and what is said there."""

from functools import partial
from typing import Any, Final

from screenshots.citadels.moments import busy_turn, crowded_turn, middle_of_the_draft
from screenshots.citadels.screens import own_cast
from screenshots.moments import find, last_decision
from screenshots.screens import learn, lesson, rules_gallery

FIVE: Final[dict[str, Any]] = {"players": 5, "set": "first_game"}
FOUR: Final[dict[str, Any]] = {"players": 4, "set": "first_game"}
EIGHT: Final[dict[str, Any]] = {"players": 8, "set": "first_game"}

TURN: Final = partial(find, "citadels", FIVE, busy_turn)
HAND_OVER: Final = partial(find, "citadels", FOUR, middle_of_the_draft)
WON: Final = partial(last_decision, "citadels", FIVE, 5)
LOST: Final = partial(last_decision, "citadels", FOUR, 1)
TABLES: Final = {
    "draft": partial(find, "citadels", FIVE, middle_of_the_draft),
    "eight": partial(find, "citadels", EIGHT, crowded_turn),
}
WAITING: Final[dict[str, Any]] = {"players": 5, "set": "vicious_nobles"}
TO_JOIN: Final[tuple[dict[str, Any], ...]] = ({"players": 6, "set": "cunning_agents"}, FOUR)
TO_WATCH: Final[dict[str, Any]] = {"players": 5}
SAID: Final = (
    "Kto zabił króla?",
    "Не я!",
    "A moje złoto i tak weźmie złodziej.",
    "Zobaczymy, kto jest ósemką.",
)
SCREENS: Final = {"own-cast": own_cast, "learn": learn, "lesson": lesson, "rules-gallery": rules_gallery}
