"""What King and Emperor ask for."""

from __future__ import annotations

from typing import Final

from tests.browser.scenes.citadels.pieces import cards, gold, hand, seat
from tests.browser.scenes.citadels.scene import CLASSIC, REVISED, Scene, step

RANK_4: Final = (
    *(
        Scene(
            name=f"the Emperor crowns somebody and takes {what}",
            editions=REVISED,
            players=5,
            cast=("emperor",),
            seats=({"characters": ["emperor"], "gold": 0}, {"gold": 3, "hand": ["manor"]}),
            position={"next": "emperor", "crown": 2},
            steps=(
                step("turn", "give_crown", "Give the crown to {1}", seat(1), "{1} has the crown.", seat=1),
                last,
            ),
        )
        for what, last in {
            "gold": step(
                "crown_gift",
                "take_gold",
                "Take 1 gold from {1}",
                gold(1),
                "You take 1 gold from {1}.",
                money={0: 1, 1: 2},
            ),
            "a card": step(
                "crown_gift",
                "take_card",
                "Take a random card from {1}",
                cards(1),
                "You take the Manor from {1}’s hand.",
            ),
        }.items()
    ),
    Scene(
        name="the Emperor has to crown somebody",
        players=5,
        cast=("emperor",),
        seats=({"characters": ["emperor"], "gold": 0}, {"gold": 0}),
        position={"next": "emperor", "crown": 2},
        before=("crowning",),
        steps=(
            step("crowning", "give_crown", "Give the crown to {1}", seat(1), "{1} has the crown.", seat=1),
        ),
    ),
    *(
        Scene(
            name=f"whom the Emperor crowned gives {what}",
            editions=CLASSIC,
            players=5,
            cast=("emperor",),
            seats=(
                {"characters": ["warlord"], "gold": 2, "hand": ["manor", "docks"]},
                {"characters": ["emperor"], "gold": 0},
            ),
            position={"next": "emperor", "crown": 2},
            before=({"verb": "give_crown", "seat": 0},),
            steps=(last,),
        )
        for what, last in {
            "gold": step(
                "crown_tribute",
                "give_gold",
                "Give 1 gold to {1}",
                gold(),
                "{1} takes 1 gold from you.",
                money={0: 1},
            ),
            "a card": step(
                "crown_tribute",
                "give",
                "Give the Manor to {1}",
                hand("manor"),
                "You give the Manor to {1}.",
                card="manor",
            ),
        }.items()
    ),
    Scene(
        name="the killed Emperor names an heir",
        editions=REVISED,
        players=5,
        cast=("emperor",),
        seats=({"characters": ["emperor"]}, {"characters": ["assassin"]}),
        position={"next": "warlord", "killed": "emperor", "crown": 2},
        before=("heir",),
        steps=(step("heir", "give_crown", "Give the crown to {3}", seat(3), "{3} has the crown.", seat=3),),
    ),
)
