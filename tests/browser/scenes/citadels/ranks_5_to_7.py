"""What characters of rank 5 to 7 ask for."""

from __future__ import annotations

from typing import Final

from tests.browser.scenes.citadels.pieces import bank, deck, hand, laid_open, mine, seat
from tests.browser.scenes.citadels.scene import CLASSIC, REVISED, Scene, step

RANK_5: Final = (
    Scene(
        name="the Abbot splits his income and takes from the richest",
        editions=REVISED,
        cast=("abbot",),
        seats=({"characters": ["abbot"], "gold": 0, "city": ["temple", "church"]}, {"gold": 6}),
        position={"next": "abbot"},
        steps=(
            step(
                "turn",
                "income_split",
                "Take income: 1 gold and 1 card",
                mine("abbot"),
                "You get 1 gold as income.",
                gold=1,
                money={0: 1},
            ),
            step(
                "turn",
                "tithe",
                "Take 1 gold from {1}",
                seat(1),
                "You take 1 gold from {1}.",
                seat=1,
                money={0: 2, 1: 5},
            ),
        ),
    ),
    Scene(
        name="the Abbot takes from the richest",
        editions=CLASSIC,
        cast=("abbot",),
        seats=({"characters": ["abbot"], "gold": 0}, {"gold": 6}),
        position={"next": "abbot"},
        steps=(
            step(
                "turn",
                "tithe",
                "Take 1 gold from {1}",
                seat(1),
                "You take 1 gold from {1}.",
                seat=1,
                money={0: 1, 1: 5},
            ),
        ),
    ),
    Scene(
        name="the Cardinal builds with somebody’s gold",
        editions=REVISED,
        cast=("cardinal",),
        seats=(
            {"characters": ["cardinal"], "gold": 2, "hand": ["docks", "temple", "tavern"]},
            {"gold": 3},
            {"gold": 3},
        ),
        position={"next": "cardinal", "gathered": True},
        steps=(
            step(
                "turn",
                "build_with_loan",
                "Build the Docks for 3 gold, with another player’s gold",
                hand("docks"),
                "",
                asks="Who gives you the missing 1 gold for the Docks?",
                card="docks",
            ),
            step(
                "lender",
                "borrow_from",
                "Take 1 gold from {2}",
                seat(2),
                "You take 1 gold from {2}.",
                seat=2,
                money={2: 2},
            ),
            step(
                "loan_cards",
                "give",
                "Give the Tavern to {2}",
                hand("tavern"),
                "You build the Docks for 3 gold, with another player’s help.",
                card="tavern",
                built={0: "docks"},
            ),
        ),
    ),
)

RANK_6: Final = (
    Scene(
        name="the Merchant takes gold more",
        seats=({"characters": ["merchant"], "gold": 0},),
        position={"next": "merchant", "gathered": True},
        steps=(step("turn", "merchant_gold", "Take 1 extra gold", bank, "You get 1 gold.", money={0: 1}),),
    ),
)

RANK_7: Final = (
    Scene(
        name="the Architect takes cards more",
        seats=({"characters": ["architect"]},),
        position={"next": "architect", "gathered": True},
        steps=(step("turn", "architect_cards", "Take 2 extra cards", mine("architect"), "You get: "),),
    ),
    Scene(
        name="the Navigator takes gold more",
        cast=("navigator",),
        seats=({"characters": ["navigator"], "gold": 0},),
        position={"next": "navigator", "gathered": True},
        steps=(step("turn", "navigator_gold", "Take 4 extra gold", bank, "You get 4 gold.", money={0: 4}),),
    ),
    Scene(
        name="the Navigator takes cards more",
        cast=("navigator",),
        seats=({"characters": ["navigator"]},),
        position={"next": "navigator", "gathered": True},
        steps=(step("turn", "navigator_cards", "Take 4 extra cards", deck, "You get: "),),
    ),
    Scene(
        name="the Scholar looks through seven cards",
        editions=REVISED,
        cast=("scholar",),
        seats=({"characters": ["scholar"]},),
        position={
            "next": "scholar",
            "gathered": True,
            "deck": ["docks", "manor", "manor", "castle", "palace", "tavern", "temple"],
            "rest": "absent",
        },
        steps=(
            step("turn", "study", "Look through 7 cards and keep 1", mine("scholar"), "You draw: "),
            step(
                "keep_cards",
                "keep",
                "Keep the Castle",
                laid_open("castle"),
                "You keep: Castle.",
                card="castle",
            ),
        ),
    ),
)
