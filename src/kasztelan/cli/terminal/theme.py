"""The two looks of the table: ink on parchment by day, candlelight on oak by night."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from textual.theme import Theme

DAY: Final = "parchment"
NIGHT: Final = "candle"

_SEATS_BY_DAY: Final = (
    "#a92f25", "#27599c", "#2b6e53", "#ab4e0a", "#6f3c90", "#9a7008", "#3a3638", "#8a7f66",
)  # fmt: skip
_SEATS_BY_NIGHT: Final = (
    "#e0705f", "#7aa9e6", "#6cbf9a", "#e2904a", "#b98ad8", "#e0b545", "#a59ea0", "#e6dfcd",
)  # fmt: skip

# The shades of the web client, moved a little where a terminal of 256 colours would turn cream into pink or
# oak into red.
PARCHMENT: Final = Theme(
    name=DAY,
    dark=False,
    primary="#1d4a86",
    secondary="#57411f",
    accent="#c08a1e",
    warning="#97201a",
    error="#97201a",
    success="#1f5126",
    foreground="#2a1c0f",
    background="#dfcfa9",
    surface="#f5eed2",
    panel="#eadcb9",
    variables={
        "ink": "#2a1c0f",
        "ink-2": "#57411f",
        "leaf": "#f5eed2",
        "leaf-2": "#eadcb9",
        "board": "#d8c699",
        "rule": "#a78d58",
        "rubric": "#97201a",
        "gilt": "#f0cf74",
        "gilt-ink": "#5c3d04",
        "lit": "#f7e4ab",
        "bar": "#312d29",
        "bar-ink": "#f3e5c8",
        **{f"seat-{at}": colour for at, colour in enumerate(_SEATS_BY_DAY)},
        "scrollbar": "#a78d58",
        "scrollbar-hover": "#8a6d3c",
        "scrollbar-active": "#8a6d3c",
        "scrollbar-background": "#eadcb9",
        "scrollbar-background-hover": "#eadcb9",
        "scrollbar-background-active": "#eadcb9",
        "scrollbar-corner-color": "#eadcb9",
    },
)

CANDLE: Final = Theme(
    name=NIGHT,
    dark=True,
    primary="#9cc4f2",
    secondary="#c9b48e",
    accent="#d9a63f",
    warning="#f59a7b",
    error="#f59a7b",
    success="#9ccf95",
    foreground="#f3e5c8",
    background="#1c1510",
    surface="#241b15",
    panel="#2f251c",
    variables={
        "ink": "#f3e5c8",
        "ink-2": "#c9b48e",
        "leaf": "#241b15",
        "leaf-2": "#2f251c",
        "board": "#2f2416",
        "rule": "#6d5638",
        "rubric": "#f59a7b",
        "gilt": "#d9a63f",
        "gilt-ink": "#eabf63",
        "lit": "#4a3519",
        "bar": "#0f0b08",
        "bar-ink": "#f3e5c8",
        **{f"seat-{at}": colour for at, colour in enumerate(_SEATS_BY_NIGHT)},
        "scrollbar": "#6d5638",
        "scrollbar-hover": "#8a6d3c",
        "scrollbar-active": "#8a6d3c",
        "scrollbar-background": "#241b15",
        "scrollbar-background-hover": "#241b15",
        "scrollbar-background-active": "#241b15",
        "scrollbar-corner-color": "#241b15",
    },
)


def themes(by_day: Mapping[str, str], by_night: Mapping[str, str]) -> list[Theme]:
    """Both looks, each with the colours that a game's drawing has besides."""
    looks = ((PARCHMENT, by_day), (CANDLE, by_night))
    return [replace(look, variables={**look.variables, **colours}) for look, colours in looks]
