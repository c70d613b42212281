"""A widget that lays out its own lines for the width it is given."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

Part = str | tuple[str, str]


class Lines(Widget):
    """Draws the lines that `lines(width)` makes; its height follows from them."""

    DEFAULT_CSS = "Lines { height: auto; width: 1fr; }"

    def lines(self, width: int) -> list[Content]:
        """What stands on each line."""
        raise TypeError("a widget lays out its lines")

    def redraw(self) -> None:
        """Lays everything out again, height included."""
        self.clear_cached_dimensions()
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.lines(width)) if width else 0

    def render(self) -> Content:
        width = self.content_size.width
        return Content("\n").join(line.truncate(width, ellipsis=True) for line in self.lines(width))


def piece(*parts: Part | Content) -> Content:
    """One run of text out of plain and styled parts."""
    return Content.assemble(*parts)


def flow(pieces: Sequence[Content], width: int, gap: str = " ") -> list[Content]:
    """Sets pieces side by side and breaks lines only between them."""
    rows: list[Content] = []
    row: list[Content] = []
    taken = 0
    for one in pieces:
        if row and taken + len(gap) + one.cell_length > width:
            rows.append(Content(gap).join(row))
            row, taken = [], 0
        taken += one.cell_length + (len(gap) if row else 0)
        row.append(one)
    if row:
        rows.append(Content(gap).join(row))
    return rows


def fitted(content: Content, width: int, style: str = "") -> Content:
    """Exactly `width` cells: cut with an ellipsis or filled with blanks."""
    short = content.truncate(width, ellipsis=True)
    filled = short.pad_right(width - short.cell_length)
    return filled.stylize_before(style) if style else filled


def side_by_side(left: list[Content], right: list[Content], width: int) -> list[Content]:
    """Two columns of lines, the left one `width` cells wide with a gap of two."""
    rows: list[Content] = []
    for at in range(max(len(left), len(right))):
        first = left[at] if at < len(left) else Content("")
        second = right[at] if at < len(right) else Content("")
        rows.append(fitted(first, width) + "  " + second)
    return rows
