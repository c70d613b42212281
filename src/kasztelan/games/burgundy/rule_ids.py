"""The first rule of each thing, by the key of its name."""

from __future__ import annotations

from typing import Final

from kasztelan.games.burgundy.rules.kinds import ANIMAL_IDS, HEX_IDS, KINDS

BUILDINGS: Final = {
    "market": "MARKET",
    "carpenter": "CARPENTER",
    "church": "CHURCH",
    "warehouse": "WAREHOUSE",
    "boarding_house": "BOARDING",
    "bank": "BANK",
    "town_hall": "TOWNHALL",
    "watchtower": "WATCHTOWER",
}

RULE_OF: Final[dict[str, str]] = {
    "hex-castle": "BUR-CASTLE-1",
    "hex-mine": "BUR-MINE-1",
    "hex-ship": "BUR-SHIP-1",
    **{f"hex-{animal}_{count}": "BUR-ANIMALS-1" for animal in ANIMAL_IDS for count in (2, 3, 4)},
    **{f"hex-{name}": f"BUR-{group}-1" for name, group in BUILDINGS.items()},
    **{f"hex-monastery_{number}": f"BUR-MON-{number}" for number in range(1, 30)},
    "hex-crane": "BUR-CRANE-1",
    "hex-geese": "BUR-GEESE-1",
    "hex-white_castle": "BUR-WHITE-1",
    "hex-inn": "BUR-INN-1",
    "hex-wild": "BUR-SOLO-7",
    **{f"hex-{name}": "BUR-VINE-5" for name in HEX_IDS[KINDS:]},
    **{f"shield-{number}": f"BUR-SH-{number}" for number in range(1, 19)},
}
