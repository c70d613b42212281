"""Every kind of choice that Citadels asks a person for, as scenes."""

from collections.abc import Mapping
from typing import Any, Final

from kasztelan.games.citadels.actions import VERBS
from kasztelan.games.citadels.rules import pending
from tests.browser.scenes.citadels import (
    districts,
    moments,
    rank_3,
    rank_4,
    ranks_1_2,
    ranks_5_to_7,
    ranks_8_9,
    turns,
)

SCENES: Final = (
    *turns.DRAFT, *turns.TURNS, *turns.WAYS_TO_BUILD, *ranks_1_2.RANK_1, *ranks_1_2.RANK_2, *rank_3.RANK_3,
    *rank_4.RANK_4, *ranks_5_to_7.RANK_5, *ranks_5_to_7.RANK_6, *ranks_5_to_7.RANK_7, *ranks_8_9.RANK_8,
    *ranks_8_9.RANK_9, *districts.USED, *districts.THEATER, *moments.BUILT, *moments.REACTING,
)  # fmt: skip
ASKED: Final = pending.NAMES[pending.PICK_CHARACTER : pending.START]
DONE: Final = tuple(verb for verb in VERBS[VERBS.index("pick") :] if verb != "take_crown")
"""The crown comes by itself: to take it is offered to nobody."""


def dialect(options: Mapping[str, Any]) -> str:
    """The editions ask differently."""
    return str(options["edition"])
