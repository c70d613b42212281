"""Moments of Citadels worth a picture."""

from __future__ import annotations

from typing import Any

from screenshots.moments import View


def verbs(legal: list[dict[str, Any]], verb: str) -> int:
    return sum(1 for one in legal if one["verb"] == verb)


def marked(view: View, mark: str) -> bool:
    return any(rank[mark] for rank in view["ranks"])


def busy_turn(view: View, legal: list[dict[str, Any]]) -> bool:
    """A choice of districts to build, late in the game, with somebody killed and somebody robbed."""
    mine = view["seats"][view["seat"]]
    return (
        view["decision"]["name"] == "turn"
        and view["turn"]["gathered"]
        and view["round"] >= 6
        and verbs(legal, "build") >= 2
        and 4 <= len(view["mine"]["hand"]) <= 6
        and mine["size"] >= 4
        and marked(view, "killed")
        and marked(view, "robbed")
        and all(seat["size"] >= 3 for seat in view["seats"])
    )


def middle_of_the_draft(view: View, legal: list[dict[str, Any]]) -> bool:
    """Some have chosen, some have not, and the hand is worth a thought."""
    return (
        view["decision"]["name"] == "pick_character"
        and view["round"] >= 5
        and verbs(legal, "pick") == 4
        and len(view["mine"]["hand"]) >= 4
        and all(seat["size"] >= 2 for seat in view["seats"])
    )


def crowded_turn(view: View, legal: list[dict[str, Any]]) -> bool:
    """Late at a table of eight."""
    return (
        view["decision"]["name"] == "turn"
        and view["round"] >= 6
        and verbs(legal, "build") >= 1
        and len(view["mine"]["hand"]) >= 3
        and min(seat["size"] for seat in view["seats"]) >= 2
        and max(seat["size"] for seat in view["seats"]) >= 5
    )
