"""The two faces of an action: a structured one for people and records, a dense int for the hot loop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kasztelan.core.errors import InvalidAction, Reason, given, impossible, one_of, within

Value = str | int | bool


class Field:
    """One field of a verb and the values it may take, in the order the dense ints count them."""

    def __init__(self, name: str, values: Sequence[Value]) -> None:
        self.name = name
        self.values: tuple[Value, ...] = tuple(values)
        self.place: dict[Value, int] = {value: i for i, value in enumerate(self.values)}

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {len(self.values)} values)"


class Codec:
    """Turns `{"verb": "build", "card": "market"}` into a dense int and back.

    Verbs take consecutive stretches of the space in the order they are given; within a verb the last field
    counts fastest.
    """

    def __init__(self, verbs: Sequence[tuple[str, Sequence[Field]]]) -> None:
        self.first: dict[str, int] = {}
        self.fields: dict[str, tuple[Field, ...]] = {}
        self.verb_of: list[str] = []
        for verb, fields in verbs:
            size = 1
            for field in fields:
                size *= len(field.values)
            self.first[verb] = len(self.verb_of)
            self.fields[verb] = tuple(fields)
            self.verb_of.extend([verb] * size)
        self.size: int = len(self.verb_of)

    def __repr__(self) -> str:
        return f"<codec: {len(self.first)} verbs, {self.size} actions>"

    def check(self, action: int) -> None:
        """Refuses an int that stands for no action."""
        if not 0 <= action < self.size:
            raise InvalidAction("action", Reason("outside", {"value": action}), within(0, self.size - 1))

    def decode(self, action: int) -> dict[str, Value]:
        """The structured form of a dense int."""
        self.check(action)
        verb = self.verb_of[action]
        rest = action - self.first[verb]
        found: list[tuple[str, Value]] = []
        for field in reversed(self.fields[verb]):
            rest, place = divmod(rest, len(field.values))
            found.append((field.name, field.values[place]))
        return {"verb": verb, **dict(reversed(found))}

    def encode(self, action: Mapping[str, Any]) -> int:
        """The dense int of a structured action; says which field is wrong and what it may be."""
        if not isinstance(action, Mapping):
            raise InvalidAction("action", Reason("no_object"), Reason("object_with", {"fields": ["verb"]}))
        verb = action.get("verb")
        if not isinstance(verb, str) or verb not in self.first:
            raise InvalidAction("verb", Reason("unknown", {"value": given(verb)}), one_of(list(self.first)))
        fields = self.fields[verb]
        extra = sorted(str(name) for name in set(action) - {"verb", *(field.name for field in fields)})
        if extra:
            raise InvalidAction(
                extra[0], Reason("no_field", {"verb": verb}), one_of([field.name for field in fields])
            )
        number = 0
        for field in fields:
            number = number * len(field.values) + self.place(field, action)
        return self.first[verb] + number

    def place(self, field: Field, action: Mapping[str, Any]) -> int:
        """Where the action's value stands among those the field may take."""
        value = action.get(field.name)
        # bool and int are equal in Python (True == 1); a record must not mix them up.
        if isinstance(value, str | int) and value in field.place:
            at = field.place[value]
            if isinstance(field.values[at], bool) == isinstance(value, bool):
                return at
        raise InvalidAction(field.name, impossible(value), one_of([str(one) for one in field.values]))
