"""What a table tells besides its game, and keeps for whoever looks at the log later: who left, who is back, what was refused."""

from __future__ import annotations

from typing import Any, Final

import msgspec

MOST_ASIDES: Final = 100
"""How many are kept, the latest; they are written with every change of the table."""
LEFT: Final = "table_left"
LATE: Final = "table_late"
BACK: Final = "table_back"
PAUSE_REFUSED: Final = "table_pause_refused"
GO_ON_REFUSED: Final = "table_go_on_refused"


class Aside(msgspec.Struct):
    """One of them: after `n` entries of the game. `aside` counts them, so that a client shows none twice."""

    n: int
    event: str
    seat: int
    aside: int

    def told(self) -> dict[str, Any]:
        """As it is sent, like an event of a game."""
        return {"event": self.event, "seat": self.seat, "aside": self.aside}


def noted(asides: list[Aside], n: int, event: str, seat: int) -> list[Aside]:
    """The asides with one more."""
    number = asides[-1].aside + 1 if asides else 1
    return [*asides[1 - MOST_ASIDES :], Aside(n, event, seat, number)]


def with_asides(lines: list[dict[str, Any]], asides: list[Aside]) -> list[dict[str, Any]]:
    """The lines of a log with what the table told between them, in the order in which it happened."""
    between = [{"n": one.n, "by": None, "events": [one.told()]} for one in asides]
    return sorted([*lines, *between], key=lambda line: int(line["n"]))
