"""The screen between two people: it shows nothing of the game until the next one is there."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from kasztelan.texts import Words


class HandOver(Screen[str]):
    """Waits for the next person; says "undo" if the one before takes the last decision back."""

    # Only keys that choose nothing at the table: pressing a choice twice must not show the next hand.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "take_over", show=False),
        Binding("u", "take_back", show=False),
    ]

    def __init__(self, words: Words, player: str, undo_for: str | None) -> None:
        super().__init__()
        self.words = words
        self.player = player
        self.undo_for = undo_for

    def compose(self) -> ComposeResult:
        say = self.words.text
        with Vertical(id="handover"):
            yield Static(say("tui-handover", player=self.player), id="handover-name", markup=False)
            yield Static(say("tui-handover-why"), markup=False)
            yield Static(say("tui-handover-key", player=self.player), id="handover-key", markup=False)
            if self.undo_for is not None:
                yield Static(say("tui-handover-undo", player=self.undo_for), markup=False)

    def action_take_over(self) -> None:
        self.dismiss("")

    def action_take_back(self) -> None:
        if self.undo_for is not None:
            self.dismiss("undo")
