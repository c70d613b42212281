"""The Artist."""

from __future__ import annotations

from typing import Any

from tests.games.citadels.casts import with_cards
from tests.games.citadels.table import Table
from tests.marks import rule, scenario

SEVEN = ["temple", "tavern", "watchtower", "market", "church", "prison", "manor"]


def artist(gold: int, city: list[Any], **options: Any) -> Table:
    return Table(
        options=with_cards("artist", **options),
        seats=[{"characters": ["artist"], "gold": gold, "city": city}],
        next="artist",
    )


@rule("CIT-ARTIST-1", "CIT-ARTIST-2")
@scenario("T093")
def test_CIT_ARTIST_1_two_districts_cost_and_score_one_more() -> None:
    table = artist(3, ["market", "temple", "manor"])
    table.do("beautify", card="market")
    assert table.choices() == [
        {"verb": "beautify", "card": "manor"},
        {"verb": "beautify", "card": "temple"},
        {"verb": "done"},
    ]
    table.do("beautify", card="temple")
    assert table.gold(0) == 1
    assert table.city(0) == ["market*", "temple*", "manor"]
    assert [one["cost"] for one in table.view(None)["seats"][0]["city"]] == [3, 2, 3]
    assert table.points(0)["districts"] == 8
    assert table.why_not("beautify", card="manor") == "ability_used"


@rule("CIT-ARTIST-1")
def test_CIT_ARTIST_1_one_district_or_none_is_enough_and_each_takes_a_coin() -> None:
    table = artist(1, ["market", "temple"])
    table.do("beautify", card="market")
    assert table.choices() == [{"verb": "done"}]
    table.do("done").do("gather_gold").do("end_turn")
    assert table.city(0) == ["market*", "temple"]
    assert artist(0, ["market"]).why_not("beautify", card="market") == "needs_gold"


@rule("CIT-ARTIST-1")
def test_CIT_ARTIST_1_a_completed_city_may_be_beautified() -> None:
    table = artist(2, SEVEN)
    table.do("beautify", card="manor").do("done")
    assert table.city(0)[-1] == "manor*"


@rule("CIT-ARTIST-2")
def test_CIT_ARTIST_2_a_district_beautified_in_an_earlier_round_is_refused() -> None:
    table = artist(3, [{"card": "market", "beautified": True}, "temple"])
    assert table.why_not("beautify", card="market") == "already_beautified"
    assert table.can("beautify", card="temple")


@rule("CIT-ARTIST-3")
def test_CIT_ARTIST_3_both_at_one_moment() -> None:
    table = artist(3, ["market", "temple"])
    table.do("beautify", card="market")
    assert not table.can("gather_gold")
    table.do("done").do("gather_gold")
    assert table.why_not("beautify", card="temple") == "ability_used"


@rule("CIT-ARTIST-3")
def test_CIT_ARTIST_3_at_two_moments_if_the_table_says_so() -> None:
    table = artist(3, ["market", "temple", "manor"], artist_at_once=False)
    table.do("beautify", card="market").do("gather_gold").do("beautify", card="temple")
    assert table.city(0) == ["market*", "temple*", "manor"]
    assert table.why_not("beautify", card="manor") == "ability_used"


@rule("CIT-ARTIST-4")
def test_CIT_ARTIST_4_the_coin_moves_with_an_exchanged_district() -> None:
    table = Table(
        options=with_cards("diplomat", "artist"),
        seats=[
            {"characters": ["diplomat"], "gold": 9, "city": [{"card": "tavern", "beautified": True}]},
            {"city": [{"card": "docks", "beautified": True}], "gold": 0},
        ],
        next="diplomat",
    )
    table.do("exchange", seat=1, card="docks", beautified=True)
    table.do("give_district", card="tavern", beautified=True)
    assert (table.city(0), table.city(1)) == (["docks*"], ["tavern*"])
    assert (table.gold(0), table.gold(1)) == (7, 2)


@rule("CIT-ARTIST-4")
def test_CIT_ARTIST_4_the_coin_of_a_destroyed_district_is_nobodys() -> None:
    table = Table(
        options=with_cards("artist"),
        seats=[
            {"characters": ["warlord"], "gold": 2},
            {"city": [{"card": "market", "beautified": True}], "hand": ["tavern"]},
        ],
        deck=["market"],
        next="warlord",
    )
    table.do("destroy", seat=1, card="market", beautified=True)
    assert [table.gold(seat) for seat in range(5)] == [0, 2, 2, 2, 2]
    assert table.under() == ["market"]
    table.do("gather_cards").draws("market").do("keep", card="market")
    assert table.hand(0) == ["market"]
    assert table.gold(0) == 0
