"""A long list of choices put into drawers: first what to do, then to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from kasztelan.cli.terminal.drawing import Entry

LONG: Final = 9
"""More rows than this are sorted into drawers."""
WORTH_A_DRAWER: Final = 3


def grouped(
    entries: list[Entry], short: Callable[[dict[str, Any]], str], player: Callable[[int], str]
) -> list[Entry]:
    """The list itself while it is short; else a drawer for each verb with several answers, called as `short` says."""
    if len(entries) <= LONG or len({entry.about["verb"] for entry in entries}) == 1:
        return by_seat(entries, player)
    return drawers(
        entries,
        largest(entries),
        lambda entry: entry.about["verb"],
        lambda first: short(first.about) + " …",
        lambda rows: by_seat(rows, player),
    )


def largest(entries: list[Entry]) -> set[Any]:
    """The verbs to put away so that the list gets short, those with most rows first."""
    counts = Counter(entry.about["verb"] for entry in entries)
    rows = len(entries)
    chosen: set[Any] = set()
    for verb, count in counts.most_common():
        if rows <= LONG or count < WORTH_A_DRAWER:
            break
        chosen.add(verb)
        rows -= count - 1
    return chosen


def by_seat(entries: list[Entry], player: Callable[[int], str]) -> list[Entry]:
    """Targets sorted by whose they are, where there are many."""
    if len(entries) <= LONG or not all("seat" in entry.about for entry in entries):
        return entries
    return drawers(
        entries,
        {entry.about["seat"] for entry in entries},
        lambda entry: entry.about["seat"],
        lambda first: player(first.about["seat"]) + " …",
        lambda rows: rows,
    )


def drawers(
    entries: list[Entry],
    put_away: set[Any],
    key: Callable[[Entry], Any],
    title: Callable[[Entry], str],
    sort: Callable[[list[Entry]], list[Entry]],
) -> list[Entry]:
    """Puts the rows of each key in `put_away` into one drawer where the first of them stood."""
    together: dict[Any, list[Entry]] = {}
    for entry in entries:
        together.setdefault(key(entry), []).append(entry)
    rows: list[Entry] = []
    for several in together.values():
        if key(several[0]) not in put_away or len(several) < WORTH_A_DRAWER:
            rows += several
        else:
            first = several[0]
            about = {"verb": first.about["verb"]}
            rows.append(Entry(title(first), detail=f"({len(several)})", about=about, inside=sort(several)))
    return rows
