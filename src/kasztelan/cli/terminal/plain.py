"""The picture of a game that has none of its own: its view, decision and scores as text, in the words it has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from kasztelan.cli.speaking import spoken, table_of
from kasztelan.cli.terminal.drawing import Board, Drawing, Entry, Guide, View
from kasztelan.cli.terminal.lines import Part, piece
from kasztelan.cli.terminal.menu import grouped
from kasztelan.cli.terminal.own import own_part
from kasztelan.cli.terminal.play import Play
from kasztelan.core.errors import Reason
from kasztelan.texts.sentences import SEATS, Table

ELSEWHERE: Final = ("game", "decision", "seat", "mine")
"""Fields of a view that are told in the header, in the question, or by who looks."""
BY_SEAT: Final = ("seats", "players", "participants")
"""Fields of a view that hold something for each seat or participant; of other lists nobody can tell."""
NESTED: Final = (dict, list)


def drawing_of(game: str) -> Drawing:
    """The game's own picture, or the plain one."""
    own = own_part(game, "board")
    if own is None:
        return PLAIN
    drawing: Drawing = own.DRAWING
    return drawing


def guide_of(drawing: Drawing, play: Play, language: str) -> Guide:
    """Whoever speaks for the game at this table, in that language."""
    words = spoken(language, play.game.name, more=("kasztelan.cli.terminal", *drawing.texts))
    return drawing.guide(play, words)


class PlainGuide(Guide):
    """Speaks in the game's sentences; what lies on the table goes by the names of its fields."""

    @property
    def table(self) -> Table:
        return table_of(self.words, self.names, self.play.game, self.play.match.options, self.play.viewer)

    def headline(self, view: View) -> str:
        return self.words.text(f"game-{self.play.game.name}")

    def question(self, view: View) -> str:
        return self.table.decision(self.play.game.decision(self.play.match.state), self.play.viewer)

    def title(self, view: View, action: int) -> str:
        about = self.play.game.codec.decode(action)
        return self.table.action(about, self.play.facts(about))

    def sentence(self, event: dict[str, Any], knows: bool) -> Content:
        return Content(self.table.event(event, knows))

    def refused(self, reason: Reason) -> str:
        return self.table.reason(reason)

    def advised(self, why: Reason) -> str:
        return self.table.hint(why)

    def entries(self, view: View, legal: Sequence[int]) -> list[Entry]:
        return grouped(super().entries(view, legal), self.table.action_group, self.table.player)

    def near_misses(self, view: View, legal: Sequence[int]) -> list[Entry]:
        decode = self.play.game.codec.decode
        reasons = ((one, self.play.why_not(one)) for one in self.play.game.near_misses(self.play.match.state))
        return [
            Entry(self.title(view, one), detail=self.refused(reason), about=dict(decode(one)))
            for one, reason in reasons
            if reason is not None
        ]

    # --- from fields to words

    def field(self, name: str) -> str:
        return self.word_or(f"field-{name}", name)

    def value(self, name: str, value: Any) -> str:
        """What a field holds, as far as it goes on one line."""
        if value is None or value in ([], {}):
            return "–"
        if isinstance(value, bool):
            return self.words.text("tui-yes" if value else "tui-no")
        if isinstance(value, list):
            return ", ".join(self.value(name, one) for one in value)
        if isinstance(value, dict):
            return ", ".join(f"{self.field(inner)}: {self.value(inner, one)}" for inner, one in value.items())
        if name in SEATS:
            return self.table.player(value)
        return self.word_or(f"{name}-{value}", str(value)) if isinstance(value, str) else str(value)


@dataclass
class Reading:
    """A view sorted by how it is shown: what lies on the table, and what is told of each participant."""

    table: dict[str, Any] = field(default_factory=dict)
    lines: list[dict[str, Any]] = field(default_factory=list)
    mine: dict[str, Any] = field(default_factory=dict)


def reading_of(view: View, lines: int) -> Reading:
    """What the view tells of whom."""
    reading = Reading(lines=[{} for _ in range(lines)], mine=dict(view.get("mine") or {}))
    for name, value in view.items():
        if name in ELSEWHERE:
            continue
        if name in BY_SEAT and isinstance(value, list):
            for line, one in zip(reading.lines, value, strict=False):
                line.update(one if isinstance(one, dict) else {name: one})
        else:
            reading.table[name] = value
    return reading


class PlainBoard(Board):
    """Everybody with their points and what is theirs, then the table, then what only the viewer sees."""

    DEFAULT_CSS = (
        "PlainBoard VerticalScroll { height: auto; max-height: 60vh; } #plain-view { padding: 1 1; }"
    )

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield Static(id="plain-view")

    def show(self, view: View, guide: Guide, legal: Sequence[int]) -> None:
        assert isinstance(guide, PlainGuide)
        self.query_one("#plain-view", Static).update(Content("\n").join(drawn(view, guide)))


def drawn(view: View, guide: PlainGuide) -> list[Content]:
    play = guide.play
    reading = reading_of(view, len(guide.names))
    scores = play.game.scores_seen_by(play.match.state, play.viewer)
    rows: list[Content] = []
    for at, own in enumerate(reading.lines):
        points = guide.words.text("tui-points", points=sum(scores[at].values()))
        turn: Part = ("► ", "bold $rubric") if play.who() == at else "  "
        rows.append(piece(turn, (guide.table.player(at), f"bold $seat-{at % 8}"), f"  {points}"))
        rows += outline(own, guide, 2)
    for key, data in (("tui-on-table", reading.table), ("tui-mine", reading.mine)):
        if data:
            rows += [Content(""), piece((guide.words.text(key), "bold $rubric")), *outline(data, guide, 1)]
    return rows


def outline(data: Mapping[str, Any], guide: PlainGuide, depth: int) -> list[Content]:
    """Fields as lines; what has lists or fields inside begins further in."""
    rows: list[Content] = []
    pad = "  " * depth
    for name, value in data.items():
        inside = numbered(value)
        label = (f"{pad}{guide.field(name)}: ", "$ink-2")
        if inside:
            rows += [piece(label), *outline(inside, guide, depth + 1)]
        else:
            rows.append(piece(label, guide.value(name, value)))
    return rows


def numbered(value: Any) -> dict[str, Any]:
    """What a value has inside that needs lines of its own; a list of such things is counted from 1."""
    if isinstance(value, dict):
        return value
    if isinstance(value, list) and any(isinstance(one, NESTED) for one in value):
        return {str(at): one for at, one in enumerate(value, start=1)}
    return {}


PLAIN: Final = Drawing(PlainBoard, PlainGuide)
