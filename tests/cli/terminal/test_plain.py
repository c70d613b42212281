"""A game without a picture of its own, handed to the client as it is: drawn as text, and played to its end."""

from __future__ import annotations

import asyncio
from typing import Any

from kasztelan.bots.registry import make_bot
from kasztelan.cli.table_setup import TableSetup
from kasztelan.cli.terminal.choices import Choices
from kasztelan.cli.terminal.plain import reading_of
from kasztelan.cli.terminal.scores import Scores
from kasztelan.core.chance import SeededChance
from kasztelan.core.match import PLAY_PUBLIC, Match
from tests.cli.terminal.sitting import Sitting, sitting
from tests.server.second_game.game import GAME

NAMES = ["Kasia", "Wanda", "Olek"]


def stones(language: str = "en", **options: Any) -> TableSetup:
    """Stones with a person on the first seat and bots on the others."""
    match = Match(GAME, SeededChance(3), options, forced=PLAY_PUBLIC, keep=True)
    seats = GAME.seats(match.options)
    bots = {seat: make_bot("random", GAME, seat) for seat in range(1, seats)}
    return TableSetup(GAME, match, NAMES[:seats], {0}, bots, language, None)


def heap(at: Sitting) -> int:
    stones_left: int = at.play.view()["heap"]
    return stones_left


def test_everybody_is_there_with_points_and_what_lies_open() -> None:
    async def look() -> None:
        async with sitting(stones(guests=3)) as at:
            text = at.text()
            assert "► Kasia  0 points" in text
            assert "  Wanda  0 points" in text
            assert "heap: 12" in text
            assert "Your choice: take" in text
            assert [row.title for row in at.app.table.query_one(Choices).shown] == [
                "take, stones: 1",
                "take, stones: 2",
            ]
            assert "taken: 0" in text

    asyncio.run(look())


def test_the_viewer_sees_the_own_secret_only() -> None:
    async def look() -> None:
        async with sitting(stones(guests=2)) as at:
            assert f"lucky: {at.play.view()['mine']['lucky']}" in at.text()
            assert at.text().count("lucky: ") == 1
            assert at.text().count("dealt, seat: Kasia, number: ") == 1
            assert "dealt, seat: Wanda\n" in "\n".join(
                line.rpartition("│")[2].strip() + "\n" for line in at.text().splitlines()
            )

    asyncio.run(look())


def test_what_is_chosen_is_told_and_counted() -> None:
    async def play() -> None:
        async with sitting(stones(mode="alone", heap=9)) as at:
            await at.press("2")
            assert "taken, seat: Kasia, stones: 2" in at.text()
            points = sum(GAME.scores_seen_by(at.play.match.state, 0)[0].values())
            assert f"Kasia  {points} points" in at.text()
            assert f"heap: {heap(at)}" in at.text()
            assert heap(at) in (5, 6)
            await at.press("r")
            assert "no rulebook" in at.text()

    asyncio.run(play())


def test_a_decision_is_taken_back() -> None:
    async def play() -> None:
        setup = stones(guests=2)
        setup.people, setup.bots = {0, 1}, {}
        async with sitting(setup) as at:
            await at.press("enter")
            await at.press("2")
            assert at.covered()
            await at.press("u")
            assert "heap: 12" in at.text()

    asyncio.run(play())


def test_it_is_played_to_the_scores_in_every_language() -> None:
    async def play(language: str, won: str) -> None:
        async with sitting(stones(language, guests=2, heap=4)) as at:
            while not isinstance(at.app.screen, Scores):
                await at.press("1")
            result = GAME.result(at.play.match.state)
            assert result is not None
            text = at.text()
            assert won in text
            for name, points in zip(at.play.names, result.points, strict=True):
                assert name in text
                assert str(points) in text

    for language, won in (("en", "wins"), ("pl", "Wygrywa"), ("uk", "Перемога")):
        asyncio.run(play(language, won))


def test_what_a_view_tells_of_whom() -> None:
    view = {
        "game": "stones",
        "decision": {"name": "take"},
        "seat": 0,
        "mine": {"lucky": 3},
        "taken": [4, 5],
        "scored": [4, 5, 6],
        "seats": [{"gold": 1}, {"gold": 2}],
        "deck": ["a", "b"],
        "heap": 12,
    }
    reading = reading_of(view, seats=2, lines=3)
    assert reading.lines == [
        {"taken": 4, "scored": 4, "gold": 1},
        {"taken": 5, "scored": 5, "gold": 2},
        {"scored": 6},
    ]
    assert reading.table == {"deck": ["a", "b"], "heap": 12}
    assert reading.mine == {"lucky": 3}
