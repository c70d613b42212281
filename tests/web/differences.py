"""Pairs of pictures and what the server sends between them."""

from __future__ import annotations

import copy
from typing import Any

from kasztelan.core.chance import SeededChance
from kasztelan.core.match import PLAY_PUBLIC, Match
from kasztelan.games.citadels.game import GAME
from kasztelan.server.tables.difference import difference

PLAIN: list[tuple[Any, Any]] = [
    ({"a": 1}, {"a": 1}),
    ({"a": 1}, {"a": 2, "b": [1, 2]}),
    ({"a": 1, "b": None}, {"b": None}),
    ({"a": {"b": {"c": 1, "d": 2}}}, {"a": {"b": {"d": 3}}}),
    ([1, [2, 3], {"x": 4}], [1, [2, 5], {"x": 4}]),
    ([1, 2, 3], [1, 2]),
    ({"list": []}, {"list": [{"card": "market"}]}),
    ({"a": None}, {"a": {"b": None}}),
    ({"a": {"b": 1}}, {"a": None}),
    ({"a": 1}, {"a": "1"}),
    (None, {"game": 1}),
    ({"game": 1}, None),
    ({"0": "key", "x": [0]}, {"0": "other", "x": [None]}),
]


def case(old: Any, new: Any) -> dict[str, Any]:
    return {"old": copy.deepcopy(old), "new": copy.deepcopy(new), "changes": difference(old, new)}


def differences() -> list[dict[str, Any]]:
    """Plain ones, and a few neighbouring views of a real game."""
    cases = [case(old, new) for old, new in PLAIN]
    match = Match(GAME, SeededChance(2), {"players": 2}, forced=PLAY_PUBLIC)
    chance = SeededChance(3)
    view: Any = None
    for step in range(60):
        who = match.advance()
        legal = GAME.legal(match.state)
        after = GAME.view(match.state, 0)
        if step % 6 == 0 and view is not None:
            cases.append(case(view, after))
        view = after
        match.act(who, legal[chance.below(len(legal), 0)])
    return cases
