"""Moments of a game worth a picture, found in games that bots play: the same ones every time."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from kasztelan.arena.simulate import play_game
from kasztelan.bots.registry import best_bot
from kasztelan.core import record
from kasztelan.games.catalogue import load

View = dict[str, Any]
Wanted = Callable[[View, list[dict[str, Any]]], bool]
"""Whether a moment is the one: what the asked player sees, and what they can do."""
MOST_GAMES: Final = 300


class Moment(NamedTuple):
    """A point in a game: the record, how many of its entries have been played, and who is asked then."""

    record: Mapping[str, Any]
    until: int
    seat: int

    def table(self) -> dict[str, Any]:
        return {"game": self.record["game"], "record": self.record, "until": self.until}

    @property
    def seats(self) -> int:
        return load(self.record["game"]).seats(self.record["options"])

    @property
    def rest(self) -> list[dict[str, Any]]:
        """What the seats did from here on."""
        return [entry for entry in self.record["actions"][self.until :] if entry["by"] != "nature"]


def played(name: str, options: dict[str, Any], number: int) -> dict[str, Any]:
    """The record of a game by bots."""
    return _played(name, json.dumps(options), number)


@cache
def _played(name: str, options: str, number: int) -> dict[str, Any]:
    game = load(name)
    checked = game.check_options(json.loads(options))
    return record.write(play_game(game, checked, [best_bot(name)] * game.seats(checked), 0, number))


def find(name: str, options: dict[str, Any], wanted: Wanted, first: int = 0) -> Moment:
    """The first moment of the first game from `first` on that is as wanted."""
    game = load(name)
    for number in range(first, first + MOST_GAMES):
        written = played(name, options, number)
        way = record.walk(game, written)
        while not way.whole():
            match, seat = way.match, way.match.waiting_for()
            if seat >= 0 and len(match.choices()) > 1 and wanted(match.view(seat), match.choices()):
                return Moment(written, way.at, seat)
            way.go_on()
    raise LookupError(f"no such moment in {MOST_GAMES} games")


def last_decision(name: str, options: dict[str, Any], number: int) -> Moment:
    """Just before the end of a game."""
    written = played(name, options, number)
    at = max(at for at, entry in enumerate(written["actions"]) if entry["by"] != "nature")
    return Moment(written, at, written["actions"][at]["by"])
