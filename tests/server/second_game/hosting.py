"""Run as a program: `kasztelan`, which also hosts the second game and whose bots have heard of it."""

from __future__ import annotations

import sys

from kasztelan.cli.main import main
from kasztelan.games.catalogue import GAMES
from kasztelan.server.tables.bot_processes import Thinkers

THINKING = (sys.executable, "-m", "tests.server.second_game.thinking")

if __name__ == "__main__":
    GAMES["stones"] = "tests.server.second_game.game"
    # Every pool of bots begins these processes, unless it is told otherwise.
    Thinkers.__init__.__defaults__ = (THINKING,)
    main()
