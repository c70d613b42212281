"""Stones on the command line: listed, looked up, simulated, replayed and verified."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import refused, run
from tests.stones.test_records import played


def test_it_is_listed_with_its_seats() -> None:
    row = next(line for line in run("games").stdout.splitlines() if line.startswith("stones"))
    assert row.split() == ["stones", "Stones", "1–4", "1"]
    assert "Kamienie" in run("games", "--lang", "pl").stdout
    told = run("games", "stones").stdout
    assert "expansions" in told
    assert "What is added to the game." in told


def test_its_rules_are_looked_up() -> None:
    assert "The tide takes as many stones" in run("rules", "stones", "STO-TIDE-2").stdout
    assert "Przypływ zabiera" in run("rules", "stones", "przypływ", "--lang", "pl").stdout


@pytest.mark.parametrize(
    "words",
    [
        ["--option", "mode=teams"],
        ["--option", "mode=alone"],
        ["--option", "mode=automa", "--option", "opponent=drawn"],
        ["--option", "expansions=river,bridge", "--option", "board=30", "--option", "guests=3"],
    ],
    ids=str,
)
def test_it_is_simulated(words: list[str]) -> None:
    told = run("simulate", "stones", "--games", "4", "--seed", "1", *words)
    assert told.exit_code == 0, told.output


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["guests=9"], "Guests: 9 is not possible; allowed: 1 to 4"),
        (["board=31"], "Board: 31 is not possible; allowed: 1, 2, 3,"),
        (["expansions=bridge"], "Expansions: Bridge needs River; allowed: also River"),
        (["players=2"], "players: is no option of this game; allowed: "),
    ],
    ids=str,
)
def test_what_cannot_be_agreed_is_refused(words: list[str], line: str) -> None:
    asked = [part for word in words for part in ("--option", word)]
    assert refused("simulate", "stones", "--games", "1", *asked).startswith(line)


def test_a_file_of_boards_is_given_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "pattern.json"
    path.write_text(json.dumps({"rows": [[31, 0, 0, 0]]}))
    assert refused("simulate", "stones", "--games", "1", "--option", f"pattern={path}").startswith(
        "Pattern of your own: row 1: there is no board 31; allowed: 1 to 30"
    )
    path.write_text(json.dumps({"rows": [[1, 0, 0, 0]]}))
    assert run("simulate", "stones", "--games", "1", "--option", f"pattern={path}").exit_code == 0


def test_a_record_is_verified_and_told(tmp_path: Path) -> None:
    _, record = played({"mode": "automa", "opponent": "drawn"})
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    assert run("verify", path).exit_code == 0
    told = run("replay", path).stdout
    name = {"miller": "Miller", "heron": "Heron"}[record["actions"][0]["automa"]]
    assert f"{name} takes" in told
    assert "(STO-AUTOMA-3)" in told
    assert "Automa takes" not in told


@pytest.mark.parametrize(("target", "said"), [(40, "guest 0 loses"), (1, "guest 0 wins")])
def test_the_end_of_a_game_alone_is_told(target: int, said: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(played({"mode": "alone", "target": target})[1]))
    assert said in run("replay", path).stdout
