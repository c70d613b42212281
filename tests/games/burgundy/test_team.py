"""The team game: two against two, who share a duchy and all but their dice and a part of the storage."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.core.errors import BadPosition, InvalidOptions
from kasztelan.games.burgundy.game import GAME
from kasztelan.games.burgundy.rules.kinds import HEX_IDS
from tests.games.burgundy.table import Table
from tests.marks import rule, scenario

TEAMS: dict[str, Any] = {"teams": True}


def team(**position: Any) -> Table:
    options = {**TEAMS, **position.pop("options", {})}
    return Table(4, options, **position)


def begun(**options: Any) -> Table:
    """A team game up to the first turn, seat 1 (counted from 0) being the start player."""
    table = Table.new(4, teams=True, first=1, **options).settle()
    for _ in range(2):
        table.do("start_castle", space="r4c6").settle()
    return table


@rule("BUR-TEAM-1")
def test_partners_sit_side_by_side() -> None:
    sides = [one.side for one in GAME.participants(GAME.check_options({"players": 4, **TEAMS}))]
    assert sides == [0, 0, 1, 1]
    table = begun()
    assert [one["seats"] for one in table.view()["teams"]] == [[0, 1], [2, 3]]
    assert table.view()["values"] == {"goods": 4, "large": 7, "small": 4, "phase": 10}
    assert [len(table.depot(number)) for number in range(1, 7)] == [4] * 6
    alone = [one.side for one in GAME.participants(GAME.check_options({"players": 3, **TEAMS}))]
    assert alone == [0, 1, 2]


@rule("BUR-TEAM-2")
def test_each_team_has_one_duchy_and_its_start_castle() -> None:
    table = begun()
    shown = table.view()["seats"]
    assert [len(one["hexes"]) for one in shown] == [65] * 4
    placed = [[at for at, kind in enumerate(one["hexes"], start=1) if kind] for one in shown]
    assert placed == [[table.number("r4c6")]] * 4
    advanced = Table.new(4, teams=True, first=1, team_duchy="advanced").settle()
    assert advanced.asked() == "start_castle"
    assert advanced.waiting_for() == 1
    wanted = {advanced.number(name) for name in ("r1c8", "r3c4", "r4c3", "r5c5")}
    assert {one["space"] for one in advanced.choices("start_castle")} == wanted
    advanced.do("start_castle", space="r4c3")
    assert advanced.waiting_for() == 2
    assert advanced.view()["seats"][0]["hexes"][advanced.number("r4c3") - 1] == "castle"


@rule("BUR-TEAM-3", "BUR-TEAM-4")
@scenario("94")
def test_what_teams_begin_with_and_who_goes_first() -> None:
    table = begun()
    shown = table.view()
    assert shown["order"] == [1, 2, 0, 3]
    assert [one["workers"] for one in shown["seats"]] == [3, 3, 5, 5]
    assert [one["silver"] for one in shown["seats"]] == [2] * 4
    assert [sum(one["goods"].values()) for one in shown["seats"]] == [3] * 4
    assert shown["seats"][0]["goods"] == shown["seats"][1]["goods"]
    assert shown["goods_left"] == 42 - 6 - 5
    assert Table.new(4, teams=True, first=0).view()["order"] == [0, 2, 1, 3]
    table.do("end_turn")
    assert table.waiting_for() == 2


def with_hexes(**position: Any) -> Table:
    return team(
        seats=[{"stored": ["ship"], "dice": [1, 2]}, {"stored": ["mine"], "dice": [4, 6]}],
        teams=[{"stored": ["castle"]}],
        depots={"1": ["cow_3"]},
        **position,
    )


@rule("BUR-TEAM-5")
def test_partners_use_their_own_hexes_and_the_shared_ones() -> None:
    table = with_hexes(order=[1, 2, 0, 3])
    assert table.waiting_for() == 1
    assert table.can("place", hex="mine")
    assert not table.can("place", hex="ship")
    assert table.why_not("place", hex="ship") == {"code": "not_stored", "hex": "ship"}
    assert table.why_not("place_shared", hex="ship") == {"code": "not_stored", "hex": "ship"}
    table.do("place", hex="mine").do("at", space="r4c5")
    assert table.view()["seats"][0]["hexes"][table.number("r4c5") - 1] == "mine"
    assert table.stored(0) == ["ship"]
    shared = team(
        seats=[{"dice": [6, 6]}],
        teams=[{"stored": ["mine", "castle"]}],
    )
    assert shared.view()["teams"][0] == {
        "seats": [0, 1], "stored": ["mine", "castle"], "storage": 2, "points": 0,
        "scores": {"goods": 0, "silver": 0, "workers": 0, "monasteries": 0},
    }  # fmt: skip
    assert shared.why_not("place_shared", hex="castle")["code"] == "nowhere_to_place"


@rule("BUR-TEAM-5")
def test_a_hex_of_the_shared_storage_is_placed_with_either_die() -> None:
    table = team(seats=[{"dice": [4, 6]}], teams=[{"stored": ["mine", "mine"]}])
    table.do("place_shared", hex="mine").do("at", space="r4c5")
    assert table.event("placed_shared") == {"event": "placed_shared", "seat": 0, "hex": "mine"}
    assert table.view()["teams"][0]["stored"] == ["mine"]
    table.do("place_shared", hex="mine").do("at", space="r4c4")
    assert table.view()["teams"][0]["stored"] == []
    town = team(
        seats=[{"dice": [5, 3], "hexes": {"r4c6": "castle", "r4c5": "mine"}, "stored": ["town_hall"]}],
        teams=[{"stored": ["mine"]}],
    )
    town.place("town_hall", "r3c5")
    assert town.choices("place_shared") == [{"hex": "mine"}]
    town.do("place_shared", hex="mine").do("at", space="r4c4")
    assert town.view()["teams"][0]["stored"] == []


@rule("BUR-TEAM-6")
def test_a_taken_hex_is_kept_in_either_storage() -> None:
    table = with_hexes()
    table.do("take", depot=1, hex="cow_3")
    assert table.asked() == "keep"
    assert table.choices("keep") == [{"storage": "own"}, {"storage": "shared"}]
    table.do("keep", storage="shared")
    assert table.view()["teams"][0]["stored"] == ["castle", "cow_3"]
    assert table.event("kept_in_common")["hex"] == "cow_3"
    full = team(
        seats=[{"stored": ["ship", "ship"], "dice": [1, 2]}, {"stored": ["mine"]}],
        teams=[{"stored": ["castle", "castle"]}],
        depots={"1": ["cow_3"]},
    )
    full.do("take", depot=1, hex="cow_3")
    assert full.asked() == "make_room"
    assert full.choices("discard") == [{"hex": "ship"}]
    assert full.choices("discard_shared") == [{"hex": "castle"}]
    assert full.why_not("discard", hex="mine") == {"code": "not_stored", "hex": "mine"}
    full.do("discard_shared", hex="castle")
    assert full.view()["teams"][0]["stored"] == ["castle", "cow_3"]
    assert full.stored(0) == ["ship", "ship"]


@rule("BUR-TEAM-6")
def test_with_room_in_one_storage_nobody_is_asked() -> None:
    own = team(seats=[{"dice": [1, 2]}], teams=[{"stored": ["castle", "castle"]}], depots={"1": ["cow_3"]})
    own.do("take", depot=1, hex="cow_3")
    assert own.stored(0) == ["cow_3"]
    shared = team(seats=[{"stored": ["ship", "ship"], "dice": [1, 2]}], depots={"1": ["cow_3"]})
    shared.do("take", depot=1, hex="cow_3")
    assert shared.view()["teams"][0]["stored"] == ["cow_3"]


@rule("BUR-TEAM-7")
def test_partners_share_workers_silver_goods_and_monasteries() -> None:
    seat = {
        "goods": {"turquoise": 2}, "silver": 1, "dice": [1, 4],
        "hexes": {"r4c6": "castle", "r4c5": "mine", "r4c9": "monastery_14"},
    }  # fmt: skip
    table = team(seats=[seat, {"dice": [5, 5]}], order=[1, 2, 0, 3], track=[1] * 4, turn=1)
    table.do("take_workers")
    assert [table.workers(one) for one in range(4)] == [4, 4, 0, 0]
    table.do("sell", goods="turquoise")
    assert (table.goods(0), table.goods(1)) == ({}, {})
    assert (table.silver(0), table.silver(1)) == (2, 2)
    assert (table.points(0), table.points(1)) == (0, 8)


@rule("BUR-TEAM-8")
def test_points_go_to_whoever_acts_and_the_tile_to_the_team() -> None:
    grey = {"r2c4": "mine", "r4c4": "mine", "r4c5": "mine", "r4c8": "mine", "r5c7": "mine"}
    table = team(
        seats=[{"hexes": {"r4c6": "castle", **grey}}, {"stored": ["mine"], "dice": [3, 3]}],
        order=[1, 2, 0, 3],
    )
    table.place("mine", "r5c6")
    assert table.event("bonus_tile") == {
        "event": "bonus_tile", "seat": 1, "type": "mine", "tile": "large", "points": 7,
    }  # fmt: skip
    tiles = [[one["tile"] for one in seat["bonus_tiles"]] for seat in table.view()["seats"]]
    assert tiles == [["large"], ["large"], [], []]
    assert table.points(0) == 0
    assert table.view()["bonus"]["mine"] == ["small"]


@rule("BUR-TEAM-9")
def test_each_partner_buys_once_in_the_own_turn() -> None:
    table = team(seats=[{"silver": 6}], black=["mine", "ship", "castle"], order=[0, 1, 2, 3])
    table.do("buy", hex="mine").do("keep", storage="own")
    assert table.why_not("buy", hex="ship") == {"code": "bought_already"}
    table.do("end_turn")
    assert table.waiting_for() == 1
    table.do("buy", hex="ship").do("keep", storage="own")
    assert (table.silver(0), table.stored(0), table.stored(1)) == (2, ["mine"], ["ship"])
    seat = {"workers": 4, "hexes": {"r4c6": "castle", "r4c9": "monastery_6"}}
    crafts = team(seats=[seat], depots={"1": ["bank", "market"]}, order=[0, 1, 2, 3])
    crafts.do("commission", depot=1, hex="bank").do("keep", storage="own")
    assert crafts.why_not("commission", depot=1, hex="market")["code"] == "used_already"
    crafts.do("end_turn").do("commission", depot=1, hex="market").do("keep", storage="own")
    assert (crafts.stored(0), crafts.stored(1), crafts.workers(1)) == (["bank"], ["market"], 0)


@rule("BUR-TEAM-10")
def test_monastery_27_lifts_both_partners() -> None:
    table = team(
        seats=[{"hexes": {"r4c6": "castle", "r4c8": "mine"}}, {"stored": ["monastery_27", "ship"], "dice": [2, 4]}],
        options={"expansions": ["hexes"]}, order=[2, 1, 3, 0], played=[2],
    )  # fmt: skip
    table.place("monastery_27", "r4c9")
    assert table.view()["order"] == [1, 0, 2, 3]


@rule("BUR-TEAM-11")
def test_mines_pay_the_team_once_and_the_stock_scores_once() -> None:
    seat = {"hexes": {"r4c6": "castle", "r4c5": "mine", "r4c4": "mine"}}
    table = team(seats=[seat], phase_end=True)
    assert (table.silver(0), table.silver(1), table.silver(2)) == (2, 2, 0)
    stock = {
        "silver": 3, "workers": 5, "goods": {"red": 2},
        "hexes": {"r4c6": "castle", "r4c5": "mine", "r5c8": "castle", "r4c9": "monastery_17", "r3c9": "monastery_26"},
        "bonus_tiles": {"mine": "large"},
    }  # fmt: skip
    over = team(seats=[stock], over=True)
    assert over.view()["teams"][0]["scores"] == {"goods": 2, "silver": 3, "workers": 2, "monasteries": 3}
    assert GAME.scores(over.s)[0] == GAME.scores(over.s)[2]
    found = GAME.result(over.s)
    assert found is not None
    assert (found.points, found.side_points, found.won) == ([0] * 4, [10, 0], [True, True, False, False])


def won(seats: list[dict[str, Any]], **options: Any) -> list[bool]:
    found = GAME.result(team(seats=seats, over=True, options=options).s)
    assert found is not None
    return found.won


@rule("BUR-TEAM-12")
@scenario("97")
def test_the_sum_decides_then_the_fewer_empty_spaces() -> None:
    fuller = {"r4c6": "castle", "r4c5": "mine"}
    assert won([{"points": 10}, {"points": 30}, {"points": 25}, {"points": 14}]) == [True, True, False, False]
    tied: list[dict[str, Any]] = [
        {"points": 10},
        {"points": 30},
        {"points": 20, "hexes": fuller},
        {"points": 20},
    ]
    assert won(tied) == [False, False, True, True]
    assert won(tied, tie_spaces="most") == [True, True, False, False]
    assert won([{"points": 10}, {"points": 30}, {"points": 20}, {"points": 20}]) == [True] * 4


@rule("BUR-TEAM-13")
@pytest.mark.parametrize("expansion", ["border_posts", "trade_routes", "shields", "vineyards"])
def test_some_expansions_do_not_go_with_teams(expansion: str) -> None:
    wanted = {"players": 4, "teams": True, "expansions": [expansion]}
    with pytest.raises(InvalidOptions) as refused:
        GAME.check_options(wanted)
    assert (refused.value.field, refused.value.problem.code) == ("expansions", "not_in_teams")
    assert expansion in GAME.lists(wanted)["expansions"].barred
    assert GAME.check_options({"players": 4, "expansions": [expansion]})


@rule("BUR-TEAM-13")
def test_added_hexes_go_with_teams() -> None:
    table = begun(expansions=["hexes", "white_castles", "inns"], castle_connection=True)
    counts = GAME.conserved(table.s)
    assert [counts[HEX_IDS.index(name)] for name in ("crane", "white_castle", "inn")] == [1, 8, 5]
    assert table.view()["inns"] == 1
    assert table.view()["lost_castles"] == 0


def test_what_partners_share_is_described_once() -> None:
    with pytest.raises(BadPosition) as refused:
        team(seats=[{}, {"silver": 3}])
    assert (refused.value.field, refused.value.problem.code) == ("seats[1]", "shared_with_partner")
    with pytest.raises(BadPosition) as refused:
        team(teams=[{"stored": ["mine", "mine", "mine"]}])
    assert refused.value.field == "teams[0].stored"


@scenario("96")
def test_a_marker_on_the_last_space_moves_to_the_top() -> None:
    table = team(
        seats=[{"stored": ["ship"], "dice": [2, 1]}],
        order=[2, 0, 1, 3], track=[7, 1, 7, 1], played=[2],
    )  # fmt: skip
    table.place("ship", "r5c5")
    assert table.view()["order"] == [0, 2, 1, 3]
    assert table.view()["track"] == [7, 1, 7, 1]
