"""What districts in a city can be used for."""

from __future__ import annotations

from typing import Final

from tests.browser.scenes.citadels.pieces import hand, mine, seat, tower
from tests.browser.scenes.citadels.scene import REVISED, Scene, Step, step

USED: Final = (
    Scene(
        name="the Armory takes a district with it",
        cards=("armory",),
        seats=({"characters": ["bishop"], "city": ["armory"]}, {"city": ["docks", "tavern"]}),
        position={"next": "bishop", "gathered": True},
        steps=(
            step(
                "turn",
                "armory",
                "Destroy the Armory and with it {1}’s Docks",
                tower("docks", 1),
                "You destroy {1}’s Docks.",
                seat=1,
                card="docks",
                beautified=False,
                gone={0: "armory", 1: "docks"},
            ),
        ),
    ),
    *(
        Scene(
            name="the Laboratory turns a card into gold",
            editions=(edition,),
            cards=("laboratory",),
            seats=(
                {"characters": ["bishop"], "gold": 0, "hand": ["manor", "temple"], "city": ["laboratory"]},
            ),
            position={"next": "bishop", "gathered": True},
            steps=(
                step(
                    "turn",
                    "laboratory",
                    f"Discard the Manor for {worth} gold (Laboratory)",
                    hand("manor"),
                    f"You get {worth} gold from the Laboratory.",
                    card="manor",
                    money={0: worth},
                ),
            ),
        )
        for edition, worth in (("revised", 2), ("classic", 1))
    ),
    Scene(
        name="the Museum takes a card",
        cards=("museum",),
        seats=({"characters": ["bishop"], "gold": 0, "hand": ["manor", "temple"], "city": ["museum"]},),
        position={"next": "bishop", "gathered": True},
        steps=(
            step(
                "turn",
                "museum",
                "Put the Manor under the Museum",
                hand("manor"),
                "You put the Manor under the Museum.",
                card="manor",
            ),
        ),
    ),
    *(
        Scene(
            name="the Smithy gives cards for gold",
            editions=(edition,),
            cards=("smithy",),
            seats=({"characters": ["bishop"], "gold": 4, "city": ["smithy"]},),
            position={"next": "bishop", "gathered": True},
            steps=(
                step(
                    "turn",
                    "smithy",
                    f"Pay {price} gold for {gives} (Smithy)",
                    tower("smithy"),
                    "You get from the Smithy: ",
                    money={0: 4 - price},
                ),
            ),
        )
        for edition, price, gives in (("revised", 2, "3 cards"), ("classic", 2, "3 cards"))
    ),
)


def theater(name: str, *steps: Step) -> Scene:
    return Scene(
        name=name,
        editions=REVISED,
        cards=("theater",),
        seats=({"city": ["theater"]},),
        position={"next": "warlord"},
        before=("theater_seat",),
        steps=steps,
    )


THEATER: Final = (
    theater(
        "the Theater swaps characters",
        step(
            "theater_seat",
            "swap_characters",
            "Swap character cards with {2}",
            seat(2),
            "You give the ",
            seat=2,
        ),
    ),
    theater(
        "the Theater stays closed",
        step("theater_seat", "pass", "Keep your character", None, "You pass: Theater."),
    ),
    Scene(
        name="the Theater swaps one of two characters",
        editions=REVISED,
        cards=("theater",),
        players=2,
        seats=(
            {"city": ["theater"], "characters": ["king", "warlord"]},
            {"characters": ["thief", "architect"]},
        ),
        position={"next": "warlord", "crown": 0},
        before=(
            {"verb": "gather_gold"},
            {"verb": "end_turn"},
            {"verb": "lay_aside", "character": "bishop"},
            {"verb": "pick", "character": "king"},
            {"verb": "pick", "character": "thief"},
            {"verb": "discard", "character": "warlord"},
            {"verb": "pick", "character": "merchant"},
            {"verb": "discard", "character": "assassin"},
            {"verb": "pick", "character": "architect"},
            "theater_seat",
        ),
        steps=(
            step(
                "theater_seat",
                "swap_characters",
                "Swap character cards with {1}",
                tower("theater"),
                "",
                asks="Which of your characters do you give?",
                seat=1,
            ),
            step(
                "theater_offer",
                "offer_character",
                "Offer the Merchant",
                mine("merchant"),
                "You give the Merchant to {1} and get the ",
                character="merchant",
            ),
        ),
    ),
)
