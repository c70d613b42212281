"""Sitting at the terminal client in tests: a table, its keys, and the text on its screen."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from textual.pilot import Pilot

from kasztelan.bots.registry import make_bot
from kasztelan.cli.table_setup import TableSetup
from kasztelan.cli.terminal.app import TableApp
from kasztelan.cli.terminal.choices import Choices
from kasztelan.cli.terminal.handover import HandOver
from kasztelan.cli.terminal.log import Log
from kasztelan.cli.terminal.table_screen import TableScreen
from kasztelan.core.chance import KeyedChance
from kasztelan.core.match import PLAY_PUBLIC, Match
from kasztelan.games.catalogue import load

NAMES: Final = ("Kasia", "Wanda", "Tomasz", "Olek", "Iga", "Jan", "Ewa", "Piotr")
KEY: Final = bytes(32)
PATIENCE: Final = 5000
"""Rounds of the message loop after which a client that never asks is given up."""


def table(
    players: int = 4,
    people: int = 1,
    language: str = "en",
    save_path: Path | None = None,
    opening: Mapping[str, Any] | None = None,
    bot: str = "random",
    rounds: int = 0,
) -> TableSetup:
    """A Citadels table with people on the first seats; the same cards each time. No `rounds`: till a city is done."""
    game = load("citadels")
    nonces = [bytes([seat]) for seat in range(players)]
    options: dict[str, Any] = {"players": players, **({"round_limit": rounds} if rounds else {})}
    described = None if opening is None else {"options": options, **opening}
    match = Match(
        game,
        KeyedChance(KEY, nonces),
        options if described is None else described["options"],
        described,
        forced=PLAY_PUBLIC,
        keep=True,
    )
    bots = {seat: make_bot(bot, game, seat) for seat in range(people, players)}
    who = ["person"] * people + [bot] * (players - people)
    return TableSetup(
        game, match, list(NAMES[:players]), set(range(people)), bots, language, save_path, who, KEY, nonces
    )


class Sitting:
    """A client under test."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot
        self.play = app.play

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def settle(self) -> None:
        """Until the client waits for a person."""
        for _ in range(PATIENCE):
            await self.pilot.pause()
            if not isinstance(self.app.screen, TableScreen):
                return
            if self.app.play.legal() and all(worker.is_finished for worker in self.app.workers):
                await self.pilot.pause()
                return
        raise AssertionError("the client never asked anybody")

    async def choose(self, verb: str, **fields: Any) -> None:
        """Walks down to the row of that action, through its drawer, and takes it."""
        action = self.play.game.codec.encode({"verb": verb, **fields})
        self.app.table.query_one(Choices).point_to(action)
        await self.press("enter")

    def covered(self) -> bool:
        """Whether the table is covered until somebody else sits down."""
        return isinstance(self.app.screen, HandOver)

    def text(self) -> str:
        """The screen as a person reads it."""
        width = self.app.size.width
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text[:width].rstrip() for strip in strips)

    def story(self) -> list[str]:
        """The sentences of the chronicle, each whole."""
        return [one.plain for one in self.app.table.query_one(Log).sentences]


@asynccontextmanager
async def sitting(setup: TableSetup, size: tuple[int, int] = (120, 40)) -> AsyncIterator[Sitting]:
    app = TableApp(setup, pace=0.0)
    async with app.run_test(size=size, notifications=True) as pilot:
        at = Sitting(app, pilot)
        await at.settle()
        yield at
