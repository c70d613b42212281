"""What the server answers over HTTP and to commands is as it is described, and everything is described."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

from kasztelan.server.api import commands
from kasztelan.server.api.app import make_app
from kasztelan.server.settings import Settings
from kasztelan.server.wire.answers import HTTP
from kasztelan.server.wire.commands import COMMANDS
from kasztelan.server.wire.messages import ANSWERS, Told
from tests.server.awaited import awaited
from tests.server.play.guests import Guest, Inn, Place, running_inn
from tests.server.wire.strict import Reader, check_answer, check_http, fit

PLAIN_TEXT = {"GET /metrics"}


def addresses(tmp_path: Path) -> set[str]:
    document = make_app(Settings(data=tmp_path)).openapi()
    return {f"{method.upper()} {path}" for path, one in document["paths"].items() for method in one}


def test_every_address_is_described(tmp_path: Path) -> None:
    assert addresses(tmp_path) - PLAIN_TEXT == set(HTTP)


def test_every_command_and_its_answer_is_described() -> None:
    described = {one.__struct_config__.tag for one in COMMANDS}
    assert described == set(commands.COMMANDS) == set(ANSWERS)
    fields = {name for one in COMMANDS for name in one.__struct_fields__}
    assert fields <= set(commands.Command.__struct_fields__)


class Visit:
    """A guest whose every answer is checked; knows which addresses were asked."""

    def __init__(self, guest: Guest, asked: set[str]) -> None:
        self.guest = guest
        self.asked = asked

    async def do(self, address: str, path: str = "", **body: Any) -> Any:
        """Asks one of `HTTP`; `path` is the real one if it has something to fill in."""
        method, pattern = address.split(" ")
        url = path or pattern
        assert re.fullmatch(re.sub(r"\{\w+\}", "[^/?]+", pattern), url.partition("?")[0])
        answer = await self.guest.client.request(method, url, json=body if method != "GET" else None)
        assert answer.is_success, answer.text
        data = answer.json() if answer.content else None
        check_http(address, data)
        self.asked.add(address)
        return data

    async def at(self, table: str, address: str, query: str = "", **body: Any) -> Any:
        method, name = address.split(" ")
        pattern = f"{method} /api/tables/{{table}}{name}"
        return await self.do(pattern, f"/api/tables/{table}{name}{query}", **body)


async def see_to_oneself(anna: Visit) -> None:
    await anna.do("GET /api/me")
    await anna.do("POST /api/guest", nickname="Anna the First")
    await anna.do("POST /api/account", login="anna", password="correct horse")
    await anna.do("POST /api/login", login="anna", password="correct horse")
    await anna.do("PUT /api/password", old="correct horse", new="battery staple")
    token = await anna.do("POST /api/tokens", name="bot")
    await anna.do("GET /api/tokens")
    await anna.do("DELETE /api/tokens/{token}", f"/api/tokens/{token['id']}")
    await anna.do("PUT /api/me/notices", language="pl")
    for address in ("GET /api/me/notices", "GET /api/notices/key", "GET /api/me/export", "GET /healthz"):
        await anna.do(address)


async def look_around(anna: Visit) -> None:
    await anna.do("GET /api/games")
    await anna.do("POST /api/games/{game}/check", "/api/games/citadels/check", options={"players": 9})
    files = "/api/games/burgundy/files/duchy_file"
    drawn = await anna.do("POST /api/games/{game}/files/{option}/random", f"{files}/random", seed=3)
    looked = await anna.do(
        "POST /api/games/{game}/files/{option}/check", f"{files}/check", draft=drawn["file"]
    )
    assert looked["findings"] == []
    await anna.do("POST /api/games/{game}/files/{option}/check", f"{files}/check", draft={"rows": ["."]})
    await anna.do("GET /api/games/{game}/rulebook/{language}", "/api/games/citadels/rulebook/pl")
    await anna.do(
        "GET /api/games/{game}/rulebook/{language}/search",
        "/api/games/citadels/rulebook/en/search?words=when+does+it+end",
    )
    await anna.do("GET /api/games/{game}/names/{language}", "/api/games/citadels/names/uk")


async def sit_down(anna: Visit, bob: Visit) -> str:
    options = {"players": 4, "round_limit": 2}
    shut: str = (await anna.do("POST /api/tables", game="citadels", options=options))["id"]
    await anna.at(shut, "POST /close")
    table: str = (
        await anna.do("POST /api/tables", game="citadels", options=options, clock={"kind": "decision"})
    )["id"]
    await anna.do("GET /api/tables")
    await anna.at(table, "POST /sit", seat=0)
    await anna.at(table, "POST /sit", seat=2)
    await anna.at(table, "POST /stand", seat=2)
    await bob.at(table, "POST /enter")
    await bob.at(table, "POST /sit", seat=2)
    for seat in (1, 3):
        await anna.at(table, "POST /bots", seat=seat, bot="random")
    await anna.at(table, "POST /start")
    await bob.at(table, "POST /leave")
    await bob.at(table, "POST /return")
    await anna.do("GET /api/tables/mine")
    await anna.do("GET /api/tables/{table}", f"/api/tables/{table}")
    return table


async def talk(hers: Place, his: Place) -> None:
    """Commands that change nothing in the game."""
    said = await hers.ask(type="chat", text="hello")
    check_answer("chat", said)
    while not any('"chat"' in one for one in his.heard):
        await his.hear()
    check_answer("report", await his.ask(type="report", n=said["line"]))
    check_answer("mute", await his.ask(type="mute", n=said["line"], wanted=True))
    check_answer("since", await his.ask(type="since", run=his.run, versions={"2": his.versions[2]}))
    for wrong in ("dance", "mute", "undo", "agree", "pause", "act"):
        refused = await his.ask(type=wrong, n=-5)
        assert refused["type"] == "refused"
        check_answer(wrong, refused)


async def play_to_the_end(place: Place) -> None:
    """Answers what it is asked; the first question is looked at from all sides."""
    looked = False
    while (asked := await place.next_question()) is not None:
        n, choice = asked[1]["n"], asked[1]["choices"][0]
        if not looked:
            looked = True
            check_answer("hint", await place.ask(type="hint"))
            for command in ("preview", "why"):
                check_answer(command, await place.ask(type=command, n=n, do=choice))
        check_answer("act", await place.ask(type="act", n=n, do=choice))


async def look_back(anna: Visit, bob: Visit, table: str) -> None:
    for name in ("/record", "/scores", "/replay", "/seen", "/log", "/draws", "/chat"):
        await anna.at(table, f"GET {name}")
    await anna.at(table, "POST /fork", entries=30)
    await anna.at(table, "POST /rematch")
    await bob.do("PUT /api/me/crest", crest="raven")
    await bob.do("GET /api/me/games")
    muted = await bob.do("GET /api/me/muted")
    await bob.do("DELETE /api/me/muted/{key}", f"/api/me/muted/{muted[0]['key']}")
    await bob.do("POST /api/logout-everywhere")
    await anna.do("POST /api/logout")


@awaited
async def test_every_answer_of_a_whole_evening_is_as_described(tmp_path: Path) -> None:
    asked: set[str] = set()
    async with running_inn(tmp_path) as inn:
        anna, bob = Visit(await inn.guest("Anna"), asked), Visit(await inn.guest("Bob"), asked)
        await see_to_oneself(anna)
        await look_around(anna)
        table = await sit_down(anna, bob)
        hers, his = await anna.guest.play(table), await bob.guest.play(table)
        await hers.until(0, "playing")
        await his.until(2, "playing")
        await talk(hers, his)
        await asyncio.gather(play_to_the_end(hers), play_to_the_end(his))
        await check_digits(anna.guest, table)
        await look_back(anna, bob, table)
        for place in (hers, his):
            read_again(place)
        await deleted(inn, asked)
    assert set(HTTP) - asked == {"POST /api/me/notices/test"}


def read_again(place: Place) -> None:
    """Every message that is no answer."""
    reader = Reader()
    for text in place.heard:
        message = json.loads(text)
        if "id" not in message:
            reader.read(message)
    assert {"seats", "here", "table", "update", "chat"} <= reader.kinds


async def check_digits(guest: Guest, table: str) -> None:
    """The digest of a record is taken of Python's own digits; a browser has only those that are sent."""
    sent: list[str] = []
    text = (await guest.client.get(f"/api/tables/{table}/record")).text
    json.loads(text, parse_float=sent.append)
    assert sent
    assert [digits for digits in sent if repr(float(digits)) != digits] == []


async def deleted(inn: Inn, asked: set[str]) -> None:
    eve = Visit(await inn.guest("Eve"), asked)
    await eve.do("DELETE /api/me")


@awaited
async def test_being_sent_away_is_as_described(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna = await inn.guest("Anna")
        table = (await anna.post("/api/tables", 201, game="citadels"))["id"]
        place = await anna.play(table)
        await anna.client.post("/api/logout-everywhere")
        while (message := await place.hear())["type"] != "goodbye":
            fit(message, Told)
        fit(message, Told)
        nowhere = await anna.play("nowhere")
        fit(await nowhere.hear(), Told)
