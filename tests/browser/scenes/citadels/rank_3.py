"""What Magician, Wizard and Seer ask for."""

from __future__ import annotations

from typing import Final

from tests.browser.scenes.citadels.pieces import deck, hand, laid_open, mine, seat, tower
from tests.browser.scenes.citadels.scene import REVISED, Scene, step

RANK_3: Final = (
    Scene(
        name="the Magician exchanges hands",
        seats=({"characters": ["magician"], "hand": ["temple"]}, {"hand": ["manor", "docks"]}),
        position={"next": "magician"},
        steps=(
            step(
                "turn",
                "swap_hands",
                "Exchange hands with {1}",
                seat(1),
                "You exchange hands with {1}.",
                seat=1,
            ),
        ),
    ),
    Scene(
        name="the Magician replaces cards",
        seats=({"characters": ["magician"], "hand": ["temple", "manor", "docks"]},),
        position={"next": "magician"},
        steps=(
            step(
                "turn",
                "redraw",
                "Put the Temple under the deck",
                hand("temple"),
                "You put under the deck: Temple.",
                card="temple",
            ),
            step(
                "redrawing",
                "redraw",
                "Put the Docks under the deck",
                hand("docks"),
                "You put under the deck: Temple, Docks.",
                card="docks",
            ),
            step("redrawing", "done", "Done: take as many new cards", deck, "You get in return: "),
        ),
    ),
    Scene(
        name="the Wizard takes a card into the hand",
        cast=("wizard",),
        seats=({"characters": ["wizard"], "gold": 4}, {"hand": ["manor", "docks"]}),
        position={"next": "wizard", "gathered": True},
        steps=(
            step(
                "turn",
                "look",
                "Look at {1}’s hand",
                seat(1),
                "You look at {1}’s hand: Manor, Docks.",
                seat=1,
            ),
            step(
                "wizard_take",
                "take",
                "Take the Docks",
                laid_open("docks"),
                "You take the Docks from {1}’s hand.",
                card="docks",
            ),
            step(
                "wizard_build",
                "to_hand",
                "Put the card into your hand",
                laid_open("docks"),
                "You keep the card taken from {1}.",
            ),
        ),
    ),
    Scene(
        name="the Wizard builds the card at once",
        cast=("wizard",),
        seats=({"characters": ["wizard"], "gold": 4}, {"hand": ["manor", "docks"]}),
        position={"next": "wizard", "gathered": True},
        before=({"verb": "look", "seat": 1}, {"verb": "take", "card": "manor"}),
        steps=(
            step(
                "wizard_build",
                "build",
                "Build the Manor for 3 gold",
                laid_open("manor"),
                "You build the Manor for 3 gold.",
                money={0: 1},
                built={0: "manor"},
                card="manor",
            ),
        ),
    ),
    Scene(
        name="the Wizard builds with the Framework",
        editions=REVISED,
        cast=("wizard",),
        cards=("framework",),
        seats=({"characters": ["wizard"], "gold": 0, "city": ["framework"]}, {"hand": ["palace", "docks"]}),
        position={"next": "wizard", "gathered": True},
        before=({"verb": "look", "seat": 1}, {"verb": "take", "card": "palace"}),
        steps=(
            step(
                "wizard_build",
                "build_with_framework",
                "Build the Palace by destroying the Framework",
                tower("framework"),
                "You build the Palace by destroying the Framework.",
                built={0: "palace"},
                gone={0: "framework"},
                card="palace",
            ),
        ),
    ),
    Scene(
        name="the Wizard sacrifices a district for the Necropolis",
        editions=REVISED,
        cast=("wizard",),
        cards=("necropolis",),
        seats=(
            {"characters": ["wizard"], "gold": 0, "city": ["tavern", "docks"]},
            {"hand": ["necropolis", "docks"]},
        ),
        position={"next": "wizard", "gathered": True},
        before=({"verb": "look", "seat": 1}, {"verb": "take", "card": "necropolis"}),
        steps=(
            step(
                "wizard_build",
                "build_by_sacrifice",
                "Build the Necropolis by destroying your Docks",
                tower("docks"),
                "You build the Necropolis by destroying a district.",
                built={0: "necropolis"},
                gone={0: "docks"},
                card="docks",
                beautified=False,
            ),
        ),
    ),
    Scene(
        name="the Wizard pays for the Thieves’ Den with a card",
        editions=REVISED,
        cast=("wizard",),
        cards=("thieves_den",),
        seats=(
            {"characters": ["wizard"], "gold": 5, "hand": ["manor", "tavern"]},
            {"hand": ["thieves_den", "docks"]},
        ),
        position={"next": "wizard", "gathered": True},
        before=({"verb": "look", "seat": 1}, {"verb": "take", "card": "thieves_den"}),
        steps=(
            step(
                "wizard_build",
                "build_with_cards",
                "Build the Thieves’ Den for 1 card from your hand and 5 gold",
                laid_open("thieves_den"),
                "",
                asks="Choose a card to pay for the Thieves’ Den; still to pay: 1 card.",
                count=1,
            ),
            step(
                "den_cards",
                "pay_card",
                "Pay with the Manor",
                hand("manor"),
                "You build the Thieves’ Den for 5 gold, paying the rest with cards.",
                built={0: "thieves_den"},
                card="manor",
            ),
        ),
    ),
    Scene(
        name="the Seer takes cards and gives some back",
        editions=REVISED,
        cast=("seer",),
        seats=({"characters": ["seer"], "hand": ["temple", "manor"]}, {"hand": ["docks"]}),
        position={"next": "seer"},
        steps=(
            step(
                "turn",
                "divine",
                "Take a random card from every other player",
                mine("seer"),
                "You take the Docks from {1}’s hand.",
            ),
            step(
                "seer_give",
                "give",
                "Give the Manor to {1}",
                hand("manor"),
                "You give the Manor to {1}.",
                card="manor",
            ),
        ),
    ),
)
