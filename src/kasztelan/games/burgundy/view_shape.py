"""What `view.view` gives, field by field, for whoever reads it from outside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from kasztelan.games.burgundy.rules.kinds import GOODS_IDS, HEX_IDS, ICON_IDS, PHASE_IDS, TYPE_IDS, VINE_IDS
from kasztelan.games.burgundy.rules.pending import NAMES
from kasztelan.games.burgundy.rules.telling import CAUSE_IDS
from kasztelan.games.burgundy.state import SOURCE_IDS

WORDS: Final[dict[str, Sequence[str]]] = {
    "BurgundyHex": HEX_IDS,
    "BurgundyType": TYPE_IDS,
    "BurgundyTileType": (*TYPE_IDS[:6], "posts"),
    "BurgundyGoods": GOODS_IDS,
    "BurgundyIcon": ICON_IDS,
    "BurgundyPhase": PHASE_IDS,
    "BurgundyVine": VINE_IDS,
    "BurgundyTile": ("large", "small"),
    "BurgundyCause": CAUSE_IDS,
    "BurgundySource": SOURCE_IDS,
    "BurgundyQuestion": (*NAMES[: NAMES.index("setting_up")], "rules", "over"),
}
"""The words that stand in views, actions and events, by the name of their family."""


def one_of(family: str) -> Meta:
    return Meta(pattern=f"^({'|'.join(WORDS[family])})$", extra_json_schema={"x-type": family})


Hex = Annotated[str, one_of("BurgundyHex")]
Type = Annotated[str, one_of("BurgundyType")]
TileType = Annotated[str, one_of("BurgundyTileType")]
Goods = Annotated[str, one_of("BurgundyGoods")]
Icon = Annotated[str, one_of("BurgundyIcon")]
Vine = Annotated[str, one_of("BurgundyVine")]
Phase = Annotated[str, one_of("BurgundyPhase")]
Tile = Annotated[str, one_of("BurgundyTile")]
Question = Annotated[str, one_of("BurgundyQuestion")]


class Exactly(msgspec.Struct, forbid_unknown_fields=True):
    """Exactly these fields."""


class BurgundyDecision(Exactly):
    """Whom the table waits for and what for; null is NATURE, or nobody once the game is over."""

    name: Question
    seat: int | None
    other: int | UnsetType = UNSET
    depot: int | UnsetType = UNSET
    slot: int | UnsetType = UNSET
    space: int | UnsetType = UNSET
    dice: int | UnsetType = UNSET
    hex: Hex | UnsetType = UNSET
    goods: Goods | UnsetType = UNSET
    use: Annotated[str, Meta(pattern="^(take|place|sell|take_workers|take_vines|plant)$")] | UnsetType = UNSET
    value: int | UnsetType = UNSET
    shield: int | UnsetType = UNSET
    paid: list[int] | UnsetType = UNSET
    left: Vine | UnsetType = UNSET
    icons: list[Icon] | UnsetType = UNSET
    layer: int | UnsetType = UNSET
    target: int | UnsetType = UNSET
    left_to_pay: int | UnsetType = UNSET
    side: Annotated[str, Meta(pattern="^(left|right)$")] | UnsetType = UNSET
    workers: int | UnsetType = UNSET


class BurgundySlot(Exactly):
    """A space of a depot: what it wants in this phase, and what lies there."""

    type: Type
    hex: Hex | None


class BurgundyDepot(Exactly):
    """A numbered depot: its spaces from top to bottom, and the goods and shields at it."""

    number: int
    slots: list[BurgundySlot]
    goods: list[Goods]
    shields: list[int]


class BurgundyValues(Exactly):
    """What things are worth at this table: a sold goods tile, the bonus tiles, an area completed in this phase."""

    goods: int
    large: int
    small: int
    phase: int


class BurgundyTurn(Exactly):
    """The turn in progress; `commissioned` and `turned` say whether monastery 6 and shield 16 were used."""

    seat: int
    bought: bool
    commissioned: bool
    turned: bool


class BurgundyBoard(Exactly):
    """A duchy as printed: rows of spaces, each its type and its number; how far from the left, in half hexes; and rivers,
    which join spaces that do not touch."""

    rows: list[list[tuple[Type, int]]]
    columns: list[list[int]]
    rivers: list[tuple[int, int]]


class BurgundyDie(Exactly):
    """A die as it lies."""

    value: int
    used: bool


class BurgundyTileOwned(Exactly):
    """A bonus tile somebody has."""

    type: TileType
    tile: Tile


class BurgundyArea(Exactly):
    """Spaces of one colour that hang together; spaces are counted from 1 in reading order."""

    type: Type
    spaces: list[int]
    covered: int
    done: bool


class BurgundyRoute(Exactly):
    """A trade route: its tiles from left to right, those still to be laid, and the goods on its first fields."""

    tiles: list[int]
    to_lay: list[int]
    goods: list[Goods]


class BurgundyShield(Exactly):
    """A shield on a castle."""

    space: int
    shield: int


class BurgundyVineSlot(Exactly):
    """A slot of the vineyard depot: the numbers that take its double hex."""

    numbers: list[int]
    hex: Hex | None


class BurgundyVineyard(Exactly):
    """The vineyard depot, its shop, and the vine bonus tiles in the pool by colour."""

    depot: list[BurgundyVineSlot]
    shop: list[Hex | None]
    pool: dict[str, int]


class BurgundyPlanted(Exactly):
    """A vineyard: the vines on its 24 hexes, two for each double space, its bonus tiles, and the layers that are full."""

    vines: list[Vine | None]
    tiles: dict[str, int]
    layers: list[int]


class BurgundySeat(Exactly):
    """A player: `points` on the track, `scores` by source as if it ended now; `copies` is whose monasteries shield 6 copies."""

    duchy: int | None
    hexes: list[Hex | None]
    stored: list[Hex]
    storage: int
    goods: dict[str, int]
    sold: dict[str, int]
    silver: int
    workers: int
    dice: list[BurgundyDie]
    points: int
    scores: dict[str, int]
    bonus_tiles: list[BurgundyTileOwned]
    areas: list[BurgundyArea]
    posts: int
    route: BurgundyRoute | None
    shields: list[BurgundyShield]
    vineyard: BurgundyPlanted | None
    copies: int | None
    empty: int


class BurgundyCardSpace(Exactly):
    """A space of one of Châteauma's cards: what it wants, its symbol, and the hex there; `wild` says it lies face down."""

    type: Type
    symbol: Annotated[str, Meta(pattern="^(sell|double_hex)$")] | None
    hex: Hex | None
    wild: bool


