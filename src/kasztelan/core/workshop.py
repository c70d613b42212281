"""A workshop for a table of somebody's own: a draft is looked at while it is drawn, and chance can draw a new one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from kasztelan.core.errors import Reason


class Finding(NamedTuple):
    """Something about a draft: what it is, which of its places it concerns, and whether it is only not done yet."""

    problem: Reason
    places: list[int]
    unfinished: bool

    def to_data(self) -> dict[str, Any]:
        problem = self.problem.to_data()
        return {"problem": problem, "places": self.places, "unfinished": self.unfinished}


class Count(NamedTuple):
    """How much of something a draft has, and how much it needs; None if that is free."""

    family: str
    id: str
    has: int
    needs: int | None


class Look(NamedTuple):
    """What there is to say about a draft: it can be used if nothing was found."""

    findings: list[Finding]
    counts: list[Count]

    def to_data(self) -> dict[str, Any]:
        return {
            "findings": [one.to_data() for one in self.findings],
            "counts": [one._asdict() for one in self.counts],
        }


class Workshop(NamedTuple):
    """What a game says about drafts of one kind of file: the file itself, with gaps."""

    look: Callable[[Mapping[str, Any]], Look]
    """Everything that is wrong or missing in a draft, and what is there."""
    random: Callable[[Callable[[int], int]], dict[str, Any]]
    """A new file that can be used; what it is given answers n with a number from 0 to n - 1."""
