"""`kasztelan verify`: whether a record is whole, replays, and was dealt by the chance it promised."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from kasztelan.cli.files import read_records
from kasztelan.cli.speaking import Language, hint, spoken
from kasztelan.core.errors import BadRecord, Reason, given, one_of, refuse
from kasztelan.core.game import Game
from kasztelan.core.record import verify as check
from kasztelan.games.catalogue import GAMES, load

NOT_CHECKED: Final = 3
"""Exit code: nothing is wrong, but something had to be believed."""

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
    doubts = 0
    for number, record in enumerate(records, start=1):
        try:
            checked = check(game_of(record), record, commitment)
        except BadRecord as wrong:
            if len(records) == 1:
                raise
            raise BadRecord(f"line {number}, {wrong.field}", wrong.problem, wrong.allowed, wrong.at) from None
        unchecked = left_open(record, checked)
        doubts += bool(unchecked)
        if len(records) == 1:
            facts = {"entries": len(record["actions"]), "prefix": record.get("prefix", 0)}
            for key in [*(checked_key(one, record) for one in checked if one != "prefix"), *unchecked]:
                typer.echo(said.text(key, **facts))
    if doubts:
        typer.echo(said.text("cli-verified-partly", count=len(records), unchecked=doubts))
        raise typer.Exit(NOT_CHECKED)
    typer.echo(said.text("cli-verified", count=len(records)))


def checked_key(what: str, record: Mapping[str, Any]) -> str:
    """The words for something that was checked; dice are said to be those after the prefix, if there is one."""
    if what == "dice" and record.get("prefix"):
        return "cli-checked-dice-after"
    return f"cli-checked-{what.replace(' ', '-')}"


def left_open(record: Mapping[str, Any], checked: list[str]) -> list[str]:
    """The words for everything that a record leaves to be believed."""
    found: list[str] = []
    if record.get("opening") is not None:
        found.append("cli-unchecked-opening")
    if record.get("prefix"):
        found.append("cli-unchecked-prefix")
    if "dice" not in checked:
        found.append("cli-unchecked-dice")
    elif "nonces" not in checked and record.get("nonces"):
        found.append("cli-unchecked-nonces")
    if "dice" in checked and "promised commitment" not in checked:
        found.append("cli-unchecked-commitment")
    return found


def game_of(record: dict[str, Any]) -> Game:
    """The game a record belongs to."""
    name = record["game"]
    if not isinstance(name, str) or name not in GAMES:
        raise BadRecord("game", Reason("unknown", {"value": given(name)}), one_of(list(GAMES)))
    return load(name)
