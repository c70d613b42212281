"""Citadels as the rest of the project knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kasztelan.core.chance import Chance
from kasztelan.core.errors import Reason
from kasztelan.core.game import Game
from kasztelan.core.options import ListRule
from kasztelan.core.result import Result
from kasztelan.core.state import State
from kasztelan.games.citadels.actions import CODEC, DRAW, FIRST, LOSE_CARD, VERB_OF
from kasztelan.games.citadels.deductions import deductions
from kasztelan.games.citadels.features import features
from kasztelan.games.citadels.knowledge import deal_anew
from kasztelan.games.citadels.options import OPTIONS, PRESETS, contents, list_rules, open_box
from kasztelan.games.citadels.position import build_position, read_state
from kasztelan.games.citadels.rules import pending, scoring
from kasztelan.games.citadels.rules.asking import RULE_OF, answers, take_step
from kasztelan.games.citadels.rules.facts import facts
from kasztelan.games.citadels.rules.near import near_misses
from kasztelan.games.citadels.rules.reasons import explain
from kasztelan.games.citadels.rules.setup import new_state
from kasztelan.games.citadels.rules.telling import KINDS
from kasztelan.games.citadels.state import CitadelsState
from kasztelan.games.citadels.view import decision, publicly_forced, view

RULES_VERSION: Final = 1
"""Raised whenever an old record could replay differently."""

ENDINGS: Final = ("city", "round_limit")


class Citadels(Game):
    """Both editions; which one is an option."""

    def __init__(self) -> None:
        super().__init__("citadels", RULES_VERSION, CODEC, KINDS, OPTIONS, ENDINGS, PRESETS)

    def agree(self, options: Mapping[str, Any]) -> None:
        open_box(options)

    def seats(self, options: Mapping[str, Any]) -> int:
        players: int = options["players"]
        return players

    def contents(self, options: Mapping[str, Any]) -> dict[str, list[str]]:
        return contents(options)

    def lists(self, options: Mapping[str, Any]) -> dict[str, ListRule]:
        return list_rules(options)

    def dialect(self, options: Mapping[str, Any]) -> str:
        edition: str = options["edition"]
        return edition

    def _new(self, options: Mapping[str, Any]) -> State:
        return new_state(open_box(options))

    def _position(self, data: Mapping[str, Any]) -> State:
        return build_position(data, self._go_on)

    def from_data(self, data: Mapping[str, Any]) -> State:
        return read_state(data)

    def find_legal(self, state: State) -> list[int]:
        assert isinstance(state, CitadelsState)
        return answers(state) if state.stack else []

    def _carry_out(self, state: State, action: int) -> None:
        assert isinstance(state, CitadelsState)
        verb = VERB_OF[action]
        RULE_OF[verb](state, action - FIRST[verb])

    def _rules_step(self, state: State) -> None:
        assert isinstance(state, CitadelsState)
        take_step(state)

    def explain(self, state: State, seat: int, action: int) -> Reason:
        assert isinstance(state, CitadelsState)
        return explain(state, seat, action)

    def near_misses(self, state: State) -> list[int]:
        assert isinstance(state, CitadelsState)
        return near_misses(state, self.legal(state)) if state.stack else []

    def weights(self, state: State) -> list[int]:
        assert isinstance(state, CitadelsState)
        legal = self.legal(state)
        bag, verb = drawn_from(state)
        if verb < 0:
            return [1] * len(legal)
        return [bag.count(action - verb) for action in legal]

    def total(self, state: State) -> int:
        assert isinstance(state, CitadelsState)
        what = state.stack[-4]
        if what == pending.GAIN or what == pending.DRAW_CARDS:
            return len(state.deck)
        if what == pending.LOSE:
            return len(state.hands[state.stack[-2]])
        return len(self.legal(state))

    def pick(self, state: State, number: int) -> int:
        """A sorted bag laid end to end is the bag itself, so the number is a place in it."""
        assert isinstance(state, CitadelsState)
        what = state.stack[-4]
        if what == pending.GAIN or what == pending.DRAW_CARDS:
            return DRAW + state.deck[number]
        if what == pending.LOSE:
            return LOSE_CARD + state.hands[state.stack[-2]][number]
        return self.legal(state)[number]

    def decision(self, state: State) -> dict[str, Any]:
        assert isinstance(state, CitadelsState)
        return decision(state)

    def moment(self, state: State) -> dict[str, Any]:
        assert isinstance(state, CitadelsState)
        return {"round": state.round} if state.round else {}

    def publicly_forced(self, state: State) -> bool:
        assert isinstance(state, CitadelsState)
        return publicly_forced(state)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, CitadelsState)
        return view(state, seat)

    def _facts(self, state: State, action: int) -> dict[str, Any]:
        assert isinstance(state, CitadelsState)
        return facts(state, action)

    def round_of(self, state: State) -> int:
        assert isinstance(state, CitadelsState)
        return state.round

    def deductions(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, CitadelsState)
        return deductions(state, seat)

    def determinize(self, state: State, seat: int, chance: Chance) -> State:
        assert isinstance(state, CitadelsState)
        return deal_anew(state, seat, chance)

    def scores(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, CitadelsState)
        return [scoring.points_by_source(state, seat, True) for seat in range(state.players)]

    def scores_seen_by(self, state: State, seat: int | None) -> list[dict[str, int]]:
        assert isinstance(state, CitadelsState)
        over = not state.stack
        return [scoring.points_by_source(state, one, over or one == seat) for one in range(state.players)]

    def result(self, state: State) -> Result | None:
        assert isinstance(state, CitadelsState)
        if state.stack:
            return None
        places = scoring.places(state)
        return Result(
            ENDINGS[state.ending - 1], scoring.totals(state), places, [place == 1 for place in places]
        )

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, CitadelsState)
        return features(state, seat)

    def conserved(self, state: State) -> list[int]:
        """Every card that was shuffled into the deck at the start is somewhere."""
        assert isinstance(state, CitadelsState)
        found = state.deck + state.under + state.museum + state.drawn
        for hand in state.hands:
            found.extend(hand)
        for city in state.cities:
            found.extend(district & 63 for district in city)
        for at in range(0, len(state.stack), 4):
            if state.stack[at] in (pending.CONFISCATION, pending.GRAVE):
                found.append(state.stack[at + 2])
        if state.held >= 0:
            found.append(state.held)
        found.sort()
        return found if state.round else []


def drawn_from(state: CitadelsState) -> tuple[list[int], int]:
    """The bag NATURE draws from and the verb it answers with, or -1 where all answers are equally likely."""
    what = state.stack[-4]
    if what == pending.GAIN or what == pending.DRAW_CARDS:
        return state.deck, DRAW
    if what == pending.LOSE:
        return state.hands[state.stack[-2]], LOSE_CARD
    return [], -1


GAME: Final = Citadels()
