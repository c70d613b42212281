"""The data of a Burgundy game; a copy costs a few microseconds."""

from __future__ import annotations

from typing import Any, Final

from kasztelan.core.state import State

USED_COMMISSION: Final = 1
"""Monastery 6 was used in this turn (`used`)."""
USED_SHIELD_16: Final = 2
USED_FLEET: Final = 4
"""Shield 5 was used for the present ship (`used`)."""
FROM_COMMON: Final = 8
"""The hex that is being placed lies in the storage that partners share (`used`)."""

# The supplies that are drawn from at random (`bags`), by the colour of the back.
GREEN: Final = 0
BEIGE: Final = 1
YELLOW: Final = 2
BLACK: Final = 3
DOUBLES: Final = 4
INNS_LEFT: Final = 3
"""The place of the inns in `stacks`, after castles, mines and ships."""

# Where points come from (`earned`, so many for each player).
AREAS: Final = 0
PHASES: Final = 1
BONUS_TILES: Final = 2
ANIMAL_POINTS: Final = 3
BUILDING_POINTS: Final = 4
SALES: Final = 5
LEFT_GOODS: Final = 6
LEFT_SILVER: Final = 7
LEFT_WORKERS: Final = 8
MONASTERY_POINTS: Final = 9
POST_POINTS: Final = 10
LOST_POINTS: Final = 11
ROUTE_POINTS: Final = 12
SHIELD_POINTS: Final = 13
VINE_POINTS: Final = 14
CARD_POINTS: Final = 15
RESERVE_POINTS: Final = 16
UNFINISHED_POINTS: Final = 17
SOURCES: Final = 18
SOURCE_IDS: Final = (
    "areas", "phases", "bonus_tiles", "animals", "buildings", "sales", "goods", "silver", "workers", "monasteries",
    "posts", "recovered", "routes", "shields", "vines", "cards", "reserve", "unfinished", "spaces",
)  # fmt: skip

SPACES_ID: Final = "spaces"
"""What counts in the solo game, the last of `SOURCE_IDS`."""
NO_DUCHY: Final = -1
NOBODY: Final = -1
EMPTY: Final[list[int]] = []


class Duchy:
    """A duchy board: spaces as bits; shared by all copies of a state and never changed.

    `near` tells for each space which others touch it, `areas` which spaces belong together and `area_of` the area of
    each; `by_type` and `by_number` are all spaces of a colour and of a number, `by_values` those of several numbers, which are
    bits there from 1 on; `starts` are those for the start castle.
    `lengths` are the lengths of its rows, as it is drawn, `columns` says how far from the left each space is, in half
    hexes. `rivers` join spaces that do not touch: one may go on over them, but areas end there (`land` is `near` without).
    """

    def __init__(
        self,
        number: int,
        types: list[int],
        numbers: list[int],
        near: list[int],
        lengths: list[int],
        columns: list[int],
        rivers: list[tuple[int, int]],
    ) -> None:
        self.number = number
        self.lengths = lengths
        self.columns = columns
        self.rivers = rivers
        self.land = near[:]
        for one, other in rivers:
            near[one] |= 1 << other
            near[other] |= 1 << one
        self.spaces = len(types)
        self.types = types
        self.numbers = numbers
        self.near = near
        self.all_spaces = (1 << len(types)) - 1
        self.by_type = [0] * 6
        self.by_number = [0] * 7
        for space in range(len(types)):
            self.by_type[types[space]] |= 1 << space
            self.by_number[numbers[space]] |= 1 << space
        self.by_values = [0]
        for number in range(1, 7):
            self.by_values += [spaces | self.by_number[number] for spaces in self.by_values]
        self.starts = self.by_type[0]
        self.areas: list[int] = []
        self.area_of = [-1] * len(types)
        for space in range(len(types)):
            if self.area_of[space] < 0:
                self.find_area(space)

    def find_area(self, space: int) -> None:
        """All spaces of the colour that hang together with this one."""
        colour = self.by_type[self.types[space]]
        found = 1 << space
        grown = 0
        while grown != found:
            grown = found
            for one in range(self.spaces):
                if grown >> one & 1:
                    found |= self.land[one] & colour
        for one in range(self.spaces):
            if found >> one & 1:
                self.area_of[one] = len(self.areas)
        self.areas.append(found)


