"""Every walk of the command line through a record: to its steps, to a moment of it, and through what still stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from kasztelan.core.events import Event, read
from kasztelan.core.game import Game
from kasztelan.core.match import Match
from kasztelan.core.record import check_result, follow, replay
from kasztelan.core.state import State

ALL: Final = "all"
"""Who sees everything: allowed to whoever has the file."""

Onlooker = int | str | None
"""A seat, `ALL`, or None for a spectator."""


@dataclass(frozen=True)
class Step:
    """What one entry of a record did; `undone` actions were taken back by it."""

    events: list[Event]
    state: State
    undone: int = 0


def steps_of(game: Game, record: Mapping[str, Any]) -> list[Step]:
    """The position at the start and after every entry; raises `BadRecord` like a replay."""
    heard: list[Event] = []
    steps: list[Step] = []
    for match, undone in walk(game, record):
        if not steps:
            match.listen(heard.extend)
        steps.append(Step(heard[:], match.state.copy(), undone))
        heard.clear()
    return steps


def match_at(game: Game, record: Mapping[str, Any], fits: Callable[[Match], bool] | None = None) -> Match:
    """The match at the first moment that fits, or where the record leaves it."""
    for match, _ in walk(game, record):
        if fits is not None and fits(match):
            break
    return match


def walk(game: Game, record: Mapping[str, Any]) -> Iterator[tuple[Match, int]]:
    """The match at the start and after every entry, with how many actions that entry took back."""
    match = replay(game, record, until=0)
    yield match, 0
    for at, entry in enumerate(record["actions"]):
        follow(match, entry, at)
        yield match, entry.get("undo", 0)
    check_result(match, record)


def told(match: Match) -> Iterator[Event]:
    """The events of all that still stands, for a game resumed or rewound."""
    state = match.start()
    for action in match.line:
        state.tape = []
        match.game.step(state, action)
        for noted in state.tape or ():
            yield read(noted, match.game.kinds)


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
