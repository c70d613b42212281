"""What an operator can set, from flags and the environment, checked before anything starts."""

from __future__ import annotations

import os
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

from kasztelan.core.errors import refuse

APP_FOLDER: Final = "kasztelan"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One running server; times are in seconds."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = ""
    trusted_proxies: tuple[str, ...] = ()
    allow_private_webhooks: bool = False
    idle_table_days: int = 30
    idle_guest_days: int = 90
    most_tables_a_person: int = 20
    most_connections_a_person: int = 20
    most_connections_an_address: int = 500
    open_requests_an_address: int = 200
    request_seconds: float = 10.0
    requests_a_minute: int = 600
    tries_a_minute: int = 10
    import_mib: int = 64
    bot_workers: int = 1
    bot_seconds: float = 20.0
    stand_in_seconds: float = 0.0
    """How long a bot that plays for somebody waits before each move, if they are looking: time to take the seat back."""
    lease_seconds: float = 3.0
    address: str = ""

    @property
    def database(self) -> str:
        """The SQLAlchemy address of the database, with the driver that is used for it."""
        if not self.database_url:
            return f"sqlite+aiosqlite:///{self.data / 'kasztelan.db'}"
        return "postgresql+asyncpg://" + self.database_url.split("://", 1)[1]

    @property
    def shared(self) -> bool:
        """Whether other server processes may share the database."""
        return bool(self.database_url)


def default_data(environ: Mapping[str, str]) -> Path:
    """The user's data folder."""
    base = environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / APP_FOLDER


def read_settings(
    environ: Mapping[str, str] | None = None,
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
) -> Settings:
    """Settings from flags and `KASZTELAN_*`, with `DATABASE_URL` for PostgreSQL; refuses what cannot work."""
    environ = os.environ if environ is None else environ
    if not 0 <= port <= 65535:
        raise refuse("port", "impossible", "range", value=port, low=0, high=65535)
    return Settings(
        data=data if data is not None else default_data(environ),
        host=host,
        port=port,
        database_url=checked_url(environ.get("DATABASE_URL", "")),
        trusted_proxies=checked_proxies(environ.get("KASZTELAN_TRUSTED_PROXIES", "")),
        allow_private_webhooks=whole(environ, "KASZTELAN_ALLOW_PRIVATE_WEBHOOKS", 0, 0, 1) == 1,
        idle_table_days=whole(environ, "KASZTELAN_IDLE_TABLE_DAYS", 30, 1, 3650),
        idle_guest_days=whole(environ, "KASZTELAN_IDLE_GUEST_DAYS", 90, 1, 3650),
        stand_in_seconds=whole(environ, "KASZTELAN_STAND_IN_SECONDS", 3, 0, 60),
        most_tables_a_person=whole(environ, "KASZTELAN_TABLES_A_PERSON", 20, 1, 100_000),
        most_connections_a_person=whole(environ, "KASZTELAN_CONNECTIONS_A_PERSON", 20, 1, 100_000),
        most_connections_an_address=whole(environ, "KASZTELAN_CONNECTIONS_AN_ADDRESS", 500, 1, 100_000),
        open_requests_an_address=whole(environ, "KASZTELAN_OPEN_REQUESTS_AN_ADDRESS", 200, 1, 100_000),
        request_seconds=whole(environ, "KASZTELAN_REQUEST_SECONDS", 10, 1, 600),
        requests_a_minute=whole(environ, "KASZTELAN_REQUESTS_A_MINUTE", 600, 1, 1_000_000),
        tries_a_minute=whole(environ, "KASZTELAN_TRIES_A_MINUTE", 10, 1, 1_000_000),
        import_mib=whole(environ, "KASZTELAN_IMPORT_MIB", 64, 1, 1024),
        bot_workers=whole(environ, "KASZTELAN_BOT_WORKERS", 1, 1, 64),
        lease_seconds=whole(environ, "KASZTELAN_LEASE_SECONDS", 3, 1, 600),
        address=checked_address(environ.get("KASZTELAN_ADDRESS", "")),
    )


def whole(environ: Mapping[str, str], name: str, default: int, low: int, high: int) -> int:
    text = environ.get(name, "")
    if not text:
        return default
    if not text.isdecimal() or len(text) > 20 or not low <= int(text) <= high:
        raise refuse(name, "impossible", "range", value=text, low=low, high=high)
    return int(text)


def checked_url(url: str) -> str:
    """A PostgreSQL address, or nothing; the address itself is never shown, since it may hold a password."""
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise refuse("DATABASE_URL", "no_address", "postgresql") from None
    if parts.scheme not in ("postgresql", "postgres") or not parts.path.strip("/") or port == 0:
        raise refuse("DATABASE_URL", "no_postgresql", "postgresql")
    return url


def checked_address(address: str) -> str:
    """Where the other servers of the same database reach this one, or nothing."""
    if address and not is_server(address):
        raise refuse("KASZTELAN_ADDRESS", "impossible", "server_address", value=address)
    return address.rstrip("/")


def is_server(address: str) -> bool:
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return False
    return parts.scheme == "http" and bool(parts.hostname) and port != 0 and not parts.path.strip("/")


def checked_proxies(text: str) -> tuple[str, ...]:
    """Addresses and networks with commas between: one that is misspelt would trust nobody and say nothing."""
    found = tuple(one.strip() for one in text.split(",") if one.strip())
    for one in found:
        try:
            ip_network(one, strict=False)
        except ValueError:
            raise refuse("KASZTELAN_TRUSTED_PROXIES", "impossible", "networks", value=one) from None
    return found
