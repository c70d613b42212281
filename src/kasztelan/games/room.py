"""What a game brings: the one list of everything that the other floors look for in a game's room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from kasztelan.core.game import Game

LANGUAGES: Final = ("en", "pl", "uk")


class Fields(NamedTuple):
    """How the fields of a game's actions, decisions, events and refusals become words.

    A field that is in neither table is a number, a truth or a selector.
    """

    names: Mapping[str, str] = {}
    """Fields that name something, and the prefix of its message: card is district-<id>."""
    units: Mapping[str, str] = {}
    """Fields that count something, and what: gold is count-gold."""


class Room(NamedTuple):
    """One game as the other floors know it; `games/<name>/room.py` has it as `ROOM`.

    Beside it lie `names/*.<language>.ftl` (what everything is called), `rulebook/<language>.md` (every rule with its id),
    perhaps `rulebook/asked.<language>.txt` (how people ask for a rule) and, for large tables, `data/*.toml`.
    """

    game: Game
    package: str
    fields: Fields = Fields()
    rule_of: Mapping[str, str] = {}
    """A thing by the key of its name (`district-keep`; `district-keep-classic` where a dialect has its own), and its first rule."""
    words: Mapping[str, Sequence[str]] = {}
    """The families of words in views, actions and events, for the types of the web client."""
    view: Any = None
    """The shape of a view, for whoever reads it from outside; None leaves it open."""
    deductions: Any = None
    """The shape of what `Game.deductions` tells, where it tells something."""
    box: Sequence[tuple[str, Any, Any]] = ()
    """What is in the box, for clients that draw it: name, shape and content of every table."""

    def folder(self, name: str) -> Traversable:
        """A folder of the room."""
        return files(self.package) / name

    def names(self, language: str) -> list[Traversable]:
        """The files that tell what everything is called, in order."""
        ending = f".{language}.ftl"
        found = [one for one in self.folder("names").iterdir() if one.name.endswith(ending)]
        return sorted(found, key=lambda one: one.name)

    def rulebook(self, language: str) -> str:
        return (self.folder("rulebook") / f"{language}.md").read_text(encoding="utf-8")

    def asked(self, language: str) -> str:
        """How people ask for a rule, in the lines that `texts/rule_search.py` reads; a game need not say."""
        file = self.folder("rulebook") / f"asked.{language}.txt"
        return file.read_text(encoding="utf-8") if file.is_file() else ""


def missing_from(room: Room) -> list[str]:
    """What a room lacks, each in a line that says where to put it."""
    game = room.game
    lacks = [
        f"names/*.{language}.ftl: none; every name in {language} goes there"
        for language in LANGUAGES
        if not room.folder("names").is_dir() or not room.names(language)
    ]
    lacks += [
        f"rulebook/{language}.md: not there; every rule with its id goes there"
        for language in LANGUAGES
        if not (room.folder("rulebook") / f"{language}.md").is_file()
    ]
    if not game.endings:
        lacks.append("game.py: `endings` is empty; it lists every reason a result can have")
    low, high = game.table_sizes()
    seats = game.seats(game.check_options({}))
    if not low <= seats <= high:
        lacks.append(f"game.py: {seats} seats by default, but `table_sizes` says {low} to {high}")
    if len(game.participants(game.check_options({}))) < seats:
        lacks.append("game.py: `participants` leaves out seats; they come first")
    options = {option.name for option in game.options}
    lacks += [
        f"options.py: preset {preset.name} sets {name}, which is no option"
        for preset in game.presets
        for name in preset.options
        if name not in options
    ]
    return lacks
