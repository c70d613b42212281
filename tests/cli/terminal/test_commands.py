"""Undo, saving, languages, explanations, hints and the rulebook."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from textual.widgets import Input

from kasztelan.cli.saving import read_save, resume_match
from kasztelan.cli.table_setup import TableSetup
from kasztelan.cli.terminal.choices import Choices
from kasztelan.cli.terminal.dialog import Explanation, Leaving
from kasztelan.cli.terminal.rules import Rules
from kasztelan.cli.terminal.table_screen import TableScreen
from kasztelan.games.catalogue import load
from tests.cli.terminal.sitting import KEY, sitting, table

MY_TURN: dict[str, Any] = {
    "round": 5,
    "crown": 0,
    "next": "architect",
    "gathered": True,
    "seats": [
        {
            "gold": 4,
            "hand": ["tavern", "docks", "cathedral"],
            "city": ["tavern"],
            "characters": ["architect"],
        },
        {"gold": 3, "hand": ["manor"], "city": ["market", "keep"], "characters": ["king"]},
        {"gold": 3, "hand": ["castle"], "city": ["temple"], "characters": ["bishop"]},
        {"gold": 3, "hand": ["palace"], "city": ["prison"], "characters": ["warlord"]},
    ],
}


def test_undo_takes_a_build_back_and_stops_at_a_draw() -> None:
    async def play() -> None:
        async with sitting(table(opening=MY_TURN)) as at:
            await at.choose("build", card="docks")
            assert "You build the Docks" in at.text()
            assert at.play.view()["seats"][0]["gold"] == 1
            await at.press("u")
            assert at.play.view()["seats"][0]["gold"] == 4
            assert "You build the Docks" not in at.text()
            await at.choose("architect_cards")
            cards = at.play.view()["mine"]["hand"]
            assert len(cards) == 5
            await at.press("u")
            assert at.play.view()["mine"]["hand"] == cards

    asyncio.run(play())


def test_what_cannot_be_built_says_why() -> None:
    async def play() -> None:
        async with sitting(table(opening=MY_TURN)) as at:
            text = at.text()
            reasons = {
                entry.title: entry.detail
                for entry in at.app.guide.near_misses(at.play.view(), at.play.legal())
            }
            assert set(reasons) == {"Tavern", "Cathedral"}
            assert "5" in reasons["Cathedral"]
            assert "4" in reasons["Cathedral"]
            assert f"Cathedral: {reasons['Cathedral']}" in text
            await at.press("question_mark")
            assert isinstance(at.app.screen, Explanation)
            assert reasons["Tavern"] in at.text()
            await at.press("escape")
            assert isinstance(at.app.screen, TableScreen)

    asyncio.run(play())


def test_the_warlord_learns_why_a_district_is_safe() -> None:
    opening = {**MY_TURN, "next": "warlord"}
    seats = [dict(seat) for seat in MY_TURN["seats"]]
    seats[0]["characters"], seats[3]["characters"] = ["warlord"], ["architect"]

    async def play() -> None:
        async with sitting(table(opening={**opening, "seats": seats})) as at:
            misses = at.app.guide.near_misses(at.play.view(), at.play.legal())
            assert "Keep (Wanda)" in [entry.title for entry in misses]
            assert "Market (Wanda)" not in [entry.title for entry in misses]

    asyncio.run(play())


def test_the_language_changes_in_place() -> None:
    async def play() -> None:
        async with sitting(table(opening=MY_TURN)) as at:
            before = at.play.legal()
            assert "Build the Docks" in at.text()
            await at.press("l")
            assert "Przystań" in at.text()
            assert "Build the Docks" not in at.text()
            await at.press("l")
            assert "Рука:" in at.text()
            await at.press("l")
            assert "Build the Docks" in at.text()
            assert at.play.legal() == before

    asyncio.run(play())


def test_a_saved_table_is_resumed_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "table.json"

    async def first() -> tuple[list[int], dict[str, Any]]:
        async with sitting(table(save_path=path)) as at:
            for _ in range(6):
                await at.press("enter")
            await at.press("s")
            assert "Saved:" in at.text()
            return at.play.legal(), at.play.view()

    async def second(setup: TableSetup) -> None:
        async with sitting(setup) as at:
            assert (at.play.legal(), at.play.view()) == (legal, view)
            told = [at.app.guide.sentence(*seen).plain for seen in at.play.sightings()]
            assert any(one.startswith("You ") for one in told), "the chronicle of before is there again"

    legal, view = asyncio.run(first())
    record = read_save(path)
    assert json.loads(path.read_text(encoding="utf-8"))["names"][0] == "Kasia"
    match, key, nonces = resume_match(load("citadels"), record)
    assert key == KEY
    again = table(save_path=path)
    again.match, again.nonces = match, nonces
    asyncio.run(second(again))


def test_leaving_asks_whether_to_save(tmp_path: Path) -> None:
    path = tmp_path / "left.json"

    async def play() -> None:
        async with sitting(table(save_path=path)) as at:
            await at.press("enter")
            await at.press("q")
            assert isinstance(at.app.screen, Leaving)
            await at.press("escape")
            assert isinstance(at.app.screen, TableScreen)
            await at.press("q")
            await at.pilot.press("s")
            await at.pilot.pause()

    asyncio.run(play())
    assert read_save(path)["count"] > 0


def test_a_hint_points_to_a_row() -> None:
    async def play() -> None:
        async with sitting(table(opening=MY_TURN)) as at:
            await at.press("h")
            entry = at.app.table.query_one(Choices).looked_at()
            assert entry is not None
            assert entry.action in at.play.legal()
            assert at.app.say("tui-hint") in at.text()
            why = at.play.hint()[1]
            assert why is not None
            assert at.app.guide.advised(why) in at.text()

    asyncio.run(play())


def test_the_rulebook_is_searched() -> None:
    async def play() -> None:
        async with sitting(table()) as at:
            await at.press("r")
            assert isinstance(at.app.screen, Rules)
            at.app.screen.query_one(Input).value = "CIT-TURN-2"
            await at.settle()
            assert "CIT-TURN-2" in at.text()
            assert "CIT-TURN-1 " not in at.text()
            await at.press("escape")
            assert isinstance(at.app.screen, TableScreen)

    asyncio.run(play())


def test_many_targets_lie_in_drawers() -> None:
    seats = [
        {"gold": 9, "hand": ["docks"], "characters": ["warlord"]},
        {"city": ["market", "tavern", "temple", "church", "prison"], "characters": ["king"]},
        {"city": ["market", "tavern", "temple", "church", "prison"], "characters": ["bishop"]},
        {"city": ["market", "tavern", "temple", "church", "manor"], "characters": ["architect"]},
    ]
    opening = {**MY_TURN, "next": "warlord", "seats": seats}

    async def play() -> None:
        async with sitting(table(opening=opening), (80, 24)) as at:
            rows = at.app.table.query_one(Choices).shown
            drawer = next(entry for entry in rows if entry.inside)
            assert [row.title for row in drawer.inside if row.inside] == ["Wanda …", "Olek …"]
            assert "Tomasz" not in str(drawer.inside), "the Bishop's city is safe"
            await at.choose("destroy", seat=1, card="prison", beautified=False)
            assert "prison" not in [one["card"] for one in at.play.view()["seats"][1]["city"]]

    asyncio.run(play())
