"""A person at a table in the browser: what is asked, which pieces are lit, and how one plays on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Locator, Page, Position, expect

from kasztelan.core.record import verify
from kasztelan.games.catalogue import load
from kasztelan.texts.wording import Words

CLIENT: Final = Path(__file__).parents[2] / "web" / "src"
PATIENCE: Final = 60_000
"""Milliseconds for bots and a busy machine; nothing waits longer than it has to."""
MOST_DECISIONS: Final = 500
"""Several times what one player has to decide in a game of four."""
LIT: Final = "main button:is(.legal, .hinted):visible, main .hand button:has(.legal):visible"
"""Pieces that can be used now; a card in the hand wears its light inside."""
EDGE: Final[Position] = {"x": 16.0, "y": 60.0}
"""Where a card of a full hand is still to be seen beneath the next one."""
BAR: Final = (110, 22)
"""Where there is nothing but words at the top of a phone."""
CORNER: Final[Position] = {"x": 8.0, "y": 8.0}
"""Where a plate has no pieces on it."""

expect.set_options(timeout=PATIENCE)

Press = Callable[[Locator], None]


def play_now(page: Page, label: str = "Play now", game: str = "citadels") -> Locator:
    """The lobby's button that begins a game against bots at once; every game has one."""
    return page.locator(f"article[data-game={game}]").get_by_role("button", name=label)


def client_words(language: str) -> Words:
    """What the client's own buttons and headings are called in a language."""
    own = sorted(CLIENT.glob(f"words/{language}/*.ftl"))
    return Words(language, None, own + sorted(CLIENT.glob(f"games/*/words/{language}/*.ftl")))


def click(piece: Locator) -> None:
    at = spot(piece)
    piece.click(position=at) if at else piece.click()


def tap(piece: Locator) -> None:
    """With a tap on the bar before it: a second one at the same place would be half of a double tap, which is no move."""
    piece.page.touchscreen.tap(*BAR)
    piece.scroll_into_view_if_needed()
    at = spot(piece)
    piece.tap(position=at) if at else piece.tap()


def spot(piece: Locator) -> Position | None:
    """Where on a piece one points if its middle may be covered: on a card in the hand, and on somebody's plate."""
    where = piece.evaluate("one => one.closest('.hand') ? 'hand' : one.matches('.under') ? 'plate' : ''")
    return {"hand": EDGE, "plate": CORNER}.get(where)


class Board:
    """One person's page at a table."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.words = client_words(language)
        self.asking = page.locator("[data-decision]")
        self.chronicle = page.get_by_role("log").first

    # --- what is asked

    def wait_until_asked(self) -> None:
        """Until it is this person's decision, or the game is over, and the ribbon listens."""
        expect(self.page.locator("[data-ribbon=asks][data-settled=true]")).to_be_visible()

    def decision(self) -> str:
        return self.asking.get_attribute("data-decision") or ""

    def keys(self) -> list[str]:
        """What the ribbon offers, as the keys of its buttons."""
        found: list[str] = self.page.locator("[data-choice]").evaluate_all(
            "all => all.map((one) => one.dataset.choice)"
        )
        return found

    def over(self) -> bool:
        return "scores" in self.keys()

    def offered(self) -> list[str]:
        """The verbs of everything that the ribbon has a button for."""
        verbs: list[str] = self.page.locator("[data-opens]").evaluate_all(
            "all => all.flatMap((one) => one.dataset.opens.split(' '))"
        )
        return verbs + [str(choice["verb"]) for choice in self.choices() if choice]

    def choices(self) -> list[dict[str, Any]]:
        return [action_of(key) for key in self.keys()]

    def in_words(self, action: dict[str, Any]) -> Locator:
        """The ribbon's button for this action, which may be among those that another button opens."""
        key = json.dumps(sorted(([name, value] for name, value in action.items())), separators=(",", ":"))
        return self.page.locator(f"[data-choice='{key}']")

    def worded(self, action: dict[str, Any]) -> Locator:
        """The ribbon's button for this action; what it is folded under is opened with its key or a click."""
        button = self.in_words(action)
        self.wait_until_asked()
        for _ in range(2):
            if not button.count():
                self.opening(str(action["verb"])).press("Enter")
                self.wait_until_asked()
        return button

    def opening(self, verb: str) -> Locator:
        """The ribbon's button that stands for all choices with this verb."""
        return self.page.locator(f"[data-opens~={verb}]")

    def lit(self) -> Locator:
        return self.page.locator(LIT)

    # --- going on

    @contextmanager
    def decided(self) -> Iterator[None]:
        """What is done inside answers the open decision; ends when the table has moved on."""
        before = self.decision()
        yield
        expect(self.asking).not_to_have_attribute("data-decision", before)

    def left_open(self, before: str) -> bool:
        """After a click on a piece: whether it left several choices to choose from; else it was the decision."""
        widen, fewer = (self.words.text(key) for key in ("table-widen", "kit-fewer"))
        several = self.page.get_by_role("button", name=re.compile(f"^({widen}|{fewer})$"))
        expect(self.moved_on(before).or_(several).or_(self.guard()).first).to_be_visible()
        if self.guard().count():
            self.end_all_the_same(before)
            expect(self.moved_on(before)).to_be_visible()
        return self.decision() == before

    def end_all_the_same(self, before: str) -> None:
        """After a click on an end: if it is asked whether something is to be left undone, it is."""
        expect(self.moved_on(before).or_(self.guard()).first).to_be_visible()
        if self.decision() == before:
            self.guard().get_by_role("button", name=self.words.text("table-end"), exact=True).click()

    def guard(self) -> Locator:
        """Asks before a turn is ended."""
        return self.page.get_by_role("alertdialog")

    def moved_on(self, before: str) -> Locator:
        return self.page.locator(f'[data-decision]:not([data-decision="{before}"])')

    def to_the_end(self, play_a_step: Callable[[int], None]) -> None:
        """Plays on, one decision after another, until the game is over."""
        for step in range(MOST_DECISIONS):
            self.wait_until_asked()
            if self.over():
                self.leave_the_ceremony()
                return
            with self.decided():
                play_a_step(step)
        raise AssertionError(f"the game is not over after {MOST_DECISIONS} decisions")

    # --- after the game

    def ceremony(self) -> Locator:
        return self.page.get_by_role("dialog", name=self.words.text("ceremony"), exact=True)

    def leave_the_ceremony(self) -> None:
        """It comes by itself after the last card; where nothing moves its last picture stands at once."""
        expect(self.ceremony()).to_have_attribute("data-ceremony", "over")
        self.page.keyboard.press("Escape")
        expect(self.ceremony()).to_have_count(0)

    def table(self) -> str:
        return self.page.url.rpartition("/t/")[2]

    def names(self) -> list[str]:
        """What everybody at the table is called."""
        told = self.page.request.get(f"/api/tables/{self.table()}").json()
        return [chair["name"] for chair in told["seats"]]

    def ribbon(self) -> Locator:
        return self.page.get_by_role("group", name=self.words.text("kit-choices"), exact=True)

    def verified(self) -> dict[str, Any]:
        """The record of the finished game, checked by the program itself, its dice too."""
        answer = self.page.request.get(f"/api/tables/{self.table()}/record")
        assert answer.ok, answer.text()
        record: dict[str, Any] = answer.json()
        told = self.page.request.get(f"/api/tables/{self.table()}").json()
        assert verify(load(record["game"]), record, told["commitment"])[-1] == "dice"
        assert record["result"] == told["result"]
        return record


