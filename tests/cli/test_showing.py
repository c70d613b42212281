"""What can be played, and how: `--version`, `games`, `rules`."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import kasztelan
from tests.cli.running import refused, run


def test_version_tells_which_build_runs() -> None:
    said = run("--version").stdout
    assert said.startswith(f"kasztelan {kasztelan.__version__} (")
    assert "compiled" in said or "pure Python" in said


def test_help_speaks_the_language_of_the_environment() -> None:
    for setting, word in (
        ("C", "Let bots play"),
        ("pl_PL.UTF-8", "Niech boty"),
        ("uk_UA.UTF-8", "Нехай боти"),
    ):
        help_page = subprocess.run(
            [sys.executable, "-m", "kasztelan", "--help"],
            env=os.environ | {"LC_ALL": setting, "PYTHONUTF8": "1"},
            capture_output=True,
            check=True,
            encoding="utf-8",
        )
        assert word in help_page.stdout


def test_games_are_listed() -> None:
    rows = run("games").stdout.splitlines()
    assert any(row.split() == ["citadels", "Citadels", "2–8", "1"] for row in rows)
    assert "Cytadela" in run("games", "--lang", "pl").stdout
    assert "Цитаделі" in run("games", env={"LC_ALL": "uk_UA.UTF-8"}).stdout


def test_options_of_a_game_are_listed_with_what_is_allowed() -> None:
    said = run("games", "citadels").stdout
    assert "great_wall_diplomat" in said
    assert "added_to_cost" in said
    assert "yes, no" in said


def test_rules_are_found_by_words() -> None:
    said = run("rules", "citadels", "Witch", "resume").stdout
    assert said.startswith("Witch (1)\n")
    assert "CIT-WITCH-8" in said
    assert "CIT-WARLORD" not in said


def test_rules_are_found_by_id_in_any_language() -> None:
    for lang, word in (("en", "Witch"), ("pl", "Wiedźma"), ("uk", "Відьм")):
        said = run("rules", "citadels", "cit-witch-1", "--lang", lang).stdout
        assert re.findall(r"CIT-[A-Z]+-[0-9]+", said) == ["CIT-WITCH-1"]
        assert word in said
    every = run("rules", "citadels", "CIT-WITCH").stdout
    assert set(re.findall(r"^CIT-[A-Z]+", every, re.MULTILINE)) == {"CIT-WITCH"}


def test_rules_without_words_give_the_contents() -> None:
    said = run("rules", "citadels").stdout
    assert "CIT-SETUP-1 … CIT-SETUP-1" in said
    assert said.splitlines()[0] == "Citadels: the rules"


def test_words_in_no_rule() -> None:
    line = refused("rules", "citadels", "xylophone")
    assert line.startswith("words: ")
    assert "xylophone" in line


def test_unknown_games_and_languages_are_refused_with_those_there_are() -> None:
    assert refused("rules", "chess") == "game: chess is unknown; allowed: citadels, burgundy"
    assert refused("games", "chess") == "game: chess is unknown; allowed: citadels, burgundy"
    assert refused("games", "--lang", "de") == "lang: de is unknown; allowed: en, pl, uk"


def test_usage_errors_end_with_code_2() -> None:
    for words in (["nothing"], ["simulate"], ["simulate", "citadels", "--games", "many"], ["verify", "--x"]):
        result = run(*words)
        assert result.exit_code == 2
        assert "Traceback" not in result.output
