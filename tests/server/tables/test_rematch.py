"""Playing again: who is asked, who is taken along, and what becomes of the question."""

from __future__ import annotations

import msgspec
import pytest

from kasztelan.server.storage.store import NotKept
from kasztelan.server.tables.live_table import LiveTable
from kasztelan.server.tables.refused import Refused
from tests.server.awaited import awaited
from tests.server.tables.memory import Hands, MemoryStore, Recorder, again
from tests.server.tables.playing import FOUR, begun


async def over() -> tuple[LiveTable, MemoryStore, Hands]:
    """A table whose game is taken for finished, with Anna and Bob connected."""
    table, store, now = await begun()
    table.data.status = "finished"
    for person in FOUR[:2]:
        table.join(Recorder(person), "", {})
    return table, store, now


@awaited
async def test_whoever_is_connected_is_waited_for_and_one_yes_of_the_others_is_enough() -> None:
    table, _, _ = await over()
    offer = table.again.answered("anna", True)
    assert offer is not None
    assert not table.again.settled(offer)
    await table.again.keep(offer)
    agreed = table.again.answered("bob", True)
    assert agreed is not None
    assert table.again.settled(agreed)
    assert [chair.name for chair in table.again.next_chairs(agreed)] == ["Anna", "Bob", "", ""]
    await table.close()


@awaited
async def test_a_question_that_all_others_decline_opens_nothing() -> None:
    table, _, _ = await over()
    await table.again.keep(table.again.answered("anna", True))
    declined = table.again.answered("bob", False)
    assert declined is not None
    assert not table.again.settled(declined)
    await table.again.keep(declined)
    assert table.about()["rematch_offer"] == {"seat": 0, "agreed": [0], "declined": [1], "missing": [2, 3]}
    await table.close()


@awaited
async def test_whoever_asked_takes_it_back_with_a_no() -> None:
    table, _, _ = await over()
    with pytest.raises(Refused) as refused:
        table.again.answered("bob", False)
    assert refused.value.code == "nobody_asked"
    await table.again.keep(table.again.answered("anna", True))
    await table.again.keep(table.again.answered("anna", False))
    assert table.about()["rematch_offer"] is None
    await table.close()


@awaited
async def test_nobody_else_may_ask_and_a_deleted_asker_takes_the_question_along() -> None:
    table, _, _ = await over()
    with pytest.raises(Refused):
        table.again.answered("mallory", True)
    await table.again.keep(table.again.answered("anna", True))
    await table.again.keep(table.again.answered("bob", False))
    await table.absence.forget("bob")
    assert table.about()["rematch_offer"] == {"seat": 0, "agreed": [0], "declined": [], "missing": [2, 3]}
    await table.absence.forget("anna")
    assert table.about()["rematch_offer"] is None
    await table.close()


@awaited
async def test_the_question_outlives_a_restart_and_older_rows_have_none() -> None:
    table, store, now = await over()
    await table.again.keep(table.again.answered("anna", True))
    shown = table.about()["rematch_offer"]
    await table.close()
    assert again(store, now).about()["rematch_offer"] == shown
    for older in (None, msgspec.json.encode({"at": 0.0, "votes": []}).decode()):
        store.tables["table"]["pause"] = older
        assert again(store, now).about()["rematch_offer"] is None


@awaited
async def test_a_question_that_could_not_be_kept_was_not_asked() -> None:
    table, store, _ = await over()
    await table.changes.commit()
    store.broken = True
    with pytest.raises(NotKept):
        await table.again.keep(table.again.answered("anna", True))
    assert table.data.rematch_offer is None
    await table.close()
