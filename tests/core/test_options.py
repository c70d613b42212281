"""Options are completed, and what makes no game is refused with the field and what is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.core.conditions import AtLeast, Contains, Every, Is, Not, OneOf, Some
from kasztelan.core.errors import InvalidOptions
from kasztelan.core.options import (
    Chairs,
    Choice,
    File,
    Number,
    Option,
    SeatChoice,
    Selection,
    YesNo,
    complete,
    schema_of,
)

OPTIONS: list[Option] = [
    Number("players", 4, 2, 8),
    YesNo("open", False),
    Choice("box", "old", ("old", "new", 3)),
    Selection("cards", "set", ("inn", "mill"), ("set", "random"), Is("box", "old")),
]


def test_what_is_not_given_has_its_default() -> None:
    assert complete(OPTIONS, {"players": 3}) == {"players": 3, "open": False, "box": "old", "cards": "set"}
    assert complete(OPTIONS, {"cards": ["mill"]})["cards"] == ["mill"]


@pytest.mark.parametrize(
    ("given", "field", "allowed"),
    [
        ([], "options", "object"),
        ({"colour": 1}, "colour", "one_of (values players, open, box, cards)"),
        ({"players": 9}, "players", "range (low 2, high 8)"),
        ({"players": True}, "players", "range (low 2, high 8)"),
        ({"players": "4"}, "players", "range (low 2, high 8)"),
        ({"open": 1}, "open", "yes_no"),
        ({"box": "blue"}, "box", "one_of (values old, new, 3)"),
        ({"box": True}, "box", "one_of (values old, new, 3)"),
        ({"box": 3.0}, "box", "one_of (values old, new, 3)"),
        ({"box": ["old"]}, "box", "one_of (values old, new, 3)"),
        ({"cards": "all"}, "cards", "word_or_list (words set, random, values inn, mill)"),
        ({"cards": ["inn", "inn"]}, "cards", "word_or_list (words set, random, values inn, mill)"),
        ({"cards": ["pub"]}, "cards", "word_or_list (words set, random, values inn, mill)"),
        ({"cards": [1]}, "cards", "word_or_list (words set, random, values inn, mill)"),
        ({"players": "x" * 500}, "players", "range (low 2, high 8)"),
    ],
)
def test_a_wrong_option_is_named(given: Any, field: str, allowed: str) -> None:
    with pytest.raises(InvalidOptions) as refused:
        complete(OPTIONS, given)
    assert refused.value.field == field
    assert str(refused.value.allowed) == allowed
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize(
    ("at", "text", "value"),
    [
        (0, "5", 5),
        (0, "-2", -2),
        (0, "five", "five"),
        (1, "Yes", True),
        (1, "false", False),
        (1, "maybe", "maybe"),
        (2, "3", 3),
        (2, "new", "new"),
        (3, "random", "random"),
        (3, "inn, mill", ["inn", "mill"]),
    ],
)
def test_text_of_a_command_line_becomes_a_value(at: int, text: str, value: Any) -> None:
    assert OPTIONS[at].parse(text) == value


def test_the_schema_tells_bounds_and_conditions() -> None:
    schema = schema_of("inn", OPTIONS)
    assert schema["additionalProperties"] is False
    assert schema["properties"]["players"] == {"type": "integer", "minimum": 2, "maximum": 8, "default": 4}
    assert schema["properties"]["cards"]["x-only"] == {"is": {"box": "old"}}
    assert schema["properties"]["cards"]["default"] == "set"


EXPANDED: list[Option] = [
    Choice("box", "old", ("old", "new")),
    Selection("extras", [], ("mill", "inn", "well")),
    Number("guests", 2, 1, 6, defaults=[(Contains("extras", "inn"), 4), (Is("box", "new"), 3)]),
    YesNo("ducks", False, Every([Contains("extras", "mill"), AtLeast("guests", 3)])),
    YesNo("beds", False, Some([Contains("extras", "inn"), Not(OneOf("box", ["old"]))])),
]


@pytest.mark.parametrize(
    ("given", "guests", "applying"),
    [
        ({}, 2, []),
        ({"box": "new"}, 3, ["beds"]),
        ({"extras": ["inn"]}, 4, ["beds"]),
        ({"extras": ["mill"]}, 2, []),
        ({"extras": ["mill"], "guests": 3}, 3, ["ducks"]),
        ({"extras": ["mill", "inn"], "box": "new"}, 4, ["ducks", "beds"]),
    ],
)
def test_conditions_decide_what_applies_and_which_default_counts(
    given: dict[str, Any], guests: int, applying: list[str]
) -> None:
    whole = complete(EXPANDED, given)
    assert whole["guests"] == guests
    assert [one.name for one in EXPANDED if one.only is not None and one.applies(whole)] == applying


def test_a_schema_tells_conditions_that_combine() -> None:
    told = schema_of("inn", EXPANDED)["properties"]
    every = [{"contains": {"extras": "mill"}}, {"at_least": {"guests": 3}}]
    assert told["ducks"]["x-only"] == {"every": every}
    some = [{"contains": {"extras": "inn"}}, {"not": {"one_of": {"box": ["old"]}}}]
    assert told["beds"]["x-only"] == {"some": some}


def test_a_file_is_an_object_or_none() -> None:
    board = File("board")
    assert board.fits(None)
    assert board.fits({"rows": [[1, 2]]})
    assert not board.fits("board.json")
    assert not board.fits([1, 2])


def test_a_schema_marks_chairs_seats_files_and_what_presets_set() -> None:
    options: list[Option] = [
        Chairs("guests", 2, 1, 6),
        SeatChoice("first", "random", ("random",), 6),
        File("board"),
        Choice("set", "one", ("one", "two"), hidden=True),
    ]
    told = schema_of("inn", options)["properties"]
    marks = ("x-chairs", "x-seat", "x-file", "x-preset")
    assert [[mark for mark in marks if mark in one] for one in told.values()] == [[mark] for mark in marks]
