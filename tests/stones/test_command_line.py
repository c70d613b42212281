"""Stones on the command line: listed, looked up, simulated, played, saved, replayed and verified."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kasztelan.cli.choosing import given_options
from kasztelan.cli.playing import new_table, resumed_table, seat_everybody
from kasztelan.cli.replaying import ReplayScreen
from kasztelan.cli.retelling import Recording
from kasztelan.cli.saving import read_save
from kasztelan.cli.table_setup import TableSetup
from kasztelan.cli.terminal.scores import Scores
from tests.cli.running import refused, resealed, run
from tests.cli.terminal.sitting import sitting
from tests.stones.game import GAME
from tests.stones.registered import ENVIRON
from tests.stones.test_records import played


def told(*words: str | object) -> str:
    """What a command that went well prints."""
    result = run(*words)
    assert result.exit_code == 0, result.output
    return result.stdout


# --- looked up


def test_it_is_listed_with_its_seats() -> None:
    row = next(line for line in told("games").splitlines() if line.startswith("stones"))
    assert row.split() == ["stones", "Stones", "1–4", "1"]
    assert "Kamienie" in told("games", "--lang", "pl")
    options = told("games", "stones")
    assert "a list of moss, river, bridge, drought" in options
    assert "What is added to the game." in options


def test_another_process_is_told_of_it_by_the_environment() -> None:
    listed = subprocess.run(
        [sys.executable, "-m", "kasztelan", "games", "--lang", "en"],
        env=os.environ | ENVIRON,
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    assert "Stones" in listed.stdout


def test_its_rules_are_looked_up() -> None:
    assert "The tide takes as many stones" in told("rules", "stones", "STO-TIDE-2")
    assert "Przypływ zabiera" in told("rules", "stones", "przypływ", "--lang", "pl")


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "Toll of the bridge."), ("pl", "Opłata za most."), ("uk", "Плата за міст.")],
)
def test_its_options_are_flags_and_those_of_other_games_are_not(language: str, label: str) -> None:
    page = told("play", "stones", "--help", "--lang", language)
    for flag in ("--guests 1–4", "--expansions A,B,…", "--pattern FILE", "--mode table|teams|alone|automa"):
        assert flag in page
    assert label in page
    assert "--set quiet_pond|wild_river|hard_winter|two_pairs" in page
    assert "--players" not in page
    assert "--season" not in page


def test_without_a_game_the_way_to_its_options_is_told() -> None:
    assert "simulate GAME --help" in told("simulate", "--help")


# --- options


def options_of(*words: str | object) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(told("simulate", "stones", "--games", "1", "--json", *words))[
        "options"
    ]
    return found


def test_flags_are_read_as_the_options_they_stand_for() -> None:
    found = options_of("--guests", "3", "--expansions=moss,river", "--board", "12", "--first", "2")
    assert (found["guests"], found["expansions"], found["board"], found["first"]) == (
        3,
        ["moss", "river"],
        12,
        2,
    )
    before = json.loads(told("simulate", "--guests", "3", "--games", "1", "--json", "stones"))["options"]
    assert before["guests"] == 3


def test_a_set_is_the_ground_on_which_flags_are_laid() -> None:
    found = options_of("--set", "wild_river", "--board", "5")
    assert (found["expansions"], found["current"], found["board"]) == (["river", "bridge"], 2, 5)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--option", "guests=9"], "Guests: 9 is not possible; allowed: 1 to 4"),
        (["--guests", "9"], "Guests: 9 is not possible; allowed: 1 to 4"),
        (["--guests", "9", "--lang", "pl"], "Goście: niemożliwa wartość 9; dozwolone: od 1 do 4"),
        (["--guests", "9", "--lang", "uk"], "Гості: неможливе значення 9; дозволено: від 1 до 4"),
        (["--board", "31"], "Board: 31 is not possible; allowed: 1, 2, 3,"),
        (["--expansions", "bridge"], "Expansions: Bridge needs River; allowed: also River"),
        (["--option", "players=2"], "players: is not an option of this game; allowed: "),
        (["--players", "2"], "--players: there is no such flag; allowed: --mode, --guests, "),
        (["--set", "x"], "set: x is unknown; allowed: quiet_pond, wild_river, hard_winter, two_pairs"),
    ],
    ids=str,
)
def test_what_cannot_be_agreed_is_refused(words: list[str], line: str) -> None:
    assert refused("simulate", "stones", "--games", "1", *words).startswith(line)


def test_a_file_of_boards_is_given_by_its_path(tmp_path: Path) -> None:
    path, toml, broken = (tmp_path / name for name in ("pattern.json", "pattern.toml", "broken.toml"))
    path.write_text(json.dumps({"rows": [[31, 0, 0, 0]]}))
    assert refused("simulate", "stones", "--games", "1", "--pattern", path).startswith(
        "Pattern of your own: row 1: there is no board 31; allowed: 1 to 30"
    )
    path.write_text(json.dumps({"rows": [[1, 0, 0, 0]]}))
    toml.write_text("rows = [[1, 0, 0, 0]]")
    for words in (["--option", f"pattern={path}"], ["--pattern", path], ["--pattern", toml]):
        assert options_of(*words)["pattern"] == {"rows": [[1, 0, 0, 0]]}
    path.write_text("[1]")
    assert refused("simulate", "stones", "--pattern", path).endswith(
        "allowed: a JSON or TOML file with one object"
    )
    broken.write_text("rows = [")
    assert "is not whole TOML" in refused("simulate", "stones", "--pattern", broken)
    assert "cannot be read" in refused("simulate", "stones", "--pattern", tmp_path / "missing.json")


# --- many games


@pytest.mark.parametrize(
    ("words", "lines", "said"),
    [
        (["--mode", "teams"], ["easy (random)"] * 4, ""),
        (["--mode", "alone", "--target", "40"], ["easy (random)"], "Nobody won 4 games."),
        (["--mode", "automa", "--opponent", "heron"], ["easy (random)", "Heron"], ""),
        (["--mode", "automa", "--opponent", "drawn"], ["easy (random)", "Automa"], ""),
        (["--mode", "automa", "--lang", "pl"], ["łatwy (random)", "Młynarz"], ""),
        (["--expansions", "river,bridge", "--board", "30", "--guests", "3"], ["easy (random)"] * 3, ""),
    ],
    ids=str,
)
def test_many_games_are_counted_by_participant(words: list[str], lines: list[str], said: str) -> None:
    text = told("simulate", "stones", "--games", "4", "--seed", "1", *words)
    rows = [line.strip("│").split("│") for line in text.splitlines() if line.startswith("│")]
    assert [row[1].strip() for row in rows] == lines
    assert [row[0].strip() for row in rows][:2] == ["0", "" if len(lines) == 2 else "1"][: len(lines)]
    assert said in text
    assert "rounds" not in text


# --- a table at the terminal, saved and taken up again


def table(*pairs: str, save: Path) -> TableSetup:
    """What `kasztelan play stones --option …` lays, with one person."""
    setup = new_table(GAME, given_options(GAME, pairs), 5, None, "en")
    seat_everybody(setup, 1, "Anna", "random")
    setup.save_path = save
    return setup


@pytest.mark.parametrize(
    ("pairs", "names"),
    [
        (["guests=3"], ["Anna", "Gniewko", "Olena"]),
        (["mode=teams"], ["Anna", "Gniewko", "Olena", "Zbigniew"]),
        (["mode=alone"], ["Anna"]),
        (["mode=automa", "opponent=heron"], ["Anna", "automa-heron"]),
    ],
    ids=str,
)
def test_a_game_is_saved_taken_up_again_and_verified(
    pairs: list[str], names: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.json"

    async def begin() -> None:
        async with sitting(table(*pairs, save=path)) as at:
            await at.press("1")
            await at.press("s")

    async def end() -> None:
        setup = resumed_table(GAME, path, "en")
        seat_everybody(setup, None, None, None)
        async with sitting(setup) as at:
            while not isinstance(at.app.screen, Scores):
                await at.press("1")
            await at.press("s")

    asyncio.run(begin())
    assert read_save(path)["names"] == names
    assert read_save(path)["result"] is None
    asyncio.run(end())
    assert read_save(path)["names"] == names
    promised = read_save(path)["commitment"]
    assert "Every draw came from the key." in told("verify", path, "--commitment", promised)


def test_a_save_that_names_only_the_seats_is_taken_up_too(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    _, record = played({"mode": "automa"})
    cut = resealed(record, names=["Anna"], actions=record["actions"][:2], count=2, result=None)
    path.write_text(cut)
    assert resumed_table(GAME, path, "en").names == ["Anna"]
    assert "Anna begins." in told("replay", path)


# --- told again


def put(record: dict[str, Any], folder: Path) -> Path:
    path = folder / "game.json"
    path.write_text(json.dumps(record))
    return path


def test_a_record_is_verified_and_told(tmp_path: Path) -> None:
    _, record = played({"mode": "automa", "opponent": "drawn"})
    path = put(record, tmp_path)
    assert "The record is right." in told("verify", path, "--commitment", record["commitment"])
    story = told("replay", path)
    name = {"miller": "Miller", "heron": "Heron"}[record["actions"][0]["automa"]]
    assert f"{name} takes" in story
    assert "(STO-AUTOMA-3)" in story
    assert "Automa takes" not in story


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"mode": "alone", "target": 40}, "guest 0 loses"),
        ({"mode": "alone", "target": 1}, "guest 0 wins"),
        ({"mode": "teams", "heap": 40}, "the team of guest"),
        ({"mode": "automa", "heap": 40}, "Miller: "),
    ],
    ids=str,
)
def test_the_end_of_a_game_is_told(options: dict[str, Any], said: str, tmp_path: Path) -> None:
    assert said.lower() in told("replay", put(played(options)[1], tmp_path)).lower()


def test_each_step_of_the_automa_is_one_of_the_replay() -> None:
    recording = Recording(played({"mode": "automa", "opponent": "heron"})[1], "en")
    steps = [recording.sentences(at, None) for at in range(len(recording.steps))]
    taken = next(at for at, told in enumerate(steps) if any("(STO-AUTOMA-3)" in one for one in told))
    assert [len(told) for told in steps[taken - 1 : taken + 2]] == [1, 1, 1]
    stones = [step.state.to_data()["stones"] for step in recording.steps[taken - 1 : taken + 1]]
    assert stones[0][1] < stones[1][1]


def test_the_replay_screen_draws_the_plain_picture_of_each_step() -> None:
    recording = Recording(played({"mode": "automa", "opponent": "drawn"})[1], "en")
    screen = ReplayScreen(recording, None)

    async def look() -> list[list[str]]:
        seen = []
        async with screen.run_test(size=(140, 40)) as pilot:
            for key in ("right", "end"):
                seen.append(screen.guide.names)
                await pilot.press(key)
            seen.append(screen.guide.names)
            assert screen.story().plain.endswith("\n".join(recording.ending()))
        return seen

    names = asyncio.run(look())
    assert names[0] == ["guest 0", "Automa"]
    assert names[1] == names[2] == recording.names
