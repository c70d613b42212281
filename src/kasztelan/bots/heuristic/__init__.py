"""A player who weighs every choice by rules of thumb; each game has a folder with its own."""

from kasztelan.bots.heuristic.make import make_heuristic

__all__ = ["make_heuristic"]