def action_of(key: str) -> dict[str, Any]:
    """The action that a button of the ribbon stands for; nothing for a button that is no move."""
    return dict(json.loads(key)) if key.startswith("[") else {}


def in_the_ribbon(board: Board) -> Locator:
    return board.page.locator("[data-choice], [data-opens]")


def take_the_first(board: Board, press: Press = click) -> None:
    """Whatever comes first: of the words, else of the pieces that lie ready on a phone."""
    before = board.decision()
    words = board.page.locator("[data-choice]")
    press(words.first if words.count() else board.lit().first)
    while board.left_open(before):
        press(in_the_ribbon(board).first)


class Taste(NamedTuple):
    """Which pieces somebody rather uses: at first, and where a piece has left several choices open."""

    first: Callable[[Board], Locator] = Board.lit
    then: Callable[[Board], Locator] = in_the_ribbon


def play_a_step(board: Board, press: Press, step: int, taste: Taste) -> None:
    """Uses a lit piece; words only for what no piece can do."""
    before = board.decision()
    lit = taste.first(board)
    count = lit.count()
    if not count:
        press(in_the_ribbon(board).first)
        return
    press(lit.nth(step % count))
    while board.left_open(before):
        pieces = taste.then(board)
        press(pieces.first if pieces.count() else in_the_ribbon(board).first)


def play_to_the_end(board: Board, press: Press, taste: Taste) -> None:
    board.to_the_end(lambda step: play_a_step(board, press, step, taste))


YOU: Final = {"en": ("You", "You win."), "pl": ("Ty", "Wygrywasz."), "uk": ("Ви", "Ви перемагаєте.")}
"""What whoever looks is called in a result, and how their victory is told."""


def see_the_result(board: Board, ending: str, press: Press) -> dict[str, Any]:
    """The ribbon tells who has won and why it is over, the scores have everybody’s points, the record is true."""
    record = board.verified()
    result = record["result"]
    you, you_win = YOU[str(board.page.locator("html").get_attribute("lang"))]
    mine = board.page.request.get(f"/api/tables/{board.table()}").json()["mine"]
    names = [you if at in mine else name for at, name in enumerate(board.names())]
    expect(board.ribbon()).to_contain_text(ending)
    winners = [at for at, won in enumerate(result["won"]) if won]
    for at in winners:
        expect(board.ribbon()).to_contain_text(you_win if winners == mine else board.names()[at])
    press(board.page.locator("[data-choice=scores]"))
    rows = board.page.get_by_role("dialog").get_by_role("list").first.get_by_role("listitem")
    for name, points in zip(names, result["points"], strict=True):
        line = rows.filter(has=board.page.get_by_text(name, exact=True))
        expect(line).to_contain_text(str(points))
    return record
