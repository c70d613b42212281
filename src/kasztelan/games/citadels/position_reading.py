"""Reading a described position: numbers, yes and no, districts and characters, each refused by the name of its field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kasztelan.core.errors import BadPosition, Reason, given, impossible, one_of, within
from kasztelan.games.citadels.components import CARD, CARD_IDS, CHARACTER, CHARACTER_IDS
from kasztelan.games.citadels.state import CitadelsState

GoOn = Callable[[CitadelsState], None]
"""Takes the rules' own steps until somebody is asked."""


def only_known(data: Mapping[str, Any], known: tuple[str, ...], path: str = "") -> None:
    """Refuses a name that nothing goes by."""
    for name in data:
        if name not in known:
            raise BadPosition(f"{path}{name}", Reason("not_known"), one_of(list(known)))


def number(data: Mapping[str, Any], name: str, default: int, low: int, high: int, field: str = "") -> int:
    value = data.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(field or name, impossible(value), within(low, high))
    return value


def flag(data: Mapping[str, Any], name: str, field: str = "") -> bool:
    value = data.get(name, False)
    if not isinstance(value, bool):
        raise BadPosition(field or name, impossible(value), Reason("yes_no"))
    return value


def card_list(names: Any, field: str) -> list[int]:
    if not isinstance(names, list):
        raise BadPosition(field, Reason("no_list"), Reason("list_of", {"values": list(CARD_IDS)}))
    return [card(name, field) for name in names]


def card(name: Any, field: str) -> int:
    if not isinstance(name, str) or name not in CARD:
        raise BadPosition(field, Reason("no_district", {"thing": given(name)}), one_of(list(CARD_IDS)))
    return CARD[name]


def names_of_cast(s: CitadelsState) -> list[str]:
    return [CHARACTER_IDS[one] for one in s.cast[1 : s.box.top + 1]]


def rank_named(s: CitadelsState, name: Any, field: str) -> int:
    """The rank of a character of this cast."""
    cast = names_of_cast(s)
    if not isinstance(name, str) or name not in cast:
        raise BadPosition(field, Reason("not_in_cast", {"thing": given(name)}), one_of(cast))
    return s.box.rank_of[CHARACTER[name]]


def ranks_named(s: CitadelsState, names: Any, field: str) -> list[int]:
    """The ranks of characters of this cast, none twice."""
    if not isinstance(names, list):
        raise BadPosition(field, Reason("no_list"), Reason("list_of", {"values": names_of_cast(s)}))
    ranks = [rank_named(s, name, field) for name in names]
    each_once(s, ranks, field)
    return ranks


def each_once(s: CitadelsState, ranks: list[int], field: str) -> None:
    for rank in ranks:
        if ranks.count(rank) > 1:
            twice = Reason("there_twice", {"character": CHARACTER_IDS[s.cast[rank]]})
            raise BadPosition(field, twice, Reason("each_once"))
