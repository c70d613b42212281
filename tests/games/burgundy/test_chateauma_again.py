"""Whole games in which each of Châteauma's turns is worked out a second time from the rulebook."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kasztelan.core.chance import SeededChance
from kasztelan.core.events import Event
from kasztelan.core.state import NATURE, OVER, State
from kasztelan.games.burgundy.game import GAME
from kasztelan.games.burgundy.rules.automa_board import LEVEL_IDS, MODIFIER_IDS
from tests.games.burgundy.second_chateauma import SecondChateauma
from tests.marks import rule

EXPANSIONS = ("hexes", "white_castles", "border_posts", "trade_routes", "shields", "vineyards")


def options_of(number: int) -> dict[str, Any]:
    random = Random(number)
    return {
        "players": 1 + number % 3,
        "automa": random.choice(LEVEL_IDS),
        "modifiers": random.sample(MODIFIER_IDS, random.randint(0, 4)),
        "expansions": random.sample(EXPANSIONS, random.randint(0, 6)),
    }


class Second:
    """Follows a game and compares after every turn of hers."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.her = options["players"]
        self.expansions = options["expansions"]
        self.before: dict[str, Any] | None = None
        self.rolls: list[int] = []
        self.drawn: list[int] = []
        self.turns = 0

    def hear(self, event: Event, state: State) -> None:
        told = event.public
        if event.name == "turn" and told["seat"] == self.her:
            self.before, self.rolls, self.drawn = GAME.view(state, None), [], []
        elif event.name == "automa_rolled":
            self.rolls.append(told["value"])
        elif event.name == "automa_card":
            self.drawn.append(told["card"])
        elif event.name == "turn_ended" and told["seat"] == self.her:
            assert self.before is not None
            second = SecondChateauma(self.before, self.expansions)
            second.play(self.rolls, self.drawn)
            assert second.seen() == SecondChateauma(GAME.view(state, None), self.expansions).seen()
            assert (self.rolls, self.drawn) == ([], [])
            self.turns += 1


def play(number: int) -> Second:
    options = GAME.check_options(options_of(number))
    state = GAME.new(options)
    second = Second(options)
    dice, choice = SeededChance(number), SeededChance(number + 1000)
    while GAME.to_act(state) != OVER:
        legal = GAME.legal(state)
        if GAME.to_act(state) == NATURE:
            action = GAME.pick(state, dice.below(GAME.total(state), 0))
        else:
            action = legal[choice.below(len(legal), 0)]
        for step in GAME.apply_told(state, action):
            for event in step.events:
                second.hear(event, step.state)
    return second


@rule("BUR-CHAT-7", "BUR-SEEK-1", "BUR-CARD-4")
@pytest.mark.parametrize("number", range(12))
def test_her_turns_come_to_what_the_rulebook_says(number: int) -> None:
    assert play(number).turns == 25
