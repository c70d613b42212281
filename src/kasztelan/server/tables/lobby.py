"""Before the game: people and bots take chairs, and the host lets it begin."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from kasztelan.server.tables.changes import Changes
from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.seating import BOT, OPEN, PERSON, Chair, seats_of, share_of, told_apart
from kasztelan.server.tables.table_data import TableData
from kasztelan.server.tables.table_log import TableLog

MOST_ADMITTED: Final = 500
"""How many people a table remembers to have known its password."""


class Lobby:
    """The chairs of a table that has not begun, and who is let in."""

    def __init__(self, table: TableData, log: TableLog, changes: Changes) -> None:
        self.table = table
        self.log = log
        self.changes = changes

    async def prepare(self, entries: list[Any]) -> None:
        """Lets the game begin with entries of another one; their dice are not from this table's key."""
        self.table.need("open")
        self.table.prefix = len(entries)
        texts = [msgspec.json.encode(entry).decode() for entry in entries]
        await self.changes.commit(texts, more={"prefix": self.table.prefix})

    def sit(self, person: str, name: str, seat: int, nonce: str, crest: str | None = None) -> None:
        """Takes an empty chair, or gives another nonce for one's own: the person's share in the dice."""
        self.table.need("open")
        chair = self.table.chairs[seat] if 0 <= seat < len(self.table.chairs) else None
        if chair is not None and nonce and seat in seats_of(self.table.chairs, person):
            chair.nonce = share_of(nonce, self.table.key, seat)
            return
        if chair is None or chair.kind != OPEN:
            free = [number for number, one in enumerate(self.table.chairs) if one.kind == OPEN]
            raise Refused("seat_taken", {"field": "seat", "allowed": free})
        called = told_apart(name, self.table.chairs)
        self.table.chairs[seat] = Chair(
            kind=PERSON,
            person=person,
            name=called,
            nonce=share_of(nonce, self.table.key, seat),
            crest=crest,
        )

    def add_bot(self, person: str, seat: int, bot: str, name: str) -> None:
        self.table.need("open")
        self.table.need_host(person)
        if not 0 <= seat < len(self.table.chairs) or self.table.chairs[seat].kind == PERSON:
            free = [number for number, chair in enumerate(self.table.chairs) if chair.kind != PERSON]
            raise Refused("seat_taken", {"field": "seat", "allowed": free})
        self.table.chairs[seat] = Chair()
        called = told_apart(name, self.table.chairs)
        nonce = share_of("", self.table.key, seat)
        self.table.chairs[seat] = Chair(kind=BOT, bot=bot, name=called, nonce=nonce)

    def stand_up(self, person: str, seat: int) -> None:
        """Leaves a chair before the game; the host may also empty any."""
        self.table.need("open")
        chair = self.table.chairs[seat] if 0 <= seat < len(self.table.chairs) else None
        if chair is None or (chair.person != person and person != self.table.host):
            raise Refused("not_your_seat", {"field": "seat"})
        self.table.chairs[seat] = Chair()

    async def save_seats(self) -> None:
        await self.changes.commit()

    async def start(self, person: str) -> None:
        """Deals; from here on the log tells everything."""
        self.table.need("open")
        self.table.need_host(person)
        if any(chair.kind == OPEN for chair in self.table.chairs):
            raise Refused("empty_seats")
        # If a beginning fails, nothing of it is told at the next one.
        self.changes.heard.clear()
        match = await self.changes.replay(await self.log.read() if self.table.prefix else [])
        match.advance()
        self.table.match = match
        self.table.status = "playing"
        await self.changes.finish_command(self.table.prefix)

    async def shut(self, person: str) -> None:
        """The host closes a table that has not begun."""
        self.table.need("open")
        self.table.need_host(person)
        self.table.status = "closed"
        await self.changes.commit()

    async def admit(self, person: str) -> None:
        """Remembers somebody who knew the password."""
        if not self.table.may_look(person):
            self.table.admitted = [*self.table.admitted[1 - MOST_ADMITTED :], person]
            await self.changes.commit()
