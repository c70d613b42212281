"""What people say at a table: players among themselves, spectators apart from them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final, get_args

from sqlalchemy import delete, select, update

from kasztelan.server.people.preferences import MOST_MUTED, Muted, Preferences
from kasztelan.server.storage.schema import CHAT
from kasztelan.server.storage.store import Row, Store
from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.seating import Chair, seats_of
from kasztelan.server.wire.messages import Phrase

LONGEST: Final = 500
"""Characters of a line."""
REMEMBERED: Final = 100
"""Lines that somebody who comes is shown."""
PHRASES: Final[tuple[str, ...]] = get_args(Phrase)
"""What can be said by its code, so that everybody reads it in their own language."""


def channel(seated: bool) -> str:
    return "players" if seated else "spectators"


def may_read(seated_line: bool, seated_reader: bool, over: bool) -> bool:
    """Spectators read everything; players read what spectators say only when the game is over."""
    return seated_line or not seated_reader or over


def shown(line: Mapping[str, Any] | Row, chairs: Sequence[Chair] = ()) -> dict[str, Any]:
    """A line as everybody who may read it sees it: which of the seats spoke, never who the person is behind the name."""
    seats = seats_of(list(chairs), line["person"]) if line["seated"] else []
    return {
        "line": line["id"],
        "channel": channel(line["seated"]),
        "seat": seats[0] if seats else None,
        "voice": voice(line["table_id"], line["person"]),
        "nickname": line["nickname"],
        "text": line["text"],
        "phrase": line["phrase"],
        "at": line["at"],
    }


def voice(table: str, person: str) -> str:
    """The same for all that somebody says at a table, another one at every table; empty for whoever is gone."""
    if not person:
        return ""
    return hashlib.blake2b(person.encode(), key=table.encode(), digest_size=6).hexdigest()


async def history(
    store: Store,
    table: str,
    chairs: Sequence[Chair],
    preferences: Preferences,
    seated: bool,
    over: bool,
    most: int = REMEMBERED,
) -> list[dict[str, Any]]:
    """The latest lines that a reader may and wants to see."""
    unwanted = {one.person for one in preferences.muted}
    query = select(CHAT).where(CHAT.c.table_id == table)
    if seated and not over:
        query = query.where(CHAT.c.seated)
    rows = await store.rows(query.order_by(CHAT.c.id.desc()).limit(most))
    return [shown(row, chairs) for row in reversed(rows) if row["person"] not in unwanted]


async def line_at(store: Store, table: str, line: int) -> Row:
    """A line of this table."""
    row = None
    if 0 < line < 2**31:
        row = await store.row(select(CHAT).where(CHAT.c.table_id == table, CHAT.c.id == line))
    if row is None:
        raise Refused("no_such_line", {"field": "n"})
    return row


def with_muted(preferences: Preferences, muted: Muted, wanted: bool) -> tuple[Muted, ...]:
    """The list of those who are not read, with one more or one fewer."""
    others = tuple(one for one in preferences.muted if one.person != muted.person)
    if not wanted:
        return others
    if len(others) >= MOST_MUTED:
        raise Refused("too_many_muted", {"allowed": MOST_MUTED})
    return (*others, muted)


async def forget_lines(store: Store, person: str) -> None:
    """A deleted person's lines go; what was reported stays for the operator, under the name alone."""
    await store.change(delete(CHAT).where(CHAT.c.person == person, CHAT.c.reported.is_(False)))
    await store.change(update(CHAT).where(CHAT.c.person == person).values(person=""))


async def reported_lines(store: Store, most: int = 500) -> Sequence[Row]:
    """What people flagged, the latest first; for the operator."""
    return await store.rows(select(CHAT).where(CHAT.c.reported).order_by(CHAT.c.id.desc()).limit(most))
