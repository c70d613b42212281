"""Leaving a table and returning to it; a bot plays on for whoever is away."""

from __future__ import annotations

from kasztelan.server.tables.asides import BACK, LATE, LEFT
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
        await self.set_away(self.table.need_seats(person), LEFT)

    async def come_back(self, person: str) -> None:
        """Takes back the seats that a bot plays."""
        self.table.need("playing", "paused")
        seats = self.table.need_seats(person)
        for seat in seats:
            if self.table.chairs[seat].away:
                self.table.clock.give_moment(seat)
        await self.set_away(seats, BACK)

    async def let_bot_play(self, seat: int) -> None:
        """The time of a seat is over, until the person takes it back."""
        await self.set_away([seat], LATE)

    async def set_away(self, seats: list[int], why: str) -> None:
        """A bot plays on in these seats, or no longer does; the log says why."""
        away = why != BACK
        changed = [seat for seat in seats if self.table.chairs[seat].away != away]
        for seat in changed:
            chair = self.table.chairs[seat]
            if away:
                chair.away_from = len(self.table.match.line) if self.table.match is not None else 0
            chair.away = away
        await self.votes.count_again([self.table.note_aside(why, seat) for seat in changed])

    async def forget(self, person: str) -> None:
        """Cuts the tie between this table and a person who was deleted; the name at the table stays."""
        told = []
        for seat in seats_of(self.table.chairs, person):
            if self.table.status == "open":
                self.table.chairs[seat] = Chair()
            else:
                if self.table.status in ("playing", "paused") and not self.table.chairs[seat].away:
                    told.append(self.table.note_aside(LEFT, seat))
                self.table.chairs[seat].person = None
                self.table.chairs[seat].away = True
        if self.table.host == person:
            # A game that has begun goes on without a host; one that has not, nobody could start.
            self.table.host = NOBODY
            self.table.status = "closed" if self.table.status == "open" else self.table.status
        self.table.admitted = [one for one in self.table.admitted if one != person]
        if self.table.rematch_offer is not None:
            self.table.rematch_offer = self.table.rematch_offer.without(person)
        await self.votes.count_again(told)
