"""The WebSocket of a table: what the server says, and how it answers commands."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import UNSET, UnsetType

from kasztelan.server.wire.shape import Action, Change, Facts, GameEvent, Shape, Why
from kasztelan.server.wire.table_picture import Picture


class Seats(Shape, tag_field="type", tag="seats"):
    """Whose eyes I have now (none is a spectator's), and whether I am the host."""

    seats: list[int]
    hosting: bool


class Here(Shape, tag_field="type", tag="here"):
    """Which seats have a connection, and how many others watch."""

    seats: list[int]
    watching: int


class WholeTable(Shape, tag_field="type", tag="table"):
    """The whole picture of one pair of eyes, as it is at version `v`."""

    seat: int | None
    run: str
    v: int
    now: float
    picture: Picture


class GameStep(Shape):
    """One step of a move, the action's own or one that the rules took after it: what happened, and what it changed."""

    events: list[GameEvent]
    changes: list[Change]


class Update(Shape, tag_field="type", tag="update"):
    """What changed for one pair of eyes: the steps in order, then all the rest; `v` is one more than before."""

    seat: int | None
    v: int
    now: float
    steps: list[GameStep]
    changes: list[Change]


class CommandRefused(Shape, tag_field="type", tag="refused"):
    """A command that changed nothing, or (with id 0) a socket that nobody is let in through."""

    id: int
    code: str
    facts: Facts | UnsetType = UNSET


Phrase = Literal[
    "hello",
    "good_luck",
    "nice_move",
    "thanks",
    "sorry",
    "thinking",
    "back_soon",
    "your_turn",
    "good_game",
    "again",
]
"""What can be said with one click, and every reader reads in their own language."""


class ChatLine(Shape):
    """Something that was said; `line` is its number, `voice` the same for all that somebody says at this table.

    A quick phrase has a code and no text.
    """

    line: int
    channel: Literal["players", "spectators"]
    seat: int | None
    voice: str
    nickname: str
    text: str
    phrase: Phrase | None
    at: float


class Chat(Shape, tag_field="type", tag="chat"):
    """What was said, each line once."""

    lines: list[ChatLine]


class Goodbye(Shape, tag_field="type", tag="goodbye"):
    """Come back after so many seconds."""

    retry: float


class Done(Shape, tag_field="type", tag="done"):
    """The command was done and is kept."""

    id: int


class Previewed(Done):
    """What an action would change in my view; nothing of it if something hidden would come to light."""

    n: int
    seat: int
    reveals: bool
    chance: bool
    changes: list[Change] | None
    events: list[GameEvent] | None


class Explained(Done):
    """Why an action is not possible now, null if it is."""

    n: int
    why: Why | None


class Hinted(Done):
    """What a bot would do in my place, and what it went by; null from one that cannot say."""

    n: int
    seat: int
    do: Action
    why: Why | None


class Deduced(Done):
    """What my seat can work out about hidden things, in the game's own shape; null where there is no such thing."""

    n: int
    seat: int
    deductions: Facts | None


class Said(Done):
    """The number of the line that was said or reported."""

    line: int


class Muted(Shape):
    """Somebody whose chat I am not shown."""

    key: str
    nickname: str


class MutedNow(Done):
    """Everybody whose chat I am not shown."""

    muted: list[Muted]


ANSWERS: Final[dict[str, type[Done]]] = {
    "act": Done,
    "undo": Done,
    "agree": Done,
    "pause": Done,
    "since": Done,
    "preview": Previewed,
    "why": Explained,
    "hint": Hinted,
    "deductions": Deduced,
    "chat": Said,
    "mute": MutedNow,
    "report": Said,
}
"""What comes back when a command is done."""

Told = Seats | Here | WholeTable | Update | CommandRefused | Chat | Goodbye
"""What the server says besides `done`."""

MESSAGES: Final[tuple[Any, ...]] = (Seats, Here, WholeTable, Update, Done, CommandRefused, Chat, Goodbye)
