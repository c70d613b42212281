"""Phases, rounds, and the order of turns."""

from __future__ import annotations

from tests.games.burgundy.table import CENTRE, Table
from tests.marks import rule, scenario


def started(players: int, **options: object) -> Table:
    """The first turn of a game whose markers lie in seat order."""
    return Table.new(players, first=0, **options).settle().idle("turn")


def at_phase(players: int, phase: str) -> Table:
    """The end of the phase before this one, with the phase filled."""
    before = chr(ord(phase) - 1)
    return Table(players, phase=before, phase_end=True).settle("roll")


@rule("BUR-PHASE-1")
def test_twenty_five_rounds() -> None:
    table = Table.new(2, first=0).settle()
    rounds = []
    while not table.is_over():
        if table.asked() == "turn":
            view = table.view()
            rounds.append((view["phase"], view["round"]))
            table.do("end_turn")
        else:
            table.idle("turn")
    assert rounds == [(phase, number) for phase in "ABCDE" for number in range(1, 6) for _ in range(2)]


@rule("BUR-PHASE-2")
@scenario("6")
def test_hexes_leave_and_goods_stay_when_a_phase_begins() -> None:
    lying = {"1": ["bank", "ship"], "3": ["cow_2"]}
    goods = {"2": {"red": 2}, "5": {"pink": 1}}
    table = Table(phase="A", round=5, depots=lying, black=["mine", "castle"], depot_goods=goods, played=[1])
    table.do("end_turn")
    assert table.event("cleared")["count"] == 5
    table.settle("roll")
    view = table.view()
    assert view["phase"] == "B"
    assert [one["goods"] for one in view["depots"]] == [[], ["red", "red"], [], [], ["pink"], []]


@rule("BUR-PHASE-3", "BUR-PHASE-5")
def test_the_depots_are_filled_for_the_number_of_players() -> None:
    for players, each, black in ((2, 2, 4), (3, 3, 6), (4, 4, 8)):
        table = started(players)
        assert [len(table.depot(number)) for number in range(1, 7)] == [each] * 6
        assert len([one for one in table.view()["black"] if one]) == black


@rule("BUR-PHASE-4")
@scenario("4", "5")
def test_the_special_space_of_depot_6() -> None:
    assert "castle" in started(3).depot(6)
    for phase, wanted in (("B", "mine"), ("C", "castle"), ("D", "mine"), ("E", "castle")):
        depot = at_phase(3, phase).depot(6)
        assert wanted in depot
        assert len({"castle", "mine"} & set(depot)) == 1
    assert "castle" in at_phase(4, "B").depot(6)
    assert len(at_phase(4, "B").depot(6)) == 4


@rule("BUR-PHASE-6")
def test_the_goods_of_a_phase_are_turned_up() -> None:
    table = Table(phase="A", phase_end=True).settle("turn_up")
    for colour in ("red", "pink", "orange", "red", "purple"):
        table.nature("deal", goods=colour)
    assert table.view()["round_goods"] == ["red", "pink", "orange", "red", "purple"]


@rule("BUR-PHASE-7")
def test_a_supply_that_runs_out_leaves_spaces_empty() -> None:
    table = Table(phase="D", phase_end=True).settle("refill")
    table.s.bags[3] = table.s.bags[3][:3]
    table.s.bags[2].clear()
    table.settle("roll")
    view = table.view()
    assert len([one for one in view["black"] if one]) == 3
    assert [
        slot["hex"] for depot in view["depots"] for slot in depot["slots"] if slot["type"] == "monastery"
    ] == [
        None,
        None,
    ]


@rule("BUR-PHASE-8", "BUR-MINE-1")
@scenario("29")
def test_mines_pay_at_the_end_of_every_phase() -> None:
    mines = {CENTRE: "castle", "r5c3": "mine", "r6c2": "mine"}
    for phase in "ABCDE":
        table = Table(phase=phase, phase_end=True, seats=[{"hexes": mines}])
        assert table.silver() == 2


@rule("BUR-MINE-1")
def test_a_mine_does_nothing_when_it_is_placed() -> None:
    table = Table(seats=[{"stored": ["mine"], "dice": [4, 1]}])
    table.place("mine", "r5c3")
    assert table.events() == ["placed"]
    assert table.silver() == 0


@rule("BUR-ROUND-1", "BUR-ROUND-2")
@scenario("8")
def test_a_round_begins_with_dice_and_a_goods_tile() -> None:
    goods = [None, "purple", "red", "turquoise", "orange"]
    table = Table(round=1, round_goods=goods, played=[0], order=[1, 0], track=[2, 3])
    table.do("end_turn")
    table.nature("roll", first=3, second=5).nature("roll", first=1, second=1)
    assert table.asked() == "roll_white"
    table.nature("roll_white", value=5)
    assert table.event("white_rolled")["seat"] == 1
    assert table.event("goods_placed") == {"event": "goods_placed", "goods": "purple", "depot": 5}
    assert table.view()["depots"][4]["goods"] == ["purple"]
    assert table.view()["seats"][1]["dice"] == [{"value": 3, "used": False}, {"value": 5, "used": False}]


@rule("BUR-ROUND-3")
def test_turns_follow_the_track() -> None:
    table = Table(4, order=[2, 0, 3, 1], track=[4, 1, 5, 4], round=1)
    order = []
    while table.asked() == "turn":
        order.append(table.waiting_for())
        table.do("end_turn")
    assert order == [2, 0, 3, 1]


@rule("BUR-ROUND-4", "BUR-ROUND-7")
@scenario("167")
def test_a_ship_does_not_change_who_is_still_to_come() -> None:
    ship = {"stored": ["ship"], "dice": [5, 1]}
    table = Table(3, order=[0, 1, 2], played=[0], seats=[{}, ship, {}])
    table.place("ship", "r4c5")
    assert table.events() == ["placed", "moved_ahead", "white_die"]
    assert table.view()["order"] == [1, 0, 2]
    assert table.view()["white_holder"] == 1
    table.do("end_turn")
    assert table.waiting_for() == 2
    table.do("end_turn").settle("roll_white")
    assert table.view()["decision"]["other"] == 1


@rule("BUR-ROUND-5")
@scenario("25")
def test_a_marker_goes_on_top_of_the_stack_it_enters() -> None:
    seat = {"stored": ["ship"], "dice": [5, 1]}
    table = Table(3, order=[1, 0, 2], track=[2, 3, 1], turn=0, seats=[seat])
    table.place("ship", "r4c5")
    assert table.view()["order"] == [0, 1, 2]
    assert table.view()["track"] == [3, 3, 1]
    assert table.event("white_die")["seat"] == 0


@rule("BUR-ROUND-6")
@scenario("96")
def test_on_the_last_space_a_marker_goes_to_the_top() -> None:
    seat = {"stored": ["ship"], "dice": [5, 1]}
    table = Table(order=[1, 0], track=[7, 7], turn=0, seats=[seat])
    table.place("ship", "r4c5")
    assert table.view()["order"] == [0, 1]
    assert table.view()["track"] == [7, 7]
