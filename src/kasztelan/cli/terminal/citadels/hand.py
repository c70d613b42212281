"""The viewer's own side of the table: city, characters and hand."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from kasztelan.cli.terminal.citadels.chips import chip, cost_of
from kasztelan.cli.terminal.citadels.seats import city_lines, name_line
from kasztelan.cli.terminal.drawing import View
from kasztelan.cli.terminal.lines import Lines, flow, piece
from kasztelan.texts.sentences import Table


class Hand(Lines):
    """What only the viewer sees; a card that cannot be used now is faded, its words stay."""

    def __init__(self) -> None:
        super().__init__(id="hand")
        self.view: View = {}
        self.table: Table | None = None
        self.usable: set[str] | None = None

    def show(self, view: View, table: Table, usable: Sequence[str] | None) -> None:
        """`usable` are the cards a choice is about; None leaves all of them bright."""
        self.view, self.table = view, table
        self.usable = None if usable is None else set(usable)
        self.display = view["mine"] is not None
        self.redraw()

    def lines(self, width: int) -> list[Content]:
        if self.table is None or self.view["mine"] is None:
            return []
        seat = self.view["seat"]
        name = name_line(self.view, self.table, seat, width)
        return [
            *flow([name, *self.characters()], width, gap="  "),
            *city_lines(self.view, self.table, seat, width),
            *self.hand_lines(width),
        ]

    def characters(self) -> list[Content]:
        assert self.table is not None
        mine = self.view["mine"]["characters"]
        if not mine:
            return []
        names = ", ".join(self.table.character(one) for one in mine)
        label = self.table.words.text("citadels-your-characters", count=len(mine))
        return [piece((f"{label} ", "$ink-2"), (names, "bold $rubric"))]

    def hand_lines(self, width: int) -> list[Content]:
        assert self.table is not None
        hand = self.view["mine"]["hand"]
        label = self.table.words.text("citadels-hand")
        if not hand:
            return [
                piece(
                    (f"{label} ", "$ink-2"), (self.table.words.text("citadels-hand-empty"), "italic $ink-2")
                )
            ]
        chips = [self.card(one) for one in hand]
        rows = flow(chips, width - len(label) - 1)
        first, *rest = rows
        pad = " " * (len(label) + 1)
        return [piece((f"{label} ", "$ink-2"), first), *(piece(pad, row) for row in rest)]

    def card(self, card: str) -> Content:
        assert self.table is not None
        faded = self.usable is not None and card not in self.usable
        return chip(card, self.table.card(card), cost_of(card, self.view), faded=faded)
