"""What can be chosen before a game, described so that a form can be drawn and a mistake explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kasztelan.core.errors import InvalidOptions


class Option:
    """One option: its default and what it may be; `only` names the other settings under which it has a meaning."""

    def __init__(self, name: str, default: Any, only: Mapping[str, Any] | None = None) -> None:
        self.name = name
        self.default = default
        self.only: dict[str, Any] = dict(only or {})

    def allowed(self) -> str:
        raise TypeError("an option says what it may be")

    def fits(self, value: Any) -> bool:
        raise TypeError("an option says what it may be")

    def parse(self, text: str) -> Any:
        """The value a command line's text stands for."""
        return text

    def schema(self) -> dict[str, Any]:
        raise TypeError("an option says what it may be")


class YesNo(Option):
    """A switch."""

    def allowed(self) -> str:
        return "true, false"

    def fits(self, value: Any) -> bool:
        return isinstance(value, bool)

    def parse(self, text: str) -> Any:
        return {"true": True, "yes": True, "false": False, "no": False}.get(text.lower(), text)

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean", "default": self.default}


class Number(Option):
    """A whole number within bounds."""

    def __init__(
        self, name: str, default: int, low: int, high: int, only: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(name, default, only)
        self.low = low
        self.high = high

    def allowed(self) -> str:
        return f"{self.low} to {self.high}"

    def fits(self, value: Any) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def parse(self, text: str) -> Any:
        return int(text) if text.lstrip("-").isdigit() else text

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.low, "maximum": self.high, "default": self.default}


class Choice(Option):
    """One of a few words or numbers."""

    def __init__(
        self, name: str, default: Any, choices: Sequence[Any], only: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(name, default, only)
        self.choices = tuple(choices)

    def allowed(self) -> str:
        return ", ".join(str(one) for one in self.choices)

    def fits(self, value: Any) -> bool:
        return isinstance(value, str | int) and not isinstance(value, bool) and value in self.choices

    def parse(self, text: str) -> Any:
        return next((one for one in self.choices if str(one) == text), text)

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.choices), "default": self.default}


class Selection(Option):
    """A list of different words out of a larger one, or one of a few words that stand for a list (`random`)."""

    def __init__(
        self,
        name: str,
        default: Any,
        items: Sequence[str],
        words: Sequence[str] = (),
        only: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(name, default, only)
        self.items = tuple(items)
        self.words = tuple(words)

    def allowed(self) -> str:
        start = f"{', '.join(self.words)}, or " if self.words else ""
        return f"{start}a list of {', '.join(self.items)}"

    def fits(self, value: Any) -> bool:
        if isinstance(value, str):
            return value in self.words
        return (
            isinstance(value, list)
            and all(isinstance(one, str) and one in self.items for one in value)
            and len(set(value)) == len(value)
        )

    def parse(self, text: str) -> Any:
        if text in self.words:
            return text
        return [one.strip() for one in text.split(",") if one.strip()]

    def schema(self) -> dict[str, Any]:
        many = {"type": "array", "items": {"enum": list(self.items)}, "uniqueItems": True}
        return {"anyOf": [{"enum": list(self.words)}, many], "default": self.default} if self.words else many


def schema_of(title: str, options: Sequence[Option]) -> dict[str, Any]:
    """The JSON Schema of a set of options; `x-only` tells under which other settings one has a meaning."""
    properties: dict[str, Any] = {}
    for option in options:
        properties[option.name] = option.schema()
        if option.only:
            properties[option.name]["x-only"] = option.only
    return {"title": title, "type": "object", "properties": properties, "additionalProperties": False}


def complete(options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value, given or default; refuses unknown names and values out of bounds."""
    if not isinstance(given, Mapping):
        raise InvalidOptions("options", "is not an object", "an object of options")
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            raise InvalidOptions(str(name), "is no option of this game", ", ".join(known))
        if not known[name].fits(value):
            raise InvalidOptions(name, f"{shown(value)} is not possible", known[name].allowed())
    return {option.name: given.get(option.name, option.default) for option in options}


def shown(value: Any) -> str:
    """A value as an error message shows it: short, on one line."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
