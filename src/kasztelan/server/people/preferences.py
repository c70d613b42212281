"""What a person has set for themselves: whom they do not want to read, how they are told, which crest is theirs."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Final, Literal

import msgspec
from sqlalchemy import select, update

from kasztelan.server.storage.schema import PEOPLE
from kasztelan.server.storage.store import Store

MOST_MUTED: Final = 200
Language = Literal["en", "pl", "uk"]


class Muted(msgspec.Struct, frozen=True):
    """Somebody whose chat is not shown; the nickname is the one they had then."""

    person: str
    nickname: str


class Webhook(msgspec.Struct, frozen=True):
    """Where a notice goes as an ordinary web request."""

    kind: Literal["discord", "ntfy", "json"]
    url: str


class Push(msgspec.Struct, frozen=True):
    """A browser's Web Push subscription."""

    endpoint: str
    p256dh: str
    auth: str


class Notify(msgspec.Struct, frozen=True):
    """How a person wants to hear that it is their turn; `site` is where they opened the server."""

    language: Language = "en"
    webhook: Webhook | None = None
    push: tuple[Push, ...] = ()
    site: str = ""

    @property
    def wanted(self) -> bool:
        return self.webhook is not None or bool(self.push)


class Preferences(msgspec.Struct, frozen=True):
    """All of a person's settings, as their row keeps them."""

    muted: tuple[Muted, ...] = ()
    notify: Notify = Notify()
    crest: str | None = None


def read_preferences(text: str) -> Preferences:
    return msgspec.json.decode(text, type=Preferences)


async def preferences_of(store: Store, people: Iterable[str]) -> dict[str, Preferences]:
    """The settings of those who still exist."""
    query = select(PEOPLE.c.id, PEOPLE.c.settings).where(PEOPLE.c.id.in_(list(people)))
    return {row["id"]: read_preferences(row["settings"]) for row in await store.rows(query)}


async def change_preferences(
    store: Store, person: str, how: Callable[[Preferences], Preferences]
) -> Preferences | None:
    """Changes a person's settings as they are at that moment; None if there is no such person."""
    while True:
        text = await store.scalar(select(PEOPLE.c.settings).where(PEOPLE.c.id == person))
        if text is None:
            return None
        after = how(read_preferences(text))
        # Another tab or server may have changed them meanwhile: then look again.
        query = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.settings == text)
        if await store.change(query.values(settings=msgspec.json.encode(after).decode())):
            return after


def shown_muted(reader: str, preferences: Preferences) -> list[dict[str, str]]:
    return [{"key": muted_key(reader, one.person), "nickname": one.nickname} for one in preferences.muted]


def muted_key(reader: str, muted: str) -> str:
    """How a reader names somebody they muted, without learning who that is."""
    return hashlib.blake2b(muted.encode(), key=reader.encode(), digest_size=9).hexdigest()
