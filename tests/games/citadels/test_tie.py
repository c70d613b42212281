"""Who wins a tie."""

from __future__ import annotations

from typing import Any

from kasztelan.games.citadels.game import GAME
from tests.games.citadels.casts import with_cards
from tests.games.citadels.table import Table
from tests.marks import rule, scenario

RICH = ["palace", "cathedral", "town_hall", "fortress"]
POOR = ["temple", "tavern", "watchtower", "market", "church", "prison", "trading_post"]
"""A completed city that ends the game and scores less than the rich ones."""


def tied(*held: str, options: dict[str, Any] | None = None, **position: Any) -> Table:
    """Seats 0 and 1 are tied for the win; the last round has come to its last rank."""
    seats: list[dict[str, Any]] = [{"characters": [name]} for name in held]
    seats[0]["city"] = RICH
    seats[1]["city"] = RICH
    seats[2]["city"] = POOR
    return Table(options=options, seats=seats, **position)


def winners(table: Table) -> list[int]:
    found = GAME.result(table.s)
    assert found is not None
    assert found.points[0] == found.points[1] > max(found.points[2:])
    return [seat for seat in range(5) if found.won[seat]]


@rule("CIT-TIE-1")
@scenario("T132")
def test_CIT_TIE_1_the_highest_rank_revealed_in_the_last_round_wins() -> None:
    table = tied("magician", "warlord", "king", "bishop", "merchant", next="warlord").idle()
    assert winners(table) == [1]


@rule("CIT-TIE-1", "CIT-TIE-2")
@scenario("T132")
def test_CIT_TIE_2_a_killed_warlord_does_not_count() -> None:
    held = ("magician", "warlord", "king", "assassin", "merchant")
    table = tied(*held, killed="warlord", next="merchant").idle()
    assert winners(table) == [0]


@rule("CIT-TIE-1")
def test_CIT_TIE_1_with_the_other_setting_the_killed_warlord_wins() -> None:
    held = ("magician", "warlord", "king", "assassin", "merchant")
    table = tied(*held, options={"tie_break": "chosen"}, killed="warlord", next="merchant").idle()
    assert winners(table) == [1]


@rule("CIT-TIE-2")
def test_CIT_TIE_2_a_killed_king_is_shown_in_the_end_and_counts_as_four() -> None:
    held = ("magician", "king", "warlord", "assassin", "merchant")
    assert winners(tied(*held, killed="king", next="warlord").idle()) == [1]
    held = ("bishop", "king", "warlord", "assassin", "merchant")
    assert winners(tied(*held, killed="king", next="warlord").idle()) == [0]


@rule("CIT-TIE-3")
def test_CIT_TIE_3_of_two_characters_the_higher_one_counts() -> None:
    poor_eight = [*POOR, "docks"]
    table = Table(
        players=3,
        seats=[
            {"characters": ["thief", "warlord"], "city": RICH},
            {"characters": ["architect", "merchant"], "city": RICH},
            {"characters": ["king", "bishop"], "city": poor_eight},
        ],
        next="warlord",
    ).idle()
    found = GAME.result(table.s)
    assert found is not None
    assert found.points[0] == found.points[1] > found.points[2]
    assert found.places[:2] == [1, 2]


@rule("CIT-TIE-3")
def test_CIT_TIE_3_the_witch_counts_as_rank_1_whatever_she_played() -> None:
    held = ("magician", "witch", "warlord", "bishop", "merchant")
    table = tied(*held, options=with_cards("witch"), bewitched="warlord", next="warlord").idle()
    assert winners(table) == [0]


@rule("CIT-TIE-4")
def test_CIT_TIE_4_tied_players_who_revealed_nothing_share_the_win() -> None:
    three = ["castle", "manor", "market"]
    table = Table(
        players=2,
        seats=[
            {"characters": ["magician", "warlord"], "city": three},
            {"characters": ["king", "bishop"], "city": three},
        ],
        over=True,
    )
    table.s.revealed = 0  # a killing alone cannot silence both
    found = GAME.result(table.s)
    assert found is not None
    assert found.places == [1, 1]
    assert found.won == [True, True]
