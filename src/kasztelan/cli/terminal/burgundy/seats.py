"""Everybody's line: points, silver, workers, dice, goods and what waits in storage."""

from __future__ import annotations

from typing import Any

from textual.content import Content

from kasztelan.cli.terminal.burgundy.duchy import shown_seat
from kasztelan.cli.terminal.burgundy.hexes import LOW, chip, label, number_of, small_chip
from kasztelan.cli.terminal.drawing import View
from kasztelan.cli.terminal.lines import Lines, Part, flow, piece
from kasztelan.games.burgundy.rules.routes import fields_of
from kasztelan.texts.sentences import Table


class Seats(Lines):
    """Whoever's duchy is drawn, or all the others in turn order."""

    def __init__(self, others: bool) -> None:
        super().__init__(id="others" if others else "own")
        self.others = others
        self.view: View = {}
        self.table: Table | None = None

    def show(self, view: View, table: Table) -> None:
        self.view, self.table = view, table
        self.redraw()

    def lines(self, width: int) -> list[Content]:
        if self.table is None:
            return []
        shown = shown_seat(self.view)
        order = [
            seat
            for seat in self.view["order"]
            if seat < self.view["players"] and (seat != shown) == self.others
        ]
        small = self.app.size.height < LOW
        return [line for seat in order for line in seat_lines(self.view, self.table, seat, width, small)]


def seat_lines(view: View, table: Table, seat: int, width: int, small: bool) -> list[Content]:
    """A player in one line if that is wide enough; in a low terminal with signs instead of words."""
    data = view["seats"][seat]
    acting = view["decision"]["seat"] == seat
    name: list[Part | Content] = [
        ("▌ ", f"$seat-{seat}"),
        ("► " if acting else "", "bold $rubric"),
        (table.player(seat), f"bold $seat-{seat}"),
    ]
    pieces = [piece(*name), piece((counts(view, table, seat, small), "$ink"))]
    if data["dice"]:
        pieces.append(dice(data["dice"]))
    if data["goods"]:
        held = " ".join(f"{number_of(one)}×{count}" for one, count in data["goods"].items())
        told = f"({held})" if small else table.words.text("burgundy-goods", goods=held)
        pieces.append(piece((told, "$gilt-ink")))
    if data["route"]:
        pieces.append(route(data["route"], table))
    if data["shields"]:
        mine = " ".join(str(one["shield"]) for one in data["shields"])
        told = f"▼{mine}" if small else table.words.text("burgundy-shields", shields=mine)
        pieces.append(piece((told, "bold $rubric")))
    if data["vineyard"]:
        pieces.append(vines(data["vineyard"], table))
    stored = [(small_chip if small else chip)(one, table) for one in data["stored"]]
    return flow([*pieces, *stored, *shared(view, table, seat, small)], width, gap=" " if small else "  ")


def shared(view: View, table: Table, seat: int, small: bool) -> list[Content]:
    """Who plays with this player, and what lies in their shared storage."""
    for team in view["teams"]:
        if seat in team["seats"]:
            partner = next(one for one in team["seats"] if one != seat)
            names = " + ".join([table.player(partner), *(label(one, table) for one in team["stored"])])
            told = f"&{names}" if small else table.words.text("burgundy-team", shared=names)
            return [piece((told, f"$seat-{partner}"))]
    return []


def counts(view: View, table: Table, seat: int, small: bool) -> str:
    """Points, silver, workers and the place on the turn order track."""
    data = view["seats"][seat]
    if small:
        return f"Σ{data['points']} ●{data['silver']} ♟{data['workers']} »{view['track'][seat]}"
    return table.words.text(
        "burgundy-counts",
        points=table.count("points", data["points"]),
        silver=table.count("silver", data["silver"]),
        workers=table.count("workers", data["workers"]),
        place=view["track"][seat],
    )


def route(data: dict[str, list[Any]], table: Table) -> Content:
    """How much of the trade route is covered, and what goods the next three fields want."""
    at = len(data["goods"])
    wanted = [type + 1 for tile in data["tiles"] for type, _ in fields_of(tile - 1)]
    coming = " ".join(str(one) for one in wanted[at : at + 3])
    told = table.words.text("burgundy-route", covered=at, fields=len(wanted), next=coming or "–")
    return piece((told, "$ink-2"))


def vines(data: dict[str, Any], table: Table) -> Content:
    """What is planted, by double space, with the first letters of the vines; and the bonus tiles."""
    name = table.words.text
    planted = [
        f"{at // 2 + 1}:" + "".join(name(f"vine-{one}")[:2] for one in data["vines"][at : at + 2])
        for at in range(0, len(data["vines"]), 2)
        if data["vines"][at]
    ]
    tiles = [f"{name(f'vine-{colour}')}×{count}" for colour, count in data["tiles"].items()]
    told = name("burgundy-vines", planted=" ".join(planted) or "–", tiles=" ".join(tiles) or "–")
    return piece((told, "$vines-ink"))


def dice(rolled: list[dict[str, int]]) -> Content:
    """Both dice; a used one is struck through."""
    parts: list[Part | Content] = []
    for one in rolled:
        style = "$ink-2 strike" if one["used"] else "bold $leaf on $ink"
        parts += [(f" {one['value']} ", style), " "]
    return piece(*parts)
