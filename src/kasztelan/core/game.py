"""What a game is: a stateless set of rules over its own states."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from kasztelan.core.actions import Codec
from kasztelan.core.chance import Chance
from kasztelan.core.errors import BadPosition, IllegalAction, InvalidOptions, Reason, Refusal
from kasztelan.core.events import Kind, Step, read
from kasztelan.core.options import Chairs, ListRule, Option, Preset, complete, schema_of, wrong_values
from kasztelan.core.result import Participant, Result
from kasztelan.core.state import OVER, RULES, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The contract; `State` arguments must come from the same game.

    A game fills in `find_legal`, `_carry_out`, `_rules_step`, `weights` and the reading functions; the rest follows
    from them. To do an action `apply` is the one for a state, `Match.act` the one for a table.
    """

    def __init__(
        self,
        name: str,
        rules_version: int,
        codec: Codec,
        kinds: list[Kind],
        options: list[Option],
        endings: Sequence[str],
        presets: Sequence[Preset] = (),
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.codec = codec
        self.kinds = kinds
        self.options = options
        self.endings = tuple(endings)
        self.presets = tuple(presets)

    def __repr__(self) -> str:
        return f"<game {self.name}, rules {self.rules_version}, {self.codec.size} actions>"

    # --- before the game

    def check_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value; raises `InvalidOptions` naming the field and what is allowed."""
        try:
            options = complete(self.options, given)
            self.agree(options)
        except InvalidOptions as wrong:
            wrong.game = self.name
            raise
        return options

    def agree(self, options: Mapping[str, Any]) -> None:
        """Refuses complete options that make no game together."""

    def problems(self, given: Mapping[str, Any]) -> list[Refusal]:
        """Everything that is wrong with these options; of what does not fit together, the first."""
        found = wrong_values(self.options, given)
        if not found:
            try:
                self.agree(complete(self.options, given))
            except InvalidOptions as wrong:
                found.append(wrong)
        return found

    def options_schema(self) -> dict[str, Any]:
        return schema_of(self.name, self.options)

    def seats(self, options: Mapping[str, Any]) -> int:
        """How many sit at a table with these options, checked ones; an automa has no seat, so a solo game has one."""
        raise TypeError("a game counts its seats")

    def table_sizes(self) -> tuple[int, int]:
        """The fewest and the most who can sit at a table."""
        for option in self.options:
            if isinstance(option, Chairs):
                return option.low, option.high
        raise TypeError("a game without an option that counts chairs says how many may sit")

    def participants(self, options: Mapping[str, Any]) -> list[Participant]:
        """Whoever has a line in the result, from checked options alone: the seats first, then automas."""
        return [Participant("", side) for side in range(self.seats(options))]

    def known_as(self, state: State, participant: int) -> str:
        """The name key of an automa that became known in play; none where `participants` has told it."""
        return ""

    def name_keys(self, options: Mapping[str, Any], state: State | None) -> list[str]:
        """The name key of every participant, as far as it is known in that state; none for a seat."""
        keys = [one.name for one in self.participants(options)]
        if state is not None:
            keys = [key and (self.known_as(state, number) or key) for number, key in enumerate(keys)]
        return keys

    def contents(self, options: Mapping[str, Any]) -> dict[str, list[str]]:
        """What the list options hold with these checked options, as far as it is not left to chance."""
        return {}

    def lists(self, options: Mapping[str, Any]) -> dict[str, ListRule]:
        """What the list options may hold beside the others as they are, whether these make a game or not."""
        return {}

    def preset_of(self, options: Mapping[str, Any]) -> str | None:
        """The name of the preset that complete options are, if they are one."""
        return next((one.name for one in self.presets if one.chosen(options)), None)

    def dialect(self, options: Mapping[str, Any]) -> str:
        """Which names things go by under these options, where a game has several."""
        return ""

    def new(self, options: Mapping[str, Any]) -> State:
        """A fresh game; whatever is random about it is still to be decided by NATURE."""
        return self._begin(self.check_options(options))

    def _begin(self, options: Mapping[str, Any]) -> State:
        """As `new`, for options that have been checked."""
        state = self._new(options)
        self._go_on(state)
        return state

    def _new(self, options: Mapping[str, Any]) -> State:
        raise TypeError("a game makes its states")

    def position(self, data: Mapping[str, Any]) -> State:
        """A checked mid-game state from a readable description, whose `options` it has; raises `BadPosition`."""
        try:
            return self._position(data)
        except BadPosition as wrong:
            wrong.game = self.name
            raise

    def _position(self, data: Mapping[str, Any]) -> State:
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
        self._step(state, action)

    def apply_told(self, state: State, action: int) -> list[Step]:
        """As `apply`, and tells what happened: the action's own step and each that the rules took after it."""
        if action not in self.legal(state):
            raise self.refusal(state, action)
        before = state.tape
        state.tape = []
        state.steps = []
        self._step(state, action)
        steps = self._read_steps(state)
        state.tape = before
        state.steps = None
        return steps

    def _step(self, state: State, action: int) -> None:
        """Does an action that is known to be legal, then what nobody decides."""
        state.choices = None
        self._carry_out(state, action)
        stack = state.stack
        if state.steps is not None or (stack and stack[-3] == RULES):
            self._go_on(state)

    def _go_on(self, state: State) -> None:
        """Takes the rules' own steps until somebody is asked or the game is over."""
        stack = state.stack
        if state.steps is None:
            while stack and stack[-3] == RULES:
                self._rules_step(state)
            return
        state.step_done()
        while stack and stack[-3] == RULES:
            self._rules_step(state)
            state.step_done()

    def _carry_out(self, state: State, action: int) -> None:
        """What the action itself does."""
        raise TypeError("a game carries out actions")

    def _rules_step(self, state: State) -> None:
        """Takes the one step that lies on top of the stack for the rules."""
        raise TypeError("a game that puts steps for the rules on the stack takes them")

    def _read_steps(self, state: State) -> list[Step]:
        """The steps taken since somebody began to listen, in words."""
        steps = state.steps
        if steps is None:
            return []
        return [Step([read(one, self.kinds) for one in noted], after) for noted, after in steps]

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
        """What is being asked, in terms everybody at the table may know: `name`, `seat` (None: nobody's) and facts.

        Between two steps of the rules its name is "rules", after the end "over".
        """
        raise TypeError("a game names its decisions")

    def moment(self, state: State) -> dict[str, Any]:
        """How far the game is, in terms everybody knows, for a line in a list of tables: the facts of the words' `moment`.

        Empty if the game does not tell, or has not come that far.
        """
        return {}

    def publicly_forced(self, state: State) -> bool:
        """Whether the decision has one answer and everybody at the table can see that."""
        return False

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """All that `seat` (None: a spectator) may see, `game` and `decision` in it; what is not listed stays hidden."""
        raise TypeError("a game shows itself")

    def deductions(self, state: State, seat: int) -> dict[str, Any] | None:
        """What `seat` can work out about hidden things from what it saw, and no more; None where there is no such thing.

        Not part of a view: it may take a while, and only people ask for it.
        """
        return None

    def determinize(self, state: State, seat: int, chance: Chance) -> State:
        """A state that `seat` cannot tell from the true one, made of its knowledge and `chance` alone."""
        raise TypeError("a game deals anew")

    def facts(self, state: State, action: int) -> dict[str, Any]:
        """What is asked, and what a legal action costs, brings and leaves, as far as whoever is asked knows it."""
        asked = self.decision(state)
        told = {name: value for name, value in asked.items() if name not in ("name", "seat")}
        return {"decision": asked["name"], **told, **self._facts(state, action)}

    def _facts(self, state: State, action: int) -> dict[str, Any]:
        return {}

    def scores(self, state: State) -> list[dict[str, int]]:
        """Points by source for every participant as things stand, hidden cards included."""
        raise TypeError("a game scores")

    def scores_seen_by(self, state: State, seat: int | None) -> list[dict[str, int]]:
        """Points by source for every participant as far as `seat` (None: a spectator) can count them."""
        raise TypeError("a game shows its scores")

    def side_scores(self, state: State) -> list[dict[str, int]]:
        """Points by source that belong to each side and to nobody alone; nothing where sides have none."""
        return []

    def round_of(self, state: State) -> int:
        """Which round is played, 0 before the first and for a game that has none."""
        return 0

    def result(self, state: State) -> Result | None:
        """How it ended, or None while it goes on."""
        raise TypeError("a game ends")

    def features(self, state: State, seat: int) -> list[float]:
        """Numbers for learning, from the seat's knowledge only, always as many."""
        raise TypeError("a game measures itself")

    def conserved(self, state: State) -> list[int]:
        """What stays the same from the first decision to the last: a fingerprint of the components."""
        raise TypeError("a game counts its pieces")
