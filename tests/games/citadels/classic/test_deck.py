"""What the classic district deck holds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kasztelan.core.errors import InvalidOptions
from kasztelan.games.citadels.components import CARD_IDS, DISTRICTS, UNIQUE
from kasztelan.games.citadels.game import GAME
from tests.games.citadels.agreed import classic
from tests.games.citadels.table import Table
from tests.marks import rule

BASE = {
    "keep": 2, "haunted_city": 1, "laboratory": 1, "smithy": 1, "observatory": 1, "graveyard": 1, "dragon_gate": 1,
    "university": 1, "library": 1, "great_wall": 1, "school_of_magic": 1,
}  # fmt: skip
STARRED = [
    "lighthouse", "armory", "museum", "imperial_treasury", "map_room", "wishing_well", "quarry", "poor_house",
    "bell_tower", "factory", "park", "hospital", "throne_room",
]  # fmt: skip


def purple(**options: Any) -> Counter[str]:
    """The purple cards that were shuffled into the deck."""
    t = Table.new(5, **options).settle()
    return Counter(CARD_IDS[kind] for kind in GAME.conserved(t.s) if DISTRICTS[kind].type == UNIQUE)


def refused_field(**options: Any) -> str:
    with pytest.raises(InvalidOptions) as caught:
        GAME.check_options(options)
    return caught.value.field


@rule("CIT-CLASSIC-4")
def test_CIT_CLASSIC_4_54_basic_districts_and_12_purple_ones() -> None:
    t = Table.new(5, **classic()).settle()
    assert len(GAME.conserved(t.s)) == 66
    assert t.deck_size() == 66 - 5 * 4
    assert purple(**classic()) == BASE


@rule("CIT-CLASSIC-4")
def test_CIT_CLASSIC_4_no_graveyard_with_the_diplomat() -> None:
    assert purple(**classic(cast=["diplomat"])) == {k: n for k, n in BASE.items() if k != "graveyard"}


@rule("CIT-CLASSIC-4")
def test_CIT_CLASSIC_4_no_graveyard_when_chance_casts_the_diplomat() -> None:
    t = Table.new(5, edition="classic", characters="random", crown=0)
    for name in ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "diplomat"):
        t.nature("cast", character=name)
    t.settle()
    assert "graveyard" not in [CARD_IDS[kind] for kind in GAME.conserved(t.s)]


@rule("CIT-CLASSIC-5")
def test_CIT_CLASSIC_5_three_starred_ones_are_simply_added() -> None:
    added = STARRED[:3]
    assert purple(**classic(*added)) == BASE | dict.fromkeys(added, 1)


@rule("CIT-CLASSIC-5", "CIT-CLASSIC-15")
def test_CIT_CLASSIC_5_for_four_starred_ones_four_base_cards_are_taken_out() -> None:
    added = STARRED[:4]
    assert refused_field(**classic(*added)) == "removed"
    assert refused_field(**classic(*added, removed=["keep"])) == "removed"
    assert refused_field(**classic(*added[:3], removed=["keep"])) == "removed"
    out = ["keep", "library", "smithy", "university"]
    left = {k: n for k, n in BASE.items() if k not in out} | {"keep": 1}
    assert purple(**classic(*added, removed=out)) == left | dict.fromkeys(added, 1)


@rule("CIT-CLASSIC-15")
def test_CIT_CLASSIC_15_only_unstarred_purple_cards_can_be_taken_out_and_one_keep_at_most() -> None:
    added = STARRED[:4]
    assert refused_field(**classic(*added, removed=["keep", "keep", "smithy", "library"])) == "removed"
    assert refused_field(**classic(*added, removed=["manor", "keep", "smithy", "library"])) == "removed"
    assert refused_field(**classic(*added, removed=["armory", "keep", "smithy", "library"])) == "removed"
    assert refused_field(removed=["keep"]) == "removed"


@pytest.mark.parametrize("card", STARRED)
@rule("CIT-CLASSIC-6")
def test_CIT_CLASSIC_6_each_starred_purple_district_can_be_added(card: str) -> None:
    assert purple(**classic(card)) == BASE | {card: 1}


@rule("CIT-CLASSIC-6")
def test_CIT_CLASSIC_6_nothing_else_can_be_added() -> None:
    for card in ("ball_room", "stables", "keep"):
        assert refused_field(**classic(card)) == "districts"
    t = Table.new(5, edition="classic", districts="random", crown=0)
    assert sorted(one["card"] for one in t.choices("include")) == sorted(STARRED)


@pytest.mark.parametrize(
    ("card", "cost"), [("imperial_treasury", 4), ("observatory", 5), ("poor_house", 5), ("factory", 6)]
)
@rule("CIT-CLASSIC-7")
def test_CIT_CLASSIC_7_other_costs_than_in_the_revised_edition(card: str, cost: int) -> None:
    options = classic() if card in BASE else classic(card)
    t = Table(5, options, seats=[{"city": [card], "gold": 0}], over=True)
    assert t.points(0) == {"districts": cost}
