"""Stones as the rest of the project knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from kasztelan.core.chance import Chance
from kasztelan.core.errors import Reason
from kasztelan.core.game import Game
from kasztelan.core.options import ListRule
from kasztelan.core.result import Participant, Result
from kasztelan.core.state import State
from tests.stones import automa, choices, options, pending, scoring, seeing, turns
from tests.stones.actions import AUTOMAS, CODEC, DEAL, MOST_SEATS, NUMBERS
from tests.stones.position import build_position
from tests.stones.state import UNKNOWN, Bank, bank
from tests.stones.telling import ENDINGS, KINDS

STEPS: Final[dict[int, Callable[[Bank, int, int], None]]] = {
    pending.START: lambda s, _x, _y: turns.begin(s, s.box.options["first"]),
    pending.DECIDE: lambda s, who, _: automa.decide(s, who),
    pending.TAKE: automa.take,
    pending.REST: lambda s, who, _: automa.rest(s, who),
    pending.RISE: lambda s, _x, _y: turns.rise(s),
    pending.WASH: lambda s, _x, _y: turns.wash(s),
    pending.EBB: lambda s, _x, _y: turns.ebb(s),
    pending.COUNT: lambda s, ending, _: turns.count(s, ending),
}
"""What the rules do by themselves."""


class Stones(Game):
    """No option counts chairs, no edition, no round: what a second game need not have, it has not."""

    def __init__(self) -> None:
        super().__init__("stones", 1, CODEC, KINDS, options.OPTIONS, ENDINGS, options.PRESETS)

    # --- before the game

    def agree(self, options_: Mapping[str, Any]) -> None:
        options.agree(options_)

    def seats(self, options_: Mapping[str, Any]) -> int:
        return options.seats_with(options_)

    def table_sizes(self) -> tuple[int, int]:
        return 1, MOST_SEATS

    def participants(self, options_: Mapping[str, Any]) -> list[Participant]:
        return scoring.participants(options.Box(options_))

    def known_as(self, state: State, participant: int) -> str:
        s = bank(state)
        if participant < s.box.seats or s.automa == UNKNOWN:
            return ""
        return f"automa-{AUTOMAS[s.automa]}"

    def contents(self, options_: Mapping[str, Any]) -> dict[str, list[str]]:
        return {"expansions": list(options_["expansions"])}

    def lists(self, options_: Mapping[str, Any]) -> dict[str, ListRule]:
        return options.list_rules(options_)

    def _new(self, options_: Mapping[str, Any]) -> State:
        s = Bank(options.Box(options_))
        pending.set_up(s)
        return s

    def _position(self, data: Mapping[str, Any]) -> State:
        return build_position(data, self.check_options)

    def from_data(self, data: Mapping[str, Any]) -> State:
        s = Bank(options.Box(data["options"]))
        s.fill(data)
        return s

    # --- playing

    def find_legal(self, state: State) -> list[int]:
        return choices.legal(bank(state))

    def _carry_out(self, state: State, action: int) -> None:
        turns.carry_out(bank(state), action)

    def _rules_step(self, state: State) -> None:
        what, _, x, y = state.stack[-4:]
        state.pop()
        STEPS[what](bank(state), x, y)

    def explain(self, state: State, seat: int, action: int) -> Reason:
        return choices.explain(bank(state), seat, action)

    def near_misses(self, state: State) -> list[int]:
        return choices.near_misses(bank(state))

    def weights(self, state: State) -> list[int]:
        """A lucky number is as likely as there are of it in the bag."""
        if state.stack[-4] != pending.LUCK:
            return super().weights(state)
        return [bank(state).bag.count(NUMBERS[action - DEAL]) for action in self.legal(state)]

    # --- looking

    def decision(self, state: State) -> dict[str, Any]:
        return seeing.decision(bank(state))

    def publicly_forced(self, state: State) -> bool:
        """Shells lie open, and who has looked at whom is told, so everybody sees what can be done."""
        return len(self.legal(state)) == 1

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return seeing.view(bank(state), seat)

    def determinize(self, state: State, seat: int, chance: Chance) -> State:
        return seeing.deal_anew(bank(state), seat, chance)

    def _facts(self, state: State, action: int) -> dict[str, Any]:
        return choices.facts(bank(state), action)

    def scores(self, state: State) -> list[dict[str, int]]:
        s = bank(state)
        return [scoring.points_of(s, who, True) for who in range(s.box.players)]

    def scores_seen_by(self, state: State, seat: int | None) -> list[dict[str, int]]:
        s = bank(state)
        return [
            scoring.points_of(s, who, who < s.box.seats and seeing.knows(s, seat, who))
            for who in range(s.box.players)
        ]

    def side_scores(self, state: State) -> list[dict[str, int]]:
        return [{"cairn": points} for points in bank(state).cairns]

    def result(self, state: State) -> Result | None:
        return scoring.result(bank(state))

    def features(self, state: State, seat: int) -> list[float]:
        return seeing.features(bank(state), seat)

    def conserved(self, state: State) -> list[int]:
        """Every lucky number, and the stones wherever they are."""
        s = bank(state)
        return [*sorted([*s.bag, *filter(None, s.lucky)]), s.heap + s.washed + sum(s.stones)]


GAME: Final = Stones()
