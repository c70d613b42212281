"""What the client asks of a game: how to draw it and how to speak about it. This plain answer fits any game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from kasztelan.cli.terminal.play import Play
from kasztelan.core.errors import Reason
from kasztelan.texts import Words

View = dict[str, Any]


@dataclass
class Entry:
    """A row of the choice list: an action, a drawer with more rows, or something that is not possible now."""

    title: str
    detail: str = ""
    sign: Content | None = None
    action: int | None = None
    about: dict[str, Any] = field(default_factory=dict)
    inside: list[Entry] = field(default_factory=list)
    ends: bool = False
    below: str = ""

    @property
    def possible(self) -> bool:
        return self.action is not None or bool(self.inside)


@dataclass(frozen=True)
class ScoreTable:
    """The end of a game: one column for each seat."""

    rows: list[tuple[str, list[int | None]]]
    totals: list[int]
    places: list[int]
    won: list[bool]
    ending: str


class Guide:
    """Puts a game into words; a game with a drawing of its own says more."""

    def __init__(self, play: Play, words: Words) -> None:
        self.play = play
        self.words = words

    def headline(self, view: View) -> str:
        return self.play.game.name

    def question(self, view: View) -> str:
        who = self.play.who()
        if who == self.play.viewer:
            return self.words.text("tui-your-choice")
        return self.words.text("tui-waiting", player=self.play.names[who]) if who >= 0 else ""

    def entries(self, view: View, legal: Sequence[int]) -> list[Entry]:
        """The choices, those that belong together in a drawer where there are many."""
        decode = self.play.game.codec.decode
        return [Entry(in_fields(decode(one)), action=one, about=dict(decode(one))) for one in legal]

    def title(self, view: View, action: int) -> str:
        return in_fields(self.play.game.codec.decode(action))

    def near_misses(self, view: View, legal: Sequence[int]) -> list[Entry]:
        """What a player might look for in the list, each with the reason why it is not there."""
        return []

    def gloss(self, view: View, entry: Entry) -> Content:
        """The rule behind a row."""
        return Content(entry.title)

    def on_table(self, view: View) -> list[Content]:
        """What the special things that lie open or in the viewer's hand do."""
        return []

    def legend(self) -> Content:
        """What the signs of the board mean."""
        return Content("")

    def sentence(self, event: dict[str, Any], knows: bool) -> Content:
        return Content(in_fields(event))

    def refused(self, reason: Reason) -> str:
        return str(reason)

    def scores(self) -> ScoreTable:
        result = self.play.game.result(self.play.match.state)
        assert result is not None
        rows = points_by_source(self.play.game.scores(self.play.match.state), lambda source: source)
        return ScoreTable(rows, result.points, result.places, result.won, result.reason)


def in_fields(data: dict[str, Any]) -> str:
    """A dict on one line, its first value in front: `build card market`."""
    first, *rest = data.items()
    return " ".join([str(first[1]), *(f"{name} {value}" for name, value in rest)])


def points_by_source(scores: list[dict[str, int]], name: Any) -> list[tuple[str, list[int | None]]]:
    """One row for each source anybody has points from, in the order they come up."""
    sources = list(dict.fromkeys(source for seat in scores for source in seat))
    return [(name(source), [seat.get(source) for seat in scores]) for source in sources]


class Board(Vertical):
    """Everything of the game that lies open to the viewer; `top` is a strip over the whole width, if there is one."""

    def __init__(self, top: Widget | None = None) -> None:
        super().__init__(id="board")
        self.top = top

    def show(self, view: View, guide: Guide, legal: Sequence[int]) -> None:
        raise TypeError("a board shows itself")


class PlainBoard(Board):
    """The view as indented text, for a game without a drawing of its own."""

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield Static(id="plain-view", markup=False)

    def show(self, view: View, guide: Guide, legal: Sequence[int]) -> None:
        self.query_one("#plain-view", Static).update("\n".join(outline(view)))


def outline(data: Any, depth: int = 0) -> list[str]:
    """Nested data as lines, one name and value on each."""
    pad = "  " * depth
    pairs = data.items() if isinstance(data, dict) else enumerate(data)
    rows: list[str] = []
    for name, value in pairs:
        if isinstance(value, dict | list) and value:
            rows += [f"{pad}{name}:", *outline(value, depth + 1)]
        else:
            rows.append(f"{pad}{name}: {value}")
    return rows


DRAWINGS: Final[dict[str, str]] = {"citadels": "kasztelan.cli.terminal.citadels.drawing"}
"""Games with a drawing of their own: the module's `make_board` and `make_guide` are used."""


def make_board(game: str) -> Board:
    if game not in DRAWINGS:
        return PlainBoard()
    board: Board = import_module(DRAWINGS[game]).make_board()
    return board


def make_guide(play: Play, words: Words) -> Guide:
    if play.game.name not in DRAWINGS:
        return Guide(play, words)
    guide: Guide = import_module(DRAWINGS[play.game.name]).make_guide(play, words)
    return guide
