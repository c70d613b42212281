"""Run as a program: a thinking process that also knows bots which misbehave."""

from __future__ import annotations

import os
import threading

from kasztelan.bots.registry import BOTS, Bot
from kasztelan.core.game import Game
from kasztelan.core.player import Player, Seat
from kasztelan.server.tables.bot_processes import main


class Sleepy(Player):
    """Never answers."""

    def choose(self, seat: Seat) -> int:
        threading.Event().wait()
        return seat.legal()[0]


class Crashing(Player):
    """Takes its whole process down."""

    def choose(self, seat: Seat) -> int:
        os._exit(3)


class Cheating(Player):
    """Does what is not allowed, and talks on the way."""

    def choose(self, seat: Seat) -> int:
        print("12345")
        return seat.game.codec.size + 7


class Failing(Player):
    """Raises."""

    def choose(self, seat: Seat) -> int:
        raise RuntimeError("no idea")


def make_sleepy(_game: Game, _seed: int) -> Player:
    return Sleepy()


def make_crashing(_game: Game, _seed: int) -> Player:
    return Crashing()


def make_cheating(_game: Game, _seed: int) -> Player:
    return Cheating()


def make_failing(_game: Game, _seed: int) -> Player:
    return Failing()


if __name__ == "__main__":
    odd = {
        "sleepy": make_sleepy,
        "crashing": make_crashing,
        "cheating": make_cheating,
        "failing": make_failing,
    }
    BOTS.update({name: Bot(make) for name, make in odd.items()})
    main()
