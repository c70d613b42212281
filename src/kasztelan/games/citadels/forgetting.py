"""Making few worlds of many, when there are more than can be kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kasztelan.games.citadels.lots import ANY
from kasztelan.games.citadels.state import DECK
from kasztelan.games.citadels.worlds import BITS, PLAIN, ROWS, ZONES, World, in_all


def fewer(worlds: Sequence[World], most: int) -> list[World]:
    """What is in all worlds that agree about the hands; if even those are too many, what is in all of them."""
    alike: dict[Any, list[World]] = {}
    for world in worlds:
        alike.setdefault(in_hands(world), []).append(world)
    few = len(alike) <= most and len(alike) < len(worlds)
    return [common(group) for group in alike.values()] if few else [common(worlds)]


def in_hands(world: World) -> Any:
    """What is certain of each hand in a world."""
    return tuple((tuple(seen(world, labels)), narrow(labels)) for labels in world.places[:DECK])


def seen(world: World, labels: Sequence[int]) -> list[int]:
    """The cards the seat has seen that must be among these."""
    labels = [label for label in labels if label >> BITS]
    return sorted(world.certain(labels)) if labels else []


def narrow(labels: Sequence[int]) -> tuple[int, ...]:
    """Those of these cards that the seat has not seen and of which it knows the type."""
    return tuple(label for label in labels if label < PLAIN)


def common(worlds: Sequence[World]) -> World:
    """One world with what is in all of these, as likely as they are together."""
    found = World(worlds[0].numbers)
    found.counted = any(world.counted for world in worlds)
    lots = shared_lots(worlds)
    found.lots = {lot: worlds[0].lots[lot] for lot in lots}
    for zone in range(ZONES):
        rows = [world.labels(zone) for world in worlds]
        cells = [[row[at : at + 1] for row in rows] for at in range(len(rows[0]))] if zone in ROWS else [rows]
        labels = [label for cell in cells for label in agreed(found, worlds, cell, lots) or [PLAIN]]
        found.put_all(zone, labels)
    found.weight = sum(world.mass() for world in worlds) / found.mass()
    return found


def shared_lots(worlds: Sequence[World]) -> set[int]:
    """The lots that are the same in all worlds, and lie in the same places."""
    return {
        lot
        for lot, kinds in worlds[0].lots.items()
        if all(world.lots.get(lot) == kinds and world.spots(lot) == worlds[0].spots(lot) for world in worlds)
    }


def agreed(found: World, worlds: Sequence[World], cell: Sequence[list[int]], lots: set[int]) -> list[int]:
    """Labels for what several worlds, each with labels of its own, have in one place."""
    kept = [label for label in cell[0] if label >> BITS in lots]
    others = [[label for label in labels if label >> BITS not in lots] for labels in cell] if lots else cell
    kinds = in_all(seen(world, labels) for world, labels in zip(worlds, others, strict=True))
    if kinds:
        kept += [found.new_lot(tuple(kinds)) << BITS | ANY] * len(kinds)
    return kept + in_all(narrow(labels) for labels in others)
