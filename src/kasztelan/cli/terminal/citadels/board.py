"""Citadels on the table: the ranks above, the seats, and one's own side below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import VerticalScroll

from kasztelan.cli.terminal.citadels.colours import BY_DAY, BY_NIGHT
from kasztelan.cli.terminal.citadels.guide import CitadelsGuide
from kasztelan.cli.terminal.citadels.hand import Hand
from kasztelan.cli.terminal.citadels.notes import together
from kasztelan.cli.terminal.citadels.ranks import Ranks
from kasztelan.cli.terminal.citadels.seats import Seats
from kasztelan.cli.terminal.drawing import Board, Drawing, Guide, View


class CitadelsBoard(Board):
    """Draws a view of Citadels."""

    DEFAULT_CSS = """
    #ranks { height: auto; padding: 0 1; }
    #seats-around { height: auto; max-height: 30vh; scrollbar-size-vertical: 1; }
    #hand { background: $board; padding: 0 1; border-left: outer $rubric; }
    .-high #seats-around { max-height: 40vh; }
    .-tall #ranks { padding: 0 1 1 1; }
    .-tall #seats-around { max-height: 44vh; }
    .-tall #hand { margin-bottom: 1; }
    """
    # The ranks lie over the board and the sizes hang on the screen's: both outside it.
    SCOPED_CSS = False

    def __init__(self) -> None:
        self.ranks = Ranks()
        super().__init__(self.ranks)

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="seats-around", can_focus=False):
            yield Seats()
        yield Hand()

    def show(self, view: View, guide: Guide, legal: Sequence[int]) -> None:
        assert isinstance(guide, CitadelsGuide)
        self.ranks.show(view, guide.table)
        self.query_one(Seats).show(view, guide.table)
        self.query_one(Hand).show(view, guide.table, guide.usable_cards(view, legal))


DRAWING: Final = Drawing(
    CitadelsBoard,
    CitadelsGuide,
    texts=("kasztelan.cli.terminal.citadels",),
    by_day=BY_DAY,
    by_night=BY_NIGHT,
    together=together,
)
