"""Who is asking: signed cookies for browsers, tokens for programs."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable
from typing import Final

from itsdangerous import BadData, TimestampSigner, URLSafeTimedSerializer

COOKIE: Final = "kasztelan"
LASTS: Final = 60 * 60 * 24 * 365
LONGEST: Final = 400
"""Characters of a cookie or a token that are worth looking at."""
TOKEN_PREFIX: Final = "kasz_"  # noqa: S105 - what tokens begin with, no token


class Sessions:
    """Signs and reads cookies; one that was forged, has expired or belongs to an earlier epoch is nobody."""

    def __init__(self, secret: str, now: Callable[[], float] = time.time) -> None:
        class Clocked(TimestampSigner):
            def get_timestamp(self) -> int:
                return int(now())

        self.signer = URLSafeTimedSerializer(secret, salt="session", signer=Clocked)

    def cookie(self, person: str, epoch: int) -> str:
        return self.signer.dumps([person, epoch])

    def read(self, cookie: str) -> tuple[str, int] | None:
        """The person and the epoch a cookie was made for."""
        if len(cookie) > LONGEST:
            return None
        try:
            data = self.signer.loads(cookie, max_age=LASTS)
        except BadData:
            return None
        if (
            isinstance(data, list)
            and len(data) == 2
            and isinstance(data[0], str)
            and isinstance(data[1], int)
        ):
            return data[0], data[1]
        return None


def new_id() -> str:
    """An identifier nobody can guess; hex, so that none looks like an option on a command line."""
    return secrets.token_hex(12)


def new_token() -> str:
    """A program's key; only its hash is kept."""
    return TOKEN_PREFIX + secrets.token_urlsafe(32)


def token_hash(token: str) -> bytes:
    return hashlib.blake2b(token.encode(), digest_size=32).digest()
