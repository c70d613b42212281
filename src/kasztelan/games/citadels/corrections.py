"""A table's own values of district cards, checked: what they cost, and how many there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kasztelan.core.errors import InvalidOptions, Reason, impossible, one_of, within
from kasztelan.games.citadels.components import (
    CARD,
    CARD_IDS,
    CLASSIC,
    DISTRICTS,
    EDITIONS,
    SECRET_VAULT,
    UNIQUE,
)
from kasztelan.games.citadels.state import Box

VALUES: Final = ("cost", "copies")
MOST: Final = 20
"""The highest cost, and the most copies of a basic district."""


def printed(box: Box) -> None:
    """What the cards of this edition cost, and how many of each its box holds."""
    classic = box.edition == CLASSIC
    box.cost = [card.classic_cost if classic else card.cost for card in DISTRICTS]
    box.copies = [card.classic_copies if classic else card.copies for card in DISTRICTS]


def correct(box: Box, file: Mapping[str, Any] | None) -> None:
    """Lays the values of a file over the printed ones (CIT-SETUP-10); it can add no card."""
    if file is None:
        return
    only_known(file, ("districts",), "cards")
    for name, row in inner(file.get("districts", {}), "cards.districts").items():
        field = f"cards.districts.{name}"
        if name not in CARD:
            raise InvalidOptions(field, Reason("no_district", {"thing": str(name)}), one_of(list(CARD_IDS)))
        kind = CARD[name]
        if not box.copies[kind]:
            foreign = Reason("not_in_edition", {"thing": name, "edition": EDITIONS[box.edition]})
            raise InvalidOptions(field, foreign, one_of([CARD_IDS[one] for one in of_edition(box)]))
        correct_card(box, kind, inner(row, field), field)


def of_edition(box: Box) -> list[int]:
    return [kind for kind, copies in enumerate(box.copies) if copies]


def inner(data: Any, field: str) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise InvalidOptions(field, Reason("no_object"), Reason("object"))
    return data


def only_known(data: Mapping[str, Any], known: tuple[str, ...], field: str) -> None:
    for name in data:
        if name not in known:
            raise InvalidOptions(f"{field}.{name}", Reason("not_known"), one_of(list(known)))


def correct_card(box: Box, kind: int, row: Mapping[str, Any], field: str) -> None:
    """Of a unique district there are never more than printed: its rules are written for so many."""
    only_known(row, VALUES, field)
    if "cost" in row:
        if kind == SECRET_VAULT:
            never = Reason("never_built", {"card": CARD_IDS[kind]})
            raise InvalidOptions(f"{field}.cost", never, Reason("nothing"))
        box.cost[kind] = value(row["cost"], MOST, f"{field}.cost")
        box.corrected[CARD_IDS[kind]] = box.cost[kind]
    if "copies" in row:
        most = box.copies[kind] if DISTRICTS[kind].type == UNIQUE else MOST
        box.copies[kind] = value(row["copies"], most, f"{field}.copies")


def value(given: Any, most: int, field: str) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or not 1 <= given <= most:
        raise InvalidOptions(field, impossible(given), within(1, most))
    return given
