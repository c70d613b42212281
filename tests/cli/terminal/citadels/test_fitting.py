"""The table at every size it promises."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.cli.terminal.sitting import sitting, table

CITY = ["market", "tavern", "temple", "church", "prison", "watchtower"]
CITIES = [
    CITY,
    CITY,
    CITY,
    ["market", "tavern", "castle", "monastery"],
    ["tavern", "trading_post", "monastery", "barracks"],
    ["trading_post", "barracks", "docks", "monastery"],
]


def opening(players: int) -> dict[str, Any]:
    """A turn of the first seat late in the game, with long cities around."""
    mine = {"gold": 4, "hand": ["docks", "castle", "manor"], "city": ["harbor"], "characters": ["architect"]}
    others = [{"city": city} for city in CITIES[: players - 1]]
    return {"round": 4, "crown": 0, "next": "architect", "gathered": True, "seats": [mine, *others]}


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 36), (160, 50)])
@pytest.mark.parametrize("players", [4, 7])
def test_seats_hand_and_choices_are_on_the_screen(players: int, size: tuple[int, int]) -> None:
    async def look() -> None:
        async with sitting(table(players, opening=opening(players), language="pl"), size) as at:
            text = at.text()
            for name in ("Ty", *at.play.names[1:]):
                assert name in text
            for name in ("Przystań", "Zamek", "Posiadłość"):
                assert name in text
            assert text.count("\n") == size[1] - 1

    asyncio.run(look())
