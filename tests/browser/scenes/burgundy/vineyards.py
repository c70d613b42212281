"""The choices that vineyards bring."""

from __future__ import annotations

from typing import Any, Final

from tests.browser.scenes.burgundy.scene import CENTRE, Scene, placing, step

WITH: Final[dict[str, Any]] = {"expansions": ["vineyards"]}
PAIR: Final = "vines_orange_yellow"
GREEN: Final = "vines_green"


def plant(hex: str, words: str, asks: str, **fields: Any) -> tuple[Any, ...]:
    """A double hex is chosen, then its double space."""
    space = fields["space"]
    name = {PAIR: "orange and yellow vines"}[hex]
    return (
        step("turn", "place", f"Place {name}", "", asks=f"Where do you place {name}?", hex=hex),
        step("where", "plant", words, f"You plant {name} on double space {space}.", asks=asks, **fields),
    )


SCENES: Final = (
    Scene(
        name="takes a double hex",
        options=WITH,
        me={"dice": [4, 4]},
        board={"vine_depot": [None, PAIR]},
        steps=(
            step(
                "turn",
                "take_vines",
                "Take orange and yellow vines from the vineyard depot",
                "You take orange and yellow vines from the vineyard depot.",
                slot=2,
            ),
        ),
    ),
    Scene(
        name="plants and declines a bonus action",
        options=WITH,
        me={"dice": [4, 4], "stored": [PAIR], "vineyard": {"1": [GREEN, "green"]}},
        board={"depots": {"1": ["ship"]}},
        steps=(
            *plant(
                PAIR,
                "Double space 2, number 4, on the left: yellow (4\xa0workers, a ship or animals)",
                "Which bonus action do you use?",
                space=2,
                left="yellow",
            ),
            step(
                "vine_bonus",
                "use_icon",
                "Bonus action: 4\xa0workers",
                "You gain 4\xa0workers from the vineyard.",
                icon="workers4",
            ),
            step("vine_bonus", "pass", "Use no bonus action", "You pass: bonus action."),
            step(
                "vine_tile",
                "take_vine_tile",
                "Vine bonus tile: green, now 3\xa0points",
                "You fill layer 1 and take a vine bonus tile: green.",
                colour="green",
            ),
        ),
    ),
    Scene(
        name="buys before a bonus action",
        options=WITH,
        me={"dice": [4, 4], "stored": [PAIR], "silver": 2},
        board={"depots": {"1": ["ship"]}, "black": ["bank"]},
        steps=(
            *plant(
                PAIR,
                "Double space 2, number 4, on the left: orange (4\xa0workers, a ship or animals)",
                "Which bonus action do you use?",
                space=2,
                left="orange",
            ),
            step(
                "vine_bonus",
                "buy",
                "Buy a bank for 2\xa0silver",
                "You buy a bank from the black depot for 2\xa0silver.",
                hex="bank",
            ),
        ),
    ),
    Scene(
        name="takes a hex without paying",
        options=WITH,
        me={"dice": [2, 2], "stored": [PAIR], "vineyard": {"6": [GREEN, "green"]}},
        board={"black": ["bank", "mine"]},
        steps=(
            *plant(
                PAIR,
                "Double space 9, number 2, on the left: orange (a hex of the black depot or the shop, 4\xa0workers)",
                "Which bonus action do you use?",
                space=9,
                left="orange",
            ),
            step(
                "vine_bonus",
                "use_icon",
                "Bonus action: a hex of the black depot or the shop",
                "",
                asks="Which hex do you take for free?",
                icon="take_black",
            ),
            step(
                "vine_black",
                "take_black",
                "Take a bank from the black depot",
                "You take a bank from the black depot for free.",
                hex="bank",
            ),
        ),
    ),
    Scene(
        name="takes a double hex with a bonus action",
        options=WITH,
        me={"dice": [1, 1], "stored": [PAIR], "vineyard": {"5": [GREEN, "green"]}},
        board={"vine_depot": ["vines_red", None, "vines_blue"]},
        steps=(
            *plant(
                PAIR,
                "Double space 7, number 1, on the left: orange"
                " (a mine, a monastery or a castle, a double hex of the vineyard depot)",
                "Which bonus action do you use?",
                space=7,
                left="orange",
            ),
            step(
                "vine_bonus",
                "use_icon",
                "Bonus action: a double hex of the vineyard depot",
                "",
                asks="Which double hex do you take?",
                icon="take_double",
            ),
            step(
                "vine_double",
                "take_vines",
                "Take blue vines from the vineyard depot",
                "You take blue vines from the vineyard depot.",
                slot=3,
            ),
        ),
    ),
    Scene(
        name="takes a double hex with a castle",
        options=WITH,
        me={"hexes": {CENTRE: "castle", "7": "castle"}, "dice": [4, 4], "stored": ["castle"]},
        board={"vine_depot": [PAIR]},
        steps=(
            step("turn", "place", "Place a castle", "You place a castle on space 3.", hex="castle"),
            step(
                "extra_action",
                "take_vines",
                "Take orange and yellow vines from the vineyard depot",
                "You take orange and yellow vines from the vineyard depot.",
                slot=1,
            ),
        ),
    ),
    Scene(
        name="takes a double hex with a white castle",
        options={"expansions": ["vineyards", "white_castles"]},
        me={"dice": [3, 3], "stored": ["white_castle"]},
        board={"white": 2, "vine_depot": [PAIR]},
        steps=(
            *placing("white_castle", "a white castle", space=26, number=3),
            step(
                "white_action",
                "take_vines",
                "Take orange and yellow vines from the vineyard depot",
                "You take orange and yellow vines from the vineyard depot.",
                slot=1,
            ),
        ),
    ),
)
