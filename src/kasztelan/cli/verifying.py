"""`kasztelan verify`: whether a record is whole, replays, and was dealt by the chance it promised."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

import typer

from kasztelan.cli.files import read_records
from kasztelan.cli.speaking import Language, hint, spoken
from kasztelan.core.errors import BadRecord, Reason, given, one_of, refuse
from kasztelan.core.game import Game
from kasztelan.core.record import verify as check
from kasztelan.games.catalogue import GAMES, load

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=hint("record"))]


def verify(
    file: RecordFile,
    commitment: Annotated[str | None, typer.Option(metavar="HEX", help=hint("verify-commitment"))] = None,
    lang: Language = "",
) -> None:
    if commitment is not None and not re.fullmatch(r"[0-9a-fA-F]{64}", commitment):
        raise refuse("commitment", "no_commitment", "hex_64", value=repr(commitment))
    records = read_records(file)
    said = spoken(lang)
    for number, record in enumerate(records, start=1):
        try:
            checked = check(game_of(record), record, commitment)
        except BadRecord as wrong:
            if len(records) == 1:
                raise
            raise BadRecord(f"line {number}, {wrong.field}", wrong.problem, wrong.allowed, wrong.at) from None
        if len(records) == 1:
            for what in checked:
                key = what.replace(" ", "-")
                typer.echo(
                    said.text(
                        f"cli-checked-{key}", entries=len(record["actions"]), prefix=record.get("prefix", 0)
                    )
                )
            if "dice" not in checked:
                typer.echo(said.text("cli-unchecked-dice"))
    typer.echo(said.text("cli-verified", count=len(records)))


def game_of(record: dict[str, Any]) -> Game:
    """The game a record belongs to."""
    name = record["game"]
    if not isinstance(name, str) or name not in GAMES:
        raise BadRecord("game", Reason("unknown", {"value": given(name)}), one_of(list(GAMES)))
    return load(name)