class Box:
    """What was agreed before the game; shared by all copies of a state and never changed.

    `owners` are, for each seat, all to whom what it owns belongs: itself, and its partner in a team; `sides` who plays with whom.
    """

    def __init__(self) -> None:
        self.players = 0
        self.participants = 0
        self.automa = NOBODY
        self.level = 0
        self.modifiers = 0
        self.cards: list[int] = []
        self.teams = False
        self.solo = False
        self.target = 0
        self.owners: list[list[int]] = []
        self.sides: list[int] = []
        self.spaces = 37
        self.duchies: list[Duchy | None] = []
        self.same = NO_DUCHY
        self.boards: list[int] = []
        self.choosable: list[int] = []
        self.first = -1
        self.slot_types: list[int] = []
        self.slot_special = -1
        self.black_slots = 0
        self.price = 0
        self.large = 0
        self.small = 0
        self.storage = 3
        self.white_castles = False
        self.has_inns = False
        self.posts: list[int] = []
        self.connection = False
        self.routes = 0
        self.routes_in_order = False
        self.shields: list[int] = []
        self.vine_slots: list[list[int]] = []
        self.shop_slots = 0
        self.vines_out = 0
        self.bags: list[list[int]] = []
        self.stacks: list[int] = []
        self.fewest_empty = True
        self.ahead_wins = True
        self.options: dict[str, Any] = {}


