"""Coming and going: taking chairs before the game, beginning it, leaving and returning."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.seating import BOT, OPEN, PERSON, Chair, own_nonce, seats_of
from kasztelan.server.tables.standing import NOBODY
from kasztelan.server.tables.votes import Votes

MOST_ADMITTED: Final = 500
"""How many people a table remembers to have known its password."""


class Coming(Votes):
    """A table with chairs."""

    # --- before the game

    async def prepare(self, entries: list[Any]) -> None:
        """Lets the game begin with entries of another one; their dice are not from this table's key."""
        self.need("open")
        self.prefix = len(entries)
        texts = [msgspec.json.encode(entry).decode() for entry in entries]
        await self.commit(texts, more={"prefix": self.prefix})

    def sit(self, person: str, name: str, seat: int, nonce: str) -> None:
        """Takes an empty chair, or gives another nonce for one's own: the person's share in the dice."""
        self.need("open")
        chair = self.chairs[seat] if 0 <= seat < len(self.chairs) else None
        if chair is not None and nonce and seat in seats_of(self.chairs, person):
            chair.nonce = own_nonce(nonce)
            return
        if chair is None or chair.kind != OPEN:
            free = [number for number, one in enumerate(self.chairs) if one.kind == OPEN]
            raise Refused("seat_taken", {"field": "seat", "allowed": free})
        self.chairs[seat] = Chair(kind=PERSON, person=person, name=name, nonce=own_nonce(nonce))

    def add_bot(self, person: str, seat: int, bot: str, name: str) -> None:
        self.need("open")
        self.need_host(person)
        if not 0 <= seat < len(self.chairs) or self.chairs[seat].kind == PERSON:
            free = [number for number, chair in enumerate(self.chairs) if chair.kind != PERSON]
            raise Refused("seat_taken", {"field": "seat", "allowed": free})
        self.chairs[seat] = Chair(kind=BOT, bot=bot, name=name, nonce=own_nonce(""))

    def stand_up(self, person: str, seat: int) -> None:
        """Leaves a chair before the game; the host may also empty any."""
        self.need("open")
        chair = self.chairs[seat] if 0 <= seat < len(self.chairs) else None
        if chair is None or (chair.person != person and person != self.host):
            raise Refused("not_your_seat", {"field": "seat"})
        self.chairs[seat] = Chair()

    async def save_seats(self) -> None:
        await self.commit()

    async def start(self, person: str) -> None:
        """Deals; from here on the log tells everything."""
        self.need("open")
        self.need_host(person)
        if any(chair.kind == OPEN for chair in self.chairs):
            raise Refused("empty_seats")
        # If a beginning fails, nothing of it is told at the next one.
        self.heard.clear()
        match = await self.replay_in_turns(await self.log() if self.prefix else [])
        match.advance()
        self.match = match
        self.status = "playing"
        await self.finish_command(self.prefix)

    async def shut(self, person: str) -> None:
        """The host closes a table that has not begun."""
        self.need("open")
        self.need_host(person)
        self.status = "closed"
        await self.commit()

    async def admit(self, person: str) -> None:
        """Remembers somebody who knew the password."""
        if not self.may_look(person):
            self.admitted = [*self.admitted[1 - MOST_ADMITTED :], person]
            await self.commit()

    # --- during the game

    async def leave(self, person: str) -> None:
        """Before the game the chairs become free; later a bot plays on, and the person can come back."""
        self.need("open", "playing", "paused")
        if self.status == "open":
            for seat in self.need_seats(person):
                self.chairs[seat] = Chair()
            await self.commit()
            return
        await self.set_away(self.need_seats(person), True)

    async def come_back(self, person: str) -> None:
        """Takes back the seats that a bot plays."""
        self.need("playing", "paused")
        seats = self.need_seats(person)
        for seat in seats:
            if self.chairs[seat].away:
                self.clock.give_grace(seat)
        await self.set_away(seats, False)

    async def set_away(self, seats: list[int], away: bool) -> None:
        for seat in seats:
            chair = self.chairs[seat]
            if away and not chair.away:
                chair.away_from = len(self.match.line) if self.match is not None else 0
            chair.away = away
        await self.count_again()

    async def forget(self, person: str) -> None:
        """Cuts the tie between this table and a person who was deleted; the name at the table stays."""
        for seat in seats_of(self.chairs, person):
            if self.status == "open":
                self.chairs[seat] = Chair()
            else:
                self.chairs[seat].person = None
                self.chairs[seat].away = True
        if self.host == person:
            # A game that has begun goes on without a host; one that has not, nobody could start.
            self.host = NOBODY
            self.status = "closed" if self.status == "open" else self.status
        self.admitted = [one for one in self.admitted if one != person]
        await self.count_again()
