"""What nobody comes back to is put away; where somebody has played, it is never lost."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from kasztelan.server.operators.expiry import DAY, Expiry
from kasztelan.server.settings import Settings
from kasztelan.server.tables.live_table import LiveTable
from kasztelan.server.tables.table_registry import TableRegistry
from tests.server.awaited import awaited
from tests.server.storage.registry_at import Looker, registry_at

DUEL = {"game": "citadels", "options": {"players": 2}}


async def guest(registry: TableRegistry, name: str, seen: float = 0.0, **more: str) -> None:
    values = {"id": name, "nickname": name, "epoch": 0, "created": seen, "seen": seen, "settings": "{}"}
    await registry.store.add_person(values | more)


async def table_of(registry: TableRegistry, person: str, start: bool, **wanted: object) -> LiveTable:
    table = await registry.create(person, DUEL | wanted, None)
    async with table.lock:
        if start:
            table.lobby.sit(person, person, 0, "")
            table.lobby.sit(person, person, 1, "")
            await table.lobby.start(person)
    return table


async def status(registry: TableRegistry, table: LiveTable) -> str | None:
    row = await registry.store.table(table.id)
    return None if row is None else str(row["status"])


@awaited
async def test_idle_tables_are_closed_and_only_unplayed_ones_deleted(either: Settings) -> None:
    time = [0.0]
    settings = replace(either, idle_table_days=10)
    async with registry_at(settings, lambda: time[0]) as registry:
        expiry = Expiry(settings, registry)
        waiting = await table_of(registry, "anna", start=False)
        played = await table_of(registry, "anna", start=True)
        time[0] = 9 * DAY
        fresh = await table_of(registry, "anna", start=False)
        await expiry.look()
        assert [await status(registry, one) for one in (waiting, played, fresh)] == [
            "open",
            "playing",
            "open",
        ]
        time[0] = 11 * DAY
        await expiry.look()
        assert [await status(registry, one) for one in (waiting, played, fresh)] == [
            "closed",
            "closed",
            "open",
        ]
        time[0] = 22 * DAY
        await expiry.look()
        assert [await status(registry, one) for one in (waiting, played, fresh)] == [None, "closed", "closed"]
        assert len(await registry.store.log_of(played.id)) == played.data.length > 0


@awaited
async def test_a_table_that_somebody_watches_or_whose_clock_is_slower_stays(either: Settings) -> None:
    time = [0.0]
    settings = replace(either, idle_table_days=1)
    async with registry_at(settings, lambda: time[0]) as registry:
        watched = await table_of(registry, "anna", start=False)
        watched.join(Looker(), "", {})
        slow = await table_of(registry, "anna", start=False, clock={"kind": "slow", "seconds": 5 * DAY})
        time[0] = 3 * DAY
        await Expiry(settings, registry).look()
        assert [await status(registry, one) for one in (watched, slow)] == ["open", "open"]
        time[0] = 11 * DAY
        await Expiry(settings, registry).look()
        assert [await status(registry, one) for one in (watched, slow)] == ["open", "closed"]


@awaited
async def test_idle_guests_without_tables_go(either: Settings) -> None:
    settings = replace(either, idle_guest_days=10, idle_table_days=1000)
    async with registry_at(settings, lambda: 20 * DAY) as registry:
        await guest(registry, "gone_")
        await guest(registry, "here", seen=19 * DAY)
        await guest(registry, "account", login="account")
        await guest(registry, "host")
        await guest(registry, "player")
        await guest(registry, "program")
        # A name that an unescaped search would take for the one that sits there.
        await guest(registry, "p_ayer")
        table = await table_of(registry, "host", start=False)
        async with table.lock:
            table.lobby.sit("player", "player", 0, "")
            await table.lobby.save_seats()
        await registry.store.add_token(
            {"id": "t", "person": "program", "name": "bot", "hash": b"h" * 32, "created": 0.0}
        )
        await Expiry(settings, registry).look()
        left = [
            name
            for name in ("gone_", "p_ayer", "here", "account", "host", "player", "program")
            if await registry.store.person(name) is not None
        ]
        assert left == ["here", "account", "host", "player", "program"]


@awaited
async def test_of_an_idle_guest_nothing_is_left(either: Settings) -> None:
    """As if they had deleted themselves: what they said goes, what was reported stays under the name alone."""
    settings = replace(either, idle_guest_days=10, idle_table_days=1000)
    async with registry_at(settings, lambda: 20 * DAY) as registry:
        store = registry.store
        await guest(registry, "idle")
        muted = msgspec.json.encode({"muted": [{"person": "idle", "nickname": "Idle"}]}).decode()
        await guest(registry, "anna", seen=19 * DAY)
        await store.change_person("anna", {"settings": muted})
        table = await registry.create("anna", DUEL | {"visibility": "password"}, "hash")
        async with table.lock:
            await table.lobby.admit("idle")
        said = {"table_id": table.id, "person": "idle", "nickname": "Idle", "seated": False, "at": 0.0}
        await store.add_chat({**said, "text": "hello", "reported": False})
        await store.add_chat({**said, "text": "boo", "reported": True})
        await Expiry(settings, registry).look()
        assert await store.person("idle") is None
        assert [(one["text"], one["person"]) for one in await store.chat_of(table.id)] == [("boo", "")]
        assert not table.data.may_look("idle")
        anna = await store.person("anna")
        row = await store.table(table.id)
        assert "idle" not in f"{anna} {row}"
