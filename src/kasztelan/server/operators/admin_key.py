"""The operator's key: made from the secret in the database, kept in the data folder for its owner alone."""

from __future__ import annotations

import hashlib
import hmac
import os
from pathlib import Path
from typing import Any, Final

import msgspec

from kasztelan.server.people.sessions import TOKEN_PREFIX
from kasztelan.server.settings import Settings

NAME: Final = "admin.json"


def admin_key(secret: str) -> str:
    """The same for all servers of one database."""
    return TOKEN_PREFIX + "admin_" + hmac.new(secret.encode(), b"operator", hashlib.blake2b).hexdigest()[:64]


class Running(msgspec.Struct):
    """A running server, as `kasztelan admin` finds it."""

    address: str
    key: str
    pid: int


def leave_key(settings: Settings, key: str) -> Path:
    """Writes down where the server can be reached and with which key; nobody else may read it."""
    path = settings.data / NAME
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)  # noqa: S104 - compared
    where = f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"
    draft = path.with_suffix(f".{os.getpid()}")
    draft.unlink(missing_ok=True)
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(msgspec.json.encode(Running(where, key, os.getpid())))
    draft.replace(path)
    return path


def take_key(settings: Settings) -> None:
    """Removes what this server wrote; another one on the same folder may have written its own since."""
    found = find_running(settings.data)
    if found is not None and found.pid == os.getpid():
        (settings.data / NAME).unlink(missing_ok=True)


def find_running(data: Path) -> Running | None:
    """The server that uses a folder, if one has started and not ended."""
    try:
        return msgspec.json.decode((data / NAME).read_bytes(), type=Running)
    except (OSError, msgspec.DecodeError):
        return None


def fits(given: str | None, key: str) -> bool:
    """Whether a header holds the operator's key."""
    bearer: Any = (given or "").encode()
    return hmac.compare_digest(bearer, b"Bearer " + key.encode())
