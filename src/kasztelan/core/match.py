"""Drives a game: answers for NATURE, plays forced choices, tells the listeners, keeps the record, undoes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from kasztelan.core.actions import Value
from kasztelan.core.chance import Chance
from kasztelan.core.errors import BadPosition, IllegalAction, InvalidAction, Reason, one_of
from kasztelan.core.events import Step
from kasztelan.core.game import Game
from kasztelan.core.player import Player, Seat
from kasztelan.core.result import Result
from kasztelan.core.state import NATURE, OVER, State, asked

ASK_ALL: Final = 0
"""Every decision is asked, even with one answer."""
PLAY_PUBLIC: Final = 1
"""Only those single choices are played that everybody can see are forced; for tables where people sit."""
PLAY_FORCED: Final = 2
"""Every single choice is played; for simulation."""

Listener = Callable[[list[Step]], None]


SHOWN: Final = 20
"""How many choices are printed; the others are counted."""


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
    unless `play` ran through with nobody listening; `line` is what still stands. With `keep` a copy is kept before
    every seat's decision; `snapshots` are those that can still be gone back to, none from before the latest reveal.
    `barrier` is how many actions stand for good. `opening` describes a position to start from instead of a fresh game, with the same options; a `state` of one's own
    is for search and leaves no record.
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
            raise BadPosition("options", Reason("other_options"), Reason("same_options"))
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
        self.speaker: Callable[[Reason, str], str] | None = None
        self._take_notes()

    def __repr__(self) -> str:
        return f"<match of {self.game.name}: {len(self.line)} actions, {asked(self.waiting_for())}>"

    def start(self) -> State:
        """The state this match began with, made anew."""
        if self.opening is None:
            return self.game._begin(self.options)
        return self.game.position(self.opening)

    def listen(self, listener: Listener) -> None:
        """From now on `listener` hears the steps of each action; it must respect who may know what is in them."""
        self.listeners.append(listener)
        self._take_notes()

    def _take_notes(self) -> None:
        """Lets the rules note what happens, as far as somebody needs it."""
        if self.keep or self.listeners:
            self.state.tape = []
        if self.listeners:
            self.state.steps = []

    def waiting_for(self) -> int:
        return self.game.to_act(self.state)

    def over(self) -> bool:
        return self.game.to_act(self.state) == OVER

    def seat(self, number: int) -> Seat:
        return Seat(self.game, self.state, number)

    @property
    def result(self) -> Result | None:
        """How it ended, or None while it goes on."""
        return self.game.result(self.state)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees: whoever decides, unless one is named; a spectator where nobody does."""
        who = self.waiting_for() if seat is None else seat
        return self.game.view(self.state, who if who >= 0 else None)

    def deductions(self, seat: int | None = None) -> dict[str, Any] | None:
        """What a seat can work out about hidden things: whoever decides, unless one is named; None if there is nothing."""
        who = self.waiting_for() if seat is None else seat
        return self.game.deductions(self.state, who) if who >= 0 else None

    def choices(self) -> list[dict[str, Value]]:
        """What may be done now, as `do` takes it."""
        return [self.game.codec.decode(one) for one in self.game.legal(self.state)]

    def mask(self) -> list[bool]:
        """For every action of the game's space whether it may be done now."""
        mask = [False] * self.game.codec.size
        for action in self.game.legal(self.state):
            mask[action] = True
        return mask

    def __str__(self) -> str:
        lines = [f"{self.game.name}: {len(self.line)} actions, {asked(self.waiting_for())}"]
        points = [sum(one.values()) for one in self.game.scores_seen_by(self.state, None)]
        for number, name in enumerate(self.game.name_keys(self.options, self.state)):
            lines.append(f"  {name or f'seat {number}'}: {points[number]} points")
        if self.result is not None:
            return "\n".join([*lines, f"  {self.result}"])
        choices = self.choices()
        lines += [f"  {self.game.decision(self.state)['name']}:", *map(written, choices[:SHOWN])]
        return "\n".join([*lines, f"    … and {len(choices) - SHOWN} more"] if choices[SHOWN:] else lines)

    # --- step by step

    def advance(self) -> int:
        """Lets NATURE answer and forced choices be played until somebody must decide; says who."""
        while True:
            who = self.game.to_act(self.state)
            if who == NATURE:
                self._answer_for_nature()
            elif who == OVER or not self.is_played_for(who):
                return who
            else:
                self.forced += 1
                self._decide(who, self.game.legal(self.state)[0], True)

    def is_played_for(self, who: int) -> bool:
        policy = self.forced_policy
        if policy == ASK_ALL or len(self.game.legal(self.state)) != 1:
            return False
        return policy == PLAY_FORCED or self.game.publicly_forced(self.state)

    def do(self, **action: Any) -> int:
        """Does an action of whoever decides, as `choices` tells it, and advances.

        What is left out is filled in where only one choice fits.
        """
        fitting = [one for one in self.choices() if "verb" in action and fits(one, action)]
        for name in fitting[0] if fitting else []:
            values = list(dict.fromkeys(str(one[name]) for one in fitting))
            if len(values) > 1:
                raise InvalidAction(name, Reason("missing"), one_of(values))
        chosen = fitting[0] if fitting else self._filled_in(action)
        return self.act(self.waiting_for(), self.game.codec.encode(chosen))

    def _filled_in(self, action: Mapping[str, Any]) -> dict[str, Any]:
        """An action that fits no choice, with No to every truth that it leaves out, so that the reason can be told."""
        fields = self.game.codec.fields.get(str(action.get("verb")), ())
        truths = [field.name for field in fields if isinstance(field.values[0], bool)]
        return {**dict.fromkeys(truths, False), **action}

    def act(self, seat: int, action: int) -> int:
        """Does `action` for `seat` and advances; refuses, changing nothing, what that seat may not do now."""
        reason = self.game.why_not(self.state, seat, action)
        if reason is not None:
            reason.speaker = self.speaker
            raise IllegalAction(str(self.game.codec.decode(action)), reason)
        self._decide(seat, action, False)
        return self.advance()

    def _decide(self, seat: int, action: int, played: bool) -> None:
        if self.keep:
            before = self.state.copy()
            self.snapshots.append(Snapshot(before, len(self.line), self.natures, seat, played))
        self.decisions += 1
        self._do(action)

    def _number(self) -> int:
        """The number from which NATURE's next answer follows."""
        return self.chance.below(self.game.total(self.state), self.natures)

    def _answer_for_nature(self) -> None:
        self._answer(self.game.pick(self.state, self._number()))

    def _answer(self, action: int) -> None:
        """Gives NATURE's answer; a replay gives the recorded one here."""
        self.natures += 1
        self._do(action)
        self.stand()

    def stand(self) -> None:
        """What has been done is never taken back."""
        self.barrier = len(self.line)
        self.snapshots.clear()

    def _do(self, action: int) -> None:
        game = self.game
        state = self.state
        self.by.append(game.to_act(state))
        self.line.append(action)
        self.history.append(action)
        game._step(state, action)
        if state.steps is not None:
            steps = game._read_steps(state)
            state.steps = []
            if any(event.barrier for step in steps for event in step.events):
                self.stand()
            for listener in self.listeners:
                listener(steps)
        elif state.tape:
            if any(game.kinds[noted[0]].barrier for noted in state.tape):
                self.stand()
            state.tape = []

    # --- taking back

    def undo_point(self, seats: Collection[int]) -> int:
        """How far an undo goes: to the snapshot before the latest decision of one of these seats, or -1."""
        for at in range(len(self.snapshots) - 1, -1, -1):
            if not self.snapshots[at].played and self.snapshots[at].seat in seats:
                return at
        return -1

    def is_own(self, at: int, seats: Collection[int]) -> bool:
        """Whether all from a snapshot on was decided by these seats, so that nobody else has a say in it."""
        return all(one.played or one.seat in seats for one in self.snapshots[at:])

    def turn_point(self, seats: Collection[int]) -> int:
        """How far starting over goes: to the snapshot before the first of several decisions in a row that these seats
        made and nothing bars; -1 if there are not two of them."""
        first = -1
        decided = 0
        for at in range(len(self.snapshots) - 1, -1, -1):
            one = self.snapshots[at]
            if one.seat not in seats:
                break
            if not one.played:
                first = at
                decided += 1
        return first if decided > 1 else -1

    def start_over(self, seat: int) -> None:
        """Takes back all that `seat` has decided in a row, as far as nothing bars it."""
        at = self.turn_point([seat])
        if at < 0:
            raise IllegalAction("undo", Reason("nothing_to_undo"))
        self.rewind(at)

    def undo(self, seat: int) -> None:
        """Takes back `seat`'s latest decision; refuses to pass a reveal or somebody else's decision."""
        at = self.undo_point([seat])
        if at < 0 or not self.is_own(at, [seat]):
            raise IllegalAction("undo", Reason("nothing_to_undo"))
        self.rewind(at)

    def rewind(self, at: int) -> None:
        """Back to a snapshot, for whoever has made sure that it is agreed."""
        snapshot = self.snapshots[at]
        self.history.append(snapshot.line - len(self.line))
        self.by.append(snapshot.seat)
        del self.line[snapshot.line :]
        del self.snapshots[at:]
        self.natures = snapshot.natures
        self.state = snapshot.state
        self._take_notes()

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
                game._step(state, action)
            else:
                self._do(action)
        if quiet:
            self.history = line[:]


def fits(choice: Mapping[str, Value], action: Mapping[str, Any]) -> bool:
    """Whether a choice is what an action says, as far as it says anything."""
    return all(choice.get(name) == value for name, value in action.items())


def written(choice: Mapping[str, Value]) -> str:
    """A choice on a line, as one gives it to `do`."""
    return f"    do({', '.join(f'{name}={value!r}' for name, value in choice.items())})"
