"""The rulebook, searched by words or by the id of a rule."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from kasztelan.cli.terminal.lines import piece
from kasztelan.texts import Words
from kasztelan.texts.rule_search import find
from kasztelan.texts.rulebook import Rule, rulebook


class Rules(ModalScreen[None]):
    """Shows the whole book, or the rules that fit what is typed, the best first."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("down", "scroll_book(1)", show=False, priority=True),
        Binding("up", "scroll_book(-1)", show=False, priority=True),
        Binding("pagedown", "page_book(1)", show=False, priority=True),
        Binding("pageup", "page_book(-1)", show=False, priority=True),
    ]

    def __init__(self, game: str, words: Words) -> None:
        super().__init__()
        self.game = game
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(id="leaf"):
            yield Static(rulebook(self.game, self.words.language).title, id="leaf-heading", markup=False)
            yield Input(placeholder=self.words.text("tui-rules-search"), id="rules-words")
            with VerticalScroll(id="leaf-body", can_focus=False):
                yield Static(id="rules-found")
            yield Static(self.words.text("tui-rules-keys"), id="leaf-keys", markup=False)

    def on_mount(self) -> None:
        self.look_up("")
        self.query_one(Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.look_up(event.value)

    def look_up(self, wanted: str) -> None:
        book = rulebook(self.game, self.words.language)
        found = find(self.game, self.words.language, wanted) if wanted.strip() else book.rules
        text = printed(found) if found else Content(self.words.text("tui-rules-none"))
        self.query_one("#rules-found", Static).update(text)
        self.query_one("#leaf-body").scroll_home(animate=False)

    def action_scroll_book(self, way: int) -> None:
        self.query_one("#leaf-body").scroll_relative(y=2 * way, animate=False)

    def action_page_book(self, way: int) -> None:
        body = self.query_one("#leaf-body")
        body.scroll_relative(y=(body.size.height - 2) * way, animate=False)

    def action_close(self) -> None:
        self.dismiss(None)


def printed(rules: list[Rule]) -> Content:
    """Rules under the headings of their sections."""
    parts: list[Content] = []
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            parts.append(piece((f"\n{section}" if parts else section, "bold $rubric")))
        marks = "".join(f" ({mark})" for mark in rule.marks)
        parts.append(piece((rule.id, "$gilt-ink"), f"  {rule.text}", (marks, "italic $ink-2")))
    return Content("\n").join(parts)
