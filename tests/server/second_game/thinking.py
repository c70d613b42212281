"""Run as a program: a thinking process that also knows the second game."""

from __future__ import annotations

from kasztelan.games.catalogue import GAMES
from kasztelan.server.tables.bot_processes import main

if __name__ == "__main__":
    GAMES["stones"] = "tests.server.second_game.game"
    main()
