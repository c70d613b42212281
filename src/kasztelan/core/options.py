"""What can be chosen before a game, described so that a form can be drawn and a mistake explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kasztelan.core.conditions import Condition
from kasztelan.core.errors import InvalidOptions, Reason, Refusal, impossible, one_of, within
from kasztelan.core.workshop import Workshop


class Option:
    """One option: its default, and what it may be.

    `only` says under which other settings it has a meaning, `defaults` under which it has another default (the first
    that holds counts; the options named there stand before this one). One that is `hidden` is set by presets alone.
    """

    def __init__(
        self,
        name: str,
        default: Any,
        only: Condition | None = None,
        defaults: Sequence[tuple[Condition, Any]] = (),
        hidden: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.only = only
        self.defaults = tuple(defaults)
        self.hidden = hidden

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name}, default {self.default})"

    def default_with(self, options: Mapping[str, Any]) -> Any:
        """The default beside these settings."""
        for condition, value in self.defaults:
            if condition.holds(options):
                return value
        return self.default

    def applies(self, options: Mapping[str, Any]) -> bool:
        """Whether it means anything with these settings."""
        return self.only is None or self.only.holds(options)

    def allowed(self) -> Reason:
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

    def allowed(self) -> Reason:
        return Reason("yes_no")

    def fits(self, value: Any) -> bool:
        return isinstance(value, bool)

    def parse(self, text: str) -> Any:
        return {"true": True, "yes": True, "false": False, "no": False}.get(text.lower(), text)

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean", "default": self.default}


class Number(Option):
    """A whole number within bounds."""

    def __init__(
        self,
        name: str,
        default: int,
        low: int,
        high: int,
        only: Condition | None = None,
        defaults: Sequence[tuple[Condition, Any]] = (),
    ) -> None:
        super().__init__(name, default, only, defaults)
        self.low = low
        self.high = high

    def allowed(self) -> Reason:
        return within(self.low, self.high)

    def fits(self, value: Any) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def parse(self, text: str) -> Any:
        return int(text) if text.removeprefix("-").isdigit() and text.isascii() else text

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.low, "maximum": self.high, "default": self.default}


class Chairs(Number):
    """How many sit at the table; drawn as chairs."""

    def schema(self) -> dict[str, Any]:
        return {**super().schema(), "x-chairs": True}


class Choice(Option):
    """One of a few words or numbers."""

    def __init__(
        self,
        name: str,
        default: Any,
        choices: Sequence[Any],
        only: Condition | None = None,
        defaults: Sequence[tuple[Condition, Any]] = (),
        hidden: bool = False,
    ) -> None:
        super().__init__(name, default, only, defaults, hidden)
        self.choices = tuple(choices)

    def allowed(self) -> Reason:
        return one_of([str(one) for one in self.choices])

    def fits(self, value: Any) -> bool:
        return isinstance(value, str | int) and not isinstance(value, bool) and value in self.choices

    def parse(self, text: str) -> Any:
        return next((one for one in self.choices if str(one) == text), text)

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.choices), "default": self.default}


class SeatChoice(Choice):
    """One of a few words, or a seat of the table, counted from 0."""

    def __init__(self, name: str, default: Any, words: Sequence[str], most: int) -> None:
        super().__init__(name, default, (*words, *range(most)))
        self.words = tuple(words)

    def schema(self) -> dict[str, Any]:
        return {**super().schema(), "x-seat": True}

    def no_seat(self, seat: int, seats: int) -> InvalidOptions:
        """The refusal of a seat that this table does not have."""
        return InvalidOptions(
            self.name,
            Reason("no_seat", {"value": seat}),
            Reason("word_or_seat", {"values": list(self.words), "first": 0, "last": seats - 1}),
        )


class Selection(Option):
    """A list of different words out of a larger one, or one of a few words that stand for a list (`random`)."""

    def __init__(
        self,
        name: str,
        default: Any,
        items: Sequence[str],
        words: Sequence[str] = (),
        only: Condition | None = None,
        defaults: Sequence[tuple[Condition, Any]] = (),
    ) -> None:
        super().__init__(name, default, only, defaults)
        self.items = tuple(items)
        self.words = tuple(words)

    def allowed(self) -> Reason:
        if self.words:
            return Reason("word_or_list", {"words": list(self.words), "values": list(self.items)})
        return Reason("list_of", {"values": list(self.items)})

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
        if not self.words:
            return {**many, "default": self.default}
        return {"anyOf": [{"enum": list(self.words)}, many], "default": self.default}


class File(Option):
    """A table of somebody's own, a board or card values, as a JSON object; the record carries it whole.

    The game checks what is in it when it checks its options; with a workshop it can be drawn there, too. `beside` names
    the option whose ready-made values it stands beside: on a command line one flag takes either.
    """

    def __init__(
        self, name: str, only: Condition | None = None, workshop: Workshop | None = None, beside: str = ""
    ) -> None:
        super().__init__(name, None, only)
        self.workshop = workshop
        self.beside = beside

    def allowed(self) -> Reason:
        return Reason("file")

    def fits(self, value: Any) -> bool:
        return value is None or isinstance(value, dict)

    def schema(self) -> dict[str, Any]:
        drawn = {} if self.workshop is None else {"x-workshop": True}
        return {"type": ["object", "null"], "default": None, "x-file": True, **drawn}


class Preset:
    """A ready-made choice: a name, and the options that it sets."""

    def __init__(self, name: str, options: Mapping[str, Any]) -> None:
        self.name = name
        self.options = dict(options)

    def __repr__(self) -> str:
        return f"Preset({self.name}, {self.options})"

    def chosen(self, options: Mapping[str, Any]) -> bool:
        """Whether these options are as the preset has them; a list may name its items in any order."""
        return all(alike(options.get(name), value) for name, value in self.options.items())


def alike(one: Any, other: Any) -> bool:
    if isinstance(one, list) and isinstance(other, list):
        return sorted(one) == sorted(other)
    return bool(one == other)


class Group:
    """Items of a list that belong together; exactly `one` of them is taken, or as many as one likes.

    An `optional` group may also have none. The label is a number or an id for the translators.
    """

    def __init__(self, label: str, items: Sequence[str], one: bool = False, optional: bool = True) -> None:
        self.label = label
        self.items = list(items)
        self.one = one
        self.optional = optional

    def to_data(self) -> dict[str, Any]:
        return {"label": self.label, "items": self.items, "one": self.one, "optional": self.optional}


class ListRule:
    """What a list may hold with the options as they are: its groups, how many are wanted, and who is barred."""

    def __init__(
        self, groups: Sequence[Group], wanted: int | None = None, barred: Sequence[str] = ()
    ) -> None:
        self.groups = list(groups)
        self.wanted = wanted
        self.barred = list(barred)

    def to_data(self) -> dict[str, Any]:
        return {
            "groups": [one.to_data() for one in self.groups],
            "wanted": self.wanted,
            "barred": self.barred,
        }


def schema_of(title: str, options: Sequence[Option]) -> dict[str, Any]:
    """The JSON Schema of a set of options; `x-only` tells under which other settings one has a meaning."""
    properties: dict[str, Any] = {}
    for option in options:
        described = option.schema()
        if option.only is not None:
            described["x-only"] = option.only.to_data()
        if option.hidden:
            described["x-preset"] = True
        properties[option.name] = described
    return {"title": title, "type": "object", "properties": properties, "additionalProperties": False}


def wrong_values(options: Sequence[Option], given: Any) -> list[Refusal]:
    """Every unknown name and every value out of bounds, each as a refusal."""
    if not isinstance(given, Mapping):
        return [InvalidOptions("options", Reason("no_object"), Reason("object"))]
    known = {option.name: option for option in options}
    found: list[Refusal] = []
    for name, value in given.items():
        if name not in known:
            found.append(InvalidOptions(str(name), Reason("no_option"), one_of(list(known))))
        elif not known[name].fits(value):
            found.append(InvalidOptions(name, impossible(value), known[name].allowed()))
    return found


def complete(options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value, given or default; refuses unknown names and values out of bounds."""
    for wrong in wrong_values(options, given):
        raise wrong
    whole = {option.name: given.get(option.name, option.default) for option in options}
    for option in options:
        if option.name not in given:
            whole[option.name] = option.default_with(whole)
    return whole
