"""Plays Citadels at random until every question was asked and every verb offered; writes what the asked seat sees.

`python web/tests/citadels/make_pictures.py` renews `pictures.json`, the positions that the table's tests click through.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

from kasztelan.core.chance import SeededChance
from kasztelan.core.errors import InvalidOptions
from kasztelan.core.match import ASK_ALL, Match
from kasztelan.games.citadels.actions import VERBS
from kasztelan.games.citadels.components import SETS
from kasztelan.games.citadels.game import GAME
from kasztelan.games.citadels.rules.pending import EFFECT, NAMES, PICK_CHARACTER
from kasztelan.server.tables.pictures import game_picture

HERE: Final = Path(__file__).parent
QUESTIONS: Final = set(NAMES[PICK_CHARACTER : EFFECT + 1])
NATURES: Final = {
    "crown_first", "cast", "include", "lay_open", "lay_aside", "draw", "lose_card", "theater_draw",
}  # fmt: skip
GAMES: Final = 4000


def options(dice: random.Random) -> dict[str, Any]:
    """A table of any size; the classic ones with the additions that ask for something."""
    players = dice.randint(2, 8)
    if dice.random() < 0.6:
        chosen = dice.choice(SETS).id if dice.random() < 0.6 else "random"
        return {"players": players, "set": chosen, "ask_effects": True}
    starred = ["lighthouse", "bell_tower", "hospital", "museum", "armory"]
    dice.shuffle(starred)
    return {
        "players": players,
        "edition": "classic",
        "characters": "random" if players > 2 else "set",
        "districts": [*starred[:3]],
        "classic_swaps": 8,
    }


def main() -> None:
    dice = random.Random(20)
    found: dict[str, dict[str, Any]] = {}
    wanted = QUESTIONS | {verb for verb in VERBS if verb not in NATURES}
    for seed in range(GAMES):
        try:
            match = Match(GAME, SeededChance(seed), options(dice), forced=ASK_ALL)
        except InvalidOptions:
            continue
        play(match, dice, wanted, found)
        if not wanted:
            break
    print("never seen:", sorted(wanted))
    text = ",\n".join(f"{json.dumps(name)}: {compact(one)}" for name, one in sorted(found.items()))
    (HERE / "pictures.json").write_text("{\n" + text + "\n}\n", "utf-8")


def compact(one: dict[str, Any]) -> str:
    return json.dumps(one, separators=(",", ":"), ensure_ascii=False)


def play(match: Match, dice: random.Random, wanted: set[str], found: dict[str, dict[str, Any]]) -> None:
    for _ in range(700):
        seat = match.advance()
        if match.over():
            return
        legal = GAME.legal(match.state)
        new = {str(GAME.decision(match.state)["name"])} | {
            str(GAME.codec.decode(one)["verb"]) for one in legal
        }
        if new & wanted:
            name = "+".join(sorted(new & wanted))
            wanted -= new
            found[name] = game_picture(match, seat, True, [seat])
        rare = [one for one in legal if GAME.codec.decode(one)["verb"] not in ("end_turn", "pass")]
        match.act(seat, dice.choice(rare or legal))


if __name__ == "__main__":
    main()
