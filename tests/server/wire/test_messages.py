"""Every message of whole games is as it is described, for every seat and a spectator."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from kasztelan.games.citadels.view_shape import DEDUCTIONS
from kasztelan.server.tables.live_table import LiveTable
from kasztelan.server.wire.messages import Told
from tests.server.awaited import awaited
from tests.server.tables.memory import Hands, Recorder, seat_people, table_for
from tests.server.wire.strict import Reader, check_answer, fit

GAMES: list[dict[str, Any]] = [
    {"players": 2, "set": "tenacious_delegates"},
    {"players": 3, "set": "illustrious_emissaries"},
    {"players": 3, "edition": "classic"},
    {"players": 4, "set": "devious_dignitaries"},
    {"players": 5, "edition": "classic", "districts": ["lighthouse", "bell_tower", "hospital"]},
    {"players": 6, "set": "cunning_agents"},
    {"players": 7, "edition": "classic", "set": "random"},
    {"players": 8, "set": "vicious_nobles"},
]


class Evening:
    """A table in memory at which everybody plays at random and reads what they are sent."""

    def __init__(self, options: dict[str, Any], seed: int) -> None:
        self.now = Hands()
        self.table, _ = table_for(options, {"kind": "game", "seconds": 900, "increment": 5}, self.now)
        self.people = ["anna", *(f"player {at}" for at in range(1, len(self.table.chairs)))]
        self.watching = [Recorder(self.people[0]), Recorder(self.people[-1]), Recorder(None)]
        self.readers = [Reader() for _ in self.watching]
        self.rng = random.Random(seed)
        self.commands = 0

    async def play(self) -> None:
        table = self.table
        for recorder in self.watching:
            table.join(recorder, "", {})
        seat_people(table, *self.people)
        await table.lobby.save_seats()
        await table.lobby.start("anna")
        await self.pause()
        match = table.match
        assert match is not None
        while not match.over():
            await self.decide(match.waiting_for())
            self.read()

    async def pause(self) -> None:
        match = self.table.match
        assert match is not None
        for status in ("playing", "paused"):
            for person in self.people:
                await self.table.votes.vote_pause(person, len(match.history), status, status == "playing")
        self.read()

    async def decide(self, who: int) -> None:
        """Looks at a choice before taking it, and now and then takes it back."""
        table, match = self.table, self.table.match
        assert match is not None
        n, legal = len(match.history), table.game.legal(match.state)
        action = self.rng.choice(legal)
        do = table.game.codec.decode(action)
        self.commands += 1
        if self.commands % 10 == 0:
            check_answer("preview", done(table.advice.preview(self.people[who], n, do)))
            check_answer("why", done(table.advice.why_not(self.people[who], n, do)))
            known = table.advice.deductions(self.people[who])
            check_answer("deductions", done(known))
            msgspec.convert(known["deductions"], DEDUCTIONS)
            check_answer("why", done(table.advice.why_not(self.people[who], n, {"verb": "bribe"})))
        self.now.forward(2.0)
        await table.moves.act(self.people[who], n, do)
        if self.rng.random() < 0.1 and not match.over() and match.undo_point([who]) >= 0:
            await table.votes.undo(self.people[who], len(match.history))

    def read(self) -> None:
        for recorder, reader in zip(self.watching, self.readers, strict=True):
            for message in recorder.messages():
                reader.read(message)
            recorder.heard.clear()


def done(told: dict[str, Any]) -> dict[str, Any]:
    return {"type": "done", "id": 1, **told}


@pytest.mark.parametrize("number", range(len(GAMES)))
@awaited
async def test_every_message_of_a_whole_game_is_as_described(number: int) -> None:
    evening = Evening(GAMES[number], number)
    await evening.play()
    for reader in evening.readers:
        assert {"table", "update", "seats"} <= reader.kinds
        assert {"undone", "built", "game_over"} <= reader.events
        (picture,) = [reader.pictures[seat] for seat in list(reader.pictures)[-1:]]
        assert picture["table"]["status"] == "finished"
        assert len(picture["table"]["key"]) == 64
    await evening.table.close()


async def first_messages(table: LiveTable) -> list[dict[str, Any]]:
    recorder = Recorder("anna")
    table.join(recorder, "", {})
    return recorder.messages()


@awaited
async def test_a_field_too_many_or_too_few_is_noticed() -> None:
    """The check itself: it would be worth nothing if it let these pass."""
    table, _ = table_for({"players": 4})
    whole = (await first_messages(table))[1]
    fit(whole, Told)
    about = whole["picture"]["table"]
    for spot, name, value in (
        (about, "hands", []),
        (about, "commitment", None),
        (about["clock"], "since", "noon"),
        (about["seats"][0], "person", "anna"),
        (whole, "v", "1"),
    ):
        before = dict(spot)
        spot[name] = value
        with pytest.raises(msgspec.ValidationError):
            fit(whole, Told)
        spot.clear()
        spot.update(before)
    fit(whole, Told)
    del about["prefix"]
    with pytest.raises(msgspec.ValidationError, match="prefix"):
        fit(whole, Told)
