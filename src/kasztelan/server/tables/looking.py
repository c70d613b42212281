"""Looking at a game without touching it: previews, and finished games step by step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kasztelan.core.chance import SeededChance
from kasztelan.core.errors import Reason
from kasztelan.core.events import Event, read
from kasztelan.core.game import Game
from kasztelan.core.match import ASK_ALL, Match
from kasztelan.core.record import canonical, follow
from kasztelan.core.state import NATURE, OVER, State
from kasztelan.server.tables.difference import difference
from kasztelan.server.tables.taking_back import is_own, undo_target

WORLDS: Final = 3
"""In how many re-dealt worlds a preview has to come out the same."""


class Glimpse:
    """One world after an action: what the seat would see, or that something hidden comes to light."""

    def __init__(self, game: Game, state: State, seat: int, action: int) -> None:
        state.tape = []
        game.step(state, action)
        events = [read(noted, game.kinds) for noted in state.tape or []]
        state.tape = None
        self.chance = game.to_act(state) == NATURE
        self.reveals = game.to_act(state) == OVER or any(event.barrier for event in events)
        self.view = game.view(state, seat)
        self.events = [event.seen_by(seat) for event in events]

    def same(self, other: Glimpse) -> bool:
        return canonical([self.chance, self.reveals, self.view, self.events]) == canonical(
            [other.chance, other.reveals, other.view, other.events]
        )


def preview(game: Game, state: State, seat: int, action: int, seed: int) -> dict[str, Any]:
    """What a legal action would change for `seat`, as far as `seat` can know; it goes no further than NATURE.

    The action is tried in worlds re-dealt from what the seat knows, never in the true one, so nothing can leak.
    Where these differ, or a card would be turned over, only that is said.
    """
    dealt = [game.determinize(state, seat, SeededChance(seed + world)) for world in range(WORLDS)]
    glimpses = [Glimpse(game, one, seat, action) for one in dealt]
    first = glimpses[0]
    if any(one.reveals or not one.same(first) for one in glimpses):
        return {"reveals": True, "chance": False, "changes": None, "events": None}
    return {
        "reveals": False,
        "chance": first.chance,
        "changes": difference(game.view(state, seat), first.view),
        "events": first.events,
    }


def game_picture(match: Match, seat: int | None, playing: bool, mine: list[int]) -> dict[str, Any]:
    """The game as these eyes may see it, with the choices of whoever is asked.

    `mine` are the seats for which the person who sits there decides: none for a spectator and for who is away.
    """
    game = match.game
    state = match.state
    target = undo_target(match, [seat]) if playing and seat is not None and seat in mine else -1
    picture: dict[str, Any] = {
        "n": len(match.history),
        "decision": game.decision(state),
        "view": game.view(state, seat),
        "choices": None,
        "facts": None,
        "near": None,
        "undo": target >= 0 and is_own(match, target, mine),
        "ask_undo": target >= 0,
    }
    if playing and seat is not None and match.waiting_for() == seat:
        picture["choices"] = [game.codec.decode(one) for one in game.legal(state)]
        picture["facts"] = [game.facts(state, one) for one in game.legal(state)]
        picture["near"] = near_misses(game, state, seat)
    return picture


def near_misses(game: Game, state: State, seat: int) -> list[dict[str, Any]]:
    """What the player might want and cannot do, with the reason."""
    found: list[dict[str, Any]] = []
    for action in game.near_misses(state):
        reason = game.why_not(state, seat, action) or Reason("not_now")
        found.append({"do": game.codec.decode(action), "why": reason.to_data()})
    return found


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
