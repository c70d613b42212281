"""`kasztelan simulate`: many games between bots, counted."""

from __future__ import annotations

import json
import multiprocessing
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from multiprocessing.synchronize import Event as StopSign
from pathlib import Path
from types import FrameType
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kasztelan.arena.simulate import play_games
from kasztelan.arena.tally import Tally
from kasztelan.build_info import describe
from kasztelan.cli.choosing import bot_names, given_options
from kasztelan.cli.files import line_of, written_whole
from kasztelan.cli.showing import GameName
from kasztelan.cli.speaking import INTERRUPTED, Language, Unfit, hint, spoken
from kasztelan.games.catalogue import load

LARGEST_STRETCH: Final = 50
"""Most games a process plays before it reports."""
FAILED: Final = 1


@dataclass(frozen=True)
class Plan:
    """What is to be played; whoever plays which part of it, the games are the same."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: int
    games: int
    records: bool

    def stretches(self, jobs: int) -> list[tuple[int, int]]:
        """The games cut into stretches of (first, count)."""
        size = max(1, min(LARGEST_STRETCH, self.games // (jobs * 4)))
        return [(first, min(size, self.games - first)) for first in range(0, self.games, size)]


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(help=hint("simulate-games"))] = 100,
    players: Annotated[int | None, typer.Option(help=hint("players"))] = None,
    set_: Annotated[str | None, typer.Option("--set", help=hint("set"))] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=hint("option"))] = None,
    bots: Annotated[str, typer.Option(help=hint("simulate-bots"))] = "random",
    seed: Annotated[int, typer.Option(help=hint("simulate-seed"))] = 0,
    jobs: Annotated[int, typer.Option(help=hint("simulate-jobs"))] = 1,
    as_json: Annotated[bool, typer.Option("--json", help=hint("simulate-json"))] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=hint("simulate-save"))] = None,
    lang: Language = "",
) -> None:
    rules = load(game)
    if games < 1:
        raise Unfit("games", "number", "from-one", value=games)
    if jobs < 1:
        raise Unfit("jobs", "number", "from-one", value=jobs)
    options = rules.check_options(given_options(rules, option or [], players=players, set=set_))
    seated = bot_names(rules, bots, rules.seats(options))
    plan = Plan(game, options, seated, seed, games, save is not None)
    started = time.perf_counter()
    total = run(plan, jobs, save, spoken(lang).text("cli-simulating"))
    report = summary(plan, total, time.perf_counter() - started)
    if as_json:
        typer.echo(json.dumps(report, ensure_ascii=False))
    else:
        show(report, lang)
    if total.interrupted:
        raise typer.Exit(INTERRUPTED)
    if total.errors:
        raise typer.Exit(FAILED)


def run(plan: Plan, jobs: int, save: Path | None, doing: str) -> Tally:
    """Plays everything, or as much as was finished before an interrupt, and writes the records."""
    total = Tally(len(plan.bots))
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
    with ExitStack() as open_things:
        file = open_things.enter_context(written_whole(save, "save")) if save is not None else None
        open_things.enter_context(bar)
        task = bar.add_task(doing, total=plan.games)
        for tally in in_turn(plan) if jobs == 1 else in_parallel(plan, jobs):
            for record in tally.records:
                assert file is not None, "records are only kept to be written"
                file.write(line_of(record))
            tally.records.clear()
            total.add(tally)
            bar.advance(task, tally.played())
    return total


# Both give the tally of one stretch after another, in their order; after an interrupt, what was finished.


def in_turn(plan: Plan) -> Iterator[Tally]:
    stop = threading.Event()
    with interrupt_sets(stop.set):
        for first, count in plan.stretches(1):
            tally = play_stretch(plan, first, count, stop.is_set)
            yield tally
            if tally.interrupted:
                return


def in_parallel(plan: Plan, jobs: int) -> Iterator[Tally]:
    # Spawned, because a fork copies the lock of the thread that draws the progress bar.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, initializer=heed, initargs=(stop,))
    with interrupt_sets(stop.set), pool:
        waiting = deque(
            pool.submit(play_stretch_in_pool, plan, first, count) for first, count in plan.stretches(jobs)
        )
        while waiting:
            tally = waiting.popleft().result()
            yield tally
            if tally.interrupted:
                yield from finished(waiting)


def finished(waiting: deque[Future[Tally]]) -> Iterator[Tally]:
    """After an interrupt: calls off the stretches not begun, and gives what the others got done."""
    begun = [future for future in waiting if not future.cancel()]
    waiting.clear()
    for future in begun:
        yield future.result()


@contextmanager
def interrupt_sets(stop: Callable[[], None]) -> Iterator[None]:
    """Ctrl-C asks to stop after the present game, so that nothing is half counted; a second one breaks off."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def ask(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 - the signature of a handler
        signal.signal(signal.SIGINT, before)
        stop()

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def play_stretch(plan: Plan, first: int, count: int, stop: Callable[[], bool]) -> Tally:
    return play_games(plan.game, plan.options, plan.bots, plan.seed, first, count, plan.records, stop)


_stop: StopSign | None = None


def heed(stop: StopSign) -> None:
    """Run once in each process of the pool: the parent alone takes the interrupt and hands it on."""
    global _stop  # noqa: PLW0603 - a process of the pool has no other place to keep it
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_stretch_in_pool(plan: Plan, first: int, count: int) -> Tally:
    assert _stop is not None, "a process of the pool is told how to stop"
    return play_stretch(plan, first, count, _stop.is_set)


# --- reporting


def summary(plan: Plan, total: Tally, seconds: float) -> dict[str, Any]:
    """The report as data; everything but the times depends on game, options, bots, seed and games alone."""
    games = total.games
    return {
        "game": plan.game,
        "games": games,
        "players": len(plan.bots),
        "bots": plan.bots,
        "seed": plan.seed,
        "options": plan.options,
        "decisions": total.decisions,
        "forced": total.forced,
        "natures": total.natures,
        "seconds": seconds,
        "decisions_per_second": total.decisions / seconds,
        "games_per_second": games / seconds,
        "wins": total.wins,
        "shared_wins": total.shared,
        "mean_scores": total.mean_scores(),
        "mean_rounds": total.rounds / games if games else 0.0,
        "mean_decisions": total.decisions / games if games else 0.0,
        "endings": dict(sorted(total.endings.items())),
        "errors": total.errors,
        "first_error": total.first_error,
        "interrupted": total.interrupted,
        "build": describe(),
    }


def show(report: dict[str, Any], language: str) -> None:
    said = spoken(language)
    table = Table()
    for key in ("seat", "bot", "wins", "share", "mean-score"):
        table.add_column(said.text(f"cli-column-{key}"), justify="left" if key == "bot" else "right")
    for seat, bot in enumerate(report["bots"]):
        share = report["wins"][seat] / report["games"] if report["games"] else 0.0
        mean = f"{report['mean_scores'][seat]:.2f}"
        table.add_row(str(seat), bot, str(report["wins"][seat]), f"{share:.1%}", mean)
    Console().print(table)
    typer.echo(said.text("cli-simulated-games", games=report["games"], seconds=f"{report['seconds']:.2f}"))
    typer.echo(
        said.text(
            "cli-simulated-length",
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
