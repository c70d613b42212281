"""Moments of Citadels that are laid out for one person, and what that person does and sees in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from playwright.sync_api import expect

from kasztelan.games.citadels.components import CARD, DISTRICTS
from tests.browser.playing import Board
from tests.browser.scenes import scene
from tests.browser.scenes.citadels.pieces import place, tower
from tests.browser.scenes.scene import Piece
from tests.games.citadels.agreed import classic, revised

BOTH: Final = ("revised", "classic")
REVISED: Final = ("revised",)
CLASSIC: Final = ("classic",)


@dataclass(frozen=True, kw_only=True)
class Step(scene.Step):
    """`built` and `gone` name a district by the seat in whose city it stands afterwards, or no longer stands."""

    money: Mapping[int, int] = field(default_factory=dict)
    built: Mapping[int, str] = field(default_factory=dict)
    gone: Mapping[int, str] = field(default_factory=dict)

    def see(self, board: Board) -> None:
        for seat, gold in self.money.items():
            expect(place(board, f"gold-{seat}")).to_contain_text(f"{gold} gold")
        for seat, card in self.built.items():
            expect(tower(card, seat)(board)).to_be_visible()
        for seat, card in self.gone.items():
            expect(tower(card, seat)(board)).to_have_count(0)


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
class Scene(scene.Scene):
    """Of the seats only the first ones need a word."""

    game_name: ClassVar[str] = "citadels"
    idle: ClassVar[tuple[str, ...]] = ("gather_gold", "end_turn", "pass")

    editions: tuple[str, ...] = BOTH
    cards: tuple[str, ...] = ()
    cast: tuple[str, ...] = ()
    players: int = 4
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: tuple[Mapping[str, Any], ...] = ()
    position: Mapping[str, Any] = field(default_factory=dict)

    @property
    def dialects(self) -> tuple[str, ...]:
        return self.editions

    def agreed(self, dialect: str) -> dict[str, Any]:
        if dialect == "revised":
            return revised(*self.cards, cast=self.cast, players=self.players, **self.options)
        starred = [name for name in self.cards if DISTRICTS[CARD[name]].starred]
        return classic(*starred, cast=self.cast, players=self.players, **self.options)

    def opening(self, dialect: str) -> dict[str, Any] | None:
        if not self.seats:
            return None
        seats = [dict(one) for one in self.seats] + [{}] * (self.players - len(self.seats))
        return {"options": self.agreed(dialect), "seats": seats, **self.position}
