"""What characters of rank 8 and 9 ask for."""

from __future__ import annotations

from typing import Final

from tests.browser.scenes.citadels.pieces import mine, niche, tower
from tests.browser.scenes.citadels.scene import REVISED, Scene, step

RANK_8: Final = (
    Scene(
        name="the Warlord destroys",
        seats=({"characters": ["warlord"], "gold": 3}, {}, {"city": ["docks", "tavern"]}),
        position={"next": "warlord", "gathered": True},
        steps=(
            step(
                "turn",
                "destroy",
                "Destroy {2}’s Docks (2 gold)",
                tower("docks", 2),
                "You destroy {2}’s Docks for 2 gold.",
                seat=2,
                card="docks",
                beautified=False,
                money={0: 1},
                gone={2: "docks"},
            ),
        ),
    ),
    Scene(
        name="the Diplomat exchanges districts",
        cast=("diplomat",),
        seats=({"characters": ["diplomat"], "gold": 3, "city": ["tavern", "temple"]}, {"city": ["market"]}),
        position={"next": "diplomat", "gathered": True},
        steps=(
            step(
                "turn",
                "exchange",
                "Exchange a district for {1}’s Market",
                tower("market", 1),
                "",
                asks="Which district do you give for {1}’s Market?",
                seat=1,
                card="market",
                beautified=False,
            ),
            step(
                "trade",
                "give_district",
                "Give your Temple and pay 1 gold",
                tower("temple"),
                "You get {1}’s Market in exchange for the Temple and 1 gold.",
                card="temple",
                beautified=False,
                money={0: 2, 1: 3},
                built={0: "market", 1: "temple"},
                gone={0: "temple", 1: "market"},
            ),
        ),
    ),
    Scene(
        name="the Marshal seizes",
        editions=REVISED,
        cast=("marshal",),
        seats=({"characters": ["marshal"], "gold": 4}, {"city": ["docks"]}),
        position={"next": "marshal", "gathered": True},
        steps=(
            step(
                "turn",
                "seize",
                "Seize {1}’s Docks (3 gold)",
                tower("docks", 1),
                "You seize {1}’s Docks for 3 gold.",
                seat=1,
                card="docks",
                beautified=False,
                money={0: 1},
                built={0: "docks"},
                gone={1: "docks"},
            ),
        ),
    ),
)

RANK_9: Final = (
    Scene(
        name="the Queen sits beside the King",
        editions=REVISED,
        players=5,
        cast=("queen",),
        seats=({"characters": ["queen"], "gold": 0}, {"characters": ["king"]}),
        position={"next": "queen", "gathered": True},
        steps=(
            step(
                "turn",
                "royal_gift",
                "Take 3 gold for sitting beside the character of rank 4",
                mine("queen"),
                "You get 3 gold for sitting beside the character of rank 4.",
                money={0: 3},
            ),
        ),
    ),
    *(
        Scene(
            name=f"the Artist beautifies {how}",
            cast=("artist",),
            seats=({"characters": ["artist"], "gold": 3, "city": ["tavern", "temple", "manor"]},),
            position={"next": "artist", "gathered": True},
            steps=(
                step(
                    "turn",
                    "beautify",
                    "Beautify the Tavern (1 gold)",
                    tower("tavern"),
                    "You beautify the Tavern for 1 gold.",
                    card="tavern",
                    money={0: 2},
                ),
                last,
            ),
        )
        for how, last in {
            "two districts": step(
                "beautifying",
                "beautify",
                "Beautify the Manor (1 gold)",
                tower("manor"),
                "You beautify the Manor for 1 gold.",
                card="manor",
                money={0: 1},
            ),
            "one district": step(
                "beautifying",
                "done",
                "Done: beautify no more",
                None,
                "",
                asks="Your turn as the Artist.",
                money={0: 2},
            ),
        }.items()
    ),
    Scene(
        name="the Tax Collector collects",
        editions=REVISED,
        cast=("tax_collector",),
        seats=({"characters": ["tax_collector"], "gold": 0},),
        position={"next": "tax_collector", "tax": 3},
        steps=(
            step(
                "turn",
                "collect_tax",
                "Collect the tax: 3 gold",
                niche("tax_collector"),
                "You collect 3 gold of tax.",
                money={0: 3},
            ),
        ),
    ),
)
