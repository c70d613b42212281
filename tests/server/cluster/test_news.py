"""News reach every server of the database."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import text

from kasztelan.server.cluster.news import News
from kasztelan.server.settings import Settings
from kasztelan.server.storage.store import Store
from tests.server.awaited import awaited


async def next_of(heard: asyncio.Queue[dict[str, Any]]) -> dict[str, Any]:
    return await asyncio.wait_for(heard.get(), 60)


@awaited
async def test_everybody_hears_what_is_told(either: Settings) -> None:
    store = Store(either.database)
    tellers = [News(store)] if store.sqlite else [News(store), News(store)]
    heard: list[asyncio.Queue[dict[str, Any]]] = []
    for news in tellers:
        queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        heard.append(queue)
        news.hear("turn", queue.put_nowait)
        await news.open()
    await tellers[0].tell("other", {"person": "bela"})
    await tellers[-1].tell("turn", {"person": "anna", "name": "Żółć"})
    for queue in heard:
        assert await next_of(queue) == {"person": "anna", "name": "Żółć"}
        assert queue.empty()
    with pytest.raises(ValueError, match="bytes"):
        await tellers[0].tell("turn", {"person": "x" * 8000})
    for news in tellers:
        await news.close()
    await store.engine.dispose()


@awaited
async def test_after_a_lost_connection_it_listens_again(shared: Settings) -> None:
    store = Store(shared.database)
    news = News(store)
    heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    news.hear("turn", heard.put_nowait)
    gaps: list[str] = []

    async def note_gap() -> None:
        gaps.append("looked up")

    news.after_gap.append(note_gap)
    await news.open()
    assert gaps == []
    news.ready.clear()
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    assert await store.scalar(text(others)) is True
    await asyncio.wait_for(news.ready.wait(), 60)
    await news.tell("turn", {"person": "anna"})
    assert await next_of(heard) == {"person": "anna"}
    assert gaps == ["looked up"]
    await news.close()
    await store.engine.dispose()
