"""The colours of the district types, by day and by night: the ground, what is written on it, and the same as ink."""

from __future__ import annotations

from typing import Final

BY_DAY: Final = {
    "noble": "#d8a01c",
    "on-noble": "#261a0e",
    "noble-ink": "#6b4800",
    "religious": "#2b5c9e",
    "on-religious": "#fff6e6",
    "religious-ink": "#1b4175",
    "trade": "#34743a",
    "on-trade": "#fff6e6",
    "trade-ink": "#1f5126",
    "military": "#ab2d1c",
    "on-military": "#fff6e6",
    "military-ink": "#861d10",
    "unique": "#6c3a93",
    "on-unique": "#fff6e6",
    "unique-ink": "#512773",
}
BY_NIGHT: Final = {
    "noble": "#cf9a22",
    "on-noble": "#20150a",
    "noble-ink": "#e6bd5c",
    "religious": "#33629f",
    "on-religious": "#fff6e6",
    "religious-ink": "#9cc0ee",
    "trade": "#326a39",
    "on-trade": "#fff6e6",
    "trade-ink": "#97cb92",
    "military": "#a93524",
    "on-military": "#fff6e6",
    "military-ink": "#f0a08d",
    "unique": "#71439a",
    "on-unique": "#fff6e6",
    "unique-ink": "#cfa9ee",
}
