"""A record as the command line shows it: its steps, a moment of it, and what still stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from kasztelan.core.events import Event, events_in
from kasztelan.core.game import Game
from kasztelan.core.match import Match
from kasztelan.core.record import check_result, walk
from kasztelan.core.state import State

ALL: Final = "all"
"""Who sees everything: allowed to whoever has the file."""

Onlooker = int | str | None
"""A seat, `ALL`, or None for a spectator."""


@dataclass(frozen=True)
class Step:
    """One step of a record; `undone` actions were taken back by it."""

    events: list[Event]
    state: State
    undone: int = 0


def steps_of(game: Game, record: Mapping[str, Any]) -> list[Step]:
    """The position at the start and after every step that tells something; raises `BadRecord` like a replay."""
    way = walk(game, record, listen=True)
    steps = [Step([], way.match.state.copy())]
    while not way.whole():
        undone = way.entries[way.at].get("undo", 0) if isinstance(way.entries[way.at], dict) else 0
        told = way.go_on()
        steps += [Step(one.events, one.state) for one in told[:-1] if one.events]
        steps.append(Step(told[-1].events if told else [], way.match.state.copy(), undone))
    check_result(way.match, record)
    return steps


def match_at(game: Game, record: Mapping[str, Any], fits: Callable[[Match], bool] | None = None) -> Match:
    """The match at the first moment that fits, or where the record leaves it."""
    way = walk(game, record)
    while not way.whole() and not (fits is not None and fits(way.match)):
        way.go_on()
    return way.match


def told(match: Match) -> list[Event]:
    """The events of all that still stands, for a game resumed or rewound."""
    state = match.start()
    return [event for action in match.line for event in events_in(match.game.apply_told(state, action))]


def seen(event: Event, onlooker: Onlooker) -> tuple[dict[str, Any], bool]:
    """What the onlooker is told of an event, and whether that is all of it."""
    if isinstance(onlooker, str):
        return {**event.seen_by(None), **event.secret}, True
    return event.seen_by(onlooker), event.knows(onlooker)


def viewer(game: Game, step: Step, onlooker: Onlooker) -> int | None:
    """Whose view is drawn: for one who sees everything that of whoever decides next."""
    if not isinstance(onlooker, str):
        return onlooker
    who = game.to_act(step.state)
    return who if who >= 0 else None
