"""Advice: what a bot would do, what an action would change, why one is not possible, what can be worked out."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from kasztelan.bots.registry import best_bot
from kasztelan.server.tables.bot_processes import Question, Thinkers
from kasztelan.server.tables.moves import read_action
from kasztelan.server.tables.preview import preview
from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.table_data import TableData


class Advice:
    """Answers people who sit there; it changes nothing."""

    def __init__(self, table: TableData, lock: asyncio.Lock, thinkers: Thinkers) -> None:
        self.table = table
        self.lock = lock
        self.thinkers = thinkers
        self.hinting: set[str] = set()

    async def hint(self, person: str, seat: int | None = None) -> dict[str, Any]:
        """What the best bot for this game would do in this person's place, and why. Takes the lock only to look."""
        table = self.table
        async with self.lock:
            match = table.need_match("playing")
            who = table.need_turn(person, seat)
            n = len(match.history)
            data = match.state.to_data()
        if person in self.hinting:
            raise Refused("busy")
        self.hinting.add(person)
        try:
            bot = best_bot(table.game.name)
            question = Question(table.game.name, data, who, bot, table.seed(n), why=True)
            answer = await self.thinkers.answer(question, person)
        finally:
            self.hinting.discard(person)
        if answer is None or answer.action not in range(table.game.codec.size):
            raise Refused("no_hint")
        return {"n": n, "seat": who, "do": table.game.codec.decode(answer.action), "why": answer.why}

    def deductions(self, person: str, seat: int | None = None) -> dict[str, Any]:
        """What one of this person's seats can work out about hidden things; also while others are asked."""
        table = self.table
        match = table.need_match("playing", "paused")
        mine = table.need_seats(person)
        who = mine[0] if seat is None else seat
        if who not in mine:
            raise Refused("not_your_seat", {"field": "seat", "allowed": mine})
        return {"n": len(match.history), "seat": who, "deductions": match.deductions(who)}

    def preview(self, person: str, n: int, do: Mapping[str, Any]) -> dict[str, Any]:
        """What an action would change, as far as the person can know."""
        table = self.table
        match = table.need_match("playing")
        table.need_current(n)
        who = table.need_turn(person)
        action = read_action(table.game, do)
        reason = table.game.why_not(match.state, who, action)
        if reason is not None:
            raise Refused("illegal", {"reason": reason.to_data()})
        return {"n": n, "seat": who, **preview(table.game, match.state, who, action, table.seed(n))}

    def why_not(self, person: str, n: int, do: Mapping[str, Any]) -> dict[str, Any]:
        """Why an action is not possible now, null if it is."""
        table = self.table
        match = table.need_match("playing")
        table.need_current(n)
        who = table.need_turn(person)
        reason = table.game.why_not(match.state, who, read_action(table.game, do))
        return {"n": n, "why": None if reason is None else reason.to_data()}
