"""What is said when something cannot be done: a code, its facts, never a half-made change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Fact = int | str | list[str] | list[int]


class Reason:
    """Why something is not possible, or what would be: a code for the translators and the facts that fill it."""

    def __init__(self, code: str, facts: dict[str, Fact] | None = None) -> None:
        self.code = code
        self.facts: dict[str, Fact] = {} if facts is None else facts
        self.speaker: Callable[[Reason, str], str] | None = None

    def text(self, language: str = "en") -> str:
        """In words, if it comes from a match that `kasztelan.match` has made; else the code and its facts."""
        return str(self) if self.speaker is None else self.speaker(self, language)

    def to_data(self) -> dict[str, Any]:
        return {"code": self.code, **self.facts}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.code == other.code and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.code)

    def __str__(self) -> str:
        told = ", ".join(f"{name} {shown(value)}" for name, value in self.facts.items())
        return f"{self.code} ({told})" if told else self.code

    def __repr__(self) -> str:
        return f"Reason({self})"


def shown(value: Any) -> str:
    """A fact as it is shown in a line: short, a list as its members."""
    text = ", ".join(str(one) for one in value) if isinstance(value, list) else str(value)
    return text if len(text) <= 200 else text[:197] + "..."


def given(value: Any) -> str:
    """Something that was given and does not fit, as a fact: short, on one line."""
    text = value if isinstance(value, str) else repr(value)
    text = " ".join(text.split())
    return text if len(text) <= 60 else text[:57] + "..."


class Refusal(Exception):
    """Input that was refused; `field` names what was wrong, `allowed` what would have been right.

    `game` names the game whose words tell it, if it needs any; `text` says it in words, if `kasztelan.match` refused.
    """

    def __init__(self, field: str, problem: Reason, allowed: Reason) -> None:
        super().__init__(f"{field}: {problem}; allowed: {allowed}")
        self.field = field
        self.problem = problem
        self.allowed = allowed
        self.game = ""
        self.speaker: Callable[[Refusal, str], str] | None = None

    def text(self, language: str = "en") -> str:
        """In words where somebody lent them; else the codes and their facts."""
        return str(self) if self.speaker is None else self.speaker(self, language)

    def to_data(self) -> dict[str, Any]:
        """What a client needs to say it in its reader's language."""
        return {"field": self.field, "problem": self.problem.to_data(), "allowed": self.allowed.to_data()}


class InvalidOptions(Refusal):
    """Options that do not make a game."""


class InvalidAction(Refusal):
    """Something that is no action of this game at all, whatever the position."""


class BadPosition(Refusal):
    """A description from which no position can be built."""


class BadRecord(Refusal):
    """A record that is cut, edited, foreign or from a newer version; `at` is the first bad entry or -1."""

    def __init__(self, field: str, problem: Reason, allowed: Reason, at: int = -1) -> None:
        super().__init__(field, problem, allowed)
        self.at = at


class IllegalAction(Exception):
    """An action of the game that is not legal now; nothing has changed."""

    def __init__(self, action: str, reason: Reason) -> None:
        super().__init__(f"{action}: {reason}")
        self.action = action
        self.reason = reason


def refuse(field: str, problem: str, allowed: str, **facts: Fact) -> Refusal:
    """A refusal whose problem and whose remedy are filled with the same facts."""
    return Refusal(field, Reason(problem, facts), Reason(allowed, facts))


def one_of(values: list[str]) -> Reason:
    """Allowed: one of these words."""
    return Reason("one_of", {"values": values})


def within(low: int, high: int) -> Reason:
    """Allowed: a whole number between these, both included."""
    return Reason("range", {"low": low, "high": high})


def impossible(value: Any) -> Reason:
    """Problem: a value that does not fit."""
    return Reason("impossible", {"value": given(value)})
