"""What a client may send over the WebSocket of a table; `id` comes back with the answer."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import UNSET, UnsetType

from kasztelan.server.wire.messages import Phrase
from kasztelan.server.wire.shape import Action, Shape


class Act(Shape, tag_field="type", tag="act"):
    """Does an action in answer to decision `n`."""

    n: int
    do: Action
    id: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET


class Undo(Shape, tag_field="type", tag="undo"):
    """Takes back my latest decision, or that of one of my seats, or asks the others to let me; `over`: all I decided in a row."""

    n: int
    over: bool | UnsetType = UNSET
    id: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET


class Agree(Shape, tag_field="type", tag="agree"):
    """Yes or no to the wish of a seat."""

    n: int
    wanted: bool
    seat: int
    id: int | UnsetType = UNSET


class Pause(Shape, tag_field="type", tag="pause"):
    """I want to pause, or to go on, or refuse what others want; `status` is what I saw."""

    n: int
    status: Literal["playing", "paused"]
    wanted: bool
    id: int | UnsetType = UNSET


class PreviewIt(Shape, tag_field="type", tag="preview"):
    """What would an action change?"""

    n: int
    do: Action
    id: int | UnsetType = UNSET


class WhyNot(Shape, tag_field="type", tag="why"):
    """Why is an action not possible?"""

    n: int
    do: Action
    id: int | UnsetType = UNSET


class Hint(Shape, tag_field="type", tag="hint"):
    """What would a bot do?"""

    id: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET


class Deduce(Shape, tag_field="type", tag="deductions"):
    """What can be worked out about hidden things, by my seat or one of them?"""

    id: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET


class Since(Shape, tag_field="type", tag="since"):
    """Sends what came after these versions, by seat (`null` for a spectator's)."""

    run: str
    versions: dict[str, int]
    id: int | UnsetType = UNSET


class Say(Shape, tag_field="type", tag="chat"):
    """Says something, in words of one's own or one of the quick phrases."""

    text: str | UnsetType = UNSET
    phrase: Phrase | UnsetType = UNSET
    id: int | UnsetType = UNSET


class Mute(Shape, tag_field="type", tag="mute"):
    """Stops or starts showing me what the author of line `n`, or whoever sits at `seat`, says."""

    wanted: bool
    id: int | UnsetType = UNSET
    n: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET


class Report(Shape, tag_field="type", tag="report"):
    """Reports a line to whoever runs the server."""

    n: int
    id: int | UnsetType = UNSET


Command = Act | Undo | Agree | Pause | PreviewIt | WhyNot | Hint | Deduce | Since | Say | Mute | Report
COMMANDS: Final = (Act, Undo, Agree, Pause, PreviewIt, WhyNot, Hint, Deduce, Since, Say, Mute, Report)
