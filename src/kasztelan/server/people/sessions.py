"""Who is asking: signed cookies for browsers, tokens for programs."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from itsdangerous import BadData, TimestampSigner, URLSafeTimedSerializer

COOKIE: Final = "kasztelan"
LASTS: Final = 60 * 60 * 24 * 365
LONGEST: Final = 400
"""Characters of a cookie or a token that are worth looking at."""
LONGEST_ID: Final = 32
TOKEN_PREFIX: Final = "kasz_"  # noqa: S105 - what tokens begin with, no token


class Session(NamedTuple):
    """One login on one device: whose, of which epoch, its own id, which every cookie of it has, and when this one was made."""

    person: str
    epoch: int
    id: str
    made: float = 0.0


class Sessions:
    """Signs and reads cookies; one that was forged, has expired or belongs to an earlier epoch is nobody."""

    def __init__(self, secret: str, now: Callable[[], float] = time.time) -> None:
        self.now = now

        class Clocked(TimestampSigner):
            def get_timestamp(self) -> int:
                return int(now())

        self.signer = URLSafeTimedSerializer(secret, salt="session", signer=Clocked)

    def cookie(self, person: str, epoch: int, session: str | None = None) -> str:
        """A cookie of this session, or of a new one."""
        return self.signer.dumps([person, epoch, session or new_id()])

    def read(self, cookie: str) -> Session | None:
        """The session a cookie was made for; one from before sessions had ids is a session of its own."""
        if len(cookie) > LONGEST:
            return None
        try:
            data, made = self.signer.loads(cookie, return_timestamp=True)
        except BadData:
            return None
        # Not older than it may be; one of tomorrow is good, since the machine's clock may have been set back.
        if self.now() - made.timestamp() > LASTS:
            return None
        if isinstance(data, list) and len(data) == 2:
            data.append(hashlib.blake2b(cookie.encode(), digest_size=12).hexdigest())
        found = session_from(data)
        return None if found is None else found._replace(made=made.timestamp())


def session_from(data: object) -> Session | None:
    """What was signed, if it is a session; the secret may have signed something else before."""
    match data:
        case [str(person), int(epoch), str(id)] if 0 < len(id) <= LONGEST_ID:
            return Session(person, epoch, id)
    return None


def new_id() -> str:
    """An identifier nobody can guess; hex, so that none looks like an option on a command line."""
    return secrets.token_hex(12)


def new_token() -> str:
    """A program's key; only its hash is kept."""
    return TOKEN_PREFIX + secrets.token_urlsafe(32)


def token_hash(token: str) -> bytes:
    return hashlib.blake2b(token.encode(), digest_size=32).digest()
