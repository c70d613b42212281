"""Under which other settings an option has a meaning, or another default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that options fulfil or not."""

    def holds(self, options: Mapping[str, Any]) -> bool:
        raise TypeError("a condition says whether it holds")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.to_data()})"

    def to_data(self) -> dict[str, Any]:
        """The condition as a schema tells it."""
        raise TypeError("a condition writes itself")


class Is(Condition):
    """An option has just this value."""

    def __init__(self, name: str, value: Any) -> None:
        self.name = name
        self.value = value

    def holds(self, options: Mapping[str, Any]) -> bool:
        return bool(options.get(self.name) == self.value)

    def to_data(self) -> dict[str, Any]:
        return {"is": {self.name: self.value}}


class OneOf(Condition):
    """An option has one of these values."""

    def __init__(self, name: str, values: list[Any]) -> None:
        self.name = name
        self.values = values

    def holds(self, options: Mapping[str, Any]) -> bool:
        return options.get(self.name) in self.values

    def to_data(self) -> dict[str, Any]:
        return {"one_of": {self.name: self.values}}


class Contains(Condition):
    """A list option holds this item."""

    def __init__(self, name: str, item: str) -> None:
        self.name = name
        self.item = item

    def holds(self, options: Mapping[str, Any]) -> bool:
        value = options.get(self.name)
        return isinstance(value, list) and self.item in value

    def to_data(self) -> dict[str, Any]:
        return {"contains": {self.name: self.item}}


class AtLeast(Condition):
    """A number is this or more."""

    def __init__(self, name: str, least: int) -> None:
        self.name = name
        self.least = least

    def holds(self, options: Mapping[str, Any]) -> bool:
        value = options.get(self.name)
        return isinstance(value, int) and not isinstance(value, bool) and value >= self.least

    def to_data(self) -> dict[str, Any]:
        return {"at_least": {self.name: self.least}}


class Every(Condition):
    """All of these."""

    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts

    def holds(self, options: Mapping[str, Any]) -> bool:
        return all(one.holds(options) for one in self.parts)

    def to_data(self) -> dict[str, Any]:
        return {"every": [one.to_data() for one in self.parts]}


class Some(Condition):
    """At least one of these."""

    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts

    def holds(self, options: Mapping[str, Any]) -> bool:
        return any(one.holds(options) for one in self.parts)

    def to_data(self) -> dict[str, Any]:
        return {"some": [one.to_data() for one in self.parts]}


class Not(Condition):
    """Just not this."""

    def __init__(self, part: Condition) -> None:
        self.part = part

    def holds(self, options: Mapping[str, Any]) -> bool:
        return not self.part.holds(options)

    def to_data(self) -> dict[str, Any]:
        return {"not": self.part.to_data()}
