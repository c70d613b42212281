"""`kasztelan replay`: a recorded game once more, step by step on the screen or as sentences."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from kasztelan.cli.files import read_records
from kasztelan.cli.outcome import names_of, points_of_sides, winners
from kasztelan.cli.saving import texts_of
from kasztelan.cli.speaking import Language, hint, spoken, table_of
from kasztelan.cli.steps import ALL, Onlooker, Step, seen, steps_of
from kasztelan.cli.verifying import RecordFile, game_of
from kasztelan.core.errors import refuse
from kasztelan.core.game import Game
from kasztelan.texts import Words

SPECTATOR: Final = "spectator"


class Recording:
    """A record with its steps and the names of its participants."""

    def __init__(self, record: dict[str, Any], language: str) -> None:
        self.game: Game = game_of(record)
        self.steps: list[Step] = steps_of(self.game, record)
        self.options: dict[str, Any] = self.game.check_options(record["options"])
        self.seats = self.game.seats(self.options)
        self.language = language
        self.words: Words = spoken(language, self.game.name)
        keys = self.game.name_keys(self.options, self.steps[-1].state)
        names = texts_of(record, "names", self.seats, len(keys))
        called = names or [self.words.text("cli-seat", seat=seat) for seat in range(self.seats)]
        self.names = names_of(self.words, called[: self.seats], keys)

    def onlooker_name(self, onlooker: Onlooker) -> str:
        if isinstance(onlooker, int):
            return self.names[onlooker]
        return self.words.text("cli-spectator" if onlooker is None else "cli-all-seats")

    def sentences(self, at: int, onlooker: Onlooker) -> list[str]:
        """What the onlooker hears of step `at`."""
        step = self.steps[at]
        me = onlooker if isinstance(onlooker, int) else None
        table = table_of(self.words, self.names, self.game, self.options, me)
        told = [table.event(*seen(event, onlooker)) for event in step.events]
        if step.undone:
            told.append(self.words.text("cli-replay-undone", count=step.undone))
        return told

    def ending(self) -> Iterator[str]:
        """How it ended, or that it has not."""
        result = self.game.result(self.steps[-1].state)
        if result is None:
            yield self.words.text("cli-replay-unfinished")
            return
        yield winners(self.words, result.to_data(), self.names)
        yield from points_of_sides(self.words, result.to_data(), self.names)
        for one in sorted(range(len(self.names)), key=lambda one: (result.places[one], one)):
            place, points = result.places[one], result.points[one]
            yield self.words.text("cli-replay-place", place=place, player=self.names[one], points=points)


def replay(
    file: RecordFile,
    seat: Annotated[str, typer.Option(metavar="N|all|spectator", help=hint("replay-seat"))] = SPECTATOR,
    number: Annotated[int, typer.Option("--number", help=hint("replay-number"))] = 1,
    plain: Annotated[bool, typer.Option("--plain", help=hint("replay-plain"))] = False,
    lang: Language = "",
) -> None:
    recording = Recording(pick(file, number), lang)
    onlooker = read_onlooker(seat, recording.seats)
    if plain or not sys.stdout.isatty():
        tell(recording, onlooker)
        return
    from kasztelan.cli.replaying import ReplayScreen

    ReplayScreen(recording, onlooker).run()


def pick(file: Path, number: int) -> dict[str, Any]:
    """One game of a file that may hold several."""
    records = read_records(file)
    if not 1 <= number <= len(records):
        raise refuse("number", "impossible", "up_to", value=number, most=len(records))
    return records[number - 1]


def read_onlooker(text: str, seats: int) -> Onlooker:
    if text == SPECTATOR:
        return None
    if text == ALL:
        return ALL
    if text.isascii() and text.isdigit() and int(text) < seats:
        return int(text)
    raise refuse("seat", "impossible", "onlooker", value=repr(text), last=seats - 1)


def tell(recording: Recording, onlooker: Onlooker) -> None:
    """Prints the whole game as sentences, as far as the onlooker may know it."""
    for at in range(len(recording.steps)):
        for sentence in recording.sentences(at, onlooker):
            typer.echo(sentence)
    for line in recording.ending():
        typer.echo(line)
