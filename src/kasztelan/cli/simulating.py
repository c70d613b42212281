"""`kasztelan simulate`: many games between bots, counted."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kasztelan.arena import simulate as arena
from kasztelan.arena.tally import Tally
from kasztelan.build_info import describe
from kasztelan.cli.choosing import bot_names, given_options
from kasztelan.cli.files import line_of, written_whole
from kasztelan.cli.flags import OptionPairs, PresetName
from kasztelan.cli.outcome import names_of
from kasztelan.cli.showing import GameName
from kasztelan.cli.speaking import INTERRUPTED, Language, hint, spoken
from kasztelan.core.game import Game
from kasztelan.games.catalogue import load

FAILED: Final = 1


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(help=hint("simulate-games"))] = 100,
    option: OptionPairs = None,
    preset: PresetName = None,
    bots: Annotated[str, typer.Option(help=hint("simulate-bots"))] = "random",
    seed: Annotated[int, typer.Option(help=hint("simulate-seed"))] = 0,
    jobs: Annotated[int, typer.Option(help=hint("simulate-jobs"))] = 1,
    as_json: Annotated[bool, typer.Option("--json", help=hint("simulate-json"))] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=hint("simulate-save"))] = None,
    lang: Language = "",
) -> None:
    rules = load(game)
    options = rules.check_options(given_options(rules, option or [], preset))
    seated = bot_names(rules, bots, rules.seats(options))
    started = time.perf_counter()
    with watched(games, spoken(lang).text("cli-simulating")) as progress, written_to(save) as keep:
        total = arena.simulate(game, options, seated, games, seed, jobs, progress=progress, keep=keep)
    asked = {"game": game, "seed": seed, "seats": len(seated), "bots": seated, "options": options}
    report = summary(asked, total, time.perf_counter() - started)
    if as_json:
        typer.echo(json.dumps(report, ensure_ascii=False))
    else:
        show(report, seated_as(rules, options, seated, lang), lang)
    if total.interrupted:
        raise typer.Exit(INTERRUPTED)
    if total.errors:
        raise typer.Exit(FAILED)


@contextmanager
def watched(games: int, doing: str) -> Iterator[arena.Progress]:
    """A bar on stderr where somebody looks at it, and what moves it on."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(doing, total=games)
        yield lambda played, _: bar.update(task, completed=played)


@contextmanager
def written_to(path: Path | None) -> Iterator[arena.Keep | None]:
    """What writes each record to the file, if there is one."""
    if path is None:
        yield None
        return
    with written_whole(path, "save") as file:
        yield lambda record: file.write(line_of(record))


# --- reporting


def summary(asked: dict[str, Any], total: Tally, seconds: float) -> dict[str, Any]:
    """The report as data; everything but the times depends on game, options, bots, seed and games alone."""
    games = total.games
    return {
        **asked,
        "games": games,
        "decisions": total.decisions,
        "forced": total.forced,
        "natures": total.natures,
        "seconds": seconds,
        "decisions_per_second": total.decisions / seconds,
        "games_per_second": games / seconds,
        "wins": total.wins,
        "shared_wins": total.shared,
        "lost": total.lost,
        "mean_scores": total.mean_scores(),
        "mean_rounds": total.rounds / games if games else 0.0,
        "mean_decisions": total.decisions / games if games else 0.0,
        "endings": dict(sorted(total.endings.items())),
        "errors": total.errors,
        "first_error": total.first_error,
        "interrupted": total.interrupted,
        "build": describe(),
    }


def seated_as(
    game: Game, options: Mapping[str, Any], bots: Sequence[str], language: str
) -> list[tuple[str, str]]:
    """Where each participant sits and who plays it; an automa has no seat, only its name."""
    said = spoken(language, game.name)
    called = [said.text(f"cli-bot-{bot}") if said.has(f"cli-bot-{bot}") else bot for bot in bots]
    names = names_of(said, called, game.name_keys(options, None))
    return [(str(at) if at < len(bots) else "", name) for at, name in enumerate(names)]


def show(report: dict[str, Any], players: Sequence[tuple[str, str]], language: str) -> None:
    said = spoken(language)
    table = Table()
    for key in ("seat", "bot", "wins", "share", "mean-score"):
        table.add_column(said.text(f"cli-column-{key}"), justify="left" if key == "bot" else "right")
    for (seat, bot), wins, mean in zip(players, report["wins"], report["mean_scores"], strict=True):
        share = wins / report["games"] if report["games"] else 0.0
        table.add_row(seat, bot, str(wins), f"{share:.1%}", f"{mean:.2f}")
    Console().print(table)
    typer.echo(said.text("cli-simulated-games", games=report["games"], seconds=f"{report['seconds']:.2f}"))
    if report["lost"]:
        typer.echo(said.text("cli-simulated-lost", games=report["lost"]))
    typer.echo(
        said.text(
            "cli-simulated-length",
            in_rounds="yes" if report["mean_rounds"] else "no",
            rounds=f"{report['mean_rounds']:.1f}",
            decisions=f"{report['mean_decisions']:.1f}",
        )
    )
    typer.echo(
        said.text(
            "cli-simulated-speed",
            decisions=f"{report['decisions_per_second']:.0f}",
            games=f"{report['games_per_second']:.1f}",
        )
    )
    if report["interrupted"]:
        typer.echo(said.text("cli-simulated-interrupted"), err=True)
    if report["errors"]:
        said_error = said.text(
            "cli-simulated-errors", errors=report["errors"], first=report["first_error"] or ""
        )
        typer.echo(said_error, err=True)
