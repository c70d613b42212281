"""Options that make no game: one line naming the field and what is allowed, whichever command they are given to."""

from __future__ import annotations

import pytest

from kasztelan.games.citadels.components import SETS
from tests.cli.running import refused

FIRST = next(one for one in SETS if one.id == "first_game")
UNIQUES = list(FIRST.districts)
EIGHT = list(FIRST.characters[:8])


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("words", "field", "allowed"),
    [
        (["--option", "colour=red"], "colour", "players, edition"),
        (["--option", "edition"], "option", "name=value"),
        (["--option", "edition=third"], "Edition", "revised, classic"),
        (["--edition", "third"], "Edition", "revised, classic"),
        (["--option", "round_limit=--5"], "Round limit", "1 to 1000"),
        (["--round-limit=--5"], "Round limit", "1 to 1000"),
        (["--option", "armory_hits_keep=maybe"], "Armory may destroy the Keep", "yes, no"),
        (["--armory-hits-keep=maybe"], "Armory may destroy the Keep", "yes, no"),
        (["--crown", "4"], "First crown", "random, or a seat from 0 to 3"),
        (["--crown", "8"], "First crown", "random, 0, 1, 2, 3, 4, 5, 6, 7"),
        (["--set", "brave_peasants"], "Set", "first_game, ambitious_aristocrats"),
        (["--players", "9"], "Number of players", "2 to 8"),
        (["--players", "1"], "Number of players", "2 to 8"),
        (["--players", "many"], "Number of players", "2 to 8"),
        (["--players"], "Number of players", "2 to 8"),
        (["--players", "4", "--option", "players=5"], "Number of players", "each option once"),
        (["--players", "4", "--players=5"], "Number of players", "each option once"),
        (["--guests", "3"], "--guests", "--players, --edition"),
        (["--characters", ",".join([*EIGHT[:-1], "dragon"])], "Characters", "warlord"),
        (["--characters", ",".join(["witch", *EIGHT])], "Characters", "one character for each rank"),
        (["--players", "3", "--characters", ",".join([*EIGHT, "queen"])], "Characters", "artist"),
        (["--districts", ",".join(UNIQUES[:13])], "Unique districts", "exactly 14"),
        (["--districts", ",".join([*UNIQUES, "armory"])], "Unique districts", "exactly 14"),
        (["--districts", ",".join([*UNIQUES[:13], UNIQUES[0]])], "Unique districts", "a list of"),
    ],
)
def test_refused(command: str, words: list[str], field: str, allowed: str) -> None:
    line = refused(command, "citadels", *words)
    assert line.startswith(f"{field}: ")
    assert allowed in line.partition("; allowed: ")[2]


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        (
            ["--players", "9"],
            [
                "Number of players: 9 is not possible; allowed: 2 to 8",
                "Liczba graczy: niemożliwa wartość 9; dozwolone: od 2 do 8",
                "Кількість гравців: неможливе значення 9; дозволено: від 2 до 8",
            ],
        ),
        (
            ["--edition", "third"],
            [
                "Edition: third is not possible; allowed: revised, classic",
                "Wydanie: niemożliwa wartość third; dozwolone: revised, classic",
                "Видання: неможливе значення third; дозволено: revised, classic",
            ],
        ),
        (
            ["--names", "Ola,Ola"],
            [
                "names: Ola is given twice; allowed: a different name for each seat",
                "names: Ola podano dwa razy; dozwolone: inne imię na każdym miejscu",
                "names: Ola вказано двічі; дозволено: інше ім’я на кожному місці",
            ],
        ),
    ],
)
def test_refused_in_the_language_asked_for(words: list[str], lines: list[str]) -> None:
    assert [refused("play", "citadels", *words, "--lang", one) for one in ("en", "pl", "uk")] == lines


def test_an_unknown_flag_is_refused_with_those_there_are() -> None:
    assert refused("verify", "--x", "--lang=pl") == (
        "--x: nie ma takiego przełącznika; dozwolone: --commitment, --lang, --help"
    )
    assert refused("play", "chess", "--players", "4") == "game: chess is unknown; allowed: citadels, burgundy"
