"""What a game's picture in the terminal is made of; the client asks for nothing else.

A game brings a module `kasztelan.cli.terminal.<game>.board` with a `DRAWING`: a `Board` that draws its view, a `Guide`
that speaks about it, and the words and colours these two use. A game without one is drawn by `plain.PLAIN`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from textual.containers import Vertical
from textual.content import Content
from textual.widget import Widget

from kasztelan.cli.outcome import names_of
from kasztelan.cli.terminal.play import Play, Together
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
    """The end of a game: points by source with one column for each participant, and the data of its result."""

    rows: list[tuple[str, list[int | None]]]
    result: dict[str, Any]
    ending: str


class Guide:
    """Puts a game into words, from the viewer's view alone. The first five every game has to say in its own way."""

    def __init__(self, play: Play, words: Words) -> None:
        self.play = play
        self.words = words

    @property
    def names(self) -> list[str]:
        """By participant: those who sit there, then automas as far as they are known by now."""
        match = self.play.match
        return names_of(self.words, self.play.names, self.play.game.name_keys(match.options, match.state))

    def headline(self, view: View) -> str:
        """The line over the table: which game it is and how far it has come."""
        raise TypeError("a guide names its game")

    def question(self, view: View) -> str:
        """What is asked of the viewer, or whom the table waits for."""
        raise TypeError("a guide puts the question")

    def title(self, view: View, action: int) -> str:
        """An action as it stands in the list of choices."""
        raise TypeError("a guide names what can be done")

    def sentence(self, event: dict[str, Any], knows: bool) -> Content:
        """What happened; `knows` tells whether the viewer may know all of it."""
        raise TypeError("a guide tells what happened")

    def refused(self, reason: Reason) -> str:
        """Why something cannot be done now."""
        raise TypeError("a guide says why not")

    def advised(self, why: Reason) -> str:
        """What a bot's advice goes by."""
        raise TypeError("a guide says why")

    # --- what has a plain answer

    def entries(self, view: View, legal: Sequence[int]) -> list[Entry]:
        """The choices, those that belong together in a drawer where there are many."""
        decode = self.play.game.codec.decode
        return [Entry(self.title(view, one), action=one, about=dict(decode(one))) for one in legal]

    def near_misses(self, view: View, legal: Sequence[int]) -> list[Entry]:
        """What a player might look for in the list, each with the reason why it is not there."""
        return []

    def gloss(self, view: View, entry: Entry) -> Content:
        """The rule behind a row."""
        return Content(entry.title)

    def explained(self, view: View) -> list[tuple[str, Content]]:
        """What else on the table is worth a word, such as its signs: a heading and a text each."""
        return []

    def source(self, name: str) -> str:
        """What points were scored for."""
        return self.word_or(f"source-{name}", name)

    def ending(self, reason: str) -> str:
        """Why the game is over."""
        return self.word_or(f"ending-{reason}", reason)

    def scores(self) -> ScoreTable:
        game, state = self.play.game, self.play.match.state
        result = game.result(state)
        assert result is not None, "a game that is over has a result"
        rows = points_by_source(game.scores(state), self.source)
        return ScoreTable(rows, result.to_data(), self.ending(result.reason))

    def word_or(self, key: str, otherwise: str) -> str:
        return self.words.text(key) if self.words.has(key) else otherwise.replace("_", " ")


def points_by_source(
    scores: list[dict[str, int]], name: Callable[[str], str]
) -> list[tuple[str, list[int | None]]]:
    """One row for each source anybody has points from, in the order they come up."""
    sources = list(dict.fromkeys(source for one in scores for source in one))
    return [(name(source), [one.get(source) for one in scores]) for source in sources]


class Board(Vertical):
    """Everything of the game that lies open to the viewer; `top` is a strip over the whole width, if there is one."""

    def __init__(self, top: Widget | None = None) -> None:
        super().__init__(id="board")
        self.top = top

    def show(self, view: View, guide: Guide, legal: Sequence[int]) -> None:
        raise TypeError("a board shows itself")


def all_apart(last: Any, event: Any) -> None:
    """Every event is a sentence of its own."""


@dataclass(frozen=True)
class Drawing:
    """A game's picture. `texts` are packages with `texts/<lang>.ftl`; the colours go by the names that styles use.

    `together` makes one event out of two that are told in one sentence, or says None.
    """

    board: Callable[[], Board]
    guide: Callable[[Play, Words], Guide]
    texts: tuple[str, ...] = ()
    by_day: Mapping[str, str] = field(default_factory=dict)
    by_night: Mapping[str, str] = field(default_factory=dict)
    together: Together = all_apart
