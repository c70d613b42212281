"""What players read at a Burgundy table, in three languages."""

from __future__ import annotations

import pytest

from kasztelan.core.errors import Reason
from tests.texts.rooms import tables

TABLES = tables("burgundy", {})


def test_choices_read_like_english() -> None:
    table = TABLES["en"]
    take = {"verb": "take", "depot": 3, "hex": "ship"}
    assert table.action(take, {"workers": 0, "value": 3}) == "Take a ship from depot 3"
    assert table.action(take, {"workers": 1, "value": 2}) == "Take a ship from depot 3 using 1\u00a0worker"
    assert table.action_short(take) == "Ship (depot 3)"
    place = {"verb": "at", "space": 12}
    assert table.action(place, {"number": 4, "workers": 2, "points": 7}) == (
        "Space 12, number 4, 2\u00a0workers: 7\u00a0points"
    )
    assert table.action(place, {"number": 4, "workers": 0, "points": 0}) == "Space 12, number 4"


@pytest.mark.parametrize(
    ("language", "workers", "said"),
    [
        ("pl", 1, "Dobierz kopalnię z magazynu 5 za 1\u00a0robotnika"),
        ("pl", 2, "Dobierz kopalnię z magazynu 5 za 2\u00a0robotników"),
        ("uk", 1, "Узяти копальню зі складу 5 за 1\u00a0робітника"),
        ("uk", 5, "Узяти копальню зі складу 5 за 5\u00a0робітників"),
    ],
)
def test_names_and_numbers_take_their_case(language: str, workers: int, said: str) -> None:
    action = {"verb": "take", "depot": 5, "hex": "mine"}
    assert TABLES[language].action(action, {"workers": workers, "value": 1}) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Anna takes no goods from depot 2."),
        ("pl", "Anna nie zabiera dóbr z magazynu 2."),
        ("uk", "Anna не забирає товарів зі складу 2."),
    ],
)
def test_a_ship_may_take_nothing(language: str, said: str) -> None:
    event = {"event": "loaded", "seat": 0, "depot": 2, "goods": []}
    assert TABLES[language].event(event, False) == said


def test_a_hex_taken_tells_what_it_cost_or_which_building_brought_it() -> None:
    table = TABLES["en"]
    took = {"event": "took", "seat": 1, "hex": "cow_3", "depot": 4, "value": 3, "workers": 1, "why": "action"}
    assert table.event(took, False) == "Piotr takes 3\u00a0cows from depot 4 using 1\u00a0worker."
    took |= {"value": 0, "workers": 0, "why": "market"}
    assert table.event(took, False) == "Piotr takes 3\u00a0cows from depot 4 thanks to the market."


def test_colours_agree_with_what_they_stand_beside() -> None:
    tile = {"event": "bonus_tile", "seat": 0, "type": "castle", "tile": "large", "points": 5}
    assert TABLES["en"].event(tile, False) == "Anna takes the large burgundy bonus tile: 5\u00a0points."
    assert TABLES["pl"].event(tile, False) == "Anna bierze duży bordowy kafelek premiowy: 5\u00a0punktów."
    assert TABLES["uk"].event(tile, False) == "Anna бере велику бордову преміальну плитку: 5\u00a0балів."


def test_a_refusal_tells_what_is_needed() -> None:
    reason = Reason("needs_workers", {"needs": 3, "workers": 1})
    assert TABLES["en"].reason(reason) == "It takes 3\u00a0workers; you have 1."
    assert TABLES["pl"].reason(reason) == "Potrzeba 3\u00a0robotników; masz 1."
    assert TABLES["uk"].reason(reason) == "Потрібно 3\u00a0робітників; у вас 1."
