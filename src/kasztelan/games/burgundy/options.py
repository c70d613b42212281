"""What a table of Burgundy agrees on, and the box that comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kasztelan.core.conditions import Contains, Every, Is, Not, OneOf
from kasztelan.core.errors import InvalidOptions, Reason, impossible, within
from kasztelan.core.options import (
    Chairs,
    Choice,
    File,
    Group,
    ListRule,
    Number,
    Option,
    Preset,
    SeatChoice,
    Selection,
    YesNo,
    complete,
)
from kasztelan.games.burgundy.actions import MOST_DUCHIES, MOST_SEATS, MOST_SPACES
from kasztelan.games.burgundy.boards import DUCHIES, OWN, PRINTED, SOLO_DUCHIES, TEAM_BOARDS, TEAM_DUCHIES
from kasztelan.games.burgundy.components import (
    BLACK_FOR,
    LARGE_FOR,
    PRICE_FOR,
    SLOTS_FOR,
    SMALL_FOR,
    with_back,
)
from kasztelan.games.burgundy.own_duchies import WORKSHOP, own_duchy
from kasztelan.games.burgundy.rules.automa_board import BASE_CARDS, LEVEL_IDS, MODIFIER_IDS, VINE_CARDS
from kasztelan.games.burgundy.rules.partners import OWN_SPACES
from kasztelan.games.burgundy.rules.posts import POSTS
from kasztelan.games.burgundy.rules.routes import TILES_FOR
from kasztelan.games.burgundy.rules.shields import AT_DEPOTS
from kasztelan.games.burgundy.rules.vineyard_board import OUT_FOR, SHOP_FOR
from kasztelan.games.burgundy.rules.vineyard_board import SLOTS_FOR as VINE_SLOTS_FOR
from kasztelan.games.burgundy.state import Box

FIRST: Final = SeatChoice("first", "random", ("random",), MOST_SEATS)
SETS: Final = {
    "base": ("base",),
    "exp1": ("exp1",),
    "championship": ("exp3", "exp7"),
    "special": ("se_boards",),
    "border": ("exp4",),
}
"""The sets of duchies that a table may draw or choose from, and what they are called in the data."""
EXPANSIONS: Final = {
    "hexes": "exp2",
    "white_castles": "exp5",
    "inns": "exp6",
    "border_posts": "exp4",
    "trade_routes": "exp8",
    "shields": "shields",
    "vineyards": "vineyards",
}
"""The expansions, and the sets that their hexes came with."""
ALL_DUCHIES: Final = tuple(PRINTED)
NOT_WITH_AUTOMA: Final = ("inns",)
"""Expansions that cannot be played with Châteauma (BUR-WITH-4)."""
AUTOMA: Final = Choice("automa", "none", ("none", *LEVEL_IDS))
PLAYS_ALONG: Final = Not(Is("automa", "none"))

EXPANDED: Final = Selection("expansions", [], tuple(EXPANSIONS))
IN_TEAMS: Final = Every([Is("players", 4), Is("teams", True)])
SOLO: Final = Every([Is("players", 1), Is("automa", "none")])
ALONE: Final = Every([Not(IN_TEAMS), Not(SOLO)])
"""Everybody plays for oneself against others, on a duchy of one's own."""
POOL: Final = Selection(
    "pool", ["base"], tuple(SETS), only=Every([ALONE, OneOf("duchies", ["random", "chosen"])])
)
NOT_FOR_ALL: Final = ("border_posts", "trade_routes", "shields", "vineyards")
"""Expansions that neither the team game nor the solo game goes with (BUR-TEAM-13, BUR-SOLO-15)."""

OPTIONS: Final[list[Option]] = [
    Chairs("players", 2, 1, MOST_SEATS),
    AUTOMA,
    Selection("modifiers", [], MODIFIER_IDS, only=PLAYS_ALONG),
    YesNo("teams", False, only=Is("players", 4)),
    Choice("team_duchy", "standard", tuple(TEAM_BOARDS), only=IN_TEAMS),
    Choice("solo_duchy", 33, tuple(SOLO_DUCHIES), only=SOLO),
    Number("target", 50, 5, 100, only=SOLO),
    Choice("duchies", "same", ("same", "random", "chosen"), only=ALONE),
    Choice("duchy", 1, ALL_DUCHIES, only=Every([ALONE, Is("duchies", "same"), Is("duchy_file", None)])),
    POOL,
    EXPANDED,
    YesNo("castle_connection", False, only=ALONE),
    YesNo("routes_in_order", False, only=Contains("expansions", "trade_routes")),
    YesNo(
        "fewer_vines",
        False,
        only=Every(
            [
                Contains("expansions", "vineyards"),
                Not(Is("players", 4)),
                Not(Every([Is("players", 3), PLAYS_ALONG])),
            ]
        ),
    ),
    FIRST,
    Choice("tie_spaces", "fewest", ("fewest", "most")),
    Choice("tie_track", "ahead", ("ahead", "behind"), only=ALONE),
    File("duchy_file", only=Every([ALONE, Is("duchies", "same")]), workshop=WORKSHOP, beside="duchy"),
]

