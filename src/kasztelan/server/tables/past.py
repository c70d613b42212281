"""A game done again: what was told to one pair of eyes, the points on the way, and what could have been drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kasztelan.core.chance import SeededChance
from kasztelan.core.events import Event, read
from kasztelan.core.game import Game
from kasztelan.core.match import ASK_ALL, Match
from kasztelan.core.record import follow
from kasztelan.core.state import NATURE, State
from kasztelan.server.tables.difference import difference


class Past:
    """Goes through a match's history from its start; of all positions it keeps only those an undo goes back to."""

    def __init__(self, game: Game, start: State, history: Sequence[int]) -> None:
        self.game = game
        self.state = start
        self.history = history
        self.at = 0
        self.back_to = positions_gone_back_to(history)
        self.needed = set(self.back_to.values())
        self.kept: dict[int, State] = {}

    def go_on(self) -> list[Event]:
        """Does the next entry and gives what happened; taking something back tells nothing of itself."""
        at = self.at
        action = self.history[at]
        self.at = at + 1
        if action < 0:
            self.state = self.kept.pop(self.back_to[at])
            return []
        if at in self.needed:
            self.kept[at] = self.state.copy()
        self.state.tape = []
        self.game.step(self.state, action)
        return [read(noted, self.game.kinds) for noted in self.state.tape or []]


def positions_gone_back_to(history: Sequence[int]) -> dict[int, int]:
    """For each undo the entry before which it puts the game."""
    return undos_and_standing(history)[0]


def entries_that_stand(history: Sequence[int]) -> list[int]:
    """The places of the actions that were not taken back."""
    return undos_and_standing(history)[1]


def undos_and_standing(history: Sequence[int]) -> tuple[dict[int, int], list[int]]:
    standing: list[int] = []
    found: dict[int, int] = {}
    for at, action in enumerate(history):
        if action < 0:
            found[at] = standing[action]
            del standing[action:]
        else:
            standing.append(at)
    return found, standing


def told_so_far(
    game: Game, start: Callable[[], State], history: Sequence[int], viewer: int | None
) -> list[dict[str, Any]]:
    """The events as they were sent to these eyes, by the number `n` of entries there were then, and whose doing it was."""
    past = Past(game, start(), history)
    lines: list[dict[str, Any]] = []
    for at, action in enumerate(history):
        by = game.to_act(past.state)
        events = [event.seen_by(viewer) for event in past.go_on()]
        if action < 0:
            by = game.to_act(past.state)
            events = [undone(by, -action)]
        if events:
            lines.append({"n": at + 1, "by": by if by >= 0 else None, "events": events})
    return lines


def points_over_time(
    game: Game, state: State, history: Sequence[int], viewer: int | None, everything: bool
) -> list[dict[str, Any]]:
    """The points of all seats by source each time they changed, and what was told to these eyes then.

    `at` counts entries, as a replay does; what was taken back brought no points.
    """
    seats = game.scores(state) if everything else game.scores_seen_by(state, viewer)
    told: list[dict[str, Any]] = [{"at": 0, "seats": seats, "events": []}]
    for entry in entries_that_stand(history):
        state.tape = []
        game.step(state, history[entry])
        seats = game.scores(state) if everything else game.scores_seen_by(state, viewer)
        if told[-1]["seats"] != seats:
            events = [read(noted, game.kinds).seen_by(viewer) for noted in state.tape or []]
            told.append({"at": entry + 1, "seats": seats, "events": events})
    return told


def undone(seat: int, count: int) -> dict[str, Any]:
    """What the table itself tells of a move that was taken back."""
    return {"event": "undone", "seat": seat, "count": count}


def draws_in(
    game: Game, start: Callable[[], State], history: Sequence[int], first: int, count: int
) -> list[dict[str, Any]]:
    """What NATURE could have answered in a stretch of the history: every outcome in order, with its weight."""
    past = Past(game, start(), history)
    draws: list[dict[str, Any]] = []
    for at in range(min(first + count, len(history))):
        if at >= first and history[at] >= 0 and game.to_act(past.state) == NATURE:
            weighed = zip(game.legal(past.state), game.weights(past.state), strict=True)
            outcomes = [{"do": game.codec.decode(action), "weight": weight} for action, weight in weighed]
            draws.append({"at": at, "outcomes": outcomes})
        past.go_on()
    return draws


def steps_of(
    game: Game,
    options: Mapping[str, Any],
    opening: Mapping[str, Any] | None,
    entries: Sequence[Any],
    viewer: int | None,
    first: int,
    count: int,
) -> dict[str, Any]:
    """A stretch of a finished game through one pair of eyes: the view it begins with, then what each entry changed."""
    heard: list[Event] = []
    match = Match(game, SeededChance(0), options, opening, forced=ASK_ALL, keep=True)
    match.listen(heard.extend)
    for at, entry in enumerate(entries[:first]):
        follow(match, entry, at)
    heard.clear()
    view = game.view(match.state, viewer)
    told: dict[str, Any] = {"first": first, "count": len(entries), "view": view, "steps": []}
    for at, entry in enumerate(entries[first : first + count], start=first):
        follow(match, entry, at)
        after = game.view(match.state, viewer)
        events = [event.seen_by(viewer) for event in heard]
        told["steps"].append({"entry": entry, "events": events, "changes": difference(view, after)})
        view = after
        heard.clear()
    return told