class BurgundyState(State):
    """A position. `players` have a duchy; lists of what Châteauma has too have a place for each participant. Hexes are kinds (`rules/kinds.py`); 0 is an empty space where a list holds kinds plus one.

    `bags` are sorted: what is drawn from them is NATURE's decision. `stacks` count castles, mines and ships.
    `spaces` has the hexes of all duchies in a row, `covered` the same as bits, `reach` what touches a covered space,
    `built` for each player and building the spaces it stands on, `monks` the monasteries by their number as bits.
    `order` has all players as the turn order track shows them, the first one first, and `track` the space of each.
    `bonus` says how many tiles of a colour are left, `tiles` for each player and colour which one is owned: 1 large,
    2 small. `gone` counts hexes in the box, `joined` says how many
    border posts each player has joined, `lost_castles` how many castles left the board unused and may be recovered. `earned` has points by source, all of one player together.
    `routes` are the tiles of each trade route from left to right, `route_hands` those still to be laid, `route_goods` the
    types of the goods on it; `sold` counts these too.
    `shield_depots` are the shields at each depot, `carried` those of each player (space times `SHIELDS` plus number), `arms`
    the same as bits, `copied` whose monasteries shield 6 copies; `monks` has these too.
    `vine_depot` and `shop` hold double hexes; `vines` has the colours plus one on the 24 hexes of each vineyard, `planted` the
    double spaces as bits, `layers` those that have brought a tile; `vine_pool` and `vine_tiles` count vine bonus tiles by colour,
    `vine_colours` are those in the game, `vine_set` those still to be dealt, both as bits, `vine_out` counts tiles in the box.
    Châteauma has two `cards` by their number (0: none), `card_hexes` on their spaces (negative ones face down), a `deck`, cards
    that are done, hexes `in_hand` while a card is completed, a `reserve` by type and with the wild ones last, an `estate` of
    spaces, hexes `piled` upon it, `doubles`, symbols `owed` in this turn, and the present one of her six steps. `hidden` counts the
    black hexes that lie face down on her board: nobody knows which they are, so they stay in the bag.
    Partners own the same things, so duchy, silver, workers, goods and bonus tiles are written down for both of them alike;
    `common` is the storage that they share, by side, and `common_earned` has the points of a side by source.
    In the solo game `target` is where the target marker stands, `goods_out` counts goods that left the game, and the crane
    has been counted or not (`crane_counted`).
    """

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.players = box.players
        self.boards: list[int] = EMPTY
        self.spaces: list[int] = EMPTY
        self.covered: list[int] = EMPTY
        self.reach: list[int] = EMPTY
        self.built: list[int] = EMPTY
        self.monks: list[int] = EMPTY
        self.stored: list[list[int]] = []
        self.goods: list[int] = EMPTY
        self.sold: list[int] = EMPTY
        self.silver: list[int] = EMPTY
        self.workers: list[int] = EMPTY
        self.points: list[int] = EMPTY
        self.earned: list[int] = EMPTY
        self.dice: list[int] = EMPTY
        self.tiles: list[int] = EMPTY
        self.bonus: list[int] = EMPTY
        self.order: list[int] = EMPTY
        self.track: list[int] = EMPTY
        self.depots: list[int] = EMPTY
        self.depot_goods: list[int] = EMPTY
        self.black: list[int] = EMPTY
        self.round_goods: list[int] = EMPTY
        self.goods_bag: list[int] = EMPTY
        self.bags: list[list[int]] = []
        self.stacks: list[int] = EMPTY
        self.gone: list[int] = EMPTY
        self.joined: list[int] = EMPTY
        self.inns = 0
        self.lost_castles = 0
        self.white = 0
        self.phase = 0
        self.round = 0
        self.played = 0
        self.seat = -1
        self.unused = 0
        self.bought = False
        self.used = 0
        self.over = False
        self.route_bag: list[int] = EMPTY
        self.routes: list[list[int]] = []
        self.route_hands: list[list[int]] = []
        self.route_goods: list[list[int]] = []
        self.shield_bag: list[int] = EMPTY
        self.shield_depots: list[list[int]] = []
        self.carried: list[list[int]] = []
        self.arms: list[int] = EMPTY
        self.copied: list[int] = EMPTY
        self.shields_gone = 0
        self.vine_depot: list[int] = EMPTY
        self.shop: list[int] = EMPTY
        self.vines: list[int] = EMPTY
        self.planted: list[int] = EMPTY
        self.layers: list[int] = EMPTY
        self.vine_pool: list[int] = EMPTY
        self.vine_tiles: list[int] = EMPTY
        self.vine_colours = 0
        self.vine_set = 0
        self.vine_out = 0
        self.cards: list[int] = EMPTY
        self.card_hexes: list[int] = EMPTY
        self.deck: list[int] = EMPTY
        self.done_cards: list[int] = []
        self.in_hand: list[int] = []
        self.reserve: list[list[int]] = []
        self.estate: list[int] = EMPTY
        self.piled: list[int] = []
        self.doubles: list[int] = []
        self.owed: list[int] = []
        self.her_die = 0
        self.her_step = 0
        self.hidden = 0
        self.common: list[list[int]] = []
        self.common_earned: list[int] = EMPTY
        self.target = 0
        self.crane_counted = False
        self.goods_out: list[int] = EMPTY

    def copy(self) -> BurgundyState:
        new = BurgundyState(self.box)
        new.stack = self.stack[:]
        new.choices = self.choices
        new.boards = self.boards[:]
        new.spaces = self.spaces[:]
        new.covered = self.covered[:]
        new.reach = self.reach[:]
        new.built = self.built[:]
        new.monks = self.monks[:]
        new.stored = [one[:] for one in self.stored]
        new.goods = self.goods[:]
        new.sold = self.sold[:]
        new.silver = self.silver[:]
        new.workers = self.workers[:]
        new.points = self.points[:]
        new.earned = self.earned[:]
        new.dice = self.dice[:]
        new.tiles = self.tiles[:]
        new.bonus = self.bonus[:]
        new.order = self.order[:]
        new.track = self.track[:]
        new.depots = self.depots[:]
        new.depot_goods = self.depot_goods[:]
        new.black = self.black[:]
        new.round_goods = self.round_goods[:]
        new.goods_bag = self.goods_bag[:]
        new.bags = [one[:] for one in self.bags]
        new.stacks = self.stacks[:]
        new.gone = self.gone[:]
        new.joined = self.joined[:]
        new.inns = self.inns
        new.lost_castles = self.lost_castles
        new.white = self.white
        new.phase = self.phase
        new.round = self.round
        new.played = self.played
        new.seat = self.seat
        new.unused = self.unused
        new.bought = self.bought
        new.used = self.used
        new.over = self.over
        # What no expansion in play changes is shared.
        new.route_bag = self.route_bag
        new.routes = self.routes
        new.route_hands = self.route_hands
        new.route_goods = self.route_goods
        if self.box.routes:
            new.route_bag = self.route_bag[:]
            new.routes = [one[:] for one in self.routes]
            new.route_hands = [one[:] for one in self.route_hands]
            new.route_goods = [one[:] for one in self.route_goods]
        new.shield_depots = self.shield_depots
        new.carried = self.carried
        new.arms = self.arms
        new.copied = self.copied
        if self.box.shields:
            new.shield_bag = self.shield_bag[:]
            new.shield_depots = [one[:] for one in self.shield_depots]
            new.carried = [one[:] for one in self.carried]
            new.arms = self.arms[:]
            new.copied = self.copied[:]
            new.shields_gone = self.shields_gone
        if self.vines:
            new.vine_depot = self.vine_depot[:]
            new.shop = self.shop[:]
            new.vines = self.vines[:]
            new.planted = self.planted[:]
            new.layers = self.layers[:]
            new.vine_pool = self.vine_pool[:]
            new.vine_tiles = self.vine_tiles[:]
            new.vine_colours = self.vine_colours
            new.vine_set = self.vine_set
            new.vine_out = self.vine_out
        if self.cards:
            new.cards = self.cards[:]
            new.card_hexes = self.card_hexes[:]
            new.deck = self.deck[:]
            new.done_cards = self.done_cards[:]
            new.in_hand = self.in_hand[:]
            new.reserve = [one[:] for one in self.reserve]
            new.estate = self.estate[:]
            new.piled = self.piled[:]
            new.doubles = self.doubles[:]
            new.owed = self.owed[:]
            new.her_die = self.her_die
            new.her_step = self.her_step
            new.hidden = self.hidden
        if self.common:
            new.common = [one[:] for one in self.common]
            new.common_earned = self.common_earned[:]
        if self.box.solo:
            new.target = self.target
            new.crane_counted = self.crane_counted
            new.goods_out = self.goods_out[:]
        return new

    def duchy(self, seat: int) -> Duchy:
        """The board of a player who has one."""
        found = self.box.duchies[self.boards[seat]]
        assert found is not None
        return found

    def to_data(self) -> dict[str, Any]:
        return {name: plain(getattr(self, name)) for name in FIELDS} | {"options": self.box.options}


def plain(value: Any) -> Any:
    """A copy of a slot's value that shares no list with the state."""
    if isinstance(value, list):
        return [plain(one) for one in value]
    return value


FIELDS: Final[tuple[str, ...]] = (
    "stack", "boards", "spaces", "covered", "reach", "built", "monks", "stored", "goods", "sold", "silver", "workers",
    "points", "earned", "dice", "tiles", "bonus", "order", "track", "depots", "depot_goods", "black", "round_goods",
    "goods_bag", "bags", "stacks", "gone", "joined", "inns", "lost_castles", "white", "phase", "round", "played", "seat", "unused", "bought", "used",
    "over", "route_bag", "routes", "route_hands", "route_goods",
    "shield_bag", "shield_depots", "carried", "arms", "copied", "shields_gone",
    "vine_depot", "shop", "vines", "planted", "layers", "vine_pool", "vine_tiles", "vine_colours", "vine_set", "vine_out",
    "cards", "card_hexes", "deck", "done_cards", "in_hand", "reserve", "estate", "piled", "doubles", "owed", "her_die", "her_step",
    "hidden",
    "common", "common_earned", "target", "crane_counted", "goods_out",
)  # fmt: skip
"""Every slot that makes up the position."""
