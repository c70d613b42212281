"""Chat, wishes and the house's own keys on each kind of database."""

from __future__ import annotations

import msgspec

from kasztelan.server.people.talk import forget_lines, history, reported_lines
from kasztelan.server.people.wishes import Muted, Wishes, change_wishes, wishes_of
from kasztelan.server.settings import Settings
from tests.server.awaited import awaited
from tests.server.storage.house_at import house_at


@awaited
async def test_what_people_say_and_wish_is_kept(either: Settings) -> None:
    async with house_at(either) as house:
        store = house.store
        table = await house.create("anna", {"game": "citadels"}, None)
        row = {"id": "anna", "nickname": "Anna", "epoch": 0, "created": 0.0, "seen": 0.0, "settings": "{}"}
        await store.add_person(row)
        said = {"table_id": table.id, "nickname": "X", "at": 1.0, "reported": False}
        first = await store.add_chat({**said, "person": "ewa", "seated": True, "text": "one"})
        await store.add_chat({**said, "person": "ola", "seated": False, "text": "two"})
        muted = (Muted("ola", "X"),)
        await change_wishes(store, "anna", lambda wishes: msgspec.structs.replace(wishes, muted=muted))
        wishes = (await wishes_of(store, ["anna", "nobody"]))["anna"]

        assert [one["text"] for one in await history(store, table.id, wishes, False, False)] == ["one"]
        assert [one["text"] for one in await history(store, table.id, Wishes(), True, False)] == ["one"]
        assert len(await history(store, table.id, Wishes(), True, True)) == 2
        assert await store.report_chat(table.id, first)
        for person in ("ewa", "ola"):
            await forget_lines(store, person)
        assert [(one["text"], one["person"]) for one in await reported_lines(store)] == [("one", "")]
        assert await store.kept("vapid", "first") == await store.kept("vapid", "second") == "first"
        assert await change_wishes(store, "nobody", lambda wishes: wishes) is None
