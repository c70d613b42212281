"""Phases and rounds: filling the board, rolling, whose turn it is, and the end of a phase."""

from __future__ import annotations

from typing import Final

from kasztelan.core.state import NATURE, RULES
from kasztelan.games.burgundy.rules import automa, automa_board, pending, phase_end_shields, scoring, solo
from kasztelan.games.burgundy.rules.dice import has_monastery, has_shield
from kasztelan.games.burgundy.rules.duchy import bits
from kasztelan.games.burgundy.rules.gaining import gain_silver, gain_workers
from kasztelan.games.burgundy.rules.kinds import (
    CASTLE,
    DEPOTS,
    GOODS,
    LAST_PHASE,
    MINE,
    MINES,
    SLOTS,
)
from kasztelan.games.burgundy.rules.partners import estates
from kasztelan.games.burgundy.rules.telling import (
    AUTOMA_SELECTED,
    BY_MINES,
    BY_MONASTERY_2,
    CLEARED,
    FILLED,
    GOODS_PLACED,
    GOODS_TURNED,
    INN_ADDED,
    PHASE,
    PHASE_ENDED,
    ROLLED,
    ROUND,
    TURN,
    WHITE_ROLLED,
    rule_told,
    tell,
)
from kasztelan.games.burgundy.state import BEIGE, BLACK, DOUBLES, GREEN, INNS_LEFT, YELLOW, BurgundyState

ROUNDS: Final = 5
VINEYARD: Final = 7
SHOP: Final = 8
"""Instead of the number of a depot, where the vineyard depot and the shop are told of."""
PAYING: Final = 2
"""The step of a phase's end at which mines pay."""
SPACES: Final = DEPOTS * SLOTS
BAG_OF: Final[list[int]] = [-1, -1, -1, GREEN, BEIGE, YELLOW]
"""The bag of each type; castles, mines and ships lie in stacks of their own."""


def begin_phase(s: BurgundyState) -> None:
    """What is left on the board leaves the game, goods stay (BUR-PHASE-2); then everything is filled."""
    s.pop()
    count = clear(s)
    s.round = 0
    tell(s, PHASE, (s.phase,))
    if count:
        tell(s, CLEARED, (count,))
    if s.stacks[INNS_LEFT]:
        s.stacks[INNS_LEFT] -= 1
        s.inns += 1
        tell(s, INN_ADDED, (s.inns,))
    s.push(pending.ROUND, RULES, 0, 0)
    s.push(pending.FILLING, RULES, 0, 0)


def clear(s: BurgundyState) -> int:
    count = 0
    for lying in (s.depots, s.black, s.vine_depot, s.shop):
        for at in range(len(lying)):
            if lying[at]:
                s.lost_castles += lying[at] == CASTLE + 1
                s.gone[lying[at] - 1] += 1
                lying[at] = 0
                count += 1
    return count


def fill(s: BurgundyState) -> None:
    """Goes on from one space until NATURE has to draw for one (BUR-PHASE-3 to BUR-PHASE-7)."""
    at = s.stack[-2]
    s.pop()
    while at < SPACES + s.box.black_slots + len(s.vine_depot) + len(s.shop):
        bag = fill_from(s, at)
        if bag >= 0:
            s.push(pending.FILLING, RULES, at + 1, 0)
            s.push(pending.REFILL, NATURE, at, bag)
            return
        at += 1
    for place in range(ROUNDS - 1, -1, -1):
        s.push(pending.TURN_UP, NATURE, place, 0)


def fill_from(s: BurgundyState, at: int) -> int:
    """The bag to draw from for a space, or -1 if it is filled or stays empty."""
    if at >= SPACES + s.box.black_slots:
        return DOUBLES if s.bags[DOUBLES] else -1
    if at >= SPACES:
        return BLACK if len(s.bags[BLACK]) > s.hidden else -1
    type = slot_type(s, at)
    if type < 0:
        return -1
    if BAG_OF[type] >= 0:
        return BAG_OF[type] if s.bags[BAG_OF[type]] else -1
    if s.stacks[type]:
        s.stacks[type] -= 1
        fill_space(s, at, type)
    return -1


def slot_type(s: BurgundyState, at: int) -> int:
    """The type of hex that a space of a depot gets in this phase, or -1 (BUR-PHASE-4)."""
    if at == s.box.slot_special and s.phase % 2 == 1:
        return MINES
    return s.box.slot_types[at]


