"""What a person has played to the end here, as far as the tables tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import select

from kasztelan.core.result import completed
from kasztelan.server.storage.schema import TABLES
from kasztelan.server.storage.store import Row, Store, seats_name
from kasztelan.server.tables.seating import BOT, PERSON, Chair, chairs_from_text, crests_worn, seats_of

MOST_GAMES: Final = 2_000
"""Games that are looked at, the latest."""
MOST_LATEST: Final = 20
MOST_BEST: Final = 3
MOST_RIVALS: Final = 5


class Played(msgspec.Struct):
    """One finished game, seen from the one chair of a person."""

    row: Row
    chairs: list[Chair]
    seat: int
    result: dict[str, Any]

    @property
    def points(self) -> int:
        return int(self.result["points"][self.seat])

    @property
    def won(self) -> bool:
        return bool(self.result["won"][self.seat])

    def before(self, other: int) -> int:
        """1 if I was placed before another chair, -1 after it, 0 if we shared a place."""
        mine, theirs = self.result["places"][self.seat], self.result["places"][other]
        return int(mine < theirs) - int(mine > theirs)

    def others(self, kind: str) -> list[int]:
        return [seat for seat, one in enumerate(self.chairs) if seat != self.seat and one.kind == kind]


async def played_by(store: Store, person: str) -> dict[str, Any]:
    """Totals, each game, the latest games and the people they were played with."""
    games = await finished_games(store, person)
    return {
        "played": len(games),
        "won": sum(one.won for one in games),
        "met": len({one.chairs[seat].person for one in games for seat in one.others(PERSON)} - {None}),
        "by_game": by_game(games),
        "latest": [told(one) for one in games[:MOST_LATEST]],
        "rivals": rivals(games),
    }


async def finished_games(store: Store, person: str) -> list[Played]:
    """The games somebody sat at to the end, the latest first.

    One that was played on several chairs of one's own is no contest, and one that began in the middle was not all
    one's own.
    """
    columns = (TABLES.c.id, TABLES.c.game, TABLES.c.seats, TABLES.c.result, TABLES.c.changed)
    query = select(*columns).where(
        TABLES.c.status == "finished",
        TABLES.c.prefix == 0,
        TABLES.c.opening.is_(None),
        TABLES.c.result.is_not(None),
        seats_name(person),
    )
    games: list[Played] = []
    for row in await store.rows(query.order_by(TABLES.c.changed.desc()).limit(MOST_GAMES)):
        chairs = chairs_from_text(row["seats"])
        mine = seats_of(chairs, person)
        result = completed(msgspec.json.decode(row["result"]))
        if len(mine) == 1 and result is not None:
            games.append(Played(row, chairs, mine[0], result))
    return games


def by_game(games: Sequence[Played]) -> list[dict[str, Any]]:
    """Each game that was played, the one played most first."""
    found = []
    for name, count in Counter(one.row["game"] for one in games).most_common():
        here = [one for one in games if one.row["game"] == name]
        best = sorted(here, key=lambda one: -one.points)[:MOST_BEST]
        found.append(
            {
                "game": name,
                "played": count,
                "won": sum(one.won for one in here),
                "average": round(sum(one.points for one in here) / count, 1),
                "best": [{"table": one.row["id"], "points": one.points} for one in best],
            }
        )
    return found


def told(one: Played) -> dict[str, Any]:
    return {
        "table": one.row["id"],
        "game": one.row["game"],
        "ended": one.row["changed"],
        "points": one.points,
        "place": one.result["places"][one.seat],
        "won": one.won,
        "top": max(one.result["points"]),
        "others": [one.chairs[seat].name for seat in one.others(PERSON)],
        "bots": len(one.others(BOT)),
    }


def rivals(games: Sequence[Played]) -> list[dict[str, Any]]:
    """Those met most often, by the name and crest of the last time; who they are nobody learns."""
    met: dict[str, dict[str, Any]] = {}
    times: Counter[str] = Counter()
    for one in games:
        for seat in one.others(PERSON):
            chair = one.chairs[seat]
            if chair.person is None:
                continue
            new = {"name": chair.name, "crest": crests_worn(one.chairs)[seat], "ahead": 0, "behind": 0}
            known = met.setdefault(chair.person, new)
            known["ahead"] += one.before(seat) > 0
            known["behind"] += one.before(seat) < 0
            times[chair.person] += 1
    return [met[person] for person, _ in times.most_common(MOST_RIVALS)]
