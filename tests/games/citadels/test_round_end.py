"""The end of a round: the heir to the crown, what is cleared away, and what stays."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.core.events import read
from kasztelan.games.citadels.game import GAME
from tests.games.citadels.table import Table, cast
from tests.marks import rule, scenario


@rule("CIT-ROUND-1", "CIT-ROUND-2")
def test_CIT_ROUND_1_the_crown_then_the_queens_gold_then_the_end() -> None:
    full = ["tavern", "market", "docks", "temple", "church", "prison", "barracks"]
    table = Table(
        options={"characters": cast("queen")},
        seats=[{"characters": ["king"]}, {"characters": ["queen"], "gold": 0, "city": full}],
        crown=3,
        killed="king",
        next="queen",
        gathered=True,
    )
    assert not table.can("royal_gift")
    table.s.tape = []
    table.do("end_turn")
    told = [read(noted, GAME.kinds).name for noted in table.s.tape]
    assert told == ["turn_ended", "heir_shown", "crowned", "gained_gold", "game_over"]
    assert (table.crown(), table.gold(1)) == (0, 3)


@rule("CIT-ROUND-1")
def test_CIT_ROUND_1_without_a_completed_city_the_next_round_begins() -> None:
    table = Table().idle()
    assert not table.is_over()
    assert table.view(None)["round"] == 2
    assert table.asked() == "open_character"


@rule("CIT-ROUND-2", "CIT-KING-1")
@scenario("T057")
@pytest.mark.parametrize("royal", ["king", "patrician"])
def test_CIT_ROUND_2_a_killed_king_is_shown_and_takes_the_crown(royal: str) -> None:
    table = Table(
        options={"characters": cast(royal)},
        seats=[{"characters": [royal]}, {"characters": ["warlord"]}],
        crown=3,
        killed=royal,
        next="warlord",
        gathered=True,
    )
    assert table.view(2)["ranks"][3]["seat"] is None
    assert table.crown() == 3
    table.s.tape = []
    table.do("end_turn")
    told = [read(noted, GAME.kinds).seen_by(2) for noted in table.s.tape]
    assert {"event": "heir_shown", "seat": 0, "character": royal} in told
    assert table.crown() == 0
    assert table.settle().waiting_for() == 0


@rule("CIT-ROUND-3")
def test_CIT_ROUND_3_other_killed_characters_are_never_shown() -> None:
    table = Table(
        seats=[{"characters": ["merchant"]}, {"characters": ["warlord"]}],
        crown=3,
        killed="merchant",
        next="warlord",
        gathered=True,
    )
    table.s.tape = []
    table.do("end_turn")
    told = [read(noted, GAME.kinds).seen_by(None) for noted in table.s.tape]
    assert all(one.get("character") != "merchant" for one in told)
    assert table.crown() == 3


@rule("CIT-ROUND-3")
def test_CIT_ROUND_3_the_crown_stays_if_nobody_has_the_killed_king() -> None:
    names = ["assassin", "thief", "bishop", "merchant", "warlord"]
    table = Table(seats=[{"characters": [name]} for name in names], crown=3, killed="king", next="warlord")
    table.idle()
    assert table.view(None)["round"] == 2
    assert table.crown() == 3


@rule("CIT-ROUND-4")
def test_CIT_ROUND_4_the_crown_stays_until_rank_4_moves_it() -> None:
    names = ["assassin", "thief", "bishop", "merchant", "warlord"]
    table = Table(seats=[{"characters": [name]} for name in names], crown=3).idle()
    assert table.crown() == 3
    table.settle()
    assert table.waiting_for() == 3
    while table.asked() == "pick_character":
        royal = table.can("pick", character="king") and table.waiting_for() == 4
        table.do("pick", character="king" if royal else table.choices()[0]["character"]).settle()
    assert table.crown() == 3
    table.idle()
    assert table.crown() == 4


@rule("CIT-ROUND-5")
@pytest.mark.parametrize(
    ("character", "mark", "position"),
    [
        ("magistrate", "warrant", {"warrants": {"signed": "king", "others": ["bishop", "architect"]}}),
        ("blackmailer", "threat", {"threats": {"flowered": "king", "others": ["architect"]}}),
    ],
)
def test_CIT_ROUND_5_warrants_and_threats_are_removed(
    character: str, mark: str, position: dict[str, Any]
) -> None:
    table = Table(
        options={"characters": cast(character)},
        seats=[{"characters": [character]}, {"characters": ["warlord"]}],
        next="warlord",
        gathered=True,
        **position,
    )
    assert any(one[mark] for one in table.view(None)["ranks"])
    table.do("end_turn").settle()
    assert table.view(None)["round"] == 2
    assert not any(one[mark] for one in table.view(None)["ranks"])


@rule("CIT-ROUND-5")
def test_CIT_ROUND_5_gold_on_the_token_stays() -> None:
    options = {"characters": cast("tax_collector")}
    table = Table(options=options, seats=[{"characters": ["warlord"]}], tax=4, next="warlord").idle()
    assert table.view(None)["round"] == 2
    assert table.view(None)["tax"] == 4
