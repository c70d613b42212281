"""What an action would change, found out in worlds that the seat cannot tell from the true one."""

from __future__ import annotations

from typing import Any, Final

from kasztelan.core.chance import SeededChance
from kasztelan.core.events import events_in
from kasztelan.core.game import Game
from kasztelan.core.record import canonical
from kasztelan.core.state import NATURE, OVER, State
from kasztelan.server.tables.difference import difference

WORLDS: Final = 3
"""In how many re-dealt worlds a preview has to come out the same."""


class Glimpse:
    """One world after an action: what the seat would see, or that something hidden comes to light."""

    def __init__(self, game: Game, state: State, seat: int, action: int) -> None:
        events = events_in(game.apply_told(state, action))
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
