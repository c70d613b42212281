"""A table as a file: its record, its people and what they said, to move it elsewhere or to keep it safe."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from kasztelan.core.chance import commitment
from kasztelan.core.errors import BadRecord, Reason, Refusal, impossible, one_of, refuse
from kasztelan.core.game import Game
from kasztelan.core.record import check_form, digest_of, format_for, read_json
from kasztelan.core.result import completed
from kasztelan.games.catalogue import load
from kasztelan.server.operators.upgrade_check import why_frozen
from kasztelan.server.people.chat_lines import LONGEST as LONGEST_LINE
from kasztelan.server.tables.seating import PERSON, Chair, chairs_from_text, chairs_to_text, players_of
from kasztelan.server.wire.messages import Phrase

KEPT: Final = ("id", "title", "visibility", "password", "host", "notice", "created", "changed", "rematch")
LONGEST_NICKNAME: Final = 40
LONGEST_TITLE: Final = 60
STATUSES: Final = ("open", "playing", "paused", "finished", "frozen", "closed")
NOBODY: Final = ""
"""Instead of the id of somebody whom this server does not know."""


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """Something said at the table."""

    person: str
    nickname: str
    seated: bool
    text: str
    at: float
    reported: bool
    phrase: Phrase | None = None


class ExportedTable(msgspec.Struct, forbid_unknown_fields=True):
    """The file. It holds the key of the dice and who the people are: only for operators."""

    status: str
    table: dict[str, Any]
    seats: list[Chair]
    clock: dict[str, Any]
    record: dict[str, Any]
    chat: list[Line] = []
    kasztelan: str = "table"

    def people(self) -> set[str]:
        """The ids of everybody who has to do with the table."""
        return {
            *(chair.person for chair in self.seats if chair.person),
            *(line.person for line in self.chat if line.person),
            str(self.table.get("host") or NOBODY),
        } - {NOBODY}


def export_table(
    row: Mapping[str, Any], log: Sequence[Mapping[str, Any]], chat: Sequence[Mapping[str, Any]] = ()
) -> ExportedTable:
    """What is kept of a table; it is not replayed, so that a frozen one can be taken out too."""
    seats = chairs_from_text(row["seats"])
    entries = [msgspec.json.decode(one["entry"]) for one in log]
    record: dict[str, Any] = {
        "game": row["game"],
        "rules": row["rules"],
        "options": msgspec.json.decode(row["options"]),
        "actions": entries,
        "count": len(entries),
        "result": completed(msgspec.json.decode(row["result"])) if row["result"] else None,
        "names": [chair.name for chair in seats],
        "times": [one["at"] for one in log],
        "commitment": commitment(row["key"]),
        "key": row["key"].hex(),
        "nonces": [chair.nonce for chair in seats],
        "players": players_of(seats),
    }
    record["format"] = format_for(record)
    if row["opening"]:
        record["opening"] = msgspec.json.decode(row["opening"])
    if row["prefix"]:
        record["prefix"] = row["prefix"]
    record["digest"] = digest_of(record)
    table = {name: row[name] for name in KEPT}
    lines = [Line(*(one[name] for name in Line.__struct_fields__)) for one in chat]
    return ExportedTable(row["status"], table, seats, msgspec.json.decode(row["clock"]), record, lines)


class ImportedTable(msgspec.Struct):
    """A table ready to be kept."""

    row: dict[str, Any]
    log: list[dict[str, Any]]
    chat: list[dict[str, Any]]


def import_table(exported: ExportedTable, known: Callable[[str], bool], now: float) -> ImportedTable:
    """Checks a file and that this program can replay it; for people not known here a bot plays on."""
    record = read_json(msgspec.json.encode(exported.record))
    game = load(str(record["game"]))
    check_form(game, record)
    check_table(exported, game)
    seats = [at_home(chair, known) for chair in exported.seats]
    times = record.get("times") or []
    if len(times) != len(record["actions"]):
        given = Reason("count_given", {"count": len(times)})
        raise BadRecord("times", given, Reason("entries", {"value": len(record["actions"])}))
    host = exported.table["host"]
    row = {
        **{name: exported.table.get(name) for name in KEPT},
        "host": host if known(host) else NOBODY,
        "game": game.name,
        "rules": record["rules"],
        "status": status_of(exported),
        "options": msgspec.json.encode(record["options"]).decode(),
        "opening": msgspec.json.encode(record["opening"]).decode() if "opening" in record else None,
        "seats": chairs_to_text(seats),
        "clock": msgspec.json.encode(exported.clock).decode(),
        "key": key_of(record),
        "result": msgspec.json.encode(record["result"]).decode() if record["result"] else None,
        "notice": None,
        "changed": now,
        "length": len(record["actions"]),
        "prefix": record.get("prefix", 0),
        "admitted": "[]",
        "pause": msgspec.json.encode({"at": now, "votes": []}).decode(),
        "turn": None,
    }
    log = [
        {"n": at, "entry": msgspec.json.encode(entry).decode(), "at": float(times[at])}
        for at, entry in enumerate(record["actions"])
    ]
    wrong = why_frozen(row, log)
    if wrong is not None:
        raise refuse("record", "frozen", "replayable", why=wrong)
    return ImportedTable(row, log, [at_home_line(line, known) for line in exported.chat])


def check_table(exported: ExportedTable, game: Game) -> None:
    if exported.kasztelan != "table" or exported.status not in STATUSES:
        raise Refusal("status", impossible(exported.status), one_of(list(STATUSES)))
    for name, least in (("id", 1), ("visibility", 1), ("host", 0)):
        value = exported.table.get(name)
        if not isinstance(value, str) or not least <= len(value) <= 32:
            raise Refusal(
                f"table.{name}", impossible(value), Reason("characters", {"low": least, "high": 32})
            )
    title = exported.table.get("title")
    if title is not None and not (isinstance(title, str) and len(title) <= LONGEST_TITLE):
        raise Refusal(
            "table.title", impossible(title), Reason("characters", {"low": 0, "high": LONGEST_TITLE})
        )
    for at, line in enumerate(exported.chat):
        if len(line.nickname) > LONGEST_NICKNAME or len(line.text) > LONGEST_LINE:
            raise Refusal(
                f"chat[{at}]", Reason("long_text"), Reason("characters", {"low": 0, "high": LONGEST_LINE})
            )
    seats = game.seats(game.check_options(exported.record["options"]))
    if len(exported.seats) != seats:
        raise Refusal(
            "seats",
            Reason("count_given", {"count": len(exported.seats)}),
            Reason("exactly", {"count": seats}),
        )


def status_of(exported: ExportedTable) -> str:
    """A table that was frozen or put away goes on where it was."""
    if exported.status not in ("frozen", "closed"):
        return exported.status
    if exported.record["count"] <= exported.record.get("prefix", 0):
        return "open"
    return "playing" if exported.record["result"] is None else "finished"


def at_home(chair: Chair, known: Callable[[str], bool]) -> Chair:
    if chair.kind == PERSON and not (chair.person and known(chair.person)):
        chair.away = True
    return chair


def at_home_line(line: Line, known: Callable[[str], bool]) -> dict[str, Any]:
    return {**msgspec.structs.asdict(line), "person": line.person if known(line.person) else NOBODY}


def key_of(record: Mapping[str, Any]) -> bytes:
    try:
        key = bytes.fromhex(str(record.get("key")))
        if len(key) != 32:
            raise ValueError
    except ValueError:
        raise BadRecord("key", Reason("no_hex"), Reason("hex_64")) from None
    return key
