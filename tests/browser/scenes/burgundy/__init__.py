"""Every kind of choice that Burgundy asks a person for, as scenes."""

from collections.abc import Mapping
from typing import Any, Final

from kasztelan.games.burgundy.actions import VERBS
from kasztelan.games.burgundy.rules import pending
from tests.browser.scenes.burgundy import choices, shields, solo, teams, vineyards

__all__ = ["ASKED", "DONE", "SCENES", "dialect"]

SCENES: Final = (*choices.SCENES, *shields.SCENES, *vineyards.SCENES, *teams.SCENES, *solo.SCENES)
NATURES: Final = (
    "deal_route",
    "deal_shield",
    "remove_vine",
    "deal_vine",
    "draw_card",
    "automa_roll",
    "automa_mark",
)
"""What NATURE is asked and answers among the later questions and verbs."""
ASKED: Final = tuple(
    one for one in pending.NAMES[pending.CHOOSE_DUCHY : pending.SETTING_UP] if one not in NATURES
)
DONE: Final = tuple(one for one in VERBS[VERBS.index("choose_duchy") :] if one not in NATURES)


def dialect(_options: Mapping[str, Any]) -> str:
    """There is one sort of the game."""
    return ""
