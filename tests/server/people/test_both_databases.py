"""Chat, preferences and the server's own keys on each kind of database."""

from __future__ import annotations

import msgspec

from kasztelan.server.people.chat_lines import forget_lines, history, reported_lines
from kasztelan.server.people.preferences import Muted, Preferences, change_preferences, preferences_of
from kasztelan.server.settings import Settings
from tests.server.awaited import awaited
from tests.server.storage.registry_at import registry_at


@awaited
async def test_what_people_say_and_wish_is_kept(either: Settings) -> None:
    async with registry_at(either) as registry:
        store = registry.store
        table = await registry.create("anna", {"game": "citadels"}, None)
        row = {"id": "anna", "nickname": "Anna", "epoch": 0, "created": 0.0, "seen": 0.0, "settings": "{}"}
        await store.add_person(row)
        said = {"table_id": table.id, "nickname": "X", "at": 1.0, "reported": False}
        first = await store.add_chat({**said, "person": "ewa", "seated": True, "text": "one"})
        await store.add_chat({**said, "person": "ola", "seated": False, "text": "two"})
        muted = (Muted("ola", "X"),)
        await change_preferences(store, "anna", lambda before: msgspec.structs.replace(before, muted=muted))
        preferences = (await preferences_of(store, ["anna", "nobody"]))["anna"]

        assert [one["text"] for one in await history(store, table.id, [], preferences, False, False)] == [
            "one"
        ]
        assert [one["text"] for one in await history(store, table.id, [], Preferences(), True, False)] == [
            "one"
        ]
        assert len(await history(store, table.id, [], Preferences(), True, True)) == 2
        assert await store.report_chat(table.id, first)
        for person in ("ewa", "ola"):
            await forget_lines(store, person)
        assert [(one["text"], one["person"]) for one in await reported_lines(store)] == [("one", "")]
        assert await store.kept("vapid", "first") == await store.kept("vapid", "second") == "first"
        assert await change_preferences(store, "nobody", lambda before: before) is None
