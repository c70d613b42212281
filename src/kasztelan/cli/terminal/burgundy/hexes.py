"""Hexes as small coloured pieces: colour, sign and name, so that none speaks by colour alone."""

from __future__ import annotations

from typing import Final

from textual.content import Content

from kasztelan.cli.terminal.lines import piece
from kasztelan.games.burgundy.rules.kinds import GOODS_IDS, HEX, TYPE_IDS, TYPE_OF
from kasztelan.texts.sentences import Table

SIGNS: Final = {
    "castle": "♜",
    "mine": "◆",
    "ship": "≈",
    "animals": "♣",
    "building": "⌂",
    "monastery": "✚",
    "inn": "◍",
    "vines": "❦",
    "wild": "▪",
}
LABEL: Final = 4
"""Letters of a name on the map."""
LOW: Final = 30
"""Terminals with fewer lines get small pieces."""


def type_of(hex: str) -> str:
    return TYPE_IDS[TYPE_OF[HEX[hex]]]


def label(hex: str, table: Table) -> str:
    """A name in four letters: a monastery's number, animals with their count, else the beginning."""
    if hex.startswith("monastery_"):
        return hex.removeprefix("monastery_")
    return "".join(table.name("hex", hex).split())[:LABEL]


def chip(hex: str, table: Table) -> Content:
    kind = type_of(hex)
    return piece((f" {SIGNS[kind]} {table.name('hex', hex)} ", f"$on-{kind} on ${kind}"))


def small_chip(hex: str, table: Table) -> Content:
    """A hex where room is short: its sign and four letters, as on the map."""
    kind = type_of(hex)
    return piece((f"{SIGNS[kind]}{label(hex, table)}", f"$on-{kind} on ${kind}"))


def number_of(goods: str) -> int:
    return GOODS_IDS.index(goods) + 1
