"""A table set up in the middle of a game, for tests that read like play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kasztelan.core.events import events_in
from kasztelan.core.state import NATURE, OVER
from kasztelan.games.burgundy.boards import ROWS, SPACE_NAMES
from kasztelan.games.burgundy.game import GAME
from kasztelan.games.burgundy.rules.kinds import GOODS_IDS, HEX_IDS
from kasztelan.games.burgundy.state import BurgundyState

CENTRE: Final = "r4c4"


TEAM_ROWS: Final = (8, 9, 10, 11, 10, 9, 8)


def space(name: str, rows: Sequence[int] = ROWS) -> int:
    """The number of a space by its row and column: r4c4 is the 19th."""
    row, _, column = name[1:].partition("c")
    return sum(rows[: int(row) - 1]) + int(column)


def names_of(duchy: int) -> dict[str, int]:
    """The spaces of a solo duchy by the names that its data give them."""
    return {name: number + 1 for name, number in SPACE_NAMES[duchy].items()}


def at(hexes: Mapping[str, str], rows: Sequence[int] = ROWS) -> dict[str, str]:
    """Hexes by row and column, as a position wants them."""
    return {str(space(name, rows)): kind for name, kind in hexes.items()}


class Table:
    """A Burgundy game at a described position (see `position.py`); two players on duchy 1 by default.

    Every seat has the start castle in the centre unless its `hexes` say otherwise (by row and column). `do` acts for
    whoever is asked and refuses illegal actions; NATURE answers nothing by herself.
    """

    def __init__(self, players: int = 2, options: dict[str, Any] | None = None, **position: Any) -> None:
        chosen = {"players": players, **(options or {})}
        seats = position.pop("seats", [])
        described = []
        for number in range(players):
            seat = dict(seats[number]) if number < len(seats) else {}
            if players == 1 and chosen.get("automa", "none") == "none":
                names = names_of(chosen.get("solo_duchy", 33))
                seat["hexes"] = {str(names[name]): kind for name, kind in seat.get("hexes", {}).items()}
            elif not chosen.get("teams"):
                seat["hexes"] = at(seat.get("hexes", {CENTRE: "castle"}))
            elif number % 2 == 0:
                seat["hexes"] = at(seat.get("hexes", {"r4c6": "castle"}), TEAM_ROWS)
            described.append(seat)
        state = GAME.position({"options": chosen, "seats": described, **position})
        assert isinstance(state, BurgundyState)
        self.s = state
        self.told: list[dict[str, Any]] = []

    @classmethod
    def new(cls, players: int = 2, **options: Any) -> Table:
        """A game that has not begun."""
        state = GAME.new({"players": players, **options})
        assert isinstance(state, BurgundyState)
        table = cls.__new__(cls)
        table.s = state
        table.told = []
        return table

    # --- acting

    def number(self, name: str | int) -> int:
        """A space by its row and column, or as it is."""
        if isinstance(name, int):
            return name
        if self.s.box.solo:
            return names_of(self.s.boards[0])[name]
        return space(name, TEAM_ROWS if self.s.common else ROWS)

    def do(self, verb: str, **fields: Any) -> Table:
        if "space" in fields:
            fields["space"] = self.number(fields["space"])
        action = GAME.codec.encode({"verb": verb, **fields})
        self.told = [event.seen_by(None) for event in events_in(GAME.apply_told(self.s, action))]
        return self

    def place(self, hex: str, where: str, die: int | None = None) -> Table:
        self.do("place", hex=hex).do("at", space=where)
        return self if die is None else self.do("use_die", die=die)

    def nature(self, verb: str, **fields: Any) -> Table:
        assert GAME.to_act(self.s) == NATURE, f"nature is not asked: {self.asked()}"
        return self.do(verb, **fields)

    def settle(self, until: str = "") -> Table:
        """NATURE gives her first possible answer until somebody else, or something else, is asked."""
        while GAME.to_act(self.s) == NATURE and self.asked() != until:
            GAME.apply(self.s, GAME.legal(self.s)[0])
        return self

    def idle(self, until: str = "") -> Table:
        """Everybody ends the turn and NATURE gives her first answer, until this is asked or the game is over."""
        while not self.is_over() and self.asked() != until:
            legal = GAME.legal(self.s)
            end = GAME.codec.encode({"verb": "end_turn"})
            GAME.apply(self.s, end if end in legal else legal[0])
        return self

    # --- asking

    def can(self, verb: str, **fields: Any) -> bool:
        if "space" in fields:
            fields["space"] = self.number(fields["space"])
        return GAME.codec.encode({"verb": verb, **fields}) in GAME.legal(self.s)

    def why_not(self, verb: str, **fields: Any) -> dict[str, Any]:
        """The reason and its facts; nothing if the action is legal."""
        if "space" in fields:
            fields["space"] = self.number(fields["space"])
        action = GAME.codec.encode({"verb": verb, **fields})
        reason = GAME.why_not(self.s, GAME.to_act(self.s), action)
        return {} if reason is None else reason.to_data()

    def choices(self, verb: str) -> list[dict[str, Any]]:
        found = [GAME.codec.decode(action) for action in GAME.legal(self.s)]
        return [{name: one[name] for name in one if name != "verb"} for one in found if one["verb"] == verb]

    def spaces(self) -> set[int]:
        return {int(one["space"]) for one in self.choices("at")}

    def facts(self, verb: str, **fields: Any) -> dict[str, Any]:
        return GAME.facts(self.s, GAME.codec.encode({"verb": verb, **fields}))

    def asked(self) -> str:
        return str(GAME.decision(self.s)["name"])

    def waiting_for(self) -> int | None:
        who = GAME.to_act(self.s)
        return who if who >= 0 else None

    def is_over(self) -> bool:
        return GAME.to_act(self.s) == OVER

    # --- looking

    def event(self, name: str) -> dict[str, Any]:
        """The one event of this name that the last action brought."""
        found = [one for one in self.told if one["event"] == name]
        assert len(found) == 1, self.told
        return found[0]

    def events(self) -> list[str]:
        return [str(one["event"]) for one in self.told]

    def points(self, seat: int = 0) -> int:
        return self.s.points[seat]

    def workers(self, seat: int = 0) -> int:
        return self.s.workers[seat]

    def silver(self, seat: int = 0) -> int:
        return self.s.silver[seat]

    def stored(self, seat: int = 0) -> list[str]:
        return [HEX_IDS[kind] for kind in self.s.stored[seat]]

    def goods(self, seat: int = 0) -> dict[str, int]:
        mine = self.s.goods[seat * 6 : seat * 6 + 6]
        return {GOODS_IDS[type]: count for type, count in enumerate(mine) if count}

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return GAME.view(self.s, seat)

    def depot(self, number: int) -> list[str]:
        """The hexes that lie in a depot."""
        return [one["hex"] for one in self.view()["depots"][number - 1]["slots"] if one["hex"]]

    def sources(self, seat: int = 0) -> dict[str, int]:
        return {source: points for source, points in GAME.scores(self.s)[seat].items() if points}
