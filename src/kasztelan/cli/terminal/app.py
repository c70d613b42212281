"""The terminal client: lets people choose, lets bots move, and keeps the screen true to the viewer's view."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import ClassVar, Final

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.notifications import SeverityLevel

from kasztelan.cli.saving import save
from kasztelan.cli.table_setup import TableSetup
from kasztelan.cli.terminal.choices import Choices
from kasztelan.cli.terminal.dialog import Explanation, Leaving
from kasztelan.cli.terminal.drawing import Entry, Guide
from kasztelan.cli.terminal.handover import HandOver
from kasztelan.cli.terminal.lines import Part, piece
from kasztelan.cli.terminal.log import Log
from kasztelan.cli.terminal.plain import drawing_of, guide_of
from kasztelan.cli.terminal.play import Play
from kasztelan.cli.terminal.rules import Rules
from kasztelan.cli.terminal.scores import Scores
from kasztelan.cli.terminal.table_screen import TableScreen, by_reason
from kasztelan.cli.terminal.theme import DAY, NIGHT, themes
from kasztelan.core.errors import IllegalAction, Refusal
from kasztelan.texts import LANGUAGES
from kasztelan.texts.errors import describe_refusal

PACES: Final = (0.7, 2.0, 0.0)
"""Seconds a bot takes for a move; the key goes round them."""
PACE_NAMES: Final = {0.7: "tui-pace-brisk", 2.0: "tui-pace-slow", 0.0: "tui-pace-none"}

NOTE_SECONDS: Final = 6


class TableApp(App[None]):
    """One table, played at one terminal."""

    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, setup: TableSetup, pace: float = PACES[0]) -> None:
        super().__init__()
        self.drawing = drawing_of(setup.game.name)
        for look in themes(self.drawing.by_day, self.drawing.by_night):
            self.register_theme(look)
        self.theme = DAY
        self.play = Play(setup, self.drawing.together)
        self.pace = pace
        self.language = setup.language
        self.guide: Guide = self.speaking()
        self.table = TableScreen(self.drawing.board())
        self.kept = len(setup.match.history)

    def on_mount(self) -> None:
        self.play.start()
        self.push_screen(self.table)
        self.drive()

    def speaking(self) -> Guide:
        return guide_of(self.drawing, self.play, self.language)

    def say(self, key: str, **facts: str | int) -> str:
        return self.guide.words.text(key, **facts)

    def draw(self) -> None:
        if self.table.laid:
            self.table.draw(self.guide)

    def note(self, message: str, title: str = "", severity: SeverityLevel = "information") -> None:
        """A word in the corner; only the latest stays."""
        self.clear_notifications()
        self.notify(message, title=title, severity=severity, timeout=NOTE_SECONDS, markup=False)

    # --- the course of the game

    @work(exclusive=True, group="drive")
    async def drive(self) -> None:
        """Lets bots move until a person has to choose or the game is over."""
        play = self.play
        while not play.over() and not play.person_to_act():
            await self.bot_moves(play.who())
        if play.over():
            self.draw()
            await self.finish()
        elif play.needs_handover():
            await self.hand_over()
        else:
            self.draw()

    async def bot_moves(self, seat: int) -> None:
        if self.pace:
            self.draw()
            await asyncio.sleep(self.pace)
        bot = self.play.setup.bots[seat]
        action = await asyncio.to_thread(bot.choose, self.play.match.seat(seat))
        self.play.act(seat, action)

    async def hand_over(self) -> None:
        before = self.play.undoing_seat()
        names = self.play.names
        screen = HandOver(self.guide.words, names[self.play.who()], None if before is None else names[before])
        if await self.push_screen_wait(screen) == "undo":
            self.take_back()
        else:
            self.play.take_over()
            self.draw()

    def choose(self, action: int) -> None:
        """The viewer's choice from the list."""
        if action in self.play.legal():
            self.clear_notifications()
            self.play.choose(action)
            self.drive()

    async def finish(self) -> None:
        """Shows the scores until the players have seen enough."""
        width = min(100, self.size.width - 8)
        screen = Scores(self.guide.words, self.guide.scores(), self.guide.names, self.play.alone, width)
        answer = await self.push_screen_wait(screen)
        if answer == "save":
            self.keep()
            await self.finish()
        elif answer == "leave":
            self.exit()

    # --- commands

    def action_undo(self, over: bool = False) -> None:
        if self.play.over() or not self.play.person_to_act():
            self.note(self.say("tui-not-while-waiting"))
            return
        self.take_back(over)

    def take_back(self, over: bool = False) -> None:
        try:
            self.play.undo(over)
        except IllegalAction as illegal:
            self.note(self.guide.refused(illegal.reason))
            return
        self.table.query_one(Log).forget()
        self.drive()
        if self.play.may_start_over():
            self.note(self.say("tui-start-over"))

    def action_explain(self) -> None:
        view, legal = self.play.view(), self.play.legal()
        entry = self.table.query_one(Choices).looked_at()
        parts: list[Content] = [] if entry is None else [self.guide.gloss(view, entry)]
        misses = self.guide.near_misses(view, legal)
        if misses:
            parts.append(piece((self.say("tui-not-possible"), "bold $rubric")))
            parts.append(Content("\n").join(miss_line(one) for one in by_reason(misses)))
        for heading, text in self.guide.explained(view):
            parts += [piece((heading, "bold $rubric")), text]
        body = Content("\n\n").join(parts)
        self.push_screen(Explanation(self.say("tui-explain"), body, self.say("tui-close-key")))

    def action_hint(self) -> None:
        if not self.play.legal():
            self.note(self.say("tui-not-while-waiting"))
            return
        try:
            action, why = self.play.hint()
        except (Refusal, ImportError):
            self.note(self.say("tui-no-hint"))
            return
        self.table.query_one(Choices).point_to(action)
        advice = [
            self.guide.title(self.play.view(), action),
            *([] if why is None else [self.guide.advised(why)]),
        ]
        self.note("\n".join(advice), title=self.say("tui-hint"))

    def action_rules(self) -> None:
        self.push_screen(Rules(self.play.game.name, self.guide.words))

    def action_pace(self) -> None:
        at = PACES.index(self.pace) if self.pace in PACES else -1
        self.pace = PACES[(at + 1) % len(PACES)]
        self.note(self.say(PACE_NAMES[self.pace]))

    def action_light(self) -> None:
        self.theme = NIGHT if self.theme == DAY else DAY

    def action_language(self) -> None:
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        self.play.setup.language = self.language
        self.guide = self.speaking()
        self.draw()

    def action_save(self) -> None:
        self.keep()

    def keep(self) -> bool:
        """Writes the record; says whether that worked."""
        setup = self.play.setup
        chosen = setup.save_path
        setup.save_path = chosen or free_name(setup.game.name)
        try:
            save(setup)
        except Refusal as refusal:
            setup.save_path = chosen
            self.note(describe_refusal(self.guide.words, refusal), severity="error")
            return False
        self.kept = len(setup.match.history)
        key = "tui-saved-over" if self.play.over() else "tui-saved"
        self.note(self.say(key, game=setup.game.name, file=str(setup.save_path)))
        return True

    @work(exclusive=True, group="leave")
    async def action_leave(self) -> None:
        if isinstance(self.screen, Leaving):
            return
        if self.play.over() or self.kept == len(self.play.match.history):
            self.exit()
            return
        body = Content(self.say("tui-leave-why"))
        answer = await self.push_screen_wait(Leaving(self.say("tui-leave"), body, self.say("tui-leave-keys")))
        if answer == "save" and self.keep():
            self.exit()
        elif answer == "leave":
            self.play.setup.save_path = None
            self.exit()


def miss_line(entry: Entry) -> Content:
    sign: list[Part | Content] = [] if entry.sign is None else [entry.sign, " "]
    return piece(*sign, (f"{entry.title}: ", "bold"), entry.detail)


def free_name(game: str) -> Path:
    """A file that is not there yet, in the folder the game was started from."""
    number = 1
    while (path := Path(f"{game}-{number}.json")).exists():
        number += 1
    return path


def run_table(setup: TableSetup) -> None:
    """Plays a table in the terminal until the people leave it."""
    TableApp(setup).run()
