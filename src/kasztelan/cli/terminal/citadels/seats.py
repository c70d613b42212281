"""The other players: gold, cards, shown characters and cities."""

from __future__ import annotations

from typing import Final

from textual.content import Content

from kasztelan.cli.terminal.citadels.chips import CROWN, SHIELD, chip, tight_chip
from kasztelan.cli.terminal.drawing import View
from kasztelan.cli.terminal.lines import Lines, flow, piece, side_by_side
from kasztelan.texts.sentences import Table

NAME_LENGTHS: Final = (40, 9, 6, 0)
"""How much of a district's name is shown: the first length with which all cities fit."""


class Seats(Lines):
    """All seats but the viewer's, clockwise from the left, in two columns where there are many or much room."""

    def __init__(self) -> None:
        super().__init__(id="seats")
        self.view: View = {}
        self.table: Table | None = None

    def show(self, view: View, table: Table) -> None:
        self.view, self.table = view, table
        self.redraw()

    def lines(self, width: int) -> list[Content]:
        if self.table is None:
            return []
        room = room_for_seats(self.app.size.height)
        rows: list[list[Content]] = []
        for longest in NAME_LENGTHS:
            rows = self.seats(width, longest)
            if sum(len(seat) for seat in rows) <= room:
                break
        return spaced(rows, room)

    def seats(self, width: int, longest: int) -> list[list[Content]]:
        """The lines of each seat, or of each pair of seats."""
        assert self.table is not None
        count = len(self.view["seats"])
        me = self.view["seat"]
        order = list(range(count)) if me is None else [(me + step) % count for step in range(1, count)]
        one_column = width < 56 or (len(order) < 5 and width < 100)
        if len(order) == 1 or (one_column and longest > 0):
            return [seat_lines(self.view, self.table, seat, width, longest) for seat in order]
        half = (width - 2) // 2
        halves = [seat_lines(self.view, self.table, seat, half, longest) for seat in order]
        pairs = [halves[at : at + 2] for at in range(0, len(halves), 2)]
        return [side_by_side(pair[0], pair[1] if len(pair) == 2 else [], half) for pair in pairs]


def room_for_seats(height: int) -> int:
    """The lines that a terminal of this height leaves to the other seats; the style sheet allows as many."""
    if height < 29:
        return height * 30 // 100
    return height * 40 // 100 if height < 34 else height * 44 // 100


def spaced(seats: list[list[Content]], room: int) -> list[Content]:
    """The lines of all seats, with a blank one between two seats where there is room for it."""
    rows = [line for seat in seats for line in seat]
    if len(rows) + len(seats) > room:
        return rows
    return [line for seat in seats for line in (*seat, Content(""))]


def seat_lines(view: View, table: Table, seat: int, width: int, longest: int) -> list[Content]:
    """A seat behind its coloured edge: the name line, the city, and cards known to be in the hand."""
    data = view["seats"][seat]
    rows = [name_line(view, table, seat, width - 2), *city_lines(view, table, seat, width - 2, longest)]
    if data["known_hand"] and not view["over"]:
        known = ", ".join(table.card(card) for card in data["known_hand"])
        rows.append(piece((table.words.text("citadels-known-hand", cards=known), "italic $ink-2")))
    edge = (("▌ ", f"$seat-{seat}"),)
    return [piece(*edge, row) for row in rows]


def name_line(view: View, table: Table, seat: int, width: int) -> Content:
    """The counts written out where there is room, else with signs."""
    full = name_with(view, table, seat, in_words(view, table, seat))
    return full if full.cell_length <= width else name_with(view, table, seat, in_signs(view, table, seat))


def name_with(view: View, table: Table, seat: int, counts: str) -> Content:
    """Name, tokens, counts, and for the others the characters they have shown."""
    data = view["seats"][seat]
    acting = view["decision"]["seat"] == seat
    parts: list[str | tuple[str, str] | Content] = [
        ("► " if acting else "", "bold $rubric"),
        (table.player(seat), f"bold $seat-{seat}"),
    ]
    if view["crown"] == seat:
        parts.append((f" {CROWN}", "bold $gilt-ink"))
    if data["shielded"]:
        parts.append((f" {SHIELD}", "bold $religious-ink"))
    parts.append((f"  {counts}", "$ink"))
    shown = ", ".join(table.character(one) for one in data["characters"])
    if shown and seat != view["seat"]:
        parts.append((f"  {shown}", "italic $ink-2"))
    return piece(*parts)


def in_words(view: View, table: Table, seat: int) -> str:
    """Gold, cards in hand, size of the city and points so far."""
    data = view["seats"][seat]
    say = table.words.text
    return say(
        "citadels-counts",
        gold=table.count("gold", data["gold"]),
        cards=table.count("cards", data["hand"]),
        size=f"{data['size']}/{view['needed']}",
        points=table.count("points", sum(data["points"].values())),
    )


def in_signs(view: View, table: Table, seat: int) -> str:
    data = view["seats"][seat]
    size = f"{data['size']}/{view['needed']}"
    points = sum(data["points"].values())
    say = table.words.text
    return say("citadels-counts-short", gold=data["gold"], cards=data["hand"], points=points, size=size)


def city_lines(
    view: View, table: Table, seat: int, width: int, longest: int = NAME_LENGTHS[0]
) -> list[Content]:
    """The districts of a city; names longer than `longest` are cut, 0 leaves them out."""
    city = view["seats"][seat]["city"]
    if not city:
        return [piece((table.words.text("citadels-no-districts"), "italic $ink-2"))]
    if longest == 0:
        return flow([tight_chip(one["card"], one["cost"], one["beautified"]) for one in city], width)
    chips = [
        chip(one["card"], cut(table.card(one["card"]), longest), one["cost"], one["beautified"])
        for one in city
    ]
    return flow(chips, width)


def cut(name: str, longest: int) -> str:
    return name if len(name) <= longest else name[: longest - 1] + "…"
