"""Passwords: argon2id, off the event loop, never more than a few at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kasztelan.core.errors import refuse

SHORTEST: Final = 8
LONGEST: Final = 200
MOST_WAITING: Final = 20


Done = TypeVar("Done")


class Busy(Exception):
    """Too many people log in at this moment."""


class Passwords:
    """Hashes and checks in one thread; refuses to queue more than `MOST_WAITING`."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="passwords")
        self.waiting = 0
        # Checked when there is no such person, so that the answer takes as long.
        self.nobody = self.hasher.hash("nobody has this password")

    async def hash(self, password: str) -> str:
        return await self.run(self.hasher.hash, check_form(password))

    async def fits(self, stored: str | None, password: str) -> bool:
        """Whether the password is right; as slow for people who do not exist."""
        right = await self.run(self.verify, stored or self.nobody, password[:LONGEST])
        return right and stored is not None

    def verify(self, stored: str, password: str) -> bool:
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def run(self, work: Callable[..., Done], *given: str) -> Done:
        if self.waiting >= MOST_WAITING:
            raise Busy
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work, *given)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def check_form(password: str) -> str:
    if not SHORTEST <= len(password) <= LONGEST:
        raise refuse(
            "password", "password_length", "characters", count=len(password), low=SHORTEST, high=LONGEST
        )
    return password
