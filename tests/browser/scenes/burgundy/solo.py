"""The choices of somebody who plays alone."""

from __future__ import annotations

from typing import Any, Final

from tests.browser.scenes.burgundy.scene import Scene, placing, step

ALONE: Final[dict[str, Any]] = {"players": 1}


SCENES: Final = (
    Scene(
        name="buys points",
        options=ALONE,
        me={"hexes": {"12": "castle"}, "stored": ["watchtower"], "dice": [1, 6], "silver": 3, "points": 10},
        steps=(
            *placing("watchtower", "a watchtower", space=18, number=1, gains="11\xa0points"),
            step(
                "next_part",
                "next_part",
                "First the effect of the hex",
                "You score 4\xa0points from the watchtower.",
                part="effect",
            ),
            step(
                "buy_points",
                "buy_points",
                "Buy 2\xa0points",
                "You buy 2\xa0points for 2\xa0silver.",
                points=2,
            ),
        ),
    ),
    Scene(
        name="buys no points",
        options=ALONE,
        me={"hexes": {"12": "castle"}, "stored": ["watchtower"], "dice": [1, 6], "silver": 3, "points": 10},
        steps=(
            *placing("watchtower", "a watchtower", space=18, number=1, gains="11\xa0points"),
            step(
                "next_part",
                "next_part",
                "First the effect of the hex",
                "You score 4\xa0points from the watchtower.",
                part="effect",
            ),
            step("buy_points", "pass", "Buy no points", "You pass: buying points."),
        ),
    ),
    Scene(
        name="gives goods for a hex",
        options=ALONE,
        me={"hexes": {"12": "castle"}, "stored": ["ship"], "dice": [3, 1], "goods": {"pink": 3, "red": 3}},
        board={"depot_goods": {"2": {"brown": 1}, "4": {"red": 2}}, "black": ["mine"]},
        steps=(
            step("turn", "place", "Place a ship", "You place a ship on space 17.", hex="ship"),
            step(
                "next_part",
                "next_part",
                "First the effect of the hex",
                "",
                asks="From which depot does your ship take the goods?",
                part="effect",
            ),
            step(
                "ship_depot",
                "load",
                "Take the goods of depot 4: red\xa0(4), red\xa0(4)",
                "You take goods from depot 4: red\xa0(4), red\xa0(4).",
                depot=4,
            ),
            step(
                "exchange",
                "exchange",
                "Give 5 goods for a mine, face down",
                "",
                asks="Which goods do you give? Still to give: 5.",
                hex="mine",
            ),
            step(
                "pay_goods",
                "pay_goods",
                "Give goods: red\xa0(4)",
                "You give 1\xa0goods\xa0tile: red\xa0(4).",
                goods="red",
            ),
        ),
    ),
    Scene(
        name="keeps the goods",
        options=ALONE,
        me={"hexes": {"12": "castle"}, "stored": ["ship"], "dice": [3, 1], "goods": {"pink": 5}},
        board={"depot_goods": {"2": {"brown": 1}, "4": {"red": 2}}, "black": ["mine"]},
        steps=(
            step("turn", "place", "Place a ship", "You place a ship on space 17.", hex="ship"),
            step(
                "next_part",
                "next_part",
                "First the effect of the hex",
                "",
                asks="From which depot does your ship take the goods?",
                part="effect",
            ),
            step(
                "ship_depot",
                "load",
                "Take the goods of depot 4: red\xa0(4), red\xa0(4)",
                "You take goods from depot 4: red\xa0(4), red\xa0(4).",
                depot=4,
            ),
            step("exchange", "pass", "Keep the goods", "You pass: goods for a hex."),
        ),
    ),
    Scene(
        name="takes workers for the target",
        options=ALONE,
        me={
            "hexes": {"12": "castle", "30": "sheep_2", "29": "castle"},
            "stored": ["sheep_2", "mine"],
            "dice": [1, 6],
            "points": 48,
        },
        steps=(
            step("turn", "place", "Place 2\xa0sheep", "You place 2\xa0sheep on space 37.", hex="sheep_2"),
            step("target_action", "take_workers", "Take 2\xa0workers", "You gain 2\xa0workers."),
        ),
    ),
    Scene(
        name="skips the action for the target",
        options=ALONE,
        me={
            "hexes": {"12": "castle", "30": "sheep_2", "29": "castle"},
            "stored": ["sheep_2", "mine"],
            "dice": [1, 6],
            "points": 48,
        },
        steps=(
            step("turn", "place", "Place 2\xa0sheep", "You place 2\xa0sheep on space 37.", hex="sheep_2"),
            step("target_action", "pass", "Skip the action", "You pass: action for the target."),
        ),
    ),
    Scene(
        name="places a hex for the target",
        options=ALONE,
        me={
            "hexes": {"12": "castle", "30": "sheep_2", "29": "castle"},
            "stored": ["sheep_2", "mine"],
            "dice": [1, 6],
            "points": 48,
        },
        steps=(
            step("turn", "place", "Place 2\xa0sheep", "You place 2\xa0sheep on space 37.", hex="sheep_2"),
            step("target_action", "place", "Place a mine", "You place a mine on space 22.", hex="mine"),
        ),
    ),
    Scene(
        name="takes a hex for the target",
        options=ALONE,
        me={
            "hexes": {"12": "castle", "30": "sheep_2", "29": "castle"},
            "stored": ["sheep_2", "mine"],
            "dice": [1, 6],
            "points": 48,
        },
        board={"depots": {"3": ["bank"]}},
        steps=(
            step("turn", "place", "Place 2\xa0sheep", "You place 2\xa0sheep on space 37.", hex="sheep_2"),
            step(
                "target_action",
                "take",
                "Take a bank from depot 3",
                "You take a bank from depot 3.",
                depot=3,
                hex="bank",
            ),
        ),
    ),
    Scene(
        name="sells for the target",
        options=ALONE,
        me={
            "hexes": {"12": "castle", "30": "sheep_2", "29": "castle"},
            "stored": ["sheep_2", "mine"],
            "dice": [1, 6],
            "points": 48,
            "goods": {"red": 1},
        },
        steps=(
            step("turn", "place", "Place 2\xa0sheep", "You place 2\xa0sheep on space 37.", hex="sheep_2"),
            step(
                "target_action",
                "sell",
                "Sell 1\xa0goods\xa0tile, red\xa0(4): 2\xa0points, 1\xa0silver",
                "You sell 1\xa0goods\xa0tile, red\xa0(4), for 2\xa0points and 1\xa0silver.",
                goods="red",
            ),
        ),
    ),
    Scene(
        name="places the hex of a colour",
        options=ALONE,
        me={
            "hexes": {
                "12": "castle",
                "29": "castle",
                "11": "cow_2",
                "37": "cow_3",
                "30": "cow_4",
                "1": "sheep_2",
                "32": "sheep_3",
            },
            "stored": ["wild"],
            "dice": [2, 1],
        },
        board={"black": ["bank", "mine"]},
        steps=(
            *placing("wild", "a face-down hex", space=24, number=2, gains="16\xa0points"),
            step(
                "next_part",
                "next_part",
                "First the hex for the colour",
                "",
                asks="The colour is complete. Which hex of the black depot do you place?",
                part="colour",
            ),
            step(
                "colour_reward",
                "take_black",
                "Take a bank from the black depot",
                "You take a bank from the black depot for free.",
                hex="bank",
            ),
            step(
                "where", "at", "Space 18, number 1: 11\xa0points", "You place a bank on space 18.", space=18
            ),
        ),
    ),
    Scene(
        name="counts the crane",
        options={**ALONE, "expansions": ["hexes"]},
        me={
            "hexes": {"12": "castle", "5": "crane", "29": "castle", "18": "bank"},
            "stored": ["monastery_22"],
            "dice": [3, 3],
        },
        steps=(
            *placing("monastery_22", "monastery 22", space=13, number=3, gains="11\xa0points"),
            step(
                "next_part",
                "next_part",
                "First the effect of the hex",
                "",
                asks="Does the crane count for monastery 22?",
                part="effect",
            ),
            step(
                "count_crane",
                "count_crane",
                "Count the crane as well",
                "You score 8\xa0points for monastery 22.",
            ),
        ),
    ),
    Scene(
        name="buys a hex before the action for the target",
        options=ALONE,
        me={
            "hexes": {"12": "castle", "30": "sheep_2", "29": "castle"},
            "stored": ["sheep_2", "mine"],
            "dice": [1, 6],
            "points": 48,
            "silver": 4,
        },
        board={"black": ["castle"]},
        steps=(
            step("turn", "place", "Place 2\xa0sheep", "You place 2\xa0sheep on space 37.", hex="sheep_2"),
            step(
                "target_action",
                "buy",
                "Buy a castle for 2\xa0silver",
                "You buy a castle from the black depot for 2\xa0silver.",
                hex="castle",
            ),
        ),
    ),
    Scene(
        name="does not count the crane",
        options={**ALONE, "expansions": ["hexes"]},
        me={
            "hexes": {"12": "castle", "5": "crane", "29": "castle", "18": "bank"},
            "stored": ["monastery_22"],
            "dice": [3, 3],
        },
        steps=(
            *placing("monastery_22", "monastery 22", space=13, number=3, gains="11\xa0points"),
            step(
                "next_part",
                "next_part",
                "First the effect of the hex",
                "",
                asks="Does the crane count for monastery 22?",
                part="effect",
            ),
            step("count_crane", "pass", "Do not count the crane", "You pass: counting the crane."),
        ),
    ),
)