PRESETS: Final = [
    Preset(
        "first_game",
        {
            "automa": "none",
            "teams": False,
            "duchies": "same",
            "duchy": 1,
            "duchy_file": None,
            "expansions": [],
        },
    ),
    Preset(
        "against_chateauma",
        {
            "players": 1,
            "automa": "medium",
            "modifiers": [],
            "duchies": "same",
            "duchy": 1,
            "duchy_file": None,
            "expansions": [],
        },
    ),
    Preset("own_choice", {"teams": False, "duchies": "chosen", "duchy_file": None, "expansions": []}),
    Preset(
        "more_hexes", {"automa": "none", "teams": False, "expansions": ["hexes", "white_castles", "inns"]}
    ),
    Preset("with_shields", {"teams": False, "expansions": ["shields"]}),
    Preset("vineyards", {"teams": False, "expansions": ["vineyards"]}),
    Preset("everything", {"automa": "none", "teams": False, "expansions": list(EXPANSIONS)}),
    Preset("solo", {"players": 1, "automa": "none", "solo_duchy": 33, "target": 50, "expansions": []}),
    Preset(
        "team", {"players": 4, "automa": "none", "teams": True, "team_duchy": "standard", "expansions": []}
    ),
]


def check(given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value; refuses what makes no game."""
    options = complete(OPTIONS, given)
    open_box(options)
    return options


def open_box(options: Mapping[str, Any]) -> Box:
    """The box that complete options come to; `InvalidOptions` if they make no game together."""
    players: int = options["players"]
    participants = participants_of(options)
    first = options["first"]
    if first != "random" and first >= players:
        raise FIRST.no_seat(first, players)
    box = Box()
    box.options = dict(options)
    box.players = players
    box.participants = participants
    agree_on_automa(box, options)
    box.sides = sides_of(options)
    box.owners = [[one for one in range(participants) if box.sides[one] == side] for side in box.sides]
    box.teams = IN_TEAMS.holds(options)
    box.solo = SOLO.holds(options)
    box.target = options["target"]
    box.first = -1 if first == "random" else first
    size = 2 if SOLO.holds(options) else participants
    box.slot_types, box.slot_special = SLOTS_FOR[size]
    box.black_slots = BLACK_FOR[size]
    box.price = PRICE_FOR[size]
    box.large = LARGE_FOR[size]
    box.small = SMALL_FOR[size]
    add_hexes(box, options["expansions"])
    box.fewest_empty = options["tie_spaces"] == "fewest"
    box.ahead_wins = options["tie_track"] == "ahead"
    agree_on_duchies(box, options)
    box.connection = options["castle_connection"] and not box.teams and not box.solo
    box.routes_in_order = options["routes_in_order"]
    if options["fewer_vines"] and box.vine_slots:
        box.vines_out = OUT_FOR[participants]
    if box.connection and not all(PRINTED[one].set == "exp1" for one in duchies_in_play(options)):
        raise InvalidOptions("castle_connection", Reason("needs_duchies_11_18"), Reason("duchies_11_18"))
    return box


def participants_of(options: Mapping[str, Any]) -> int:
    """The seats, and Châteauma, who counts as a player (BUR-CHAT-1); two to four in all."""
    players: int = options["players"]
    if options["automa"] == "none":
        return players
    if players == MOST_SEATS:
        raise InvalidOptions("players", Reason("one_too_many"), within(1, MOST_SEATS - 1))
    return players + 1


def agree_on_automa(box: Box, options: Mapping[str, Any]) -> None:
    """Châteauma's cards, the level of their points and her modifiers; what cannot be played with her is refused."""
    if options["automa"] == "none":
        return
    expansions = options["expansions"]
    for one in NOT_WITH_AUTOMA:
        if one in expansions:
            allowed = [name for name in EXPANSIONS if name not in NOT_WITH_AUTOMA]
            problem = Reason("not_with_automa", {"expansion": one})
            raise InvalidOptions("expansions", problem, Reason("list_of", {"values": allowed}))
    box.automa = box.players
    box.level = LEVEL_IDS.index(options["automa"])
    box.modifiers = sum(1 << MODIFIER_IDS.index(one) for one in options["modifiers"])
    box.cards = VINE_CARDS if "vineyards" in expansions else BASE_CARDS


def sides_of(options: Mapping[str, Any]) -> list[int]:
    """The side of each seat: its own, or that of the two who sit side by side (BUR-TEAM-1)."""
    if IN_TEAMS.holds(options):
        return [0, 0, 1, 1]
    return list(range(participants_of(options)))


def duchies_in_play(options: Mapping[str, Any]) -> list[int]:
    """Every duchy that somebody may get; a table's own is none of the box and counts as the first."""
    if options["duchies"] != "same":
        return duchies_of(options["pool"])
    return [options["duchy"] if options["duchy_file"] is None else 1]


def add_hexes(box: Box, expansions: list[str]) -> None:
    """The supplies, with what the expansions add to them."""
    for one in NOT_FOR_ALL if box.teams or box.solo else ():
        if one in expansions:
            allowed = [name for name in EXPANSIONS if name not in NOT_FOR_ALL]
            problem = Reason("not_in_teams" if box.teams else "not_alone")
            raise InvalidOptions("expansions", problem, Reason("list_of", {"values": allowed}))
    sets = tuple(EXPANSIONS[one] for one in expansions)
    box.bags = [with_back(back, sets) for back in ("animals", "building", "monastery", "black")]
    box.stacks = [len(with_back(back, sets)) for back in ("castle", "mine", "ship", "inn")]
    box.white_castles = "white_castles" in expansions
    box.has_inns = "inns" in expansions
    box.routes = TILES_FOR[box.participants] if "trade_routes" in expansions else 0
    box.shields = AT_DEPOTS[box.participants] if "shields" in expansions else []
    if "vineyards" in expansions:
        box.vine_slots = VINE_SLOTS_FOR[box.participants]
        box.shop_slots = SHOP_FOR[box.participants]
    box.posts = POSTS if "border_posts" in expansions else []


def list_rules(options: Mapping[str, Any]) -> dict[str, ListRule]:
    """Everything goes with everything, but for teams, the solo game, and what cannot be played with Châteauma."""
    barred = [] if options.get("automa", "none") == "none" else list(NOT_WITH_AUTOMA)
    if IN_TEAMS.holds(options) or SOLO.holds(options):
        barred += NOT_FOR_ALL
    return {
        "expansions": ListRule([Group("", tuple(EXPANSIONS))], barred=barred),
        "pool": ListRule([Group("", tuple(SETS))]),
        "modifiers": ListRule([Group("", MODIFIER_IDS)]),
    }


def duchies_of(pool: list[str]) -> list[int]:
    """The duchies of these sets (BUR-BOARDS-1)."""
    wanted = {one for name in pool for one in SETS[name]}
    return [number for number in ALL_DUCHIES if PRINTED[number].set in wanted]


def agree_on_duchies(box: Box, options: Mapping[str, Any]) -> None:
    """The same for all, drawn at random, or chosen (BUR-DUCHY-3)."""
    known = TEAM_DUCHIES if box.teams else SOLO_DUCHIES if box.solo else DUCHIES
    box.duchies = [known.get(number) for number in range(MOST_DUCHIES + 1)]
    if box.teams:
        box.same = TEAM_BOARDS[options["team_duchy"]]
        box.spaces = MOST_SPACES
        box.storage = OWN_SPACES
        return
    if box.solo:
        box.same = options["solo_duchy"]
        return
    how = options["duchies"]
    if how == "same":
        box.same = options["duchy"]
        if options["duchy_file"] is not None:
            box.duchies[OWN] = own_duchy(options["duchy_file"])
            box.same = OWN
        return
    found = duchies_of(options["pool"])
    if not found:
        raise InvalidOptions("pool", impossible(options["pool"]), POOL.allowed())
    if how == "random":
        box.boards = sorted({(number - 1) // 2 for number in found})
    else:
        box.choosable = found
