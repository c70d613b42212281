"""A turn: what the dice can do, which die does it, and the extra actions that castles give."""

from __future__ import annotations

from kasztelan.core.state import RULES
from kasztelan.games.burgundy.actions import (
    AT,
    END_TURN,
    HEXES_OF_DEPOT,
    PASS,
    PLACE,
    PLACE_SHARED,
    PLANT,
    RECOVER,
    SELL,
    TAKE,
    TAKE_VINES,
    TAKE_WORKERS,
    USE_DIE,
)
from kasztelan.games.burgundy.rules import goods, pending, phase_end_shields, shields, taking, vineyard
from kasztelan.games.burgundy.rules.dice import (
    cheapest,
    cost,
    dice_for,
    free_to_place,
    free_to_take,
    has_monastery,
    has_shield,
    one_die,
    values_in_reach,
    white_in_reach,
)
from kasztelan.games.burgundy.rules.duchy import bits, fitting, lay, with_values
from kasztelan.games.burgundy.rules.gaining import add_workers, gain_silver, gain_workers
from kasztelan.games.burgundy.rules.kinds import (
    ALL_TYPES,
    BY_A_ROUTE,
    BY_A_VINEYARD,
    COLOURS_OF,
    DOUBLE,
    GOODS,
    MARKET,
    TYPE_OF,
)
from kasztelan.games.burgundy.rules.partners import common_of
from kasztelan.games.burgundy.rules.telling import (
    BY_ACTION,
    BY_CARPENTER,
    BY_CASTLE,
    BY_CHURCH,
    BY_COLOUR,
    BY_MARKET,
    BY_MONASTERY_13,
    BY_ROUTE,
    BY_TARGET,
    BY_TOWN_HALL,
    BY_VINEYARD,
    BY_WAREHOUSE,
    BY_WHITE_CASTLE,
    TURN_ENDED,
    tell,
)
from kasztelan.games.burgundy.rules.vineyard_board import COLOURS, NUMBERS, open_spaces, with_numbers
from kasztelan.games.burgundy.state import FROM_COMMON, BurgundyState

EVERY_VALUE: int = 126
"""The values 1 to 6 as bits."""


# --- what may be done


def menu(s: BurgundyState) -> list[int]:
    """Everything a turn offers now."""
    seat = s.stack[-3]
    found: list[int] = []
    if s.unused:
        plain = values_in_reach(s, seat, 0)
        taken = values_in_reach(s, seat, 1) if free_to_take(s, seat) else plain
        found = dice_actions(s, seat, taken, plain, -1)
    found += taking.asides(s, seat)
    if s.box.shields:
        found += shields.takeable(s, seat) + shields.to_turn(s, seat)
    if taking.can_recover(s, seat):
        found.append(RECOVER)
    found.append(END_TURN)
    found.sort()
    return found


def extra_menu(s: BurgundyState) -> list[int]:
    """The castle's action: every value (BUR-CASTLE-1), or a shield if that one is there (BUR-SH-11)."""
    seat = s.stack[-3]
    found = dice_actions(s, seat, EVERY_VALUE, EVERY_VALUE, EVERY_VALUE) + taking.asides(s, seat) + [PASS]
    if s.stack[-2] == pending.OF_A_CASTLE and has_shield(s, seat, 11):
        found += shields.all_lying(s)
    found.sort()
    return found


def white_menu(s: BurgundyState) -> list[int]:
    """The white castle's action: the value of the white die, or what workers make of it."""
    seat = s.stack[-3]
    taken = white_in_reach(s, seat, free_to_take(s, seat))
    found = dice_actions(s, seat, taken, white_in_reach(s, seat, 0), -2)
    return sorted(found + taking.asides(s, seat) + [PASS])


def dice_actions(s: BurgundyState, seat: int, taken: int, sold: int, placed: int) -> list[int]:
    """The actions with these values (as bits); for placing, -1 and -2 stand for the dice and the white die."""
    found = taking.takeable(s, taken >> 1, ALL_TYPES)
    stored = s.stored[seat]
    for kind in stored if len(stored) < 2 else sorted(set(stored)):
        if kind >= DOUBLE:
            if with_numbers(open_spaces(s, seat), sold):
                found.append(PLACE + kind)
        elif reachable(s, seat, kind, placed):
            found.append(PLACE + kind)
    if s.common:
        for kind in sorted(set(common_of(s, seat))):
            if reachable(s, seat, kind, placed):
                found.append(PLACE_SHARED + kind)
    for type in range(GOODS):
        if s.goods[seat * GOODS + type] and sold >> (type + 1) & 1:
            found.append(SELL + type)
    found.append(TAKE_WORKERS)
    if s.vines:
        found += vineyard.slots(s, sold)
    return found


def reachable(s: BurgundyState, seat: int, kind: int, placed: int) -> int:
    """The spaces where a hex can be placed now, as bits."""
    spaces = fitting(s, seat, kind)
    if not spaces or placed == EVERY_VALUE:
        return spaces
    free = free_to_place(s, seat, TYPE_OF[kind])
    values = values_in_reach(s, seat, free) if placed == -1 else white_in_reach(s, seat, free)
    return with_values(s, seat, spaces, values)


