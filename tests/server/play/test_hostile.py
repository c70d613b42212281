"""Tabs that slept, double clicks, connections that break or do not listen: nothing happens twice or by mistake."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketState
from websockets.exceptions import ConnectionClosed

from kasztelan.server.api.connection import Connection
from kasztelan.server.api.play_socket import attend
from tests.server.awaited import awaited
from tests.server.play.guests import Guest, Inn, Place, running_inn


async def two_at_a_table(inn: Inn) -> tuple[list[Guest], str]:
    guests = [await inn.guest(name) for name in ("Anna", "Bob")]
    wanted = {"game": "citadels", "options": {"players": 2}}
    table = str((await guests[0].post("/api/tables", 201, **wanted))["id"])
    for seat, guest in enumerate(guests):
        await guest.post(f"/api/tables/{table}/sit", seat=seat)
    await guests[0].post(f"/api/tables/{table}/start")
    return guests, table


async def asked_of(places: list[Place]) -> tuple[int, dict[str, Any]]:
    """Who is asked, and what they see."""
    for seat, place in enumerate(places):
        await place.until(seat, "playing")
    for seat, place in enumerate(places):
        found = place.question()
        if found is not None:
            return seat, found[1]
    raise AssertionError("nobody is asked")


@awaited
async def clicks(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        guests, table = await two_at_a_table(inn)
        places = [await one.play(table) for one in guests]
        _, game = await asked_of(places)
        n = game["n"]
        pause = {"type": "pause", "n": n, "status": "playing", "wanted": True}
        assert (await places[0].ask(**pause))["type"] == "done"
        assert (await places[0].ask(**pause))["code"] == "already_said"
        for wrong in ({"n": n - 1}, {"status": "paused"}, {"status": "open"}):
            assert (await places[1].ask(**{**pause, **wrong}))["code"] == "stale"
        assert (await places[1].ask(type="pause", wanted=True))["code"] == "stale"
        assert (await places[1].ask(**pause))["type"] == "done"
        await places[0].until(0, "paused")
        # The second click of the last one, and a tab that does not know that the game pauses.
        for place in places:
            assert (await place.ask(**{**pause, "wanted": False}))["code"] == "stale"
        go_on = {**pause, "status": "paused", "wanted": False}
        assert (await places[0].ask(**go_on))["type"] == "done"
        about = places[0].pictures[0]["table"]
        assert (about["status"], about["pause_votes"], about["pause_missing"]) == ("paused", [0], [1])
        await places[1].socket.close()
        assert (await places[0].ask(**go_on))["code"] == "already_said"
        back = await guests[1].play(table)
        await back.until(1, "paused")
        assert (await back.ask(**go_on))["type"] == "done"
        await places[0].until(0, "playing")


def test_a_pause_begins_and_ends_only_when_both_say_so_now(tmp_path: Path) -> None:
    clicks(tmp_path)


@awaited
async def breaking_off(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        guests, table = await two_at_a_table(inn)
        places = [await one.play(table) for one in guests]
        seat, game = await asked_of(places)
        act = {"type": "act", "n": game["n"], "do": game["choices"][0], "seat": seat}
        live = inn.app.state.services.registry.tables[table]
        async with live.lock:
            # The command waits for the table, and whoever sent it is gone before it is its turn.
            await places[seat].socket.send(json.dumps({"id": 1, **act}))
            await places[seat].socket.close()
        back = await guests[seat].play(table)
        answer = await back.ask(**act)
        assert answer["code"] == "stale"
        moved = back.pictures[seat]["game"]["n"]
        assert moved == answer["facts"]["current"] > game["n"]
        entries = await live.log.read()
        assert len(entries) == moved


def test_a_move_whose_answer_was_lost_is_made_once(tmp_path: Path) -> None:
    breaking_off(tmp_path)


class Deaf:
    """A socket that takes no message, but goes on sending."""

    client_state = WebSocketState.DISCONNECTED

    def __init__(self, frames: list[dict[str, Any]]) -> None:
        self.frames = frames
        self.cookies: dict[str, str] = {}
        self.headers: dict[str, str] = {}

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> dict[str, Any]:
        if not self.frames:
            return {"type": "websocket.disconnect", "code": 1000}
        return {"type": "websocket.receive", "text": json.dumps(self.frames.pop(0))}


@awaited
async def deafness(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        guests, table = await two_at_a_table(inn)
        places = [await one.play(table) for one in guests]
        seat, game = await asked_of(places)
        services = inn.app.state.services
        live = services.registry.tables[table]
        person = live.chairs[seat].person
        act = {"type": "act", "id": 1, "n": game["n"], "do": game["choices"][0]}
        deaf = Connection(cast(WebSocket, Deaf([act, act])), person, live, person)
        deaf.goodbye()
        await attend(services, deaf)
        assert len(live.data.need_match("playing").history) == game["n"]
        assert deaf not in live.listeners


def test_whoever_was_sent_away_is_obeyed_no_more(tmp_path: Path) -> None:
    deafness(tmp_path)


@awaited
async def stopping(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        guests, table = await two_at_a_table(inn)
        inn.app.state.services.stopping = True
        place = await guests[0].play(table)
        with pytest.raises(ConnectionClosed) as closed:
            await place.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012


def test_whoever_comes_while_the_server_stops_is_told_to_come_back(tmp_path: Path) -> None:
    stopping(tmp_path)
