"""Citadels on the table: the ranks above, the seats, and one's own side below."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll

from kasztelan.cli.terminal.citadels.guide import CitadelsGuide
from kasztelan.cli.terminal.citadels.hand import Hand
from kasztelan.cli.terminal.citadels.ranks import Ranks
from kasztelan.cli.terminal.citadels.seats import Seats
from kasztelan.cli.terminal.drawing import Board, Guide, View
from kasztelan.cli.terminal.play import Play
from kasztelan.texts import Words


class CitadelsBoard(Board):
    """Draws a view of Citadels."""

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


def make_board() -> Board:
    return CitadelsBoard()


def make_guide(play: Play, words: Words) -> Guide:
    return CitadelsGuide(play, words)
