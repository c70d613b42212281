"""Games at tables that are kept in memory: begun, played on by chance, and brought to where something is possible."""

from __future__ import annotations

from typing import Any

from kasztelan.core.chance import SeededChance
from kasztelan.core.match import Match
from kasztelan.server.tables.live_table import LiveTable
from tests.server.tables.memory import Hands, MemoryStore, seat_people, table_for

FOUR = ("anna", "bob", "cleo", "dan")


async def begun(
    clock: dict[str, Any] | None = None, options: dict[str, Any] | None = None
) -> tuple[LiveTable, MemoryStore, Hands]:
    now = Hands()
    table, store = table_for({"players": 4, **(options or {})}, clock, now)
    seat_people(table, *FOUR)
    await table.lobby.save_seats()
    await table.lobby.start("anna")
    return table, store, now


def match_of(table: LiveTable) -> Match:
    assert table.match is not None
    return table.match


def n_of(table: LiveTable) -> int:
    return len(match_of(table).history)


def asked(table: LiveTable) -> str:
    person = table.chairs[match_of(table).waiting_for()].person
    assert person is not None
    return person


async def play_on(table: LiveTable, decisions: int, chance: SeededChance) -> None:
    for _ in range(decisions):
        match = match_of(table)
        if match.over():
            return
        legal = table.game.legal(match.state)
        await table.moves.do(match.waiting_for(), legal[chance.below(len(legal), 0)])


async def until_undo(table: LiveTable, own: bool) -> str:
    """Plays until whoever moved last may take it back, or somebody only if all agree; says who."""
    chance = SeededChance(1)
    for _ in range(2000):
        who = match_of(table).waiting_for()
        await play_on(table, 1, chance)
        assert table.status == "playing"
        for seat, person in enumerate(FOUR):
            game = table.picture(seat)["game"]
            free = game["undo"]
            if (own and free and seat == who) or (not own and game["ask_undo"] and not free):
                return person
    raise AssertionError("never")
