"""What the server answers over HTTP; what it is asked with stands in its OpenAPI document."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType, field

from kasztelan.server.wire.messages import ChatLine, GameStep, Muted
from kasztelan.server.wire.shape import Action, AnyView, Facts, GameEvent, Json, RecordEntry, Shape, Why
from kasztelan.server.wire.table_picture import (
    AboutTable,
    Chair,
    Crest,
    Outcome,
    Participant,
    Status,
    Visibility,
)

# --- people


class Me(Shape):
    """A person as they see themselves; a guest has no login."""

    id: str
    nickname: str
    login: str | None
    created: float
    crest: Crest | None


class BestGame(Shape):
    """A game that I remember gladly."""

    table: str
    points: int


class PlayedHere(Shape):
    """What I played of one game; `best` are the three with the most points."""

    game: str
    played: int
    won: int
    average: float
    best: list[BestGame]


class PlayedGame(Shape):
    """A game that is over; `top` is the most points anybody had, `others` are people and `bots` their number."""

    table: str
    game: str
    ended: float
    points: int
    place: int
    won: bool
    top: int
    others: list[str]
    bots: int


class Rival(Shape):
    """Somebody I played with: how often I was before them, and they before me; the name and crest of the last time."""

    name: str
    crest: Crest
    ahead: int
    behind: int


class PlayedGames(Shape):
    """What I have played to the end here, the latest first; games on several chairs of mine or begun half-way do not count."""

    played: int
    won: int
    met: int
    by_game: list[PlayedHere]
    latest: list[PlayedGame]
    rivals: list[Rival]


class Token(Shape):
    """A key for a program, by name."""

    id: str
    name: str
    created: float


class NewToken(Shape):
    """A new key; it is shown this once."""

    id: str
    name: str
    token: str


class WayToCall(Shape):
    """An address that is called when it is my turn."""

    kind: Literal["discord", "ntfy", "json"]
    url: str


class PushKeys(Shape):
    p256dh: str
    auth: str


class PushBrowser(Shape):
    """A browser that is told when it is my turn."""

    endpoint: str
    keys: PushKeys


class Notices(Shape):
    """How I am told that it is my turn."""

    language: Literal["en", "pl", "uk"]
    webhook: WayToCall | None
    push: list[PushBrowser]


class PushKey(Shape):
    """This server's public key for Web Push."""

    key: str


class Code(Shape):
    """Nothing but what was done."""

    code: str


class Health(Shape):
    """Whether the server is well."""

    status: Literal["ok", "stopping", "no_database"]
    version: str


# --- games


class ListItems(Shape):
    """The words that a list is made of."""

    enum: list[str]


class OptionSchema(Shape):
    """What one option may be, as JSON Schema.

    `x-only` tells the settings under which it has a meaning, `x-chairs` that it counts who sits, `x-seat` that its numbers
    are seats, `x-file` that it is a file of one's own, `x-workshop` that it can be drawn, `x-preset` that only presets set it.
    """

    type: Literal["integer", "boolean", "array"] | list[Literal["object", "null"]] | UnsetType = UNSET
    enum: list[str | int] | UnsetType = UNSET
    any_of: list[OptionSchema] | UnsetType = field(default=UNSET, name="anyOf")
    items: ListItems | UnsetType = UNSET
    unique_items: bool | UnsetType = field(default=UNSET, name="uniqueItems")
    minimum: int | UnsetType = UNSET
    maximum: int | UnsetType = UNSET
    default: Json | UnsetType = UNSET
    only: Facts | UnsetType = field(default=UNSET, name="x-only")
    chairs: bool | UnsetType = field(default=UNSET, name="x-chairs")
    seat: bool | UnsetType = field(default=UNSET, name="x-seat")
    file: bool | UnsetType = field(default=UNSET, name="x-file")
    workshop: bool | UnsetType = field(default=UNSET, name="x-workshop")
    preset: bool | UnsetType = field(default=UNSET, name="x-preset")


class OptionsSchema(Shape):
    """What can be agreed before a game."""

    title: str
    type: Literal["object"]
    properties: dict[str, OptionSchema]
    additional: bool = field(name="additionalProperties")


class AboutGame(Shape):
    """A game, the bots that play it (the best one last), the fewest and the most who can sit, and its presets."""

    name: str
    rules: int
    options: OptionsSchema
    bots: list[str]
    seats: tuple[int, int]
    presets: list[str]


class Problem(Shape):
    """What is wrong with a field and what would be right, each a code and its facts."""

    field: str
    problem: Why
    allowed: Why


