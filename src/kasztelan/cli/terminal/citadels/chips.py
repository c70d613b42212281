"""Districts as small coloured chips: colour, sign, cost and name, so that no chip speaks by colour alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from textual.content import Content

from kasztelan.cli.terminal.lines import piece
from kasztelan.games.citadels.components import CARD, DISTRICTS, TYPES, UNBUILDABLE

SIGNS: Final = {"noble": "⚜", "religious": "✚", "trade": "⚖", "military": "⚔", "unique": "★"}
BEAUTIFIED: Final = "+"
CROWN: Final = "♛"
SHIELD: Final = "◈"


def type_of(card: str) -> str:
    return TYPES[DISTRICTS[CARD[card]].type]


def cost_of(card: str, view: Mapping[str, Any]) -> int:
    """What a card costs in this game: as printed, or as a file corrected it."""
    district = DISTRICTS[CARD[card]]
    printed = district.classic_cost if view["edition"] == "classic" else district.cost
    return int(view["costs"].get(card, printed))


def cost_text(cost: int) -> str:
    return "–" if cost == UNBUILDABLE else str(cost)


def chip(card: str, name: str, cost: int, beautified: bool = False, faded: bool = False) -> Content:
    """A district; a faded one, that cannot be used now, keeps its words and loses its ground."""
    kind = type_of(card)
    mark = BEAUTIFIED if beautified else ""
    text = (
        f" {SIGNS[kind]} {cost_text(cost)}{mark} {name} "
        if name
        else f" {SIGNS[kind]} {cost_text(cost)}{mark} "
    )
    return piece((text, f"${kind}-ink" if faded else f"$on-{kind} on ${kind}"))


def tight_chip(card: str, cost: int, beautified: bool) -> Content:
    """A district where room is short: sign and cost."""
    kind = type_of(card)
    return piece((f"{SIGNS[kind]}{cost}{BEAUTIFIED if beautified else ''}", f"$on-{kind} on ${kind}"))


def sign_of(card: str, view: Mapping[str, Any]) -> Content:
    """The sign and cost of a card, for the front of a row."""
    return chip(card, "", cost_of(card, view))
