"""From the words of a command line to checked options, bots and names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kasztelan.bots.registry import check_bot
from kasztelan.core.errors import InvalidOptions, Reason, Refusal, impossible, one_of, refuse, within
from kasztelan.core.game import Game

LONGEST_NAME: Final = 40


def given_options(game: Game, pairs: Sequence[str], **shorthands: Any) -> dict[str, Any]:
    """The options named on the command line; `shorthands` are those with a switch of their own, or None.

    Not yet checked by the game.
    """
    known = {option.name: option for option in game.options}
    given: dict[str, Any] = {name: value for name, value in shorthands.items() if value is not None}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise refuse("option", "no_value", "pair", value=pair)
        if name not in known:
            raise InvalidOptions(name, Reason("no_option"), one_of(list(known)))
        if name in given:
            raise refuse(name, "option_twice", "once")
        try:
            given[name] = known[name].parse(text.strip())
        except ValueError:
            raise InvalidOptions(name, impossible(text), known[name].allowed()) from None
    return given


def bot_names(game: Game, text: str, seats: int) -> list[str]:
    """One bot for each of so many seats, from one name or as many with commas between."""
    names = [check_bot(name, game.name) for name in split(text)]
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise refuse("bots", "count_given", "one_or_each", count=len(names), seats=seats)
    return names


def people_count(people: int, seats: int) -> int:
    if not 0 <= people <= seats:
        raise Refusal("people", impossible(people), within(0, seats))
    return people


def chosen_names(text: str, seats: int) -> list[str]:
    """Names for the first seats; each different, printable and not too long."""
    names = split(text)
    if len(names) > seats:
        raise refuse("names", "count_given", "at_most", count=len(names), seats=seats)
    for name in names:
        if not name.isprintable() or len(name) > LONGEST_NAME:
            raise refuse("names", "impossible", "printable_names", value=repr(name), most=LONGEST_NAME)
        if names.count(name) > 1:
            raise refuse("names", "name_twice", "different_names", value=name)
    return names


def split(text: str) -> list[str]:
    return [one.strip() for one in text.split(",") if one.strip()]
