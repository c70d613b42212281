"""The moments of Citadels that docs/pictures shows: one of a game of bots, the others of the games in docs/games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

from kasztelan.bots.registry import make_bot
from kasztelan.cli.saving import read_save
from kasztelan.cli.steps import match_at
from kasztelan.cli.table_setup import TableSetup
from kasztelan.core.chance import SeededChance
from kasztelan.core.match import PLAY_PUBLIC, Match
from kasztelan.games.catalogue import load

NAMES: Final = ["Kasia", "Wanda", "Mikołaj", "Ярослава", "Tomasz"]
FIRST_SEED: Final = 22
ROUND: Final = 6
"""The picture shows the first turn of seat 0 from this round on in which there is much to choose from."""
CHOICES: Final = 5


def nice_table() -> TableSetup:
    """The first game of bots that comes to a turn worth looking at."""
    for seed in count(FIRST_SEED):
        setup = table_of_bots(seed)
        match, bots = setup.match, setup.bots
        who = match.advance()
        while not match.over() and not is_nice(match, who):
            who = match.act(who, bots[who].choose(match.seat(who)))
        if not match.over():
            setup.people = {0}
            return setup
    raise AssertionError("count never ends")


def table_of_bots(seed: int) -> TableSetup:
    game = load("citadels")
    match = Match(game, SeededChance(seed), {"players": len(NAMES)}, forced=PLAY_PUBLIC, keep=True)
    bots = {seat: make_bot("heuristic", game, seat) for seat in range(len(NAMES))}
    return TableSetup(game, match, NAMES, set(), bots, "en", None)


def is_nice(match: Match, who: int) -> bool:
    view = match.game.view(match.state, 0)
    turn = view["turn"]
    if who != 0 or view["round"] < ROUND or turn is None or view["decision"]["name"] != "turn":
        return False
    return bool(turn["gathered"]) and len(match.seat(0).legal()) >= CHOICES


@dataclass(frozen=True)
class Scene:
    """A moment of a recorded game: the first that fits, or its end."""

    record: str
    language: str
    round: int = 0
    decision: str = ""
    character: str = ""
    gathered: bool = False
    people: tuple[int, ...] = (0,)

    def is_now(self, match: Match) -> bool:
        """Whether the match has come to it; a scene without a round is the end."""
        if not self.round or match.waiting_for() not in self.people:
            return False
        return self.fits(match.game.view(match.state, self.people[0]))

    def fits(self, view: Mapping[str, Any]) -> bool:
        asked, turn = view["decision"], view["turn"]
        if (view["round"], asked["name"], asked["seat"]) != (self.round, self.decision, self.people[0]):
            return False
        if not self.character:
            return True
        return bool(turn["character"] == self.character and turn["gathered"] == self.gathered)


POLISH: Final = "1-polish-cunning-agents.json"
UKRAINIAN: Final = "2-ukrainian-devious-dignitaries.json"
SCENES: Final = {
    "draft.svg": Scene(UKRAINIAN, "en", 3, "pick_character"),
    "turn-polish.svg": Scene(POLISH, "pl", 7, "turn", "warlord", gathered=True),
    "reasons.svg": Scene(UKRAINIAN, "uk", 4, "turn", "marshal"),
    "handover.svg": Scene(UKRAINIAN, "en", 2, "pick_character", people=(0, 1)),
    "scores.svg": Scene(POLISH, "pl"),
}


def recorded_table(scene: Scene, games: Path) -> TableSetup:
    """The table as it stood at the moment of the scene."""
    record = read_save(games / scene.record)
    game = load(record["game"])
    match = match_at(game, record, scene.is_now)
    match.forced_policy = PLAY_PUBLIC
    bots = {seat: make_bot("heuristic", game, seat) for seat in range(len(record["names"]))}
    return TableSetup(game, match, record["names"], set(scene.people), bots, scene.language, None)


def tables(games: Path) -> dict[str, TableSetup]:
    """The table of each picture."""
    recorded = {name: recorded_table(scene, games) for name, scene in SCENES.items()}
    return {"terminal.svg": nice_table(), **recorded}
