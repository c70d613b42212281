"""The table itself: header, board, question, choices, chronicle, and the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from kasztelan.cli.terminal.choices import Choices
from kasztelan.cli.terminal.drawing import Board, Entry, Guide
from kasztelan.cli.terminal.lines import piece
from kasztelan.cli.terminal.log import Log

if TYPE_CHECKING:
    from kasztelan.cli.terminal.app import TableApp

COMMANDS: Final = (
    ("?", "explain"), ("u", "undo"), ("h", "hint"), ("r", "rules"), ("s", "save"),
    ("p", "pace"), ("t", "light"), ("l", "language"), ("q", "leave"),
)  # fmt: skip
"""Keys along the bottom and the commands they stand for."""


NAMED: Final = 5
"""How many things that share a reason are named on their row."""
LOW: Final = 29
"""A terminal with fewer lines gets the short forms."""


class TableScreen(Screen[None]):
    """Draws what the viewer may see and passes on what is chosen."""

    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012 (declared by textual)
        (0, "-narrow"),
        (100, "-wide"),
        (130, "-broad"),
    ]
    VERTICAL_BREAKPOINTS = [  # noqa: RUF012 (declared by textual)
        (0, "-low"),
        (LOW, "-high"),
        (34, "-tall"),
    ]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,i", "app.explain", show=False),
        Binding("u", "app.undo", show=False),
        Binding("U", "app.undo(True)", show=False),
        Binding("h", "app.hint", show=False),
        Binding("r", "app.rules", show=False),
        Binding("s", "app.save", show=False),
        Binding("p", "app.pace", show=False),
        Binding("t", "app.light", show=False),
        Binding("l", "app.language", show=False),
        Binding("q", "app.leave", show=False),
        Binding("escape", "back", show=False),
        Binding("pageup", "page_log(-1)", show=False, priority=True),
        Binding("pagedown", "page_log(1)", show=False, priority=True),
    ]

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        self.laid = False

    @property
    def client(self) -> TableApp:
        from kasztelan.cli.terminal.app import TableApp

        assert isinstance(self.app, TableApp)
        return self.app

    def compose(self) -> ComposeResult:
        yield Static(id="header", markup=False)
        if self.board.top is not None:
            yield self.board.top
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield self.board
                with Vertical(id="asked"):
                    yield Static(id="question", markup=False)
                    yield Choices()
            with Vertical(id="side"):
                yield Log()
                with VerticalScroll(id="gloss", can_focus=False):
                    yield Static(id="gloss-text")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.laid = True
        self.client.draw()
        self.query_one(Choices).focus()

    # --- drawing

    def draw(self, guide: Guide) -> None:
        """Everything anew, from the viewer's view alone."""
        play = guide.play
        view = play.view()
        legal = play.legal()
        self.query_one("#header", Static).update(guide.headline(view))
        self.board.show(view, guide, legal)
        self.query_one(Log).show(guide)
        asked = self.query_one("#asked")
        asked.set_class(bool(legal), "-yours")
        self.query_one("#question", Static).update(guide.question(view))
        entries = guide.entries(view, legal) if legal else []
        misses = guide.near_misses(view, legal) if legal else []
        self.query_one("#gloss-text", Static).update("")
        compact = self.size.height < LOW
        self.query_one(Choices).offer(entries, by_reason(misses), guide.words.text("tui-back"), compact)
        self.query_one("#keys", Static).update(key_line(guide))
        self.draw_gloss(guide)

    def draw_gloss(self, guide: Guide) -> None:
        entry = self.query_one(Choices).looked_at()
        if entry is not None:
            self.query_one("#gloss-text", Static).update(guide.gloss(guide.play.view(), entry))

    # --- keys and choices

    def on_key(self, event: events.Key) -> None:
        if event.character is not None and self.query_one(Choices).press(event.character):
            event.stop()
            event.prevent_default()

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        self.client.choose(event.action)

    def on_choices_looked(self) -> None:
        self.draw_gloss(self.client.guide)

    def action_back(self) -> None:
        """Closes a drawer; once the game is over, goes back to the scores."""
        if self.client.play.over():
            self.client.drive()
        else:
            self.query_one(Choices).back()

    def action_page_log(self, way: int) -> None:
        log = self.query_one(Log)
        log.scroll_relative(y=way * max(1, log.size.height - 2), animate=False)


def by_reason(misses: Sequence[Entry]) -> list[Entry]:
    """One row for all of a kind that shares a reason."""
    together: dict[tuple[Any, str], list[Entry]] = {}
    for entry in misses:
        together.setdefault((entry.about.get("verb"), entry.detail), []).append(entry)
    return [several[0] if len(several) == 1 else joined(several) for several in together.values()]


def joined(several: Sequence[Entry]) -> Entry:
    """One row; of many things only the first are named."""
    named = ", ".join(one.title for one in several[:NAMED])
    rest = len(several) - NAMED
    return Entry(f"{named} … (+{rest})" if rest > 0 else named, detail=several[0].detail)


def key_line(guide: Guide) -> Content:
    """The commands; a click on one does the same as its key."""
    parts: list[Content] = []
    for key, command in COMMANDS:
        words = guide.words.text(f"tui-key-{command}")
        parts.append(
            Content.from_markup(f"[@click=app.{command}()][b $gilt]$key[/] $words[/]", key=key, words=words)
        )
    return piece(" ", Content("  ").join(parts))
