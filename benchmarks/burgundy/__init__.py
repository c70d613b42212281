"""What Burgundy is measured with."""

from typing import Any, Final

from benchmarks.rooms import ITSELF, Trial

ALONE: Final = {
    "players": 1,
    "automa": "easy",
    "modifiers": [],
    "duchies": "same",
    "duchy": 1,
    "expansions": [],
}

SPEED: Final[dict[str, dict[str, Any]]] = {"4 players": {"players": 4}}
STRENGTH: Final = (
    Trial({"players": 4, "duchy": 1}, ITSELF, mean=150),
    Trial({"players": 2, "duchy": 1}, share=0.98),
    Trial(ALONE, games=200, share=0.5),
)
ASKED_FIRST: Final[dict[str, Any]] = {"players": 4, "duchies": "chosen", "first": 0}
