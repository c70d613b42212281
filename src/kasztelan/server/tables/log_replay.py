"""The match of a table, played again from its log with all that undo needs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from kasztelan.core.chance import KeyedChance
from kasztelan.core.match import PLAY_PUBLIC, Match
from kasztelan.core.walk import Walk
from kasztelan.server.tables.table_data import TableData

AT_ONCE: Final = 32
"""Entries of a log that are replayed before the other tables have their turn."""


def replayed(table: TableData, log: Sequence[str]) -> Match:
    """The match as it stands after these entries."""
    return way_through(table, log).go_to(len(log))


async def replayed_in_turns(table: TableData, log: Sequence[str]) -> Match:
    """As `replayed`, but other tables go on meanwhile."""
    way = way_through(table, log)
    while not way.whole():
        way.go_to(way.at + AT_ONCE)
        await asyncio.sleep(0)
    return way.match


def way_through(table: TableData, log: Sequence[str]) -> Walk:
    entries = [msgspec.json.decode(text) for text in log]
    return Walk(new_match(table), entries, prefix=table.prefix)


def new_match(table: TableData) -> Match:
    nonces = [bytes.fromhex(chair.nonce) for chair in table.chairs]
    chance = KeyedChance(table.key, nonces)
    return Match(table.game, chance, table.options, table.opening, forced=PLAY_PUBLIC, keep=True)
