"""Positions of Stones from readable descriptions, checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from kasztelan.core.errors import BadPosition, InvalidOptions, Reason, impossible, one_of, within
from tests.stones import pending
from tests.stones.actions import AUTOMAS, NUMBERS
from tests.stones.options import Box
from tests.stones.state import BAG, UNKNOWN, Bank

KEYS: Final = ("options", "heap", "lap", "automa", "stones", "shells", "lucky", "first", "next")


Check = Callable[[Mapping[str, Any]], dict[str, Any]]


def build_position(data: Mapping[str, Any], check: Check) -> Bank:
    """`next` is the seat whose turn it is and `first` who began the lap; what is left out is as at the start."""
    for name in data:
        if name not in KEYS:
            raise BadPosition(str(name), Reason("not_known"), one_of(list(KEYS)))
    s = Bank(read_box(data.get("options", {}), check))
    seats = s.box.seats
    s.heap = number(data, "heap", s.heap, 1, 60)
    s.lap = number(data, "lap", 1, 1, 60)
    s.stones = numbers(data, "stones", s.stones, 0, 60)
    s.shells = numbers(data, "shells", s.shells, 0, 60)
    s.lucky = numbers(data, "lucky", None, min(NUMBERS), max(NUMBERS), seats)
    s.first = number(data, "first", 0, 0, seats - 1)
    s.taken = (number(data, "next", s.first, 0, seats - 1) - s.first) % seats
    if s.box.automa and s.automa == UNKNOWN:
        s.automa = automa(data)
    left = Counter(BAG)
    left.subtract(s.lucky)
    if min(left.values()) < 0:
        raise BadPosition("lucky", impossible(s.lucky), one_of([str(one) for one in BAG]))
    s.bag = sorted(left.elements())
    pending.ask_next(s)
    return s


def read_box(options: Any, check: Check) -> Box:
    try:
        return Box(check(options))
    except InvalidOptions as wrong:
        raise BadPosition(f"options.{wrong.field}", wrong.problem, wrong.allowed) from None


def number(data: Mapping[str, Any], name: str, usual: int, low: int, high: int) -> int:
    value = data.get(name, usual)
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(name, impossible(value), within(low, high))
    return value


def numbers(
    data: Mapping[str, Any], name: str, usual: list[int] | None, low: int, high: int, count: int = 0
) -> list[int]:
    """One number for each, within bounds."""
    if name not in data and usual is not None:
        return usual
    given = data.get(name)
    count = count or len(usual or [])
    if not isinstance(given, list) or len(given) != count:
        raise BadPosition(name, impossible(given), Reason("for_each_seat", {"count": count}))
    return [number({name: one}, name, 0, low, high) for one in given]


def automa(data: Mapping[str, Any]) -> int:
    name = data.get("automa")
    if name not in AUTOMAS:
        raise BadPosition("automa", impossible(name), one_of(list(AUTOMAS)))
    return AUTOMAS.index(name)
