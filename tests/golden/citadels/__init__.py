"""The golden games of Citadels: their names, seeds and options."""

from typing import Any, Final

STARRED: Final[dict[str, Any]] = {
    "edition": "classic",
    "characters": [
        "witch",
        "tax_collector",
        "magician",
        "king",
        "bishop",
        "merchant",
        "architect",
        "warlord",
    ],
    "districts": ["lighthouse", "bell_tower", "hospital"],
}

GOLDEN: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "4_first_game": (4, {"players": 4}),
    "2_cunning_agents": (2, {"players": 2, "set": "cunning_agents"}),
    "3_illustrious_emissaries": (3, {"players": 3, "set": "illustrious_emissaries"}),
    "6_ambitious_aristocrats": (6, {"players": 6, "set": "ambitious_aristocrats"}),
    "7_of_8_vicious_nobles": (7, {"players": 7, "set": "vicious_nobles"}),
    "8_devious_dignitaries": (8, {"players": 8, "set": "devious_dignitaries"}),
    "5_random": (9, {"players": 5, "set": "random"}),
    "5_classic_starred": (5, {"players": 5, **STARRED}),
    "5_round_limit": (1, {"players": 5, "set": "tenacious_delegates", "round_limit": 3}),
}
