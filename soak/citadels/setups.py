"""Set-ups of Citadels by number."""

from __future__ import annotations

from random import Random
from typing import Any

from kasztelan.games.citadels.components import SETS
from kasztelan.games.citadels.options import OPTIONS


def random_options(number: int) -> dict[str, Any]:
    """Another set-up for every number: sets by name half of the time, else random casts and districts."""
    random = Random(number)
    players = 2 + number % 7
    options: dict[str, Any] = {"players": players, "edition": "classic" if number % 3 == 2 else "revised"}
    if 4 <= players <= 7:
        options["nine"] = random.choice(["yes", "no"])
    if options["edition"] == "revised":
        options["set"] = random.choice([*(one.id for one in SETS), *["random"] * 7])
    else:
        options["set"] = random.choice(["first_game", "random", "random"])
        options["classic_swaps"] = random.choice([2, 8])
    for option in OPTIONS:
        schema = option.schema()
        if schema.get("type") == "boolean":
            options[option.name] = random.random() < 0.5
        elif "enum" in schema and option.name not in ("edition", "set", "nine", "crown"):
            options[option.name] = random.choice(schema["enum"])
    return options
