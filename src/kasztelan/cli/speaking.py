"""The language of a command: chosen once, by `--lang` or the environment, for all it says and for its refusals."""

from __future__ import annotations

import os
from typing import Annotated, Final

import typer

from kasztelan.core.errors import IllegalAction, Refusal
from kasztelan.server.operator_errors import OperatorError
from kasztelan.texts import LANGUAGES, Words, choose_language, words
from kasztelan.texts.errors import describe_refusal

CHOSEN: Final = "kasztelan.language"
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class Unfit(Refusal):
    """Input that the command line itself refuses; `key` and `wanted` are messages, filled with `facts`."""

    def __init__(self, field: str, key: str, wanted: str, **facts: str | int) -> None:
        super().__init__(field, key, wanted)
        self.facts = facts


def spoken(language: str, game: str | None = None) -> Words:
    """The words of the command line, and of a game if one is named."""
    return words(language, game, extra=("kasztelan.cli",))


def hint(key: str) -> str:
    """A help text in the language of the environment."""
    return spoken(choose_language(None, os.environ)).text(f"cli-help-{key}")


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


def refusal_line(refusal: Refusal, language: str) -> str:
    """What was wrong, on one line."""
    said = spoken(language)
    if isinstance(refusal, Unfit):
        problem = said.text(f"cli-problem-{refusal.problem}", **refusal.facts)
        allowed = said.text(f"cli-allowed-{refusal.allowed}", **refusal.facts)
        line = said.text("refusal", field=refusal.field, problem=problem, allowed=allowed)
    elif isinstance(refusal, OperatorError):
        line = refusal.line(language)
    else:
        line = describe_refusal(said, refusal)
    return " ".join(line.split())


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
