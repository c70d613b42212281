"""Burgundy in the battery: what it is played with, and somebody who only listens; nothing is hidden in it."""

from typing import Any, Final

from kasztelan.core.state import State
from kasztelan.games.burgundy.options import EXPANSIONS
from tests.conformance.burgundy.observer import BurgundyObserver
from tests.conformance.rooms import Fact

__all__ = ["OBSERVER", "OPTION_SETS", "SHOWN_BY_ASKING", "hidden_from"]

OWN: Final = {
    "rows": [
        "C6 G5 C4 Y3",
        "G2 G1 C6 Y5 B4",
        "G5 G4 B3 Y1 B2 B3",
        "S6 S1 S2 C6 S5 S4 S1",
        "B2 B5 M4 B3 B1 G2",
        "B6 M1 Y2 B5 B6",
        "M3 Y4 Y1 B3",
    ]
}
OPTION_SETS: Final[dict[str, dict[str, Any]]] = {
    "first-game-2": {},
    "random-3": {"players": 3, "duchies": "random", "tie_spaces": "most"},
    "chosen-4": {"players": 4, "duchies": "chosen", "tie_track": "behind", "first": 2},
    "big-city-4": {"players": 4, "duchy": 10},
    "more-hexes-3": {"players": 3, "expansions": ["hexes", "white_castles", "inns"], "duchy": 24},
    "posts-2": {"duchies": "random", "pool": ["exp1", "border"], "expansions": ["border_posts", "inns"]},
    "connected-2": {"duchy": 14, "castle_connection": True, "expansions": ["inns"]},
    "routes-2": {"expansions": ["trade_routes"], "routes_in_order": True, "duchy": 5},
    "routes-4": {"players": 4, "expansions": ["hexes", "white_castles", "trade_routes"]},
    "shields-2": {"expansions": ["shields", "hexes"], "duchy": 2},
    "shields-4": {
        "players": 4,
        "expansions": ["shields", "inns", "white_castles", "border_posts", "trade_routes"],
    },
    "vineyards-2": {"expansions": ["vineyards"], "fewer_vines": True, "duchy": 9},
    "vineyards-3": {"players": 3, "expansions": ["vineyards", "hexes", "shields"], "fewer_vines": True},
    "everything-4": {"players": 4, "expansions": list(EXPANSIONS), "duchies": "random", "pool": ["border"]},
    "chateauma-1": {"players": 1, "automa": "easy"},
    "chateauma-3": {
        "players": 3,
        "automa": "medium",
        "modifiers": ["B", "D"],
        "expansions": ["hexes", "white_castles", "border_posts", "trade_routes"],
    },
    "chateauma-everything-2": {
        "automa": "hard",
        "modifiers": ["A", "B", "C", "D"],
        "expansions": [one for one in EXPANSIONS if one != "inns"],
        "fewer_vines": True,
    },
    "teams-4": {"players": 4, "teams": True},
    "teams-advanced-4": {
        "players": 4,
        "teams": True,
        "team_duchy": "advanced",
        "expansions": ["hexes", "white_castles", "inns"],
        "tie_spaces": "most",
    },
    "solo-1": {"players": 1},
    "solo-advanced-1": {
        "players": 1,
        "solo_duchy": 34,
        "target": 8,
        "expansions": ["hexes", "white_castles", "inns"],
    },
    "own-2": {"duchy_file": OWN, "first": 1},
}
OBSERVER: Final = BurgundyObserver
SHOWN_BY_ASKING: Final = ()


def hidden_from(_state: State, _seat: int) -> dict[str, Fact]:
    """What a supply still holds follows from what has left it, and its order is nowhere."""
    return {}
