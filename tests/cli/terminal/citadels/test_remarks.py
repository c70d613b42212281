"""What a newcomer would overlook: folded lists, reasons named once, marks, own districts, where the news begins."""

from __future__ import annotations

import asyncio
from typing import Any

from kasztelan.cli.terminal.choices import Choices
from tests.cli.terminal.sitting import sitting, table

WARLORD: dict[str, Any] = {
    "round": 5,
    "crown": 0,
    "next": "warlord",
    "gathered": True,
    "seats": [
        {"gold": 4, "hand": ["docks"], "city": ["tavern", "prison"], "characters": ["warlord"]},
        {"gold": 3, "hand": ["manor"], "city": ["market", "library"], "characters": ["king"]},
        {"gold": 3, "hand": ["castle"], "city": ["temple"], "characters": ["bishop"]},
        {"gold": 3, "hand": ["palace"], "city": ["market"], "characters": ["merchant"]},
    ],
}
ABBOT: dict[str, Any] = {
    "options": {"players": 4, "set": "cunning_agents"},
    "round": 5,
    "crown": 0,
    "next": "abbot",
    "seats": [
        {"gold": 1, "hand": ["docks"], "city": ["temple", "church"], "characters": ["abbot"]},
        {"gold": 3, "hand": ["manor"], "city": ["market"], "characters": ["emperor"]},
        {"gold": 2, "hand": ["castle"], "city": ["tavern"], "characters": ["blackmailer"]},
        {"gold": 2, "hand": ["palace"], "city": ["prison"], "characters": ["warlord"]},
    ],
}


def test_ones_own_district_is_called_that_and_stands_behind_the_others() -> None:
    async def play() -> None:
        async with sitting(table(opening=WARLORD)) as at:
            rows = [one.title for one in at.app.table.query_one(Choices).shown if one.possible]
            destroying = [row for row in rows if row.startswith("Destroy")]
            assert destroying[-2:] == [
                "Destroy your own Tavern (0\u00a0gold)",
                "Destroy your own Prison (1\u00a0gold)",
            ]
            assert destroying[0].startswith("Destroy Wanda’s")

    asyncio.run(play())


def test_an_ability_that_is_used_is_named_once_and_the_price_is_told_once() -> None:
    async def play() -> None:
        async with sitting(table(opening=WARLORD)) as at:
            await at.choose("destroy", seat=1, card="market", beautified=False)
            assert at.text().count("This ability has already been used this turn.") == 1
            assert "Library (Wanda)" not in at.text()
            assert "Kasia pays" not in at.text()

    asyncio.run(play())


def test_unique_districts_on_the_table_are_explained() -> None:
    async def play() -> None:
        async with sitting(table(opening=WARLORD)) as at:
            await at.press("question_mark")
            assert "Unique districts in sight" in at.text()
            assert "Library" in at.text()

    asyncio.run(play())


def test_an_income_in_parts_is_not_refused_and_names_no_zero() -> None:
    async def play() -> None:
        async with sitting(table(opening=ABBOT)) as at:
            assert "Take income: 2\u00a0cards" in at.text()
            assert "Take income: 1\u00a0gold and 1\u00a0card" in at.text()
            assert "0\u00a0gold and" not in at.text()
            assert "Income:" not in at.text()

    asyncio.run(play())


def test_a_draft_that_does_not_fit_folds_until_every_character_is_in_sight() -> None:
    async def play() -> None:
        async with sitting(table(), size=(120, 36)) as at:
            choices = at.app.table.query_one(Choices)
            assert all(one.title in at.text() for one in choices.shown)
            assert choices.shown[0].below.split()[-1] in at.text()

    asyncio.run(play())


def test_the_news_begin_right_behind_ones_own_turn() -> None:
    async def play() -> None:
        async with sitting(table(opening={**WARLORD, "crown": 1})) as at:
            await at.choose("end_turn")
            story = [event["event"] for event, _ in at.play.sightings()]
            news = at.play.news_from()
            assert story[news - 1 : news + 1] == ["turn_ended", "round"]

    asyncio.run(play())


def test_a_corrected_cost_stands_on_the_card_and_before_its_row() -> None:
    corrected = {"players": 4, "cards": {"districts": {"docks": {"cost": 1}}}}

    async def play() -> None:
        async with sitting(table(opening={**WARLORD, "options": corrected})) as at:
            assert "⚖ 1 Docks" in at.text()
            assert "⚖ 3 Docks" not in at.text()
            build = next(one for one in at.app.table.query_one(Choices).shown if one.about["verb"] == "build")
            assert (build.sign is not None and build.sign.plain.strip(), build.title) == (
                "⚖ 1",
                "Build the Docks for 1\u00a0gold",
            )

    asyncio.run(play())
