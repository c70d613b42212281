"""Châteauma: her cards, her duchy, purchases, modifiers, expansions, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.core.errors import BadPosition
from kasztelan.games.burgundy.components import SUPPLY
from kasztelan.games.burgundy.game import GAME
from kasztelan.games.burgundy.rules.kinds import HEX_IDS
from tests.games.burgundy.chateauma import duchy, her, hers, on_card, reserve, rolls, rules, told
from tests.games.burgundy.table import Table
from tests.marks import rule, scenario

BUILDINGS = [
    "market",
    "carpenter",
    "church",
    "warehouse",
    "boarding_house",
    "bank",
    "town_hall",
    "watchtower",
]


def ended(people: int = 1, options: dict[str, Any] | None = None, **position: Any) -> Table:
    """Everything is counted."""
    chosen = {"automa": "easy", **(options or {})}
    return Table(people, chosen, over=True, **position)


# --- cards and duchy


@rule("BUR-CARD-2", "BUR-CARD-3", "BUR-CARD-4")
@scenario("152")
def test_a_completed_card_scores_and_empties_into_the_duchy() -> None:
    lying = [["boarding_house"], "castle", "monastery_1", None, "bank"]
    one = hers([4, 2], level="medium", depots={1: ["mine"]}, automa={"hexes": [lying, ["church"]]})
    rolls(one, 1)
    assert one.points(1) == 21
    assert [duchy(one, type) for type in ("building", "castle", "monastery", "mine")] == [
        ["boarding_house", "bank"], ["castle"], ["monastery_1"], ["mine"],
    ]  # fmt: skip
    assert her(one)["done"] == [4]
    assert (her(one)["cards"][0]["card"], on_card(one)) == (2, ["church", None, None, None])
    assert one.asked() == "draw_card"
    assert one.view()["decision"]["side"] == "right"
    one.nature("draw_card", card=9)
    assert her(one)["cards"][1]["card"] == 9
    assert told(one, "scored") == []


@rule("BUR-CARD-3")
def test_what_finds_no_space_is_stacked() -> None:
    mines = ["mine", "mine", "mine"]
    lying = {"hexes": [[None, "cow_2", "monastery_1"]], "duchy": mines}
    one = rolls(hers([1, 2], depots={1: ["mine"]}, automa=lying), 1)
    assert her(one)["piled"] == ["mine"]
    assert next(event["space"] for event in told(one, "automa_moved") if event["hex"] == "mine") == 0


@rule("BUR-CARD-2", "BUR-CARD-4")
def test_two_cards_may_be_completed_in_one_turn() -> None:
    hexes = [["castle", "mine", None, "ship"], [None, "cow_2", "monastery_1"]]
    one = hers([8, 1], depots={1: ["castle", "mine"]}, automa={"hexes": hexes})
    rolls(one, 1)
    assert [event["points"] for event in told(one, "automa_completed")] == [14, 8]
    one.nature("draw_card", card=2).nature("draw_card", card=3)
    assert [card["card"] for card in her(one)["cards"]] == [2, 3]


@rule("BUR-CARD-4", "BUR-CARD-5")
def test_an_empty_deck_leaves_a_place_empty() -> None:
    lying = {"hexes": [[None, "cow_2", "monastery_1"], ["bank"]], "done": [3, 4, 5, 6, 7, 8, 9]}
    one = rolls(hers([1, 2], depots={1: ["mine"]}, automa=lying), 1)
    assert [card and card["card"] for card in her(one)["cards"]] == [2, None]
    assert one.event("automa_slid")["card"] == 2
    assert one.asked() == "roll"


@rule("BUR-CARD-6")
@scenario("153")
def test_a_covered_colour_brings_the_tile_that_is_left() -> None:
    lying = {"hexes": [[None, "cow_2", "monastery_1"]], "duchy": ["mine", "mine"]}
    seats = [{"bonus_tiles": {"mine": "large"}}]
    one = rolls(hers([1, 2], people=3, depots={1: ["mine"]}, automa=lying, seats=seats), 1)
    one.nature("draw_card", card=3)
    assert one.event("bonus_tile") | {"event": ""} == {
        "event": "", "seat": 3, "type": "mine", "tile": "small", "points": 4,
    }  # fmt: skip
    assert one.points(3) == 8 + 4


@rule("BUR-CARD-7")
@scenario("154")
def test_she_buys_what_her_reserve_has_fewest_of() -> None:
    lying = {"silver": 3, "reserve": ["castle", "mine", "cow_2", "ship"]}
    one = hers([2, 1], depots={1: ["church"]}, black=["ship", "bank", "cow_3", "monastery_7"], automa=lying)
    rolls(one, 1)
    assert one.event("automa_reserved") | {"event": ""} == {
        "event": "", "seat": 1, "hex": "monastery_7", "from": "black", "depot": 0, "wild": False, "silver": 2,
        "rule": "BUR-CARD-7",
    }  # fmt: skip
    assert one.silver(1) == 1
    assert reserve(one)["monastery"] == ["monastery_7"]


@rule("BUR-CARD-7")
def test_of_several_hexes_of_the_type_the_first_is_bought() -> None:
    one = hers([2, 1], depots={1: ["church"]}, black=["bank", "cow_3", "market"], automa={"silver": 2})
    rolls(one, 1)
    assert reserve(one) == {"animals": ["cow_3"]}
    one = hers([2, 1], depots={1: ["church"]}, black=["bank", "market"], automa={"silver": 4})
    rolls(one, 1)
    assert reserve(one) == {"building": ["bank"]}
    assert one.silver(1) == 2


# --- modifiers


@rule("BUR-MOD-1", "BUR-MOD-2", "BUR-MOD-5")
@scenario("157")
def test_modifiers_a_and_b_cover_spaces_of_her_duchy() -> None:
    one = Table.new(1, automa="hard", modifiers=["A", "B"], first=0)
    kept = GAME.conserved(one.s)
    one.nature("draw_card", card=4).nature("draw_card", card=1).nature("draw", hex="market")
    assert duchy(one, "building") == [None, None, "market"]
    assert [duchy(one, type) for type in ("animals", "ship", "monastery")] == [[None]] * 3
    assert [duchy(one, type) for type in ("castle", "mine")] == [["castle"], ["mine"]]
    assert one.view()["supply"]["black"] == 35
    assert her(one)["board"] == 36
    assert GAME.conserved(one.s) == kept


@rule("BUR-MOD-1", "BUR-HIDDEN-2", "BUR-PHASE-7")
def test_the_hexes_of_modifier_a_never_turn_up() -> None:
    one = Table.new(3, automa="easy", modifiers=["A"], first=0)
    seen = 0
    while not one.is_over():
        if one.asked() == "refill" and one.view()["decision"]["depot"] == 0:
            seen += 1
        legal = GAME.legal(one.s)
        end = GAME.codec.encode({"verb": "end_turn"})
        GAME.apply(one.s, end if end in legal else legal[0])
    assert seen == 40 - 5
    assert one.view()["supply"]["black"] == 0
    hidden = [space["hex"] for spaces in her(one)["duchy"].values() for space in spaces if space["covered"]]
    assert hidden.count(None) == 5


@rule("BUR-MOD-2")
@scenario("157")
def test_the_mine_of_modifier_b_pays() -> None:
    one = Table(
        1, {"automa": "easy", "modifiers": ["B"]}, phase_end=True, automa={"cards": [2, 1], "duchy": ["mine"]}
    )
    assert one.silver(1) == 1
    plain = Table(1, {"automa": "easy", "modifiers": ["A", "B"]}, phase_end=True, automa={"cards": [2, 1]})
    assert plain.silver(1) == 1
    assert duchy(plain, "building") == [None, None, "market"]


@rule("BUR-MOD-3", "BUR-CHAT-6")
@scenario("180", "157")
def test_modifier_c_puts_her_first() -> None:
    one = Table.new(1, automa="easy", modifiers=["C"]).idle("roll")
    assert one.view()["order"] == [1, 0]
    assert one.workers(0) == 2
    one.nature("roll", first=1, second=1)
    assert one.view()["decision"]["other"] == 0
    one.nature("roll_white", value=1)
    assert one.asked() == "automa_roll"


@rule("BUR-MOD-4", "BUR-MOD-5")
@scenario("158")
def test_modifier_d_gives_an_extra_action_before_cards_are_drawn() -> None:
    options = {"modifiers": ["D"]}
    lying = {
        "hexes": [["bank", "castle", "monastery_1", None, "market"], []],
        "duchy": BUILDINGS[:5],
        "goods": {"red": 1},
    }
    one = hers([4, 6], options=options, depots={1: ["mine"], 5: ["ship"]}, automa=lying)
    rolls(one, 1)
    assert one.asked() == "automa_roll"
    assert duchy(one, "building") == [*BUILDINGS[:5], "bank"]
    assert [each["hex"] for each in her(one)["in_hand"]] == ["castle", "monastery_1", "mine", "market"]
    rolls(one, 4)
    assert [event["card"] for event in told(one, "automa_placed")] == [6]
    assert one.event("sold")["count"] == 1
    names = one.events()
    assert names.index("moved_ahead") < names.index("sold") < names.index("automa_moved")
    assert one.asked() == "draw_card"


@rule("BUR-MOD-4")
@scenario("158")
def test_modifier_d_sells_goods_when_both_cards_are_full() -> None:
    hexes = [["bank", "castle", "monastery_1", None, "market"], ["mine", "cow_2", "monastery_2"]]
    lying = {"hexes": hexes, "duchy": BUILDINGS[:5], "goods": {"red": 1}}
    one = hers([4, 1], options={"modifiers": ["D"]}, depots={1: ["mine"]}, automa=lying)
    rolls(one, 1)
    assert one.event("sold")["count"] == 1
    assert len(told(one, "automa_rolled")) == 1


# --- expansions


@rule("BUR-WITH-1")
def test_a_crane_works_like_a_castle() -> None:
    options = {"expansions": ["hexes", "white_castles"]}
    one = hers([2, 1], options=options, depots={1: ["crane", "cow_2"]})
    rolls(one, 1)
    assert on_card(one) == ["crane", None, "cow_2", None]
    for number in (27, 28, 29):
        one = rolls(hers([5, 1], options=options, depots={1: [f"monastery_{number}"]}), 1)
        assert {event["event"] for event in one.told if event.get("seat") == 1} == {
            "automa_rolled", "automa_placed", "turn_ended", "automa_misses", "automa_does",
        }  # fmt: skip
        assert one.view()["order"] == [0, 1]


@rule("BUR-WITH-2")
def test_geese_count_her_largest_herd() -> None:
    options = {"expansions": ["hexes"]}
    lying = {"hexes": [[], [None, None, "cow_4"]], "duchy": ["pig_2", "pig_3"]}
    one = rolls(hers([9, 2], options=options, depots={1: ["geese"]}, automa=lying), 1)
    assert one.event("animals_scored")["points"] == 7
    one = rolls(hers([9, 2], options=options, depots={1: ["cow_3"]}, automa={"duchy": ["geese"]}), 1)
    assert one.event("animals_scored")["points"] == 5


@rule("BUR-WITH-3")
@scenario("160")
def test_a_white_castle_brings_what_her_reserve_lacks() -> None:
    options = {"expansions": ["white_castles"]}
    depots = {1: ["white_castle"], 4: ["mine", "monastery_2"], 2: ["monastery_1"]}
    lying = {"reserve": ["castle", "mine"]}
    one = rolls(hers([2, 1], options=options, white=3, depots=depots, automa=lying), 1)
    assert reserve(one)["monastery"] == ["monastery_2"]
    one = rolls(hers([2, 1], options=options, depots={1: ["white_castle", "ship"]}, automa=lying), 1)
    assert "monastery" not in reserve(one)
    assert one.silver(1) == 1


@rule("BUR-WITH-5")
@scenario("161")
def test_cards_with_border_posts_bring_rewards() -> None:
    options = {"expansions": ["border_posts"]}
    lying = {"hexes": [["bank", "castle", "monastery_1", None, "market"]], "done": [2]}
    one = rolls(hers([4, 1], options=options, phase="C", depots={1: ["mine"]}, automa=lying), 1)
    assert one.event("automa_posts")["points"] == 6
    lying["done"] = [2, 6]
    one = rolls(hers([4, 1], options=options, phase="C", depots={1: ["mine"]}, automa=lying), 1)
    assert (one.event("bonus_tile")["type"], one.event("bonus_tile")["tile"]) == ("posts", "large")
    assert one.sources(1)["bonus_tiles"] == 5
    tiles = [{"bonus_tiles": {"posts": tile}} for tile in ("large", "small")]
    one = hers([4, 1], people=2, options=options, seats=tiles, depots={1: ["mine"]}, automa=lying)
    rolls(one, 1)
    assert "BUR-WITH-5" in [event["rule"] for event in told(one, "automa_misses")]


@rule("BUR-WITH-6")
@scenario("162")
def test_trade_routes_give_her_a_point_for_a_sale() -> None:
    options = {"expansions": ["trade_routes"]}
    one = hers([2, 1], options=options, depots={1: ["warehouse"]}, automa={"goods": {"red": 4}})
    rolls(one, 1)
    assert one.points(1) == 8 + 1
    assert one.sources(1)["routes"] == 1


@rule("BUR-WITH-7")
@scenario("164")
def test_shield_2_stays_in_the_box() -> None:
    one = Table.new(1, automa="easy", expansions=["shields"]).idle("deal_shield")
    assert sorted(choice["shield"] for choice in one.choices("deal_shield")) == [1, *range(3, 19)]


@rule("BUR-WITH-7")
def test_a_card_with_a_shield_brings_the_lowest_one() -> None:
    lying = {"hexes": [[None, "cow_2", "monastery_1"]]}
    position: dict[str, Any] = {
        "options": {"expansions": ["shields"]},
        "depots": {1: ["mine"]},
        "automa": lying,
    }
    one = rolls(hers([1, 2], white=3, shields={2: [1], 4: [12, 9]}, **position), 1)
    assert (one.event("automa_shield")["shield"], one.event("automa_shield")["depot"]) == (9, 4)
    assert her(one)["shields"] == [9]
    assert one.view()["depots"][3]["shields"] == [12]
    one = rolls(hers([1, 2], **position), 1)
    assert [event["rule"] for event in told(one, "automa_misses")] == ["BUR-WITH-7"]


@rule("BUR-WITH-7")
@scenario("E26")
@pytest.mark.parametrize(("count", "points"), [(1, 8), (2, 15), (3, 25), (4, 40), (5, 40)])
def test_her_shields_score_together(count: int, points: int) -> None:
    shields = [1, 7, 8, 13, 14][:count]
    one = ended(options={"expansions": ["shields"]}, automa={"cards": [2, 1], "shields": shields})
    assert one.sources(1) == {"shields": points}
    assert one.view()["seats"][0]["shields"] == []


@rule("BUR-WITH-7")
def test_she_pays_no_tribute() -> None:
    options = {"automa": "easy", "expansions": ["shields"]}
    one = Table(1, options, phase_end=True, automa={"cards": [2, 1], "shields": [5], "silver": 1})
    assert (her(one)["shields"], her(one)["silver"]) == ([5], 1)


@rule("BUR-WITH-8")
@scenario("164", "193")
def test_shield_6_copies_her_monasteries() -> None:
    options = {"expansions": ["shields"]}
    towers = {"r4c4": "castle", "r3c3": "watchtower", "r5c1": "watchtower"}
    seats = [{"hexes": towers, "shields": {"19": 6}, "copies": 1, "goods": {"red": 2}, "dice": [4, 1]}]
    lying = {
        "cards": [5, 2],
        "hexes": [["monastery_3"]],
        "duchy": ["monastery_17"],
        "reserve": ["monastery_4"],
    }
    one = Table(1, {"automa": "easy", **options}, seats=seats, automa=lying)
    one.do("sell", goods="red")
    assert (one.silver(), one.workers()) == (2, 0)
    over = ended(options=options, seats=seats, automa=lying)
    assert over.sources(0)["monasteries"] == 2 * 4
    assert over.sources(1)["monasteries"] == 2 * 4


@rule("BUR-WITH-8")
def test_a_monastery_placed_later_is_copied_too() -> None:
    options = {"expansions": ["shields"]}
    seats = [{"shields": {"19": 6}, "copies": 1}]
    one = hers([5, 1], options=options, depots={1: ["monastery_14"]}, seats=seats)
    rolls(one, 1).idle("turn")
    workers = one.workers()
    one.do("take_workers")
    assert one.workers() == workers + 4


@rule("BUR-WITH-9")
def test_vineyards_have_cards_of_their_own() -> None:
    one = Table.new(1, automa="easy", expansions=["vineyards"])
    assert {choice["card"] for choice in one.choices("draw_card")} == {12, 15, 16}
    one.idle("turn")
    assert her(one)["deck"] == 7
    assert len(one.view()["seats"]) == 1
    assert sum(one.view()["vineyard"]["pool"].values()) == 23


@rule("BUR-WITH-9", "BUR-WITH-11")
@scenario("165")
def test_a_double_hex_symbol_takes_one_from_the_vineyard_depot() -> None:
    options = {"expansions": ["vineyards"]}
    doubles = ["vines_red", "vines_blue", "vines_black", "vines_green", None, "vines_orange"]
    one = hers(
        [11, 17], people=3, white=5, options=options, depots={1: ["cow_2"]}, vine_depot=doubles,
    )  # fmt: skip
    rolls(one, 1)
    assert (one.event("automa_vines")["hex"], one.event("automa_vines")["slot"]) == ("vines_orange", 6)
    assert her(one)["doubles"] == ["vines_orange"]
    empty = hers([11, 17], white=5, options=options, depots={1: ["cow_2"]})
    assert [event["rule"] for event in told(rolls(empty, 1), "automa_misses")][-1] == "BUR-WITH-9"


@rule("BUR-WITH-11")
@scenario("165")
@pytest.mark.parametrize(("count", "points"), [(1, 1), (7, 28), (13, 91), (14, 91)])
def test_her_double_hexes_score_together(count: int, points: int) -> None:
    doubles = [f"vines_{one}" for one in ("orange", "yellow", "green", "red", "black", "blue")]
    doubles += ["vines_orange_yellow", "vines_orange_green", "vines_orange_red"] * 3
    one = ended(options={"expansions": ["vineyards"]}, automa={"cards": [1, 10], "doubles": doubles[:count]})
    assert one.sources(1) == {"vines": points}


@rule("BUR-WITH-10")
@scenario("166")
def test_she_buys_in_the_shop_first() -> None:
    options = {"expansions": ["vineyards"]}
    shop = ["vines_red", "vines_blue", "vines_black"]
    position: dict[str, Any] = {"options": options, "people": 3, "depots": {1: ["church"]}, "black": ["mine"]}
    one = rolls(hers([10, 1], white=3, shop=shop, automa={"silver": 2}, **position), 1)
    assert one.event("automa_vines") | {"event": ""} == {
        "event": "", "seat": 3, "hex": "vines_blue", "slot": 2, "silver": 2, "rule": "BUR-WITH-10",
    }  # fmt: skip
    one = rolls(hers([10, 1], white=3, shop=[None, None, None], automa={"silver": 2}, **position), 1)
    assert reserve(one) == {"mine": ["mine"]}


# --- the end


@rule("BUR-CHEND-1")
@scenario("179")
def test_what_counts_for_her_at_the_end() -> None:
    lying = {"hexes": [["monastery_1"], [["cow_2"]]], "reserve": ["monastery_2"], "wild": ["bank"]}
    more = {"silver": 3, "goods": {"red": 2}, "duchy": ["monastery_3"], "points": 100}
    one = ended(automa={"cards": [5, 9], **lying, **more})
    assert one.sources(1) == {
        "sales": 100, "goods": 2, "silver": 3, "monasteries": 8, "reserve": 2, "unfinished": 4,
    }  # fmt: skip
    assert one.points(1) == 119


@rule("BUR-CHEND-2")
@scenario("156")
def test_she_wins_a_tie() -> None:
    one = ended(seats=[{"points": 180}], automa={"cards": [2, 1], "points": 180})
    result = GAME.result(one.s)
    assert result is not None
    assert (result.places, result.won, result.sides) == ([2, 1], [False, True], [0, 1])
    one = ended(seats=[{"points": 181}], automa={"cards": [2, 1], "points": 180})
    result = GAME.result(one.s)
    assert result is not None
    assert (result.places, result.won) == ([1, 2], [True, False])


@rule("BUR-CHEND-2")
def test_people_tied_behind_her_go_by_the_usual_rules() -> None:
    first = {"points": 50, "hexes": {"r4c4": "castle", "r4c3": "ship"}}
    one = ended(2, seats=[{"points": 50}, first], automa={"cards": [2, 1], "points": 50})
    result = GAME.result(one.s)
    assert result is not None
    assert result.places == [3, 2, 1]


# --- positions


@pytest.mark.parametrize(
    ("automa", "field"),
    [
        ({"cards": [2, 2]}, "automa.cards"),
        ({"cards": [2, 1], "hexes": [["castle"]]}, "automa.hexes"),
        ({"cards": [2, 1], "done": [1]}, "automa.cards"),
        ({"cards": [2, 1], "reserve": ["inn"]}, "automa.reserve"),
        ({"cards": [2, 1], "pocket": 1}, "automa.pocket"),
        ({"cards": [2, 1], "deck": [1, 3]}, "automa.deck"),
        ({"cards": [2, 1], "deck": [3, 3]}, "automa.deck"),
        ({"cards": [2, 1], "duchy": {"inn": []}}, "automa.duchy"),
        ({"cards": [2, 1], "duchy": {"mine": ["mine"] * 4}}, "automa.duchy.mine"),
        ({"cards": [2, 1], "duchy": {"mine": ["castle"]}}, "automa.duchy.mine"),
        ({"cards": [2, 1], "doubles": ["bank"]}, "automa.doubles"),
        ({"cards": 4}, "automa.cards"),
    ],
)
def test_what_she_cannot_have_is_refused(automa: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as refused:
        Table(1, {"automa": "easy"}, automa=automa)
    assert refused.value.field == field
    with pytest.raises(BadPosition) as refused:
        Table(2, automa={"silver": 1})
    assert refused.value.field == "automa"


def test_a_written_position_is_read_again() -> None:
    one = hers([4, 6], options={"modifiers": ["A", "D"]}, depots={1: ["mine"]}, automa={"reserve": ["ship"]})
    again = GAME.from_data(one.s.to_data())
    assert again.to_data() == one.s.to_data() == one.s.copy().to_data()
    assert rules(rolls(one, 1))


@rule("BUR-CARD-5", "BUR-CARD-4")
def test_a_described_deck_is_all_there_is_to_draw() -> None:
    lying = {"hexes": [["bank", "castle", "monastery_1", None, "market"]], "deck": [9, 3]}
    one = rolls(hers([4, 1], depots={1: ["mine"]}, automa=lying), 1)
    assert one.choices("draw_card") == [{"card": 3}, {"card": 9}]
    lying["deck"] = []
    one = rolls(hers([4, 1], depots={1: ["mine"]}, automa=lying), 1)
    assert [card and card["card"] for card in her(one)["cards"]] == [1, None]
    assert one.asked() == "roll"


@rule("BUR-CARD-3", "BUR-MOD-1", "BUR-MOD-2")
def test_a_described_duchy_may_have_gaps() -> None:
    lying = {
        "hexes": [["bank", "castle", "monastery_1", None, "market"]],
        "duchy": {"building": [None, None, "church", "bank"], "mine": ["mine"]},
    }
    one = rolls(hers([4, 1], options={"modifiers": ["B"]}, depots={1: ["mine"]}, automa=lying), 1)
    assert duchy(one, "building") == ["bank", "market", "church", "bank"]
    assert duchy(one, "mine") == ["mine", "mine"]
    with pytest.raises(BadPosition) as refused:
        Table(1, {"automa": "easy", "modifiers": ["A"]}, automa={"duchy": {"ship": ["ship"]}})
    assert (refused.value.field, refused.value.allowed.code) == ("automa.duchy.ship", "hidden_there")


@rule("BUR-MOD-1")
def test_what_modifier_a_hides_cannot_be_described_elsewhere() -> None:
    everything = [
        HEX_IDS[kind] for kind, _, count, came_with in SUPPLY if not came_with for _ in range(count)
    ]
    seats: list[dict[str, Any]] = [{"hexes": {}}, {"hexes": {}}]
    known = {"cards": [2, 1], "duchy": everything}
    assert Table(2, {"automa": "easy"}, seats=seats, automa=known).view()["supply"]["black"] == 0
    with pytest.raises(BadPosition) as refused:
        Table(2, {"automa": "easy", "modifiers": ["A"]}, seats=seats, automa=known)
    assert (refused.value.field, refused.value.problem.code) == ("automa.duchy", "no_further_hex")
