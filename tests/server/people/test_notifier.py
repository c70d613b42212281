"""People who are away hear once that a table waits for them, and nobody else hears anything."""

from __future__ import annotations

import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from kasztelan.server.notices.allowed_addresses import look_up
from kasztelan.server.notices.notice_text import Notice, for_webhook
from kasztelan.server.notices.notifier import AWAY, MOST_WAITING, Notifier
from kasztelan.server.notices.web_push import packed, point
from kasztelan.server.people.preferences import (
    Notify,
    Preferences,
    Push,
    Webhook,
    change_preferences,
    preferences_of,
)
from kasztelan.server.settings import Settings
from kasztelan.server.tables.live_table import LiveTable
from kasztelan.server.tables.table_registry import TableRegistry
from tests.server.awaited import awaited
from tests.server.people.post_box import post_box
from tests.server.security.running import Running
from tests.server.storage.registry_at import Looker, move, registry_at, started

SITE = "https://games.example"


class Ringing:
    """A server with a notifier, and a clock that is moved by hand."""

    def __init__(self) -> None:
        self.at = 1_000_000.0
        self.registry: TableRegistry
        self.notifier: Notifier

    def now(self) -> float:
        return self.at

    async def wants(self, person: str, notify: Notify) -> None:
        row = {"id": person, "nickname": person, "epoch": 0, "created": 0.0, "seen": 0.0, "settings": "{}"}
        await self.registry.store.add_person(row)
        await change_preferences(
            self.registry.store, person, lambda before: msgspec.structs.replace(before, notify=notify)
        )

    async def later(self, seconds: float = AWAY + 1) -> int:
        """Lets time pass; how many notices came into the queue."""
        before = self.notifier.waiting.qsize()
        self.at += seconds
        await self.notifier.look()
        return self.notifier.waiting.qsize() - before

    def asked(self, table: LiveTable) -> str:
        match = table.data.need_match("playing")
        return str(table.chairs[match.waiting_for()].person)


@asynccontextmanager
async def ringing(data: Path) -> AsyncIterator[Ringing]:
    made = Ringing()
    async with registry_at(Settings(data=data), made.now) as registry:
        made.registry = registry
        made.notifier = Notifier(registry.store, made.now, private=True, lookup=look_up)
        registry.on_change.append(made.notifier.changed)
        yield made
        await made.notifier.close()


def by_webhook(kind: Any = "json", port: int = 9) -> Notify:
    return Notify(webhook=Webhook(kind, f"http://127.0.0.1:{port}/"), site=SITE)


@awaited
async def test_whoever_is_away_is_told_once_for_each_decision(tmp_path: Path) -> None:
    async with ringing(tmp_path) as all_:
        for name in ("anna", "ewa"):
            await all_.wants(name, by_webhook())
        table = await started(all_.registry, "anna", "ewa")
        assert await all_.later(AWAY / 2) == 0
        assert await all_.later() == 1
        assert await all_.later() == 0
        assert all_.notifier.waiting.get_nowait()[0] == all_.asked(table)
        await move(table)
        assert await all_.later() == 1
        assert all_.notifier.waiting.get_nowait()[0] == all_.asked(table)


@awaited
async def test_whoever_has_the_table_open_is_not_told_until_they_have_been_gone_for_a_while(
    tmp_path: Path,
) -> None:
    async with ringing(tmp_path) as all_:
        for name in ("anna", "ewa"):
            await all_.wants(name, by_webhook())
        table = await started(all_.registry, "anna", "ewa")
        looker = Looker(all_.asked(table))
        table.join(looker, "", {})
        assert await all_.later() == 0
        table.part(looker)
        assert await all_.later(AWAY / 2) == 0
        assert await all_.later() == 1


@awaited
async def test_neither_people_a_bot_plays_for_nor_those_without_wishes_are_told(tmp_path: Path) -> None:
    async with ringing(tmp_path) as all_:
        for name in ("anna", "ewa"):
            await all_.wants(name, Notify())
        table = await started(all_.registry, "anna", "ewa")
        assert await all_.later() == 0
        async with table.lock:
            await table.absence.leave(all_.asked(table))
            assert table.id not in all_.notifier.due


@awaited
async def test_a_restart_does_not_tell_again(tmp_path: Path) -> None:
    async with ringing(tmp_path) as all_:
        for name in ("anna", "ewa"):
            await all_.wants(name, by_webhook())
        await started(all_.registry, "anna", "ewa")
        assert await all_.later() == 1
    async with ringing(tmp_path) as again:
        for name in list(again.registry.tables):
            again.notifier.changed(again.registry.tables[name])
        assert again.notifier.due
        assert await again.later() == 0


@awaited
async def test_a_full_queue_drops_notices_and_delays_nothing(tmp_path: Path) -> None:
    async with ringing(tmp_path) as all_:
        rung = [all_.notifier.enqueue("anna", by_webhook(), Notice("test")) for _ in range(MOST_WAITING + 5)]
        assert rung.count(False) == 5


