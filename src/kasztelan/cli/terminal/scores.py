"""The end of a game: points by source, places and the winner."""

from __future__ import annotations

from typing import ClassVar

from textual.content import Content

from kasztelan.cli.terminal.dialog import Leaf
from kasztelan.cli.terminal.drawing import ScoreTable
from kasztelan.cli.terminal.lines import fitted, piece
from kasztelan.texts import Words

NARROWEST: int = 6


class Scores(Leaf):
    """Stays until the player saves, leaves, or looks at the table once more."""

    ANSWERS: ClassVar[dict[str, str]] = {"s": "save", "q": "leave"}

    def __init__(self, words: Words, table: ScoreTable, players: list[str], width: int) -> None:
        heading = winners(words, table, players)
        super().__init__(heading, drawn(words, table, players, width), words.text("tui-scores-keys"))


def winners(words: Words, table: ScoreTable, players: list[str]) -> str:
    won = [player for player, one in zip(players, table.won, strict=True) if one]
    return words.text("tui-winner", players=", ".join(won), count=len(won))


def drawn(words: Words, table: ScoreTable, players: list[str], width: int) -> Content:
    """A column for each player, a row for each source, then totals and places."""
    label = max(14, min(26, width - len(players) * 10))
    column = max(NARROWEST, min(14, (width - label) // len(players)))
    rows = [line(label, column, "", players, "bold")]
    for source, points in table.rows:
        rows.append(line(label, column, source, ["·" if one is None else str(one) for one in points]))
    rows.append(Content("─" * (label + column * len(players))).stylize("$rule"))
    rows.append(
        line(label, column, words.text("tui-total"), [str(one) for one in table.totals], "bold $rubric")
    )
    rows.append(line(label, column, words.text("tui-place"), [str(one) for one in table.places], "bold"))
    rows.append(piece((f"\n{table.ending}", "italic $ink-2")))
    return Content("\n").join(rows)


def line(label: int, column: int, name: str, cells: list[str], style: str = "") -> Content:
    shown = [fitted(Content(cell), column - 1).plain.rstrip().rjust(column - 1) for cell in cells]
    return piece(fitted(Content(name), label), (" ".join(["", *shown]), style))
