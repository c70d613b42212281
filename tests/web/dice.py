"""Real records with all that a browser needs to check their dice."""

from __future__ import annotations

import json
from typing import Any

from kasztelan.core.chance import KeyedChance, SeededChance, commitment, own_nonce
from kasztelan.core.match import PLAY_PUBLIC, Match
from kasztelan.core.record import write
from kasztelan.core.state import OVER
from kasztelan.core.walk import Walk, again, entries
from kasztelan.games.citadels.game import GAME
from kasztelan.server.tables.past import draws_in

KEY = bytes(range(100, 132))
NONCES = ["a1" * 16, "0b" * 3, own_nonce(KEY, 2).hex()]
PLAYERS = ["person", "person", "heuristic"]
OPTIONS = {"players": 3, "round_limit": 1}


def play_on(match: Match, seed: int) -> None:
    """To the end, taking a move back wherever that is allowed the first few times."""
    chance, taken_back = SeededChance(seed), 0
    while (who := match.advance()) != OVER:
        legal = GAME.legal(match.state)
        match.act(who, legal[chance.below(len(legal), 0)])
        if match.undo_point([who]) >= 0 and taken_back < 3:
            taken_back += 1
            match.undo(who)


def checkable(match: Match, prefix: int) -> dict[str, Any]:
    extra: dict[str, Any] = {
        "names": ["Anna", 'Łucja "Ł"', "Олесь\n"],
        "times": [1_763_000_000.0 + at * 1.25 for at in range(len(match.history))],
        "commitment": commitment(KEY),
        "key": KEY.hex(),
        "nonces": NONCES,
        "players": PLAYERS,
    }
    if prefix:
        extra["prefix"] = prefix
    record = write(match, extra)
    return {
        "record": json.dumps(record, ensure_ascii=False),
        "draws": draws_in(again(match, entries(match)), 0, len(match.history)),
        "natures": match.natures,
    }


def new_match() -> Match:
    dice = KeyedChance(KEY, [bytes.fromhex(one) for one in NONCES])
    return Match(GAME, dice, OPTIONS, forced=PLAY_PUBLIC, keep=True)


def dice() -> dict[str, Any]:
    """A whole game, and one that went on from the middle of another."""
    whole = new_match()
    play_on(whole, 1)
    fork = new_match()
    other = Match(GAME, SeededChance(9), OPTIONS, forced=PLAY_PUBLIC, keep=True)
    for _ in range(4):
        other.act(other.advance(), GAME.legal(other.state)[0])
    prefix = len(other.history)
    Walk(fork, entries(other), prefix=prefix).go_to(prefix)
    play_on(fork, 2)
    return {"whole": checkable(whole, 0), "fork": {**checkable(fork, prefix), "prefix": prefix}}