def by_what(what: int) -> int:
    """Which values a question about placing allows, as `reachable` takes them."""
    if what == pending.TURN:
        return -1
    return -2 if what == pending.WHITE_ACTION else EVERY_VALUE


def spaces_for(s: BurgundyState) -> list[int]:
    """Where the hex that was chosen can lie; the question below tells with what."""
    seat, kind = s.stack[-3:-1]
    if kind >= DOUBLE:
        return plantings(s, seat, kind, plant_spaces(s, seat, by_what(s.stack[-8])))
    return [AT + space for space in bits(reachable(s, seat, s.stack[-2], by_what(s.stack[-8])))]


def plant_spaces(s: BurgundyState, seat: int, placed: int) -> int:
    """The double spaces that can be planted now, as bits; monasteries 9 to 11 do not help (BUR-VINE-11)."""
    spaces = open_spaces(s, seat)
    if placed == EVERY_VALUE:
        return spaces
    return with_numbers(spaces, values_in_reach(s, seat, 0) if placed == -1 else white_in_reach(s, seat, 0))


def plantings(s: BurgundyState, seat: int, kind: int, spaces: int) -> list[int]:
    """Every double space with either vine of the hex on the left."""
    lefts = sorted(set(COLOURS_OF[kind - DOUBLE]))
    return [PLANT + space * COLOURS + left for space in bits(spaces) for left in lefts]


def dice_to_use(s: BurgundyState) -> list[int]:
    seat, action, kind = s.stack[-3:]
    fitting_dice = dice_for_action(s, seat, action, kind)
    return [USE_DIE + die for die in bits(fitting_dice)]


# --- doing it


