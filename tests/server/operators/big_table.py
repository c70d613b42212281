"""A table that was played and talked at for very long."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from kasztelan.core.match import Match
from kasztelan.core.state import NATURE
from kasztelan.server.operators.table_export import ExportedTable, import_table
from kasztelan.server.operators.upgrade_check import replayed_match
from tests.cli.running import resealed

LINES = 1_200
"""Lines of chat; with the log they are more than a mebibyte."""
TAKEN_BACK = 6_000
"""How often somebody thinks better of it."""


def made_big(file: bytes, author: str) -> bytes:
    """An exported table with so much more of the same that an ordinary request could not carry it."""
    packed = json.loads(file)
    found = import_table(msgspec.json.decode(file, type=ExportedTable), lambda _: True, 0.0)
    way, again = there_and_back(replayed_match(found.row, found.log))
    more = way + again * TAKEN_BACK
    record = packed["record"]
    actions = record["actions"] + more
    times = record["times"] + [1.5] * len(more)
    packed["record"] = json.loads(resealed(record, actions=actions, count=len(actions), times=times))
    line = {
        "person": author,
        "nickname": "Anna",
        "seated": True,
        "at": 1.5,
        "reported": False,
        "phrase": None,
    }
    packed["chat"] = [{**line, "text": f"{number} " + "ż" * 490} for number in range(LINES)]
    return json.dumps(packed, ensure_ascii=False).encode()


def there_and_back(match: Match) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Plays on to a decision that can be taken back: what led there, and that decision with its undo."""
    first = len(match.history)
    while True:
        before = len(match.history)
        seat = match.waiting_for()
        match.act(seat, match.game.legal(match.state)[0])
        if match.undo_point([seat]) >= 0:
            match.undo(seat)
            told = [entry(match, at) for at in range(first, len(match.history))]
            return told[: before - first], told[before - first :]


def entry(match: Match, at: int) -> dict[str, Any]:
    """One entry of a record."""
    action, by = match.history[at], match.by[at]
    if action < 0:
        return {"undo": -action}
    return {"by": "nature" if by == NATURE else by, **match.game.codec.decode(action)}
