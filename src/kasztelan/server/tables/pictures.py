"""What a table shows: to every pair of eyes its picture, to everybody what is public, and the record afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import Any

from kasztelan.core.chance import commitment
from kasztelan.core.events import Event
from kasztelan.core.record import write
from kasztelan.server.tables.audience import Listener
from kasztelan.server.tables.looking import game_picture
from kasztelan.server.tables.past import points_over_time
from kasztelan.server.tables.seating import people_present, seats_of
from kasztelan.server.tables.standing import NOBODY, Standing
from kasztelan.server.tables.taking_back import people_asked


class Shown(Standing):
    """A table as it is looked at. Whoever looks holds the lock: memory may be ahead of what is kept."""

    def show(self, events: Iterable[Event], told: Iterable[dict[str, Any]] = ()) -> None:
        """Sends every pair of eyes at the table what changed for it."""
        self.audience.show(events, told)

    def join(self, listener: Listener, run: str, versions: Mapping[str, int]) -> None:
        """A connection begins to look; it is sent all it missed, or everything."""
        if self.owner == NOBODY:
            # What memory holds may never have been kept, so it is not shown.
            listener.goodbye()
            return
        self.audience.join(listener, run, versions)

    def part(self, listener: Listener) -> None:
        self.audience.part(listener)

    def picture(self, seat: int | None) -> dict[str, Any]:
        """All that these eyes may see: the table around the game, and the game's own view."""
        picture: dict[str, Any] = {"table": self.about(), "game": None}
        match = self.match
        if match is None:
            return picture
        picture["game"] = game_picture(match, seat, self.status == "playing", self.seats_with(seat))
        return picture

    def seats_with(self, seat: int | None) -> list[int]:
        """The seats for which whoever sits there decides themselves; none if a bot plays on."""
        person = None if seat is None or self.chairs[seat].away else self.chairs[seat].person
        if person is None:
            return []
        return [one for one in seats_of(self.chairs, person) if not self.chairs[one].away]

    def about(self) -> dict[str, Any]:
        """What everybody may know of the table itself."""
        told: dict[str, Any] = {
            "id": self.id,
            "game": self.game.name,
            "status": self.status,
            "title": self.title,
            "visibility": self.visibility,
            "options": self.options,
            "seats": [chair.shown() for chair in self.chairs],
            "host": next((at for at, one in enumerate(self.chairs) if one.person == self.host), None),
            "clock": self.clock.shown(),
            "commitment": commitment(self.key),
            "prefix": self.prefix,
            "pause_votes": self.seats_for(self.pause_votes),
            "pause_missing": self.pause_missing(),
            "pause_until": self.pause_until(),
            "undo_wish": self.shown_wish(),
            "notice": self.notice,
            "rematch": self.rematch,
            "result": self.result(),
        }
        if self.status == "finished":
            told["key"] = self.key.hex()
        return told

    def result(self) -> dict[str, Any] | None:
        """How a finished game ended."""
        if self.match is None or self.status != "finished":
            return None
        result = self.game.result(self.match.state)
        return None if result is None else result.to_data()

    def pause_missing(self) -> list[int]:
        """The seats that have not said yet that they want to pause, or to go on, if anybody has."""
        return self.seats_for(people_present(self.chairs) - self.pause_votes) if self.pause_votes else []

    def shown_wish(self) -> dict[str, Any] | None:
        """Somebody's wish to take back a move, with the seats that agreed and those that have not answered."""
        wish = self.undo_wish
        if wish is None or self.match is None:
            return None
        asked = people_asked(self.chairs, self.match, wish.place)
        return {
            "seat": wish.seat,
            "place": wish.place,
            "agreed": self.seats_for(wish.agreed),
            "missing": self.seats_for(asked - wish.agreed),
        }

    async def record(self) -> dict[str, Any]:
        """The record of a finished game, with the key."""
        match = self.need_match("finished")
        extra: dict[str, Any] = {
            "names": [chair.name for chair in self.chairs],
            "times": [one["at"] for one in await self.store.log_of(self.id)],
            "commitment": commitment(self.key),
            "key": self.key.hex(),
            "nonces": [chair.nonce for chair in self.chairs],
        }
        if self.prefix:
            extra["prefix"] = self.prefix
        # In a thread: the game is replayed for it. A finished match changes no more.
        return await asyncio.to_thread(write, match, extra)

    def points(self, viewer: int | None) -> list[dict[str, Any]]:
        """Points by source over time: all of them after the game, before that what the viewer could count."""
        match = self.need_match("playing", "paused", "finished")
        return points_over_time(self.game, match.start(), match.history, viewer, self.status == "finished")
