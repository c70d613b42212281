"""What each pair of eyes at a table has been shown, and what to send when something changed."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

import msgspec

from kasztelan.server.tables.difference import difference

KEPT: Final = 32
"""How many updates are kept for clients that come back after a gap."""
REMEMBERED: Final = 300.0
"""Seconds for which eyes that nobody looks through any more still take note of what happens."""

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder()

SeenStep = tuple[dict[str, Any], list[dict[str, Any]]]
"""What a pair of eyes sees of a step: the view after it, and its events."""
NOT_ASKED: Final = {
    "choices": None,
    "facts": None,
    "near": None,
    "undo": False,
    "ask_undo": False,
    "start_over": False,
}
"""What a game is shown with while its first steps are told: nobody chooses yet."""


class Eyes:
    """One seat's (or the spectators') picture, its version, and the latest changes as they were sent.

    `run` names this life of the table in memory: versions of another run mean nothing. The picture is kept as it is
    sent: some bytes instead of hundreds of objects, which the garbage collector would look through again and again.
    """

    def __init__(self, seat: int | None, run: str, picture: dict[str, Any]) -> None:
        self.seat = seat
        self.run = run
        self.version = 0
        self.picture = ENCODER.encode(picture)
        self.sent: deque[tuple[int, bytes]] = deque(maxlen=KEPT)
        self.left_at: float | None = None

    def look(
        self, picture: dict[str, Any], steps: list[SeenStep], told: list[dict[str, Any]], now: float
    ) -> bytes | None:
        """The message that brings these eyes up to date, or None if they would see nothing new.

        The steps change the game's view one after the other, then `changes` the rest; `told` is what the table itself
        tells.
        """
        shown, seen = self.in_steps(DECODER.decode(self.picture), picture, steps)
        if told:
            shown.append({"events": told, "changes": []})
        changes = difference(seen, picture)
        if not changes and not shown:
            return None
        self.picture = ENCODER.encode(picture)
        self.version += 1
        message = ENCODER.encode(
            {
                "type": "update",
                "seat": self.seat,
                "v": self.version,
                "now": round(now, 3),
                "steps": shown,
                "changes": changes,
            }
        )
        self.sent.append((self.version, message))
        return message

    def in_steps(
        self, seen: dict[str, Any], picture: dict[str, Any], steps: list[SeenStep]
    ) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        """Each step that tells or changes something, and the picture after all of them; the first step of a game puts it there."""
        shown: list[dict[str, Any]] = []
        for view, events in steps:
            game = seen["game"] or {**picture["game"], **NOT_ASKED}
            after = {**seen, "game": {**game, "view": view}}
            changes = difference(seen, after)
            if events or changes:
                shown.append({"events": events, "changes": changes})
            seen = after
        return shown, seen

    def open_again(self, picture: dict[str, Any]) -> None:
        """After a time in which nobody looked: whoever knew the old picture needs the whole new one."""
        self.left_at = None
        encoded = ENCODER.encode(picture)
        if encoded != self.picture:
            self.picture = encoded
            self.version += 1
            self.sent.clear()

    def asleep(self, now: float) -> bool:
        """Whether nobody has looked for so long that nothing is noted for these eyes."""
        return self.left_at is not None and now - self.left_at > REMEMBERED

    def whole(self, now: float) -> bytes:
        """Everything, for somebody who just came."""
        return ENCODER.encode(
            {
                "type": "table",
                "seat": self.seat,
                "run": self.run,
                "v": self.version,
                "now": round(now, 3),
                "picture": msgspec.Raw(self.picture),
            }
        )

    def since(self, run: str, version: int, now: float) -> list[bytes]:
        """What came after a version; everything if that is too long ago or from another run."""
        if run != self.run:
            return [self.whole(now)]
        if version == self.version:
            return []
        missed = [message for number, message in self.sent if number > version]
        if 0 <= version < self.version and len(missed) == self.version - version:
            return missed
        return [self.whole(now)]
