"""What a table of Stones agrees on, and the box that comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kasztelan.core.conditions import AtLeast, Contains, Every, Is, Not, OneOf
from kasztelan.core.errors import InvalidOptions, Reason, impossible, within
from kasztelan.core.options import (
    Choice,
    File,
    Group,
    ListRule,
    Number,
    Option,
    Preset,
    SeatChoice,
    Selection,
)
from tests.stones.actions import AUTOMAS, MOST_SEATS
from tests.stones.boards import BOARDS, Board, corrected

EXPANSIONS: Final = ("moss", "river", "bridge", "drought")
NEEDS: Final = {"bridge": "river"}
EXCLUDES: Final = {"drought": "river"}
GUESTS: Final = {"table": (2, 4), "teams": (4, 4), "automa": (1, 3)}
"""How many may sit down in each mode; alone one does, whatever else is agreed."""

FIRST: Final = SeatChoice("first", "random", ("random",), MOST_SEATS)

OPTIONS: Final[list[Option]] = [
    Choice("mode", "table", ("table", "teams", "alone", "automa")),
    Number(
        "guests",
        2,
        1,
        MOST_SEATS,
        only=OneOf("mode", list(GUESTS)),
        defaults=[(Is("mode", "teams"), 4), (Is("mode", "automa"), 1)],
    ),
    Number("heap", 16, 3, 60, defaults=[(Is("mode", "alone"), 12), (AtLeast("guests", 3), 24)]),
    Number("target", 8, 1, 40, only=Is("mode", "alone"), defaults=[(AtLeast("heap", 20), 14)]),
    Choice("opponent", "miller", (*AUTOMAS, "drawn"), only=Is("mode", "automa")),
    Selection("expansions", [], EXPANSIONS),
    Number("current", 1, 1, 3, only=Contains("expansions", "river")),
    Number("crossing", 1, 0, 3, only=Every([Contains("expansions", "bridge"), Not(Is("mode", "alone"))])),
    Choice("board", 1, tuple(BOARDS)),
    FIRST,
    Choice("season", "summer", ("summer", "winter"), hidden=True),
    File("pattern"),
]

PRESETS: Final = [
    Preset("quiet_pond", {"expansions": ["moss"], "board": 3, "season": "summer"}),
    Preset("wild_river", {"expansions": ["river", "bridge"], "board": 17, "current": 2, "season": "summer"}),
    Preset("hard_winter", {"expansions": ["drought"], "board": 30, "season": "winter"}),
    Preset("two_pairs", {"mode": "teams", "guests": 4, "board": 8}),
]

SHELLS: Final = {"summer": 4, "winter": 2}


class Box:
    """What lies in the box at this table: the board with its values, who plays, and what was added."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options = dict(options)
        self.mode: str = options["mode"]
        self.seats: int = seats_with(options)
        self.teams = self.mode == "teams"
        self.automa = self.mode == "automa"
        self.players = self.seats + self.automa
        self.board: Board = corrected(options["pattern"])[options["board"]]
        self.tolls = (0, self.board.two, self.board.three)
        self.moss = "moss" in options["expansions"]
        self.bridge = "bridge" in options["expansions"]
        self.crossing: int = options["crossing"]
        self.tide = tide_with(options, self.board)
        self.shells = SHELLS[options["season"]]


def tide_with(options: Mapping[str, Any], board: Board) -> int:
    """How many stones the tide takes; none when there is a drought (STO-DROUGHT-1)."""
    if "drought" in options["expansions"]:
        return 0
    return board.tide + (options["current"] if "river" in options["expansions"] else 0)


def seats_with(options: Mapping[str, Any]) -> int:
    guests: int = options["guests"]
    return 1 if options["mode"] == "alone" else guests


def agree(options: Mapping[str, Any]) -> None:
    """Refuses what makes no game together."""
    if options["mode"] in GUESTS:
        check_guests(options["guests"], *GUESTS[options["mode"]])
    chosen = options["expansions"]
    for item, missing in NEEDS.items():
        if item in chosen and missing not in chosen:
            needs = Reason("needs", {"item": item, "missing": missing})
            raise InvalidOptions("expansions", needs, Reason("with", {"item": missing}))
    for item, other in EXCLUDES.items():
        if item in chosen and other in chosen:
            excludes = Reason("excludes", {"item": item, "other_item": other})
            raise InvalidOptions("expansions", excludes, Reason("without"))
    first = options["first"]
    if first != "random" and first >= seats_with(options):
        raise FIRST.no_seat(first, seats_with(options))
    corrected(options["pattern"])


def check_guests(guests: int, low: int, high: int) -> None:
    if not low <= guests <= high:
        allowed = Reason("exactly", {"count": low}) if low == high else within(low, high)
        raise InvalidOptions("guests", impossible(guests), allowed)


def list_rules(options: Mapping[str, Any]) -> dict[str, ListRule]:
    """Which expansions can still be added to those chosen."""
    chosen = options["expansions"]
    barred = [item for item, missing in NEEDS.items() if missing not in chosen]
    for item, other in EXCLUDES.items():
        barred += [one for one, against in ((item, other), (other, item)) if against in chosen]
    return {"expansions": ListRule([Group("", EXPANSIONS)], None, barred)}
