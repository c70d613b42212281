"""`kasztelan simulate`: what it prints, writes and keeps."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from kasztelan.bots import registry
from kasztelan.bots.random_bot import RandomBot
from kasztelan.cli.verifying import NOT_CHECKED
from kasztelan.core.chance import Chance, SeededChance
from kasztelan.core.player import Player, Seat
from tests.cli.running import refused, run

ASKED = ("simulate", "citadels", "--games", "8", "--players", "3", "--seed", "7")
TIMES = ("seconds", "decisions_per_second", "games_per_second")


def report(*words: str | object) -> dict[str, Any]:
    """The JSON of a simulation that printed nothing else anywhere."""
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    assert len(result.stdout.splitlines()) == 1
    data: dict[str, Any] = json.loads(result.stdout)
    return data


def without_times(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in TIMES}


def test_json_is_one_object_and_says_what_was_played() -> None:
    data = report(*ASKED)
    assert (data["game"], data["games"], data["seats"], data["seed"]) == ("citadels", 8, 3, 7)
    assert data["bots"] == ["random"] * 3
    assert data["options"]["set"] == "first_game"
    assert (data["errors"], data["interrupted"]) == (0, False)
    assert len(data["wins"]) == len(data["mean_scores"]) == 3
    assert sum(data["wins"]) >= 8
    assert 0 < data["forced"] < data["decisions"]
    assert data["natures"] > 0
    assert data["decisions_per_second"] == pytest.approx(data["decisions"] / data["seconds"])


def test_the_number_of_jobs_changes_nothing() -> None:
    alone = report(*ASKED)
    shared = report(*ASKED, "--jobs", "2")
    assert without_times(alone) == without_times(shared)


def test_saved_records_are_the_games_in_order(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    data = report(*ASKED, "--save", one)
    report(*ASKED, "--save", two, "--jobs", "2")
    assert one.read_bytes() == two.read_bytes()
    records = [json.loads(line) for line in one.read_text(encoding="utf-8").splitlines()]
    assert len(records) == 8
    decisions = [entry for record in records for entry in record["actions"] if entry["by"] != "nature"]
    assert data["decisions"] == len(decisions)
    verified = run("verify", one)
    assert (verified.exit_code, verified.stdout) == (
        NOT_CHECKED,
        "Nothing wrong was found in 8 records, but 8 of them could not be checked in full.\n",
    )


def test_the_table_shows_every_seat() -> None:
    said = run(*ASKED, "--bots", "random,heuristic,random").stdout
    rows = [line.split() for line in said.splitlines() if "random" in line or "heuristic" in line]
    seats = [(row[1], " ".join(row[3:5])) for row in rows]
    assert seats == [("0", "easy (random)"), ("1", "normal (heuristic)"), ("2", "easy (random)")]
    assert "8 games in" in said


def test_the_report_is_translated() -> None:
    assert "8 partii" in run(*ASKED, "--lang", "pl").stdout
    assert "8 партій" in run(*ASKED, "--lang", "uk").stdout


class LeavingBot(Player):
    """Plays at random; before the choice it was told, does what it was told to."""

    def __init__(self, chance: Chance, left: list[int], leave: Any) -> None:
        self.bot = RandomBot(chance)
        self.left = left
        self.leave = leave

    def choose(self, seat: Seat) -> int:
        self.left[0] -= 1
        if self.left[0] == 0:
            self.leave()
        return self.bot.choose(seat)


def sit_leaving_bots(monkeypatch: pytest.MonkeyPatch, choices: int, leave: Any) -> None:
    left = [choices]
    leaving = registry.Bot(lambda _game, seed: LeavingBot(SeededChance(seed), left, leave))
    monkeypatch.setitem(registry.BOTS, "leaving", leaving)


def interrupted_now() -> None:
    raise KeyboardInterrupt


def pressed() -> None:
    signal.raise_signal(signal.SIGINT)


@pytest.mark.parametrize("leave", [interrupted_now, pressed])
def test_an_interrupt_reports_and_saves_what_was_done(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, leave: Any
) -> None:
    sit_leaving_bots(monkeypatch, 2000, leave)
    saved = tmp_path / "games.jsonl"
    asked = ("simulate", "citadels", "--games", "500", "--players", "3", "--bots", "leaving")
    result = run(*asked, "--json", "--save", saved)
    assert result.exit_code == 130
    data = json.loads(result.stdout)
    assert data["interrupted"] is True
    assert 0 < data["games"] < 500
    assert len(saved.read_text(encoding="utf-8").splitlines()) == data["games"]
    assert run("verify", saved).exit_code == NOT_CHECKED
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


def test_an_interrupt_shows_the_table_too(monkeypatch: pytest.MonkeyPatch) -> None:
    sit_leaving_bots(monkeypatch, 2000, interrupted_now)
    result = run("simulate", "citadels", "--games", "500", "--players", "3", "--bots", "leaving")
    assert result.exit_code == 130
    assert "Mean length" in result.stdout
    assert "Interrupted" in result.stderr


def broken() -> None:
    raise LookupError("lost")


def test_failed_games_are_counted_and_end_with_code_1(monkeypatch: pytest.MonkeyPatch) -> None:
    sit_leaving_bots(monkeypatch, 10, broken)
    result = run(*ASKED, "--bots", "leaving", "--json")
    assert result.exit_code == 1
    data = json.loads(result.stdout)
    assert (data["errors"], data["games"]) == (1, 7)
    assert "LookupError: lost" in data["first_error"]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--games", "0"], "games: 0 is not possible; allowed: 1 or more"),
        (["--jobs", "0"], "jobs: 0 is not possible; allowed: 1 or more"),
        (["--bots", "clever"], "bots: clever is unknown; allowed: "),
        (["--bots", "random,random"], "bots: 2 given; allowed: one, or 4 with commas between"),
        (["--players", "9"], "Number of players: 9 is not possible; allowed: 2 to 8"),
        (["--save", "no/such/folder/x.jsonl"], "save: "),
    ],
)
def test_refused(words: list[str], line: str) -> None:
    assert refused("simulate", "citadels", *words).startswith(line)
