"""Which character to take, throw out or swap."""

from __future__ import annotations

from typing import Final

from kasztelan.bots.heuristic.citadels.characters_worth import worth
from kasztelan.bots.heuristic.citadels.table import Table
from kasztelan.games.citadels.components import BLACKMAILER, THIEF

SAFE_FROM_THEFT: Final = 2
"""Thief and Blackmailer cannot aim at these ranks."""
DENIED: Final = 0.3
"""How much what the leader does not get counts with two players; with more there are others to take it."""


def thief_about(t: Table) -> bool:
    return THIEF in t.rank_of or BLACKMAILER in t.rank_of


# --- the choices


def pick(t: Table, place: int) -> float:
    """What it brings me, what the leader then does not get, and the risk of being robbed."""
    return worth(t, t.me, place) + denied(t, place) - risk(t, place)


def denied(t: Table, place: int) -> float:
    return DENIED / (t.players - 1) * worth(t, t.leader, place)


def risk(t: Table, place: int) -> float:
    """Of being robbed."""
    return 0.08 * t.gold[t.me] if t.rank_of[place] > SAFE_FROM_THEFT and thief_about(t) else 0.0


def discard(t: Table, place: int) -> float:
    """With two players: away with what the other would like most."""
    return worth(t, t.leader, place) + 0.1 * worth(t, t.me, place)


def unseen(t: Table) -> list[int]:
    """Characters that others may hold: neither mine nor face up."""
    up = t.view["face_up"]
    return [
        character
        for character, name in zip(t.cast, t.view["cast"], strict=True)
        if character not in t.characters and name not in up
    ]


def swap_characters(t: Table, place: int) -> float:
    """The Theater: away with a character that is worth less than an average unseen one."""
    mine = min(worth(t, t.me, character) for character in t.characters)
    candidates = unseen(t)
    average = sum(worth(t, t.me, character) for character in candidates) / len(candidates)
    return average - mine - 0.5 + 0.3 * t.danger(place)


def offer_character(t: Table, place: int) -> float:
    """The one that is worth least to me."""
    return -worth(t, t.me, place)
