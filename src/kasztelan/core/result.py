"""Who takes part in a game, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class Participant:
    """Whoever has a line in the result: a seat, which goes by the name of who sits there, or an automa with a name key."""

    def __init__(self, name: str, side: int) -> None:
        self.name = name
        self.side = side

    def to_data(self) -> dict[str, Any]:
        return {"name": self.name or None, "side": self.side}

    def __repr__(self) -> str:
        return f"Participant({self.name or 'a seat'}, side {self.side})"


class Result:
    """How a game ended: the place of each participant (shared allowed), who won, and why it is over.

    Partners of a side share a place and win or lose together. `side_points` are, by side, points that belong to nobody
    alone. A draw is a shared win; a solo or co-operative game that was lost has no winner.
    """

    def __init__(
        self,
        reason: str,
        points: list[int],
        places: list[int],
        won: list[bool],
        sides: list[int] | None = None,
        side_points: list[int] | None = None,
    ) -> None:
        self.reason = reason
        self.points = points
        self.places = places
        self.won = won
        self.sides: list[int] = list(range(len(points))) if sides is None else sides
        self.side_points: list[int] = [0] * (max(self.sides) + 1) if side_points is None else side_points

    def to_data(self) -> dict[str, Any]:
        return {
            "reason": self.reason,
            "points": self.points,
            "places": self.places,
            "won": self.won,
            "sides": self.sides,
            "side_points": self.side_points,
        }

    def __repr__(self) -> str:
        told = f"Result({self.reason}, points {self.points}, places {self.places}, won {self.won}"
        if len(self.side_points) < len(self.points) or any(self.side_points):
            told += f", sides {self.sides} with points {self.side_points}"
        return told + ")"


def completed(told: dict[str, Any] | None) -> dict[str, Any] | None:
    """A result as `to_data` gives it, also of one that was written down before there were sides."""
    if told is None or "sides" in told:
        return told
    return Result(told["reason"], told["points"], told["places"], told["won"]).to_data()


def ranked(strengths: Sequence[Any], sides: Sequence[int]) -> list[int]:
    """The place of each participant by the strength of its side, the higher the better; equal ones share a place."""
    return [1 + sum(other > strengths[side] for other in strengths) for side in sides]
