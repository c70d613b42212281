"""How good the actions of a decision look to a seat at a Burgundy table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kasztelan.bots.heuristic.burgundy.worth import worth
from kasztelan.core.chance import SeededChance
from kasztelan.core.game import Game
from kasztelan.core.player import Seat
from kasztelan.games.burgundy.actions import END_TURN, VERB_OF, VERBS
from kasztelan.games.burgundy.rules import pending
from kasztelan.games.burgundy.state import BurgundyState

TURNING: Final = VERBS.index("turn_die")
"""A turned die is as good as what is done with it."""
MOST_LOOKS: Final = 60
"""How many positions are looked at for one action before it is taken as it stands."""
WIDTH: Final = 5
"""So many of the best positions are thought through further after each action of a turn."""
DEPTH: Final = 4
"""Actions of a turn that are thought through together: two dice, a purchase, and one that they bring."""
DIE: Final = 3.5
"""What a die that is still to be used is worth where positions are compared."""


def weighing(seat: Seat) -> Callable[[int], float]:
    """What weighs an action: the best that the turn can still come to after it."""
    best = thought_through(seat)
    return lambda action: best[action].worth


def thought_through(seat: Seat) -> dict[int, Node]:
    """For each action the best position that the turn can still come to."""
    state = seat.determinize(SeededChance(0))
    assert isinstance(state, BurgundyState)
    return Look(seat.game, seat.number).whole_turn(state, seat.legal())


class Node:
    """A position within the turn, the action of the present decision that led to it, and what it is worth."""

    def __init__(self, state: BurgundyState, first: int, worth: float) -> None:
        self.state = state
        self.first = first
        self.worth = worth

    def rank(self) -> float:
        """What it is worth with the dice that are still to be used."""
        return self.worth + DIE * self.state.unused.bit_count()


class Look:
    """Looks ahead within the own turn, where nothing is left to chance."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.left = 0

    def whole_turn(self, state: BurgundyState, legal: list[int]) -> dict[int, Node]:
        """Each action with the best that follows; only the most promising ones are followed up."""
        nodes = [self.after(state, action, action) for action in legal]
        found = {node.first: node for node in nodes}
        seen: set[tuple[object, ...]] = set()
        for _ in range(DEPTH - 1):
            nodes = self.best(nodes, seen)
            nodes = [
                self.after(node.state, action, node.first)
                for node in nodes
                for action in self.game.legal(node.state)
                if action != END_TURN
            ]
            for node in nodes:
                if node.worth > found[node.first].worth:
                    found[node.first] = node
        return found

    def best(self, nodes: list[Node], seen: set[tuple[object, ...]]) -> list[Node]:
        """The best of those from which the turn goes on, each position once."""
        found: list[Node] = []
        for node in sorted(nodes, key=Node.rank, reverse=True):
            if asked(node.state) == pending.TURN and node.state.stack[-3] == self.seat:
                key = self.key(node.state)
                if key not in seen:
                    seen.add(key)
                    found.append(node)
                    if len(found) == WIDTH:
                        break
        return found

    def key(self, s: BurgundyState) -> tuple[object, ...]:
        """What tells one position of a turn from another."""
        seat = self.seat
        stored = tuple(sorted(s.stored[seat]))
        return (
            s.unused,
            s.bought,
            s.used,
            s.silver[seat],
            s.workers[seat],
            s.points[seat],
            stored,
            *s.spaces,
        )

    def after(self, state: BurgundyState, action: int, first: int) -> Node:
        """What an action leads to, with the questions it brings answered as well as possible."""
        self.left = MOST_LOOKS
        found, after = self.step(state, action)
        return Node(after, first, found)

    def step(self, state: BurgundyState, action: int) -> tuple[float, BurgundyState]:
        after = state.copy()
        self.game.apply(after, action)
        self.left -= 1
        what = asked(after)
        mine = what >= 0 and after.stack[-3] == self.seat
        if VERB_OF[action] == TURNING and mine and what == pending.TURN:
            return max((self.step(after, one) for one in self.game.legal(after)), key=lambda one: one[0])
        if not mine or what in (pending.TURN, pending.START_CASTLE) or self.left <= 0:
            return worth(after, self.seat), after
        return max((self.step(after, one) for one in self.game.legal(after)), key=lambda one: one[0])


def asked(state: BurgundyState) -> int:
    return state.stack[-4] if state.stack else -1
