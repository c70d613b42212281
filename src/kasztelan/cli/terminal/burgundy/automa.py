"""Châteauma in the terminal: what she has, her two cards and her reserve."""

from __future__ import annotations

from typing import Any

from textual.content import Content

from kasztelan.cli.terminal.burgundy.hexes import LOW, SIGNS, chip, label, number_of, small_chip, type_of
from kasztelan.cli.terminal.drawing import View
from kasztelan.cli.terminal.lines import Lines, Part, flow, piece
from kasztelan.texts.sentences import Table

SYMBOLS = {"sell": "$", "double_hex": "❦", None: ""}


class Automa(Lines):
    """Her line, her cards space by space, her reserve and how far her duchy is; nothing where she does not play."""

    def __init__(self) -> None:
        super().__init__(id="automa")
        self.view: View = {}
        self.table: Table | None = None

    def show(self, view: View, table: Table) -> None:
        self.view, self.table = view, table
        self.redraw()

    def lines(self, width: int) -> list[Content]:
        if self.table is None or not self.view["automa"]:
            return []
        small = self.app.size.height < LOW
        return automa_lines(self.view, self.table, width, small)


def automa_lines(view: View, table: Table, width: int, small: bool) -> list[Content]:
    data = view["automa"]
    cards = [card_line(data, side, table) for side in range(2) if data["cards"][side]]
    rows = flow([*own_line(view, table, small)], width)
    rows += flow(cards, width, gap="   ")
    kept = reserve_line(data, table, small)
    return rows + flow(kept, width) if len(kept) > 1 else rows


def own_line(view: View, table: Table, small: bool) -> list[Content]:
    """Her name, what she has, her die, and how many spaces of each colour are covered."""
    data = view["automa"]
    seat = data["seat"]
    acting = view["turn"] is not None and view["turn"]["seat"] == seat
    name: list[Part | Content] = [
        ("▌ ", f"$seat-{seat}"),
        ("► " if acting else "", "bold $rubric"),
        (table.player(seat), f"bold $seat-{seat}"),
    ]
    text = table.words.text
    counts = f"Σ{data['points']} ●{data['silver']} »{view['track'][seat]}"
    if not small:
        counts = text(
            "burgundy-automa-counts",
            points=table.count("points", data["points"]),
            silver=table.count("silver", data["silver"]),
            place=view["track"][seat],
            deck=data["deck"],
        )
    found = [piece(*name), piece((counts, "$ink"))]
    if data["die"]:
        found.append(piece((f" {data['die']} ", "bold $leaf on $ink")))
    if data["goods"]:
        held = " ".join(f"{number_of(one)}×{count}" for one, count in data["goods"].items())
        told = f"({held})" if small else text("burgundy-goods", goods=held)
        found.append(piece((told, "$gilt-ink")))
    for colour, spaces in data["duchy"].items():
        covered = sum(1 for one in spaces if one["covered"])
        found.append(piece((f"{SIGNS[colour]}{covered}/{len(spaces)}", f"${colour}-ink")))
    if data["shields"]:
        found.append(piece((f"▼{len(data['shields'])}", "bold $rubric")))
    if data["doubles"]:
        found.append(piece((f"❦{len(data['doubles'])}", "$vines-ink")))
    return found


def card_line(data: dict[str, Any], side: int, table: Table) -> Content:
    """A card: its number, its worth, and its spaces; the one that the white die selects stands out."""
    card = data["cards"][side]
    chosen = data["selected"] == ("left", "right")[side]
    told = table.words.text("burgundy-card", card=card["card"], points=card["points"])
    parts: list[Part | Content] = [
        (("◆ " if chosen else "") + told, "bold $rubric" if chosen else "$ink"),
        " ",
    ]
    for space in card["spaces"]:
        symbol = SYMBOLS[space["symbol"]]
        colour = space["type"]
        if space["hex"] is None:
            parts += [(f" {SIGNS[colour]}{symbol} ", f"${colour}-ink on $leaf-2"), " "]
        elif space["wild"]:
            parts += [(f"?{label(space['hex'], table)}{symbol}", "$ink on $leaf-2"), " "]
        else:
            kind = type_of(space["hex"])
            parts += [(f"{SIGNS[kind]}{label(space['hex'], table)}{symbol}", f"$on-{kind} on ${kind}"), " "]
    return piece(*parts)


def reserve_line(data: dict[str, Any], table: Table, small: bool) -> list[Content]:
    """Her reserve from left to right, the wild hexes with a question mark at the end."""
    draw = small_chip if small else chip
    kept = [draw(hex, table) for stack in data["reserve"] for hex in stack["hexes"]]
    wild = [piece((f"?{label(hex, table)}", "$ink on $leaf-2")) for hex in data["wild"]]
    return [piece((table.words.text("burgundy-reserve"), "$ink-2")), *kept, *wild]
