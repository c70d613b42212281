"""Short messages to all servers of a database: LISTEN and NOTIFY on PostgreSQL, a plain call where there is one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import func, select

from kasztelan.server.storage.store import Store

CHANNEL: Final = "kasztelan"
LONGEST: Final = 7_000
"""PostgreSQL carries less than 8,000 bytes in one notification."""
AGAIN: Final = 1.0
"""Seconds before a lost connection is tried again."""
SILENCE: Final = 20.0
"""Seconds after which the connection is asked whether it still lives: one that was cut says nothing by itself."""
LOGGER: Final = logging.getLogger(__name__)

Subscriber = Callable[[dict[str, Any]], None]


class PubSub:
    """Publishes and subscribes; what is published reaches every server, its own too. Nothing secret belongs in it.

    What is published while a server's connection is lost never reaches it, so nothing may depend on messages alone:
    `after_gap` is called when it listens again.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.subscribers: dict[str, list[Subscriber]] = {}
        self.after_gap: list[Callable[[], Awaitable[None]]] = []
        self.missed = False
        self.listening: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    def subscribe(self, topic: str, subscriber: Subscriber) -> None:
        """Calls `subscriber` with the facts of everything published under the topic."""
        self.subscribers.setdefault(topic, []).append(subscriber)

    async def publish(self, topic: str, facts: dict[str, Any]) -> None:
        text = msgspec.json.encode([topic, facts]).decode()
        if len(text.encode()) > LONGEST:
            raise ValueError(f"a message of more than {LONGEST} bytes")
        if self.store.sqlite:
            asyncio.get_running_loop().call_soon(self.deliver, text)
            return
        async with self.store.writing() as connection:
            await connection.execute(select(func.pg_notify(CHANNEL, text)))

    def deliver(self, text: str) -> None:
        topic, facts = msgspec.json.decode(text, type=tuple[str, dict[str, Any]])
        for subscriber in self.subscribers.get(topic, ()):
            subscriber(facts)

    async def open(self) -> None:
        if self.store.sqlite:
            self.ready.set()
            return
        self.listening = asyncio.create_task(self.listen(), name="pubsub")
        await self.ready.wait()

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            with suppress(asyncio.CancelledError):
                await self.listening

    async def listen(self) -> None:
        """Holds a connection that listens; makes a new one whenever it is lost."""
        while True:
            try:
                await self.listen_once()
                LOGGER.warning("the connection for messages was lost")
            except Exception as error:  # noqa: BLE001 - whatever it was, the next connection may hold
                LOGGER.warning("the connection for messages was lost: %s", type(error).__name__)
            self.missed = True
            await asyncio.sleep(AGAIN)

    async def listen_once(self) -> None:
        lost = asyncio.Event()
        async with self.store.engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            driver.add_termination_listener(lambda _: lost.set())
            await driver.add_listener(CHANNEL, self.on_notification)
            self.ready.set()
            try:
                await self.catch_up()
                while not await happened(lost, SILENCE):
                    await driver.execute("SELECT 1", timeout=SILENCE)
            finally:
                await connection.invalidate()

    async def catch_up(self) -> None:
        """Once it listens again: whatever a message might have told is looked up."""
        if self.missed:
            for look_up in self.after_gap:
                await look_up()
            self.missed = False

    def on_notification(self, connection: Any, process: int, channel: str, text: str) -> None:
        self.deliver(text)


async def happened(event: asyncio.Event, within: float) -> bool:
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), within)
    return event.is_set()
