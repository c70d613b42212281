"""Border posts: two joined, three joined, and the border tiles."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.games.burgundy.boards import DUCHIES
from kasztelan.games.burgundy.rules.kinds import TYPE_IDS
from tests.games.burgundy.table import Table, space
from tests.marks import rule, scenario

POSTS = {"expansions": ["border_posts"]}
LEFT_TO_BOTTOM = ("r4c1", "r5c1", "r6c1", "r7c1", "r7c2")
LEFT_TO_RIGHT = ("r4c2", "r3c2", "r3c3", "r2c3", "r1c3", "r1c4")
PIECES = {
    "castle": ["castle"] * 6,
    "mine": ["mine"] * 4,
    "ship": ["ship"] * 6,
    "animals": ["cow_2", "sheep_2", "pig_2", "chicken_2", "cow_3"],
    "building": ["bank", "market", "church", "carpenter", "warehouse", "watchtower"],
    "monastery": ["monastery_1", "monastery_2", "monastery_3", "monastery_4"],
}


def covered(*names: str, second: bool = False) -> dict[str, str]:
    """Fitting hexes on these spaces of duchy 1; of monasteries there is one each."""
    left = {type: list(hexes) for type, hexes in PIECES.items()}
    left["monastery"] = left["monastery"][2:] if second else left["monastery"]
    return {name: left[TYPE_IDS[DUCHIES[1].types[space(name) - 1]]].pop(0) for name in names}


def last(way: tuple[str, ...], phase: str = "A", players: int = 2, **position: Any) -> Table:
    """A table on which all of the way is covered but its last space, and the hex for that is stored."""
    number = DUCHIES[1].numbers[space(way[-1]) - 1]
    seats = []
    for second in range(position.pop("seats", 1)):
        hexes = covered(*way, second=bool(second))
        final = hexes.pop(way[-1])
        seats.append({"hexes": hexes, "stored": [final], "dice": [number, number]})
    table = Table(players, POSTS, phase=phase, seats=seats, **position)
    return table.place(table.stored()[0], way[-1])


@rule("BUR-POSTS-1", "BUR-POSTS-2")
@scenario("E31")
def test_two_posts_joined_bring_the_bonus_of_the_phase() -> None:
    for phase, points in zip("ABCDE", (10, 8, 6, 4, 2), strict=True):
        table = last(LEFT_TO_BOTTOM, phase)
        assert table.event("posts_joined") == {
            "event": "posts_joined", "seat": 0, "count": 2, "points": points,
        }  # fmt: skip
        assert table.sources()["posts"] == points
        assert table.view()["seats"][0]["posts"] == 2


@rule("BUR-POSTS-2")
def test_a_gap_joins_nothing() -> None:
    table = last((*LEFT_TO_BOTTOM[:2], *LEFT_TO_BOTTOM[3:]))
    assert "posts_joined" not in table.events()


@rule("BUR-POSTS-3")
@scenario("84")
def test_three_posts_bring_a_border_tile_to_the_first_two() -> None:
    way = (*LEFT_TO_BOTTOM, *LEFT_TO_RIGHT)
    table = last(way, seats=2)
    assert table.event("bonus_tile") == {
        "event": "bonus_tile", "seat": 0, "type": "posts", "tile": "large", "points": 5,
    }  # fmt: skip
    assert "posts_joined" not in table.events()
    table.do("end_turn")
    table.place(table.stored(1)[0], "r1c4")
    assert (table.event("bonus_tile")["tile"], table.event("bonus_tile")["points"]) == ("small", 2)
    assert table.view()["bonus"]["posts"] == []


@rule("BUR-POSTS-4")
def test_one_hex_that_joins_all_three_brings_both() -> None:
    arms = ("r4c1", "r5c2", "r6c2", "r7c2", "r3c2", "r3c3", "r2c3", "r1c3", "r1c4")
    table = last((*arms, "r4c2"))
    assert table.event("posts_joined")["count"] == 3
    assert table.event("bonus_tile")["type"] == "posts"
    hexes = {"r4c4": "castle", "r3c4": "monastery_26"}
    over = Table(2, POSTS, over=True, seats=[{"hexes": hexes, "bonus_tiles": {"posts": "large"}}])
    assert over.sources()["monasteries"] == 3


@rule("BUR-POSTS-5")
@pytest.mark.parametrize("duchy", [1, 14, 20, 22, 30])
def test_posts_go_with_every_duchy(duchy: int) -> None:
    assert Table.new(2, duchy=duchy, expansions=["border_posts"]).s.bonus[6] == 2
