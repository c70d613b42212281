"""The choices that partners have."""

from __future__ import annotations

from typing import Any, Final

from tests.browser.scenes.burgundy.scene import Scene, step

TEAMS: Final[dict[str, Any]] = {"players": 4, "teams": True}


SCENES: Final = (
    Scene(
        name="keeps a hex for both partners",
        options=TEAMS,
        me={"dice": [1, 2]},
        board={"depots": {"1": ["cow_3"]}},
        steps=(
            step(
                "turn",
                "take",
                "Take 3\xa0cows from depot 1",
                "",
                asks="Where do you keep 3\xa0cows?",
                depot=1,
                hex="cow_3",
            ),
            step(
                "keep",
                "keep",
                "Keep it in the shared storage",
                "You take 3\xa0cows from depot 1.",
                storage="shared",
            ),
        ),
    ),
    Scene(
        name="places a hex of the shared storage",
        options=TEAMS,
        me={"dice": [4, 6]},
        board={"teams": [{"stored": ["mine"]}]},
        steps=(
            step(
                "turn",
                "place_shared",
                "Place a mine from the shared storage",
                "You take a mine out of the shared storage.",
                hex="mine",
            ),
        ),
    ),
    Scene(
        name="makes room in the shared storage",
        options=TEAMS,
        me={"dice": [1, 2], "stored": ["ship", "ship"]},
        board={"teams": [{"stored": ["castle", "castle"]}], "depots": {"1": ["cow_3"]}},
        steps=(
            step(
                "turn",
                "take",
                "Take 3\xa0cows from depot 1",
                "",
                asks="Your storage is full. What do you discard for 3\xa0cows?",
                depot=1,
                hex="cow_3",
            ),
            step(
                "make_room",
                "discard_shared",
                "Discard a castle from the shared storage",
                "You discard a castle from the shared storage.",
                hex="castle",
            ),
        ),
    ),
    Scene(
        name="places a shared hex with a town hall",
        options=TEAMS,
        me={"dice": [5, 3], "hexes": {"33": "castle", "32": "mine"}, "stored": ["town_hall"]},
        board={"teams": [{"stored": ["mine"]}]},
        steps=(
            step("turn", "place", "Place a town hall", "You place a town hall on space 22.", hex="town_hall"),
            step(
                "place_more",
                "place_shared",
                "Place a mine from the shared storage",
                "",
                asks="Where do you place a mine?",
                hex="mine",
            ),
            step(
                "where",
                "at",
                "Space 31, number 6: 13\xa0points",
                "You take a mine out of the shared storage.",
                space=31,
            ),
        ),
    ),
    Scene(
        name="places a shared hex with a castle",
        options=TEAMS,
        me={"dice": [3, 1], "hexes": {"33": "castle", "34": "bank", "35": "mine"}, "stored": ["castle"]},
        board={"teams": [{"stored": ["mine"]}]},
        steps=(
            step("turn", "place", "Place a castle", "You place a castle on space 46.", hex="castle"),
            step(
                "extra_action",
                "place_shared",
                "Place a mine from the shared storage",
                "",
                asks="Where do you place a mine?",
                hex="mine",
            ),
            step("where", "at", "Space 32, number 4", "You take a mine out of the shared storage.", space=32),
        ),
    ),
    Scene(
        name="places a shared hex with a white castle",
        options={**TEAMS, "expansions": ["white_castles"]},
        me={"dice": [2, 2], "stored": ["white_castle"]},
        board={"white": 4, "teams": [{"stored": ["mine"]}]},
        steps=(
            step(
                "turn",
                "place",
                "Place a white castle",
                "You place a white castle on space 34.",
                hex="white_castle",
            ),
            step(
                "white_action",
                "place_shared",
                "Place a mine from the shared storage",
                "You take a mine out of the shared storage.",
                hex="mine",
            ),
        ),
    ),
)
