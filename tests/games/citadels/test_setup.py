"""Setting up: what is in the deck, what everybody begins with, and who has the crown."""

from __future__ import annotations

from collections import Counter

import pytest

from kasztelan.core.errors import InvalidOptions
from kasztelan.games.citadels.components import CARD_IDS, TYPE_OF, TYPES, UNIQUE
from kasztelan.games.citadels.game import GAME
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


def dealt(players: int) -> Table:
    """A game whose cards are dealt and whose first player is about to choose a character."""
    return Table.new(players, crown=0).settle()


def all_cards(table: Table) -> list[int]:
    """Every district card of the game, wherever it is."""
    return GAME.conserved(table.s)


def check_cards(type: str, expected: dict[str, tuple[int, int]]) -> None:
    """The box has exactly these basic districts of a type: how many, and at what cost."""
    counts = Counter(CARD_IDS[kind] for kind in all_cards(dealt(4)) if TYPES[TYPE_OF[kind]] == type)
    assert counts == {name: count for name, (count, _) in expected.items()}
    shown = Table(seats=[{"city": list(expected)}]).view(None)["seats"][0]["city"]
    assert [one["cost"] for one in shown] == [cost for _, cost in expected.values()]


@rule("CIT-SETUP-1", "CIT-SETUP-2")
@scenario("T001")
@pytest.mark.parametrize("players", range(2, 9))
def test_CIT_SETUP_1_everybody_begins_with_2_gold_and_4_cards(players: int) -> None:
    table = dealt(players)
    for seat in range(players):
        assert table.gold(seat) == 2
        assert len(table.hand(seat)) == 4
    assert table.deck_size() == 68 - 4 * players


@rule("CIT-SETUP-1")
@pytest.mark.parametrize("players", [1, 9])
def test_CIT_SETUP_1_two_to_eight_play(players: int) -> None:
    with pytest.raises(InvalidOptions, match="players"):
        Table.new(players)


@rule("CIT-SETUP-2")
def test_CIT_SETUP_2_the_deck_has_54_basic_and_14_different_unique_districts() -> None:
    table = dealt(4)
    special = [kind for kind in all_cards(table) if TYPE_OF[kind] == UNIQUE]
    assert len(all_cards(table)) == 68
    assert len(special) == len(set(special)) == 14
    assert table.view(None)["deck"] == 52


@rule("CIT-SETUP-2")
@scenario("T002")
def test_CIT_SETUP_2_basic_districts_by_type() -> None:
    counts = Counter(TYPES[TYPE_OF[kind]] for kind in all_cards(dealt(4)))
    assert counts == {"noble": 12, "religious": 11, "trade": 20, "military": 11, "unique": 14}


@rule("CIT-SETUP-3")
def test_CIT_SETUP_3_noble_districts() -> None:
    check_cards("noble", {"manor": (5, 3), "castle": (4, 4), "palace": (3, 5)})


@rule("CIT-SETUP-4")
def test_CIT_SETUP_4_religious_districts() -> None:
    check_cards("religious", {"temple": (3, 1), "church": (3, 2), "monastery": (3, 3), "cathedral": (2, 5)})


@rule("CIT-SETUP-5")
def test_CIT_SETUP_5_trade_districts() -> None:
    check_cards(
        "trade",
        {
            "tavern": (5, 1),
            "market": (4, 2),
            "trading_post": (3, 2),
            "docks": (3, 3),
            "harbor": (3, 4),
            "town_hall": (2, 5),
        },
    )


@rule("CIT-SETUP-6")
def test_CIT_SETUP_6_military_districts() -> None:
    check_cards("military", {"watchtower": (3, 1), "prison": (3, 2), "barracks": (3, 3), "fortress": (2, 5)})


@rule("CIT-SETUP-7")
def test_CIT_SETUP_7_the_first_crown_is_random() -> None:
    table = Table.new(5)
    assert table.asked() == "choose_crown"
    assert [one["seat"] for one in table.choices("crown_first")] == [0, 1, 2, 3, 4]
    assert len(set(GAME.weights(table.s))) == 1
    table.nature("crown_first", seat=3).settle()
    assert table.crown() == 3
    assert table.waiting_for() == 3


@rule("CIT-SETUP-7")
def test_CIT_SETUP_7_the_option_names_the_first_crown() -> None:
    table = Table.new(5, crown=2)
    assert table.asked() != "choose_crown"
    assert table.crown() == 2
    with pytest.raises(InvalidOptions, match="crown"):
        Table.new(5, crown=5)


@rule("CIT-SETUP-8")
def test_CIT_SETUP_8_gold_and_hands_have_no_limit() -> None:
    hand = ["tavern"] * 5 + ["market"] * 4 + ["docks"] * 3 + ["manor"] * 5 + ["church"] * 3 + ["castle"] * 4
    rich = {"characters": ["architect"], "gold": 1000, "hand": hand}
    table = Table(seats=[rich], next="architect")
    table.do("gather_gold").do("architect_cards").draws("palace", "palace")
    assert table.gold(0) == 1002
    assert len(table.hand(0)) == len(hand) + 2


@rule("CIT-SETUP-9")
def test_CIT_SETUP_9_character_cards_are_passed_from_each_seat_to_the_next() -> None:
    table = Table.new(5, crown=3).settle()
    order = []
    while table.asked() == "pick_character":
        seat = table.waiting_for()
        order.append(seat)
        table.do(**table.choices()[0])
    assert order == [3, 4, 0, 1, 2]
