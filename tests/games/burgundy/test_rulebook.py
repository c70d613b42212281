"""The rulebook is the same in every language, and every rule in it is shown by a test."""

from __future__ import annotations

import pytest

from kasztelan.games.burgundy.game import GAME
from kasztelan.games.burgundy.rule_ids import RULE_OF
from kasztelan.games.burgundy.rules.kinds import HEX_IDS
from tests.games.citadels.test_rulebook import LANGUAGES, Rulebook, folder, parse
from tests.marks import TESTS, uses

SCENARIOS = [
    "1", "10", "100", "101", "102", "104", "105", "106", "108", "109", "110", "112", "113", "114", "116", "117",
    "118", "12", "120", "121", "122", "124", "125", "126", "128", "129", "13", "130", "132", "133", "134",
    "136", "137", "138", "14", "140", "141", "142", "144", "145", "146", "148", "149", "150", "152", "153",
    "154", "156", "157", "158", "16", "160", "161", "162", "164", "165", "166", "167", "168", "169", "17",
    "170", "171", "172", "173", "174", "175", "176", "177", "178", "179", "18", "180", "181", "187", "188",
    "189", "190", "191", "192", "193", "2", "20", "21", "22", "24", "25", "26", "28", "29", "30", "32", "33",
    "34", "36", "37", "38", "4", "40", "41", "42", "44", "45", "46", "48", "49", "5", "50", "52", "53", "54",
    "56", "57", "58", "6", "60", "61", "62", "64", "65", "66", "68", "69", "70", "72", "73", "74", "76", "77",
    "78", "8", "80", "81", "82", "84", "85", "86", "88", "89", "9", "90", "92", "93", "94", "96", "97", "98",
    "E01", "E02", "E03a", "E03b", "E03c", "E04a", "E04b", "E05", "E06", "E07", "E08", "E09", "E10a", "E10b",
    "E11a", "E11b", "E12", "E13", "E14", "E15", "E16", "E17", "E18", "E19", "E20", "E21", "E22", "E23", "E24",
    "E25", "E26", "E27", "E28", "E29", "E30", "E31",
]  # fmt: skip
"""Scenarios and worked examples that are played so far."""


def rulebook(language: str) -> Rulebook:
    return parse((folder("burgundy") / f"{language}.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_are_those_of_this_game_and_counted_from_one(language: str) -> None:
    counted: dict[str, int] = {}
    for name in rulebook(language).ids:
        prefix, _, number = name.rpartition("-")
        assert prefix.startswith("BUR-")
        counted[prefix] = counted.get(prefix, 0) + 1
        assert int(number) == counted[prefix], f"{name} is out of order"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_rules_in_the_same_order(language: str) -> None:
    english, other = rulebook("en"), rulebook(language)
    assert [section.anchor for section in other.sections] == [section.anchor for section in english.sections]
    assert other.ids == english.ids
    for ours, theirs in zip(english.rules, other.rules, strict=True):
        assert theirs.options == ours.options, f"{ours.id} names other options"
        assert len(theirs.marks) == len(ours.marks), f"{ours.id} bears other marks"


def test_options_that_rules_name_are_there() -> None:
    options = {option.name for option in GAME.options}
    assert {name for rule in rulebook("en").rules for name in rule.options} <= options


def test_every_rule_is_shown_by_a_test() -> None:
    named = {name for use in uses("rule") for name in use.names}
    assert [name for name in rulebook("en").ids if name not in named] == []


def test_the_tests_play_exactly_the_known_scenarios() -> None:
    named = {number for use in uses("scenario", TESTS / "games" / "burgundy") for number in use.names}
    assert sorted(named) == SCENARIOS


def test_every_hex_of_the_game_leads_to_a_rule_that_is_there() -> None:
    known = set(rulebook("en").ids)
    assert set(RULE_OF.values()) <= known
    there = [f"hex-{HEX_IDS[kind]}" for kind, count in enumerate(GAME.conserved(GAME.new({}))[:56]) if count]
    assert [one for one in there if one not in RULE_OF] == []
