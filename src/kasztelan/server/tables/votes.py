"""What people agree on: taking back moves past each other's, and pauses."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from kasztelan.core.match import Match
from kasztelan.server.tables.asides import GO_ON_REFUSED, PAUSE_REFUSED
from kasztelan.server.tables.audience import Audience
from kasztelan.server.tables.changes import Changes
from kasztelan.server.tables.past import undone
from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.seating import people_present
from kasztelan.server.tables.table_data import TableData
from kasztelan.server.tables.undo import UndoWish, people_asked, turn_reach, undo_reach

MOST_TAKEN_BACK: Final = 300
"""Undos in one game; every one of them stays in the log for ever."""


class Votes:
    """People ask each other. A vote answers what was open when it was sent, or does nothing.

    `now` is the time of day, for pauses that outlast the server; `steady` the time that clocks run by.
    """

    def __init__(
        self,
        table: TableData,
        changes: Changes,
        audience: Audience,
        now: Callable[[], float],
        steady: Callable[[], float],
    ) -> None:
        self.table = table
        self.changes = changes
        self.audience = audience
        self.now = now
        self.steady = steady

    # --- taking back

    async def undo(self, person: str, n: int, seat: int | None = None, over: bool = False) -> None:
        """Takes back one's own latest decision; past other people's only if they agree, never past a reveal.

        `seat` says which one of somebody's seats is meant, if they have several. With `over` everything goes back that
        was decided in a row.
        """
        match = self.table.need_match("playing")
        self.table.need_current(n)
        mine = self.table.need_present(person)
        if seat is not None and seat not in mine:
            raise Refused("not_your_seat", {"field": "seat", "allowed": mine})
        if sum(action < 0 for action in match.history) >= MOST_TAKEN_BACK:
            raise Refused("too_many_undos", {"allowed": MOST_TAKEN_BACK})
        if self.table.undo_wish is not None:
            # Also one's own: asking twice must not make the others answer twice.
            raise Refused("wish_open", {"seat": self.table.undo_wish.seat})
        seats = mine if seat is None else [seat]
        reach = turn_reach(match, seats) if over else undo_reach(match, seats, mine)
        if reach is None:
            raise Refused("illegal", {"reason": {"code": "nothing_to_undo"}})
        snapshot = match.snapshots[reach.at]
        if reach.own:
            await self.take_back(reach.at, snapshot.seat)
            return
        self.table.undo_wish = UndoWish(snapshot.seat, snapshot.line, {person})
        await self.count_undo_votes()

    async def agree(self, person: str, n: int, wanted: bool, seat: int | None) -> None:
        """Answers the wish of `seat` to take back a move; one no is enough. Who asked takes the wish back with a no.

        Whoever is away may answer too: it is about what they decided.
        """
        match = self.table.need_match("playing")
        self.table.need_current(n)
        self.table.need_seats(person)
        wish = self.table.undo_wish
        if wish is None:
            raise Refused("nobody_asked")
        if seat != wish.seat:
            raise Refused("stale", {"n": n, "current": n, "seat": wish.seat})
        if person not in people_asked(self.table.chairs, match, wish.place):
            raise Refused("not_asked", {"seat": wish.seat})
        if not wanted:
            self.table.undo_wish = None
            self.changes.show([])
            return
        if person in wish.agreed:
            raise Refused("already_said", {"wanted": wanted})
        wish.agreed.add(person)
        await self.count_undo_votes()

    async def count_undo_votes(self) -> None:
        match = self.table.need_match("playing")
        wish = self.table.undo_wish
        assert wish is not None
        if not people_asked(self.table.chairs, match, wish.place) <= wish.agreed:
            self.changes.show([])
            return
        at = next(at for at, one in enumerate(match.snapshots) if one.line == wish.place)
        await self.take_back(at, wish.seat)

    async def take_back(self, at: int, seat: int) -> None:
        match = self.table.need_match("playing")
        before = len(match.history)
        match.rewind(at)
        self.forget_places(match, seat)
        await self.changes.finish_command(before, undone(seat, -match.history[-1]))

    def forget_places(self, match: Match, seat: int) -> None:
        """What was known by its place on the line that is taken back."""
        place = len(match.line)
        for chair in self.table.chairs:
            chair.away_from = min(chair.away_from, place)
        self.table.clock.take_back(seat, place, self.steady())

    # --- pauses

    async def vote_pause(self, person: str, n: int, status: str, wanted: bool) -> None:
        """Says that somebody wants to pause, or to go on, or no longer does; everybody who is there has to agree.

        One no ends the wish of the others, unless so much time has passed that it does not take everybody.
        `n` and `status` are what the vote answers: a click that comes too late does nothing.
        """
        self.table.need("playing", "paused")
        self.table.need_seats(person)
        self.table.need_current(n)
        if status != self.table.status:
            raise Refused("stale", {"n": n, "current": n, "status": self.table.status})
        self.table.need_present(person)
        change = wanted == (status == "playing")
        if not change and self.may_refuse(person):
            await self.refuse_pause(person)
            return
        if change == (person in self.table.pause_votes):
            raise Refused("already_said", {"wanted": wanted})
        if change:
            self.table.pause_votes.add(person)
        else:
            self.table.pause_votes.discard(person)
        self.count_pause_votes()
        await self.changes.commit()

    def may_refuse(self, person: str) -> bool:
        """Whether others wish something to which this person's no is an answer."""
        until = self.table.pause_until()
        needs_all = until is None or self.now() < until
        return needs_all and bool(self.table.pause_votes) and person not in self.table.pause_votes

    async def refuse_pause(self, person: str) -> None:
        """Somebody says no: the wish is over, and everybody is told by whom."""
        self.table.pause_votes.clear()
        event = PAUSE_REFUSED if self.table.status == "playing" else GO_ON_REFUSED
        await self.changes.commit(told=[self.table.note_aside(event, self.table.need_present(person)[0])])

    def count_pause_votes(self) -> bool:
        """Pauses, or goes on, if it was agreed on; says whether."""
        if not self.table.pause_votes or not self.pause_agreed():
            return False
        self.table.pause_votes.clear()
        paused = self.table.status == "paused"
        self.table.status = "playing" if paused else "paused"
        self.table.paused_at = 0.0 if paused else self.now()
        return True

    def pause_agreed(self) -> bool:
        """Whether everybody wants it; after a long pause, more than half of those who are connected are enough.

        So nobody holds a table for ever by not coming back, or by saying no.
        """
        present = people_present(self.table.chairs)
        until = self.table.pause_until()
        if until is None or self.now() < until:
            return present <= self.table.pause_votes
        here = present & {one.person for one in self.audience.listeners if one.person is not None}
        return 2 * len(here & self.table.pause_votes) > len(here)

    # --- when somebody comes or goes

    async def count_again(self, told: Iterable[dict[str, Any]] = ()) -> None:
        """Somebody came back, left or was forgotten, which is `told`, so that a vote may be complete without them."""
        self.table.pause_votes &= people_present(self.table.chairs)
        if self.table.undo_wish is not None and self.table.chairs[self.table.undo_wish.seat].away:
            self.table.undo_wish = None
        if self.table.status in ("playing", "paused"):
            self.count_pause_votes()
        await self.changes.commit(told=told)
        if self.table.undo_wish is not None and self.table.status == "playing":
            await self.count_undo_votes()
