"""Moments of Burgundy that are laid out for one person, and what that person does and sees in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from tests.browser.scenes import scene
from tests.browser.scenes.scene import Piece, Step

CENTRE = "19"


@dataclass(frozen=True, kw_only=True)
class Scene(scene.Scene):
    """Two players on duchy 1, if the options say nothing else; `me` is the person's seat in the position, none for a fresh game."""

    game_name: ClassVar[str] = "burgundy"
    idle: ClassVar[tuple[str, ...]] = ("end_turn", "pass")

    options: Mapping[str, Any] = field(default_factory=dict)
    me: Mapping[str, Any] | None = None
    board: Mapping[str, Any] = field(default_factory=dict)

    def agreed(self, _dialect: str) -> dict[str, Any]:
        return {"players": 2, **self.options}

    def opening(self, _dialect: str) -> dict[str, Any] | None:
        if self.me is None:
            return None
        return {
            "options": self.agreed(""),
            "seats": [{"hexes": {self.start: "castle"}, **self.me}, *self.others()],
            **self.board,
        }

    @property
    def start(self) -> str:
        """The space of the start castle."""
        return "33" if "teams" in self.options else CENTRE

    def others(self) -> list[dict[str, Any]]:
        """The other seats; a partner has no duchy of their own."""
        if "teams" in self.options:
            return [{}, {"hexes": {self.start: "castle"}}, {}]
        if self.options.get("players") == 1:
            return []
        return [{"hexes": {} if "duchy" in self.options else {CENTRE: "castle"}}]


PLACES: Final[Mapping[str, str]] = {
    "take": "depot-{depot}-{hex}",
    "commission": "depot-{depot}-{hex}",
    "buy": "black-{hex}",
    "take_black": "black-{hex}",
    "take_vines": "slot-{slot}",
    "place": "stored-{hex}",
    "discard": "stored-{hex}",
    "place_shared": "shared-{hex}",
    "discard_shared": "shared-{hex}",
    "at": "space-{space}",
    "start_castle": "space-{space}",
    "put_shield": "space-{space}",
    "plant": "plot-{space}",
    "use_die": "die-{die}",
    "turn_die": "die-{die}",
    "sell": "goods-{goods}",
    "keep_goods": "lying-{goods}-",
    "gather": "lying-{goods}-",
    "take_workers": "workers",
    "recruit": "silver",
    "load": "depot-{depot}",
    "take_shield": "shield-{shield}",
    "pay_tribute": "shield-{shield}",
    "lay_route": "route-{route}",
    "take_vine_tile": "pool-{colour}",
    "choose_duchy": "duchy-{duchy}",
}
"""The piece on the table that makes a choice, by its verb; what is not here only words can say."""


def piece_of(do: Mapping[str, Any]) -> Piece | None:
    place = PLACES.get(str(do["verb"]))
    if place is None:
        return None
    name = place.format(**do)
    if str(do.get("hex", "")).startswith("vines_") and name.startswith("black-"):
        name = f"shop-{do['hex']}"
    match = "^=" if name.endswith("-") else "="
    return lambda board: board.page.locator(f"main [data-place{match}'{name}']").first


def step(asked: str, verb: str, words: str, log: str, *, asks: str = "", **fields: Any) -> Step:
    do = {"verb": verb, **fields}
    return Step(asked=asked, do=do, words=words, piece=piece_of(do), log=log, asks=asks)


def placing(hex_: str, named: str, *, space: int, number: int, gains: str = "") -> tuple[Step, Step]:
    """A stored hex that fits in several places, and the one where it goes."""
    there = f"Space {space}, number {number}" + (f": {gains}" if gains else "")
    return (
        step("turn", "place", f"Place {named}", "", asks=f"Where do you place {named}?", hex=hex_),
        step("where", "at", there, f"You place {named} on space {space}.", space=space),
    )
