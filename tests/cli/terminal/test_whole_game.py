"""A game from the deal to the scores, with keys alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kasztelan.cli.terminal.handover import HandOver
from kasztelan.cli.terminal.scores import Scores
from kasztelan.core.record import read_json, replay
from kasztelan.games.catalogue import load
from tests.cli.terminal.sitting import sitting, table


@pytest.mark.parametrize(("language", "rounds"), [("en", 3), ("pl", 1), ("uk", 1)])
def test_the_first_choice_each_time_leads_to_the_scores(language: str, rounds: int, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"

    async def play() -> None:
        async with sitting(table(4, language=language, save_path=saved, rounds=rounds), (100, 30)) as at:
            presses = 0
            while not isinstance(at.app.screen, Scores):
                await at.press("enter")
                presses += 1
                assert presses < 2000
            text = at.text()
            result = at.play.game.result(at.play.match.state)
            assert result is not None
            called = [at.app.guide.words.text("you"), *at.play.names[1:]]
            winner = result.won.index(True)
            assert (called[winner] if winner else at.app.guide.words.text("cli-you-won")) in text
            for name, points in zip(called, result.points, strict=True):
                assert name in text
                assert str(points) in text
            await at.press("s")
            assert isinstance(at.app.screen, Scores)

    asyncio.run(play())
    record = read_json(saved.read_bytes())
    assert replay(load("citadels"), record).over()


def test_two_people_take_turns_at_one_screen() -> None:
    async def play() -> None:
        async with sitting(table(2, people=2, rounds=2), (80, 24)) as at:
            handed = 0
            for _ in range(3000):
                if isinstance(at.app.screen, Scores):
                    break
                if isinstance(at.app.screen, HandOver):
                    handed += 1
                    assert at.play.names[at.play.who()] in at.text()
                else:
                    assert at.play.viewer == at.play.who()
                await at.press("enter")
            assert isinstance(at.app.screen, Scores)
            assert handed >= 8

    asyncio.run(play())


def test_bots_alone_play_to_the_end_before_spectators() -> None:
    async def watch() -> None:
        async with sitting(table(3, people=0)) as at:
            assert isinstance(at.app.screen, Scores)
            assert at.play.viewer is None

    asyncio.run(watch())
