"""What is said when something cannot be done: a code, its facts, never a half-made change."""

from __future__ import annotations

Fact = int | str


class Reason:
    """Why an action is not legal now: a code for the translators and the facts that fill it."""

    def __init__(self, code: str, facts: dict[str, Fact] | None = None) -> None:
        self.code = code
        self.facts: dict[str, Fact] = {} if facts is None else facts

    def to_data(self) -> dict[str, Fact]:
        return {"code": self.code, **self.facts}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.code == other.code and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.code)

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.code} ({told})" if told else self.code


class Refusal(Exception):
    """Input that was refused; `field` names what was wrong, `allowed` what would have been right."""

    def __init__(self, field: str, problem: str, allowed: str) -> None:
        super().__init__(f"{field}: {problem}; allowed: {allowed}")
        self.field = field
        self.problem = problem
        self.allowed = allowed


class InvalidOptions(Refusal):
    """Options that do not make a game."""


class InvalidAction(Refusal):
    """Something that is no action of this game at all, whatever the position."""


class BadPosition(Refusal):
    """A description from which no position can be built."""


class BadRecord(Refusal):
    """A record that is cut, edited, foreign or from a newer version; `at` is the first bad entry or -1."""

    def __init__(self, field: str, problem: str, allowed: str, at: int = -1) -> None:
        super().__init__(field, problem, allowed)
        self.at = at


class IllegalAction(Exception):
    """An action of the game that is not legal now; nothing has changed."""

    def __init__(self, action: str, reason: Reason) -> None:
        super().__init__(f"{action}: {reason}")
        self.action = action
        self.reason = reason
