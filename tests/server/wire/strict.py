"""Holds what the server sends to its description: nothing more, nothing less."""

from __future__ import annotations

from typing import Any

import msgspec

from kasztelan.core.game import Game
from kasztelan.games.catalogue import load, room
from kasztelan.server.tables.difference import patched
from kasztelan.server.wire.answers import HTTP
from kasztelan.server.wire.messages import ANSWERS, CommandRefused, Told
from kasztelan.server.wire.table_picture import Picture


def fit(data: Any, shape: Any) -> None:
    """Raises `msgspec.ValidationError`, which says where, for data that is not exactly of this shape."""
    msgspec.convert(data, shape, strict=True)


class Reader:
    """Somebody at a table who checks every message, and every picture that comes of them."""

    def __init__(self) -> None:
        self.pictures: dict[int | None, Any] = {}
        self.kinds: set[str] = set()
        self.events: set[str] = set()

    def read(self, message: dict[str, Any]) -> None:
        self.kinds.add(message["type"])
        fit(message, Told)
        if message["type"] == "table":
            self.pictures[message["seat"]] = message["picture"]
        elif message["type"] == "update":
            seen = self.pictures[message["seat"]]
            for part in [*message["steps"], message]:
                check_changes(part["changes"])
                seen = patched(seen, part["changes"])
                fit(seen, Picture)
            self.pictures[message["seat"]] = seen
            fit(seen, Picture)
            for event in (event for step in message["steps"] for event in step["events"]):
                self.events.add(event["event"])
                check_event(load(seen["table"]["game"]), event)
        if message["type"] in ("table", "update"):
            check_game(self.pictures[message["seat"]]["game"], message["seat"])


def check_answer(command: str, message: dict[str, Any]) -> None:
    fit(message, CommandRefused if message["type"] == "refused" else ANSWERS[command])


def check_http(address: str, data: Any) -> None:
    shape = HTTP[address]
    fit(data, type(None) if shape is None else shape)


def check_changes(changes: list[list[Any]]) -> None:
    for path, *value in changes:
        assert all(isinstance(one, str) or type(one) is int for one in path)
        assert len(value) <= 1


def check_game(game: dict[str, Any] | None, seat: int | None) -> None:
    """What only the game itself can say of a picture."""
    if game is None:
        return
    name = game["view"]["game"]
    if room(name).view is not None:
        fit(game["view"], room(name).view)
    assert game["decision"] == game["view"]["decision"]
    assert game["view"]["seat"] == seat
    choices = game["choices"] or []
    assert (game["choices"] is None) == (game["facts"] is None) == (game["near"] is None)
    assert len(choices) == len(game["facts"] or [])
    for action in [*choices, *(one["do"] for one in game["near"] or [])]:
        load(name).codec.encode(action)


def check_event(game: Game, event: dict[str, Any]) -> None:
    """An event has all its public fields, and all of its secret ones or none."""
    if event["event"] == "undone":
        assert set(event) == {"event", "seat", "count"}
        return
    kind = next(one for one in game.kinds if one.name == event["event"])
    public, secret = names(kind.public), names(kind.secret)
    assert set(event) in ({"event", *public}, {"event", *public, *secret}), event
    for name, words in {**public, **secret}.items():
        for value in event.get(name, []) if isinstance(event.get(name), list) else [event.get(name)]:
            if name in event:
                assert type(value) is int if words is None else value in words, event


def names(fields: Any) -> dict[str, Any]:
    return {name.removesuffix("*"): words for name, words in fields}
