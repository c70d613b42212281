"""Duchies that are in no box."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kasztelan.games.burgundy.boards import PRINTED
from kasztelan.games.burgundy.game import GAME
from kasztelan.games.burgundy.own_duchies import largest_town, look, random_duchy, spaces_of
from tests.marks import rule

FIRST = list(PRINTED[1].rows)


def findings(rows: list[str]) -> list[dict[str, Any]]:
    """What is said of a draft, each with the problem's facts beside its places."""
    found: list[dict[str, Any]] = look({"rows": rows}).to_data()["findings"]
    return found


@rule("BUR-DUCHY-1", "BUR-DUCHY-5")
@pytest.mark.parametrize("number", PRINTED)
def test_nothing_is_wrong_with_a_duchy_of_the_box(number: int) -> None:
    assert findings(list(PRINTED[number].rows)) == []


@rule("BUR-DUCHY-1")
def test_too_many_of_a_colour_is_a_contradiction_and_too_few_is_unfinished() -> None:
    many, few = findings(["C6 C5 C4 Y3", *FIRST[1:]])
    assert many["problem"] == {"code": "duchy_colours", "type": "castle", "count": 5, "needs": 4}
    assert many["places"][:3] == [0, 1, 2]
    assert not many["unfinished"]
    assert (few["problem"]["type"], few["places"], few["unfinished"]) == ("animals", [], True)


@rule("BUR-DUCHY-5")
def test_two_equal_numbers_side_by_side_are_told_with_both_their_spaces() -> None:
    (one,) = findings(["G6 C5 C3 Y3", *FIRST[1:]])
    facts = {"number": 3, "row": 1, "place": 3, "row_beside": 1, "place_beside": 4}
    assert one == {"problem": {"code": "duchy_numbers", **facts}, "places": [2, 3], "unfinished": False}


@rule("BUR-DUCHY-5")
def test_gaps_are_unfinished() -> None:
    found = findings(["G6 .5 C. ..", *FIRST[1:]])
    gaps = {one["problem"]["code"]: one["places"] for one in found}
    assert gaps == {"duchy_colours": [], "duchy_no_colour": [1, 3], "duchy_no_number": [2, 3]}
    assert all(one["unfinished"] for one in found)


def test_what_cannot_be_read_is_said_row_by_row() -> None:
    found = findings(["G6 C5", "X1 G1 C6 Y5 B4", *FIRST[2:]])
    assert [(one["problem"]["code"], one["problem"]["row"]) for one in found] == [
        ("duchy_row", 1),
        ("duchy_space", 2),
    ]
    assert look({}).findings[0].problem.code == "duchy_rows"


def test_colours_and_numbers_are_counted() -> None:
    counts = {one.id: (one.has, one.needs) for one in look({"rows": ["G6 .. C4 Y3", *FIRST[1:]]}).counts}
    assert (counts["castle"], counts["building"], counts["5"]) == ((3, 4), (12, 12), (5, None))


@rule("BUR-DUCHY-5")
def test_chance_draws_duchies_that_can_be_used_and_the_same_again() -> None:
    drawn = [random_duchy(Random(seed).randrange) for seed in range(40)]
    assert drawn[7] == random_duchy(Random(7).randrange)
    assert len({str(one) for one in drawn}) == 40
    for file in drawn:
        assert GAME.check_options({"duchy_file": file})["duchy_file"] == file
        assert largest_town([one[0] for one in spaces_of(file["rows"])]) <= 8
