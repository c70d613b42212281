"""From the words of a command line to checked options, bots and names."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from kasztelan.bots.registry import check_bot
from kasztelan.cli.files import read_table
from kasztelan.core.errors import InvalidOptions, Reason, Refusal, impossible, one_of, refuse, within
from kasztelan.core.game import Game
from kasztelan.core.options import File, Option, YesNo

LONGEST_NAME: Final = 40


def given_options(game: Game, pairs: Sequence[str], preset: str | None = None) -> dict[str, Any]:
    """The options named on the command line, on top of those of a preset; not yet checked by the game."""
    known = {option.name: option for option in game.options}
    given: dict[str, Any] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise refuse("option", "no_value", "pair", value=pair)
        if name not in known:
            raise InvalidOptions(name, Reason("no_option"), one_of(list(known)))
        option = meant(game, known[name], text.strip())
        if option.name in given:
            raise of_game(game, refuse(option.name, "option_twice", "once"))
        given[option.name] = read_value(game, option, text.strip())
    return {**preset_options(game, preset), **given}


def meant(game: Game, option: Option, text: str) -> Option:
    """The option itself, or the file that stands beside it if the text is the name of one."""
    file = file_beside(game, option)
    return file if file is not None and not option.fits(option.parse(text)) and Path(text).suffix else option


def file_beside(game: Game, option: Option) -> File | None:
    """What a flag takes besides the values of its own option."""
    return next((one for one in game.options if isinstance(one, File) and one.beside == option.name), None)


def read_value(game: Game, option: Option, text: str) -> Any:
    """What a text stands for as the value of an option; that of a file is what is in it."""
    value = read_table(Path(text), option.name) if isinstance(option, File) else option.parse(text)
    if not option.fits(value):
        raise of_game(game, InvalidOptions(option.name, impossible(text), typed(option)))
    return value


def preset_options(game: Game, name: str | None) -> dict[str, Any]:
    if name is None:
        return {}
    found = next((one for one in game.presets if one.name == name), None)
    if found is None:
        names = [one.name for one in game.presets]
        raise of_game(game, refuse("set", "unknown", "one_of", value=name, values=names))
    return found.options


def typed(option: Option) -> Reason:
    """What an option may be, as one types it."""
    if isinstance(option, YesNo):
        return one_of(["yes", "no"])
    return Reason("data_file") if isinstance(option, File) else option.allowed()


def of_game(game: Game, refusal: Refusal) -> Refusal:
    """The same in the words of a game."""
    refusal.game = game.name
    return refusal


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