def value_of(s: BurgundyState, seat: int, action: int) -> int:
    """The value an action needs, 0 if any will do or several would."""
    if action >= PLANT:
        return NUMBERS[(action - PLANT) // COLOURS]
    if action >= TAKE_WORKERS:
        return 0
    if action >= SELL:
        return action - SELL + 1
    if action >= AT:
        return s.duchy(seat).numbers[action - AT]
    return (action - TAKE) // HEXES_OF_DEPOT + 1


def free_for(s: BurgundyState, seat: int, action: int, kind: int) -> int:
    """1 if a monastery changes the die by one for this action."""
    if action >= SELL:
        return 0
    return free_to_place(s, seat, TYPE_OF[kind]) if action >= AT else free_to_take(s, seat)


def dice_for_action(s: BurgundyState, seat: int, action: int, kind: int) -> int:
    if action >= TAKE_VINES:
        found = 0
        for die in bits(s.unused):
            if action_cost(s, seat, s.dice[seat * 2 + die], action, kind) <= s.workers[seat]:
                found |= 1 << die
        return found
    value = value_of(s, seat, action)
    return dice_for(s, seat, value, free_for(s, seat, action, kind)) if value else s.unused


def action_cost(s: BurgundyState, seat: int, die: int, action: int, kind: int) -> int:
    """Workers that an action takes with a die that shows this."""
    if TAKE_VINES <= action < PLANT:
        return min(cost(s, seat, die, number, 0) for number in s.box.vine_slots[action - TAKE_VINES])
    wanted = value_of(s, seat, action)
    return cost(s, seat, die, wanted, free_for(s, seat, action, kind)) if wanted else 0


def fewest_workers(s: BurgundyState, seat: int, action: int, kind: int) -> int:
    """What an action needs with the better die, or with the white one where that is asked for."""
    asked = s.stack[-8] if s.stack[-4] == pending.WHERE else s.stack[-4]
    if asked == pending.WHITE_ACTION:
        return action_cost(s, seat, s.white, action, kind)
    if TAKE_VINES <= action < PLANT:
        return min(action_cost(s, seat, s.dice[seat * 2 + die], action, kind) for die in bits(s.unused))
    value = value_of(s, seat, action)
    return cheapest(s, seat, value, free_for(s, seat, action, kind)) if value else 0


def choose_action(s: BurgundyState, action: int, kind: int) -> None:
    """A dice action was chosen: with a die, with the extra die of a castle, or by the effect of a building."""
    what = s.stack[-4]
    seat = s.stack[-3]
    if what == pending.TURN:
        die = one_die(s, seat, dice_for_action(s, seat, action, kind))
        if die < 0:
            s.push(pending.WHICH_DIE, seat, action, kind)
        else:
            with_die(s, seat, die, action, kind)
        return
    if what == pending.SETTLE:
        perform(s, seat, action, kind, 0, 0, phase_end_shields.settled(s))
        return
    why = cause_of(s, what)
    s.pop()
    workers = 0
    value = 0
    if what == pending.WHITE_ACTION:
        value = s.white
        workers = action_cost(s, seat, value, action, kind)
        add_workers(s, seat, -workers)
    perform(s, seat, action, kind, value, workers, why)


CAUSE_OF: dict[int, int] = {
    pending.EXTRA_ACTION: BY_CASTLE,
    pending.WHITE_ACTION: BY_WHITE_CASTLE,
    pending.SELL_MORE: BY_WAREHOUSE,
    pending.PLACE_MORE: BY_TOWN_HALL,
    pending.VINE_DOUBLE: BY_VINEYARD,
    pending.TARGET_ACTION: BY_TARGET,
    pending.COLOUR_REWARD: BY_COLOUR,
}


def cause_of(s: BurgundyState, what: int) -> int:
    """Why the action of the question on top of the stack is done."""
    if what == pending.TAKE_MORE:
        return cause_of_building(s.stack[-1])
    if what in (pending.SELL_MORE, pending.PLACE_MORE) and s.stack[-2] == pending.OF_A_VINEYARD:
        return BY_VINEYARD
    return CAUSE_OF[what]


def cause_of_building(kind: int) -> int:
    if kind == BY_A_VINEYARD:
        return BY_VINEYARD
    if kind == BY_A_ROUTE:
        return BY_ROUTE
    if kind == MARKET:
        return BY_MARKET
    return BY_CARPENTER if kind == MARKET + 1 else BY_CHURCH


def use_die(s: BurgundyState, die: int) -> None:
    seat, action, kind = s.stack[-3:]
    s.pop()
    with_die(s, seat, die, action, kind)


def with_die(s: BurgundyState, seat: int, die: int, action: int, kind: int) -> None:
    """Pays the workers that this die needs and does the action with it (BUR-DIE-1)."""
    value = s.dice[seat * 2 + die]
    workers = action_cost(s, seat, value, action, kind)
    add_workers(s, seat, -workers)
    s.unused &= ~(1 << die)
    perform(s, seat, action, kind, value, workers, BY_ACTION)


def perform(s: BurgundyState, seat: int, action: int, kind: int, value: int, workers: int, why: int) -> None:
    if action >= PLANT:
        vineyard.plant(s, seat, kind, action - PLANT, value, workers, why)
    elif action >= TAKE_VINES:
        slot = action - TAKE_VINES
        how = taking.packed(s.vine_depot[slot] - 1, value, workers, why)
        taking.take(s, seat, taking.VINE_DEPOT + slot, how)
    elif action == TAKE_WORKERS:
        take_two_workers(s, seat, value, why)
    elif action >= SELL:
        goods.sell(s, seat, action - SELL, value, workers, why)
    elif action >= AT:
        lay(s, seat, kind, action - AT, value, workers, why)
    else:
        depot, taken = divmod(action - TAKE, HEXES_OF_DEPOT)
        taking.take(s, seat, depot, taking.packed(taken, value, workers, why))


def take_two_workers(s: BurgundyState, seat: int, value: int, why: int) -> None:
    """2 workers, 4 with monastery 14, and a coin with monastery 13."""
    gain_workers(s, seat, workers_of_action(s, seat), why, value)
    if has_monastery(s, seat, 13):
        gain_silver(s, seat, 1, BY_MONASTERY_13)


def workers_of_action(s: BurgundyState, seat: int) -> int:
    return 4 if has_monastery(s, seat, 14) else 2


# --- the verbs


def take(s: BurgundyState, place: int) -> None:
    if s.stack[-4] == pending.SETTLE:
        depot, kind = divmod(place, HEXES_OF_DEPOT)
        phase_end_shields.take(s, depot, kind)
        return
    choose_action(s, TAKE + place, place % HEXES_OF_DEPOT)


def place_shared(s: BurgundyState, kind: int) -> None:
    """Out of the storage that partners share (BUR-TEAM-5)."""
    s.used |= FROM_COMMON
    s.push(pending.WHERE, s.stack[-3], kind, 0)


def place(s: BurgundyState, kind: int) -> None:
    s.used &= ~FROM_COMMON
    s.push(pending.WHERE, s.stack[-3], kind, 0)


def at(s: BurgundyState, space: int) -> None:
    kind = s.stack[-2]
    s.pop()
    choose_action(s, AT + space, kind)


def plant(s: BurgundyState, place: int) -> None:
    kind = s.stack[-2]
    s.pop()
    choose_action(s, PLANT + place, kind)


def take_vines(s: BurgundyState, slot: int) -> None:
    choose_action(s, TAKE_VINES + slot, s.vine_depot[slot] - 1)


def sell(s: BurgundyState, type: int) -> None:
    choose_action(s, SELL + type, 0)


def workers(s: BurgundyState, place: int) -> None:
    choose_action(s, TAKE_WORKERS, 0)


def end_turn(s: BurgundyState, place: int) -> None:
    seat = s.stack[-3]
    s.pop()
    s.played |= 1 << seat
    s.seat = -1
    tell(s, TURN_ENDED, (seat,))
    s.push(pending.NEXT_TURN, RULES, 0, 0)
