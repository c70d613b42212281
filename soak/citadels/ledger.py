"""No gold appears or vanishes but to and from the bank."""

from __future__ import annotations

from kasztelan.core.events import Event
from kasztelan.core.state import State
from kasztelan.games.citadels.state import CitadelsState


class Ledger:
    """Follows the gold by what the table is told, to compare with what the stashes hold."""

    def __init__(self, seats: int) -> None:
        self.expected = 2 * seats
        # Gold paid for a district that a warrant may still take.
        self.window = 0

    def hear(self, events: list[Event]) -> None:
        for event in events:
            told = event.public
            if event.name in ("gained_gold", "refunded"):
                # Tax collected was on the token, which counts as gold in play.
                self.expected += 0 if told.get("why") == "tax" else told["gold"]
            elif event.name == "paid_gold":
                self.expected -= told["gold"]
                self.window = told["gold"] if told["why"] == "district" else 0
            elif event.name == "built":
                self.expected -= told["gold"] - self.window
                self.window = 0
            elif event.name == "confiscated":
                self.expected += told["gold"]
                self.window = 0
            elif event.name == "destroyed":
                self.expected -= 1 if told["beautified"] else 0
            elif event.name == "recovered":
                self.expected -= 1

    def check(self, state: State) -> None:
        assert isinstance(state, CitadelsState)
        assert min(state.gold) >= 0, "a stash below zero"
        assert state.tax >= 0, "less than no tax"
        assert in_play(state) == self.expected, f"gold: {in_play(state)} in play, {self.expected} told"


def in_play(state: CitadelsState) -> int:
    """Gold in stashes, on districts and on the tax token."""
    coins = sum(1 for city in state.cities for district in city if district > 63)
    return sum(state.gold) + state.tax + coins
