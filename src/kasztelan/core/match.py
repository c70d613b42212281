"""Drives a game: answers for NATURE, plays forced choices, tells the listeners, keeps the record, undoes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from kasztelan.core.chance import Chance
from kasztelan.core.errors import BadPosition, IllegalAction, Reason
from kasztelan.core.events import Event, read
from kasztelan.core.game import Game
from kasztelan.core.player import Player, Seat
from kasztelan.core.state import NATURE, OVER, State

ASK_ALL: Final = 0
"""Every decision is asked, even with one answer."""
PLAY_PUBLIC: Final = 1
"""Only those single choices are played that everybody can see are forced; for tables where people sit."""
PLAY_FORCED: Final = 2
"""Every single choice is played; for simulation."""

Listener = Callable[[list[Event]], None]


class Snapshot:
    """The position before a seat decided."""

    def __init__(self, state: State, line: int, natures: int, seat: int, played: bool) -> None:
        self.state = state
        self.line = line
        self.natures = natures
        self.seat = seat
        self.played = played


class Match:
    """One game being played.

    `history` is all that was done, a negative entry -k taking back the k actions before it; `by` tells who did it,
    unless `play` ran through with nobody listening; `line` is what still stands. With `keep` a copy is kept before every seat's decision, so that it can be taken back. `opening`
    describes a position to start from instead of a fresh game, with the same options; a `state` of one's own is for
    search and leaves no record.
    """

    def __init__(
        self,
        game: Game,
        chance: Chance,
        options: Mapping[str, Any] | None = None,
        opening: Mapping[str, Any] | None = None,
        state: State | None = None,
        forced: int = PLAY_FORCED,
        keep: bool = False,
    ) -> None:
        self.game = game
        self.chance = chance
        self.options: dict[str, Any] = game.check_options({} if options is None else options)
        self.opening: dict[str, Any] | None = None if opening is None else dict(opening)
        self.state: State = self.start() if state is None else state
        if self.opening is not None and game.check_options(self.opening.get("options", {})) != self.options:
            raise BadPosition("options", "are not those of the game", "the same options in both")
        self.forced_policy = forced
        self.keep = keep
        self.history: list[int] = []
        self.by: list[int] = []
        self.line: list[int] = []
        self.natures = 0
        self.decisions = 0
        self.forced = 0
        self.listeners: list[Listener] = []
        self.snapshots: list[Snapshot] = []
        self.barrier = 0
        if keep:
            self.state.tape = []

    def start(self) -> State:
        """The state this match began with, made anew."""
        if self.opening is None:
            return self.game.new(self.options)
        return self.game.position(self.opening)

    def listen(self, listener: Listener) -> None:
        """From now on `listener` hears all events of each step; it must respect who may know them."""
        self.listeners.append(listener)
        if self.state.tape is None:
            self.state.tape = []

    def waiting_for(self) -> int:
        return self.game.to_act(self.state)

    def over(self) -> bool:
        return self.game.to_act(self.state) == OVER

    def seat(self, number: int) -> Seat:
        return Seat(self.game, self.state, number)

    # --- step by step

    def advance(self) -> int:
        """Lets NATURE answer and forced choices be played until somebody must decide; says who."""
        while True:
            who = self.game.to_act(self.state)
            if who == NATURE:
                self.answer_for_nature()
            elif who == OVER or not self.is_played_for(who):
                return who
            else:
                self.forced += 1
                self.decide(who, self.game.legal(self.state)[0], True)

    def is_played_for(self, who: int) -> bool:
        policy = self.forced_policy
        if policy == ASK_ALL or len(self.game.legal(self.state)) != 1:
            return False
        return policy == PLAY_FORCED or self.game.publicly_forced(self.state)

    def act(self, seat: int, action: int) -> int:
        """Does `action` for `seat` and advances; refuses, changing nothing, what that seat may not do now."""
        reason = self.game.why_not(self.state, seat, action)
        if reason is not None:
            raise IllegalAction(str(self.game.codec.decode(action)), reason)
        self.decide(seat, action, False)
        return self.advance()

    def decide(self, seat: int, action: int, played: bool) -> None:
        if self.keep:
            before = self.state.copy()
            self.snapshots.append(Snapshot(before, len(self.line), self.natures, seat, played))
        self.decisions += 1
        self.do(action)

    def answer_for_nature(self) -> None:
        game = self.game
        action = game.pick(self.state, self.chance.below(game.total(self.state), self.natures))
        self.answer(action)

    def answer(self, action: int) -> None:
        """Gives NATURE's answer; replays and scripted games give theirs here."""
        self.natures += 1
        self.do(action)
        self.barrier = len(self.line)

    def do(self, action: int) -> None:
        self.by.append(self.game.to_act(self.state))
        self.line.append(action)
        self.history.append(action)
        self.game.step(self.state, action)
        tape = self.state.tape
        if tape:
            self.state.tape = []
            events = [read(noted, self.game.kinds) for noted in tape]
            for event in events:
                if event.barrier:
                    self.barrier = len(self.line)
            for listener in self.listeners:
                listener(events)

    # --- taking back

    def undo_point(self, seat: int) -> int:
        """Which snapshot `seat` may go back to on its own: before its latest decision, or -1."""
        at = len(self.snapshots) - 1
        while at >= 0:
            snapshot = self.snapshots[at]
            if snapshot.line < self.barrier:
                return -1
            if not snapshot.played:
                return at if snapshot.seat == seat else -1
            at -= 1
        return -1

    def undo(self, seat: int) -> None:
        """Takes back `seat`'s latest decision; refuses to pass a reveal or somebody else's decision."""
        at = self.undo_point(seat)
        if at < 0:
            raise IllegalAction("undo", Reason("nothing_to_undo"))
        self.rewind(at)

    def undo_agreed(self) -> None:
        """Takes back the latest decision of anybody, for a table that agreed; never passes a reveal."""
        at = len(self.snapshots) - 1
        while at >= 0 and self.snapshots[at].played:
            at -= 1
        if at < 0 or self.snapshots[at].line < self.barrier:
            raise IllegalAction("undo", Reason("nothing_to_undo"))
        self.rewind(at)

    def rewind(self, at: int) -> None:
        snapshot = self.snapshots[at]
        self.history.append(snapshot.line - len(self.line))
        self.by.append(snapshot.seat)
        del self.line[snapshot.line :]
        del self.snapshots[at:]
        self.natures = snapshot.natures
        self.state = snapshot.state
        self.state.tape = []

    # --- in one go

    def play(self, players: list[Player]) -> None:
        """Plays to the end with a player on each seat."""
        game = self.game
        chance = self.chance
        state = self.state
        seats = [Seat(game, state, number) for number in range(len(players))]
        quiet = not self.keep and not self.listeners
        play_forced = self.forced_policy == PLAY_FORCED
        line = self.line
        while True:
            who = game.to_act(state)
            if who == NATURE:
                action = game.pick(state, chance.below(game.total(state), self.natures))
                self.natures += 1
            elif who == OVER:
                break
            else:
                legal = game.legal(state)
                if len(legal) == 1:
                    self.forced += 1
                if play_forced and len(legal) == 1:
                    action = legal[0]
                else:
                    action = players[who].choose(seats[who])
                    if action not in legal:
                        raise game.refusal(state, action)
                self.decisions += 1
            if quiet:
                line.append(action)
                game.step(state, action)
            else:
                self.do(action)
        if quiet:
            self.history = line[:]