class BurgundyCard(Exactly):
    """A card in play: its number, what it is worth when complete, and the symbols that expansions use."""

    card: int
    points: int
    spaces: list[BurgundyCardSpace]
    post: bool
    shield: bool


class BurgundyEstateSpace(Exactly):
    """A space of Châteauma's duchy; `hex` is null too where modifier A hides one, `extra` is the symbol of modifier D."""

    hex: Hex | None
    covered: bool
    extra: bool


class BurgundyStack(Exactly):
    """A stack of the reserve, from the bottom to the top."""

    type: Type
    hexes: list[Hex]


class BurgundyMoving(Exactly):
    """A hex of a completed card that is still to be moved."""

    hex: Hex
    wild: bool


class BurgundyAutoma(Exactly):
    """Châteauma, participant `seat`: `step` is which of her six steps is taken, `selected` the card of the white die.

    `cards` are the left and the right one, `done` those that were completed; `duchy` has her spaces by colour, `piled` what
    lies on top of them, `doubles` her double hexes.
    """

    seat: int
    level: Annotated[str, Meta(pattern="^(easy|medium|hard)$")]
    modifiers: list[str]
    board: int
    points: int
    scores: dict[str, int]
    silver: int
    goods: dict[str, int]
    sold: dict[str, int]
    die: int | None
    step: int | None
    selected: Annotated[str, Meta(pattern="^(left|right)$")] | None
    cards: list[BurgundyCard | None]
    deck: int
    done: list[int]
    in_hand: list[BurgundyMoving]
    reserve: list[BurgundyStack]
    wild: list[Hex]
    duchy: dict[str, list[BurgundyEstateSpace]]
    piled: list[Hex]
    bonus_tiles: list[BurgundyTileOwned]
    posts: int
    shields: list[int]
    doubles: list[Hex]


class BurgundyTeam(Exactly):
    """Two partners: the storage they share, and points that are theirs together; `scores` as if it ended now."""

    seats: list[int]
    stored: list[Hex]
    storage: int
    points: int
    scores: dict[str, int]


class BurgundyView(Exactly):
    """The table, the same for all eyes; `teams` is empty where everybody plays alone, `target` null but in the solo game; `boards` are the duchies in play by their number, 0 a table's own.

    `order`, `track`, `waiting` and `turn` go by participant: where Châteauma (`automa`) plays she comes after the seats.
    """

    game: Annotated[str, Meta(pattern="^burgundy$")]
    seat: int | None
    over: bool
    decision: BurgundyDecision
    players: int
    phase: Phase | None
    round: int
    white: int | None
    white_holder: int | None
    order: list[int]
    track: list[int]
    waiting: list[int]
    depots: list[BurgundyDepot]
    black: list[Hex | None]
    inns: int
    lost_castles: int
    round_goods: list[Goods | None]
    bonus: dict[str, list[Tile]]
    supply: dict[str, int]
    vineyard: BurgundyVineyard | None
    target: int | None
    goods_left: int
    values: BurgundyValues
    turn: BurgundyTurn | None
    boards: dict[str, BurgundyBoard]
    teams: list[BurgundyTeam]
    seats: list[BurgundySeat]
    automa: BurgundyAutoma | None


VIEW: Final[Any] = BurgundyView
