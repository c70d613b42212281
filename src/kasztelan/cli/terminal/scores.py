"""The end of a game: points by source, places and the winner."""

from __future__ import annotations

from typing import ClassVar

from textual.content import Content

from kasztelan.cli.outcome import points_of_sides, winners
from kasztelan.cli.terminal.dialog import Leaf
from kasztelan.cli.terminal.drawing import ScoreTable
from kasztelan.cli.terminal.lines import fitted, piece
from kasztelan.texts import Words

NARROWEST: int = 6


class Scores(Leaf):
    """Stays until the player saves, leaves, or looks at the table once more."""

    ANSWERS: ClassVar[dict[str, str]] = {"s": "save", "q": "leave"}

    def __init__(self, words: Words, table: ScoreTable, names: list[str], me: int | None, width: int) -> None:
        heading = winners(words, table.result, names, me)
        called = [words.text("you") if at == me else name for at, name in enumerate(names)]
        super().__init__(heading, drawn(words, table, called, width), words.text("tui-scores-keys"))


def drawn(words: Words, table: ScoreTable, names: list[str], width: int) -> Content:
    """A column for each participant, a row for each source, then totals, places and what belongs to sides."""
    label = max(14, min(26, width - len(names) * 10))
    column = max(NARROWEST, min(14, (width - label) // len(names)))
    rows = [line(label, column, "", names, "bold")]
    for source, points in table.rows:
        rows.append(line(label, column, source, ["·" if one is None else str(one) for one in points]))
    rows.append(Content("─" * (label + column * len(names))).stylize("$rule"))
    for key, field, style in (("tui-total", "points", "bold $rubric"), ("tui-place", "places", "bold")):
        rows.append(line(label, column, words.text(key), [str(one) for one in table.result[field]], style))
    rows += [piece((one, "bold")) for one in points_of_sides(words, table.result, names)]
    rows.append(piece((f"\n{table.ending}", "italic $ink-2")))
    return Content("\n").join(rows)


def line(label: int, column: int, name: str, cells: list[str], style: str = "") -> Content:
    shown = [fitted(Content(cell), column - 1).plain.rstrip().rjust(column - 1) for cell in cells]
    return piece(fitted(Content(name), label), (" ".join(["", *shown]), style))
