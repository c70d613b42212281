"""`kasztelan games` and `kasztelan rules`: what can be played, and how."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from kasztelan.cli.choosing import typed
from kasztelan.cli.speaking import Language, Typed, hint, spoken
from kasztelan.core.errors import refuse
from kasztelan.core.game import Game
from kasztelan.games.catalogue import GAMES, load
from kasztelan.texts.errors import in_words
from kasztelan.texts.rule_search import find
from kasztelan.texts.rulebook import Rule, rulebook

GameName = Annotated[str, typer.Argument(metavar="GAME", help=hint("game"))]


def games(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=hint("games-game"))] = None,
    lang: Language = "",
) -> None:
    if game is None:
        list_games(lang)
    else:
        list_options(load(game), lang)


def list_games(language: str) -> None:
    said = spoken(language)
    table = Table(box=None, pad_edge=False)
    for key in ("game", "title", "players", "rules-version"):
        table.add_column(said.text(f"cli-column-{key}"))
    for name in GAMES:
        game = load(name)
        title = spoken(language, name).text(f"game-{name}")
        table.add_row(name, title, seats_allowed(game), str(game.rules_version))
    Console().print(table)


def seats_allowed(game: Game) -> str:
    low, high = game.table_sizes()
    return f"{low}–{high}" if low < high else str(low)


def list_options(game: Game, language: str) -> None:
    """What a table of this game can choose, with what it means."""
    said = spoken(language, game.name)
    words = Typed(said)
    table = Table(show_lines=True)
    for key in ("option", "default", "allowed", "meaning"):
        table.add_column(said.text(f"cli-column-{key}"), overflow="fold")
    for option in game.options:
        key = f"option-{option.name}"
        meaning = [said.text(one) for one in (key, f"{key}.help") if said.has(one)]
        default = ", ".join(option.default) if isinstance(option.default, list) else str(option.default)
        told = (
            option.name,
            default.lower(),
            in_words(words, "allowed", option.name, typed(option)),
            ". ".join(meaning),
        )
        table.add_row(*(escape(text) for text in told))
    Console().print(table)


def rules(
    game: GameName,
    words: Annotated[list[str] | None, typer.Argument(metavar="[WORD]...", help=hint("rules-words"))] = None,
    lang: Language = "",
) -> None:
    load(game)
    said = spoken(lang, game)
    if not words:
        show_contents(game, lang)
        typer.echo(said.text("cli-rules-how", game=game))
        return
    found = find(game, lang, " ".join(words))
    if not found:
        raise refuse("words", "no_rule", "other_words", value=" ".join(words))
    console = Console(highlight=False)
    section = ""
    for rule in found:
        if rule.section != section:
            console.print(("\n" if section else "") + bold(rule.section))
            section = rule.section
        console.print(rule_line(rule), soft_wrap=not console.is_terminal)


def bold(text: str) -> str:
    return f"[bold]{escape(text)}[/bold]"


def rule_line(rule: Rule) -> str:
    marks = "".join(f" ({mark})" for mark in rule.marks)
    return f"[cyan]{rule.id}[/cyan] {escape(rule.text)}[dim]{escape(marks)}[/dim]"


def show_contents(game: str, language: str) -> None:
    """The sections of the rulebook with the ids in each."""
    book = rulebook(game, language)
    console = Console(highlight=False)
    console.print(bold(book.title))
    for section in book.sections:
        if section.rules:
            ids = " … ".join(dict.fromkeys((section.rules[0].id, section.rules[-1].id)))
            console.print(f"{escape(section.title)}  [cyan]{ids}[/cyan]", soft_wrap=True)
