"""Rubbish, and commands that are nearly right."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from tests.server.security.running import Seat

KINDS = (
    "act",
    "undo",
    "agree",
    "pause",
    "preview",
    "why",
    "hint",
    "since",
    "chat",
    "mute",
    "report",
    "",
    "win",
)
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    2**64,
    10**40,
    1.5,
    -0.0,
    1e308,
    "",
    "\x00",
    "'",
    "\u202e",
    "a" * 3000,
    [],
    {},
    [[[]]],
    {"verb": "build"},
    {"verb": None},
    {"": 0},
)


def rubbish(chance: random.Random) -> str | bytes:
    """A frame of random bytes, or of text that looks a little like JSON."""
    length = chance.choice((0, 1, 5, 50, 500, 9_000))
    if chance.random() < 0.5:
        return chance.randbytes(length)
    return (
        "".join(chance.choices('{}[]":,truefalsn0123456789.eE+-\\u \u0000\udbffż🏰', k=length))
        .encode("utf-8", "replace")
        .decode()
    )


def mutated(chance: random.Random, good: dict[str, Any]) -> str | bytes:
    """A good command with something wrong in it."""
    command = dict(good)
    command["type"] = chance.choice(KINDS)
    for _ in range(chance.randint(1, 3)):
        name = chance.choice(("type", "id", "n", "do", "seat", "text", "wanted", "run", "versions", "extra"))
        command[name] = chance.choice(ODD)
    if chance.random() < 0.3 and isinstance(command.get("do"), dict):
        command["do"] = {**command["do"], chance.choice(("verb", "card", "seat", "x")): chance.choice(ODD)}
    text = json.dumps(command)
    if chance.random() < 0.2:
        at = chance.randrange(len(text))
        return text[:at] + chance.choice('{}[]":,\\0') + text[at + 1 :]
    return text if chance.random() < 0.9 else text.encode()[: chance.randrange(1, len(text))]


def frames(seed: int, count: int, good: dict[str, Any]) -> Iterator[str | bytes]:
    chance = random.Random(seed)
    for _ in range(count):
        yield rubbish(chance) if chance.random() < 0.5 else mutated(chance, good)


def storm(seat: Seat, seed: int, count: int) -> dict[str, int]:
    """Sends that many frames, each answered; how often each answer came."""
    game = seat.my_turn()
    # A move that was made already: whatever is right about it, it is stale.
    good = {"id": 1, "type": "act", "n": game["n"], "do": game["choices"][0], "seat": 0}
    seat.ask(**{**good, "seat": None})
    answers: dict[str, int] = {}
    for frame in frames(seed, count, good):
        said = seat.send(frame)
        answer = str(said.get("code", said["type"]))
        answers[answer] = answers.get(answer, 0) + 1
    return answers
