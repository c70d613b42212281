"""Burgundy read aloud: what can be asked and scored there, and what its choices promise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kasztelan.games.burgundy.game import ENDINGS as ENDED
from kasztelan.games.burgundy.rules.asking import ANSWERS
from kasztelan.games.burgundy.rules.pending import NAMES
from kasztelan.games.burgundy.state import SOURCE_IDS

ASKED: Final = NAMES[: len(ANSWERS)]
ENDINGS: Final = set(ENDED)
SOURCES: Final = set(SOURCE_IDS)
SAMPLES: Final[dict[str, tuple[Any, ...]]] = {
    "seat": (1,),
    "other": (0, 1),
    "hex": ("castle", "cow_3", "boarding_house", "monastery_7", "geese"),
    "goods": ("turquoise", "orange", ["pink", "red"]),
    "type": ("castle", "animals", "posts"),
    "tile": ("large", "small"),
    "depot": (0, 6, 7, 8),
    "colour": ("orange", "blue"),
    "left": ("green",),
    "space": (37,),
    "points": (1, 4, 5, 21),
    "workers": (0, 1, 2, 5),
    "silver": (0, 1, 2),
    "count": (1, 3, 5),
    "decision": ASKED,
}
FACTS: Final = {"hex": "market", "goods": "red", "type": "ship", "colour": "red"}
GAMES: Final[tuple[dict[str, Any], ...]] = (
    {"players": 2},
    {"players": 3, "duchies": "random"},
    {"players": 4, "duchies": "chosen"},
    {
        "players": 3,
        "duchies": "chosen",
        "pool": ["exp1", "championship", "special", "border"],
        "expansions": ["hexes", "white_castles", "inns", "border_posts"],
    },
    {"players": 2, "expansions": ["vineyards", "shields"], "fewer_vines": True},
    {"players": 4, "expansions": ["vineyards"]},
    {"players": 3, "expansions": ["shields", "inns", "hexes"]},
    {"players": 2, "expansions": ["trade_routes"], "routes_in_order": True},
    {"players": 1, "automa": "easy", "modifiers": ["A", "D"]},
    {
        "players": 2,
        "automa": "hard",
        "modifiers": ["A", "B", "C", "D"],
        "expansions": ["hexes", "white_castles", "border_posts", "trade_routes", "shields", "vineyards"],
    },
    {"players": 4, "teams": True, "team_duchy": "advanced", "expansions": ["inns"]},
    {"players": 1, "target": 6, "expansions": ["hexes", "inns"]},
    {"players": 1, "solo_duchy": 34},
    {"players": 2, "duchies": "random", "pool": ["exp1"], "castle_connection": True},
)


def dialect(options: Mapping[str, Any]) -> str:  # noqa: ARG001 (every room is asked so)
    """Everything has one name."""
    return ""


def check_promise(
    action: Mapping[str, Any], facts: Mapping[str, Any], told: Mapping[str, Mapping[str, Any]]
) -> None:
    """Workers, goods and points."""
    verb = action["verb"]
    if verb == "sell" and "sold" in told:
        assert told["sold"]["points"] == facts["points"]
        assert told["sold"]["count"] == facts["count"]
    elif verb == "take" and "took" in told and told["took"]["why"] == "action":
        assert told["took"]["workers"] >= facts["workers"]
    elif verb == "take_workers" and "gained_workers" in told:
        assert told["gained_workers"]["workers"] == facts["count"]
