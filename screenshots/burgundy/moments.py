"""Moments of Burgundy worth a picture."""

from __future__ import annotations

from typing import Any

from screenshots.moments import View

Legal = list[dict[str, Any]]


def first_castle(view: View, legal: Legal) -> bool:
    return bool(view["decision"]["name"] == "start_castle")


def whole_turn(view: View, legal: Legal) -> bool:
    """The beginning of a turn in the second half of the game, with things to take."""
    return (
        view["decision"]["name"] == "turn"
        and view["decision"]["dice"] == 2
        and view["phase"] in "CD"
        and verbs(legal, "take") >= 2
    )


def verbs(legal: Legal, verb: str) -> int:
    return sum(1 for one in legal if one["verb"] == verb)


def busy_turn(view: View, legal: Legal) -> bool:
    """A turn in the middle of the game with something stored and much to take."""
    mine = view["seats"][view["seat"]]
    return whole_turn(view, legal) and len(mine["stored"]) >= 2 and verbs(legal, "take") >= 3


def midway(view: View, legal: Legal) -> bool:
    """Something stored by the player or in common."""
    mine = view["seats"][view["seat"]]
    common = [hex for team in view["teams"] for hex in team["stored"]]
    return whole_turn(view, legal) and bool(mine["stored"]) and bool(common)


def vines_and_shields(view: View, legal: Legal) -> bool:
    """Vines are planted, and a shield is on a castle."""
    mine = view["seats"][view["seat"]]
    return (
        whole_turn(view, legal)
        and bool(mine["stored"])
        and bool(mine["shields"])
        and sum(1 for vine in mine["vineyard"]["vines"] if vine) >= 4
    )


def against_her(view: View, legal: Legal) -> bool:
    """Châteauma has begun both cards, and something is in her reserve."""
    cards = [card for card in view["automa"]["cards"] if card]
    begun = all(any(space["hex"] for space in card["spaces"]) for card in cards)
    reserve = any(stack["hexes"] for stack in view["automa"]["reserve"])
    return whole_turn(view, legal) and len(cards) == 2 and begun and reserve


def near_the_target(view: View, legal: Legal) -> bool:
    """The points come near to the target marker."""
    mine = view["seats"][0]
    return whole_turn(view, legal) and bool(mine["stored"]) and view["target"] - mine["points"] < 20
