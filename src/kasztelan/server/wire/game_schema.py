"""What a game's own part of the wire looks like: its words, its view, its actions and its events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kasztelan.core.actions import Field
from kasztelan.core.events import Kind
from kasztelan.core.game import Game
from kasztelan.server.wire.schema_text import literal, union


class GameWords:
    """The families of words that a game's fields take their values from."""

    def __init__(self, families: Mapping[str, Sequence[str]]) -> None:
        self.family = {tuple(words): name for name, words in families.items()}

    def type_of(self, values: Sequence[Any] | None) -> str:
        """The type of a field that takes one of these values; None is any number."""
        if values is None:
            return "number"
        found = self.family.get(tuple(values))
        if found is not None:
            return found
        if all(isinstance(one, bool) for one in values):
            return "boolean"
        if all(isinstance(one, int) for one in values):
            return "number"
        return union(literal(one) for one in values)

    def event(self, kind: Kind) -> str:
        """An event; what only some may know is optional."""
        fields = [f"event: {literal(kind.name)}"]
        fields += [self.told(name, values, "") for name, values in kind.public]
        fields += [self.told(name, values, "?") for name, values in kind.secret]
        return "{ " + "; ".join(fields) + " }"

    def told(self, name: str, values: Sequence[Any] | None, mark: str) -> str:
        type_ = self.type_of(values)
        if name.endswith("*"):
            return f"{name[:-1]}{mark}: {f'({type_})' if ' | ' in type_ else type_}[]"
        return f"{name}{mark}: {type_}"

    def action(self, verb: str, fields: Sequence[Field]) -> str:
        told = [f"verb: {literal(verb)}", *(f"{one.name}: {self.type_of(one.values)}" for one in fields)]
        return "{ " + "; ".join(told) + " }"


def lines_of(title: str, game: Game, words: GameWords) -> list[str]:
    """The actions and events of a game as unions."""
    actions = [words.action(verb, fields) for verb, fields in game.codec.fields.items()]
    events = [words.event(kind) for kind in game.kinds]
    return [
        f"/** What can be done in {title}. */\nexport type {title}Action =\n  | "
        + "\n  | ".join(actions)
        + ";\n",
        f"/** What happens in {title}; the optional fields are told to those who may know. */\n"
        f"export type {title}Event =\n  | " + "\n  | ".join(events) + ";\n",
    ]
