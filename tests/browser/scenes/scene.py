"""Moments of Citadels that are laid out for one person, and what that person does and sees in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Locator

from kasztelan.core.chance import SeededChance
from kasztelan.core.match import ASK_ALL, Match
from kasztelan.core.record import write
from kasztelan.core.state import NATURE
from kasztelan.games.citadels.components import CARD, DISTRICTS
from kasztelan.games.citadels.game import GAME
from tests.browser.playing import Board
from tests.games.citadels.agreed import classic, revised

Action = dict[str, Any]
Piece = Callable[[Board], Locator]
BOTH: Final = ("revised", "classic")
REVISED: Final = ("revised",)
CLASSIC: Final = ("classic",)
ME: Final = 0
"""The person of a scene sits on the first chair; `{1}` in its words is the name at the second one."""
IDLE: Final = ("gather_gold", "end_turn", "pass")


@dataclass(frozen=True, kw_only=True)
class Step:
    """One choice: what is asked, what the ribbon calls it, the piece that makes it, and what is seen then."""

    asked: str
    do: Action
    words: str
    piece: Piece | None
    log: str
    asks: str = ""
    then: Piece | None = None
    money: Mapping[int, int] = field(default_factory=dict)
    built: Mapping[int, str] = field(default_factory=dict)
    gone: Mapping[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        assert self.log or self.asks, f"{self.words}: nothing is seen of it"

    @property
    def verb(self) -> str:
        return str(self.do["verb"])


def step(
    asked: str,
    verb: str,
    words: str,
    piece: Piece | None,
    log: str,
    *,
    asks: str = "",
    then: Piece | None = None,
    money: Mapping[int, int] | None = None,
    built: Mapping[int, str] | None = None,
    gone: Mapping[int, str] | None = None,
    **fields: Any,
) -> Step:
    """`then` is a second piece, for a choice of two things.

    `log` is what a line of the chronicle has in it, `asks` what the ribbon asks next; `built` and `gone` name a district by the seat in whose city it stands afterwards, or no longer stands.
    """
    return Step(
        asked=asked,
        do={"verb": verb, **fields},
        words=words,
        piece=piece,
        log=log,
        asks=asks,
        then=then,
        money=money or {},
        built=built or {},
        gone=gone or {},
    )


@dataclass(frozen=True, kw_only=True)
class Scene:
    """A position, or a fresh game, with what the others did before; then the person's own steps.

    Of the seats only the first ones need a word. In `before` an action is whoever's turn it is, chance included,
    and a text means that everybody idles until this is asked of the person.
    """

    name: str
    steps: tuple[Step, ...]
    editions: tuple[str, ...] = BOTH
    cards: tuple[str, ...] = ()
    cast: tuple[str, ...] = ()
    players: int = 4
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: tuple[Mapping[str, Any], ...] = ()
    position: Mapping[str, Any] = field(default_factory=dict)
    before: tuple[Action | str, ...] = ()

    def agreed(self, edition: str) -> dict[str, Any]:
        if edition == "revised":
            return revised(*self.cards, cast=self.cast, players=self.players, **self.options)
        starred = [name for name in self.cards if DISTRICTS[CARD[name]].starred]
        return classic(*starred, cast=self.cast, players=self.players, **self.options)

    def opening(self, edition: str) -> dict[str, Any] | None:
        if not self.seats:
            return None
        seats = [dict(one) for one in self.seats] + [{}] * (self.players - len(self.seats))
        return {"options": self.agreed(edition), "seats": seats, **self.position}

    def match(self, edition: str) -> Match:
        """The moment itself: the same every time."""
        options, opening = self.agreed(edition), self.opening(edition)
        match = Match(GAME, SeededChance(0), options, opening, forced=ASK_ALL, keep=True)
        for one in self.before:
            if isinstance(one, str):
                idle_until(match, one)
            else:
                follow(match, one)
        return match

    def table(self, edition: str) -> dict[str, Any]:
        """What to ask the server for: a position as it is, or a record that leads to one."""
        if not self.before:
            wanted = {"options": self.agreed(edition), "opening": self.opening(edition)}
        else:
            wanted = {"record": write(self.match(edition))}
        return {"game": "citadels", "visibility": "link", **wanted}


def follow(match: Match, action: Action) -> None:
    """Does this action; until it can be done chance answers as she likes."""
    wanted = GAME.codec.encode(action)
    while match.waiting_for() == NATURE and wanted not in GAME.legal(match.state):
        match.answer_for_nature()
    assert wanted in GAME.legal(match.state), f"{action} is not possible"
    if match.waiting_for() == NATURE:
        match.answer(wanted)
    else:
        match.decide(match.waiting_for(), wanted, False)


def idle_until(match: Match, asked: str) -> None:
    """Everybody takes gold, declines and ends the turn until this is asked of the person."""
    while (GAME.decision(match.state)["name"], match.waiting_for()) != (asked, ME):
        assert not match.over(), f"{asked} was never asked"
        if match.waiting_for() == NATURE:
            match.answer_for_nature()
            continue
        legal = GAME.legal(match.state)
        verbs = [GAME.codec.decode(one)["verb"] for one in legal]
        chosen = next((verbs.index(verb) for verb in IDLE if verb in verbs), 0)
        match.decide(match.waiting_for(), legal[chosen], False)
