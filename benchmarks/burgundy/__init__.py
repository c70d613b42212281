"""What Burgundy is measured with."""

from typing import Any, Final

SPEED: Final[dict[str, dict[str, Any]]] = {"4 players": {"players": 4}}
STRENGTH: Final[tuple[dict[str, Any], ...]] = ({"players": 2, "duchy": 1}, {"players": 4, "duchy": 1})
ASKED_FIRST: Final[dict[str, Any]] = {"players": 4, "duchies": "chosen", "first": 0}
