"""What can happen at a table; each is done at the true table and then at those in other worlds."""

from __future__ import annotations

from typing import Final

from kasztelan.core.match import Match
from kasztelan.server.tables.live_table import LiveTable
from kasztelan.server.tables.seating import played_by_bot
from tests.server.leaks.worlds import Prompted

MOMENT: Final = 1.5
"""Seconds that pass before somebody does something."""


def match_of(table: LiveTable) -> Match:
    assert table.match is not None
    return table.match


def bot_decides(table: LiveTable) -> bool:
    """Whether the seat that is asked is played by a bot now."""
    who = match_of(table).waiting_for()
    return played_by_bot(table.chairs[who], table.game.name) is not None


class Step:
    """Something that happens; it must be possible at the true table."""

    def seconds(self, table: LiveTable) -> float:
        """How long nothing happens before it."""
        return MOMENT

    def possible(self, table: LiveTable) -> bool:
        """Whether it can happen in this world too."""
        return True

    async def take(self, table: LiveTable) -> None:
        raise NotImplementedError

    def __str__(self) -> str:
        return type(self).__name__


class Act(Step):
    """A person decides, and perhaps takes it back at once where that is allowed."""

    def __init__(self, person: str, who: int, action: int, take_back: bool = False) -> None:
        self.person = person
        self.who = who
        self.action = action
        self.take_back = take_back

    def possible(self, table: LiveTable) -> bool:
        return self.action in table.game.legal(match_of(table).state)

    async def take(self, table: LiveTable) -> None:
        match = match_of(table)
        await table.moves.act(self.person, len(match.history), table.game.codec.decode(self.action), self.who)
        if self.take_back and not match.over() and match.undo_point([self.who]) >= 0:
            await table.votes.undo(self.person, len(match.history), self.who)


class BotActs(Step):
    """A bot decides, for itself or for somebody who is away."""

    def __init__(self, action: int) -> None:
        self.action = action

    def possible(self, table: LiveTable) -> bool:
        return self.action in table.game.legal(match_of(table).state)

    async def take(self, table: LiveTable) -> None:
        if table.waiting.task is None:
            table.waiting.begin()
        assert isinstance(table.waiting.thinkers, Prompted)
        assert table.waiting.task is not None
        table.waiting.thinkers.words.put_nowait(self.action)
        await table.waiting.task


class Pause(Step):
    """Somebody votes for a pause (False: to go on), or no longer does."""

    def __init__(self, person: str, wanted: bool) -> None:
        self.person = person
        self.wanted = wanted

    async def take(self, table: LiveTable) -> None:
        await table.votes.vote_pause(self.person, len(match_of(table).history), table.status, self.wanted)


class AskBack(Step):
    """Somebody asks the others to let them take back a move."""

    def __init__(self, person: str, seat: int) -> None:
        self.person = person
        self.seat = seat

    async def take(self, table: LiveTable) -> None:
        await table.votes.undo(self.person, len(match_of(table).history), self.seat)


class Answer(Step):
    """Somebody says yes or no to that."""

    def __init__(self, person: str, wanted: bool, seat: int) -> None:
        self.person = person
        self.wanted = wanted
        self.seat = seat

    async def take(self, table: LiveTable) -> None:
        await table.votes.agree(self.person, len(match_of(table).history), self.wanted, self.seat)


class TimeOut(Step):
    """Whoever is asked has no time left."""

    def seconds(self, table: LiveTable) -> float:
        left = table.data.clock.runs_out_in(table.waiting.steady())
        assert left is not None
        return left + MOMENT

    async def take(self, table: LiveTable) -> None:
        assert await table.waiting.check_time()


class Leave(Step):
    """Somebody goes away and lets a bot play on."""

    def __init__(self, person: str) -> None:
        self.person = person

    async def take(self, table: LiveTable) -> None:
        await table.absence.leave(self.person)


class ComeBack(Step):
    """Somebody takes the seat back."""

    def __init__(self, person: str) -> None:
        self.person = person

    async def take(self, table: LiveTable) -> None:
        await table.absence.come_back(self.person)
