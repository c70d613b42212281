"""What people agree on: taking back moves past each other's, and pauses."""

from __future__ import annotations

from typing import Final

from kasztelan.core.match import Match
from kasztelan.server.tables.moves import Moves
from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.seating import people_present
from kasztelan.server.tables.taking_back import UndoWish, is_own, people_asked, undo_target

MOST_TAKEN_BACK: Final = 300
"""Undos in one game; every one of them stays in the log for ever."""


class Votes(Moves):
    """A table where people ask each other. A vote answers what was open when it was sent, or does nothing."""

    # --- taking back

    async def undo(self, person: str, n: int, seat: int | None = None) -> None:
        """Takes back one's own latest decision; past other people's only if they agree, never past a reveal.

        `seat` says which one of somebody's seats is meant, if they have several.
        """
        match = self.need_match("playing")
        self.need_current(n)
        mine = self.need_present(person)
        if seat is not None and seat not in mine:
            raise Refused("not_your_seat", {"field": "seat", "allowed": mine})
        if sum(action < 0 for action in match.history) >= MOST_TAKEN_BACK:
            raise Refused("too_many_undos", {"allowed": MOST_TAKEN_BACK})
        if self.undo_wish is not None:
            # Also one's own: asking twice must not make the others answer twice.
            raise Refused("wish_open", {"seat": self.undo_wish.seat})
        target = undo_target(match, mine if seat is None else [seat])
        if target < 0:
            raise Refused("illegal", {"reason": {"code": "nothing_to_undo"}})
        snapshot = match.snapshots[target]
        if is_own(match, target, mine):
            await self.take_back(target, snapshot.seat)
            return
        self.undo_wish = UndoWish(snapshot.seat, snapshot.line, {person})
        await self.count_undo_votes()

    async def agree(self, person: str, n: int, wanted: bool, seat: int | None) -> None:
        """Answers the wish of `seat` to take back a move; one no is enough. Who asked takes the wish back with a no.

        Whoever is away may answer too: it is about what they decided.
        """
        match = self.need_match("playing")
        self.need_current(n)
        self.need_seats(person)
        wish = self.undo_wish
        if wish is None:
            raise Refused("nobody_asked")
        if seat != wish.seat:
            raise Refused("stale", {"n": n, "current": n, "seat": wish.seat})
        if person not in people_asked(self.chairs, match, wish.place):
            raise Refused("not_asked", {"seat": wish.seat})
        if not wanted:
            self.undo_wish = None
            self.show([])
            return
        if person in wish.agreed:
            raise Refused("already_said", {"wanted": wanted})
        wish.agreed.add(person)
        await self.count_undo_votes()

    async def count_undo_votes(self) -> None:
        match = self.need_match("playing")
        wish = self.undo_wish
        assert wish is not None
        if not people_asked(self.chairs, match, wish.place) <= wish.agreed:
            self.show([])
            return
        at = next(at for at, one in enumerate(match.snapshots) if one.line == wish.place)
        await self.take_back(at, wish.seat)

    async def take_back(self, at: int, seat: int) -> None:
        match = self.need_match("playing")
        before = len(match.history)
        match.rewind(at)
        self.forget_places(match, seat)
        await self.finish_command(before, {"event": "undone", "seat": seat, "count": -match.history[-1]})

    def forget_places(self, match: Match, seat: int) -> None:
        """What was known by its place on the line that is taken back."""
        place = len(match.line)
        for chair in self.chairs:
            chair.away_from = min(chair.away_from, place)
        self.clock.take_back(seat, place, self.steady())

    # --- pauses

    async def vote_pause(self, person: str, n: int, status: str, wanted: bool) -> None:
        """Says that somebody wants to pause, or to go on, or no longer does; everybody who is there has to agree.

        `n` and `status` are what the vote answers: a click that comes too late does nothing.
        """
        self.need("playing", "paused")
        self.need_seats(person)
        self.need_current(n)
        if status != self.status:
            raise Refused("stale", {"n": n, "current": n, "status": self.status})
        self.need_present(person)
        change = wanted == (status == "playing")
        if change == (person in self.pause_votes):
            raise Refused("already_said", {"wanted": wanted})
        if change:
            self.pause_votes.add(person)
        else:
            self.pause_votes.discard(person)
        self.count_pause_votes()
        await self.commit()

    def count_pause_votes(self) -> bool:
        """Pauses, or goes on, if it was agreed on; says whether."""
        if not self.pause_votes or not self.pause_agreed():
            return False
        self.pause_votes.clear()
        paused = self.status == "paused"
        self.status = "playing" if paused else "paused"
        self.paused_at = 0.0 if paused else self.now()
        return True

    def pause_agreed(self) -> bool:
        """Whether everybody wants it; after a long pause, more than half of those who are connected are enough.

        So nobody holds a table for ever by not coming back, or by saying no.
        """
        present = people_present(self.chairs)
        until = self.pause_until()
        if until is None or self.now() < until:
            return present <= self.pause_votes
        here = present & {one.person for one in self.listeners if one.person is not None}
        return 2 * len(here & self.pause_votes) > len(here)

    # --- when somebody comes or goes

    async def count_again(self) -> None:
        """Somebody came back, left or was forgotten, so that a vote may be complete without them."""
        self.pause_votes &= people_present(self.chairs)
        if self.undo_wish is not None and self.chairs[self.undo_wish.seat].away:
            self.undo_wish = None
        if self.status in ("playing", "paused"):
            self.count_pause_votes()
        await self.commit()
        if self.undo_wish is not None and self.status == "playing":
            await self.count_undo_votes()
