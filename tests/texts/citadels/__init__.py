"""Citadels read aloud: what can be asked and scored there, and what its choices promise."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from kasztelan.games.citadels.components import CARD_IDS
from kasztelan.games.citadels.game import ENDINGS as ENDED
from kasztelan.games.citadels.rules.asking import ANSWERS
from kasztelan.games.citadels.rules.pending import NAMES
from tests.conformance.citadels.option_sets import STARRED, STARRED_CAST

ASKED: Final = NAMES[: len(ANSWERS)]
ENDINGS: Final = {one for one in ENDED if one}
SAMPLES: Final[dict[str, tuple[Any, ...]]] = {
    "seat": (1,),
    "other": (0, 1),
    "card": ("docks",),
    "for": CARD_IDS[:12],
    "cards": (["market"], ["market", "haunted_quarter"]),
    "character": ("tax_collector",),
    "gold": (0, 1, 3, 5),
    "count": (1, 2, 5),
    "rank": (4,),
    "round": (12,),
    "decision": ASKED,
}
FACTS: Final = {"card": "keep", "character": "queen", "decision": "trade"}
GAMES: Final[tuple[dict[str, Any], ...]] = (
    {"players": 4},
    {"players": 7, "set": "devious_dignitaries", "nine": "yes"},
    {"players": 5, "set": "cunning_agents", "nine": "yes"},
    {"players": 3, "set": "illustrious_emissaries"},
    {"players": 6, "set": "ambitious_aristocrats", "nine": "yes"},
    {"players": 4, "set": "tenacious_delegates", "nine": "yes"},
    {"players": 8, "set": "vicious_nobles"},
    {"players": 2, "set": "random"},
    {"players": 5, "edition": "classic"},
    {
        "players": 5,
        "edition": "classic",
        "classic_swaps": 8,
        "characters": STARRED_CAST,
        "districts": STARRED,
    },
)


def sources() -> set[str]:
    """Every source that scoring names: keys of `points`, and of the dict it begins with."""
    scoring = files("kasztelan.games.citadels") / "rules" / "scoring.py"
    found: set[str] = set()
    for node in ast.walk(ast.parse(scoring.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "points":
            named: list[ast.expr | None] = [node.slice]
        elif isinstance(node, ast.Dict):
            named = list(node.keys)
        else:
            continue
        found |= {one.value for one in named if isinstance(one, ast.Constant) and isinstance(one.value, str)}
    return found


SOURCES: Final = sources()


def dialect(options: Mapping[str, Any]) -> str:
    """Each edition has its own names."""
    return str(options["edition"])


def check_promise(
    action: Mapping[str, Any], facts: Mapping[str, Any], told: Mapping[str, Mapping[str, Any]]
) -> None:
    """Prices and gains."""
    verb = action["verb"]
    if verb == "build":
        paid = told.get("built") or told["paid_gold"]
        assert paid["gold"] == facts["price"]
    elif verb in ("destroy", "seize"):
        assert told["destroyed" if verb == "destroy" else "seized"]["gold"] == facts["price"]
    elif verb == "give_district" and facts["price"] is not None:
        assert told["exchanged"]["gold"] == facts["price"]
    elif verb in ("gather_gold", "income", "laboratory", "collect_tax") and "gold" in facts:
        assert told["gained_gold"]["gold"] == facts["gold"]
