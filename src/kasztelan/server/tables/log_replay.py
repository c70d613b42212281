"""The match of a table, played again from its log with all that undo needs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from kasztelan.core.chance import KeyedChance
from kasztelan.core.match import PLAY_PUBLIC, Match
from kasztelan.core.record import follow
from kasztelan.server.tables.table_data import TableData
from kasztelan.server.tables.undo import drop_old_snapshots

AT_ONCE: Final = 32
"""Entries of a log that are replayed before the other tables have their turn."""


def replayed(table: TableData, log: Sequence[str]) -> Match:
    """The match as it stands after these entries."""
    match = new_match(table)
    for _ in replaying(table, match, log):
        pass
    return match


async def replayed_in_turns(table: TableData, log: Sequence[str]) -> Match:
    """As `replayed`, but other tables go on meanwhile."""
    match = new_match(table)
    for at in replaying(table, match, log):
        if (at + 1) % AT_ONCE == 0:
            await asyncio.sleep(0)
    return match


def new_match(table: TableData) -> Match:
    nonces = [bytes.fromhex(chair.nonce) for chair in table.chairs]
    chance = KeyedChance(table.key, nonces)
    return Match(table.game, chance, table.options, table.opening, forced=PLAY_PUBLIC, keep=True)


def replaying(table: TableData, match: Match, log: Iterable[str]) -> Iterator[int]:
    """Does one entry after the other; gives the number of each that is done."""
    for at, text in enumerate(log):
        replay_one(match, msgspec.json.decode(text), at)
        if at + 1 == table.prefix:
            match.barrier = len(match.line)
        drop_old_snapshots(match)
        yield at


def replay_one(match: Match, entry: Any, at: int) -> None:
    """Does an entry; what was played because everybody saw it forced is nobody's decision to take back."""
    who = match.waiting_for()
    played = who >= 0 and match.is_played_for(who)
    follow(match, entry, at)
    if played and match.snapshots and "undo" not in entry:
        match.snapshots[-1].played = True
