"""Châteauma: setting up, choosing and placing, and what her hexes bring."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.core.errors import InvalidOptions
from kasztelan.games.burgundy.game import GAME
from tests.games.burgundy.chateauma import her, hers, on_card, reserve, rolls, rules, told
from tests.games.burgundy.table import Table
from tests.marks import rule, scenario


def new(people: int = 1, level: str = "easy", first: int = 0, **options: Any) -> Table:
    return Table.new(people, automa=level, first=first, **options)


# --- setting up


@rule("BUR-CHAT-1")
def test_she_counts_as_a_player() -> None:
    for people in (1, 2, 3):
        one = new(people).idle("turn")
        hexes = sum(len(depot["slots"]) for depot in one.view()["depots"])
        assert hexes == {1: 12, 2: 18, 3: 24}[people]
        assert one.view()["values"]["goods"] == people + 1
        told_of = GAME.participants(one.s.box.options)
        assert [each.name for each in told_of] == [""] * people + ["automa-chateauma"]
        assert GAME.seats(one.s.box.options) == people


@rule("BUR-CHAT-1", "BUR-WITH-4")
def test_who_cannot_play_together_is_refused() -> None:
    for options, field in (
        ({"players": 4, "automa": "easy"}, "players"),
        ({"players": 2, "automa": "easy", "expansions": ["inns"]}, "expansions"),
    ):
        with pytest.raises(InvalidOptions) as refused:
            GAME.new(options)
        assert refused.value.field == field
        assert "inns" not in refused.value.allowed.to_data().get("values", [])
    barred = GAME.lists(GAME.check_options({"players": 1, "automa": "easy"}))["expansions"]
    assert barred.to_data()["barred"] == ["inns"]


@rule("BUR-CHAT-3", "BUR-CHAT-4", "BUR-CHAT-5")
@scenario("138")
def test_her_cards_and_what_she_begins_with() -> None:
    one = new()
    assert {choice["card"] for choice in one.choices("draw_card")} == {4, 7, 8}
    one.nature("draw_card", card=8)
    assert on_card(one) == ["castle", None, None, None]
    assert one.points(1) == 0
    assert len(one.choices("draw_card")) == 8
    one.nature("draw_card", card=2)
    assert (her(one)["cards"][1]["card"], her(one)["deck"]) == (2, 7)
    one.idle("turn")
    assert her(one)["goods"] == dict.fromkeys(her(one)["goods"], 1)
    assert len(her(one)["goods"]) == 6
    assert her(one)["silver"] == 1
    assert one.workers(1) == 0
    assert one.view()["order"] == [0, 1]
    assert one.view()["goods_left"] == 42 - 6 - 3 - 5


@rule("BUR-CHAT-5")
def test_she_comes_last_after_several_people_too() -> None:
    one = Table.new(3, automa="hard").nature("begin", seat=2)
    assert one.view()["order"] == [2, 0, 1, 3]


@rule("BUR-CHAT-6")
def test_the_white_die_selects_a_card() -> None:
    one = new().idle("roll")
    assert one.view()["decision"]["other"] == 0
    one.nature("roll", first=1, second=1)
    assert one.view()["decision"] == {"name": "roll_white", "seat": None, "other": 0}
    one.nature("roll_white", value=5)
    assert one.event("automa_selected")["side"] == "right"
    assert her(one)["selected"] == "right"
    assert GAME.decision(one.s)["name"] == "turn"


@rule("BUR-CHAT-7")
def test_her_turn_is_taken_step_by_step() -> None:
    one = hers([4, 1], depots={1: ["bank"]}, automa={"silver": 0}, black=["castle"])
    steps = GAME.apply_told(one.s, GAME.codec.encode({"verb": "automa_roll", "value": 1}))
    shown = [GAME.view(step.state, 0)["automa"]["step"] for step in steps]
    names = [[event.name for event in step.events] for step in steps]
    assert names[0] == ["automa_rolled"]
    assert names[1] == ["automa_placed"]
    assert names[2] == ["automa_does", "gained_silver"]
    bought = next(at for at, events in enumerate(names) if "automa_reserved" in events)
    assert (shown[2], shown[bought]) == (2, 6)
    assert names[bought + 1] == ["turn_ended"]
    assert steps[bought].events[0].public["rule"] == "BUR-CARD-7"


@rule("BUR-CHAT-7", "BUR-CARD-1", "BUR-GIFT-10")
@scenario("178")
def test_the_bonus_of_a_castle_comes_before_every_symbol() -> None:
    one = hers(
        [7, 1],
        white=1,
        depots={1: ["castle"], 2: ["warehouse"]},
        automa={"hexes": [["bank"]], "goods": {"turquoise": 2, "pink": 1}},
    )
    rolls(one, 1)
    assert [(sale["goods"], sale["count"]) for sale in told(one, "sold")] == [("turquoise", 2), ("pink", 1)]
    assert rules(one).index("BUR-GIFT-1") < rules(one).index("BUR-CARD-1")
    assert sum(sale["silver"] for sale in told(one, "sold")) == 2


@rule("BUR-CHAT-8", "BUR-CARD-2")
@pytest.mark.parametrize(("level", "points"), [("easy", 8), ("medium", 12), ("hard", 16)])
def test_the_level_says_what_a_card_is_worth(level: str, points: int) -> None:
    one = hers([1, 4], level=level, depots={1: ["mine"]}, automa={"hexes": [[None, "cow_2", "monastery_1"]]})
    rolls(one, 1)
    assert one.event("automa_completed")["points"] == points
    assert one.sources(1)["cards"] == points


@rule("BUR-HIDDEN-2")
def test_nobody_sees_her_deck() -> None:
    one = new(modifiers=["A"]).idle("turn")
    assert her(one)["deck"] == 7
    assert {name for name in her(one) if isinstance(her(one)[name], list) and 9 in her(one)[name]} == set()
    hidden = [space for spaces in her(one)["duchy"].values() for space in spaces if space["covered"]]
    assert [space["hex"] for space in hidden] == [None] * 5


# --- choosing and placing


@rule("BUR-SEEK-1")
@scenario("140")
def test_a_depot_is_searched_space_by_space_before_the_next() -> None:
    one = hers([9, 1], depots={2: ["monastery_10", "bank", "castle"], 3: ["cow_2"]})
    rolls(one, 2)
    placed = one.event("automa_placed")
    assert (placed["hex"], placed["depot"], placed["card"], placed["space"]) == ("bank", 2, 9, 2)
    assert placed["rule"] == "BUR-SEEK-1"
    assert on_card(one) == [None, "bank", None, None]


@rule("BUR-SEEK-1")
def test_the_search_goes_round_from_six_to_one() -> None:
    one = hers([9, 1], depots={1: ["monastery_10"], 4: ["cow_2"]})
    rolls(one, 5)
    assert one.event("automa_placed")["depot"] == 1


@rule("BUR-SEEK-2")
def test_the_topmost_of_several_is_taken() -> None:
    one = hers([2, 1], depots={1: ["castle", "watchtower", "bank"]})
    rolls(one, 1)
    assert one.event("automa_placed")["hex"] == "watchtower"
    assert one.depot(1) == ["castle", "bank"]


@rule("BUR-SEEK-3", "BUR-CARD-8")
@scenario("141")
def test_the_reserve_helps_where_no_depot_does() -> None:
    one = hers([3, 1], depots={1: ["castle"]}, automa={"reserve": ["ship", "cow_2", "cow_3"]})
    rolls(one, 1)
    assert one.event("automa_placed")["from"] == "reserve"
    assert one.event("moved_ahead")["place"] == 2
    one = hers([9, 1], automa={"reserve": ["cow_2", "cow_3"]})
    rolls(one, 1)
    assert on_card(one)[0] == "cow_3"


@rule("BUR-SEEK-4")
@scenario("142")
def test_a_wild_hex_brings_no_bonus_but_its_space_does() -> None:
    one = hers([6, 1], automa={"wild": ["bank"], "goods": {"red": 2}})
    rolls(one, 1)
    assert on_card(one) == ["(bank)", None, None, None]
    assert "gained_silver" not in one.events()
    assert (one.event("sold")["count"], one.event("sold")["points"]) == (2, 4)


@rule("BUR-SEEK-5")
def test_the_black_depot_gives_a_wild_hex() -> None:
    one = hers([6, 1], black=[None, "mine", "cow_3"])
    rolls(one, 1)
    assert her(one)["wild"] == ["mine"]
    assert on_card(one) == [None] * 4
    assert one.event("automa_reserved")["wild"] is True


@rule("BUR-SEEK-6")
def test_silver_when_nothing_else_is_left() -> None:
    one = rolls(hers([6, 1]), 1)
    assert one.silver(1) == 2
    assert one.event("automa_does")["rule"] == "BUR-SEEK-6"


@rule("BUR-SEEK-7", "BUR-CARD-5")
def test_without_a_card_she_uses_the_other_one() -> None:
    done = [1, 2, 3, 4, 5, 7, 8, 9]
    one = hers([6], white=6, depots={1: ["ship"]}, automa={"done": done})
    rolls(one, 1)
    assert on_card(one) == ["ship", None, None, None]
    assert her(one)["cards"][1] is None
    lying = {"hexes": [[None, "monastery_1", "bank", "ship"]], "done": done}
    one = rolls(hers([6], depots={1: ["ship"]}, automa=lying), 1)
    assert her(one)["cards"] == [None, None]
    assert one.asked() == "roll"


@rule("BUR-SEEK-7", "BUR-GIFT-1")
def test_it_is_said_when_she_uses_the_other_card() -> None:
    one = hers(
        [8, 4],
        white=1,
        depots={1: ["castle"], 2: ["bank"]},
        automa={"hexes": [["castle", "mine", None, "ship"]], "silver": 0},
    )
    rolls(one, 1)
    said = one.event("automa_selected")
    assert (said["card"], said["side"], said["rule"]) == (4, "right", "BUR-SEEK-7")
    assert [event["card"] for event in told(one, "automa_placed")] == [8, 4]
    full = hers(
        [8], depots={1: ["castle"]}, automa={"hexes": [["castle", "mine", None, "ship"]], "goods": {"red": 2}}
    )
    full.nature("automa_roll", value=1)
    assert [event["rule"] for event in told(full, "automa_does")][:2] == ["BUR-GIFT-1", "BUR-SEEK-7"]
    assert full.event("sold")["count"] == 2


@rule("BUR-SEEK-7")
def test_without_any_card_she_sells_goods() -> None:
    one = hers([0, 0], automa={"done": list(range(1, 10)), "goods": {"pink": 1, "brown": 2}})
    assert her(one)["goods"] == {"pink": 1}
    assert one.points(1) == 4
    assert one.asked() == "roll"


# --- bonuses


@rule("BUR-GIFT-1")
@scenario("144")
def test_a_castle_lets_her_place_another_hex() -> None:
    one = hers([1, 4], white=6, depots={1: ["castle", "mine"], 6: ["monastery_1"]})
    rolls(one, 1)
    placed = told(one, "automa_placed")
    assert [(each["hex"], each["depot"]) for each in placed] == [("castle", 1), ("monastery_1", 6)]
    assert len(told(one, "automa_rolled")) == 1


@rule("BUR-GIFT-1")
@scenario("144")
def test_a_castle_that_fills_its_card_goes_on_with_the_other() -> None:
    lying = [None, "mine", "castle", "ship"]
    one = hers([8, 9], depots={1: ["castle", "cow_2"]}, automa={"hexes": [lying]})
    rolls(one, 1)
    assert [(each["card"], each["space"]) for each in told(one, "automa_placed")] == [(8, 1), (9, 1)]


@rule("BUR-GIFT-1")
@scenario("144")
def test_a_castle_that_fills_both_cards_sells_goods() -> None:
    hexes = [["castle", "mine", None, "ship"], ["cow_2", "bank", "bank", "monastery_1"]]
    one = hers([8, 9], depots={1: ["castle"]}, automa={"hexes": hexes, "goods": {"red": 3}})
    rolls(one, 1)
    assert one.event("sold")["count"] == 3
    assert [each["card"] for each in told(one, "automa_completed")] == [8, 9]


@rule("BUR-GIFT-2")
@scenario("145")
@pytest.mark.parametrize(
    ("building", "silver", "points"),
    [("bank", 2, 0), ("boarding_house", 0, 2), ("watchtower", 0, 4), ("warehouse", 1, 6)],
)
def test_buildings_that_bring_something_at_once(building: str, silver: int, points: int) -> None:
    one = hers([2, 1], depots={1: [building]}, automa={"goods": {"pink": 3, "red": 2}})
    rolls(one, 1)
    assert (one.silver(1), one.points(1)) == (silver, points)


@rule("BUR-GIFT-2", "BUR-GIFT-10")
def test_without_goods_nothing_is_sold() -> None:
    one = rolls(hers([2, 1], depots={1: ["warehouse"]}), 1)
    assert one.event("automa_misses")["rule"] == "BUR-GIFT-10"
    assert one.silver(1) == 0


@rule("BUR-GIFT-3")
def test_a_workshop_brings_a_building() -> None:
    one = hers([2, 1], white=3, depots={1: ["carpenter"], 2: ["bank"], 5: ["cow_2", "church", "market"]})
    rolls(one, 1)
    assert reserve(one) == {"building": ["church"]}
    one = rolls(hers([2, 1], depots={1: ["carpenter"]}), 1)
    assert one.event("automa_misses")["rule"] == "BUR-GIFT-3"


@rule("BUR-GIFT-4")
@scenario("146")
def test_a_church_brings_a_castle_a_mine_or_a_monastery() -> None:
    depots: dict[int, list[str]] = {2: ["church"], 1: ["castle"], 4: ["mine", "monastery_1"]}
    one = rolls(hers([2, 1], white=4, depots=depots), 2)
    assert reserve(one) == {"castle": ["castle"]}
    depots.pop(1)
    one = rolls(hers([2, 1], white=4, depots=depots), 2)
    assert reserve(one) == {"mine": ["mine"]}
    one = rolls(hers([2, 1], white=4, depots={2: ["church"], 4: ["monastery_1"]}), 2)
    assert reserve(one) == {"monastery": ["monastery_1"]}
    one = rolls(hers([2, 1], white=4, depots={2: ["church"]}), 2)
    assert one.event("automa_misses")["rule"] == "BUR-GIFT-4"


@rule("BUR-GIFT-5")
def test_a_market_brings_a_ship_or_animals() -> None:
    one = rolls(hers([2, 1], white=4, depots={1: ["market", "ship"], 4: ["cow_2"]}), 1)
    assert reserve(one) == {"ship": ["ship"]}
    one = rolls(hers([2, 1], white=4, depots={1: ["market"], 4: ["cow_2"]}), 1)
    assert reserve(one) == {"animals": ["cow_2"]}
    one = rolls(hers([2, 1], white=4, depots={1: ["market"]}), 1)
    assert one.event("automa_misses")["rule"] == "BUR-GIFT-5"


@rule("BUR-GIFT-6")
@scenario("148")
def test_a_town_hall_places_what_the_reserve_has_most_of() -> None:
    lying = {"hexes": [[None, "castle"], [None, None, None, "ship"]], "reserve": ["mine", "mine", "ship"]}
    one = rolls(hers([4, 6], depots={1: ["town_hall"]}, automa=lying), 1)
    assert on_card(one) == ["town_hall", "castle", None, "mine", None]
    assert reserve(one) == {"mine": ["mine"], "ship": ["ship"]}
    one = rolls(hers([9, 6], depots={1: ["town_hall"]}, automa={"reserve": ["ship"]}), 1)
    assert on_card(one, 1) == ["ship", None, None, None]
    assert "moved_ahead" in one.events()


@rule("BUR-GIFT-6")
def test_of_two_types_the_one_further_left_is_placed() -> None:
    lying = {"hexes": [[None, "castle"]], "reserve": ["monastery_1", "mine"]}
    one = rolls(hers([4, 6], depots={1: ["town_hall"]}, automa=lying), 1)
    assert on_card(one)[3] == "mine"


@rule("BUR-GIFT-6")
@scenario("181")
def test_a_town_hall_leaves_wild_hexes_alone() -> None:
    one = rolls(hers([9, 6], depots={1: ["town_hall"]}, automa={"wild": ["cow_2"]}), 1)
    assert her(one)["wild"] == ["cow_2"]
    assert one.event("automa_misses")["rule"] == "BUR-GIFT-6"


@rule("BUR-GIFT-7")
@scenario("149", "E25")
def test_animals_of_cards_and_duchy_score_together() -> None:
    lying = {"hexes": [[], [None, None, "sheep_3"]], "duchy": ["sheep_2", "cow_4"], "reserve": ["sheep_2"]}
    one = rolls(hers([9, 2], depots={1: ["sheep_4"]}, automa=lying), 1)
    assert one.event("animals_scored")["points"] == 9
    assert one.event("animals_scored")["count"] == 3


@rule("BUR-GIFT-7")
def test_animals_that_lie_face_down_do_not_count() -> None:
    one = rolls(hers([9, 2], depots={1: ["sheep_4"]}, automa={"hexes": [[], [["sheep_3"]]]}), 1)
    assert one.event("animals_scored")["points"] == 4


@rule("BUR-GIFT-8")
@scenario("150")
def test_a_ship_takes_the_largest_heap() -> None:
    goods = {2: {"red": 1, "pink": 1}, 3: {"brown": 1}, 5: {"orange": 2}}
    one = rolls(hers([6, 1], white=3, depots={1: ["ship"]}, depot_goods=goods), 1)
    assert one.event("loaded")["depot"] == 5
    assert one.view()["track"][1] == 2
    one = rolls(hers([6, 1], white=2, depots={1: ["ship"]}, depot_goods=goods), 1)
    assert one.event("loaded")["depot"] == 5
    one = rolls(hers([6, 1], depots={1: ["ship"]}), 1)
    assert "loaded" not in one.events()
    assert told(one, "automa_misses")[0]["rule"] == "BUR-GIFT-8"
    assert one.view()["track"][1] == 2


@rule("BUR-GIFT-9", "BUR-CHAT-2")
def test_mines_pay_and_monasteries_do_nothing_for_her() -> None:
    lying = {
        "hexes": [[None, "castle", None, "mine"], ["monastery_14"]],
        "duchy": ["mine"],
        "reserve": ["mine"],
    }
    one = Table(1, {"automa": "easy"}, phase_end=True, automa={"cards": [4, 5], **lying})
    assert one.silver(1) == 2
    assert one.workers(1) == 0


@rule("BUR-CHAT-2")
def test_she_may_have_a_building_twice() -> None:
    one = rolls(hers([2, 1], depots={1: ["bank"]}, automa={"hexes": [["bank"]], "duchy": ["bank"]}), 1)
    assert on_card(one)[:2] == ["bank", "bank"]
    assert "area_completed" not in one.events()