class ListGroup(Shape):
    """Items of a list that belong together: exactly `one` of them is taken, or as many as one likes."""

    label: str
    items: list[str]
    one: bool
    optional: bool


class ListRule(Shape):
    """What a list may hold beside the other options as they are."""

    groups: list[ListGroup]
    wanted: int | None
    barred: list[str]


class Preset(Shape):
    """A ready-made choice: what it sets, whether it can be played beside what is chosen, and what the lists hold then."""

    name: str
    options: Facts
    fits: bool
    contents: dict[str, list[str]]


class CheckedOptions(Shape):
    """What options come to, right or wrong: all a form needs to draw itself. `seats` and `participants` only if they make a game."""

    options: Facts
    applies: list[str]
    defaults: Facts
    problems: list[Problem]
    seats: int | None
    participants: list[Participant] | None
    preset: str | None
    presets: list[Preset]
    contents: dict[str, list[str]]
    lists: dict[str, ListRule]
    dialect: str


class Finding(Shape):
    """Something about a draft: what it is, the places it concerns, counted from 0, and whether it is only not done yet."""

    problem: Why
    places: list[int]
    unfinished: bool


class DraftCount(Shape):
    """How much of something a draft has, and how much it needs, if that is not free; `family` and `id` make its name."""

    family: str
    id: str
    has: int
    needs: int | None


class CheckedDraft(Shape):
    """What there is to say about a draft; it can be used if nothing was found."""

    findings: list[Finding]
    counts: list[DraftCount]


class DrawnFile(Shape):
    """A file that chance has drawn."""

    file: Facts


class Rulebook(Shape):
    """The rules in our words, as Markdown."""

    language: str
    text: str


class RulesFound(Shape):
    """The ids of the rules that answer a question, the best first."""

    found: list[str]


class FieldNames(Shape):
    """Which fields name something (and the family of its message), count something (and what), or mean a player."""

    names: dict[str, str]
    units: dict[str, str]
    seats: list[str]


class Names(Shape):
    """What everything of a game is called, as Fluent files; `rules` tells the first rule of a thing by the key of its name."""

    language: str
    files: dict[str, str]
    fields: FieldNames
    rules: dict[str, str]


# --- tables


class ClockKind(Shape):
    """How long one may think."""

    kind: Literal["none", "decision", "slow", "game"]
    seconds: float
    increment: float


class ListedTable(Shape):
    """A table as lists show it.

    `turn` is the seat that is waited for, `moment` the facts of the game's words of that name: how far it is.
    """

    id: str
    game: str
    status: Status
    title: str | None
    visibility: Visibility
    options: Facts
    participants: list[Participant]
    dialect: str
    preset: str | None
    seats: list[Chair]
    clock: ClockKind
    result: Outcome | None
    rematch: str | None
    created: float
    changed: float
    turn: int | None
    moment: dict[str, Any] | None


class MyTable(ListedTable):
    """A table in the list of my tables: which seats are mine, and whether one of them is waited for."""

    my_turn: bool
    mine: list[int]
    hosting: bool


class TableOfMine(AboutTable, kw_only=True):
    """A table as its page begins, which seats are mine, and whether I am the host."""

    mine: list[int]
    hosting: bool


class Rematch(Shape):
    """The table at which those who agreed play again; null while somebody who is there has not answered."""

    id: str | None


# --- finished games, and what happened so far


class GameRecord(Shape):
    """A game written down; see docs/records.md."""

    format: int
    game: str
    rules: int
    options: Facts
    actions: list[RecordEntry]
    count: int
    result: Outcome | None
    digest: str
    opening: Facts | UnsetType = UNSET
    prefix: int | UnsetType = UNSET
    names: list[str] | UnsetType = UNSET
    players: list[str] | UnsetType = UNSET
    times: list[float] | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    key: str | UnsetType = UNSET
    nonces: list[str] | UnsetType = UNSET


class PointsAt(Shape):
    """Points by source after `at` entries, of every participant and what each side has of its own, and what happened then."""

    at: int
    participants: list[dict[str, int]]
    sides: list[dict[str, int]]
    events: list[GameEvent]


class ScoresOverTime(Shape):
    """Points by source each time they changed, as far as these eyes can count."""

    seat: int | None
    final: bool
    points: list[PointsAt]


class ReplayEntry(Shape):
    """One entry of a record and its steps; what they change is the view."""

    entry: RecordEntry
    steps: list[GameStep]


