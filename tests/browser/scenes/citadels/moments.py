"""What districts ask for when they are built, or when something happens to them or their owner."""

from __future__ import annotations

from typing import Final

from tests.browser.scenes.citadels.pieces import deck, hand, laid_open, tower
from tests.browser.scenes.citadels.scene import CLASSIC, Scene, step

BUILT: Final = (
    *(
        Scene(
            name=f"the Lighthouse {does}",
            editions=CLASSIC,
            cards=("lighthouse",),
            seats=({"characters": ["bishop"], "gold": 3, "hand": ["lighthouse"]},),
            position={"next": "bishop", "gathered": True},
            steps=(
                step(
                    "turn",
                    "build",
                    "Build the Lighthouse for 3 gold",
                    hand("lighthouse"),
                    "You build the Lighthouse for 3 gold.",
                    card="lighthouse",
                    built={0: "lighthouse"},
                ),
                *rest,
            ),
        )
        for does, rest in {
            "finds a card": (
                step(
                    "lighthouse_search",
                    "take_card",
                    "Look through the deck and take a card",
                    deck,
                    "",
                    asks="Take a card from the deck?",
                ),
                step(
                    "lighthouse_search",
                    "search",
                    "Take the Palace from the deck",
                    laid_open("palace"),
                    "You take the Palace from the deck.",
                    card="palace",
                ),
            ),
            "is not used": (
                step("lighthouse_search", "pass", "Leave the deck alone", None, "You pass: Lighthouse."),
            ),
        }.items()
    ),
    *(
        Scene(
            name=f"the Bell Tower {does}",
            editions=CLASSIC,
            cards=("bell_tower",),
            seats=({"characters": ["bishop"], "gold": 5, "hand": ["bell_tower"]},),
            position={"next": "bishop", "gathered": True},
            steps=(
                step(
                    "turn",
                    "build",
                    "Build the Bell Tower for 5 gold",
                    hand("bell_tower"),
                    "You build the Bell Tower for 5 gold.",
                    card="bell_tower",
                    built={0: "bell_tower"},
                ),
                last,
            ),
        )
        for does, last in {
            "is rung": step(
                "bell",
                "ring_bell",
                "Announce that one district fewer completes a city",
                tower("bell_tower"),
                "You announce: one district fewer completes a city.",
            ),
            "is silent": step("bell", "pass", "Announce nothing", None, "You pass: Bell Tower."),
        }.items()
    ),
)

REACTING: Final = (
    *(
        Scene(
            name=f"the Park {does}",
            cards=("park",),
            options={"ask_effects": True},
            seats=({"characters": ["bishop"], "city": ["park"]},),
            position={"next": "bishop", "gathered": True},
            steps=(step("turn", "end_turn", "End your turn", None, "", asks="Use the Park?"), last),
        )
        for does, last in {
            "gives cards": step(
                "effect", "use_effect", "Use the Park: 2 cards", tower("park"), "You get from the Park: "
            ),
            "is left alone": step(
                "effect", "pass", "Do not use the Park", None, "You pass: effect of a district."
            ),
        }.items()
    ),
    *(
        Scene(
            name=f"the Graveyard {does}",
            editions=CLASSIC,
            seats=(
                {"characters": ["bishop"], "gold": 1, "city": ["graveyard"]},
                {"characters": ["warlord"], "gold": 9},
                {"city": ["castle"]},
            ),
            position={"next": "warlord", "gathered": True},
            before=({"verb": "destroy", "seat": 2, "card": "castle", "beautified": False},),
            steps=(last,),
        )
        for does, last in {
            "takes a destroyed card": step(
                "grave",
                "recover",
                "Pay 1 gold and take the Castle",
                laid_open("castle"),
                "You pay 1 gold and take the Castle into your hand.",
                money={0: 0},
            ),
            "lets it go": step(
                "grave", "pass", "Let the card go", None, "You pass: Graveyard.", money={0: 1}
            ),
        }.items()
    ),
    *(
        Scene(
            name=f"the Hospital {does}",
            editions=CLASSIC,
            cards=("hospital",),
            seats=(
                {"characters": ["merchant"], "gold": 0, "city": ["hospital"]},
                {"characters": ["assassin"]},
            ),
            position={"next": "merchant", "killed": "merchant"},
            before=("hospital_call",),
            steps=(last,),
        )
        for does, last in {
            "lets a killed Merchant gather": step(
                "hospital_call",
                "use_hospital",
                "Use the Hospital and gather",
                tower("hospital"),
                "You are the Merchant.",
            ),
            "is not used": step(
                "hospital_call", "pass", "Do not use the Hospital", None, "You pass: Hospital."
            ),
        }.items()
    ),
)
