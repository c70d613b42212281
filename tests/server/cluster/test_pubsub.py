"""What is published reaches every server of the database."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import text

from kasztelan.server.cluster.pubsub import PubSub
from kasztelan.server.settings import Settings
from kasztelan.server.storage.store import Store
from tests.server.awaited import awaited


async def next_of(heard: asyncio.Queue[dict[str, Any]]) -> dict[str, Any]:
    return await asyncio.wait_for(heard.get(), 60)


@awaited
async def test_everybody_hears_what_is_told(either: Settings) -> None:
    store = Store(either.database)
    servers = [PubSub(store)] if store.sqlite else [PubSub(store), PubSub(store)]
    heard: list[asyncio.Queue[dict[str, Any]]] = []
    for pubsub in servers:
        queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        heard.append(queue)
        pubsub.subscribe("turn", queue.put_nowait)
        await pubsub.open()
    await servers[0].publish("other", {"person": "bela"})
    await servers[-1].publish("turn", {"person": "anna", "name": "Żółć"})
    for queue in heard:
        assert await next_of(queue) == {"person": "anna", "name": "Żółć"}
        assert queue.empty()
    with pytest.raises(ValueError, match="bytes"):
        await servers[0].publish("turn", {"person": "x" * 8000})
    for pubsub in servers:
        await pubsub.close()
    await store.engine.dispose()


@awaited
async def test_after_a_lost_connection_it_listens_again(shared: Settings) -> None:
    store = Store(shared.database)
    pubsub = PubSub(store)
    heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    pubsub.subscribe("turn", heard.put_nowait)
    gaps: list[str] = []

    async def note_gap() -> None:
        gaps.append("looked up")

    pubsub.after_gap.append(note_gap)
    await pubsub.open()
    assert gaps == []
    pubsub.ready.clear()
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    assert await store.scalar(text(others)) is True
    await asyncio.wait_for(pubsub.ready.wait(), 60)
    await pubsub.publish("turn", {"person": "anna"})
    assert await next_of(heard) == {"person": "anna"}
    assert gaps == ["looked up"]
    await pubsub.close()
    await store.engine.dispose()
