"""Tests that are coroutines, each with an event loop of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import ParamSpec

Given = ParamSpec("Given")
LONGEST = 120.0
"""Seconds after which a test that waits for something that never comes is ended."""


def awaited(test: Callable[Given, Awaitable[None]]) -> Callable[Given, None]:
    """Runs a coroutine as a test."""

    @wraps(test)
    def run(*given: Given.args, **named: Given.kwargs) -> None:
        async def bounded() -> None:
            await asyncio.wait_for(test(*given, **named), LONGEST)

        asyncio.run(bounded())

    return run
