"""Golden games as text: a heading, every action with what everybody could see of it, and the final scores."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from kasztelan.core.chance import SeededChance
from kasztelan.core.events import events_in
from kasztelan.core.game import Game
from kasztelan.core.state import NATURE, OVER, State
from kasztelan.games.catalogue import GAMES, load


class Golden(NamedTuple):
    """One game to be pinned; `seed` chose its actions when the file was written.

    One that was `played` with skill, for an end that chance does not bring about, keeps its actions for ever.
    """

    name: str
    game: str
    seed: int
    options: dict[str, Any]
    played: bool = False

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


GOLDEN: Final = [
    Golden(name, game, *described)
    for game in GAMES
    for name, described in import_module(f"{__package__}.{game}").GOLDEN.items()
]
"""The games of every room: each has its list in a folder of its name, and the games written down beside it."""


def folder_of(game: str) -> Path:
    return Path(__file__).parent / game


def path_of(golden: Golden) -> Path:
    return folder_of(golden.game) / f"{golden.name}.txt"


def chosen(game: Game, options: Mapping[str, Any], seed: int) -> list[dict[str, Any]]:
    """The actions of a game whose players seldom pass when they can do something."""
    chance = SeededChance(seed)
    state = game.new(options)
    actions: list[dict[str, Any]] = []
    while game.to_act(state) != OVER:
        legal = game.legal(state)
        if game.to_act(state) == NATURE:
            action = game.pick(state, chance.below(game.total(state), 0))
        else:
            at = min(chance.below(len(legal), 0), chance.below(len(legal), 0))
            action = legal[at]
        actions.append(game.codec.decode(action))
        game._step(state, action)
    return actions


def tell(name: str, options: Mapping[str, Any], seed: int, actions: list[dict[str, Any]]) -> str:
    """Plays the actions and writes the game down; an action that is not legal is named with its number."""
    game = load(name)
    checked = game.check_options(options)
    lines = [f"game: {name}", f"options: {json.dumps(options)}", f"seed: {seed}", ""]
    state = game.new(checked)
    for number, words in enumerate(actions):
        who = game.to_act(state)
        action = game.codec.encode(words)
        reason = game.why_not(state, who, action)
        assert reason is None, f"action {number} of {name}, {words}: {reason}"
        lines.append(f"{by_whom(who)}: {phrase(words, 'verb')}")
        lines.extend(f"    {phrase(event, 'event')}" for event in do(game, state, action))
    lines += ["", *closing(game, state)]
    return "\n".join(lines) + "\n"


def by_whom(who: int) -> str:
    return "nature" if who == NATURE else f"seat {who}"


def do(game: Game, state: State, action: int) -> list[dict[str, Any]]:
    """Carries out an action; its events as a spectator sees them."""
    return [event.seen_by(None) for event in events_in(game.apply_told(state, action))]


def phrase(words: Mapping[str, Any], first: str) -> str:
    rest = [f"{name}={json.dumps(value)}" for name, value in words.items() if name != first]
    return " ".join([str(words[first]), *rest])


def closing(game: Game, state: State) -> list[str]:
    result = game.result(state)
    assert result is not None, "the actions do not play the game to its end"
    lines = [f"ended by: {result.reason}"]
    for seat, sources in enumerate(game.scores(state)):
        told = ", ".join(f"{source} {points}" for source, points in sources.items())
        won = ", won" if result.won[seat] else ""
        lines.append(f"seat {seat}: place {result.places[seat]}{won}, {result.points[seat]} points ({told})")
    return lines


class Told(NamedTuple):
    """What a golden file says, read back."""

    game: str
    options: dict[str, Any]
    seed: int
    actions: list[dict[str, Any]]
    reason: str


def parse(text: str) -> Told:
    heading, played, end = text.split("\n\n")
    fields = dict(line.split(": ", 1) for line in heading.splitlines())
    actions = []
    for line in played.splitlines():
        if line.startswith(" "):
            continue
        verb, *rest = line.split(": ", 1)[1].split(" ")
        pairs = (one.split("=", 1) for one in rest)
        actions.append({"verb": verb, **{field: json.loads(value) for field, value in pairs}})
    reason = end.splitlines()[0].removeprefix("ended by: ")
    return Told(fields["game"], json.loads(fields["options"]), int(fields["seed"]), actions, reason)
