"""The Scholar."""

from __future__ import annotations

from tests.games.citadels.casts import with_cards
from tests.games.citadels.table import Table
from tests.marks import rule, scenario

DECK = [
    "manor", "castle", "palace", "temple", "church", "monastery", "cathedral", "tavern", "market", "docks",
    "harbor", "town_hall", "watchtower", "prison", "barracks", "fortress", "trading_post",
]  # fmt: skip
UNDER = ["temple", "tavern", "manor"]


def scholar(deck: list[str], under: list[str]) -> Table:
    return Table(
        options=with_cards("scholar"),
        seats=[{"characters": ["scholar"], "gold": 20}],
        deck=deck,
        under=under,
        next="scholar",
    )


@rule("CIT-SCHOLAR-1", "CIT-SCHOLAR-2")
@scenario("T080")
def test_CIT_SCHOLAR_1_keeps_one_of_seven_and_shuffles_everything() -> None:
    table = scholar(DECK, UNDER)
    assert table.deck_size() == 20
    table.do("study").draws(*DECK[:7])
    assert sorted(table.view(0)["mine"]["drawn"]) == sorted(DECK[:7])
    table.do("keep", card="castle")
    assert table.hand(0) == ["castle"]
    assert table.deck_size() == 19
    assert table.under() == []
    assert table.why_not("study") == "ability_used"


@rule("CIT-SCHOLAR-1")
def test_CIT_SCHOLAR_1_any_card_may_come_next_even_one_from_the_bottom() -> None:
    table = scholar(DECK, UNDER)
    table.do("study").draws(*DECK[:7]).do("keep", card="castle")
    table.do("gather_cards")
    chances = [one["card"] for one in table.choices("draw")]
    assert "palace" in chances
    table.draws("manor", "manor")
    assert table.choices("keep") == [{"verb": "keep", "card": "manor"}]


@rule("CIT-SCHOLAR-2")
def test_CIT_SCHOLAR_2_two_districts() -> None:
    table = Table(
        options=with_cards("scholar"),
        seats=[{"characters": ["scholar"], "gold": 20, "hand": ["manor", "tavern", "temple"]}],
        next="scholar",
        gathered=True,
    )
    table.do("build", card="manor").do("build", card="tavern")
    assert table.city(0) == ["manor", "tavern"]
    assert table.why_not("build", card="temple") == "limit_reached"


@rule("CIT-SCHOLAR-3")
def test_CIT_SCHOLAR_3_looks_at_all_cards_of_a_short_deck() -> None:
    table = scholar(["castle", "palace"], ["temple"])
    table.do("study").draws("palace", "castle")
    assert sorted(table.view(0)["mine"]["drawn"]) == ["castle", "palace", "temple"]
    table.do("keep", card="temple")
    assert table.hand(0) == ["temple"]
    assert table.deck_size() == 2
    assert table.under() == []
