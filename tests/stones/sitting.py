"""Tables of Stones for the tests: a fresh one, or one in the middle of a game."""

from __future__ import annotations

from typing import Any

from kasztelan.core.chance import ScriptedChance, SeededChance
from kasztelan.core.events import Step, events_in
from kasztelan.core.match import ASK_ALL, Match
from tests.stones.game import GAME
from tests.stones.state import Bank, bank


def fresh(*numbers: int, **options: Any) -> Match:
    """A game that begins; NATURE answers with these numbers."""
    match = Match(GAME, ScriptedChance(list(numbers) or [0]), options, forced=ASK_ALL, keep=True)
    match.advance()
    return match


def amid(options: dict[str, Any] | None = None, **described: Any) -> Match:
    """A game in progress: everybody has the lucky number 6, 5, 4, 4 unless it is said."""
    agreed = GAME.check_options(options or {})
    lucky = [6, 5, 4, 4][: GAME.seats(agreed)]
    opening = {"options": options or {}, "lucky": lucky, **described}
    return Match(GAME, SeededChance(1), agreed, opening, forced=ASK_ALL, keep=True)


def bank_of(match: Match) -> Bank:
    return bank(match.state)


def heard(match: Match) -> list[Step]:
    """A list in which all steps from now on will stand."""
    steps: list[Step] = []
    match.listen(steps.extend)
    return steps


def told(steps: list[Step], seat: int | None = None) -> list[dict[str, Any]]:
    return [event.seen_by(seat) for event in events_in(steps)]


def take(match: Match, *handfuls: int) -> None:
    """Whoever's turn it is takes so many, one after the other."""
    for stones in handfuls:
        match.do(verb="take", stones=stones)
