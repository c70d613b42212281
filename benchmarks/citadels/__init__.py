"""What Citadels is measured with."""

from typing import Any, Final

from benchmarks.rooms import Trial

SPEED: Final[dict[str, dict[str, Any]]] = {"4 players": {"players": 4}}
STRENGTH: Final = (
    Trial({"players": 2, "edition": "revised", "set": "first_game"}),
    Trial({"players": 4, "edition": "revised", "set": "first_game"}),
)
ASKED_FIRST: Final[dict[str, Any]] = {"players": 4, "crown": 0}
