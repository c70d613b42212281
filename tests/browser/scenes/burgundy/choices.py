"""Every kind of choice, made in words beside the board."""

from __future__ import annotations

from typing import Final

from tests.browser.scenes.burgundy.scene import Scene, placing, step

SCENES: Final = (
    Scene(
        name="lays a trade route",
        options={"expansions": ["trade_routes"], "routes_in_order": True},
        me={"route_to_lay": [2, 4]},
        steps=(
            step(
                "lay_route",
                "lay_route",
                "Lay route tile 4 (goods 5 1 6): a ship or animals, 2\xa0silver, 4\xa0points",
                "You lay route tile 4 in place 1.",
                route=4,
            ),
        ),
    ),
    Scene(
        name="recovers a castle",
        options={"duchy": 11, "castle_connection": True},
        me={"hexes": {"7": "castle"}, "dice": [1, 2], "points": 7},
        board={"lost_castles": 1},
        steps=(
            step(
                "turn",
                "recover",
                "Give up both dice and 5\xa0points for a castle",
                "You give up both dice and 5\xa0points for a castle.",
            ),
        ),
    ),
    Scene(
        name="takes with a white castle",
        options={"expansions": ["white_castles"]},
        me={"stored": ["white_castle"], "dice": [3, 3], "workers": 1},
        board={"white": 3, "depots": {"4": ["mine"]}},
        steps=(
            *placing("white_castle", "a white castle", space=26, number=3),
            step(
                "white_action",
                "take",
                "Take a mine from depot 4 using 1\xa0worker",
                "You take a mine from depot 4 with the number of the white die.",
                depot=4,
                hex="mine",
            ),
        ),
    ),
    Scene(
        name="takes workers with a white castle",
        options={"expansions": ["white_castles"]},
        me={"stored": ["white_castle"], "dice": [3, 3]},
        board={"white": 3},
        steps=(
            *placing("white_castle", "a white castle", space=26, number=3),
            step("white_action", "take_workers", "Take 2\xa0workers", "You gain 2\xa0workers."),
        ),
    ),
    Scene(
        name="places with a white castle",
        options={"expansions": ["white_castles"]},
        me={"stored": ["white_castle", "bank"], "dice": [3, 3]},
        board={"white": 3},
        steps=(
            *placing("white_castle", "a white castle", space=26, number=3),
            step(
                "white_action",
                "place",
                "Place a bank",
                "You place a bank on space 12 with the number of the white die.",
                hex="bank",
            ),
        ),
    ),
    Scene(
        name="sells with a white castle",
        options={"expansions": ["white_castles"]},
        me={"stored": ["white_castle"], "dice": [3, 3], "goods": {"pink": 1}},
        board={"white": 3},
        steps=(
            *placing("white_castle", "a white castle", space=26, number=3),
            step(
                "white_action",
                "sell",
                "Sell 1\xa0goods\xa0tile, pink\xa0(3): 2\xa0points, 1\xa0silver",
                "You sell 1\xa0goods\xa0tile, pink\xa0(3), for 2\xa0points and 1\xa0silver with the number of the white die.",
                goods="pink",
            ),
        ),
    ),
    Scene(
        name="buys at a white castle and declines",
        options={"expansions": ["white_castles"]},
        me={"stored": ["white_castle"], "dice": [3, 3], "silver": 2},
        board={"white": 3, "black": ["mine"]},
        steps=(
            *placing("white_castle", "a white castle", space=26, number=3),
            step(
                "white_action",
                "buy",
                "Buy a mine for 2\xa0silver",
                "You buy a mine from the black depot for 2\xa0silver.",
                hex="mine",
            ),
            step("white_action", "pass", "Skip the extra action", "You pass: action with the white die."),
        ),
    ),
    Scene(
        name="uses the crane as a bank",
        options={"expansions": ["hexes"]},
        me={"stored": ["crane"], "dice": [3, 3]},
        steps=(
            *placing("crane", "the crane", space=26, number=3),
            step(
                "crane",
                "imitate",
                "Use the effect of a bank",
                "You gain 2\xa0silver from the bank.",
                building="bank",
            ),
        ),
    ),
    Scene(
        name="buys at the crane and leaves it",
        options={"expansions": ["hexes"]},
        me={"stored": ["crane"], "dice": [3, 3], "silver": 2},
        board={"black": ["mine"]},
        steps=(
            *placing("crane", "the crane", space=26, number=3),
            step(
                "crane",
                "buy",
                "Buy a mine for 2\xa0silver",
                "You buy a mine from the black depot for 2\xa0silver.",
                hex="mine",
            ),
            step("crane", "pass", "Use no building", "You pass: building for the crane."),
        ),
    ),
    Scene(
        name="counts cows for the geese",
        options={"expansions": ["hexes"]},
        me={
            "hexes": {
                "19": "castle",
                "18": "ship",
                "17": "ship",
                "16": "ship",
                "10": "cow_2",
                "11": "sheep_3",
            },
            "stored": ["geese"],
            "dice": [1, 1],
        },
        steps=(
            step("turn", "place", "Place the geese", "You place the geese on space 6.", hex="geese"),
            step(
                "geese",
                "count_animal",
                "Count the cows: 4\xa0points",
                "You score 4\xa0points for animals (2\xa0hexes).",
                animal="cow",
            ),
        ),
    ),
    Scene(
        name="hires workers for silver",
        options={"expansions": ["hexes"]},
        me={"hexes": {"19": "castle", "13": "monastery_28"}, "dice": [1, 1], "silver": 1},
        steps=(step("turn", "recruit", "Pay 1\xa0silver and take 2\xa0workers", "You pay 1\xa0silver."),),
    ),
    Scene(
        name="plays on a duchy of her choice",
        options={"duchies": "chosen", "first": 0},
        steps=(step("choose_duchy", "choose_duchy", "Play on duchy 3", "You play on duchy 3.", duchy=3),),
    ),
    Scene(
        name="puts the start castle in the centre",
        options={"first": 0},
        before=("start_castle",),
        steps=(
            step(
                "start_castle",
                "start_castle",
                "Start castle on space 19, number 6",
                "You put the start castle on space 19.",
                space=19,
            ),
        ),
    ),
    Scene(
        name="takes, sells and ends the turn",
        me={"dice": [4, 5], "goods": {"brown": 2}},
        board={"depots": {"4": ["bank"]}},
        steps=(
            step(
                "turn",
                "take",
                "Take a bank from depot 4",
                "You take a bank from depot 4.",
                depot=4,
                hex="bank",
            ),
            step(
                "turn",
                "sell",
                "Sell 2\xa0goods\xa0tiles, brown\xa0(5): 4\xa0points, 1\xa0silver",
                "You sell 2\xa0goods\xa0tiles, brown\xa0(5), for 4\xa0points and 1\xa0silver.",
                goods="brown",
            ),
            step("turn", "end_turn", "End your turn", "You end the turn."),
        ),
    ),
    Scene(
        name="takes workers with one of two dice",
        me={"dice": [4, 5]},
        steps=(
            step("turn", "take_workers", "Take 2\xa0workers", "", asks="Which die do you use?"),
            step("which_die", "use_die", "Use the die showing 4", "You gain 2\xa0workers.", die=1),
        ),
    ),
    Scene(
        name="places a bank",
        me={"dice": [3, 3], "stored": ["bank"], "workers": 1},
        steps=(*placing("bank", "a bank", space=26, number=3),),
    ),
    Scene(
        name="buys with a full storage",
        me={"dice": [4, 4], "stored": ["mine", "ship", "cow_2"], "silver": 2},
        board={"black": ["castle"]},
        steps=(
            step(
                "turn",
                "buy",
                "Buy a castle for 2\xa0silver",
                "",
                asks="Your storage is full. What do you discard for a castle?",
                hex="castle",
            ),
            step("make_room", "discard", "Discard 2\xa0cows", "You discard 2\xa0cows.", hex="cow_2"),
        ),
    ),
    Scene(
        name="has a building made",
        me={"dice": [4, 4], "hexes": {"19": "castle", "13": "monastery_6"}, "workers": 2},
        board={"depots": {"2": ["bank"]}},
        steps=(
            step(
                "turn",
                "commission",
                "Pay 2\xa0workers and take a bank from depot 2",
                "You pay 2\xa0workers.",
                depot=2,
                hex="bank",
            ),
        ),
    ),
    Scene(
        name="takes a hex with a castle",
        me={
            "hexes": {"2": "castle", "8": "monastery_3", "13": "monastery_4"},
            "stored": ["castle"],
            "dice": [6, 6],
        },
        board={"depots": {"2": ["bank"]}},
        steps=(
            *placing("castle", "a castle", space=19, number=6, gains="11\xa0points"),
            step(
                "extra_action",
                "take",
                "Take a bank from depot 2",
                "You take a bank from depot 2 as the extra action.",
                depot=2,
                hex="bank",
            ),
        ),
    ),
    Scene(
        name="sells with a castle",
        me={
            "hexes": {"2": "castle", "8": "monastery_3", "13": "monastery_4"},
            "stored": ["castle"],
            "dice": [6, 6],
            "goods": {"red": 1},
        },
        steps=(
            *placing("castle", "a castle", space=19, number=6, gains="11\xa0points"),
            step(
                "extra_action",
                "sell",
                "Sell 1\xa0goods\xa0tile, red\xa0(4): 2\xa0points, 2\xa0silver",
                "You sell 1\xa0goods\xa0tile, red\xa0(4), for 2\xa0points and 2\xa0silver as the extra action.",
                goods="red",
            ),
        ),
    ),
    Scene(
        name="places two castles and takes workers",
        me={
            "hexes": {"2": "castle", "8": "monastery_3", "13": "monastery_4"},
            "stored": ["castle", "castle"],
            "dice": [6, 6],
        },
        steps=(
            *placing("castle", "a castle", space=19, number=6, gains="11\xa0points"),
            step(
                "extra_action",
                "place",
                "Place a castle",
                "",
                asks="Where do you place a castle?",
                hex="castle",
            ),
            step(
                "where",
                "at",
                "Space 7, number 6",
                "You place a castle on space 7 as the extra action.",
                space=7,
            ),
            step(
                "extra_action",
                "take_workers",
                "Take 2\xa0workers",
                "You gain 2\xa0workers as the extra action.",
            ),
        ),
    ),
    Scene(
        name="buys in the middle of a castle's action and declines",
        me={
            "hexes": {"2": "castle", "8": "monastery_3", "13": "monastery_4"},
            "stored": ["castle"],
            "dice": [6, 6],
            "silver": 2,
        },
        board={"black": ["mine"]},
        steps=(
            *placing("castle", "a castle", space=19, number=6, gains="11\xa0points"),
            step(
                "extra_action",
                "buy",
                "Buy a mine for 2\xa0silver",
                "You buy a mine from the black depot for 2\xa0silver.",
                hex="mine",
            ),
            step("extra_action", "pass", "Skip the extra action", "You pass: extra action."),
        ),
    ),
    Scene(
        name="takes a ship with a market",
        me={"stored": ["market"], "dice": [3, 3]},
        board={"depots": {"2": ["ship"]}},
        steps=(
            *placing("market", "a market", space=26, number=3),
            step(
                "take_more",
                "take",
                "Take a ship from depot 2",
                "You take a ship from depot 2 thanks to the market.",
                depot=2,
                hex="ship",
            ),
        ),
    ),
    Scene(
        name="leaves what a market offers and buys first",
        me={"stored": ["market"], "dice": [3, 3], "silver": 2},
        board={"depots": {"2": ["ship"]}, "black": ["mine"]},
        steps=(
            *placing("market", "a market", space=26, number=3),
            step(
                "take_more",
                "buy",
                "Buy a mine for 2\xa0silver",
                "You buy a mine from the black depot for 2\xa0silver.",
                hex="mine",
            ),
            step("take_more", "pass", "Take no hex", "You pass: taking a hex."),
        ),
    ),
    Scene(
        name="sells with a warehouse",
        me={"stored": ["warehouse"], "dice": [3, 3], "goods": {"red": 1}},
        steps=(
            *placing("warehouse", "a warehouse", space=26, number=3),
            step(
                "sell_more",
                "sell",
                "Sell 1\xa0goods\xa0tile, red\xa0(4): 2\xa0points, 1\xa0silver",
                "You sell 1\xa0goods\xa0tile, red\xa0(4), for 2\xa0points and 1\xa0silver thanks to the warehouse.",
                goods="red",
            ),
        ),
    ),
    Scene(
        name="keeps the goods and buys at a warehouse",
        me={"stored": ["warehouse"], "dice": [3, 3], "goods": {"red": 1}, "silver": 2},
        board={"black": ["mine"]},
        steps=(
            *placing("warehouse", "a warehouse", space=26, number=3),
            step(
                "sell_more",
                "buy",
                "Buy a mine for 2\xa0silver",
                "You buy a mine from the black depot for 2\xa0silver.",
                hex="mine",
            ),
            step("sell_more", "pass", "Sell nothing", "You pass: selling goods."),
        ),
    ),
    Scene(
        name="places more with a town hall",
        me={"stored": ["town_hall", "bank"], "dice": [3, 3]},
        steps=(
            *placing("town_hall", "a town hall", space=26, number=3),
            step("place_more", "place", "Place a bank", "", asks="Where do you place a bank?", hex="bank"),
            step(
                "where",
                "at",
                "Space 12, number 3: 11\xa0points",
                "You place a bank on space 12 thanks to the town hall.",
                space=12,
            ),
        ),
    ),
    Scene(
        name="buys and declines at a town hall",
        me={"stored": ["town_hall"], "dice": [3, 3], "silver": 2},
        board={"black": ["mine"]},
        steps=(
            *placing("town_hall", "a town hall", space=26, number=3),
            step(
                "place_more",
                "buy",
                "Buy a mine for 2\xa0silver",
                "You buy a mine from the black depot for 2\xa0silver.",
                hex="mine",
            ),
            step("place_more", "pass", "Place no hex", "You pass: placing another hex."),
        ),
    ),
    Scene(
        name="loads a ship and keeps one of two goods",
        me={"stored": ["ship"], "dice": [5, 5], "goods": {"red": 1, "pink": 1}},
        board={"depot_goods": {"2": {"brown": 1, "orange": 1}}},
        steps=(
            step("turn", "place", "Place a ship", "You place a ship on space 20.", hex="ship"),
            step(
                "ship_depot",
                "load",
                "Take the goods of depot 2: brown\xa0(5), orange\xa0(6)",
                "",
                asks="Not all goods of depot 2 fit. Which do you take?",
                depot=2,
            ),
            step(
                "ship_goods",
                "keep_goods",
                "Take goods: brown\xa0(5)",
                "You take goods from depot 2: brown\xa0(5).",
                goods="brown",
            ),
        ),
    ),
    Scene(
        name="buys and recruits while a ship loads",
        options={"expansions": ["hexes"]},
        me={
            "hexes": {"19": "castle", "13": "monastery_28"},
            "stored": ["ship"],
            "dice": [5, 5],
            "silver": 4,
            "goods": {"red": 1, "pink": 1},
        },
        board={"depot_goods": {"2": {"brown": 1, "orange": 1}}, "black": ["mine"]},
        steps=(
            step("turn", "place", "Place a ship", "You place a ship on space 20.", hex="ship"),
            step(
                "ship_depot",
                "recruit",
                "Pay 1\xa0silver and take 2\xa0workers",
                "You pay 1\xa0silver.",
            ),
            step(
                "ship_depot",
                "buy",
                "Buy a mine for 2\xa0silver",
                "You buy a mine from the black depot for 2\xa0silver.",
                hex="mine",
            ),
            step(
                "ship_depot",
                "load",
                "Take the goods of depot 2: brown\xa0(5), orange\xa0(6)",
                "",
                asks="Not all goods of depot 2 fit. Which do you take?",
                depot=2,
            ),
            step(
                "ship_goods",
                "recruit",
                "Pay 1\xa0silver and take 2\xa0workers",
                "You pay 1\xa0silver.",
            ),
        ),
    ),
    Scene(
        name="loads from a second depot",
        me={"hexes": {"19": "castle", "13": "monastery_5"}, "stored": ["ship"], "dice": [5, 5]},
        board={"depot_goods": {"2": {"brown": 1}, "3": {"red": 1}}},
        steps=(
            step("turn", "place", "Place a ship", "You place a ship on space 20.", hex="ship"),
            step(
                "ship_depot",
                "load",
                "Take the goods of depot 2: brown\xa0(5)",
                "You take goods from depot 2: brown\xa0(5).",
                depot=2,
            ),
            step(
                "second_depot",
                "load",
                "Take the goods of depot 3: red\xa0(4)",
                "You take goods from depot 3: red\xa0(4).",
                depot=3,
            ),
        ),
    ),
    Scene(
        name="leaves the second depot alone",
        me={"hexes": {"19": "castle", "13": "monastery_5"}, "stored": ["ship"], "dice": [5, 5]},
        board={"depot_goods": {"2": {"brown": 1}, "3": {"red": 1}}},
        steps=(
            step("turn", "place", "Place a ship", "You place a ship on space 20.", hex="ship"),
            step(
                "ship_depot",
                "load",
                "Take the goods of depot 2: brown\xa0(5)",
                "You take goods from depot 2: brown\xa0(5).",
                depot=2,
            ),
            step("second_depot", "pass", "Take no more goods", "You pass: second depot."),
        ),
    ),
)