def test_what_a_webhook_is_told_is_the_table_and_nothing_of_the_game() -> None:
    notice = Notice("your_turn", "citadels", "abc", 17)
    body, _ = for_webhook(notice, Webhook("json", "https://x.example"), Notify(site=SITE))
    assert json.loads(body) == {
        "code": "your_turn",
        "game": "citadels",
        "table": "abc",
        "n": 17,
        "title": "Your turn",
        "text": "A table of Citadels waits for you.",
        "link": f"{SITE}/t/abc",
    }
    body, headers = for_webhook(
        notice, Webhook("discord", "https://x.example"), Notify(language="pl", site=SITE)
    )
    told = json.loads(body)
    assert headers["Content-Type"] == "application/json"
    assert told["content"].startswith("**Twoja kolej** ")
    assert told["allowed_mentions"] == {"parse": []}
    body, headers = for_webhook(
        notice, Webhook("ntfy", "https://x.example"), Notify(language="uk", site=SITE)
    )
    assert body.decode().splitlines()[0] == "Ваш хід"
    assert headers["Click"] == f"{SITE}/t/abc"


@awaited
async def test_a_notice_arrives(tmp_path: Path) -> None:
    async with post_box("204 No Content") as box, ringing(tmp_path) as all_:
        await all_.notifier.open()
        for name in ("anna", "ewa"):
            await all_.wants(name, by_webhook("ntfy", box.port))
        table = await started(all_.registry, "anna", "ewa")
        await all_.later()
        line, headers, body = await box.next()
        assert line == "POST / HTTP/1.1"
        assert headers["click"] == f"{SITE}/t/{table.id}"
        assert body == b"Your turn\nA table of Citadels waits for you."


@awaited
async def test_a_browser_can_read_what_is_pushed_to_it_and_who_sent_it(tmp_path: Path) -> None:
    mine = ec.generate_private_key(ec.SECP256R1())
    auth = bytes(range(16))
    async with post_box("201 Created") as box, ringing(tmp_path) as all_:
        await all_.notifier.open()
        push = Push(f"http://127.0.0.1:{box.port}/p/1", packed(point(mine.public_key())), packed(auth))
        all_.notifier.enqueue(
            "anna", Notify(push=(push,), site=SITE), Notice("your_turn", "citadels", "abc", 3)
        )
        _, headers, body = await box.next()
        read = http_ece.decrypt(body, private_key=mine, auth_secret=auth, version="aes128gcm")
        assert json.loads(read)["table"] == "abc"
        assert headers["content-encoding"] == "aes128gcm"
        assert Vapid02.verify(headers["authorization"])
        token = headers["authorization"].split("t=")[1].split(",")[0].split(".")[1]
        claims = json.loads(base64.urlsafe_b64decode(token + "=="))
        assert claims["aud"] == f"http://127.0.0.1:{box.port}"
        assert claims["sub"] == SITE


@awaited
async def test_a_browser_that_no_longer_wants_to_hear_is_forgotten(tmp_path: Path) -> None:
    mine = packed(point(ec.generate_private_key(ec.SECP256R1()).public_key()))
    async with post_box("410 Gone") as box, ringing(tmp_path) as all_:
        await all_.notifier.open()
        notify = Notify(push=(Push(f"http://127.0.0.1:{box.port}/", mine, packed(bytes(16))),))
        await all_.wants("anna", notify)
        all_.notifier.enqueue("anna", notify, Notice("test"))
        await all_.notifier.waiting.join()
        assert (await preferences_of(all_.registry.store, ["anna"]))["anna"] == Preferences()


@awaited
async def test_the_key_for_push_is_made_once(tmp_path: Path) -> None:
    found = []
    for _ in range(2):
        async with ringing(tmp_path) as all_:
            await all_.notifier.open()
            assert all_.notifier.signer is not None
            found.append(all_.notifier.signer.public)
    assert found[0] == found[1]


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/hook",
        "https://localhost/hook",
        "https://[::ffff:127.0.0.1]/",
        "https://169.254.169.254/latest/meta-data",
        "https://10.0.0.7:8443/",
        "http://93.184.215.14/",
    ],
)
def test_a_person_cannot_name_an_address_near_the_server(server: Running, url: str) -> None:
    key = packed(point(ec.generate_private_key(ec.SECP256R1()).public_key()))
    push = {"endpoint": url, "keys": {"p256dh": key, "auth": packed(bytes(16))}}
    with server.guest("Anna") as anna:
        for body in ({"webhook": {"kind": "ntfy", "url": url}}, {"push": [push]}):
            answer = anna.put("/api/me/notices", body)
            assert (answer.status_code, answer.json()["detail"]["code"]) == (422, "address_refused")
        assert anna.get("/api/me/notices").json() == {"language": "en", "webhook": None, "push": []}
        assert anna.post("/api/me/notices/test").json()["detail"]["code"] == "no_notices"


def test_a_person_sets_and_reads_their_wishes(server: Running) -> None:
    url = "https://93.184.215.14/hook"
    with server.guest("Anna") as anna:
        answer = anna.put("/api/me/notices", {"language": "pl", "webhook": {"kind": "discord", "url": url}})
        assert answer.status_code == 200, answer.text
        assert anna.get("/api/me/notices").json() == answer.json()
        assert anna.get("/api/me/export").json()["notices"]["webhook"]["url"] == url
        bad = anna.put(
            "/api/me/notices", {"push": [{"endpoint": url, "keys": {"p256dh": "AAAA", "auth": ""}}]}
        )
        assert bad.json()["detail"]["field"] == "push.keys"
        assert len(anna.get("/api/notices/key").json()["key"]) == 87
