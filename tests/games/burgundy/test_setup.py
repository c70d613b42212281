"""Setting up: the supply, the duchies, what everybody begins with, and the start castle."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kasztelan.core.chance import SeededChance
from kasztelan.core.errors import InvalidOptions
from kasztelan.core.state import NATURE
from kasztelan.games.burgundy.boards import DUCHIES, PRINTED
from kasztelan.games.burgundy.game import GAME
from kasztelan.games.burgundy.rules.kinds import HEX_IDS, TYPE_IDS, TYPE_OF
from tests.games.burgundy.table import CENTRE, Table, space
from tests.marks import rule, scenario


def begun(players: int, first: int = 0, **options: Any) -> Table:
    """A game set up to the start castles."""
    return Table.new(players, first=first, **options).settle()


def everything(table: Table) -> Counter[str]:
    counts = GAME.conserved(table.s)[: len(HEX_IDS)]
    return Counter({name: count for name, count in zip(HEX_IDS, counts, strict=True) if count})


@rule("BUR-SETUP-1")
def test_the_side_of_the_board_goes_by_the_players() -> None:
    for players, hexes in ((2, 12), (3, 18), (4, 24)):
        view = Table.new(players).view()
        assert sum(len(depot["slots"]) for depot in view["depots"]) == hexes
        assert GAME.table_sizes() == (1, 4)


@rule("BUR-SETUP-2")
def test_there_are_164_hexes_of_six_types() -> None:
    table = Table.new(4)
    found = everything(table)
    assert found.total() == 164
    by_type: Counter[str] = Counter()
    for name, count in found.items():
        by_type[TYPE_IDS[TYPE_OF[HEX_IDS.index(name)]]] += count
    assert by_type == {"building": 56, "animals": 28, "mine": 12, "ship": 26, "monastery": 26, "castle": 16}
    black = Counter(TYPE_IDS[TYPE_OF[kind]] for kind in table.s.box.bags[3])
    assert black == {"building": 16, "animals": 8, "mine": 2, "ship": 6, "monastery": 6, "castle": 2}


@rule("BUR-SETUP-3")
def test_seven_of_each_building_and_of_each_animal() -> None:
    found = everything(Table.new(4))
    for building in ("market", "carpenter", "church", "warehouse", "boarding_house", "bank", "town_hall"):
        assert found[building] == 7
    for animal in ("cow", "sheep", "pig", "chicken"):
        assert [found[f"{animal}_{count}"] for count in (2, 3, 4)] == [2, 3, 2]


@rule("BUR-SETUP-4")
def test_each_monastery_is_there_once() -> None:
    table = Table.new(4)
    found = everything(table)
    assert [found[f"monastery_{number}"] for number in range(1, 30)] == [1] * 26 + [0] * 3
    black = [HEX_IDS[kind] for kind in table.s.box.bags[3] if HEX_IDS[kind].startswith("monastery")]
    assert black == [f"monastery_{number}" for number in (7, 12, 14, 15, 24, 25)]


@rule("BUR-SETUP-5", "BUR-SETUP-6", "BUR-SETUP-7")
@scenario("1", "2")
def test_what_everybody_begins_with() -> None:
    table = begun(4)
    assert [table.workers(seat) for seat in range(4)] == [1, 2, 3, 4]
    assert [table.silver(seat) for seat in range(4)] == [1] * 4
    assert [table.points(seat) for seat in range(4)] == [0] * 4
    assert [sum(table.goods(seat).values()) for seat in range(4)] == [3] * 4
    table.idle("turn")
    assert table.view()["goods_left"] == 42 - 12 - 5
    view = Table.new(4, first=0).settle().idle("turn").view()
    assert (
        sum(1 for one in view["round_goods"] if one) + sum(len(one["goods"]) for one in view["depots"]) == 5
    )


@rule("BUR-SETUP-7")
def test_workers_go_by_turn_order_not_by_seat() -> None:
    table = begun(3, first=1)
    assert [table.workers(seat) for seat in (1, 2, 0)] == [1, 2, 3]


@rule("BUR-SETUP-8")
def test_the_start_player_is_drawn_or_agreed() -> None:
    table = Table.new(3)
    assert table.asked() == "first_player"
    assert GAME.weights(table.s) == [1, 1, 1]
    table.nature("begin", seat=2)
    assert table.s.order == [2, 0, 1]
    assert begun(3, first=1).s.order == [1, 2, 0]


@rule("BUR-SETUP-9")
@scenario("1")
def test_all_markers_begin_in_one_stack() -> None:
    view = begun(4, first=2).view()
    assert view["order"] == [2, 3, 0, 1]
    assert view["track"] == [1, 1, 1, 1]


@rule("BUR-SETUP-10")
def test_two_bonus_tiles_lie_on_each_colour() -> None:
    assert Table.new(2).view()["bonus"] == {type: ["large", "small"] for type in TYPE_IDS[:6]}


@rule("BUR-SETUP-11")
def test_start_castles_are_placed_in_turn_order_on_any_burgundy_space() -> None:
    table = begun(3, first=1)
    order = []
    while table.asked() == "start_castle":
        order.append(table.waiting_for())
        assert {one["space"] for one in table.choices("start_castle")} == {
            space(name) for name in ("r1c2", "r1c3", "r2c3", "r4c4")
        }
        assert table.why_not("start_castle", space=1) == {"code": "not_castle_space", "space": 1}
        table.do("start_castle", space=CENTRE)
    assert order == [1, 2, 0]


@rule("BUR-SETUP-12")
@scenario("9")
def test_the_start_castle_gives_nothing() -> None:
    table = begun(2)
    table.do("start_castle", space=CENTRE)
    assert table.events() == ["start_castle"]
    assert table.points() == 0
    assert table.asked() == "start_castle"


@rule("BUR-SETUP-13")
@scenario("169")
def test_a_larger_castle_area_counts_the_start_castle() -> None:
    hexes = {"r1c2": "castle", "r1c3": "castle"}
    table = Table(phase="B", seats=[{"hexes": hexes, "stored": ["castle"], "dice": [6, 1]}])
    table.place("castle", "r2c3")
    assert table.event("area_completed")["size"] == 3
    assert table.points() == 6 + 8


@rule("BUR-SETUP-14")
def test_workers_and_silver_never_run_out() -> None:
    table = Table(seats=[{"workers": 30, "silver": 30, "dice": [1, 1], "stored": ["bank"]}])
    table.do("take_workers")
    assert table.workers() == 32


# --- duchies


@rule("BUR-DUCHY-1", "BUR-DUCHY-2")
def test_every_duchy_has_the_same_numbers_and_as_many_spaces_of_each_colour() -> None:
    first = DUCHIES[1]
    for number, duchy in DUCHIES.items():
        assert duchy.spaces == 37
        assert [duchy.types.count(type) for type in range(6)] == [4, 3, 6, 6, 12, 6]
        assert duchy.numbers == first.numbers
        assert not any(duchy.near[one] & duchy.by_number[duchy.numbers[one]] for one in range(37)), number


@scenario("170")
def test_how_many_areas_the_duchies_have() -> None:
    found = [len(DUCHIES[number].areas) for number in range(1, 11)]
    assert found == [13, 19, 16, 18, 19, 15, 16, 17, 16, 17]
    assert [PRINTED[number].set for number in range(1, 11)] == ["base"] * 10


@rule("BUR-DUCHY-3")
def test_the_same_duchy_for_all_or_one_of_choice() -> None:
    assert [one["duchy"] for one in begun(3, duchy=7).view()["seats"]] == [7, 7, 7]
    table = Table.new(2, first=1, duchies="chosen")
    assert (table.asked(), table.waiting_for()) == ("choose_duchy", 1)
    assert [one["duchy"] for one in table.choices("choose_duchy")] == list(range(1, 11))
    table.do("choose_duchy", duchy=4).do("choose_duchy", duchy=4)
    assert [one["duchy"] for one in table.view()["seats"]] == [4, 4]


@rule("BUR-DUCHY-4")
def test_of_a_random_board_a_side_is_chosen() -> None:
    table = Table.new(2, first=0, duchies="random")
    assert GAME.to_act(table.s) == NATURE
    assert GAME.weights(table.s) == [4] * 5
    table.nature("draw_board", board="3-4")
    assert table.choices("choose_duchy") == [{"duchy": 3}, {"duchy": 4}]
    table.do("choose_duchy", duchy=4)
    assert GAME.weights(table.s) == [4, 3, 4, 4, 4]


OWN = ["C6 G5 C4 Y3", "G2 G1 C6 Y5 B4", "G5 G4 B3 Y1 B2 B3", "S6 S1 S2 C6 S5 S4 S1", "B2 B5 M4 B3 B1 G2",
       "B6 M1 Y2 B5 B6", "M3 Y4 Y1 B3"]  # fmt: skip


@rule("BUR-DUCHY-5")
def test_a_table_may_bring_its_own_duchy() -> None:
    table = begun(2, duchy_file={"rows": OWN})
    view = table.view()
    assert [one["duchy"] for one in view["seats"]] == [0, 0]
    assert view["boards"]["0"]["rows"][0][0] == ["castle", 6]
    table.idle()
    assert table.is_over()


@rule("BUR-DUCHY-5")
@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        (OWN[:6], "duchy_rows"),
        ([*OWN[:6], "M3 Y4 Y1"], "duchy_row"),
        ([*OWN[:6], "M3 Y4 Y1 X3"], "duchy_space"),
        ([*OWN[:6], "M3 Y4 Y1 Y3"], "duchy_colours"),
        ([*OWN[:6], "M3 Y3 Y1 B3"], "duchy_numbers"),
    ],
)
def test_a_wrong_file_is_refused_with_what_is_wrong(rows: list[str], problem: str) -> None:
    with pytest.raises(InvalidOptions) as refused:
        GAME.check_options({"duchy_file": {"rows": rows}})
    assert refused.value.field == "duchy_file"
    assert refused.value.problem.code == problem


def test_a_first_player_who_does_not_sit_there_is_refused() -> None:
    with pytest.raises(InvalidOptions) as refused:
        GAME.check_options({"players": 2, "first": 2})
    assert refused.value.field == "first"


@rule("BUR-HIDDEN-1")
def test_views_tell_how_many_are_left_but_not_which() -> None:
    table = begun(3).idle("turn")
    view = table.view(0)
    assert view["supply"]["animals"] == 20 - 3
    assert {name for name in view if "bag" in name} == set()
    assert GAME.view(table.s, 0) | {"seat": 1} == GAME.view(table.s, 1)
    dealt = GAME.determinize(table.s, 0, SeededChance(1))
    assert dealt.to_data() == table.s.to_data()
