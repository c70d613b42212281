"""Choosing characters, and what every turn has: gathering, building, ending it."""

from __future__ import annotations

from typing import Final

from tests.browser.scenes.citadels.pieces import bank, deck, fan, hand, laid_open, mine, tower
from tests.browser.scenes.citadels.scene import REVISED, Scene, step

DRAFT: Final = (
    Scene(
        name="picks from the pack",
        options={"crown": 0},
        before=(
            {"verb": "lay_open", "character": "thief"},
            {"verb": "lay_open", "character": "merchant"},
            "pick_character",
        ),
        steps=(
            step(
                "pick_character",
                "pick",
                "Choose the Magician",
                fan("magician"),
                "You choose the Magician.",
                character="magician",
            ),
        ),
    ),
    Scene(
        name="picks one and discards one",
        players=2,
        options={"crown": 1},
        before=({"verb": "lay_aside", "character": "bishop"}, {"verb": "pick", "character": "thief"}),
        steps=(
            step(
                "pick_character",
                "pick",
                "Choose the Architect",
                fan("architect"),
                "You choose the Architect.",
                character="architect",
            ),
            step(
                "discard_character",
                "discard",
                "Discard the Assassin",
                fan("assassin"),
                "You discard the Assassin face down.",
                character="assassin",
            ),
        ),
    ),
)

TURNS: Final = (
    Scene(
        name="takes gold and income, builds and ends the turn",
        seats=({"characters": ["bishop"], "gold": 1, "hand": ["market", "palace"], "city": ["temple"]},),
        position={"next": "bishop"},
        steps=(
            step("turn", "gather_gold", "Take 2 gold", bank, "You get 2 gold.", money={0: 3}),
            step(
                "turn",
                "income",
                "Take income: 1 gold",
                mine("bishop"),
                "You get 1 gold as income.",
                money={0: 4},
            ),
            step(
                "turn",
                "build",
                "Build the Market for 2 gold",
                hand("market"),
                "You build the Market for 2 gold.",
                money={0: 2},
                built={0: "market"},
                card="market",
            ),
            step("turn", "end_turn", "End your turn", None, "You end your turn."),
        ),
    ),
    Scene(
        name="draws cards and keeps one",
        seats=({"characters": ["bishop"]},),
        position={"next": "bishop", "deck": ["docks", "manor"], "rest": "absent"},
        steps=(
            step("turn", "gather_cards", "Draw 2 cards and keep 1", deck, "You draw: "),
            step(
                "keep_cards", "keep", "Keep the Manor", laid_open("manor"), "You keep: Manor.", card="manor"
            ),
        ),
    ),
)

WAYS_TO_BUILD: Final = (
    Scene(
        name="gives up the Framework",
        editions=REVISED,
        cards=("framework",),
        seats=({"characters": ["bishop"], "gold": 0, "hand": ["palace"], "city": ["framework"]},),
        position={"next": "bishop", "gathered": True},
        steps=(
            step(
                "turn",
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
        name="sacrifices a district for the Necropolis",
        editions=REVISED,
        cards=("necropolis",),
        seats=({"characters": ["bishop"], "gold": 0, "hand": ["necropolis"], "city": ["tavern", "docks"]},),
        position={"next": "bishop", "gathered": True},
        steps=(
            step(
                "turn",
                "build_by_sacrifice",
                "Build the Necropolis by destroying your Tavern",
                tower("tavern"),
                "You build the Necropolis by destroying a district.",
                built={0: "necropolis"},
                gone={0: "tavern"},
                card="tavern",
                beautified=False,
            ),
        ),
    ),
    Scene(
        name="pays for the Thieves’ Den with cards",
        editions=REVISED,
        cards=("thieves_den",),
        seats=({"characters": ["bishop"], "gold": 4, "hand": ["thieves_den", "manor", "docks", "tavern"]},),
        position={"next": "bishop", "gathered": True},
        steps=(
            step(
                "turn",
                "build_with_cards",
                "Build the Thieves’ Den for 2 cards from your hand and 4 gold",
                hand("thieves_den"),
                "",
                asks="Choose a card to pay for the Thieves’ Den; still to pay: 2 cards.",
                count=2,
            ),
            step(
                "den_cards",
                "pay_card",
                "Pay with the Manor",
                hand("manor"),
                "You put under the deck: Manor.",
                card="manor",
            ),
            step(
                "den_cards",
                "pay_card",
                "Pay with the Tavern",
                hand("tavern"),
                "You build the Thieves’ Den for 4 gold, paying the rest with cards.",
                money={0: 0},
                built={0: "thieves_den"},
                card="tavern",
            ),
        ),
    ),
)