class ReplayStretch(Shape):
    """A stretch of a finished game: the view it begins with, then entry after entry; `count` is all entries there are."""

    first: int
    count: int
    view: AnyView
    entries: list[ReplayEntry]


class SeenEntry(Shape):
    """What these eyes saw of an entry; `n` is how many entries there were after it."""

    n: int
    steps: list[GameStep]


class SeenStretch(Shape):
    """A stretch of a game that may go on, as it was shown to these eyes: the view it begins with, then entry after entry."""

    first: int
    view: AnyView
    entries: list[SeenEntry]


class LogLine(Shape):
    """What one entry told these eyes; `n` is how many entries there were after it, `by` who decided (null: chance)."""

    n: int
    by: int | None
    events: list[GameEvent]


class LogOfGame(Shape):
    """All that happened so far, as it was told to these eyes."""

    lines: list[LogLine]


class Chance(Shape):
    """One thing that could have been drawn, and how many parts of the total it had."""

    do: Action
    weight: int


class Draw(Shape):
    """What NATURE could have answered in entry `at`, in the order in which the number drawn counts."""

    at: int
    outcomes: list[Chance]


class DrawsOfGame(Shape):
    """What could have been drawn in a stretch of a finished game's entries; `count` is all entries there are."""

    first: int
    count: int
    draws: list[Draw]


class Refusal(msgspec.Struct):
    """Why something was refused: a code and its facts, often a field, what is wrong with it and what is allowed."""

    code: str
    field: str | UnsetType = UNSET
    problem: Json | UnsetType = UNSET
    allowed: Json | UnsetType = UNSET


class HttpRefusal(msgspec.Struct):
    """What every address answers when it refuses."""

    detail: Refusal


NOTHING: Final = None

HTTP: Final[dict[str, Any]] = {
    "GET /api/me": Me | None,
    "DELETE /api/me": NOTHING,
    "GET /api/me/export": Facts,
    "POST /api/guest": Me,
    "POST /api/account": Me,
    "POST /api/login": Me,
    "POST /api/logout": NOTHING,
    "POST /api/logout-everywhere": NOTHING,
    "PUT /api/password": NOTHING,
    "GET /api/tokens": list[Token],
    "POST /api/tokens": NewToken,
    "DELETE /api/tokens/{token}": NOTHING,
    "GET /api/me/muted": list[Muted],
    "DELETE /api/me/muted/{key}": NOTHING,
    "GET /api/notices/key": PushKey,
    "GET /api/me/notices": Notices,
    "PUT /api/me/notices": Notices,
    "POST /api/me/notices/test": Code,
    "GET /api/games": list[AboutGame],
    "POST /api/games/{game}/check": CheckedOptions,
    "POST /api/games/{game}/files/{option}/check": CheckedDraft,
    "POST /api/games/{game}/files/{option}/random": DrawnFile,
    "GET /api/games/{game}/rulebook/{language}": Rulebook,
    "GET /api/games/{game}/rulebook/{language}/search": RulesFound,
    "GET /api/games/{game}/names/{language}": Names,
    "GET /api/tables": list[ListedTable],
    "GET /api/tables/mine": list[MyTable],
    "POST /api/tables": TableOfMine,
    "GET /api/tables/{table}": TableOfMine,
    "PUT /api/me/crest": Me,
    "GET /api/me/games": PlayedGames,
    "GET /api/tables/{table}/chat": list[ChatLine],
    "POST /api/tables/{table}/enter": TableOfMine,
    "POST /api/tables/{table}/sit": TableOfMine,
    "POST /api/tables/{table}/bots": TableOfMine,
    "POST /api/tables/{table}/stand": TableOfMine,
    "POST /api/tables/{table}/start": TableOfMine,
    "POST /api/tables/{table}/close": TableOfMine,
    "POST /api/tables/{table}/leave": TableOfMine,
    "POST /api/tables/{table}/return": TableOfMine,
    "POST /api/tables/{table}/rematch": Rematch,
    "POST /api/tables/{table}/fork": TableOfMine,
    "GET /api/tables/{table}/record": GameRecord,
    "GET /api/tables/{table}/scores": ScoresOverTime,
    "GET /api/tables/{table}/replay": ReplayStretch,
    "GET /api/tables/{table}/seen": SeenStretch,
    "GET /api/tables/{table}/log": LogOfGame,
    "GET /api/tables/{table}/draws": DrawsOfGame,
    "GET /healthz": Health,
}
"""What every address answers when it does not refuse; `/metrics` is plain text."""
