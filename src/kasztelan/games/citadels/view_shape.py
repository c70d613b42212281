"""What `view.view` and `deductions.deductions` give, field by field, for whoever reads it from outside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from kasztelan.games.citadels.components import CARD_IDS, CHARACTER_IDS, EDITIONS, TYPES
from kasztelan.games.citadels.rules.pending import NAMES
from kasztelan.games.citadels.rules.telling import KINDS
from kasztelan.games.citadels.view import DRAWN_FOR

CAUSES: Final = next(words for kind in KINDS for name, words in kind.public if name == "why")
WORDS: Final[dict[str, Sequence[str]]] = {
    "CitadelsEdition": EDITIONS,
    "CitadelsType": TYPES,
    "CitadelsCard": CARD_IDS,
    "CitadelsCharacter": CHARACTER_IDS,
    "CitadelsCause": CAUSES or (),
    "CitadelsQuestion": (*NAMES[: NAMES.index("start")], "rules", "over"),
}
"""The words that stand in views, actions and events, by the name of their family."""


def one_of(family: str) -> Meta:
    return Meta(pattern=f"^({'|'.join(WORDS[family])})$", extra_json_schema={"x-type": family})


Edition = Annotated[str, one_of("CitadelsEdition")]
Card = Annotated[str, one_of("CitadelsCard")]
Character = Annotated[str, one_of("CitadelsCharacter")]
Question = Annotated[str, one_of("CitadelsQuestion")]
Purpose = Annotated[str, Meta(pattern=f"^({'|'.join(DRAWN_FOR)})$")]


class Exactly(msgspec.Struct, forbid_unknown_fields=True):
    """Exactly these fields."""


class CitadelsDecision(Exactly):
    """Whom the table waits for and what for; null is NATURE, or nobody once the game is over."""

    name: Question
    seat: int | None
    other: int | UnsetType = UNSET
    count: int | UnsetType = UNSET
    gold: int | UnsetType = UNSET
    card: Card | UnsetType = UNSET
    character: Character | UnsetType = UNSET
    why: Purpose | UnsetType = UNSET


class CitadelsRank(Exactly):
    """A rank and the marks on it. `seat` once it was revealed; `signed`, `flowered` null while one cannot know."""

    rank: int
    character: Character | None
    seat: int | None
    killed: bool
    bewitched: bool
    robbed: bool
    warrant: bool
    threat: bool
    signed: bool | None
    flowered: bool | None


class CitadelsTurn(Exactly):
    """The turn in progress."""

    seat: int
    character: Character
    gathered: bool
    resumed: bool
    builds_left: int


class CitadelsDistrict(Exactly):
    """A district in a city and what it costs there."""

    card: Card
    beautified: bool
    cost: int


class CitadelsSeat(Exactly):
    """A player as these eyes see them; `known_hand` are cards these eyes are certain to be in the hand."""

    gold: int
    hand: int
    known_hand: list[Card]
    city: list[CitadelsDistrict]
    size: int
    completed: bool
    characters: list[Character]
    shielded: bool
    points: dict[str, int]


class CitadelsMine(Exactly):
    """What only I know: my hand, my characters, the cards I choose from, what I saw and gave this round."""

    hand: list[Card]
    characters: list[Character]
    pack: list[Character]
    drawn: list[Card]
    looked_at: list[Card]
    saw: list[list[Character]]
    discarded: list[Character]
    gave: Character | None
    museum: list[Card]
    held: Card | None


class CitadelsView(Exactly):
    """The table as one pair of eyes sees it; `costs` are those that a file corrected, `mine` is null for a spectator."""

    game: Annotated[str, Meta(pattern="^citadels$")]
    seat: int | None
    edition: Edition
    costs: dict[str, int]
    round: int
    crown: int
    deck: int
    tax: int
    needed: int
    first_to_complete: int | None
    bell: bool
    museum: int
    cast: list[Character | None]
    face_up: list[Character]
    called: int
    ranks: list[CitadelsRank]
    turn: CitadelsTurn | None
    decision: CitadelsDecision
    seats: list[CitadelsSeat]
    mine: CitadelsMine | None
    over: bool


class CitadelsDeduction(Exactly):
    """One rank: the seats that may hold it for all one knows, and whether nobody may; `certain` if only one of these."""

    rank: int
    character: Character
    seats: list[int]
    nobody: bool
    certain: bool
    face_up: bool
    killed: bool


class CitadelsDeductions(Exactly):
    """Who can still be whom this round, from the knowledge of one seat; no ranks before the first draft."""

    ranks: list[CitadelsDeduction]


VIEW: Final[Any] = CitadelsView
DEDUCTIONS: Final[Any] = CitadelsDeductions
