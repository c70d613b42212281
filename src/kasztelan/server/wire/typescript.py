"""Writes the types of the web client from what the server says of itself: `python -m kasztelan.server.wire.typescript`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from kasztelan.games.catalogue import GAMES, room
from kasztelan.server.api.app import make_app
from kasztelan.server.settings import Settings
from kasztelan.server.tables.clock import GRACE
from kasztelan.server.wire import answers, commands, messages, table_picture
from kasztelan.server.wire.game_schema import GameWords, lines_of
from kasztelan.server.wire.schema_text import alias, interface, literal, type_text, union, value_text

NOTE: Final = (
    "// Written by `python -m kasztelan.server.wire.typescript` from the server's own descriptions.\n"
    "// Change those, then run `make types`.\n"
)
SCHEMA: Final = "src/wire/schema.d.ts"
GRACE_FILE: Final = "src/wire/grace.ts"

OPEN: Final = {
    "Json": "null | boolean | number | string | Json[] | { [key: string]: Json }",
    "Action": "{ verb: string } & Record<string, string | number | boolean>",
    "Why": "{ code: string } & Record<string, Json>",
    "GameEvent": "{ event: string } & Record<string, Json>",
    "Decision": "{ name: string; seat: number | null } & Record<string, Json>",
    "AnyView": "{ game: string; seat: number | null; decision: Decision }",
    "RecordEntry": "{ undo: number } | ({ by: number | 'nature' } & Action)",
    "Change": "[path: (string | number)[], value: Json] | [path: (string | number)[]]",
}
"""What every game fills in its own way, as far as all have it in common."""

CLOSED: Final = {
    "Crest": table_picture.CrestWord,
    "Status": table_picture.StatusWord,
    "Visibility": table_picture.VisibilityWord,
}
"""Lists of words that have a name of their own."""
BODIES_LEFT_OUT: Final = ("HTTPValidationError", "ValidationError")


def schema_text() -> str:
    """All types of the wire."""
    parts = [NOTE, *(alias(name, text) for name, text in OPEN.items())]
    parts += [alias(name, union(literal(one) for one in get_args(words))) for name, words in CLOSED.items()]
    parts += described_types()
    parts.append(alias("Message", union(one.__name__ for one in messages.MESSAGES), "What the server says."))
    parts.append(alias("Command", union(one.__name__ for one in commands.COMMANDS), "What a client may say."))
    done = {name: one.__name__ for name, one in messages.ANSWERS.items()}
    parts.append(table("DoneWith", done, "What comes back when a command is done."))
    parts.append(table("Answers", answered(), "What an address answers when it does not refuse."))
    parts += asked()
    for name in GAMES:
        parts += of_game(name)
    return "\n".join(parts)


def shapes(*types: Any) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The schema of each type, and those of everything named in them."""
    found, named = msgspec.json.schema_components(types, ref_template="#/{name}")
    return list(found), dict(named)


def described_types() -> list[str]:
    wanted = (*messages.MESSAGES, *messages.ANSWERS.values(), *commands.COMMANDS, *answers.HTTP.values())
    _, named = shapes(*(one for one in wanted if one is not None))
    return [interface(name, one) for name, one in sorted(named.items())]


def answered() -> dict[str, str]:
    """Address by address."""
    found, _ = shapes(*(type(None) if one is None else one for one in answers.HTTP.values()))
    return {address: type_text(one) for address, one in zip(answers.HTTP, found, strict=True)}


def asked() -> list[str]:
    """The bodies of requests, from the OpenAPI document."""
    document = make_app(Settings(data=Path())).bodies()
    named = document["components"]["schemas"]
    written = [
        interface(f"{name}Body", body_names(one))
        for name, one in sorted(named.items())
        if name not in BODIES_LEFT_OUT
    ]
    bodies = {
        f"{method.upper()} {path}": type_text(
            body_names(one["requestBody"]["content"]["application/json"]["schema"])
        )
        for path, methods in document["paths"].items()
        for method, one in methods.items()
        if "requestBody" in one
    }
    return [*written, table("Bodies", bodies, "What an address is asked with.")]


def body_names(schema: Any) -> Any:
    """The same schema with every reference to a body by the name it has here."""
    if isinstance(schema, dict):
        return {key: f"{one}Body" if key == "$ref" else body_names(one) for key, one in schema.items()}
    return [body_names(one) for one in schema] if isinstance(schema, list) else schema


def table(name: str, rows: dict[str, str], about: str) -> str:
    lines = [f"  {literal(key)}: {text};\n" for key, text in rows.items()]
    return f"/** {about} */\nexport interface {name} {{\n{''.join(lines)}}}\n"


def of_game(name: str) -> list[str]:
    """A game's own words, view, deductions, actions and events."""
    found = room(name)
    parts = [alias(family, union(literal(one) for one in each)) for family, each in found.words.items()]
    told = [one for one in (found.view, found.deductions) if one is not None]
    if told:
        parts += [interface(one, shape) for one, shape in sorted(shapes(*told)[1].items())]
    return parts + lines_of(name.title(), found.game, GameWords(found.words))


def box_text(name: str) -> str | None:
    """The components of a game as tables, if it describes them."""
    game = room(name)
    if not game.box:
        return None
    found, named = shapes(*(shape for _, shape, _ in game.box))
    families = ", ".join(one for one in game.words if any(one in str(each) for each in (found, named)))
    parts = [NOTE, f"import type {{ {families} }} from '../../wire/schema';\n"]
    parts += [interface(one, shape) for one, shape in sorted(named.items())]
    for (table_name, _, content), shape in zip(game.box, found, strict=True):
        parts.append(f"export const {table_name}: {read_only(type_text(shape))} = {value_text(content)};\n")
    return "\n".join(parts)


def read_only(text: str) -> str:
    return f"readonly {text}" if text.endswith("[]") else f"Readonly<{text}>"


def grace_text() -> str:
    """What the form for a new table tells of clocks."""
    about = "/** Seconds at the beginning of a decision that do not count, at a table with a clock. */\n"
    return f"{NOTE}\n{about}export const GRACE = {GRACE:g};\n"


def files() -> dict[str, str]:
    """Every file that is written, by its path in the web client."""
    boxes = {f"src/games/{name}/box.ts": box_text(name) for name in GAMES}
    written = {path: text for path, text in boxes.items() if text is not None}
    return {SCHEMA: schema_text(), GRACE_FILE: grace_text(), **written}


def main(folder: Path) -> None:
    for path, text in files().items():
        (folder / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("web"))
