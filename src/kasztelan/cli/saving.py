"""Saving a table and sitting down at it again.

A save is the record of an unfinished game. It holds the key of the chance, so that the game goes on with the same
cards: whoever reads the file can work out what will be drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kasztelan.cli.files import line_of, read_records, written_whole
from kasztelan.cli.table_setup import TableSetup
from kasztelan.core.chance import KeyedChance
from kasztelan.core.errors import BadRecord, Reason, refuse
from kasztelan.core.game import Game
from kasztelan.core.match import PLAY_PUBLIC, Match
from kasztelan.core.record import hex_bytes, replay, write


def save(setup: TableSetup) -> None:
    """Writes the table to its `save_path`, if it has one."""
    if setup.save_path is None:
        return
    extra: dict[str, Any] = {"names": names_by_participant(setup)}
    if setup.players:
        extra["players"] = setup.players
    if setup.key:
        extra["commitment"] = setup.commitment()
        extra["key"] = setup.key.hex()
        extra["nonces"] = [nonce.hex() for nonce in setup.nonces]
    with written_whole(setup.save_path, "save") as file:
        file.write(line_of(write(setup.match, extra)))


def names_by_participant(setup: TableSetup) -> list[str]:
    """Those who sit there by their names, automas by their name keys."""
    match = setup.match
    return [*setup.names, *match.game.name_keys(match.options, match.state)[len(setup.names) :]]


def read_save(path: Path) -> dict[str, Any]:
    """The one record of a save."""
    records = read_records(path, "resume")
    if len(records) != 1:
        raise refuse("resume", "many_games", "one_game", file=str(path), count=len(records))
    return records[0]


def resume_match(game: Game, record: Mapping[str, Any]) -> tuple[Match, bytes, list[bytes]]:
    """The match where the save left it, with the key and nonces its chance goes on with."""
    match = replay(game, record, forced=PLAY_PUBLIC)
    if match.over():
        raise refuse("resume", "over", "unfinished")
    if "key" not in record:
        raise BadRecord("key", Reason("missing"), Reason("key_of_save"))
    key = hex_bytes("key", record["key"])
    nonces = record.get("nonces", [])
    if not isinstance(nonces, list):
        raise BadRecord("nonces", Reason("no_list"), Reason("hex_for_each_seat"))
    parts = [hex_bytes(f"nonces[{at}]", nonce) for at, nonce in enumerate(nonces)]
    match.chance = KeyedChance(key, parts)
    return match, key, parts


def texts_of(record: Mapping[str, Any], field: str, seats: int, lines: int = 0) -> list[str] | None:
    """A list of one text for each seat, or for each of so many participants; None if the record has none."""
    found = record.get(field)
    if found is None:
        return None
    fits = isinstance(found, list) and len(found) in (seats, lines or seats)
    if not fits or not all(isinstance(one, str) for one in found):
        raise BadRecord(field, Reason("does_not_fit"), Reason("names", {"count": seats}))
    return list(found)
