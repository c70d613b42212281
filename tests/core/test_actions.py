"""The codec's errors name the field and what it may be."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.core.actions import Codec, Field
from kasztelan.core.errors import InvalidAction, shown, within

CODEC = Codec(
    [
        ("pass", []),
        ("build", [Field("card", ["inn", "mill"]), Field("paid", [False, True])]),
        ("give", [Field("count", [0, 1, 2])]),
    ]
)


def test_the_last_field_counts_fastest() -> None:
    assert CODEC.size == 8
    assert CODEC.decode(0) == {"verb": "pass"}
    assert CODEC.decode(2) == {"verb": "build", "card": "inn", "paid": True}
    assert CODEC.decode(3) == {"verb": "build", "card": "mill", "paid": False}
    assert CODEC.encode({"paid": True, "card": "mill", "verb": "build"}) == 4
    assert CODEC.encode({"verb": "give", "count": 2}) == 7


@pytest.mark.parametrize(
    ("action", "field", "allowed"),
    [
        ("pass", "action", "verb"),
        ({}, "verb", "pass, build, give"),
        ({"verb": "burn"}, "verb", "pass, build, give"),
        ({"verb": ["pass"]}, "verb", "pass, build, give"),
        ({"verb": "pass", "card": "inn"}, "card", ""),
        ({"verb": "give", "count": 1, "to": 2}, "to", "count"),
        ({"verb": "build", "paid": True}, "card", "inn, mill"),
        ({"verb": "build", "card": "inn", "paid": 1}, "paid", "False, True"),
        ({"verb": "give", "count": True}, "count", "0, 1, 2"),
        ({"verb": "give", "count": 3}, "count", "0, 1, 2"),
        ({"verb": "give", "count": [1]}, "count", "0, 1, 2"),
    ],
)
def test_a_wrong_action_is_named(action: Any, field: str, allowed: str) -> None:
    with pytest.raises(InvalidAction) as refused:
        CODEC.encode(action)
    assert refused.value.field == field
    assert [shown(fact) for fact in refused.value.allowed.facts.values()] == [allowed]
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("number", [-1, 8, 10**12])
def test_a_number_outside_the_space_is_no_action(number: int) -> None:
    with pytest.raises(InvalidAction) as refused:
        CODEC.decode(number)
    assert refused.value.field == "action"
    assert refused.value.allowed == within(0, 7)
