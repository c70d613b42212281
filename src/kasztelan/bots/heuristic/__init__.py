"""A player who weighs every choice by rules of thumb, one file per kind of thought."""

from kasztelan.bots.heuristic.make import make_heuristic

__all__ = ["make_heuristic"]
