"""A real server that also hosts Stones, and people who play it there."""

from __future__ import annotations

import json
from typing import Any

from kasztelan.core.record import verify
from tests.server.play.guests import Guest, Place
from tests.stones.game import GAME


async def new_table(host: Guest, others: list[Guest] | None = None, bots: int = 0, **options: Any) -> str:
    """A table at which everybody has sat down and the game has begun; `clock` goes to the table."""
    wanted = {"clock": options.pop("clock")} if "clock" in options else {}
    people = [host, *(others or [])]
    if options.get("mode") != "alone":
        options = {"guests": len(people) + bots, **options}
    asked = {"game": "stones", "options": {"first": 0, **options}, **wanted}
    table: str = (await host.post("/api/tables", 201, **asked))["id"]
    for seat, guest in enumerate(people):
        await guest.post(f"/api/tables/{table}/sit", seat=seat)
    for seat in range(len(people), len(people) + bots):
        await host.post(f"/api/tables/{table}/bots", seat=seat)
    await host.post(f"/api/tables/{table}/start")
    return table


async def take(place: Place, stones: int) -> dict[str, Any]:
    """Waits for its turn and takes so many; asked before a move was taken back, it waits once more."""
    told: dict[str, Any] = {"type": "refused", "code": "stale"}
    while told["type"] == "refused" and told["code"] == "stale":
        asked = await place.next_question()
        assert asked is not None
        do = {"verb": "take", "stones": stones}
        told = await place.ask(type="act", n=asked[1]["n"], do=do, seat=asked[0])
    assert told["type"] == "done", told
    return told


async def checked_record(guest: Guest, table: str) -> dict[str, Any]:
    """The record of a finished game, after everything in it was verified."""
    promised = (await guest.get(f"/api/tables/{table}"))["commitment"]
    record: dict[str, Any] = await guest.get(f"/api/tables/{table}/record")
    assert record["format"] == 3
    assert verify(GAME, record, promised)[-1] == "dice"
    return record


def updates_of(place: Place, seat: int | None) -> list[dict[str, Any]]:
    """Every update that this seat was sent so far."""
    heard = [json.loads(text) for text in place.heard]
    return [one for one in heard if one["type"] == "update" and one["seat"] == seat]
