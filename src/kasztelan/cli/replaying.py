"""The screen on which a recorded game is stepped through, forward and back, as any seat."""

from __future__ import annotations

from textual.app import App, ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Footer, Static

from kasztelan.cli.retelling import Recording
from kasztelan.cli.steps import ALL, Onlooker, viewer
from kasztelan.cli.table_setup import TableSetup
from kasztelan.cli.terminal.drawing import Board
from kasztelan.cli.terminal.plain import drawing_of, guide_of
from kasztelan.cli.terminal.play import Play
from kasztelan.cli.terminal.theme import NIGHT, themes
from kasztelan.core.chance import SeededChance
from kasztelan.core.match import Match


class ReplayScreen(App[None]):
    """The table on the left as the onlooker sees it, the story up to here on the right."""

    CSS = """
    #where { height: 1; background: $panel; padding: 0 1; }
    #story { width: 2fr; padding: 0 1; }
    Board { width: 3fr; }
    Board > VerticalScroll { max-height: 1fr; }
    """
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, recording: Recording, onlooker: Onlooker) -> None:
        super().__init__()
        self.recording = recording
        self.onlooker = onlooker
        self.at = 0
        game = recording.game
        match = Match(game, SeededChance(0), recording.options)
        match.state = recording.steps[0].state
        setup = TableSetup(
            game, match, recording.names[: recording.seats], set(), {}, recording.language, None
        )
        self.drawing = drawing_of(game.name)
        for look in themes(self.drawing.by_day, self.drawing.by_night):
            self.register_theme(look)
        self.theme = NIGHT
        self.play = Play(setup, self.drawing.together)
        self.guide = guide_of(self.drawing, self.play, recording.language)
        for key, action, label in (
            ("right", "forward", "forward"),
            ("left", "backward", "back"),
            ("home", "first", "first"),
            ("end", "last", "last"),
            ("s", "seat", "seat"),
            ("q,escape", "quit", "quit"),
        ):
            self.bind(key, action, description=recording.words.text(f"cli-key-{label}"))

    def compose(self) -> ComposeResult:
        yield Static(id="where", markup=False)
        board = self.drawing.board()
        if board.top is not None:
            yield board.top
        with Horizontal():
            yield board
            with VerticalScroll(id="story", can_focus=False):
                yield Static(id="told")
        yield Footer()

    def on_mount(self) -> None:
        self.draw()

    # --- stepping

    def action_forward(self) -> None:
        self.go(self.at + 1)

    def action_backward(self) -> None:
        self.go(self.at - 1)

    def action_first(self) -> None:
        self.go(0)

    def action_last(self) -> None:
        self.go(len(self.recording.steps) - 1)

    def action_seat(self) -> None:
        """Spectator, then each seat, then everything, then the spectator again."""
        order: list[Onlooker] = [None, *range(self.recording.seats), ALL]
        self.onlooker = order[(order.index(self.onlooker) + 1) % len(order)]
        self.draw()

    def go(self, at: int) -> None:
        self.at = max(0, min(at, len(self.recording.steps) - 1))
        self.draw()

    # --- drawing

    def draw(self) -> None:
        recording = self.recording
        step = recording.steps[self.at]
        self.play.match.state = step.state
        self.play.viewer = viewer(recording.game, step, self.onlooker)
        self.query_one("#where", Static).update(
            recording.words.text(
                "cli-replay-where",
                step=self.at,
                last=len(recording.steps) - 1,
                onlooker=recording.onlooker_name(self.onlooker),
            )
        )
        self.query_one(Board).show(self.play.view(), self.guide, [])
        self.query_one("#told", Static).update(self.story())
        self.query_one("#story", VerticalScroll).scroll_end(animate=False)

    def story(self) -> Content:
        """All that was told up to this step, what this step told in bold."""
        lines: list[Content] = []
        for at in range(self.at + 1):
            style = "bold" if at == self.at else "dim"
            lines += [Content.styled(line, style) for line in self.recording.sentences(at, self.onlooker)]
        if self.at == len(self.recording.steps) - 1:
            lines += [Content.styled(line, "bold") for line in self.recording.ending()]
        return Content("\n").join(lines)
