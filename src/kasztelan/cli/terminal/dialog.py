"""Leaves laid over the table: a heading, a text and what the keys do."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static


class Leaf(ModalScreen[str]):
    """Shows a text until a key is pressed; gives back what the key stands for."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("enter", "close", show=False),
    ]
    ANSWERS: ClassVar[dict[str, str]] = {}
    """Keys and the answers they give."""

    def __init__(self, heading: str, body: Content, keys: str) -> None:
        super().__init__()
        self.heading = heading
        self.body = body
        self.keys = keys

    def compose(self) -> ComposeResult:
        with Vertical(id="leaf"):
            yield Static(self.heading, id="leaf-heading", markup=False)
            with VerticalScroll(id="leaf-body"):
                yield Static(self.body, id="leaf-text")
            yield Static(self.keys, id="leaf-keys", markup=False)

    def on_mount(self) -> None:
        self.query_one("#leaf-body").focus()

    def key_of(self, character: str | None) -> str | None:
        return None if character is None else self.ANSWERS.get(character.lower())

    def on_key(self, event: object) -> None:
        answer = self.key_of(getattr(event, "character", None))
        if answer is not None:
            self.dismiss(answer)

    def action_close(self) -> None:
        self.dismiss("")


class Explanation(Leaf):
    """The rule behind the highlighted row and what is not possible now."""

    ANSWERS: ClassVar[dict[str, str]] = {"?": "", "i": ""}


class Leaving(Leaf):
    """Asks whether to save before the table is left."""

    ANSWERS: ClassVar[dict[str, str]] = {"s": "save", "n": "leave"}
