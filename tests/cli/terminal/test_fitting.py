"""The table at every size it promises, and a game without a drawing of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from kasztelan.cli.table_setup import TableSetup
from kasztelan.core.actions import Codec
from kasztelan.core.chance import SeededChance
from kasztelan.core.game import Game, Result
from kasztelan.core.match import PLAY_PUBLIC, Match
from kasztelan.core.state import OVER, State
from kasztelan.texts import LANGUAGES, words
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
            for name in at.play.names:
                assert name in text
            for name in ("Przystań", "Zamek", "Posiadłość"):
                assert name in text
            assert text.count("\n") == size[1] - 1

    asyncio.run(look())


def test_every_language_has_the_same_texts() -> None:
    keys = [{*words(one, None, extra=("kasztelan.cli.terminal",)).keys()} for one in LANGUAGES]
    assert keys[0] == keys[1] == keys[2]


class Count(State):
    """How many stones are left."""

    def __init__(self, stones: int) -> None:
        super().__init__()
        self.stones = stones

    def copy(self) -> State:
        return Count(self.stones)


class Stones(Game):
    """Two players take one or two stones in turn; nobody has drawn it."""

    def __init__(self) -> None:
        super().__init__("stones", 1, Codec([("one", []), ("two", [])]), [], [])

    def check_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        return dict(given)

    def new(self, options: Mapping[str, Any]) -> State:
        return Count(5)

    def to_act(self, state: State) -> int:
        assert isinstance(state, Count)
        return 0 if state.stones > 0 else OVER

    def find_legal(self, state: State) -> list[int]:
        return [0, 1]

    def step(self, state: State, action: int) -> None:
        assert isinstance(state, Count)
        state.stones -= action + 1
        state.choices = None

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Count)
        return {"stones": state.stones, "players": ["first", "second"]}

    def scores(self, state: State) -> list[dict[str, int]]:
        return [{"stones": 5}]

    def result(self, state: State) -> Result | None:
        return Result("empty", [5], [1], [True])


def test_a_game_without_a_drawing_is_shown_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    from kasztelan.cli.terminal import app as client

    monkeypatch.setattr(client, "words", lambda language, _, extra: words(language, None, extra=extra))
    game = Stones()
    match = Match(game, SeededChance(1), {}, forced=PLAY_PUBLIC, keep=True)

    async def play() -> None:
        async with sitting(TableSetup(game, match, ["Kasia"], {0}, {}, "en", None)) as at:
            assert "stones: 5" in at.text()
            await at.press("2")
            assert "stones: 3" in at.text()
            await at.press("u")
            assert "stones: 5" in at.text()

    asyncio.run(play())
