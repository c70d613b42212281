"""`kasztelan GAME random-…`: a file of one's own that chance draws."""

from __future__ import annotations

import json
from pathlib import Path

from kasztelan.games.catalogue import load
from tests.cli.running import refused, run


def test_a_seed_draws_the_same_duchy_and_it_can_be_played_on(tmp_path: Path) -> None:
    first, again, other = (run("burgundy", "random-duchy", "--seed", seed) for seed in (7, 7, 8))
    assert first.exit_code == 0, first.output
    assert first.stdout == again.stdout
    assert first.stdout != other.stdout
    file = tmp_path / "mine.json"
    file.write_text(first.stdout, encoding="utf-8")
    options = load("burgundy").check_options({"duchy_file": json.loads(first.stdout)})
    assert options["duchy_file"] == json.loads(file.read_text(encoding="utf-8"))
    saved = tmp_path / "games.jsonl"
    assert run("simulate", "burgundy", "--games", 1, "--duchy", file, "--save", saved).exit_code == 0
    assert json.loads(saved.read_text(encoding="utf-8"))["options"]["duchy_file"] == options["duchy_file"]


def test_one_flag_takes_a_duchy_of_the_game_or_a_file_of_ones_own(tmp_path: Path) -> None:
    assert run("simulate", "burgundy", "--games", 1, "--duchy", 7).exit_code == 0
    assert "--duchy VALUE|FILE" in run("simulate", "burgundy", "--help").stdout
    assert refused("simulate", "burgundy", "--duchy", tmp_path / "none.json").startswith("duchy_file: ")
    assert refused("simulate", "burgundy", "--duchy", 99).startswith("Duchy: ")
    assert "--duchy-file" in refused("simulate", "burgundy", "--duchy-file", "mine.json")


def test_without_a_seed_a_duchy_is_new() -> None:
    drawn = {run("burgundy", "random-duchy").stdout for _ in range(3)}
    assert len(drawn) == 3


def test_what_is_unknown_is_refused() -> None:
    assert "--sed" in refused("burgundy", "random-duchy", "--sed", 3)
    assert run("citadels", "random-duchy").exit_code == 2
