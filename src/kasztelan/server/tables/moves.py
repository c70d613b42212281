"""Moves: the decision that is open is answered by whoever it is asked of."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

from kasztelan.core.errors import IllegalAction, InvalidAction
from kasztelan.core.game import Game
from kasztelan.server.storage.store import NotKept
from kasztelan.server.tables.changes import Changes
from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.table_data import TableData

LOGGER: Final = logging.getLogger(__name__)


class Moves:
    """Does what people and bots decide."""

    def __init__(self, table: TableData, changes: Changes) -> None:
        self.table = table
        self.changes = changes

    async def act(self, person: str, n: int, do: Mapping[str, Any], seat: int | None = None) -> None:
        """Does an action for the seat that is asked, if it is this person's and the decision is still open."""
        self.table.need_match("playing")
        self.table.need_current(n)
        who = self.table.need_turn(person, seat)
        await self.do(who, read_action(self.table.game, do))

    async def do(self, who: int, action: int) -> None:
        match = self.table.need_match("playing")
        before = len(match.history)
        try:
            match.act(who, action)
        except IllegalAction as wrong:
            raise Refused("illegal", {"reason": wrong.reason.to_data()}) from None
        except Exception as wrong:  # noqa: BLE001 - a mistake in the rules may show in any way
            # Half a move is no move. Not the text of what is wrong: it may name hidden cards.
            LOGGER.error("a move at table %s failed: %s", self.table.id, type(wrong).__name__)
            await self.changes.go_back()
            raise NotKept(type(wrong).__name__) from None
        await self.changes.finish_command(before)


def read_action(game: Game, do: Mapping[str, Any]) -> int:
    try:
        return game.codec.encode(do)
    except InvalidAction as wrong:
        raise Refused("bad_action", wrong.to_data()) from None
