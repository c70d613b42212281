"""Leaving a table and returning to it; a bot plays on for whoever is away."""

from __future__ import annotations

from kasztelan.server.tables.changes import Changes
from kasztelan.server.tables.seating import Chair, seats_of
from kasztelan.server.tables.table_data import NOBODY, TableData
from kasztelan.server.tables.votes import Votes


class Absence:
    """Who is away; votes are counted again whenever that changes."""

    def __init__(self, table: TableData, changes: Changes, votes: Votes) -> None:
        self.table = table
        self.changes = changes
        self.votes = votes

    async def leave(self, person: str) -> None:
        """Before the game the chairs become free; later a bot plays on, and the person can come back."""
        self.table.need("open", "playing", "paused")
        if self.table.status == "open":
            for seat in self.table.need_seats(person):
                self.table.chairs[seat] = Chair()
            await self.changes.commit()
            return
        await self.set_away(self.table.need_seats(person), True)

    async def come_back(self, person: str) -> None:
        """Takes back the seats that a bot plays."""
        self.table.need("playing", "paused")
        seats = self.table.need_seats(person)
        for seat in seats:
            if self.table.chairs[seat].away:
                self.table.clock.give_moment(seat)
        await self.set_away(seats, False)

    async def let_bot_play(self, seat: int) -> None:
        """Until the person takes the seat back."""
        await self.set_away([seat], True)

    async def set_away(self, seats: list[int], away: bool) -> None:
        for seat in seats:
            chair = self.table.chairs[seat]
            if away and not chair.away:
                chair.away_from = len(self.table.match.line) if self.table.match is not None else 0
            chair.away = away
        await self.votes.count_again()

    async def forget(self, person: str) -> None:
        """Cuts the tie between this table and a person who was deleted; the name at the table stays."""
        for seat in seats_of(self.table.chairs, person):
            if self.table.status == "open":
                self.table.chairs[seat] = Chair()
            else:
                self.table.chairs[seat].person = None
                self.table.chairs[seat].away = True
        if self.table.host == person:
            # A game that has begun goes on without a host; one that has not, nobody could start.
            self.table.host = NOBODY
            self.table.status = "closed" if self.table.status == "open" else self.table.status
        self.table.admitted = [one for one in self.table.admitted if one != person]
        await self.votes.count_again()
