"""Burgundy as the rest of the project knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kasztelan.core.chance import Chance
from kasztelan.core.errors import Reason
from kasztelan.core.game import Game
from kasztelan.core.options import ListRule
from kasztelan.core.result import Participant, Result
from kasztelan.core.state import State
from kasztelan.games.burgundy.actions import CODEC, DEAL, DRAW, FIRST, ROLL, ROLL_WHITE, VERB_OF
from kasztelan.games.burgundy.features import features
from kasztelan.games.burgundy.options import OPTIONS, PRESETS, list_rules, open_box, sides_of
from kasztelan.games.burgundy.position import build_position, read_state
from kasztelan.games.burgundy.rules import pending, scoring, setup
from kasztelan.games.burgundy.rules.asking import RULE_OF, answers, take_step
from kasztelan.games.burgundy.rules.duchy import bits
from kasztelan.games.burgundy.rules.facts import facts
from kasztelan.games.burgundy.rules.kinds import GOODS, INN, PHASE_IDS, WILD
from kasztelan.games.burgundy.rules.near import near_misses
from kasztelan.games.burgundy.rules.phases import ROUNDS
from kasztelan.games.burgundy.rules.reasons import explain
from kasztelan.games.burgundy.rules.telling import KINDS as EVENTS
from kasztelan.games.burgundy.rules.vineyard_board import kind_at
from kasztelan.games.burgundy.state import INNS_LEFT, BurgundyState
from kasztelan.games.burgundy.view import decision, publicly_forced, view

RULES_VERSION: Final = 1
"""Raised whenever an old record could replay differently."""

ENDINGS: Final = ("phases", "filled", "not_filled")


class Burgundy(Game):
    """The Special Edition."""

    def __init__(self) -> None:
        super().__init__("burgundy", RULES_VERSION, CODEC, EVENTS, OPTIONS, ENDINGS, PRESETS)

    def agree(self, options: Mapping[str, Any]) -> None:
        open_box(options)

    def seats(self, options: Mapping[str, Any]) -> int:
        players: int = options["players"]
        return players

    def participants(self, options: Mapping[str, Any]) -> list[Participant]:
        seats = self.seats(options)
        return [
            Participant("" if number < seats else "automa-chateauma", side)
            for number, side in enumerate(sides_of(options))
        ]

    def contents(self, options: Mapping[str, Any]) -> dict[str, list[str]]:
        modifiers = [] if options["automa"] == "none" else list(options["modifiers"])
        return {"expansions": list(options["expansions"]), "modifiers": modifiers}

    def lists(self, options: Mapping[str, Any]) -> dict[str, ListRule]:
        return list_rules(options)

    def _new(self, options: Mapping[str, Any]) -> State:
        return setup.new_state(open_box(options))

    def _position(self, data: Mapping[str, Any]) -> State:
        return build_position(data, self._go_on)

    def from_data(self, data: Mapping[str, Any]) -> State:
        return read_state(data)

    def find_legal(self, state: State) -> list[int]:
        assert isinstance(state, BurgundyState)
        return answers(state) if state.stack else []

    def _carry_out(self, state: State, action: int) -> None:
        assert isinstance(state, BurgundyState)
        verb = VERB_OF[action]
        RULE_OF[verb](state, action - FIRST[verb])

    def _rules_step(self, state: State) -> None:
        assert isinstance(state, BurgundyState)
        take_step(state)

    def explain(self, state: State, seat: int, action: int) -> Reason:
        assert isinstance(state, BurgundyState)
        return explain(state, seat, action)

    def near_misses(self, state: State) -> list[int]:
        assert isinstance(state, BurgundyState)
        return near_misses(state, self.legal(state)) if state.stack else []

    def weights(self, state: State) -> list[int]:
        assert isinstance(state, BurgundyState)
        legal = self.legal(state)
        what = state.stack[-4]
        if what == pending.REFILL or what == pending.AUTOMA_MARK:
            bag = state.bags[state.stack[-1]]
            return [bag.count(action - DRAW) for action in legal]
        if what == pending.DEAL or what == pending.TURN_UP:
            return [state.goods_bag.count(action - DEAL) for action in legal]
        if what == pending.DRAW_BOARD:
            return [setup.copies_left(state, board) for board in state.box.boards]
        return [1] * len(legal)

    def total(self, state: State) -> int:
        assert isinstance(state, BurgundyState)
        what = state.stack[-4]
        if what == pending.ROLL:
            return 36
        if what == pending.REFILL:
            return len(state.bags[state.stack[-1]])
        if what == pending.ROLL_WHITE:
            return 6
        if what == pending.DEAL or what == pending.TURN_UP:
            return len(state.goods_bag)
        return sum(self.weights(state))

    def pick(self, state: State, number: int) -> int:
        """A sorted bag laid end to end is the bag itself, so the number is a place in it."""
        assert isinstance(state, BurgundyState)
        what = state.stack[-4]
        if what == pending.ROLL:
            return ROLL + number
        if what == pending.REFILL:
            return DRAW + state.bags[state.stack[-1]][number]
        if what == pending.ROLL_WHITE:
            return ROLL_WHITE + number
        if what == pending.DEAL or what == pending.TURN_UP:
            return DEAL + state.goods_bag[number]
        return super().pick(state, number)

    def decision(self, state: State) -> dict[str, Any]:
        assert isinstance(state, BurgundyState)
        return decision(state)

    def moment(self, state: State) -> dict[str, Any]:
        assert isinstance(state, BurgundyState)
        return {"phase": PHASE_IDS[state.phase], "round": state.round} if state.round else {}

    def publicly_forced(self, state: State) -> bool:
        assert isinstance(state, BurgundyState)
        return publicly_forced(state, self.legal(state))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, BurgundyState)
        return view(state, seat)

    def _facts(self, state: State, action: int) -> dict[str, Any]:
        assert isinstance(state, BurgundyState)
        return facts(state, action)

    def round_of(self, state: State) -> int:
        assert isinstance(state, BurgundyState)
        return state.phase * ROUNDS + state.round

    def determinize(self, state: State, seat: int, chance: Chance) -> State:
        """What is in a supply is known by what has left it, and nothing has an order; so there is nothing to deal anew."""
        return state.copy()

    def scores(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, BurgundyState)
        return [scoring.points_by_source(state, seat) for seat in range(state.box.participants)]

    def side_scores(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, BurgundyState)
        return [scoring.team_points(state, side) for side in range(len(state.common))]

    def scores_seen_by(self, state: State, seat: int | None) -> list[dict[str, int]]:
        return self.scores(state)

    def result(self, state: State) -> Result | None:
        assert isinstance(state, BurgundyState)
        if state.stack:
            return None
        if state.box.solo:
            won = state.covered[0] == state.duchy(0).all_spaces
            return Result(ENDINGS[1 if won else 2], [state.covered[0].bit_count()], [1], [won])
        places = scoring.places(state)
        winners = [place == 1 for place in places]
        if not state.box.teams:
            return Result(ENDINGS[0], state.points[:], places, winners)
        common = [sum(one.values()) for one in self.side_scores(state)]
        return Result(ENDINGS[0], state.points[:], places, winners, state.box.sides[:], common)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, BurgundyState)
        return features(state, seat)

    def conserved(self, state: State) -> list[int]:
        """Every hex, goods tile, bonus tile, tile of a trade route, shield and vine tile is somewhere."""
        assert isinstance(state, BurgundyState)
        return (
            hexes_of(state)
            + goods_of(state)
            + [tiles_of(state, type) for type in range(7)]
            + routes_of(state)
            + [shields_of(state), sum(state.vine_pool) + sum(state.vine_tiles) + state.vine_out]
        )


def heads(s: BurgundyState) -> list[int]:
    """One seat for each set of things that belong together."""
    return [seat for seat in range(s.box.participants) if s.box.owners[seat][0] == seat]


def hexes_of(s: BurgundyState) -> list[int]:
    """How many hexes of each kind there are, wherever they lie."""
    found = s.gone[:]
    for kind in range(3):
        found[kind] += s.stacks[kind]
    found[INN] += s.inns + s.stacks[INNS_LEFT]
    for bag in [*s.bags, *s.stored, *s.common]:
        for kind in bag:
            found[kind] += kind != WILD
    duchies = [s.spaces[seat * s.box.spaces : (seat + 1) * s.box.spaces] for seat in heads(s)]
    for lying in (s.depots, s.black, *duchies, s.vine_depot, s.shop):
        for kind in lying:
            if kind and kind != WILD + 1:
                found[kind - 1] += 1
    for seat in range(s.players if s.vines else 0):
        for space in bits(s.planted[seat]):
            found[kind_at(s, seat, space)] += 1
    for kind in [*s.piled, *s.doubles]:
        found[kind] += 1
    for stack in s.reserve:
        for kind in stack:
            found[kind] += 1
    for one in [*s.card_hexes, *s.in_hand]:
        if one:
            found[abs(one) - 1] += 1
    for one in s.estate:
        if one > 0:
            found[one - 1] += 1
    return found


def goods_of(s: BurgundyState) -> list[int]:
    found = s.goods_out[:] or [0] * GOODS
    for type in s.goods_bag:
        found[type] += 1
    for type in s.round_goods:
        if type:
            found[type - 1] += 1
    for at in range(len(s.depot_goods)):
        found[at % GOODS] += s.depot_goods[at]
    for seat in heads(s):
        for type in range(GOODS):
            found[type] += s.goods[seat * GOODS + type] + s.sold[seat * GOODS + type]
    return found


def routes_of(s: BurgundyState) -> list[int]:
    """How often each tile of the trade routes is there: once with them, never without."""
    found = [0] * setup.ROUTE_TILES
    for tiles in [s.route_bag, *s.routes, *s.route_hands]:
        for tile in tiles:
            found[tile] += 1
    return found


def shields_of(s: BurgundyState) -> int:
    """Shields on the table, in duchies and out of the game; one that is being put on a castle counts too."""
    hand = 1 if s.stack and s.stack[-4] == pending.SHIELD_CASTLE else 0
    lying = len(s.shield_bag) + sum(len(one) for one in [*s.shield_depots, *s.carried])
    return lying + s.shields_gone + hand


def tiles_of(s: BurgundyState, type: int) -> int:
    """Bonus tiles of a colour, on the board and with players."""
    return s.bonus[type] + sum(1 for seat in heads(s) if s.tiles[seat * 7 + type])


GAME: Final = Burgundy()
