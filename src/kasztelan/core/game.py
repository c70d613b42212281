"""What a game is: a stateless set of rules over its own states."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kasztelan.core.actions import Codec
from kasztelan.core.chance import Chance
from kasztelan.core.errors import IllegalAction, Reason
from kasztelan.core.events import Kind
from kasztelan.core.options import Option, complete, schema_of
from kasztelan.core.state import OVER, State


class Result:
    """How a game ended: the place of each seat (shared allowed), who won, and why it is over.

    Teams share a place and win or lose together; a solo or co-operative game gives everybody place 1 and says by
    `won` whether the table beat the game.
    """

    def __init__(self, reason: str, points: list[int], places: list[int], won: list[bool]) -> None:
        self.reason = reason
        self.points = points
        self.places = places
        self.won = won

    def to_data(self) -> dict[str, Any]:
        return {"reason": self.reason, "points": self.points, "places": self.places, "won": self.won}


class Game:
    """The contract; `State` arguments must come from the same game.

    A game fills in `find_legal`, `step`, `weights` and the reading functions; the rest follows from them.
    """

    def __init__(
        self, name: str, rules_version: int, codec: Codec, kinds: list[Kind], options: list[Option]
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.codec = codec
        self.kinds = kinds
        self.options = options

    # --- before the game

    def check_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value; raises `InvalidOptions` naming the field and what is allowed."""
        return complete(self.options, given)

    def options_schema(self) -> dict[str, Any]:
        return schema_of(self.name, self.options)

    def seats(self, options: Mapping[str, Any]) -> int:
        """How many sit at a table with these options, checked ones; an automa has no seat, so a solo game has one."""
        raise TypeError("a game counts its seats")

    def new(self, options: Mapping[str, Any]) -> State:
        """A fresh game; whatever is random about it is still to be decided by NATURE."""
        raise TypeError("a game makes its states")

    def position(self, data: Mapping[str, Any]) -> State:
        """A checked mid-game state from a readable description, whose `options` it has; raises `BadPosition`."""
        raise TypeError("a game builds its positions")

    def from_data(self, data: Mapping[str, Any]) -> State:
        """The state that `to_data` wrote."""
        raise TypeError("a game reads its states")

    # --- playing

    def to_act(self, state: State) -> int:
        """The seat that decides, NATURE or OVER."""
        stack = state.stack
        return stack[-3] if stack else OVER

    def legal(self, state: State) -> list[int]:
        """What may be done now, ascending; the list belongs to the state and must not be changed."""
        known = state.choices
        if known is None:
            known = self.find_legal(state)
            state.choices = known
        return known

    def find_legal(self, state: State) -> list[int]:
        raise TypeError("a game knows what is legal")

    def apply(self, state: State, action: int) -> None:
        """Does a legal action; an illegal one raises `IllegalAction` with its reason and changes nothing."""
        if action not in self.legal(state):
            raise self.refusal(state, action)
        self.step(state, action)

    def step(self, state: State, action: int) -> None:
        """Does an action that the caller took from `legal`."""
        raise TypeError("a game carries out actions")

    def refusal(self, state: State, action: int) -> IllegalAction:
        reason = self.why_not(state, self.to_act(state), action)
        return IllegalAction(str(self.codec.decode(action)), Reason("not_now") if reason is None else reason)

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        """Why `seat` may not do this now; None exactly for legal actions. Tells nothing the seat cannot know.

        A number outside the space is no action at all and raises `InvalidAction`.
        """
        self.codec.check(action)
        who = self.to_act(state)
        if who == OVER:
            return Reason("game_over")
        if who != seat:
            return Reason("not_your_decision")
        if action in self.legal(state):
            return None
        return self.explain(state, seat, action)

    def explain(self, state: State, seat: int, action: int) -> Reason:
        """The reason for an action that is not legal, asked of the seat that decides."""
        return Reason("not_now")

    def near_misses(self, state: State) -> list[int]:
        """Actions that whoever is asked might look for and cannot do; each has a reason to show."""
        return []

    # --- chance

    def weights(self, state: State) -> list[int]:
        """How likely each of NATURE's legal answers is, in the order of `legal`."""
        return [1] * len(self.legal(state))

    def total(self, state: State) -> int:
        """The sum of the weights."""
        return sum(self.weights(state))

    def pick(self, state: State, number: int) -> int:
        """The answer that `number`, below `total`, falls on when the weights are laid end to end."""
        legal = self.legal(state)
        for at, weight in enumerate(self.weights(state)):
            number -= weight
            if number < 0:
                return legal[at]
        raise ValueError("number is not below the total")

    # --- looking

    def decision(self, state: State) -> dict[str, Any]:
        """What is being asked, in terms everybody at the table may know: `name`, `seat` (None: nobody's) and facts."""
        raise TypeError("a game names its decisions")

    def publicly_forced(self, state: State) -> bool:
        """Whether the decision has one answer and everybody at the table can see that."""
        return False

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """All that `seat` (None: a spectator) may see, `game` and `decision` in it; what is not listed stays hidden."""
        raise TypeError("a game shows itself")

    def determinize(self, state: State, seat: int, chance: Chance) -> State:
        """A state that `seat` cannot tell from the true one, made of its knowledge and `chance` alone."""
        raise TypeError("a game deals anew")

    def scores(self, state: State) -> list[dict[str, int]]:
        """Points by source for every seat as things stand, hidden cards included."""
        raise TypeError("a game scores")

    def scores_seen_by(self, state: State, seat: int | None) -> list[dict[str, int]]:
        """Points by source as far as `seat` (None: a spectator) can count them."""
        raise TypeError("a game shows its scores")

    def result(self, state: State) -> Result | None:
        """How it ended, or None while it goes on."""
        raise TypeError("a game ends")

    def features(self, state: State, seat: int) -> list[float]:
        """Numbers for learning, from the seat's knowledge only, always as many."""
        raise TypeError("a game measures itself")

    def conserved(self, state: State) -> list[int]:
        """What stays the same from the first decision to the last: a fingerprint of the components."""
        raise TypeError("a game counts its pieces")
