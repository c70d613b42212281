"""One owner for each table at a time: by a lease, and whoever lost it cannot write."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import event, update

from kasztelan.server.cluster.ownership import Elsewhere, Shared
from kasztelan.server.notices.notice_text import Notice
from kasztelan.server.notices.notifier import AWAY, Notifier
from kasztelan.server.people.preferences import Notify, Preferences, Webhook
from kasztelan.server.settings import Settings
from kasztelan.server.storage.migrate import migrate
from kasztelan.server.storage.schema import SERVERS
from kasztelan.server.storage.store import NotKept, Store
from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.table_registry import TableRegistry, ended
from tests.server.awaited import awaited
from tests.server.storage.registry_at import Looker, move, started


class Place:
    """One of several servers on a database, without its network."""

    def __init__(self, settings: Settings, address: str) -> None:
        self.store = Store(settings.database)
        self.ownership = Shared(self.store, address, 600.0)
        self.registry = TableRegistry(settings, self.store, lambda: 0.0, self.ownership)

    async def let_lease_run_out(self) -> None:
        """As if it had been cut off for longer than its lease."""
        query = update(SERVERS).where(SERVERS.c.id == self.ownership.id).values(until=0.0)
        await self.store.change(query)
        self.ownership.renewed -= 1000.0


@asynccontextmanager
async def places(settings: Settings, *addresses: str) -> AsyncIterator[list[Place]]:
    """Servers that look after their tables only when the test says so."""
    await migrate(settings.database)
    found = [Place(settings, address) for address in addresses]
    for place in found:
        await place.store.open()
        await place.registry.open()
        await ended(place.registry.steward)
        await ended(place.registry.leaseholder)
    try:
        yield found
    finally:
        for place in found:
            await place.registry.close()
            await place.store.close()


@awaited
async def test_a_table_has_one_owner_whom_the_others_know(shared: Settings) -> None:
    async with places(shared, "http://a", "http://b") as (a, b):
        table = await started(a.registry, "anna", "bela")
        with pytest.raises(Elsewhere) as elsewhere:
            await b.registry.table(table.id)
        assert elsewhere.value.address == "http://a"
        assert await a.registry.table(table.id) is table
        await b.registry.look_around()
        assert b.registry.tables == {}


@awaited
async def test_asking_for_a_table_of_another_server_or_for_none_writes_nothing(shared: Settings) -> None:
    async with places(shared, "http://a", "http://b") as (a, b):
        table = await started(a.registry, "anna", "bela")
        asked: list[str] = []
        event.listen(
            b.store.engine.sync_engine, "before_cursor_execute", lambda *given: asked.append(given[2])
        )
        with pytest.raises(Elsewhere):
            await b.registry.table(table.id)
        with pytest.raises(Refused):
            await b.registry.table("nowhere")
        assert asked != []
        assert [one for one in asked if not one.startswith("SELECT")] == []


@awaited
async def test_my_tables_are_right_at_a_server_that_owns_none_of_them(shared: Settings) -> None:
    """Whose turn it is stands in the row, written with the move itself: nobody has to be told."""
    async with places(shared, "http://a", "http://b") as (a, b):
        table = await started(a.registry, "anna", "bela")
        await a.registry.create("anna", {"game": "citadels", "options": {"players": 2}}, None)
        waited_for: set[str] = set()
        for _ in range(8):
            asked = table.chairs[table.data.need_match("playing").waiting_for()].person
            assert asked is not None
            waited_for.add(asked)
            for person in ("anna", "bela"):
                mine = await b.registry.tables_of(person)
                turns = [one["id"] for one in mine if one["my_turn"]]
                assert turns == ([table.id] if person == asked else [])
                assert not turns or mine[0]["id"] == table.id
            await move(table)
        assert waited_for == {"anna", "bela"}


class Noting(Notifier):
    """Only notes whom it would call."""

    def __init__(self, place: Place, now: Callable[[], float]) -> None:
        super().__init__(place.store, now, private=True)
        self.noted: list[tuple[str, int]] = []
        place.registry.on_change.append(self.changed)

    def enqueue(self, person: str, notify: Notify, notice: Notice) -> bool:
        self.noted.append((person, notice.n))
        return True


@awaited
async def test_notices_go_on_with_a_table_that_is_taken_over_and_ring_once(shared: Settings) -> None:
    time = [0.0]
    async with places(shared, "http://a", "http://b") as (a, b):
        notifiers = [Noting(place, lambda: time[0]) for place in (a, b)]
        preferences = Preferences(notify=Notify(webhook=Webhook("json", "https://example.org/")))
        settings = msgspec.json.encode(preferences).decode()
        for person in ("anna", "bela"):
            row = {"id": person, "nickname": person, "epoch": 0, "created": 0.0, "seen": 0.0}
            await a.store.add_person({**row, "settings": settings})
        table = await started(a.registry, "anna", "bela")
        asked = table.chairs[table.data.need_match("playing").waiting_for()].person
        # The first owner dies before the person has been away for long enough.
        await a.let_lease_run_out()
        await b.registry.look_around()
        time[0] = 2 * AWAY
        await notifiers[1].look()
        assert notifiers[1].noted == [(asked, table.data.length)]
        # Back again: the decision is the same, and somebody was told of it.
        await b.let_lease_run_out()
        await a.registry.look_around()
        await a.registry.look_around()
        assert table.id in a.registry.tables
        time[0] = 4 * AWAY
        await notifiers[0].look()
        assert notifiers[0].noted == []


@awaited
async def test_of_all_who_claim_a_table_at_once_one_gets_it(shared: Settings) -> None:
    async with places(shared, "http://a", "http://b", "http://c") as them:
        table = await them[0].registry.create("anna", {"game": "citadels", "options": {"players": 2}}, None)
        them[0].registry.let_go(table.id)
        await them[0].store.change_table(table.id, {"owner": None})
        said = await asyncio.gather(*(one.registry.table(table.id) for one in them), return_exceptions=True)
        assert sorted(type(one).__name__ for one in said) == ["Elsewhere", "Elsewhere", "LiveTable"]


@awaited
async def test_when_the_lease_has_run_out_another_takes_over_and_the_old_owner_cannot_write(
    shared: Settings,
) -> None:
    async with places(shared, "http://a", "http://b") as (a, b):
        stale = await started(a.registry, "anna", "bela")
        await move(stale)
        looker = Looker("anna")
        stale.join(looker, "", {})
        await a.let_lease_run_out()
        await b.registry.look_around()
        fresh = b.registry.tables[stale.id]
        assert fresh.picture(0) == stale.picture(0)
        with pytest.raises(NotKept):
            await move(stale, 1)
        assert looker.sent_away
        assert stale.id not in a.registry.tables
        # Whoever comes to the old owner now is shown nothing: the move that was lost is still in its memory.
        late = Looker("bela")
        stale.join(late, "", {})
        assert (late.told, late.sent_away) == ([], True)
        assert stale.picture(1)["game"] is None
        await move(fresh)
        log = await b.store.log_of(stale.id)
        assert len(log) == len(fresh.data.need_match("playing").history)


@awaited
async def test_whoever_was_cut_off_gives_up_what_others_took_and_takes_nothing_of_theirs(
    shared: Settings,
) -> None:
    async with places(shared, "http://a", "http://b") as (a, b):
        taken = await started(a.registry, "anna", "bela")
        theirs = await started(b.registry, "anna", "bela")
        looker = Looker()
        taken.join(looker, "", {})
        await a.let_lease_run_out()
        await b.registry.look_around()
        await b.let_lease_run_out()
        await a.registry.look_around()
        assert looker.sent_away
        assert a.registry.tables == {}
        await b.registry.look_around()
        assert set(b.registry.tables) == {taken.id, theirs.id}
        await a.registry.look_around()
        assert a.registry.tables == {}


@awaited
async def test_whoever_closes_hands_over_at_once_and_says_so(shared: Settings) -> None:
    async with places(shared, "http://a", "http://b") as (a, b):
        table = await started(a.registry, "anna", "bela")
        idle = await a.registry.create("anna", {"game": "citadels", "options": {"players": 2}}, None)
        await a.registry.close()
        await asyncio.wait_for(b.registry.hurry.wait(), 60)
        await b.registry.look_around()
        assert set(b.registry.tables) == {table.id}
        await move(b.registry.tables[table.id])
        assert (await b.registry.table(idle.id)).status == "open"


@awaited
async def test_several_heirs_share_the_tables(shared: Settings) -> None:
    async with places(shared, "http://a", "http://b", "http://c") as (a, b, c):
        names = {(await started(a.registry, "anna", "bela")).id for _ in range(6)}
        await a.let_lease_run_out()
        first, second = await asyncio.gather(b.ownership.adopt(3), c.ownership.adopt(3))
        assert (len(first), len(second)) == (3, 3)
        assert {*first, *second} == names


@awaited
async def test_a_person_who_goes_is_forgotten_at_tables_of_other_servers(shared: Settings) -> None:
    async with places(shared, "http://a", "http://b") as (a, b):
        table = await started(a.registry, "anna", "bela")

        async def forget(address: str, name: str, person: str) -> None:
            assert address == "http://a"
            await a.registry.tables[name].absence.forget(person)

        b.registry.forget_elsewhere = forget
        await b.registry.forget("bela")
        assert table.chairs[1].person is None
        assert await b.registry.tables_of("bela") == []
        assert [one["id"] for one in await b.registry.tables_of("anna")] == [table.id]


@awaited
async def test_the_lease_is_renewed_while_tables_are_still_being_replayed(shared: Settings) -> None:
    renewed = asyncio.Event()

    class Watched(Shared):
        async def renew(self) -> bool:
            held = await super().renew()
            renewed.set()
            return held

    class SlowRegistry(TableRegistry):
        async def try_to_load(self, name: str) -> None:
            renewed.clear()
            await asyncio.wait_for(renewed.wait(), 60)
            await super().try_to_load(name)

    async with places(shared, "http://a") as (a,):
        table = await started(a.registry, "anna", "bela")
    store = Store(shared.database)
    await store.open()
    hasty = replace(shared, lease_seconds=0.3)
    registry = SlowRegistry(hasty, store, lambda: 0.0, Watched(store, "http://b", 600.0))
    await registry.open()
    assert set(registry.tables) == {table.id}
    await registry.close()
    await store.close()
