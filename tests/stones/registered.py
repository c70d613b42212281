"""Stones in the catalogue for a while: for this process and for those it starts."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from kasztelan.games.catalogue import FOREIGN, GAMES, register

PACKAGE: Final = "tests.stones"
ENVIRON: Final = {FOREIGN: f"stones={PACKAGE}"}
"""What another process is told."""


@contextmanager
def stones_registered() -> Iterator[None]:
    before = os.environ.get(FOREIGN)
    register("stones", PACKAGE)
    os.environ.update(ENVIRON)
    try:
        yield
    finally:
        if before is None:
            del GAMES["stones"], os.environ[FOREIGN]
        else:
            os.environ[FOREIGN] = before
