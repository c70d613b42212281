"""Who has a line in a result, and how it ended for them, in words: every text of the command line that names a winner.

A result is its data: `points`, `places` and `won` by participant, `sides` (whose partners win together; none in old
results: each its own side) and `side_points`, those that belong to a side and to nobody alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kasztelan.texts import Words

Outcome = Mapping[str, Any]


def names_of(words: Words, seated: Sequence[str], name_keys: Sequence[str]) -> list[str]:
    """A name for each participant: those who sit there as they are called, automas by their name keys."""
    return [*seated, *(words.text(key) for key in name_keys[len(seated) :])]


def winners(words: Words, result: Outcome, names: Sequence[str], me: int | None = None) -> str:
    """One line: who won, alone, as a team or together with others, or that nobody did; `me` is who reads it."""
    won = [side for side in sides_of(result) if any(result["won"][one] for one in side)]
    if not won:
        if len(names) > 1:
            return words.text("cli-nobody-won")
        return words.text("cli-you-lost") if me == 0 else words.text("cli-lost", player=names[0])
    if len(won) > 1:
        shared = "; ".join(side_name(words, side, names) for side in won)
        return words.text("cli-shared-win", winners=shared)
    side = won[0]
    if len(side) > 1:
        return words.text("cli-team-won", players=listed(words, [names[one] for one in side]))
    return words.text("cli-you-won") if side[0] == me else words.text("cli-won", player=names[side[0]])


def points_of_sides(words: Words, result: Outcome, names: Sequence[str]) -> list[str]:
    """A line for each side with points of its own."""
    own = result.get("side_points") or []
    return [
        words.text("cli-side-points", side=side_name(words, side, names), points=points)
        for side, points in zip(sides_of(result), own, strict=False)
        if points and side
    ]


def sides_of(result: Outcome) -> list[list[int]]:
    """The participants of each side."""
    sides = result.get("sides") or range(len(result["won"]))
    together: list[list[int]] = [[] for _ in range(max(sides) + 1)]
    for participant, side in enumerate(sides):
        together[side].append(participant)
    return together


def side_name(words: Words, side: Sequence[int], names: Sequence[str]) -> str:
    members = [names[one] for one in side]
    return members[0] if len(members) == 1 else words.text("cli-team", players=listed(words, members))


def listed(words: Words, names: Sequence[str]) -> str:
    """Several names as one speaks them: A, B and C."""
    if len(names) == 1:
        return names[0]
    return words.text("cli-and", names=", ".join(names[:-1]), last=names[-1])
