"""Where the other servers of a database reach this one."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, select

from kasztelan.server.cluster.ownership import Alone, Shared
from kasztelan.server.settings import Settings
from kasztelan.server.storage.store import Store

EVERYWHERE: Final = ("", "0.0.0.0", "::")  # noqa: S104 - compared with, never bound


async def ownership_for(settings: Settings, store: Store) -> Alone:
    """How this server owns its tables: alone, or by a lease among others."""
    if not settings.shared:
        return Alone(store)
    return Shared(store, await address_of(settings, store), settings.lease_seconds)


async def address_of(settings: Settings, store: Store) -> str:
    """The address that was set, or the host and port it serves.

    A server that serves every address of its machine takes the one from which the database sees it.
    """
    if settings.address:
        return settings.address
    host = settings.host
    if host in EVERYWHERE:
        seen = await store.scalar(select(func.host(func.inet_client_addr())))
        host = str(seen) if seen is not None else "127.0.0.1"
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"
