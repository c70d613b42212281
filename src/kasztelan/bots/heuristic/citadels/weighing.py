"""How good the actions of a decision look to a seat at a Citadels table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kasztelan.bots.heuristic.citadels.table import Table
from kasztelan.bots.heuristic.citadels.thoughts import THOUGHTS, Thought
from kasztelan.core.player import Seat
from kasztelan.games.citadels.actions import CODEC, FIRST, VERB_OF, VERBS

THOUGHT_OF: Final[list[Thought | None]] = [THOUGHTS.get(verb) for verb in VERBS]
"""The thought for each verb; NATURE's verbs have none."""


def weighing(seat: Seat) -> Callable[[int], float]:
    """What weighs an action of this decision; a verb that no thought was given to is an error."""
    table = Table(seat)

    def weigh(action: int) -> float:
        verb = VERB_OF[action]
        thought = THOUGHT_OF[verb]
        if thought is None:
            raise LookupError(f"no thought for {CODEC.decode(action)}")
        return thought(table, action - FIRST[verb])

    return weigh
