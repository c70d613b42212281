"""The row of ranks: who was called, who showed up, and the marks that lie on each."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from textual.content import Content

from kasztelan.cli.terminal.drawing import View
from kasztelan.cli.terminal.lines import Lines, fitted, piece
from kasztelan.texts.sentences import Table

MARKS: Final = (
    ("killed", "†", "$rubric"),
    ("bewitched", "☾", "$unique-ink"),
    ("robbed", "¤", "$gilt-ink"),
    ("warrant", "§", "$religious-ink"),
    ("threat", "!", "$military-ink"),
)
"""What may lie on a rank: its field in the view, its sign and its colour."""


class Status(NamedTuple):
    """What one rank says of itself: a word, how it is written, and the ground it stands on."""

    word: str
    style: str
    ground: str = ""


class Ranks(Lines):
    """Three lines: number and marks, name, what became of it."""

    def __init__(self) -> None:
        super().__init__(id="ranks")
        self.view: View = {}
        self.table: Table | None = None

    def show(self, view: View, table: Table) -> None:
        self.view, self.table = view, table
        self.redraw()

    def lines(self, width: int) -> list[Content]:
        ranks = self.view.get("ranks") or []
        if not ranks or self.table is None:
            return [Content(""), Content(""), Content("")]
        spare = width - (len(ranks) - 1)
        cells = [
            self.cell(one, max(5, spare * (at + 1) // len(ranks) - spare * at // len(ranks)))
            for at, one in enumerate(ranks)
        ]
        return [Content(" ").join(row) for row in zip(*cells, strict=True)]

    def cell(self, rank: dict[str, Any], width: int) -> list[Content]:
        assert self.table is not None
        status = self.status(rank)
        character = rank["character"]
        name = self.table.character(character) if character else "?"
        marks: list[tuple[str, str]] = [
            (f" {sign}{face(rank, field)}", f"bold {style}") for field, sign, style in MARKS if rank[field]
        ]
        now = rank["rank"] == self.view["called"] and self.view["turn"] is not None
        rows = [
            piece((f"{rank['rank']}", "bold $gilt-ink"), *marks, *([(" ◄", "bold $rubric")] if now else [])),
            piece((name, "bold" if status.ground else status.style)),
            piece((status.word, status.style)),
        ]
        ground = f"on {status.ground or '$leaf'}"
        return [fitted(piece(" ", row), width, ground) for row in rows]

    def status(self, rank: dict[str, Any]) -> Status:
        assert self.table is not None
        say = self.table.words.text
        view = self.view
        if rank["character"] in view["face_up"]:
            return Status(say("citadels-rank-out"), "strike $ink-2")
        if rank["killed"]:
            return Status(say("word-killed"), "bold $rubric")
        if rank["seat"] is not None:
            mine = rank["seat"] == view["seat"]
            who = say("citadels-you") if mine else self.table.player(rank["seat"])
            now = rank["rank"] == view["called"]
            return Status(who, "bold $rubric" if mine else "$ink", "$lit" if now else "")
        if view["mine"] is not None and rank["character"] in view["mine"]["characters"]:
            return Status(say("citadels-rank-yours"), "bold $rubric")
        for field, _, style in MARKS[1:]:
            if rank[field]:
                return Status(say(f"word-{field}"), style)
        if view["called"] >= rank["rank"]:
            return Status(say("citadels-rank-nobody"), "italic $ink-2")
        return Status("", "$ink")


def face(rank: dict[str, Any], field: str) -> str:
    """The face of a marker where the viewer knows it: the signed warrant, the flowered threat."""
    known = {"warrant": rank["signed"], "threat": rank["flowered"]}.get(field)
    return "" if known is None else ("✓" if known else "○")
