"""A record taken apart into its steps, each with the position it led to, for whoever looks on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from kasztelan.core.events import Event
from kasztelan.core.game import Game
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
    match = replay(game, record, until=0)
    heard: list[Event] = []
    match.listen(heard.extend)
    steps = [Step([], match.state.copy())]
    for at, entry in enumerate(record["actions"]):
        follow(match, entry, at)
        steps.append(Step(heard[:], match.state.copy(), entry.get("undo", 0)))
        heard.clear()
    check_result(match, record)
    return steps


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
