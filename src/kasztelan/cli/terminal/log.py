"""The chronicle: what happened, in sentences, as far as the viewer may know it."""

from __future__ import annotations

from typing import Final

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from kasztelan.cli.terminal.drawing import Guide
from kasztelan.cli.terminal.lines import piece

LONGEST: Final = 160
"""Sentences kept on the screen."""


class Log(VerticalScroll, can_focus=False):
    """Always shows the latest; a line marks where the viewer's last turn ended."""

    def __init__(self) -> None:
        super().__init__(id="log")
        self.speaker: tuple[int | None, str] | None = None
        self.sentences: list[Content] = []

    def compose(self) -> ComposeResult:
        yield Static(id="log-text")

    def show(self, guide: Guide) -> None:
        play = guide.play
        speaker = (play.viewer, guide.words.language)
        if speaker != self.speaker or len(self.sentences) > len(play.story):
            self.speaker = speaker
            self.sentences = []
        # The latest may have been added to: cards that come one by one are one sentence.
        del self.sentences[-1:]
        self.sentences += [
            guide.sentence(event, knows) for event, knows in play.sightings(len(self.sentences))
        ]
        self.query_one("#log-text", Static).update(self.told(guide))
        self.call_after_refresh(self.scroll_end, animate=False)

    def told(self, guide: Guide) -> Content:
        news = guide.play.news_from()
        first = max(0, len(self.sentences) - LONGEST)
        rows = list(self.sentences[first:])
        if first < news < len(self.sentences):
            rows.insert(news - first, piece((f"── {guide.words.text('tui-since-your-turn')} ──", "$rubric")))
        return Content("\n").join(row for row in rows if row.plain)

    def forget(self) -> None:
        """Tells everything anew: after an undo the story has changed."""
        self.speaker = None
