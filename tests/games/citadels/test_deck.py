"""The district deck: what goes under it, in which order, and what happens when it runs short."""

from __future__ import annotations

from tests.games.citadels.table import Table, uniques
from tests.marks import rule, scenario


@rule("CIT-DECK-1")
def test_CIT_DECK_1_a_destroyed_district_goes_under_the_deck() -> None:
    warlord = {"characters": ["warlord"], "gold": 3}
    table = Table(seats=[warlord, {"city": ["manor"]}], next="warlord", gathered=True)
    before = table.deck_size()
    table.do("destroy", seat=1, card="manor", beautified=False)
    assert table.under() == ["manor"]
    assert table.deck_size() == before + 1


@rule("CIT-DECK-1")
def test_CIT_DECK_1_discards_come_back_when_the_deck_above_them_is_used_up() -> None:
    architect = {"characters": ["architect"], "city": ["laboratory"], "hand": ["manor"]}
    table = Table(seats=[architect], deck=["tavern"], next="architect", gathered=True)
    table.do("laboratory", card="manor").do("architect_cards").draws("tavern")
    assert table.hand(0) == ["manor", "tavern"]
    assert table.deck_size() == 0


@rule("CIT-DECK-2")
def test_CIT_DECK_2_drawn_cards_keep_their_order_under_the_deck() -> None:
    watcher = {"characters": ["merchant"], "city": ["observatory"]}
    table = Table(options={"districts": uniques("observatory")}, seats=[watcher], next="merchant")
    table.do("gather_cards").draws("watchtower", "docks", "manor").do("keep", card="docks")
    assert table.under() == ["watchtower", "manor"]


@rule("CIT-DECK-2")
def test_CIT_DECK_2_cards_drawn_from_under_the_deck_go_back_in_the_same_order() -> None:
    table = Table(
        options={"districts": uniques("observatory")},
        seats=[{"characters": ["merchant"], "city": ["observatory"]}],
        deck=[],
        under=["watchtower", "docks", "manor"],
        next="merchant",
    )
    table.do("gather_cards").do("keep", card="docks")
    assert table.under() == ["watchtower", "manor"]


@rule("CIT-DECK-2")
def test_CIT_DECK_2_chosen_cards_keep_their_order_under_the_deck() -> None:
    hand = ["manor", "docks", "watchtower"]
    table = Table(seats=[{"characters": ["magician"], "hand": hand}], next="magician")
    table.do("redraw", card="watchtower").do("redraw", card="manor").do("redraw", card="docks")
    assert table.under() == ["watchtower", "manor", "docks"]


@rule("CIT-DECK-3")
def test_CIT_DECK_3_gathering_from_one_card_keeps_that_card() -> None:
    table = Table(seats=[{"characters": ["merchant"]}], deck=["manor"], next="merchant")
    table.do("gather_cards").draws("manor").do("keep", card="manor")
    assert table.hand(0) == ["manor"]
    assert table.deck_size() == 0
    assert table.asked() == "turn"


@rule("CIT-DECK-3")
def test_CIT_DECK_3_gains_may_be_short() -> None:
    table = Table(seats=[{"characters": ["architect"]}], deck=["manor"], next="architect")
    table.do("architect_cards").draws("manor")
    assert table.hand(0) == ["manor"]
    assert table.asked() == "turn"


@rule("CIT-DECK-3", "CIT-DECK-4")
@scenario("T024")
def test_CIT_DECK_4_with_an_empty_deck_only_gold_can_be_gathered() -> None:
    table = Table(seats=[{"characters": ["architect"]}], deck=[], next="architect")
    assert table.why_not("gather_cards") == "deck_is_empty"
    table.do("gather_gold").do("architect_cards")
    assert table.hand(0) == []
    assert table.waiting_for() == 0
