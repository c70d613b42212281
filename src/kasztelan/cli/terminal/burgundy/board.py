"""Burgundy on the table: a duchy as a map, its owner's line, the depots, and the other players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import VerticalScroll

from kasztelan.cli.terminal.burgundy.automa import Automa
from kasztelan.cli.terminal.burgundy.colours import BY_DAY, BY_NIGHT
from kasztelan.cli.terminal.burgundy.depots import Depots
from kasztelan.cli.terminal.burgundy.duchy import Map
from kasztelan.cli.terminal.burgundy.guide import BurgundyGuide
from kasztelan.cli.terminal.burgundy.seats import Seats
from kasztelan.cli.terminal.drawing import Board, Drawing, Guide, View


class BurgundyBoard(Board):
    """Draws a view of Burgundy."""

    DEFAULT_CSS = """
    #board-around { height: auto; max-height: 60vh; scrollbar-size-vertical: 1; }
    #depots, #others, #automa { padding: 0 1; }
    #duchy, #own { background: $board; padding: 0 1; }
    """
    SCOPED_CSS = False

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="board-around", can_focus=False):
            yield Map()
            yield Seats(others=False)
            yield Depots()
            yield Seats(others=True)
            yield Automa()

    def show(self, view: View, guide: Guide, legal: Sequence[int]) -> None:
        assert isinstance(guide, BurgundyGuide)
        self.query_one(Map).show(view, guide.table, guide.open_spaces(legal))
        self.query_one(Depots).show(view, guide.table)
        self.query_one(Automa).show(view, guide.table)
        for seats in self.query(Seats):
            seats.show(view, guide.table)


DRAWING: Final = Drawing(
    BurgundyBoard,
    BurgundyGuide,
    texts=("kasztelan.cli.terminal.burgundy",),
    by_day=BY_DAY,
    by_night=BY_NIGHT,
)
