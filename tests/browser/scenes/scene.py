"""Moments of a game that are laid out for one person, and what that person does and sees in them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from playwright.sync_api import Locator

from kasztelan.core.chance import SeededChance
from kasztelan.core.game import Game
from kasztelan.core.match import ASK_ALL, Match
from kasztelan.core.record import write
from kasztelan.core.state import NATURE
from kasztelan.games.catalogue import load
from tests.browser.playing import Board

Action = dict[str, Any]
Piece = Callable[[Board], Locator]
ME: Final = 0
"""The person of a scene sits on the first chair; `{1}` in its words is the name at the second one."""


@dataclass(frozen=True, kw_only=True)
class Step:
    """One choice: what is asked, what the ribbon calls it, the piece that makes it, and what is seen then.

    `then` is a second piece, for a choice of two things; `log` is what a line of the chronicle has in it, `asks` what
    the ribbon asks next.
    """

    asked: str
    do: Action
    words: str
    piece: Piece | None
    log: str
    asks: str = ""
    then: Piece | None = None

    def __post_init__(self) -> None:
        assert self.log or self.asks, f"{self.words}: nothing is seen of it"

    @property
    def verb(self) -> str:
        return str(self.do["verb"])

    def see(self, board: Board) -> None:
        """Expects what else the game's table shows of it."""


@dataclass(frozen=True, kw_only=True)
class Scene(ABC):
    """A position, or a fresh game, with what the others did before; then the person's own steps.

    In `before` an action is whoever's turn it is, chance included, and a text means that everybody idles until this is
    asked of the person.
    """

    game_name: ClassVar[str]
    idle: ClassVar[tuple[str, ...]]
    """What somebody does who lets the game go by, the first of these verbs that there is."""

    name: str
    steps: tuple[Step, ...]
    before: tuple[Action | str, ...] = ()

    @property
    def dialects(self) -> tuple[str, ...]:
        """In which sorts of the game this happens, in the same words and with the same pieces."""
        return ("",)

    @abstractmethod
    def agreed(self, dialect: str) -> dict[str, Any]:
        """The options."""

    def opening(self, dialect: str) -> dict[str, Any] | None:
        """The position it begins with; none for a fresh game."""
        return None

    @property
    def game(self) -> Game:
        return load(self.game_name)

    def chairs(self, dialect: str) -> int:
        return self.game.seats(self.agreed(dialect))

    def match(self, dialect: str) -> Match:
        """The moment itself: the same every time."""
        options, opening = self.agreed(dialect), self.opening(dialect)
        match = Match(self.game, SeededChance(0), options, opening, forced=ASK_ALL, keep=True)
        for one in self.before:
            if isinstance(one, str):
                self.idle_until(match, one)
            else:
                follow(match, one)
        return match

    def table(self, dialect: str) -> dict[str, Any]:
        """What to ask the server for: a position as it is, or a record that leads to one."""
        if not self.before:
            wanted = {"options": self.agreed(dialect), "opening": self.opening(dialect)}
        else:
            wanted = {"record": write(self.match(dialect))}
        return {"game": self.game_name, "visibility": "link", **wanted}

    def idle_until(self, match: Match, asked: str) -> None:
        """Everybody idles until this is asked of the person."""
        game = match.game
        while (game.decision(match.state)["name"], match.waiting_for()) != (asked, ME):
            assert not match.over(), f"{asked} was never asked"
            if match.waiting_for() == NATURE:
                match._answer_for_nature()
                continue
            legal = game.legal(match.state)
            verbs = [game.codec.decode(one)["verb"] for one in legal]
            chosen = next((verbs.index(verb) for verb in self.idle if verb in verbs), 0)
            match._decide(match.waiting_for(), legal[chosen], False)


def follow(match: Match, action: Action) -> None:
    """Does this action; until it can be done chance answers as she likes."""
    game = match.game
    wanted = game.codec.encode(action)
    while match.waiting_for() == NATURE and wanted not in game.legal(match.state):
        match._answer_for_nature()
    assert wanted in game.legal(match.state), f"{action} is not possible"
    if match.waiting_for() == NATURE:
        match._answer(wanted)
    else:
        match._decide(match.waiting_for(), wanted, False)
