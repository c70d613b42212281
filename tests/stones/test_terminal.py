"""Stones in the terminal client, which has never heard of it: in its own words, step by step, to the scores."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from kasztelan.bots.registry import make_bot
from kasztelan.cli.table_setup import TableSetup
from kasztelan.cli.terminal.scores import Scores
from kasztelan.core.chance import SeededChance
from kasztelan.core.match import PLAY_PUBLIC, Match
from tests.cli.terminal.sitting import Sitting, sitting
from tests.stones.game import GAME
from tests.stones.sitting import bank_of

NAMES = ["Kasia", "Wanda", "Olek", "Iga"]


def table(language: str = "en", people: int = 1, seed: int = 3, **options: Any) -> TableSetup:
    """People on the first seats and bots on the others; the first one begins."""
    match = Match(GAME, SeededChance(seed), {"first": 0, **options}, forced=PLAY_PUBLIC, keep=True)
    seats = GAME.seats(match.options)
    bots = {seat: make_bot("random", GAME, seat) for seat in range(people, seats)}
    return TableSetup(GAME, match, NAMES[:seats], set(range(people)), bots, language, None)


async def to_the_scores(at: Sitting) -> str:
    while not isinstance(at.app.screen, Scores):
        await at.press("1")
    return at.text()


def test_it_is_asked_and_told_in_its_own_words() -> None:
    async def look() -> None:
        async with sitting(table("pl", guests=2)) as at:
            text = at.text()
            assert "Twoja tura: możesz wziąć najwyżej 3 kamienie." in text
            assert "Weź 2 kamienie za 1 muszlę" in text
            await at.press("2")
            assert "Kasia bierze 2 kamienie za 1 muszlę." in at.text()

    asyncio.run(look())


def test_one_sees_the_own_lucky_number_only() -> None:
    async def look() -> None:
        setup = table(guests=2)
        async with sitting(setup) as at:
            mine, theirs = bank_of(setup.match).lucky
            assert f"Kasia gets the lucky number {mine}." in at.text()
            assert "Wanda gets a lucky number." in at.text()
            assert f"Wanda gets the lucky number {theirs}." not in at.text()

    asyncio.run(look())


def test_the_automas_turn_is_told_by_its_name_and_rule() -> None:
    async def look() -> None:
        async with sitting(table(mode="automa", opponent="heron", heap=20)) as at:
            await at.press("1")
            text = at.text()
            assert "Heron takes 1 stone (STO-AUTOMA-3)." in text
            assert "The tide washes away 1 stone (STO-TIDE-2)." in text

    asyncio.run(look())


@pytest.mark.parametrize(
    ("options", "language", "won"),
    [
        ({"mode": "alone", "target": 40}, "en", "Kasia loses"),
        ({"mode": "alone", "target": 40}, "pl", "Przegrywa Kasia"),
        ({"mode": "alone", "target": 1}, "uk", "Перемога: Kasia"),
    ],
    ids=str,
)
def test_the_end_says_who_won(options: dict[str, Any], language: str, won: str) -> None:
    async def play() -> None:
        async with sitting(table(language, **options)) as at:
            assert won in await to_the_scores(at)

    asyncio.run(play())


def test_the_scores_have_a_line_for_the_automa_and_the_points_of_a_pair() -> None:
    async def play(people: int, **options: Any) -> str:
        async with sitting(table(people=people, **options)) as at:
            return await to_the_scores(at)

    assert "Heron" in asyncio.run(play(1, mode="automa", opponent="heron"))
    pairs = asyncio.run(play(1, mode="teams"))
    assert "Kasia and Olek" in pairs or "Wanda and Iga" in pairs
