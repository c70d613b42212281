"""The picture of a game that has none of its own: its view, decision and scores as text, in the words it has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
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
from kasztelan.texts.sentences import Table

ELSEWHERE: Final = ("game", "decision", "seat", "mine")
"""Fields of a view that are told in the header, in the question, or by who looks."""
BY_SEAT: Final = ("seats", "players")
"""Fields of a view that say that they hold something for each seat."""
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
    """Uses a game's sentences where it has them, else the names of the fields."""

    @cached_property
    def table(self) -> Table:
        return table_of(self.words, self.names, self.play.game, self.play.match.options)

    def headline(self, view: View) -> str:
        return self.word_or(f"game-{self.play.game.name}", self.play.game.name)

    def question(self, view: View) -> str:
        decision = self.play.game.decision(self.play.match.state)
        name = decision["name"]
        who = self.play.who()
        if self.words.has(f"decision-{name}"):
            return self.table.decision(decision, self.play.viewer)
        if self.play.over():
            return self.words.text("tui-over")
        what = self.in_fields({one: value for one, value in decision.items() if one != "seat"})
        if who == self.play.viewer:
            return f"{self.words.text('tui-your-choice')} {what}"
        return self.words.text("tui-waiting", player=self.names[who]) if who >= 0 else what

    def title(self, view: View, action: int) -> str:
        about = self.play.game.codec.decode(action)
        if self.words.has(f"action-{about['verb']}"):
            return self.table.action(about, self.play.facts(about))
        return self.in_fields(about)

    def sentence(self, event: dict[str, Any], knows: bool) -> Content:
        if self.words.has(f"event-{event['event']}"):
            return Content(self.table.event(event, knows))
        return Content(self.in_fields(event))

    def refused(self, reason: Reason) -> str:
        if self.words.has(f"reason-{reason.code}"):
            return self.table.reason(reason)
        return self.in_fields({"code": reason.code, **reason.facts})

    def entries(self, view: View, legal: Sequence[int]) -> list[Entry]:
        return grouped(super().entries(view, legal), self.short, self.player)

    def near_misses(self, view: View, legal: Sequence[int]) -> list[Entry]:
        decode = self.play.game.codec.decode
        reasons = ((one, self.play.why_not(one)) for one in self.play.game.near_misses(self.play.match.state))
        return [
            Entry(self.title(view, one), detail=self.refused(reason), about=dict(decode(one)))
            for one, reason in reasons
            if reason is not None
        ]

    def short(self, about: Mapping[str, Any]) -> str:
        """A drawer's name: what is done, without what it is aimed at."""
        return self.word_or(f"action-{about['verb']}.short", str(about["verb"]))

    # --- from fields to words

    def in_fields(self, data: Mapping[str, Any]) -> str:
        """A dict on one line, its first value in front: `build, card: market`."""
        first, *rest = data.items()
        told = [
            self.field(str(first[1])),
            *(f"{self.field(name)}: {self.value(name, one)}" for name, one in rest),
        ]
        return ", ".join(told)

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
        if name in ("seat", "other"):
            return self.player(value)
        return self.word_or(f"{name}-{value}", str(value)) if isinstance(value, str) else str(value)

    def player(self, participant: int) -> str:
        return self.names[participant] if 0 <= participant < len(self.names) else str(participant)


@dataclass
class Reading:
    """A view sorted by how it is shown: what lies on the table, and what is told of each participant."""

    table: dict[str, Any] = field(default_factory=dict)
    lines: list[dict[str, Any]] = field(default_factory=list)
    mine: dict[str, Any] = field(default_factory=dict)


def reading_of(view: View, seats: int, lines: int) -> Reading:
    """What the view tells of whom; a list of numbers with one for each seat or participant is told of them."""
    reading = Reading(lines=[{} for _ in range(lines)], mine=dict(view.get("mine") or {}))
    for name, value in view.items():
        if name in ELSEWHERE:
            continue
        if isinstance(value, list) and is_by_seat(name, value, (seats, lines)):
            for line, one in zip(reading.lines, value, strict=False):
                line.update(one if isinstance(one, dict) else {name: one})
        else:
            reading.table[name] = value
    return reading


def is_by_seat(name: str, value: list[Any], counts: Iterable[int]) -> bool:
    return len(value) in counts and (name in BY_SEAT or all(isinstance(one, int) for one in value))


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
    reading = reading_of(view, len(play.names), len(guide.names))
    scores = play.game.scores_seen_by(play.match.state, play.viewer)
    rows: list[Content] = []
    for at, own in enumerate(reading.lines):
        points = guide.words.text("tui-points", points=sum(scores[at].values()))
        turn: Part = ("► ", "bold $rubric") if play.who() == at else "  "
        rows.append(piece(turn, (guide.names[at], f"bold $seat-{at % 8}"), f"  {points}"))
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
