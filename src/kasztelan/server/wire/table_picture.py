"""The picture of a table that each pair of eyes has."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, UnsetType

from kasztelan.server.wire.shape import Action, AnyView, Decision, Facts, Shape, Why, called

StatusWord = Literal["open", "playing", "paused", "finished", "closed", "frozen"]
VisibilityWord = Literal["public", "link", "password"]
Status = Annotated[StatusWord, called("Status")]
Visibility = Annotated[VisibilityWord, called("Visibility")]


CrestWord = Literal["lion", "eagle", "stag", "bear", "griffin", "ram", "raven", "swan"]
Crest = Annotated[CrestWord, called("Crest")]


class Chair(Shape):
    """One seat at a table. `away`: a bot plays on for the person until they come back; no two wear one `crest`."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    away: bool
    nonce: str
    crest: Crest


class TableClock(Shape):
    """`left` is what every seat had at `since`; only the time of the seat `waiting` runs, and from `since` on.

    While the decision's grace lasts, `since` lies ahead; `grace` is how many seconds of it a decision can have.
    """

    kind: Literal["none", "decision", "slow", "game"]
    seconds: float
    increment: float
    grace: float
    waiting: int | None
    since: float
    left: list[float]


class UndoWish(Shape):
    """Somebody would like to take back so much that only `place` actions stand; `missing` have not answered."""

    seat: int
    place: int
    agreed: list[int]
    missing: list[int]


class RematchOffer(Shape):
    """Somebody would like to play again; the seats of those who agreed, declined, and have not answered."""

    seat: int
    agreed: list[int]
    declined: list[int]
    missing: list[int]


class Outcome(Shape):
    """How a game ended, by participant; `side_points` by side: what belongs to nobody alone."""

    reason: str
    points: list[int]
    places: list[int]
    won: list[bool]
    sides: list[int]
    side_points: list[int]


class Participant(Shape):
    """Whoever has a line in the result: a seat (`name` is null: see the chairs), or an automa by a key of the game's words."""

    name: str | None
    side: int


class AboutTable(Shape):
    """What everybody may know of the table around the game; `key` only after the end."""

    id: str
    game: str
    status: Status
    title: str | None
    visibility: Visibility
    options: Facts
    seats: list[Chair]
    participants: list[Participant]
    dialect: str
    preset: str | None
    host: int | None
    clock: TableClock
    commitment: str
    prefix: int
    pause_votes: list[int]
    pause_missing: list[int]
    pause_until: float | None
    undo_wish: UndoWish | None
    notice: str | None
    rematch: str | None
    rematch_offer: RematchOffer | None
    result: Outcome | None
    key: str | UnsetType = UNSET


class NearMiss(Shape):
    """What one might want and cannot do now, and why."""

    do: Action
    why: Why


class GamePicture(Shape):
    """The game as one pair of eyes sees it. `n` is the number of the open decision."""

    n: int
    decision: Decision
    view: AnyView
    choices: list[Action] | None
    facts: list[Facts] | None
    near: list[NearMiss] | None
    undo: bool
    ask_undo: bool
    start_over: bool


class Picture(Shape):
    """All that one pair of eyes may see; no game before it begins."""

    table: AboutTable
    game: GamePicture | None
