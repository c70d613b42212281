"""Who has to be told that a table waits for them, when, and by which way."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import update

from kasztelan.core.errors import Refusal
from kasztelan.server.notices import web_push
from kasztelan.server.notices.allowed_addresses import Lookup, checked, look_up
from kasztelan.server.notices.http_caller import Caller
from kasztelan.server.notices.notice_text import Notice, facts_of, for_webhook
from kasztelan.server.people.preferences import Notify, Preferences, Push, change_preferences, preferences_of
from kasztelan.server.storage.schema import TABLES
from kasztelan.server.storage.store import Store
from kasztelan.server.tables.live_table import LiveTable
from kasztelan.server.tables.seating import played_by_bot

AWAY: Final = 20.0
"""Seconds without a connection to the table after which a person counts as away."""
EVERY: Final = 1.0
MOST_WAITING: Final = 1_000
"""Notices that may wait to be sent; more are dropped, a table never waits."""
SENDERS: Final = 4
GONE: Final = (404, 410)
"""What a push service answers when a browser no longer wants to hear."""
LOGGER: Final = logging.getLogger(__name__)


class Due(msgspec.Struct):
    """A decision that a person has been asked; they are told at `at` unless they are there."""

    table: LiveTable
    person: str
    n: int
    at: float


class Notifier:
    """Watches the tables of this server; what it sends goes out in tasks of its own."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        private: bool,
        caller: Caller | None = None,
        lookup: Lookup = look_up,
    ) -> None:
        self.store = store
        self.now = now
        self.private = private
        self.caller = caller if caller is not None else Caller()
        self.lookup = lookup
        self.due: dict[str, Due] = {}
        self.waiting: asyncio.Queue[tuple[str, Notify, Notice]] = asyncio.Queue(MOST_WAITING)
        self.signer: web_push.Signer | None = None
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Makes the key for Web Push once and begins to watch."""
        if web_push.available():
            self.signer = web_push.Signer(await self.store.kept("vapid", web_push.new_key()))
        self.tasks = [asyncio.create_task(self.send_all(), name="notices") for _ in range(SENDERS)]
        self.tasks.append(asyncio.create_task(self.watch(), name="notifier"))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.caller.close()

    # --- who is waited for

    def changed(self, table: LiveTable) -> None:
        """A table calls this whenever something changed there; it must cost nothing."""
        match = table.match
        person = None
        if match is not None and table.status == "playing" and not table.data.closed:
            who = match.waiting_for()
            if who >= 0 and played_by_bot(table.chairs[who], table.game.name) is None:
                person = table.chairs[who].person
        if match is None or person is None:
            self.due.pop(table.id, None)
            return
        n = len(match.history)
        known = self.due.get(table.id)
        if known is None or known.n != n or known.person != person or known.table is not table:
            self.due[table.id] = Due(table, person, n, self.now() + AWAY)

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception as error:  # noqa: BLE001 - the database may be back at the next look
                LOGGER.warning("could not look for notices: %s", type(error).__name__)

    async def look(self) -> None:
        """Tells everybody who has been away long enough; one notice for each decision."""
        now = self.now()
        ready: list[Due] = []
        for due in list(self.due.values()):
            if due.table.data.closed:
                del self.due[due.table.id]
            elif any(one.person == due.person for one in due.table.listeners):
                due.at = now + AWAY
            elif now >= due.at:
                # It stays known, so that nothing that changes beside the game rings again.
                due.at = float("inf")
                ready.append(due)
        preferences = await preferences_of(self.store, {due.person for due in ready}) if ready else {}
        for due in ready:
            notify = preferences.get(due.person, Preferences()).notify
            if notify.wanted and await self.first_time(due):
                self.enqueue(
                    due.person, notify, Notice("your_turn", due.table.game.name, due.table.id, due.n)
                )

    async def first_time(self, due: Due) -> bool:
        """Whether nobody, here or before a restart, has told of this decision."""
        query = update(TABLES).where(TABLES.c.id == due.table.id, TABLES.c.noticed < due.n)
        return await self.store.change(query.values(noticed=due.n)) == 1

    def enqueue(self, person: str, notify: Notify, notice: Notice) -> bool:
        """Puts a notice into the queue; says whether there was room."""
        try:
            self.waiting.put_nowait((person, notify, notice))
        except asyncio.QueueFull:
            LOGGER.warning("too many notices wait to be sent; one was dropped")
            return False
        return True

    # --- sending

    async def send_all(self) -> None:
        while True:
            person, notify, notice = await self.waiting.get()
            try:
                await self.send(person, notify, notice)
            except Exception as error:  # noqa: BLE001 - one address must not keep the others from being called
                LOGGER.warning("a notice could not be sent: %s", type(error).__name__)
            finally:
                self.waiting.task_done()

    async def send(self, person: str, notify: Notify, notice: Notice) -> None:
        if notify.webhook is not None:
            body, headers = for_webhook(notice, notify.webhook, notify)
            await self.call(notify.webhook.url, body, headers)
        for one in notify.push:
            if await self.send_push(one, notify, notice) in GONE:
                await change_preferences(self.store, person, partial(without, one))

    async def send_push(self, one: Push, notify: Notify, notice: Notice) -> int:
        if self.signer is None:
            return 0
        body = web_push.seal(msgspec.json.encode(facts_of(notice, notify)), one.p256dh, one.auth)
        headers = {
            "Authorization": self.signer.authorization(one.endpoint, self.now(), notify.site),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(web_push.KEPT_FOR),
            "Urgency": "normal",
        }
        return await self.call(one.endpoint, body, headers)

    async def call(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """The address is looked up and checked anew each time; a redirect is an answer like any other."""
        try:
            to = await checked(url, self.private, self.lookup)
        except Refusal as refused:
            LOGGER.warning("a notice was not sent: %s", refused.problem)
            return 0
        with suppress(TimeoutError):
            status = await asyncio.wait_for(self.caller.post(to, body, headers), 10.0)
            if not 200 <= status < 300:
                LOGGER.info("a notice was answered with %d", status)
            return status
        return 0


def without(gone: Push, preferences: Preferences) -> Preferences:
    """The preferences of somebody whose browser no longer wants to hear."""
    kept = tuple(one for one in preferences.notify.push if one != gone)
    return msgspec.structs.replace(preferences, notify=msgspec.structs.replace(preferences.notify, push=kept))
