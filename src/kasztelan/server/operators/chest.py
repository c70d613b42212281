"""A table as a file: its record and who sits there, to move it to another server or to keep it safe."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from kasztelan.core.chance import commitment
from kasztelan.core.errors import BadRecord, Refusal
from kasztelan.core.record import FORMAT, check_form, digest_of, read_json
from kasztelan.games.catalogue import load
from kasztelan.server.operators.checking import why_frozen
from kasztelan.server.tables.seating import PERSON, Chair, chairs_from_text, chairs_to_text

KEPT: Final = ("id", "visibility", "password", "host", "notice", "created", "changed", "rematch")
STATUSES: Final = ("open", "playing", "paused", "finished", "frozen", "closed")
MOST_ENTRIES: Final = 1_000_000


class Packed(msgspec.Struct, forbid_unknown_fields=True):
    """The file. It holds the key of the dice and who the people are: only for operators."""

    status: str
    table: dict[str, Any]
    seats: list[Chair]
    clock: dict[str, Any]
    record: dict[str, Any]
    kasztelan: str = "table"


def pack(row: Mapping[str, Any], log: Sequence[Mapping[str, Any]]) -> Packed:
    """What is kept of a table; it is not replayed, so that a frozen one can be taken out too."""
    seats = chairs_from_text(row["seats"])
    entries = [msgspec.json.decode(one["entry"]) for one in log]
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": row["game"],
        "rules": row["rules"],
        "options": msgspec.json.decode(row["options"]),
        "actions": entries,
        "count": len(entries),
        "result": msgspec.json.decode(row["result"]) if row["result"] else None,
        "names": [chair.name for chair in seats],
        "times": [one["at"] for one in log],
        "commitment": commitment(row["key"]),
        "key": row["key"].hex(),
        "nonces": [chair.nonce for chair in seats],
    }
    if row["opening"]:
        record["opening"] = msgspec.json.decode(row["opening"])
    if row["prefix"]:
        record["prefix"] = row["prefix"]
    record["digest"] = digest_of(record)
    table = {name: row[name] for name in KEPT}
    return Packed(row["status"], table, seats, msgspec.json.decode(row["clock"]), record)


class Unpacked(msgspec.Struct):
    """A table ready to be kept."""

    row: dict[str, Any]
    log: list[dict[str, Any]]


def unpack(packed: Packed, known: Callable[[str], bool], now: float) -> Unpacked:
    """Checks a file and that this program can replay it; for people not known here a bot plays on."""
    record = read_json(msgspec.json.encode(packed.record))
    game = load(str(record["game"]))
    check_form(game, record)
    check_table(packed)
    seats = [at_home(chair, known) for chair in packed.seats]
    times = record.get("times") or []
    if len(times) != len(record["actions"]):
        raise BadRecord(
            "times", f"has {len(times)} entries", f"{len(record['actions'])}, one for each action"
        )
    row = {
        **{name: packed.table.get(name) for name in KEPT},
        "game": game.name,
        "rules": record["rules"],
        "status": status_of(packed),
        "options": msgspec.json.encode(record["options"]).decode(),
        "opening": msgspec.json.encode(record["opening"]).decode() if "opening" in record else None,
        "seats": chairs_to_text(seats),
        "clock": msgspec.json.encode(packed.clock).decode(),
        "key": key_of(record),
        "nonces": "[]",
        "result": msgspec.json.encode(record["result"]).decode() if record["result"] else None,
        "notice": None,
        "changed": now,
        "length": len(record["actions"]),
        "prefix": record.get("prefix", 0),
        "admitted": "[]",
        "turn": None,
    }
    log = [
        {"n": at, "entry": msgspec.json.encode(entry).decode(), "at": float(times[at])}
        for at, entry in enumerate(record["actions"])
    ]
    wrong = why_frozen(row, log)
    if wrong is not None:
        raise Refusal("record", wrong, "a table that this program can replay")
    return Unpacked(row, log)


def check_table(packed: Packed) -> None:
    if packed.kasztelan != "table" or packed.status not in STATUSES:
        raise Refusal("status", repr(packed.status), ", ".join(STATUSES))
    for name in ("id", "visibility", "host"):
        value = packed.table.get(name)
        if not isinstance(value, str) or not 0 < len(value) <= 32:
            raise Refusal(f"table.{name}", repr(value), "1 to 32 characters")
    players = packed.record.get("options", {}).get("players", len(packed.seats))
    if len(packed.seats) != players:
        raise Refusal("seats", f"has {len(packed.seats)} seats", f"{players}")


def status_of(packed: Packed) -> str:
    """A table that was frozen or put away goes on where it was."""
    if packed.status not in ("frozen", "closed"):
        return packed.status
    if packed.record["count"] <= packed.record.get("prefix", 0):
        return "open"
    return "playing" if packed.record["result"] is None else "finished"


def at_home(chair: Chair, known: Callable[[str], bool]) -> Chair:
    if chair.kind == PERSON and not (chair.person and known(chair.person)):
        chair.away = True
    return chair


def key_of(record: Mapping[str, Any]) -> bytes:
    try:
        key = bytes.fromhex(str(record.get("key")))
        if len(key) != 32:
            raise ValueError
    except ValueError:
        raise BadRecord("key", "is no key", "64 hex digits") from None
    return key
