"""The examples that the rulebooks work out."""

from __future__ import annotations

import pytest

from kasztelan.games.citadels.game import GAME
from tests.games.citadels.casts import with_cards
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


@rule("CIT-SCORE-1", "CIT-SCORE-2", "CIT-SCORE-3")
@scenario("T130")
def test_example_scoring_28_against_29() -> None:
    table = Table(
        options=with_cards("observatory", "haunted_quarter", "school_of_magic", "dragon_gate"),
        seats=[
            {
                "city": [
                    "castle", "tavern", "trading_post", "monastery", "cathedral", "observatory",
                    "haunted_quarter",
                ]
            },
            {
                "city": [
                    "docks", "trading_post", "barracks", "manor", "prison", "school_of_magic", "dragon_gate",
                ]
            },
        ],
        first_to_complete=0,
        over=True,
    )  # fmt: skip
    assert table.points(0) == {"districts": 21, "all_types": 3, "first_city": 4}
    assert table.points(1) == {"districts": 25, "dragon_gate": 2, "completed_city": 2}
    result = GAME.result(table.s)
    assert result is not None
    assert result.points[:2] == [28, 29]
    assert result.places[:2] == [2, 1]


@rule("CIT-WARLORD-1", "CIT-WARLORD-3", "CIT-TURN-6")
@scenario("T084")
def test_example_turn_of_the_warlord() -> None:
    table = Table(
        options=with_cards("school_of_magic"),
        seats=[
            {
                "characters": ["warlord"],
                "gold": 5,
                "city": ["prison", "school_of_magic"],
                "hand": ["barracks"],
            },
            {"characters": ["architect"], "city": ["market", "manor"]},
            {"characters": ["thief"], "gold": 1},
        ],
        robbed="warlord",
        under=["palace"],
        next="warlord",
    )
    assert (table.gold(0), table.gold(2)) == (0, 6)
    table.do("gather_gold")
    assert table.gold(0) == 2
    table.do("destroy", seat=1, card="market", beautified=False)
    assert table.gold(0) == 1
    assert table.city(1) == ["manor"]
    assert table.under() == ["palace", "market"]
    table.do("income")
    assert table.gold(0) == 3
    table.do("build", card="barracks")
    assert table.gold(0) == 0
    assert table.city(0) == ["prison", "school_of_magic", "barracks"]
    assert table.why_not("income") == "income_taken"
    turn = table.view(None)["turn"]
    assert turn["builds_left"] == 0
    table.do("end_turn")
    assert table.gold(0) == 0
    assert table.s.round == 2


@rule("CIT-BISHOP-2", "CIT-TURN-6")
@pytest.mark.parametrize(("income_first", "gain"), [(True, 2), (False, 3)])
def test_example_income_before_or_after_building(income_first: bool, gain: int) -> None:
    table = Table(
        seats=[{"characters": ["bishop"], "gold": 3, "city": ["temple", "church"], "hand": ["monastery"]}],
        next="bishop",
        gathered=True,
    )
    if income_first:
        table.do("income").do("build", card="monastery")
    else:
        table.do("build", card="monastery").do("income")
    assert table.gold(0) == gain
    assert table.why_not("income") == "income_taken"


@rule("CIT-ARCHITECT-2", "CIT-FEW-2")
def test_example_architect_and_warlord_of_one_player() -> None:
    table = Table(
        players=3,
        seats=[
            {"characters": ["architect", "warlord"], "gold": 9},
            {"characters": ["king", "bishop"]},
            {"characters": ["thief", "magician"]},
        ],
        next="architect",
        gathered=True,
    )
    table.do("architect_cards").draws("castle", "market").do("end_turn")
    assert table.playing() == "warlord"
    table.do("gather_gold").do("build", card="castle")
    assert table.city(0) == ["castle"]
    assert table.why_not("build", card="market") == "limit_reached"


@rule("CIT-BLACKMAILER-5")
def test_example_a_bribe_from_a_single_coin_costs_nothing() -> None:
    table = Table(
        options=with_cards("blackmailer"),
        seats=[
            {"characters": ["blackmailer"], "gold": 0},
            {"characters": ["merchant"], "gold": 1},
        ],
        threats={"flowered": "merchant", "others": ["king"]},
        next="merchant",
    )
    table.do("gather_cards").settle()
    table.do("keep", card=table.choices("keep")[0]["card"]).do("bribe")
    assert (table.gold(0), table.gold(1)) == (0, 1)
    assert not table.view(None)["ranks"][5]["threat"]
    assert table.can("merchant_gold")


@rule("CIT-IVORY-1")
def test_example_ivory_tower_beside_the_haunted_quarter() -> None:
    options = with_cards("ivory_tower", "haunted_quarter", "keep")
    city = ["ivory_tower", "haunted_quarter"]
    table = Table(options=options, seats=[{"city": city}], over=True)
    assert table.points(0)["ivory_tower"] == 5
    table = Table(options=options, seats=[{"city": [*city, "keep"]}], over=True)
    assert "ivory_tower" not in table.points(0)


@rule("CIT-FEW-1")
def test_example_gold_left_by_the_first_character_pays_in_the_turn_of_the_second() -> None:
    table = Table(
        players=2,
        options={"edition": "classic"},
        seats=[
            {"characters": ["king", "merchant"], "gold": 1, "hand": ["palace"]},
            {"characters": ["thief", "bishop"]},
        ],
        next="king",
    )
    table.do("gather_gold").do("end_turn").idle(until="merchant")
    table.do("gather_gold").do("build", card="palace")
    assert table.city(0) == ["palace"]
    assert table.gold(0) == 0