def fill_space(s: BurgundyState, at: int, kind: int) -> None:
    if at < SPACES:
        s.depots[at] = kind + 1
        tell(s, FILLED, (at // SLOTS + 1, at % SLOTS + 1, kind))
    elif at < SPACES + s.box.black_slots:
        s.black[at - SPACES] = kind + 1
        tell(s, FILLED, (0, at - SPACES + 1, kind))
    else:
        at -= SPACES + s.box.black_slots
        in_depot = at < len(s.vine_depot)
        row = s.vine_depot if in_depot else s.shop
        slot = at if in_depot else at - len(s.vine_depot)
        row[slot] = kind + 1
        tell(s, FILLED, (VINEYARD if in_depot else SHOP, slot + 1, kind))


def drawn(s: BurgundyState, kind: int) -> None:
    at, bag = s.stack[-2:]
    s.pop()
    s.bags[bag].remove(kind)
    fill_space(s, at, kind)


def turned_up(s: BurgundyState, type: int) -> None:
    place = s.stack[-2]
    s.pop()
    s.goods_bag.remove(type)
    s.round_goods[place] = type + 1
    tell(s, GOODS_TURNED, (place + 1, type))


# --- rounds


def begin_round(s: BurgundyState) -> None:
    """Everybody rolls, then the first player rolls the white die (BUR-ROUND-1)."""
    s.pop()
    s.round += 1
    s.played = 0
    tell(s, ROUND, (s.phase, s.round, s.order[0]))
    s.push(pending.NEXT_TURN, RULES, 0, 0)
    rolling = automa_board.people(s)
    s.push(pending.ROLL_WHITE, NATURE, rolling[0], 0)
    for seat in reversed(rolling):
        s.push(pending.ROLL, NATURE, seat, 0)


def rolled(s: BurgundyState, place: int) -> None:
    seat = s.stack[-2]
    s.pop()
    first, second = divmod(place, 6)
    s.dice[seat * 2] = first + 1
    s.dice[seat * 2 + 1] = second + 1
    tell(s, ROLLED, (seat, first + 1, second + 1))


def white_rolled(s: BurgundyState, place: int) -> None:
    """The goods tile of the round goes to the depot that the white die shows (BUR-ROUND-2)."""
    seat = s.stack[-2]
    s.pop()
    s.white = place + 1
    tell(s, WHITE_ROLLED, (seat, s.white))
    at = s.round - 1
    if s.round_goods[at]:
        type = s.round_goods[at] - 1
        s.round_goods[at] = 0
        s.depot_goods[place * GOODS + type] += 1
        tell(s, GOODS_PLACED, (type, s.white))
    if s.box.solo:
        solo.remove_hex(s, place)
    if s.box.automa >= 0 and s.cards[automa_board.selected(s)]:
        side = automa_board.selected(s)
        tell(s, AUTOMA_SELECTED, (s.box.automa, s.cards[side], side, rule_told("BUR-CHAT-6")))


def next_turn(s: BurgundyState) -> None:
    """The foremost player who has not had a turn in this round (BUR-ROUND-4)."""
    s.pop()
    for seat in s.order:
        if not s.played >> seat & 1:
            begin_turn(s, seat)
            return
    if s.round < ROUNDS:
        s.push(pending.ROUND, RULES, 0, 0)
    else:
        s.push(pending.PHASE_END, RULES, 0, 0)


def begin_turn(s: BurgundyState, seat: int) -> None:
    s.seat = seat
    s.unused = 3
    s.bought = False
    s.used = 0
    tell(s, TURN, (seat,))
    if seat == s.box.automa:
        automa.begin_turn(s)
    else:
        s.push(pending.TURN, seat, 0, 0)


# --- the end of a phase


def end_phase(s: BurgundyState) -> None:
    """Shields 14 and 15 act, then tribute is paid, then mines pay (BUR-SHIELD-6, BUR-SHIELD-5, BUR-PHASE-8)."""
    step = s.stack[-2]
    s.pop()
    if step == 0:
        tell(s, PHASE_ENDED, (s.phase,))
    if step == PAYING or not s.box.shields:
        pay_for_mines(s)
        return
    s.push(pending.PHASE_END, RULES, step + 1, 0)
    for seat in reversed(phase_end_shields.owners(s)):
        if step == 0:
            s.push(pending.SETTLING, RULES, seat, 0)
        else:
            s.push(pending.TRIBUTING, RULES, seat, 0)


def pay_for_mines(s: BurgundyState) -> None:
    """Silver for mines, twice as much with shield 8; after the last phase everything is counted."""
    for seat in estates(s):
        mines = mines_of(s, seat)
        if mines:
            gain_silver(s, seat, mines * (2 if has_shield(s, seat, 8) else 1), BY_MINES)
            if has_monastery(s, seat, 2):
                gain_workers(s, seat, mines, BY_MONASTERY_2)
    if s.phase == LAST_PHASE:
        s.push(pending.FINAL, RULES, 0, 0)
    else:
        s.phase += 1
        s.push(pending.PHASE, RULES, 0, 0)


def mines_of(s: BurgundyState, seat: int) -> int:
    """Mines lie on grey spaces only, and so may an inn; those of Châteauma are counted face up (BUR-GIFT-9)."""
    if seat == s.box.automa:
        return automa_board.mines(s)
    duchy = s.duchy(seat)
    first = seat * duchy.spaces
    found = 0
    for space in bits(duchy.by_type[MINES] & s.covered[seat]):
        if s.spaces[first + space] == MINE + 1:
            found += 1
    return found


def count_everything(s: BurgundyState) -> None:
    s.pop()
    scoring.final_scoring(s)
