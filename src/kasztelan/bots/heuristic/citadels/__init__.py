"""Rules of thumb for Citadels, one file per kind of thought."""

from kasztelan.bots.heuristic.citadels.weighing import weighing

__all__ = ["weighing"]
