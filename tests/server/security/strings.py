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
    "deductions",
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


WHOLE = (-1, 0, 1, 7, 2**31, 2**63 - 1, 2**64, 10**40)
TEXT = ("", "\x00", "'", "\u202e", "hello", "a" * 600, "<b>", "\ud83c\udff0")
FITTING: dict[str, tuple[Any, ...]] = {
    "type": KINDS,
    "id": WHOLE,
    "n": WHOLE,
    "do": (None, {}, {"verb": "build"}, {"verb": "fly", "card": 3}, {"verb": True}),
    "seat": (None, *WHOLE),
    "text": TEXT,
    "wanted": (True, False),
    "run": TEXT,
    "versions": ({}, {"0": 1}, {"null": -5, "0": 2**63}, {"x": 10**30}),
}
"""For each field, values that have the right form and little else."""


def mutated(chance: random.Random, good: dict[str, Any]) -> str | bytes:
    """A good command with something wrong in it: mostly in what it says, sometimes in its form."""
    command = {**good, "type": chance.choice(KINDS)} if chance.random() < 0.5 else dict(good)
    for _ in range(chance.randint(1, 2)):
        name = chance.choice(tuple(FITTING))
        command[name] = chance.choice(FITTING[name] if chance.random() < 0.8 else ODD)
    if chance.random() < 0.4 and isinstance(command.get("do"), dict):
        command["do"] = {
            **command["do"],
            chance.choice(("verb", "card", "seat", "x")): chance.choice((*WHOLE, *TEXT)),
        }
    text = json.dumps(command)
    if chance.random() < 0.1:
        at = chance.randrange(len(text))
        return text[:at] + chance.choice('{}[]":,\\0') + text[at + 1 :]
    return text if chance.random() < 0.95 else text.encode()[: chance.randrange(1, len(text))]


def frame(chance: random.Random, good: dict[str, Any]) -> str | bytes:
    return rubbish(chance) if chance.random() < 0.5 else mutated(chance, good)


def frames(seed: int, count: int, good: dict[str, Any]) -> Iterator[str | bytes]:
    chance = random.Random(seed)
    for _ in range(count):
        yield frame(chance, good)


def storm(seat: Seat, seed: int, count: int) -> dict[str, int]:
    """Sends that many frames, each answered; how often each answer came.

    What is mutated is the move that could be made now, so that some of it goes deep.
    """
    chance = random.Random(seed)
    seat.my_turn()
    answers: dict[str, int] = {}
    good: dict[str, Any] = {}
    for _ in range(count):
        if seat.picture["table"]["status"] == "paused":
            seat.ask(type="pause", n=seat.picture["game"]["n"], status="paused", wanted=False)
        game = seat.picture["game"]
        if game["choices"]:
            good = {"id": 1, "type": "act", "n": game["n"], "do": game["choices"][0], "seat": 0}
        said = seat.send(frame(chance, good))
        answer = str(said.get("code", said["type"]))
        answers[answer] = answers.get(answer, 0) + 1
    return answers
