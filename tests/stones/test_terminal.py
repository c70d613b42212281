"""Stones in the terminal client, which has never heard of it: in its own words, step by step, to the scores."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kasztelan.bots.registry import make_bot
from kasztelan.cli.table_setup import TableSetup
from kasztelan.cli.terminal.choices import Choices
from kasztelan.cli.terminal.scores import Scores
from kasztelan.core.chance import SeededChance
from kasztelan.core.match import PLAY_PUBLIC, Match
from kasztelan.core.record import read_json
from tests.cli.terminal.sitting import Sitting, sitting
from tests.stones.game import GAME
from tests.stones.sitting import bank_of

NAMES = ["Kasia", "Wanda", "Olek", "Iga"]


def table(
    language: str = "en", people: int = 1, seed: int = 3, save: Path | None = None, **options: Any
) -> TableSetup:
    """People on the first seats and bots on the others; the first one begins."""
    match = Match(GAME, SeededChance(seed), {"first": 0, **options}, forced=PLAY_PUBLIC, keep=True)
    seats = GAME.seats(match.options)
    bots = {seat: make_bot("random", GAME, seat) for seat in range(people, seats)}
    return TableSetup(GAME, match, NAMES[:seats], set(range(people)), bots, language, save)


async def to_the_scores(at: Sitting) -> str:
    while not isinstance(at.app.screen, Scores):
        await at.press("1")
    return at.text()


def played(**asked: Any) -> str:
    """The scores of a game in which the person takes the first choice each time."""

    async def play() -> str:
        async with sitting(table(**asked)) as at:
            return await to_the_scores(at)

    return asyncio.run(play())


def test_it_is_asked_and_told_in_its_own_words() -> None:
    async def look() -> None:
        async with sitting(table("pl", guests=2)) as at:
            text = at.text()
            assert "Twoja tura: możesz wziąć najwyżej 3 kamienie." in text
            assert "Weź 2 kamienie za 1 muszlę" in text
            await at.press("2")
            assert "Kasia bierze 2 kamienie za 1 muszlę." in at.story()

    asyncio.run(look())


def test_everybody_is_there_with_points_and_what_lies_open() -> None:
    async def look() -> None:
        async with sitting(table(guests=3)) as at:
            text = at.text()
            assert "► You  0 points" in text
            assert "  Wanda  0 points" in text
            assert "tolls: 0, 1, 2" in text
            assert "heap: 24" in text
            assert [row.title for row in at.app.table.query_one(Choices).shown] == [
                "Take 1 stone for nothing",
                "Take 2 stones for 1 shell",
                "Take 3 stones for 2 shells",
            ]

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


def test_what_cannot_be_done_stands_there_with_its_reason() -> None:
    async def look() -> None:
        async with sitting(table(guests=2, expansions=["drought"], season="winter", board=29)) as at:
            assert "It costs 4 shells; you have 2." in at.text()

    asyncio.run(look())


def test_a_decision_is_taken_back() -> None:
    async def play() -> None:
        async with sitting(table(guests=2, people=2)) as at:
            await at.press("enter")
            await at.press("2")
            assert at.covered()
            await at.press("u")
            assert "heap: 16" in at.text()

    asyncio.run(play())


def test_the_rulebook_is_its_own() -> None:
    async def look() -> None:
        async with sitting(table(guests=2)) as at:
            await at.press("r")
            assert "STO-" in at.text()

    asyncio.run(look())


def test_the_automas_turn_is_told_by_its_name_and_rule() -> None:
    async def look() -> None:
        async with sitting(table(mode="automa", opponent="heron", heap=20)) as at:
            await at.press("1")
            assert at.story()[-5:] == [
                "Heron wants 1 stone (STO-HERON-1).",
                "Heron takes 1 stone (STO-AUTOMA-3).",
                "Heron rests (STO-AUTOMA-4).",
                "Lap 1 is over, the tide rises (STO-TIDE-1).",
                "The tide washes away 1 stone (STO-TIDE-2).",
            ]

    asyncio.run(look())


def test_a_drawn_automa_is_called_by_its_name_once_it_is_known(tmp_path: Path) -> None:
    async def look() -> None:
        setup = table(mode="automa", opponent="drawn", save=tmp_path / "game.json")
        async with sitting(setup) as at:
            name = {"miller": "Miller", "heron": "Heron"}[at.play.view()["automa"]["automa"]]
            assert f"{name}  0 points" in at.text()
            assert "Automa" not in at.text()
            await at.press("s")
            record = read_json((tmp_path / "game.json").read_bytes())
            assert record["names"] == ["Kasia", f"automa-{name.lower()}"]

    asyncio.run(look())


@pytest.mark.parametrize(
    ("asked", "won"),
    [
        ({"mode": "alone", "target": 40}, "You lose"),
        ({"mode": "alone", "target": 40, "language": "pl"}, "Przegrywasz"),
        ({"mode": "alone", "target": 1, "language": "uk"}, "Ви перемагаєте"),
        ({"mode": "automa", "opponent": "heron"}, "Heron wins"),
        ({"mode": "automa", "opponent": "heron", "language": "pl"}, "Wygrywa Czapla"),
        ({"mode": "teams"}, "The team of Wanda and Iga wins"),
        ({"mode": "teams", "language": "uk"}, "Перемога команди: Wanda та Iga"),
        ({"guests": 3}, "Shared victory: Kasia; Wanda; Olek"),
    ],
    ids=str,
)
def test_the_end_says_who_won(asked: dict[str, Any], won: str) -> None:
    assert won in played(**asked)


def test_the_scores_have_a_column_for_everybody_and_the_points_of_a_pair() -> None:
    alone = played(mode="automa", guests=2, opponent="miller")
    assert [name in alone for name in ("Kasia", "Wanda", "Miller")] == [True] * 3
    pairs = played(mode="teams")
    assert all(name in pairs for name in NAMES)
    assert "Common points: the team of" in pairs
