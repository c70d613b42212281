"""Which option sets of Citadels the battery plays."""

from __future__ import annotations

from typing import Any, Final

SETS: Final = (
    "first_game", "ambitious_aristocrats", "cunning_agents", "illustrious_emissaries", "devious_dignitaries",
    "tenacious_delegates", "vicious_nobles",
)  # fmt: skip

# Every ruling of the revised edition turned the other way.
REVISED_RULINGS: Final[dict[str, Any]] = {
    "wizard_before_gathering": False,
    "armory_hits_keep": False,
    "great_wall_diplomat": "added_to_cost",
    "tie_break": "chosen",
    "artist_at_once": False,
    "monument_scales": True,
    "diplomat_gives_keep": True,
    "cardinal_refund": "own_part",
    "queen_when_bewitched": "queen_seat",
    "ask_effects": True,
}

# The same for the classic edition, where the other half of the switches has a meaning.
CLASSIC_RULINGS: Final[dict[str, Any]] = {
    "edition": "classic",
    "wizard_before_gathering": False,
    "armory_hits_keep": False,
    "great_wall_diplomat": "added_to_cost",
    "artist_at_once": False,
    "diplomat_gives_keep": False,
    "queen_when_bewitched": "queen_seat",
    "ask_effects": True,
    "short_game": True,
    "classic_swaps": 8,
    "wizard_duplicates": "whole_turn",
    "bell_tower_stacks": True,
    "library_observatory": "keep_all",
}

# Classic starred cards, those that ask questions of their own first.
STARRED: Final = ["lighthouse", "bell_tower", "hospital"]
STARRED_CAST: Final = [
    "witch",
    "tax_collector",
    "wizard",
    "emperor",
    "abbot",
    "alchemist",
    "navigator",
    "diplomat",
]

# A cast in which hidden markers and hidden cards move most.
MARKERS: Final = [
    "magistrate",
    "blackmailer",
    "wizard",
    "emperor",
    "cardinal",
    "alchemist",
    "scholar",
    "diplomat",
]
BUSY_DISTRICTS: Final = [
    "armory", "framework", "laboratory", "library", "monument", "museum", "necropolis", "observatory", "park",
    "poor_house", "smithy", "stables", "theater", "thieves_den",
]  # fmt: skip


def option_sets() -> dict[str, dict[str, Any]]:
    """All numbers of players, editions and ready-made sets, random boxes, and the rulings turned over."""
    found: dict[str, dict[str, Any]] = {}
    for players in range(2, 9):
        found[f"revised-{players}"] = {"players": players, "set": SETS[players - 2]}
        found[f"classic-{players}"] = {"players": players, "edition": "classic"}
    for at, name in enumerate(SETS):
        players = 4 + (at * 2 + 3) % 5
        found[f"{name}-{players}"] = {"players": players, "set": name}
    for players in (2, 3, 5, 7, 8):
        found[f"random-{players}"] = {"players": players, "set": "random"}
    for players in (4, 6):
        found[f"classic-random-{players}"] = {"players": players, "edition": "classic", "set": "random"}
    for players in (5, 6, 7):
        found[f"nine-{players}"] = {"players": players, "set": SETS[players - 1], "nine": "yes"}
    found["rulings-6"] = {"players": 6, "set": "random", **REVISED_RULINGS}
    found["rulings-classic-5"] = {
        **CLASSIC_RULINGS, "players": 5, "characters": STARRED_CAST, "districts": STARRED,
    }  # fmt: skip
    found["rulings-classic-4"] = {
        **CLASSIC_RULINGS, "players": 4, "characters": "random", "districts": "random",
    }  # fmt: skip
    found["starred-5"] = {"players": 5, "edition": "classic", "districts": STARRED, "nine": "yes"}
    for players in (3, 4, 6):
        cast = [*MARKERS, "artist"] if players == 3 else MARKERS
        found[f"markers-{players}"] = {"players": players, "characters": cast, "districts": BUSY_DISTRICTS}
    found["seer-2"] = {"players": 2, "set": "tenacious_delegates", "districts": BUSY_DISTRICTS}
    found["short-4"] = {"players": 4, "round_limit": 3, "crown": 2}
    return found


OPTION_SETS: Final = option_sets()
