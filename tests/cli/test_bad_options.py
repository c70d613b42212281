"""Options that make no game: one line naming the field and what is allowed, whichever command they are given to."""

from __future__ import annotations

import pytest

from kasztelan.games.citadels.components import SETS
from tests.cli.running import refused

FIRST = next(one for one in SETS if one.id == "first_game")
UNIQUES = list(FIRST.districts)
EIGHT = list(FIRST.characters[:8])


def districts(names: list[str]) -> str:
    return f"districts={','.join(names)}"


def characters(names: list[str]) -> str:
    return f"characters={','.join(names)}"


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("words", "field", "allowed"),
    [
        (["--option", "colour=red"], "colour", "players, edition"),
        (["--option", "edition"], "option", "name=value"),
        (["--option", "edition=third"], "edition", "revised, classic"),
        (["--option", "round_limit=--5"], "round_limit", "1 to 1000"),
        (["--option", "armory_hits_keep=maybe"], "armory_hits_keep", "true, false"),
        (["--option", "crown=4"], "crown", "random, 0 to 3"),
        (["--set", "brave_peasants"], "set", "first_game"),
        (["--players", "9"], "players", "2 to 8"),
        (["--players", "1"], "players", "2 to 8"),
        (["--players", "4", "--option", "players=5"], "players", "each option once"),
        (["--option", characters([*EIGHT[:-1], "dragon"])], "characters", "warlord"),
        (["--option", characters([*EIGHT[:-1], "thief_lord"])], "characters", "assassin"),
        (["--option", characters(["witch", *EIGHT])], "characters", "one character for each rank"),
        (["--players", "3", "--option", characters([*EIGHT, "queen"])], "characters", "artist"),
        (["--option", districts(UNIQUES[:13])], "districts", "exactly 14"),
        (["--option", districts([*UNIQUES, "armory"])], "districts", "exactly 14"),
        (["--option", districts([*UNIQUES[:13], UNIQUES[0]])], "districts", "a list of"),
    ],
)
def test_refused(command: str, words: list[str], field: str, allowed: str) -> None:
    line = refused(command, "citadels", *words)
    assert line.startswith(f"{field}: ")
    assert allowed in line.partition("; allowed: ")[2]


def test_refused_in_the_language_asked_for() -> None:
    assert refused("play", "citadels", "--names", "Ola,Ola", "--lang", "pl").startswith(
        "names: Ola podano dwa razy"
    )
    assert refused("play", "citadels", "--names", "Ola,Ola", "--lang", "uk").startswith(
        "names: Ola вказано двічі"
    )
