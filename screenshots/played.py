"""What Kasia has played to the end, as the server would tell it: a life of games is too long to be played for a picture."""

from __future__ import annotations

import time
from typing import Any, Final

from kasztelan.games.catalogue import GAMES
from screenshots.stage import FRIENDS

DAY: Final = 86_400.0
NAMES: Final = list(GAMES)
# Points, the winner's points, place; then who else played, and how many bots.
GAMES_OF_MINE: Final[tuple[tuple[int, int, int, tuple[str, ...], int], ...]] = (
    (33, 33, 1, ("Wanda", "Mikołaj"), 0),
    (29, 31, 2, FRIENDS[:4], 0),
    (214, 214, 1, ("Wanda",), 2),
    (26, 34, 3, ("Tomasz", "Ярослава"), 0),
    (187, 187, 1, (), 1),
    (30, 32, 2, FRIENDS, 0),
    (158, 191, 3, ("Wanda", "Mikołaj"), 0),
    (41, 41, 1, ("Jan",), 2),
    (27, 28, 2, ("Wanda", "Mikołaj"), 0),
    (199, 208, 2, ("Ярослава",), 0),
    (36, 36, 1, ("Oksana", "Zofia"), 0),
    (24, 32, 4, FRIENDS[:3], 0),
    (221, 221, 1, ("Wanda", "Tomasz"), 0),
    (22, 31, 5, FRIENDS[:5], 0),
    (38, 38, 1, ("Mikołaj",), 1),
    (171, 204, 2, ("Mikołaj",), 0),
    (31, 33, 2, ("Wanda", "Jan"), 0),
    (19, 30, 3, ("Tomasz", "Wanda"), 0),
    (176, 176, 1, (), 2),
    (23, 29, 2, ("Ярослава",), 1),
)


def played(tables: list[str]) -> dict[str, Any]:
    """The answer to `GET /api/me/games`; the first of these games are those tables."""
    now = time.time()
    latest = [
        {
            "table": tables[at] if at < len(tables) else f"table-{at}",
            "game": NAMES[int(points > 100) % len(NAMES)],
            "ended": now - at * (2 + at / 6) * DAY,
            "points": points,
            "place": place,
            "won": place == 1,
            "top": top,
            "others": list(others),
            "bots": bots,
        }
        for at, (points, top, place, others, bots) in enumerate(GAMES_OF_MINE)
    ]
    rivals = [("Wanda", "griffin", 7, 5), ("Mikołaj", "eagle", 4, 6), ("Tomasz", "bear", 3, 1)]
    of = {name: [one for one in latest if one["game"] == name] for name in NAMES}
    return {
        "played": len(latest),
        "won": sum(bool(one["won"]) for one in latest),
        "met": len(FRIENDS),
        "by_game": [summed(name, mine) for name, mine in of.items() if mine],
        "latest": latest,
        "rivals": [dict(zip(("name", "crest", "ahead", "behind"), one, strict=True)) for one in rivals],
    }


def summed(game: str, mine: list[dict[str, Any]]) -> dict[str, Any]:
    best = sorted(mine, key=lambda one: -one["points"])[:3]
    return {
        "game": game,
        "played": len(mine),
        "won": sum(bool(one["won"]) for one in mine),
        "average": round(sum(one["points"] for one in mine) / len(mine), 1),
        "best": [{"table": one["table"], "points": one["points"]} for one in best],
    }
