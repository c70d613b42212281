"""Setting up: who begins, who plays on which duchy, what everybody is given, and the start castles."""

from __future__ import annotations

from typing import Final

from kasztelan.core.state import NATURE, RULES
from kasztelan.games.burgundy.actions import BEGIN, CHOOSE_DUCHY, DRAW_BOARD, START_CASTLE
from kasztelan.games.burgundy.rules import automa_board, automa_setup, partners, pending, shields, vineyard
from kasztelan.games.burgundy.rules.duchy import bits, cover
from kasztelan.games.burgundy.rules.gaining import add_silver, add_workers
from kasztelan.games.burgundy.rules.kinds import (
    ALL_KINDS,
    BLACK_SLOTS,
    BUILDINGS,
    CASTLE,
    DEPOTS,
    GOODS,
    SHIELD_COUNT,
    SLOTS,
)
from kasztelan.games.burgundy.rules.telling import (
    BOARD_DRAWN,
    DUCHY_CHOSEN,
    FIRST_PLAYER,
    GOODS_DEALT,
    WORKERS_DEALT,
    tell,
)
from kasztelan.games.burgundy.rules.telling import START_CASTLE as CASTLE_STARTED
from kasztelan.games.burgundy.state import NO_DUCHY, NOBODY, SOURCES, Box, BurgundyState

GOODS_OF_A_TYPE: Final = 7
START_GOODS: Final = 3
SOLO_WORKERS: Final = 2
ROUTE_TILES: Final = 12
NOT_WITH_AUTOMA: Final = 2
"""The shield that is left in the box when Châteauma plays (BUR-WITH-7)."""
COPIES: Final = 4
"""How many of each board there are."""

# The steps of setting up, each taken by everybody in turn order.
DUCHIES: Final = 0
GIFTS: Final = 1
CASTLES_STEP: Final = 2
ROUTES_STEP: Final = 3
"""Only with trade routes."""


def empty_table(box: Box) -> BurgundyState:
    """Everything in its supply, nobody has anything."""
    players = box.players
    participants = box.participants
    s = BurgundyState(box)
    s.boards = [NO_DUCHY] * players
    s.spaces = [0] * (players * box.spaces)
    s.covered = [0] * players
    s.reach = [0] * players
    s.built = [0] * (players * BUILDINGS)
    s.monks = [0] * participants
    s.stored = [[] for _ in range(players)]
    s.goods = [0] * (participants * GOODS)
    s.sold = [0] * (participants * GOODS)
    s.silver = [0] * participants
    s.workers = [0] * participants
    s.points = [0] * participants
    s.earned = [0] * (participants * SOURCES)
    s.dice = [0] * (players * 2)
    s.tiles = [0] * (participants * 7)
    s.bonus = [2] * 6 + [2 if box.posts else 0]
    s.order = list(range(participants))
    s.track = [1] * participants
    s.depots = [0] * (DEPOTS * SLOTS)
    s.depot_goods = [0] * (DEPOTS * GOODS)
    s.black = [0] * BLACK_SLOTS
    s.round_goods = [0] * 5
    s.goods_bag = [type for type in range(GOODS) for _ in range(GOODS_OF_A_TYPE)]
    s.bags = [bag[:] for bag in box.bags] + [[]]
    s.stacks = box.stacks[:]
    s.gone = [0] * ALL_KINDS
    s.joined = [0] * participants
    s.route_bag = list(range(ROUTE_TILES)) if box.routes else []
    s.routes = [[] for _ in range(players)]
    s.route_hands = [[] for _ in range(players)]
    s.route_goods = [[] for _ in range(players)]
    s.shield_bag = list(range(1, SHIELD_COUNT + 1)) if box.shields else []
    if box.shields and box.automa >= 0:
        s.shield_bag.remove(NOT_WITH_AUTOMA)
    s.shield_depots = [[] for _ in range(DEPOTS)]
    s.carried = [[] for _ in range(participants)]
    s.arms = [0] * participants
    s.copied = [NOBODY] * players
    if box.vine_slots:
        vineyard.unpack(s)
    if box.automa >= 0:
        automa_setup.unpack(s)
    if box.teams:
        s.common = [[], []]
        s.common_earned = [0] * (2 * SOURCES)
    if box.solo:
        s.target = box.target
        s.goods_out = [0] * GOODS
        s.bonus = [0] * 7
    return s


def new_state(box: Box) -> BurgundyState:
    s = empty_table(box)
    if box.first >= 0 or box.players == 1:
        seat_from(s, max(box.first, 0))
        set_up(s)
    else:
        s.push(pending.FIRST_PLAYER, NATURE, 0, 0)
    return s


def first_players(s: BurgundyState) -> list[int]:
    return [BEGIN + seat for seat in range(s.players)]


def begin(s: BurgundyState, seat: int) -> None:
    s.pop()
    seat_from(s, seat)
    tell(s, FIRST_PLAYER, (seat,))
    set_up(s)


