"""The language of a command: chosen once, by `--lang` or the environment, for all it says and for its refusals."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Annotated, Any, Final

import typer

from kasztelan.core.errors import IllegalAction, Refusal
from kasztelan.core.game import Game
from kasztelan.texts import LANGUAGES, Words, choose_language, words
from kasztelan.texts.errors import describe_refusal
from kasztelan.texts.sentences import Table

CHOSEN: Final = "kasztelan.language"
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
WORDS: Final = ("kasztelan.cli", "kasztelan.server")
"""Packages whose words the command line speaks."""


def spoken(language: str, game: str | None = None, more: tuple[str, ...] = ()) -> Words:
    """The words of the command line, of a game if one is named, and of `more` packages."""
    return words(language, game, extra=(*WORDS, *more))


def table_of(
    words: Words, names: Sequence[str], game: Game, options: Mapping[str, Any], me: int | None
) -> Table:
    """Sentences about a game played with these options, to whoever sits on `me`."""
    return Table(words, names, game.dialect(options), me)


def hint(key: str) -> str:
    """A help text in the language of the environment."""
    return spoken(choose_language(None, os.environ)).text(f"cli-help-{key}")


def language_in(args: Sequence[str]) -> str:
    """The language that a command line asks for, before it is read as a whole."""
    asked = [one.partition("=")[2] for one in args if one.startswith("--lang=")]
    asked += [after for one, after in pairwise(args) if one == "--lang"]
    return choose_language(asked[0] if asked else None, os.environ)


def keep_language(context: typer.Context, wanted: str) -> str:
    """Checks `--lang` and remembers it, so that a refusal later on is told in the same language."""
    language = choose_language(wanted or None, os.environ)
    context.meta[CHOSEN] = language
    return language


Language = Annotated[
    str,
    typer.Option(
        "--lang",
        callback=keep_language,
        is_eager=True,
        metavar="|".join(LANGUAGES),
        show_default=False,
        help=hint("lang"),
    ),
]
"""The option that every command has; nothing means the language of the environment."""


class Typed(Table):
    """Lists things as they are typed on the command line, not by their names."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, [], "")

    def things(self, ids: Sequence[object], option: str = "") -> str:
        return ", ".join(str(one) for one in ids)


def refusal_line(refusal: Refusal, language: str) -> str:
    """What was wrong, on one line."""
    said = spoken(language, refusal.game or None)
    return " ".join(describe_refusal(said, refusal, Typed(said)).split())


class Commands(typer.core.TyperGroup):
    """Tells refused input in one line on stderr and ends with code 2, whichever command refused it."""

    def invoke(self, ctx: typer.Context) -> object:  # type: ignore[override]  # typer.Context is click's
        try:
            return super().invoke(ctx)
        except Refusal as refusal:
            language = ctx.meta.get(CHOSEN) or choose_language(None, os.environ)
            typer.echo(refusal_line(refusal, language), err=True)
        except IllegalAction as illegal:
            typer.echo(" ".join(str(illegal).split()), err=True)
        raise typer.Exit(BAD_INPUT)
