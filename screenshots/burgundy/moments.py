"""Moments of Burgundy worth a picture."""

from __future__ import annotations

from typing import Any

from screenshots.moments import View


def busy_turn(view: View, legal: list[dict[str, Any]]) -> bool:
    """A turn in the middle of the game with something stored and much to take."""
    mine = view["seats"][view["seat"]]
    return (
        view["decision"]["name"] == "turn"
        and view["decision"]["dice"] == 2
        and view["phase"] in "CD"
        and len(mine["stored"]) >= 2
        and sum(1 for one in legal if one["verb"] == "take") >= 3
    )


def first_castle(view: View, legal: list[dict[str, Any]]) -> bool:
    return bool(view["decision"]["name"] == "start_castle")
