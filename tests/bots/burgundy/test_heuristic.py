"""The heuristic player of Burgundy: sensible moments, and better than chance."""

from __future__ import annotations

from typing import Any

from kasztelan.bots.heuristic import make_heuristic
from kasztelan.bots.registry import make_bot
from kasztelan.core.chance import SeededChance
from kasztelan.core.match import Match
from kasztelan.core.player import Seat
from kasztelan.games.burgundy.game import GAME
from tests.games.burgundy.table import CENTRE, Table


def answer(table: Table) -> dict[str, Any]:
    """What the player does at this table, in words."""
    who = table.waiting_for()
    assert who is not None
    return dict(GAME.codec.decode(make_heuristic(GAME, 1).choose(Seat(GAME, table.s, who))))


def test_it_completes_a_region() -> None:
    mines = {CENTRE: "castle", "r5c3": "mine", "r6c2": "mine"}
    seat = {"hexes": mines, "stored": ["mine", "cow_2"], "dice": [3, 6]}
    table = Table(depots={"3": ["ship"]}, used_dice=[2], seats=[seat])
    assert answer(table) == {"verb": "place", "hex": "mine"}


def test_it_uses_its_dice_before_it_ends_the_turn() -> None:
    assert answer(Table(seats=[{"dice": [3, 6]}]))["verb"] == "take_workers"


def test_it_sells_at_the_very_end() -> None:
    seat = {"dice": [5, 5], "goods": {"brown": 4}}
    table = Table(phase="E", round=5, played=[1], depots={"5": ["monastery_1"]}, seats=[seat])
    assert answer(table) == {"verb": "sell", "goods": "brown"}


def test_it_pays_tribute_for_a_shield_that_is_worth_it() -> None:
    seat = {"hexes": {CENTRE: "castle"}, "shields": {"19": 1}, "silver": 2}
    table = Table(options={"expansions": ["shields"]}, seats=[seat], phase_end=True)
    assert answer(table) == {"verb": "pay_tribute", "shield": 1, "pay": "silver"}


def test_it_takes_a_shield_late_in_the_game() -> None:
    seat = {"hexes": {CENTRE: "castle"}, "dice": [4, 4], "silver": 3}
    table = Table(options={"expansions": ["shields"]}, phase="E", round=3, seats=[seat], shields={"4": [1]})
    assert answer(table) == {"verb": "take_shield", "shield": 1}


def test_it_turns_a_die_for_what_it_can_do_with_it() -> None:
    mines = {CENTRE: "castle", "r5c3": "mine", "r6c2": "mine"}
    seat = {"hexes": mines, "shields": {"19": 16}, "stored": ["mine"], "dice": [6, 6]}
    table = Table(options={"expansions": ["shields"]}, seats=[seat], used_dice=[2])
    assert answer(table) == {"verb": "turn_die", "die": 1, "value": 3}


def test_it_plants_where_two_vines_meet() -> None:
    planted = {"1": ["vines_green", "green"]}
    seat = {"hexes": {CENTRE: "castle"}, "stored": ["vines_green_red"], "vineyard": planted, "dice": [4, 4]}
    table = Table(
        options={"expansions": ["vineyards"]},
        seats=[{**seat, "vine_tiles": {"green": 1}}],
        depots={"3": ["ship", "cow_4"]},
        used_dice=[1],
    )
    assert answer(table) == {"verb": "place", "hex": "vines_green_red"}
    table.do("place", hex="vines_green_red")
    assert answer(table) == {"verb": "plant", "space": 2, "left": "green"}


def test_it_beats_chance() -> None:
    for number in range(3):
        players = ["heuristic", "random"] if number % 2 else ["random", "heuristic"]
        match = Match(GAME, SeededChance(number), GAME.check_options({"players": 2}))
        match.play([make_bot(name, GAME, number) for name in players])
        result = GAME.result(match.state)
        assert result is not None
        mine, other = players.index("heuristic"), players.index("random")
        assert result.points[mine] > 2 * result.points[other]


def test_alone_it_is_a_match_for_chateauma() -> None:
    games = [Match(GAME, SeededChance(number), {"players": 1, "automa": "easy"}) for number in range(5)]
    for number, match in enumerate(games):
        match.play([make_bot("heuristic", GAME, number)])
    ahead = [match.result.points[0] - match.result.points[1] for match in games if match.result is not None]
    assert sum(ahead) > 0


def test_it_buys_what_it_places_at_once() -> None:
    mines = {CENTRE: "castle", "r5c3": "mine", "r6c2": "mine"}
    seat = {"hexes": mines, "silver": 2, "dice": [3, 3]}
    table = Table(depots={}, black=["mine"], used_dice=[2], seats=[seat])
    assert answer(table) == {"verb": "buy", "hex": "mine"}
    table.do("buy", hex="mine")
    assert answer(table) == {"verb": "place", "hex": "mine"}