def set_up(s: BurgundyState) -> None:
    """What everybody does in turn, and before that what Châteauma is given."""
    s.push(pending.SETTING_UP, RULES, DUCHIES, 0)
    if s.box.automa >= 0:
        automa_setup.begin(s)


def seat_from(s: BurgundyState, first: int) -> None:
    """The markers in one stack, the first player's on top, clockwise (BUR-SETUP-9); Châteauma's below or on top."""
    if s.box.teams:
        s.order = partners.seating(first)
        return
    s.order = [(first + place) % s.players for place in range(s.players)]
    if s.box.automa >= 0:
        s.order.insert(0 if s.box.modifiers & automa_board.C else s.players, s.box.automa)


def go_on(s: BurgundyState) -> None:
    """The next player's part of the present step, or the next step."""
    step, done = s.stack[-2:]
    s.pop()
    everybody = s.order if step == DUCHIES else partners.estates(s)
    people = [seat for seat in everybody if seat < s.players]
    if done == len(people):
        if step == (ROUTES_STEP if s.box.routes else CASTLES_STEP):
            s.push(pending.PHASE, RULES, 0, 0)
            if s.box.shields:
                shields.lay_out(s)
            if s.box.vine_slots:
                vineyard.set_up(s)
        else:
            s.push(pending.SETTING_UP, RULES, step + 1, 0)
        return
    s.push(pending.SETTING_UP, RULES, step, done + 1)
    seat = people[done]
    if step == DUCHIES:
        give_duchy(s, seat)
    elif step == GIFTS:
        s.push(pending.DEAL, NATURE, seat, START_GOODS)
    elif step == CASTLES_STEP:
        s.push(pending.START_CASTLE, seat, 0, 0)
    else:
        s.push(pending.DEAL_ROUTE, NATURE, seat, s.box.routes)


def give_duchy(s: BurgundyState, seat: int) -> None:
    if s.box.same != NO_DUCHY:
        s.boards[seat] = s.box.same
    elif s.box.boards:
        s.push(pending.DRAW_BOARD, NATURE, seat, 0)
    else:
        s.push(pending.CHOOSE_DUCHY, seat, -1, 0)


def boards_left(s: BurgundyState) -> list[int]:
    return [DRAW_BOARD + board for board in s.box.boards]


def copies_left(s: BurgundyState, board: int) -> int:
    """There are four of each, so a board that is drawn becomes less likely."""
    return COPIES - sum(1 for number in s.boards if number > 0 and (number - 1) // 2 == board)


def board_drawn(s: BurgundyState, board: int) -> None:
    seat = s.stack[-2]
    s.pop()
    tell(s, BOARD_DRAWN, (seat, board))
    s.push(pending.CHOOSE_DUCHY, seat, board, 0)


def duchies_to_choose(s: BurgundyState) -> list[int]:
    """The two sides of the board drawn, or any of those agreed upon (BUR-DUCHY-4)."""
    board = s.stack[-2]
    if board >= 0:
        return [CHOOSE_DUCHY + 2 * board, CHOOSE_DUCHY + 2 * board + 1]
    return [CHOOSE_DUCHY + number - 1 for number in s.box.choosable]


def choose_duchy(s: BurgundyState, place: int) -> None:
    seat = s.stack[-3]
    s.pop()
    s.boards[seat] = place + 1
    tell(s, DUCHY_CHOSEN, (seat, place + 1))


def give_start(s: BurgundyState, seat: int) -> None:
    """1 silver, and workers by turn order (BUR-SETUP-6, BUR-SETUP-7); teams have gifts of their own (BUR-TEAM-3)."""
    place = s.order.index(seat)
    silver = partners.SILVER if s.box.teams else 1
    workers = partners.WORKERS[place] if s.box.teams else place + 1
    if s.box.solo:
        workers = SOLO_WORKERS
    add_silver(s, seat, silver)
    add_workers(s, seat, workers)
    tell(s, WORKERS_DEALT, (seat, workers, silver))


def dealt(s: BurgundyState, type: int) -> None:
    """Three goods each, then the rest of what everybody begins with (BUR-SETUP-5)."""
    seat, left = s.stack[-2:]
    s.pop()
    s.goods_bag.remove(type)
    for one in s.box.owners[seat]:
        s.goods[one * GOODS + type] += 1
    tell(s, GOODS_DEALT, (seat, type))
    if left > 1:
        s.push(pending.DEAL, NATURE, seat, left - 1)
    else:
        give_start(s, seat)


def castle_spaces(s: BurgundyState) -> list[int]:
    """Any burgundy space (BUR-SETUP-11); in the team game those that are marked for it (BUR-TEAM-2)."""
    return [START_CASTLE + space for space in bits(s.duchy(s.stack[-3]).starts)]


def start_castle(s: BurgundyState, space: int) -> None:
    """It is laid and does nothing (BUR-SETUP-12)."""
    seat = s.stack[-3]
    s.pop()
    s.stacks[CASTLE] -= 1
    cover(s, seat, CASTLE, space)
    tell(s, CASTLE_STARTED, (seat, space + 1))
