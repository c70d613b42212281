"""The choices that shields bring."""

from __future__ import annotations

from typing import Any, Final

from tests.browser.scenes.burgundy.scene import CENTRE, Scene, step

WITH: Final[dict[str, Any]] = {"expansions": ["shields"]}
TWO: Final = {CENTRE: "castle", "7": "castle"}

SCENES: Final = (
    Scene(
        name="takes a shield for a pair",
        options=WITH,
        me={"hexes": TWO, "shields": {"7": 9}, "dice": [3, 5], "workers": 2},
        board={"shields": {"5": [6]}},
        steps=(
            step(
                "turn",
                "take_shield",
                "Take shield 6 from depot 5 using 2\xa0workers",
                "You take shield 6 from depot 5 using 2\xa0workers.",
                shield=6,
            ),
            step(
                "shield_castle",
                "put_shield",
                "Castle on space 7, instead of shield 9",
                "You put shield 6 on the castle on space 7.",
                space=7,
            ),
            step("copy_monasteries", "pass", "Choose nobody now", "You pass: shield 6."),
        ),
    ),
    Scene(
        name="takes a shield with a castle and uses it",
        options=WITH,
        me={"hexes": TWO, "shields": {CENTRE: 11}, "dice": [4, 4], "stored": ["castle"]},
        board={"shields": {"5": [6]}},
        steps=(
            step("turn", "place", "Place a castle", "You place a castle on space 3.", hex="castle"),
            step(
                "extra_action",
                "take_shield",
                "Take shield 6 from depot 5",
                "You take shield 6 from depot 5.",
                shield=6,
            ),
            step(
                "shield_castle",
                "put_shield",
                "Castle on space 3",
                "You put shield 6 on the castle on space 3.",
                space=3,
            ),
            step(
                "copy_monasteries",
                "copy",
                "Copy the monasteries of {1}",
                "You copy the monasteries of {1}.",
                other=1,
            ),
        ),
    ),
    Scene(
        name="copies monasteries",
        options=WITH,
        me={"shields": {CENTRE: 6}, "dice": [3, 5]},
        steps=(
            step(
                "turn",
                "copy",
                "Copy the monasteries of {1}",
                "You copy the monasteries of {1}.",
                other=1,
            ),
        ),
    ),
    Scene(
        name="sets a die",
        options=WITH,
        me={"shields": {CENTRE: 16}, "dice": [3, 5]},
        steps=(step("turn", "turn_die", "Set die 1 to 6", "You set die 1 to 6.", die=1, value=6),),
    ),
    Scene(
        name="places a hex when the phase ends",
        options=WITH,
        me={"shields": {CENTRE: 14}},
        board={"phase_end": True, "depots": {"2": ["bank", "mine"]}},
        steps=(
            step(
                "settle",
                "take",
                "Take a bank from depot 2",
                "You take a bank from depot 2.",
                depot=2,
                hex="bank",
            ),
        ),
    ),
    Scene(
        name="places a hex of the black depot when the phase ends",
        options=WITH,
        me={"shields": {CENTRE: 15}},
        board={"phase_end": True, "black": ["bank"]},
        steps=(
            step(
                "settle",
                "take_black",
                "Take a bank from the black depot",
                "You take a bank from the black depot for free.",
                hex="bank",
            ),
        ),
    ),
    Scene(
        name="places nothing when the phase ends",
        options=WITH,
        me={"shields": {CENTRE: 14}, "silver": 1},
        board={"phase_end": True, "depots": {"2": ["bank"]}},
        steps=(step("settle", "pass", "Place no hex", "You pass: hex of a shield."),),
    ),
    Scene(
        name="pays tribute for one shield",
        options=WITH,
        me={"hexes": TWO, "shields": {CENTRE: 9, "7": 8}, "silver": 2},
        board={"phase_end": True},
        steps=(
            step(
                "tribute",
                "pay_tribute",
                "Pay 1\xa0silver for shield 8",
                "You pay 1\xa0silver as tribute for shield 8.",
                shield=8,
                pay="silver",
            ),
            step("tribute", "pass", "Pay no more tribute", "You pass: tribute."),
        ),
    ),
    Scene(
        name="discards when shield 4 is gone",
        options=WITH,
        me={"shields": {CENTRE: 4}, "stored": ["ship", "mine", "bank", "castle"]},
        board={"phase_end": True},
        steps=(step("too_many", "discard", "Discard a mine", "You discard a mine.", hex="mine"),),
    ),
    Scene(
        name="gathers goods after the ship",
        options=WITH,
        me={"shields": {CENTRE: 5}, "stored": ["ship"], "dice": [5, 5]},
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
                "fleet",
                "gather",
                "Take 1\xa0goods\xa0tile from all depots: red\xa0(4)",
                "You take 1\xa0goods\xa0tile from all depots: red\xa0(4).",
                goods="red",
            ),
        ),
    ),
    Scene(
        name="gathers goods before the ship",
        options=WITH,
        me={"shields": {CENTRE: 5}, "stored": ["ship"], "dice": [5, 5]},
        board={"depot_goods": {"2": {"brown": 1}, "3": {"red": 1}}},
        steps=(
            step("turn", "place", "Place a ship", "You place a ship on space 20.", hex="ship"),
            step(
                "ship_depot",
                "gather",
                "Take 1\xa0goods\xa0tile from all depots: red\xa0(4)",
                "You take 1\xa0goods\xa0tile from all depots: red\xa0(4).",
                goods="red",
            ),
        ),
    ),
)
