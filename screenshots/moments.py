"""Moments of Citadels worth a picture, found in games that bots play: the same ones every time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from kasztelan.arena.simulate import play_game
from kasztelan.core import record
from kasztelan.core.chance import SeededChance
from kasztelan.core.match import ASK_ALL, Match
from kasztelan.games.citadels.game import GAME

View = dict[str, Any]
Wanted = Callable[[View, list[dict[str, Any]]], bool]
"""Whether a moment is the one: what the asked player sees, and what they can do."""
BOT: Final = "heuristic"
MOST_GAMES: Final = 300


class Moment(NamedTuple):
    """A point in a game: the record, how many of its entries have been played, and who is asked then."""

    record: Mapping[str, Any]
    until: int
    seat: int

    def table(self) -> dict[str, Any]:
        return {"record": self.record, "until": self.until}

    @property
    def rest(self) -> list[dict[str, Any]]:
        """What the seats did from here on."""
        return [entry for entry in self.record["actions"][self.until :] if entry["by"] != "nature"]


@cache
def played(players: int, set_name: str, number: int) -> dict[str, Any]:
    options = {"players": players, "set": set_name}
    return record.write(play_game(GAME, options, [BOT] * players, 0, number))


def find(players: int, set_name: str, wanted: Wanted, first: int = 0) -> Moment:
    """The first moment of the first game from `first` on that is as wanted."""
    for number in range(first, first + MOST_GAMES):
        written = played(players, set_name, number)
        match = Match(
            GAME, SeededChance(0), GAME.check_options(written["options"]), forced=ASK_ALL, keep=True
        )
        for at, entry in enumerate(written["actions"]):
            seat = match.waiting_for()
            if seat >= 0:
                legal = [GAME.codec.decode(one) for one in GAME.legal(match.state)]
                if len(legal) > 1 and wanted(GAME.view(match.state, seat), legal):
                    return Moment(written, at, seat)
            record.follow(match, entry, at)
    raise LookupError(f"no such moment in {MOST_GAMES} games")


def verbs(legal: list[dict[str, Any]], verb: str) -> int:
    return sum(1 for one in legal if one["verb"] == verb)


def marked(view: View, mark: str) -> bool:
    return any(rank[mark] for rank in view["ranks"])


def busy_turn(view: View, legal: list[dict[str, Any]]) -> bool:
    """A choice of districts to build, late in the game, with somebody killed and somebody robbed."""
    mine = view["seats"][view["seat"]]
    return (
        view["decision"]["name"] == "turn"
        and view["turn"]["gathered"]
        and view["round"] >= 6
        and verbs(legal, "build") >= 2
        and 4 <= len(view["mine"]["hand"]) <= 6
        and mine["size"] >= 4
        and marked(view, "killed")
        and marked(view, "robbed")
        and all(seat["size"] >= 3 for seat in view["seats"])
    )


def middle_of_the_draft(view: View, legal: list[dict[str, Any]]) -> bool:
    """Some have chosen, some have not, and the hand is worth a thought."""
    return (
        view["decision"]["name"] == "pick_character"
        and view["round"] >= 5
        and verbs(legal, "pick") == 4
        and len(view["mine"]["hand"]) >= 4
        and all(seat["size"] >= 2 for seat in view["seats"])
    )


def crowded_turn(view: View, legal: list[dict[str, Any]]) -> bool:
    """Late at a table of eight."""
    return (
        view["decision"]["name"] == "turn"
        and view["round"] >= 6
        and verbs(legal, "build") >= 1
        and len(view["mine"]["hand"]) >= 3
        and min(seat["size"] for seat in view["seats"]) >= 2
        and max(seat["size"] for seat in view["seats"]) >= 5
    )


def warrants_and_threats(view: View, legal: list[dict[str, Any]]) -> bool:
    """A turn among warrants."""
    return (
        view["decision"]["name"] == "turn"
        and view["turn"]["gathered"]
        and marked(view, "warrant")
        and view["round"] >= 6
        and verbs(legal, "build") >= 1
    )


def last_decision(players: int, set_name: str, number: int) -> Moment:
    """Just before the end of a game."""
    written = played(players, set_name, number)
    at = max(at for at, entry in enumerate(written["actions"]) if entry["by"] != "nature")
    return Moment(written, at, written["actions"][at]["by"])
