"""Options are completed, and what makes no game is refused with the field and what is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.core.errors import InvalidOptions
from kasztelan.core.options import Choice, Number, Option, Selection, YesNo, complete, schema_of

OPTIONS: list[Option] = [
    Number("players", 4, 2, 8),
    YesNo("open", False),
    Choice("box", "old", ("old", "new", 3)),
    Selection("cards", "set", ("inn", "mill"), ("set", "random"), {"box": "old"}),
]


def test_what_is_not_given_has_its_default() -> None:
    assert complete(OPTIONS, {"players": 3}) == {"players": 3, "open": False, "box": "old", "cards": "set"}
    assert complete(OPTIONS, {"cards": ["mill"]})["cards"] == ["mill"]


@pytest.mark.parametrize(
    ("given", "field", "allowed"),
    [
        ([], "options", "an object of options"),
        ({"colour": 1}, "colour", "players, open, box, cards"),
        ({"players": 9}, "players", "2 to 8"),
        ({"players": True}, "players", "2 to 8"),
        ({"players": "4"}, "players", "2 to 8"),
        ({"open": 1}, "open", "true, false"),
        ({"box": "blue"}, "box", "old, new, 3"),
        ({"box": True}, "box", "old, new, 3"),
        ({"box": 3.0}, "box", "old, new, 3"),
        ({"box": ["old"]}, "box", "old, new, 3"),
        ({"cards": "all"}, "cards", "set, random, or a list of inn, mill"),
        ({"cards": ["inn", "inn"]}, "cards", "set, random, or a list of inn, mill"),
        ({"cards": ["pub"]}, "cards", "set, random, or a list of inn, mill"),
        ({"cards": [1]}, "cards", "set, random, or a list of inn, mill"),
        ({"players": "x" * 500}, "players", "2 to 8"),
    ],
)
def test_a_wrong_option_is_named(given: Any, field: str, allowed: str) -> None:
    with pytest.raises(InvalidOptions) as refused:
        complete(OPTIONS, given)
    assert refused.value.field == field
    assert refused.value.allowed == allowed
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
    assert schema["properties"]["cards"]["x-only"] == {"box": "old"}
    assert schema["properties"]["cards"]["default"] == "set"
