"""Weighs every legal action and does the best, equal ones by chance."""

from __future__ import annotations

from typing import Final

from kasztelan.bots.heuristic.table import Table
from kasztelan.bots.heuristic.thoughts import THOUGHTS, Thought
from kasztelan.core.chance import SeededChance
from kasztelan.core.player import Player, Seat
from kasztelan.games.citadels.actions import CODEC, FIRST, VERB_OF, VERBS

THOUGHT_OF: Final[list[Thought | None]] = [THOUGHTS.get(verb) for verb in VERBS]
"""The thought for each verb; NATURE's verbs have none."""

ALIKE: Final = 1e-9
"""Scores closer than this are equal, however they were summed up."""


class HeuristicBot(Player):
    """Knows only what its seat sees; nothing is remembered from one decision to the next."""

    def __init__(self, seed: int) -> None:
        self.chance = SeededChance(seed)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        table = Table(seat.view(), legal)
        best: list[int] = []
        highest = 0.0
        for action in legal:
            score = weigh(table, action)
            if not best or score > highest + ALIKE:
                best = [action]
                highest = score
            elif score > highest - ALIKE:
                best.append(action)
        if len(best) == 1:
            return best[0]
        return best[self.chance.below(len(best), 0)]


def weigh(table: Table, action: int) -> float:
    """How good an action looks; a verb that no thought was given to is an error."""
    verb = VERB_OF[action]
    thought = THOUGHT_OF[verb]
    if thought is None:
        raise LookupError(f"no thought for {CODEC.decode(action)}")
    return thought(table, action - FIRST[verb])
