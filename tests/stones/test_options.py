"""What a table can agree on: what applies, defaults that depend on others, lists, files, presets and refusals."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.core.errors import InvalidOptions
from kasztelan.core.form import check
from kasztelan.texts import words
from kasztelan.texts.errors import describe_refusal
from tests.stones.game import GAME


def refused(**options: Any) -> InvalidOptions:
    with pytest.raises(InvalidOptions) as found:
        GAME.check_options(options)
    return found.value


def said(options: dict[str, Any], language: str) -> list[str]:
    return [describe_refusal(words(language, "stones"), one) for one in GAME.problems(options)]


@pytest.mark.parametrize(
    ("chosen", "applying"),
    [
        ({}, "guests"),
        ({"mode": "alone"}, "target"),
        ({"mode": "automa"}, "guests opponent"),
        ({"expansions": ["river"]}, "guests current"),
        ({"expansions": ["river", "bridge"]}, "guests current crossing"),
        ({"mode": "alone", "expansions": ["river", "bridge"]}, "target current"),
    ],
    ids=str,
)
def test_only_what_means_something_applies(chosen: dict[str, Any], applying: str) -> None:
    agreed = GAME.check_options(chosen)
    conditional = [option for option in GAME.options if option.only is not None]
    assert {option.name for option in conditional if option.applies(agreed)} == set(applying.split())


@pytest.mark.parametrize(
    ("chosen", "due"),
    [
        ({}, {"guests": 2, "heap": 16}),
        ({"mode": "teams"}, {"guests": 4, "heap": 24}),
        ({"mode": "automa"}, {"guests": 1, "heap": 16}),
        ({"guests": 3}, {"heap": 24}),
        ({"mode": "alone"}, {"heap": 12, "target": 8}),
        ({"mode": "alone", "heap": 30}, {"target": 14}),
        ({"guests": 3, "heap": 9}, {"heap": 9}),
    ],
    ids=str,
)
def test_a_default_may_depend_on_other_options(chosen: dict[str, Any], due: dict[str, int]) -> None:
    agreed = GAME.check_options(chosen)
    assert {name: agreed[name] for name in due} == due


def test_the_schema_says_what_a_form_needs() -> None:
    fields = GAME.options_schema()["properties"]
    assert fields["board"]["enum"] == list(range(1, 31))
    assert "x-seat" not in fields["board"]
    assert (fields["first"]["enum"], fields["first"]["x-seat"]) == (["random", 0, 1, 2, 3], True)
    assert fields["expansions"]["items"] == {"enum": ["moss", "river", "bridge", "drought"]}
    assert fields["pattern"]["x-file"]
    assert [name for name, one in fields.items() if one.get("x-preset")] == ["season"]
    assert fields["current"]["x-only"] == {"contains": {"expansions": "river"}}
    assert fields["crossing"]["x-only"] == {
        "every": [{"contains": {"expansions": "bridge"}}, {"not": {"is": {"mode": "alone"}}}]
    }
    assert not any("x-chairs" in one for one in fields.values())


def test_how_many_sit_is_told_by_the_game_not_by_an_option() -> None:
    assert GAME.table_sizes() == (1, 4)
    alone = GAME.check_options({"mode": "alone", "guests": 4})
    assert (GAME.seats(alone), alone["guests"]) == (1, 4)


@pytest.mark.parametrize(
    ("options", "english", "polish", "ukrainian"),
    [
        (
            {"guests": 9},
            "Guests: 9 is not possible; allowed: 1 to 4",
            "Goście: niemożliwa wartość 9; dozwolone: od 1 do 4",
            "Гості: неможливе значення 9; дозволено: від 1 до 4",
        ),
        (
            {"guests": 1},
            "Guests: 1 is not possible; allowed: 2 to 4",
            "Goście: niemożliwa wartość 1; dozwolone: od 2 do 4",
            "Гості: неможливе значення 1; дозволено: від 2 до 4",
        ),
        (
            {"mode": "teams", "guests": 3},
            "Guests: 3 is not possible; allowed: exactly 4",
            "Goście: niemożliwa wartość 3; dozwolone: dokładnie 4",
            "Гості: неможливе значення 3; дозволено: рівно 4",
        ),
        (
            {"expansions": ["bridge"]},
            "Expansions: Bridge needs River; allowed: also River",
            "Dodatki: Most wymaga: Rzeka; dozwolone: także Rzeka",
            "Доповнення: Міст потребує: Річка; дозволено: також Річка",
        ),
        (
            {"expansions": ["drought", "river"]},
            "Expansions: Drought does not go with River; allowed: one of the two",
            "Dodatki: Susza wyklucza: Rzeka; dozwolone: jedno z dwojga",
            "Доповнення: Посуха виключає: Річка; дозволено: одне з двох",
        ),
        (
            {"pattern": {"rows": [[5, 0, 1, 3], [31, 0, 1, 3]]}},
            "Pattern of your own: row 2: there is no board 31; allowed: 1 to 30",
            "Własny wzór: wiersz 2: nie ma planszy 31; dozwolone: od 1 do 30",
            "Власний взірець: рядок 2: поля 31 немає; дозволено: від 1 до 30",
        ),
    ],
    ids=str,
)
def test_what_cannot_be_agreed_is_said_in_every_language(
    options: dict[str, Any], english: str, polish: str, ukrainian: str
) -> None:
    assert [said(options, language) for language in ("en", "pl", "uk")] == [[english], [polish], [ukrainian]]


def test_a_seat_that_is_not_there_cannot_begin() -> None:
    assert GAME.check_options({"guests": 3, "first": 2})["first"] == 2
    wrong = refused(guests=3, first=3)
    assert (wrong.field, wrong.problem.code, wrong.allowed.facts["last"]) == ("first", "no_seat", 2)
    assert refused(mode="alone", first=1).allowed.facts["last"] == 0


@pytest.mark.parametrize(
    ("pattern", "code", "row"),
    [
        ({}, "no_rows", None),
        ({"rows": 3}, "no_rows", None),
        ({"rows": [], "board": 31}, "no_rows", None),
        ({"rows": ["5"]}, "row_not_numbers", 1),
        ({"rows": [[5, 0, 1]]}, "row_not_numbers", 1),
        ({"rows": [[5, 0, 1, 3], [6, 0, True, 3]]}, "row_not_numbers", 2),
        ({"rows": [[5, 0, 1, 3], [6, 0, 1, 10]]}, "row_value", 2),
        ({"rows": [[5, 0, 1, 3], [5, 0, 1, 3]]}, "row_again", 2),
        ({"rows": [[0, 0, 1, 3]]}, "row_no_board", 1),
    ],
    ids=str,
)
def test_a_file_that_does_not_fit_names_the_row(pattern: dict[str, Any], code: str, row: int | None) -> None:
    wrong = refused(pattern=pattern)
    assert (wrong.field, wrong.problem.code, wrong.problem.facts.get("row")) == ("pattern", code, row)


def test_all_wrong_values_are_told_at_once() -> None:
    wrong = GAME.problems({"guests": 0, "board": 31, "players": 2, "pattern": []})
    assert [one.field for one in wrong] == ["guests", "board", "players", "pattern"]
    assert GAME.problems({"expansions": ["moss"]}) == []


def test_presets_are_chosen_and_fit_or_not() -> None:
    presets = {one.name: one for one in GAME.presets}
    river = presets["wild_river"]
    assert river.chosen(GAME.check_options(river.options))
    assert not river.chosen(GAME.check_options({}))
    assert river.chosen(GAME.check_options({**river.options, "expansions": ["bridge", "river"]}))
    assert GAME.problems({"guests": 3, **presets["two_pairs"].options}) == []
    assert GAME.problems({"mode": "alone", "first": 1, **presets["quiet_pond"].options})[0].field == "first"
    for preset in GAME.presets:
        assert GAME.problems(preset.options) == []


def test_a_list_says_what_may_still_be_added() -> None:
    def barred(*expansions: str) -> list[str]:
        return GAME.lists(GAME.check_options({"expansions": list(expansions)}))["expansions"].barred

    assert barred() == ["bridge"]
    assert barred("river") == ["drought"]
    assert barred("drought") == ["bridge", "river"]
    assert GAME.contents(GAME.check_options({"expansions": ["moss"]})) == {"expansions": ["moss"]}


def test_a_preset_is_judged_without_what_is_wrong_anyway() -> None:
    told = check(GAME, {"pattern": {"rows": [[99, 0, 1, 2]]}, "expansions": ["bridge"], "mode": "alone"})
    assert [one["field"] for one in told["problems"]] == ["expansions"]
    assert {one["name"]: one["fits"] for one in told["presets"]} == {
        "quiet_pond": True,
        "wild_river": True,
        "hard_winter": True,
        "two_pairs": True,
    }
    assert told["presets"][1]["contents"] == {"expansions": ["river", "bridge"]}
