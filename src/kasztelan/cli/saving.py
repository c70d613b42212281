"""Saving a table and sitting down at it again.

A save is the record of an unfinished game. It holds the key of the chance, so that the game goes on with the same
cards: whoever reads the file can work out what will be drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kasztelan.cli.files import line_of, read_records, written_whole
from kasztelan.cli.speaking import Unfit
from kasztelan.cli.steps import match_at
from kasztelan.cli.table_setup import TableSetup
from kasztelan.core.chance import KeyedChance
from kasztelan.core.errors import BadRecord
from kasztelan.core.game import Game
from kasztelan.core.match import PLAY_PUBLIC, Match
from kasztelan.core.record import hex_bytes, write


def save(setup: TableSetup) -> None:
    """Writes the table to its `save_path`, if it has one."""
    if setup.save_path is None:
        return
    extra: dict[str, Any] = {"names": setup.names}
    if setup.players:
        extra["players"] = setup.players
    if setup.key:
        extra["commitment"] = setup.commitment()
        extra["key"] = setup.key.hex()
        extra["nonces"] = [nonce.hex() for nonce in setup.nonces]
    with written_whole(setup.save_path, "save") as file:
        file.write(line_of(write(setup.match, extra)))


def read_save(path: Path) -> dict[str, Any]:
    """The one record of a save."""
    records = read_records(path, "resume")
    if len(records) != 1:
        raise Unfit("resume", "many-games", "one-game", file=str(path), count=len(records))
    return records[0]


def resume_match(game: Game, record: Mapping[str, Any]) -> tuple[Match, bytes, list[bytes]]:
    """The match where the save left it, with the key and nonces its chance goes on with."""
    match = match_at(game, record)
    if match.over():
        raise Unfit("resume", "over", "unfinished")
    if "key" not in record:
        raise BadRecord("key", "is missing", "a save with the key of its chance")
    key = hex_bytes("key", record["key"])
    nonces = record.get("nonces", [])
    if not isinstance(nonces, list):
        raise BadRecord("nonces", "is not a list", "one hex text for each seat")
    parts = [hex_bytes(f"nonces[{at}]", nonce) for at, nonce in enumerate(nonces)]
    match.chance = KeyedChance(key, parts)
    match.forced_policy = PLAY_PUBLIC
    for snapshot in match.snapshots:
        # What was played for a seat then must not be what that seat's undo goes back to now.
        only = len(game.legal(snapshot.state)) == 1
        snapshot.played = only and game.publicly_forced(snapshot.state)
    return match, key, parts


def texts_of(record: Mapping[str, Any], field: str, seats: int, lines: int = 0) -> list[str] | None:
    """A list of one text for each seat, or for each of so many participants; None if the record has none."""
    found = record.get(field)
    if found is None:
        return None
    fits = isinstance(found, list) and len(found) in (seats, lines or seats)
    if not fits or not all(isinstance(one, str) for one in found):
        raise BadRecord(field, "does not fit the seats", f"a list of {seats} texts")
    return list(found)
