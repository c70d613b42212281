"""Another table for every number."""

from __future__ import annotations

from random import Random
from typing import Any

from kasztelan.games.burgundy.boards import SOLO_DUCHIES, TEAM_BOARDS
from kasztelan.games.burgundy.options import ALL_DUCHIES, EXPANSIONS, NOT_FOR_ALL, NOT_WITH_AUTOMA, SETS
from kasztelan.games.burgundy.rules.automa_board import LEVEL_IDS, MODIFIER_IDS


def random_options(number: int) -> dict[str, Any]:
    random = Random(number)
    players = 1 + number // 2 % 4
    options: dict[str, Any] = {
        "players": players,
        "duchies": random.choice(("same", "random", "chosen")),
        "tie_spaces": random.choice(("fewest", "most")),
        "tie_track": random.choice(("ahead", "behind")),
        "first": random.choice(("random", *range(players))),
    }
    if options["duchies"] == "same":
        options["duchy"] = random.choice(ALL_DUCHIES)
    else:
        options["pool"] = random.sample(list(SETS), random.randint(1, len(SETS)))
    if options["duchies"] == "same":
        options["castle_connection"] = options["duchy"] in range(11, 19)
    options["teams"] = players == 4 and random.random() < 0.3
    options["team_duchy"] = random.choice(tuple(TEAM_BOARDS))
    options["solo_duchy"] = random.choice(tuple(SOLO_DUCHIES))
    options["target"] = random.randint(5, 60)
    alone = players > 1 and not options["teams"]
    known = [one for one in EXPANSIONS if alone or one not in NOT_FOR_ALL]
    options["expansions"] = random.sample(known, random.randint(0, len(known)))
    add_automa(options, number, random)
    options["routes_in_order"] = random.choice((False, True))
    options["fewer_vines"] = random.choice((False, True))
    return options


def add_automa(options: dict[str, Any], number: int, random: Random) -> None:
    """Every other table has Châteauma, at each level and with any modifiers; every sixth one person alone with her."""
    if number % 2 or options["teams"]:
        return
    options["automa"] = random.choice(LEVEL_IDS)
    options["modifiers"] = random.sample(MODIFIER_IDS, random.randint(0, len(MODIFIER_IDS)))
    options["players"] = 1 + number // 2 % 3
    if options["first"] != "random":
        options["first"] = min(options["first"], options["players"] - 1)
    options["expansions"] = [one for one in options["expansions"] if one not in NOT_WITH_AUTOMA]
