"""Points, silver and workers are never below zero and are what the events tell; each card and shield is there once; 25 rounds, all scored."""

from __future__ import annotations

from kasztelan.core.events import Event
from kasztelan.core.state import State
from kasztelan.games.burgundy.rules import pending
from kasztelan.games.burgundy.rules.kinds import GOODS, SHIELDS
from kasztelan.games.burgundy.state import (
    LEFT_GOODS,
    LEFT_SILVER,
    LEFT_WORKERS,
    RESERVE_POINTS,
    SOURCES,
    UNFINISHED_POINTS,
    BurgundyState,
)

POINTS = (
    "scored",
    "bonus_tile",
    "animals_scored",
    "monastery_scored",
    "sold",
    "posts_joined",
    "shield_scored",
    "vines_scored",
    "points_bought",
    "automa_completed",
    "automa_posts",
)
WORKERS_PAID = ("took", "placed", "sold", "spent", "took_shield", "tribute_paid", "took_vines", "planted")


class Ledger:
    """Follows what everybody has by what the table is told."""

    def __init__(self, seats: int) -> None:
        self.points = [0] * seats
        self.silver = [0] * seats
        self.workers = [0] * seats
        self.common = [0] * seats
        self.rounds = 0

    def hear(self, events: list[Event]) -> None:
        for event in events:
            told = event.public
            seat = told.get("seat")
            if event.name == "round":
                self.rounds += 1
            if not isinstance(seat, int):
                continue
            if event.name in POINTS:
                self.points[seat] += told["points"]
            elif event.name in ("team_scored", "team_monastery"):
                self.common[seat] += told["points"]
            elif event.name in ("recovered", "target_reached"):
                self.points[seat] -= told["points"]
            elif event.name == "area_completed":
                self.points[seat] += told["points"] + told["bonus"]
            if event.name in WORKERS_PAID:
                self.workers[seat] -= told["workers"]
            elif event.name in ("gained_workers", "workers_dealt"):
                self.workers[seat] += told["workers"]
            if event.name in ("gained_silver", "workers_dealt", "sold", "automa_began"):
                self.silver[seat] += told["silver"]
            elif event.name in (
                "spent",
                "bought",
                "tribute_paid",
                "took_shop",
                "automa_reserved",
                "automa_vines",
                "points_bought",
            ):
                self.silver[seat] -= told["silver"]

    def check(self, state: State) -> None:
        assert isinstance(state, BurgundyState)
        assert min(*state.silver, *state.workers, *state.points) >= 0, "something is below zero"
        assert state.points == self.points, f"points {state.points}, told {self.points}"
        for seat in range(state.box.participants):
            earned = sum(state.earned[seat * SOURCES : seat * SOURCES + SOURCES])
            assert earned == state.points[seat], f"seat {seat} earned {earned}"
        # What is paid for a hex is told when there is room for it.
        if not state.stack or state.stack[-4] not in (pending.MAKE_ROOM, pending.KEEP):
            silver, workers = of_owners(state, self.silver), of_owners(state, self.workers)
            assert state.silver == silver, f"silver {state.silver}, told {silver}"
            assert state.workers == workers, f"workers {state.workers}, told {workers}"
        assert sum(state.common_earned) == sum(self.common), f"teams have {state.common_earned}"
        check_single_pieces(state)
        if not state.stack:
            check_scored(state)
            won = state.box.solo and state.covered[0] == state.duchy(0).all_spaces
            assert self.rounds == 25 or (won and self.rounds < 25), f"{self.rounds} rounds"


def of_owners(state: BurgundyState, told: list[int]) -> list[int]:
    """What belongs to each seat, whichever of two partners came by it."""
    return [sum(told[one] for one in owners) for owners in state.box.owners]


def check_single_pieces(state: BurgundyState) -> None:
    """Cards and shields, of which there is one each: nowhere twice, and no card of Châteauma's is missing."""
    shields = [one % SHIELDS for carried in state.carried for one in carried]
    shields += [*state.shield_bag, *(one for lying in state.shield_depots for one in lying)]
    assert len(set(shields)) == len(shields), f"a shield is there twice: {shields}"
    cards = sorted([*state.deck, *state.done_cards, *(card for card in state.cards if card)])
    assert cards == sorted(state.box.cards), f"cards {cards}"


def check_scored(state: BurgundyState) -> None:
    """What everybody, or each team, has left over has become points."""
    if state.box.solo:
        return
    for seat in range(state.box.participants):
        if state.box.teams:
            side = state.box.sides[seat]
            earned = state.common_earned[side * SOURCES : side * SOURCES + SOURCES]
        else:
            earned = state.earned[seat * SOURCES : seat * SOURCES + SOURCES]
        assert earned[LEFT_GOODS] == sum(state.goods[seat * GOODS : seat * GOODS + GOODS]), "unsold goods"
        assert earned[LEFT_SILVER] == state.silver[seat], "silver left"
        assert earned[LEFT_WORKERS] == state.workers[seat] // 2, "workers left"
        if seat == state.box.automa:
            assert earned[RESERVE_POINTS] == sum(len(one) for one in state.reserve), "her reserve"
            lying = sum(1 for one in state.card_hexes if one)
            assert earned[UNFINISHED_POINTS] == 2 * lying, "hexes on her cards"
