"""A game done again: what was told to one pair of eyes, the points on the way, and what could have been drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kasztelan.core.events import Step, events_in
from kasztelan.core.game import Game
from kasztelan.core.match import Match
from kasztelan.core.state import NATURE
from kasztelan.core.walk import Walk
from kasztelan.server.tables.difference import difference


def told_so_far(way: Walk, viewer: int | None) -> list[dict[str, Any]]:
    """The events as they were sent to these eyes, by the number `n` of entries there were then, and whose doing it was."""
    lines: list[dict[str, Any]] = []
    while not way.whole():
        taken_back = way.entries[way.at].get("undo")
        events = [event.seen_by(viewer) for event in events_in(way.go_on())]
        if taken_back is not None:
            events = [undone(way.by, taken_back)]
        if events:
            lines.append({"n": way.at, "by": way.by if way.by >= 0 else None, "events": events})
    return lines


def points_over_time(way: Walk, viewer: int | None, everything: bool) -> list[dict[str, Any]]:
    """The points of all participants by source each time they changed, and what was told to these eyes then.

    `at` counts entries, as a replay does; what was taken back brought no points.
    """
    standing = entries_that_stand(way.entries)
    latest = points_now(way.match, viewer, everything)
    told: list[dict[str, Any]] = [{"at": 0, **latest, "events": []}]
    while not way.whole():
        events = events_in(way.go_on())
        points = points_now(way.match, viewer, everything)
        if way.at - 1 in standing and latest != points:
            latest = points
            told.append({"at": way.at, **points, "events": [event.seen_by(viewer) for event in events]})
    return told


def points_now(match: Match, viewer: int | None, everything: bool) -> dict[str, Any]:
    """Points by source: of every participant, and of every side what belongs to nobody alone."""
    game, state = match.game, match.state
    seen = game.scores(state) if everything else game.scores_seen_by(state, viewer)
    return {"participants": seen, "sides": game.side_scores(state)}


def entries_that_stand(entries: Sequence[Any]) -> set[int]:
    """The places of the actions that were not taken back."""
    standing: list[int] = []
    for at, entry in enumerate(entries):
        if "undo" in entry:
            del standing[-entry["undo"] :]
        else:
            standing.append(at)
    return set(standing)


def undone(seat: int, count: int) -> dict[str, Any]:
    """What the table itself tells of a move that was taken back."""
    return {"event": "undone", "seat": seat, "count": count}


def draws_in(way: Walk, first: int, count: int) -> list[dict[str, Any]]:
    """What NATURE could have answered in a stretch of the entries: every outcome in order, with its weight."""
    game = way.match.game
    draws: list[dict[str, Any]] = []
    while not way.whole() and way.at < first + count:
        state = way.match.state
        if way.at >= first and "undo" not in way.entries[way.at] and game.to_act(state) == NATURE:
            weighed = zip(game.legal(state), game.weights(state), strict=True)
            outcomes = [{"do": game.codec.decode(action), "weight": weight} for action, weight in weighed]
            draws.append({"at": way.at, "outcomes": outcomes})
        way.go_on()
    return draws


def steps_of(way: Walk, viewer: int | None, first: int, count: int) -> dict[str, Any]:
    """A stretch of a finished game through one pair of eyes: the view it begins with, then the steps of each entry."""
    game = way.match.game
    view = game.view(way.go_to(first).state, viewer)
    told: dict[str, Any] = {"first": first, "count": len(way.entries), "view": view, "entries": []}
    while not way.whole() and way.at < first + count:
        entry = way.entries[way.at]
        steps = way.go_on() or [Step([], way.match.state)]
        shown, view = shown_steps(game, steps, view, viewer)
        told["entries"].append({"entry": entry, "steps": shown})
    return told


def seen_since(way: Walk, viewer: int | None, first: int, count: int) -> dict[str, Any]:
    """A stretch of a game through one pair of eyes as `steps_of` tells it, but nothing of what was done unseen."""
    game = way.match.game
    view = game.view(way.go_to(first).state, viewer)
    told: dict[str, Any] = {"first": first, "view": view, "entries": []}
    while not way.whole() and way.at < first + count:
        taken_back = way.entries[way.at].get("undo")
        shown, view = shown_steps(game, way.go_on() or [Step([], way.match.state)], view, viewer)
        if taken_back is not None:
            events = [undone(way.by, taken_back)]
            shown = [{"events": events, "changes": shown[0]["changes"] if shown else []}]
        told["entries"].append({"n": way.at, "steps": shown})
    return told


def shown_steps(
    game: Game, steps: Sequence[Step], view: dict[str, Any], viewer: int | None
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """What each step told and changed in the view of these eyes, and the view afterwards; a step without either is left out."""
    shown: list[dict[str, Any]] = []
    for step in steps:
        after = game.view(step.state, viewer)
        events = [event.seen_by(viewer) for event in step.events]
        changes = difference(view, after)
        if events or changes:
            shown.append({"events": events, "changes": changes})
        view = after
    return shown, view
