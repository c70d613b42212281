"""The Queen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.citadels.casts import with_cards
from tests.games.citadels.table import Table
from tests.marks import rule, scenario

OTHERS = ["assassin", "magician", "bishop", "merchant"]
SEVEN = ["temple", "tavern", "watchtower", "market", "church", "prison", "manor"]


def queen_and(character: str, seat: int, *extra: str, **position: Any) -> Table:
    """The Queen at seat 0 and that character at `seat`, just before rank 4 is called."""
    names = iter(OTHERS)
    held = ["queen" if at == 0 else character if at == seat else next(names) for at in range(5)]
    seats = [{"characters": [name], "gold": 2} for name in held]
    return Table(
        options=with_cards("queen", character, *extra), seats=seats, **{"next": character, **position}
    )


@rule("CIT-QUEEN-1")
@pytest.mark.parametrize("seat", [1, 4])
@pytest.mark.parametrize("character", ["king", "patrician"])
def test_CIT_QUEEN_1_three_gold_beside_rank_4_on_either_side(character: str, seat: int) -> None:
    table = queen_and(character, seat).idle(until="queen")
    table.do("royal_gift")
    assert table.gold(0) == 5
    assert table.why_not("royal_gift") == "ability_used"


@rule("CIT-QUEEN-1")
@pytest.mark.parametrize("seat", [2, 3])
def test_CIT_QUEEN_1_nothing_further_away(seat: int) -> None:
    table = queen_and("king", seat).idle(until="queen")
    assert table.why_not("royal_gift") == "not_beside_royalty"


@rule("CIT-QUEEN-2")
@scenario("T092")
def test_CIT_QUEEN_2_three_gold_when_the_killed_king_is_shown_before_scoring() -> None:
    table = Table(
        options=with_cards("queen", "imperial_treasury"),
        seats=[
            {"characters": ["queen"], "gold": 2, "city": ["imperial_treasury"]},
            {"characters": ["king"]},
            {"city": SEVEN},
        ],
        killed="king",
        next="queen",
    )
    assert table.why_not("royal_gift") == "not_beside_royalty"
    table.do("gather_gold").do("end_turn")
    assert table.gold(0) == 7
    assert table.is_over()
    assert table.points(0)["imperial_treasury"] == 7


@rule("CIT-QUEEN-2")
def test_CIT_QUEEN_2_a_killed_king_further_away_brings_nothing() -> None:
    table = queen_and("king", 2, killed="king").idle(until="queen")
    table.do("gather_gold").do("end_turn")
    assert table.gold(0) == 4


@rule("CIT-QUEEN-2")
def test_CIT_QUEEN_2_the_gold_comes_once_when_a_hospital_showed_the_killed_king() -> None:
    table = Table(
        options={
            "edition": "classic",
            "characters": [*with_cards()["characters"], "queen"],
            "districts": ["hospital"],
        },
        seats=[{"characters": ["queen"], "gold": 2}, {"characters": ["king"], "city": ["hospital"]}],
        killed="king",
        next="king",
    )
    table.do("use_hospital").do("gather_gold").idle(until="queen")
    table.do("gather_gold").do("royal_gift").do("end_turn")
    assert table.gold(0) == 7


@rule("CIT-QUEEN-3")
@scenario("T162")
@pytest.mark.parametrize(("witch", "king", "gift"), [(3, 1, True), (1, 3, False)])
def test_CIT_QUEEN_3_the_owner_of_a_bewitched_king_counts_not_the_witch(
    witch: int, king: int, gift: bool
) -> None:
    seats: list[dict[str, Any]] = [{"characters": ["queen"]}, {}, {}, {}, {}]
    seats[witch] = {"characters": ["witch"]}
    seats[king] = {"characters": ["king"]}
    table = Table(options=with_cards("witch", "queen"), seats=seats, bewitched="king", next="king")
    table.idle(until="queen")
    assert table.can("royal_gift") == gift


@rule("CIT-QUEEN-3")
def test_CIT_QUEEN_3_the_player_whom_the_emperor_crowned_does_not_count() -> None:
    table = queen_and("emperor", 2, crown=3)
    table.do("gather_gold").do("give_crown", seat=1).idle(until="queen")
    assert table.crown() == 1
    assert table.why_not("royal_gift") == "not_beside_royalty"


@rule("CIT-QUEEN-4")
def test_CIT_QUEEN_4_a_killed_queen_gets_nothing() -> None:
    table = queen_and("king", 1, killed="queen").idle()
    assert table.gold(0) == 2


@rule("CIT-QUEEN-4")
@pytest.mark.parametrize("king", range(5))
def test_CIT_QUEEN_4_nobody_gets_gold_for_a_queen_nobody_revealed(king: int) -> None:
    held = [*OTHERS[:king], "king", *OTHERS[king:]]
    table = Table(
        options=with_cards("queen"),
        seats=[{"characters": [name], "gold": 2} for name in held],
        killed="king",
        next="merchant",
    )
    merchant = held.index("merchant")
    table.do("gather_gold").do("end_turn")
    assert [table.gold(seat) for seat in range(5)] == [4 if seat == merchant else 2 for seat in range(5)]
