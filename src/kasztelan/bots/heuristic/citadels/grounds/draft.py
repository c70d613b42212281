"""Grounds for characters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kasztelan.bots.heuristic.citadels import drafting
from kasztelan.bots.heuristic.citadels.characters_worth import PARTS, fullest, richest, worth
from kasztelan.bots.heuristic.citadels.table import Table
from kasztelan.bots.heuristic.grounds import ORDER, Ground
from kasztelan.core.errors import Fact
from kasztelan.games.citadels.components import CHARACTERS, INCOME_TYPE


def character(t: Table, number: int) -> dict[str, Fact]:
    return {"character": CHARACTERS[number].id}


def next_to_finish(t: Table, _number: int) -> dict[str, Fact]:
    return {"other": max(t.rivals, key=t.size.__getitem__)}


def richest_rival(t: Table, _number: int) -> dict[str, Fact]:
    return {"other": max(t.rivals, key=t.gold.__getitem__), "gold": richest(t, t.me)}


def fullest_rival(t: Table, _number: int) -> dict[str, Fact]:
    return {"other": max(t.rivals, key=t.cards.__getitem__), "count": fullest(t, t.me)}


def my_gold(t: Table, _number: int) -> dict[str, Fact]:
    return {"gold": t.gold[t.me]}


def my_income(t: Table, number: int) -> dict[str, Fact]:
    return {"gold": t.income(t.me, INCOME_TYPE[number])}


def my_income_cards(t: Table, number: int) -> dict[str, Fact]:
    return {"count": t.income(t.me, INCOME_TYPE[number])}


FACTS: Final[dict[str, Callable[[Table, int], dict[str, Fact]]]] = {
    "ability": character,
    "stop": next_to_finish,
    "gold_kept": my_gold,
    "rich_rivals": richest_rival,
    "full_hands": fullest_rival,
    "better_hand": fullest_rival,
    "gold_at_hand": my_gold,
    "income": my_income,
    "income_cards": my_income_cards,
    "tithe": richest_rival,
    "loan": richest_rival,
}
"""The facts that a part goes by, as far as a sentence can name them."""


def mine(t: Table, number: int) -> list[Ground]:
    """What a character would bring me."""
    return [
        Ground(code, part(t, t.me), FACTS[code](t, number) if code in FACTS else {})
        for code, part in PARTS[number]
    ]


def pick(t: Table, place: int) -> list[Ground]:
    return [
        *mine(t, place),
        Ground("denied", drafting.denied(t, place), {"other": t.leader}),
        Ground("not_robbed", -drafting.risk(t, place)),
    ]


def discard(t: Table, place: int) -> list[Ground]:
    return [
        Ground("denied", worth(t, t.leader, place), {"other": t.leader}),
        Ground(ORDER, 0.1 * worth(t, t.me, place)),
    ]


def swap_characters(t: Table, place: int) -> list[Ground]:
    danger = 0.3 * t.danger(place)
    return [
        Ground("poor_character", drafting.swap_characters(t, place) - danger),
        Ground("dangerous", danger, {"other": place}),
    ]


def offer_character(t: Table, place: int) -> list[Ground]:
    return [Ground("least_use", -worth(t, t.me, place), character(t, place))]
