"""Options while they are being chosen: what they come to, what applies, and what does not fit together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kasztelan.core.game import Game
from kasztelan.core.options import Preset, complete


def check(game: Game, given: Any) -> dict[str, Any]:
    """All that a form needs to draw itself for the options chosen so far; what is wrong stands in `problems`."""
    problems = game.problems(given)
    chosen = fitting(game, given)
    options = complete(game.options, chosen)
    makes_a_game = not game.problems(chosen)
    sound = sound_part(game, chosen)
    return {
        "options": options,
        "applies": [one.name for one in game.options if one.applies(options)],
        "defaults": {one.name: one.default_with(options) for one in game.options},
        "problems": [one.to_data() for one in problems],
        "seats": game.seats(options) if makes_a_game else None,
        "participants": [one.to_data() for one in game.participants(options)] if makes_a_game else None,
        "preset": game.preset_of(options),
        "presets": [preset_data(game, sound, one) for one in game.presets],
        "contents": game.contents(options) if makes_a_game else {},
        "lists": {name: rule.to_data() for name, rule in game.lists(options).items()},
        "dialect": game.dialect(options),
    }


def fitting(game: Game, given: Any) -> dict[str, Any]:
    """What is given and may be: names there are, with values within their bounds."""
    if not isinstance(given, Mapping):
        return {}
    known = {option.name: option for option in game.options}
    return {name: value for name, value in given.items() if name in known and known[name].fits(value)}


def sound_part(game: Game, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """What is left of the chosen options without whatever is wrong, by itself or beside the others."""
    kept = dict(chosen)
    while wrong := {one.field for one in game.problems(kept)} & kept.keys():
        kept = {name: value for name, value in kept.items() if name not in wrong}
    return kept


def preset_data(game: Game, sound: Mapping[str, Any], preset: Preset) -> dict[str, Any]:
    """A preset beside the sound part of what is chosen: whether it makes a game, and what the lists would hold."""
    options = {**sound, **preset.options}
    fits = not game.problems(options)
    contents = game.contents(complete(game.options, options)) if fits else {}
    return {"name": preset.name, "options": preset.options, "fits": fits, "contents": contents}
