"""What each pair of eyes at a table has been shown, and what to send when something changed."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

import msgspec

from kasztelan.server.tables.difference import difference

KEPT: Final = 100
"""How many updates are kept for clients that come back after a gap."""

ENCODER: Final = msgspec.json.Encoder()


class Eyes:
    """One seat's (or the spectators') picture, its version, and the latest changes as they were sent."""

    def __init__(self, seat: int | None, run: str) -> None:
        self.seat = seat
        self.run = run
        self.version = 0
        self.picture: dict[str, Any] = {}
        self.sent: deque[tuple[int, bytes]] = deque(maxlen=KEPT)

    def look(self, picture: dict[str, Any], events: list[dict[str, Any]]) -> bytes | None:
        """The message that brings these eyes up to date, or None if they would see nothing new."""
        changes = difference(self.picture, picture)
        if not changes and not events:
            return None
        self.picture = picture
        self.version += 1
        message = ENCODER.encode(
            {"type": "update", "seat": self.seat, "v": self.version, "changes": changes, "events": events}
        )
        self.sent.append((self.version, message))
        return message

    def whole(self) -> bytes:
        """Everything, for somebody who just came."""
        return ENCODER.encode(
            {
                "type": "table",
                "seat": self.seat,
                "run": self.run,
                "v": self.version,
                "picture": self.picture,
            }
        )

    def since(self, run: str, version: int) -> list[bytes]:
        """What came after a version; everything if that is too long ago or from before the table was last loaded."""
        if run != self.run:
            return [self.whole()]
        if version == self.version:
            return []
        missed = [message for number, message in self.sent if number > version]
        if 0 <= version < self.version and len(missed) == self.version - version:
            return missed
        return [self.whole()]
