"""What Assassin, Witch, Magistrate, Thief, Spy and Blackmailer ask for."""

from __future__ import annotations

from typing import Final

from tests.browser.scenes.citadels.pieces import bank, gold, laid_open, mine, niche, seat, type_sign
from tests.browser.scenes.citadels.scene import REVISED, Scene, step

RANK_1: Final = (
    Scene(
        name="the Assassin kills",
        seats=({"characters": ["assassin"]},),
        steps=(
            step(
                "turn",
                "kill",
                "Kill the Magician",
                niche("magician"),
                "You kill the Magician.",
                character="magician",
            ),
        ),
    ),
    Scene(
        name="the Witch bewitches",
        cast=("witch",),
        seats=({"characters": ["witch"]},),
        steps=(
            step("turn", "gather_gold", "Take 2 gold", bank, "You get 2 gold.", money={0: 4}),
            step(
                "bewitching",
                "bewitch",
                "Bewitch the Merchant",
                niche("merchant"),
                "You bewitch the Merchant.",
                character="merchant",
            ),
        ),
    ),
    Scene(
        name="the Magistrate lays three warrants",
        editions=REVISED,
        cast=("magistrate",),
        seats=({"characters": ["magistrate"]},),
        steps=(
            step(
                "turn",
                "sign_warrant",
                "Put the signed warrant on the King",
                niche("king"),
                "",
                asks="Where does the next unsigned warrant go? Left to place: 2.",
                character="king",
            ),
            step(
                "warrants",
                "warrant",
                "Put an unsigned warrant on the Thief",
                niche("thief"),
                "",
                asks="Where does the next unsigned warrant go? Left to place: 1.",
                character="thief",
            ),
            step(
                "warrants",
                "warrant",
                "Put an unsigned warrant on the Warlord",
                niche("warlord"),
                "You put the signed warrant on the King.",
                character="warlord",
            ),
        ),
    ),
    *(
        Scene(
            name=f"the Magistrate {does}",
            editions=REVISED,
            cast=("magistrate",),
            seats=(
                {"characters": ["magistrate"], "gold": 0},
                {"characters": ["merchant"], "gold": 5, "hand": ["docks"]},
                {"characters": ["king"]},
                {"characters": ["bishop"]},
            ),
            position={
                "next": "merchant",
                "gathered": True,
                "warrants": {"signed": "merchant", "others": ["king", "thief"]},
            },
            before=({"verb": "build", "card": "docks"},),
            steps=(last,),
        )
        for does, last in {
            "confiscates": step(
                "confiscation",
                "confiscate",
                "Confiscate the Docks",
                laid_open("docks"),
                "You show the signed warrant and confiscate the Docks of {1}, who gets 3 gold back.",
                built={0: "docks"},
                gone={1: "docks"},
            ),
            "leaves the warrant face down": step(
                "confiscation",
                "pass",
                "Leave the warrant face down",
                None,
                "You pass: confiscation.",
            ),
        }.items()
    ),
)

RANK_2: Final = (
    Scene(
        name="the Thief robs",
        seats=({"characters": ["thief"]},),
        position={"next": "thief"},
        steps=(
            step(
                "turn",
                "rob",
                "Rob the Merchant",
                niche("merchant"),
                "You will rob the Merchant.",
                character="merchant",
            ),
        ),
    ),
    Scene(
        name="the Spy looks for a type",
        editions=REVISED,
        cast=("spy",),
        seats=({"characters": ["spy"], "gold": 0}, {}, {"gold": 3, "hand": ["tavern", "docks", "manor"]}),
        position={"next": "spy"},
        steps=(
            step(
                "turn",
                "spy",
                "Spy on {2} for trade districts",
                seat(2),
                "You look at {2}’s hand for trade districts and find 2 cards",
                money={0: 2, 2: 1},
                then=type_sign("trade"),
                seat=2,
                type="trade",
            ),
        ),
    ),
    Scene(
        name="the Blackmailer threatens two",
        editions=REVISED,
        cast=("blackmailer",),
        seats=({"characters": ["blackmailer"]},),
        position={"next": "blackmailer"},
        steps=(
            step(
                "turn",
                "threaten_with_flower",
                "Put the flowered threat on the King",
                niche("king"),
                "",
                asks="Where does the plain threat go?",
                character="king",
            ),
            step(
                "threats",
                "threaten",
                "Put the plain threat on the Bishop",
                niche("bishop"),
                "You put the flowered threat on the King.",
                character="bishop",
            ),
        ),
    ),
    *(
        Scene(
            name=f"a threatened Merchant {does}",
            editions=REVISED,
            cast=("blackmailer",),
            seats=({"characters": ["merchant"], "gold": 4}, {"characters": ["blackmailer"], "gold": 0}),
            position={
                "next": "merchant",
                "gathered": True,
                "threats": {"flowered": "king", "others": ["merchant"]},
            },
            before=("settling",),
            steps=(last,),
        )
        for does, last in {
            "pays the bribe": step(
                "settling",
                "bribe",
                "Pay the bribe of 2 gold",
                gold(),
                "You bribe {1} with 2 gold.",
                money={0: 2, 1: 2},
            ),
            "refuses": step(
                "settling", "refuse", "Refuse to pay", mine("merchant"), "You refuse to pay a bribe."
            ),
        }.items()
    ),
    *(
        Scene(
            name=f"the Blackmailer {does}",
            editions=REVISED,
            cast=("blackmailer",),
            seats=({"characters": ["blackmailer"], "gold": 0}, {"characters": ["merchant"], "gold": 4}),
            position={
                "next": "merchant",
                "gathered": True,
                "threats": {"flowered": "merchant", "others": ["king"]},
            },
            before=({"verb": "refuse"},),
            steps=(last,),
        )
        for does, last in {
            "reveals the threat": step(
                "threat_reveal",
                "reveal_threat",
                "Reveal the threat",
                niche("merchant"),
                "You reveal the flowered threat and take 4 gold from {1}.",
                money={0: 4},
            ),
            "leaves the threat face down": step(
                "threat_reveal",
                "pass",
                "Leave the threat face down",
                None,
                "You do not reveal the threat to {1}.",
                money={0: 0},
            ),
        }.items()
    ),
)
