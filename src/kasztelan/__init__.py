"""Kasztelan: play, host and study medieval city-building board games."""

from importlib.metadata import version

__version__ = version("kasztelan")
