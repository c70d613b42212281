"""From a pending decision to its legal answers, and from an action to the rule that carries it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kasztelan.games.burgundy.actions import DEAL, DRAW, ROLL, ROLL_WHITE, VERBS
from kasztelan.games.burgundy.rules import (
    automa,
    automa_bonuses,
    automa_cards,
    automa_setup,
    effects,
    goods,
    pending,
    phase_end_shields,
    phases,
    posts,
    routes,
    setup,
    shields,
    solo,
    taking,
    turn,
    vineyard,
)
from kasztelan.games.burgundy.state import BurgundyState

Answers = Callable[[BurgundyState], list[int]]
Rule = Callable[[BurgundyState, int], None]


def each_kind(verb: int, bag: list[int]) -> list[int]:
    """An action for every kind in a sorted bag."""
    found: list[int] = []
    last = -1
    for kind in bag:
        if kind != last:
            found.append(verb + kind)
            last = kind
    return found


def drawable(s: BurgundyState) -> list[int]:
    return each_kind(DRAW, s.bags[s.stack[-1]])


def goods_in_bag(s: BurgundyState) -> list[int]:
    return each_kind(DEAL, s.goods_bag)


def rolls(s: BurgundyState) -> list[int]:
    return [ROLL + place for place in range(36)]


def white_rolls(s: BurgundyState) -> list[int]:
    return [ROLL_WHITE + place for place in range(6)]


def dealt(s: BurgundyState, type: int) -> None:
    if s.stack[-4] == pending.DEAL:
        setup.dealt(s, type)
    else:
        phases.turned_up(s, type)


def drawn(s: BurgundyState, kind: int) -> None:
    if s.stack[-4] == pending.REFILL:
        phases.drawn(s, kind)
    else:
        automa_setup.building_drawn(s, kind)


def take_black(s: BurgundyState, kind: int) -> None:
    if s.stack[-4] == pending.SETTLE:
        phase_end_shields.take_black(s, kind)
    elif s.stack[-4] == pending.COLOUR_REWARD:
        solo.take_reward(s, kind)
    else:
        taking.take_black(s, kind)


ANSWERS: Final[list[Answers]] = [
    setup.first_players,
    setup.boards_left,
    goods_in_bag,
    goods_in_bag,
    drawable,
    rolls,
    white_rolls,
    setup.duchies_to_choose,
    setup.castle_spaces,
    turn.menu,
    turn.spaces_for,
    turn.dice_to_use,
    taking.to_discard,
    turn.extra_menu,
    turn.white_menu,
    effects.take_more,
    effects.sell_more,
    effects.place_more,
    goods.ship_depots,
    goods.second_depots,
    goods.goods_to_keep,
    effects.to_imitate,
    effects.kinds_to_count,
    routes.in_bag,
    routes.to_lay,
    shields.in_bag,
    shields.castles_for_it,
    shields.copy_or_wait,
    phase_end_shields.to_settle,
    phase_end_shields.to_pay,
    shields.to_throw_away,
    goods.fleet,
    vineyard.removable,
    vineyard.to_deal,
    vineyard.bonuses,
    vineyard.black_to_take,
    vineyard.doubles_to_take,
    vineyard.tiles_to_take,
    automa_cards.cards_to_draw,
    automa.rolls,
    automa_setup.buildings_to_draw,
    taking.where_to_keep,
    solo.for_sale,
    turn.extra_menu,
    solo.to_reward,
    solo.parts_left,
    solo.to_exchange,
    solo.goods_to_pay,
    solo.crane_or_not,
]
"""The legal answers to each question of `pending`, in its order."""

BY_VERB: Final[dict[str, Rule]] = {
    "begin": setup.begin,
    "draw_board": setup.board_drawn,
    "deal": dealt,
    "draw": drawn,
    "roll": phases.rolled,
    "roll_white": phases.white_rolled,
    "choose_duchy": setup.choose_duchy,
    "start_castle": setup.start_castle,
    "take": turn.take,
    "place": turn.place,
    "at": turn.at,
    "use_die": turn.use_die,
    "sell": turn.sell,
    "take_workers": turn.workers,
    "buy": taking.buy,
    "commission": taking.commission,
    "recruit": taking.recruit,
    "recover": taking.recover,
    "discard": taking.discard,
    "load": goods.load,
    "keep_goods": goods.keep_goods,
    "imitate": effects.imitate,
    "count_animal": effects.count_animal,
    "pass": effects.decline,
    "end_turn": turn.end_turn,
    "deal_route": routes.dealt,
    "lay_route": routes.lay,
    "deal_shield": shields.laid,
    "take_shield": shields.take,
    "put_shield": shields.put,
    "copy": shields.copy,
    "turn_die": shields.turn_die,
    "pay_tribute": phase_end_shields.pay,
    "gather": goods.gather,
    "take_black": take_black,
    "take_vines": turn.take_vines,
    "plant": turn.plant,
    "use_icon": vineyard.use_icon,
    "take_vine_tile": vineyard.take_tile,
    "remove_vine": vineyard.removed,
    "deal_vine": vineyard.dealt,
    "draw_card": automa_cards.drawn,
    "automa_roll": automa.rolled,
    "place_shared": turn.place_shared,
    "discard_shared": taking.discard_shared,
    "keep": taking.keep,
    "buy_points": solo.buy_points,
    "exchange": solo.exchange,
    "pay_goods": solo.pay_goods,
    "next_part": solo.next_part,
    "count_crane": solo.count_crane,
}
"""The rule behind each verb."""

RULE_OF: Final[list[Rule]] = [BY_VERB[verb] for verb in VERBS]

Step = Callable[[BurgundyState], None]
STEPS: Final[list[Step]] = [
    setup.go_on,
    phases.begin_phase,
    phases.fill,
    phases.begin_round,
    phases.next_turn,
    effects.area,
    effects.colour,
    effects.effect,
    goods.sail,
    goods.offer_second,
    phases.end_phase,
    phases.count_everything,
    posts.check,
    routes.go_on,
    phase_end_shields.go_on_settling,
    phase_end_shields.go_on_paying,
    goods.offer_fleet,
    vineyard.go_on_bonuses,
    vineyard.check_layer,
    automa_setup.go_on,
    automa.seek,
    automa_bonuses.bonus,
    automa.pay_symbols,
    automa_cards.complete,
    automa_cards.move,
    automa.take_tiles,
    automa.buy,
    automa.end_turn,
    solo.gain,
    solo.go_on_parts,
    solo.clear_goods,
    solo.go_on_paying,
    solo.exchanged,
]
"""What the rules do by themselves, from `pending.SETTING_UP` on."""


def answers(s: BurgundyState) -> list[int]:
    """The legal answers to the present question."""
    return ANSWERS[s.stack[-4]](s)


def take_step(s: BurgundyState) -> None:
    """Takes the step on top of the stack, which nobody decides."""
    STEPS[s.stack[-4] - pending.SETTING_UP](s)
