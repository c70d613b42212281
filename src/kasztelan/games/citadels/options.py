"""Variants of Citadels: editions, sets, casts, districts and the rulings that groups play differently."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kasztelan.core.conditions import Is
from kasztelan.core.errors import InvalidOptions, Reason, one_of
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
from kasztelan.games.citadels.components import (
    CARD,
    CHARACTER,
    CHARACTER_IDS,
    CHARACTERS,
    CLASSIC,
    DISTRICTS,
    EDITIONS,
    FIRST_GAME,
    REVISED,
    SETS,
    SUBSTITUTES,
    UNIQUE,
    UNIQUES_IN_A_GAME,
    ReadySet,
    barred,
)
from kasztelan.games.citadels.corrections import correct, printed
from kasztelan.games.citadels.rules.draft import plan
from kasztelan.games.citadels.state import Box

MOST_SEATS: Final = 8
FREE_STARRED: Final = 3
"""How many starred districts may be added to the classic deck without taking base ones out."""

REVISED_ONLY: Final = Is("edition", "revised")
CLASSIC_ONLY: Final = Is("edition", "classic")

UNIQUE_IDS: Final = tuple(card.id for card in DISTRICTS if card.type == UNIQUE)
BASE_PURPLE_IDS: Final = tuple(
    card.id for card in DISTRICTS if card.type == UNIQUE and card.classic_copies and not card.starred
)

FIRST_CROWN: Final = SeatChoice("crown", "random", ("random",), MOST_SEATS)

OPTIONS: Final[list[Option]] = [
    Chairs("players", 4, 2, MOST_SEATS),
    Choice("edition", "revised", EDITIONS),
    Choice("set", "first_game", [*(one.id for one in SETS), "random"], hidden=True),
    Selection("characters", "set", CHARACTER_IDS, ("set", "random")),
    Selection("districts", "set", UNIQUE_IDS, ("set", "random")),
    Selection("removed", [], BASE_PURPLE_IDS, only=CLASSIC_ONLY),
    Choice("nine", "auto", ("auto", "yes", "no")),
    FIRST_CROWN,
    Number("round_limit", 100, 1, 1000),
    YesNo("wizard_before_gathering", True),
    YesNo("armory_hits_keep", True),
    Choice("great_wall_diplomat", "one_more", ("one_more", "added_to_cost")),
    Choice("tie_break", "revealed", ("revealed", "chosen"), REVISED_ONLY),
    YesNo("artist_at_once", True),
    YesNo("monument_scales", False, REVISED_ONLY),
    YesNo("diplomat_gives_keep", False, defaults=[(CLASSIC_ONLY, True)]),
    Choice("cardinal_refund", "full", ("full", "own_part"), REVISED_ONLY),
    Choice("queen_when_bewitched", "witch_seat", ("witch_seat", "queen_seat")),
    YesNo("short_game", False, CLASSIC_ONLY),
    Number("classic_swaps", 2, 0, 8, CLASSIC_ONLY),
    Choice("wizard_duplicates", "that_card", ("that_card", "whole_turn"), CLASSIC_ONLY),
    YesNo("bell_tower_stacks", False, CLASSIC_ONLY),
    Choice("library_observatory", "keep_two", ("keep_two", "keep_all"), CLASSIC_ONLY),
    YesNo("ask_effects", False),
    File("cards"),
]


PRESETS: Final = [
    Preset(name, {"set": name, "characters": "set", "districts": "set", "removed": []})
    for name in [*(one.id for one in SETS), "random"]
]


def check(given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value; raises `InvalidOptions` for what makes no game."""
    options = complete(OPTIONS, given)
    open_box(options)
    return options


def open_box(options: Mapping[str, Any]) -> Box:
    """What the options mean for the game."""
    box = Box()
    box.options = dict(options)
    box.edition = EDITIONS.index(options["edition"])
    box.players = options["players"]
    classic = box.edition == CLASSIC
    printed(box)
    correct(box, options["cards"])
    box.rank_of = [one.classic_rank if classic else one.rank for one in CHARACTERS]
    box.size = 7 if (options["short_game"] if classic else box.players > 3) else 8
    box.round_limit = options["round_limit"]
    box.crown = first_crown(options)
    choose_cast(box, options)
    choose_districts(box, options)
    box.draft = plan(box.players, box.top, classic)
    rulings(box, options)
    return box


def rulings(box: Box, options: Mapping[str, Any]) -> None:
    """The switchable rulings; each default is ours."""
    classic = box.edition == CLASSIC
    box.wizard_before_gathering = options["wizard_before_gathering"]
    box.armory_hits_keep = options["armory_hits_keep"]
    box.wall_added_to_cost = options["great_wall_diplomat"] == "added_to_cost"
    box.tie_by_chosen = options["tie_break"] == "chosen"
    box.artist_at_once = options["artist_at_once"]
    box.monument_limit = box.size - 2 if options["monument_scales"] else 5
    box.diplomat_gives_keep = options["diplomat_gives_keep"]
    box.cardinal_full_refund = options["cardinal_refund"] == "full"
    box.queen_at_witch_seat = options["queen_when_bewitched"] == "witch_seat"
    box.wizard_copies_all_turn = not classic or options["wizard_duplicates"] == "whole_turn"
    box.bell_stacks = options["bell_tower_stacks"]
    box.library_keeps_all = options["library_observatory"] == "keep_all"
    box.classic_swaps = options["classic_swaps"]
    box.ask_effects = options["ask_effects"]


def first_crown(options: Mapping[str, Any]) -> int:
    crown = options["crown"]
    if crown == "random":
        return -1
    if crown >= options["players"]:
        raise FIRST_CROWN.no_seat(crown, options["players"])
    seat: int = crown
    return seat


# --- the cast


def choose_cast(box: Box, options: Mapping[str, Any]) -> None:
    """Fills in who is cast for each rank; -1 leaves it to NATURE."""
    chosen = options["characters"]
    if isinstance(chosen, list):
        box.top = len(chosen)
        box.cast = own_cast(box, chosen)
        check_swaps(box, options)
        if options["nine"] != "auto" and (options["nine"] == "yes") != (box.top == 9):
            raise InvalidOptions("nine", Reason("nine_does_not_fit", {"count": box.top}), one_of(["auto"]))
        check_nine(box, "characters")
        return
    box.top = 9 if wants_nine(box, options["nine"]) else 8
    check_nine(box, "nine")
    if chosen == "random" or options["set"] == "random":
        box.cast = [-1] * 10
        return
    box.cast = [-1] * 10
    for rank, character in enumerate(set_cast(box, options), start=1):
        if rank <= box.top:
            box.cast[rank] = CHARACTER[character]


def own_cast(box: Box, chosen: list[str]) -> list[int]:
    """One character for each rank, none barred at this number of players."""
    cast = [-1] * 10
    for name in chosen:
        rank = box.rank_of[CHARACTER[name]]
        if rank == 0:
            missing_there = Reason("not_in_edition", {"thing": name, "edition": "classic"})
            raise InvalidOptions("characters", missing_there, one_of(classic_names()))
        if cast[rank] >= 0:
            twice = Reason("same_rank", {"characters": [CHARACTER_IDS[cast[rank]], name], "rank": rank})
            raise InvalidOptions("characters", twice, Reason("one_for_each_rank"))
        if barred(name, box.players, box.edition):
            kept_out = Reason("barred", {"character": name, "players": box.players})
            raise InvalidOptions("characters", kept_out, one_of(allowed(box, rank)))
        cast[rank] = CHARACTER[name]
    missing = [rank for rank in range(1, max(8, len(chosen)) + 1) if rank > 9 or cast[rank] < 0]
    if missing:
        nobody = Reason("rank_missing", {"rank": missing[0]})
        raise InvalidOptions("characters", nobody, Reason("one_for_each_rank"))
    return cast


def allowed(box: Box, rank: int) -> list[str]:
    return [
        one.id
        for number, one in enumerate(CHARACTERS)
        if box.rank_of[number] == rank and not barred(one.id, box.players, box.edition)
    ]


def classic_names() -> list[str]:
    return [one.id for one in CHARACTERS if one.classic_rank]


def check_swaps(box: Box, options: Mapping[str, Any]) -> None:
    """The classic book lets a group replace one or two base characters (CIT-CLASSIC-2)."""
    if box.edition != CLASSIC:
        return
    starred = [CHARACTER_IDS[one] for one in box.cast[1:9] if CHARACTERS[one].starred]
    if len(starred) > options["classic_swaps"]:
        too_many = Reason("too_many_starred", {"characters": starred, "count": len(starred)})
        most = Reason("starred_at_most", {"count": options["classic_swaps"]})
        raise InvalidOptions("characters", too_many, most)


def wants_nine(box: Box, nine: str) -> bool:
    if nine == "auto":
        return box.players == 8 or (box.players == 3 and box.edition == REVISED)
    return nine == "yes"


def check_nine(box: Box, field: str) -> None:
    """With how many characters so many can play (CIT-CAST)."""
    few = {2: 8, 3: 9} if box.edition == REVISED else {2: 8, 3: 8}
    due = {**few, 8: 9}.get(box.players)
    if due is not None and box.top != due:
        wrong = Reason("wrong_cast_size", {"count": box.top, "players": box.players})
        raise InvalidOptions(field, wrong, Reason("cast_size", {"count": due}))


def set_cast(box: Box, options: Mapping[str, Any]) -> list[str]:
    """The characters of a ready-made set, with substitutes for those barred."""
    if box.edition == CLASSIC:
        if options["set"] != "first_game":
            foreign = Reason("only_in_edition", {"edition": "revised"})
            raise InvalidOptions("set", foreign, one_of(["first_game", "random"]))
        return [*FIRST_GAME, "artist"]
    return [
        SUBSTITUTES[name] if barred(name, box.players, box.edition) and name in SUBSTITUTES else name
        for name in ready_set(options).characters
    ]


def ready_set(options: Mapping[str, Any]) -> ReadySet:
    return next(one for one in SETS if one.id == options["set"])


# --- the deck


def choose_districts(box: Box, options: Mapping[str, Any]) -> None:
    if box.edition == CLASSIC:
        choose_classic(box, options)
        return
    if options["removed"]:
        raise InvalidOptions("removed", Reason("only_in_edition", {"edition": "classic"}), Reason("nothing"))
    chosen = options["districts"]
    if isinstance(chosen, list):
        box.uniques = own_uniques(chosen)
    elif chosen == "random" or options["set"] == "random":
        box.random_uniques = UNIQUES_IN_A_GAME
        box.unique_pool = [kind for kind, card in enumerate(DISTRICTS) if card.type == UNIQUE and card.copies]
    else:
        box.uniques = [CARD[name] for name in ready_set(options).districts]


def own_uniques(chosen: list[str]) -> list[int]:
    if len(chosen) != UNIQUES_IN_A_GAME:
        wanted = Reason("exactly", {"count": UNIQUES_IN_A_GAME})
        raise InvalidOptions("districts", Reason("count_given", {"count": len(chosen)}), wanted)
    for name in chosen:
        if not DISTRICTS[CARD[name]].copies:
            missing_there = Reason("not_in_edition", {"thing": name, "edition": "revised"})
            raise InvalidOptions("districts", missing_there, one_of(revised_uniques()))
    return [CARD[name] for name in chosen]


def choose_classic(box: Box, options: Mapping[str, Any]) -> None:
    """The base purple cards, the starred ones added and the base ones taken out for them (CIT-CLASSIC-5)."""
    chosen = options["districts"]
    starred = [kind for kind, card in enumerate(DISTRICTS) if card.classic_copies and card.starred]
    box.uniques = [CARD[name] for name in BASE_PURPLE_IDS for _ in range(box.copies[CARD[name]])]
    if chosen == "random" or options["set"] == "random":
        box.random_uniques = FREE_STARRED
        box.unique_pool = starred
        chosen = []
    elif chosen == "set":
        chosen = []
    for name in chosen:
        if CARD[name] not in starred:
            names = [DISTRICTS[kind].id for kind in starred]
            raise InvalidOptions("districts", Reason("not_starred", {"card": name}), one_of(names))
        box.uniques.append(CARD[name])
    due = len(chosen) if len(chosen) > FREE_STARRED else 0
    if len(options["removed"]) != due:
        wanted = Reason("removed_for_starred", {"count": due, "starred": len(chosen)})
        given = Reason("count_given", {"count": len(options["removed"])})
        raise InvalidOptions("removed", given, wanted)
    for name in options["removed"]:
        box.uniques.remove(CARD[name])


def revised_uniques() -> list[str]:
    return [card.id for card in DISTRICTS if card.type == UNIQUE and card.copies]


def starred_districts() -> list[str]:
    return [card.id for card in DISTRICTS if card.type == UNIQUE and card.classic_copies and card.starred]


# --- for a form


def contents(options: Mapping[str, Any]) -> dict[str, list[str]]:
    """The cast and the unique districts, as far as they are not left to chance."""
    box = open_box(options)
    found: dict[str, list[str]] = {}
    cast = [CHARACTER_IDS[one] for one in box.cast[1 : box.top + 1] if one >= 0]
    if len(cast) == box.top:
        found["characters"] = cast
    if not box.random_uniques:
        added = [DISTRICTS[kind].id for kind in box.uniques]
        classic = box.edition == CLASSIC
        found["districts"] = [one for one in added if not classic or one not in BASE_PURPLE_IDS]
    found["removed"] = list(options["removed"])
    return found


def list_rules(options: Mapping[str, Any]) -> dict[str, ListRule]:
    """A character for each rank; 14 unique districts, or any starred ones and as many base ones taken out."""
    edition = EDITIONS.index(options["edition"])
    classic = edition == CLASSIC
    rank_of = [one.classic_rank if classic else one.rank for one in CHARACTERS]
    ranks = [
        Group(
            str(rank),
            [one.id for at, one in enumerate(CHARACTERS) if rank_of[at] == rank],
            one=True,
            optional=rank == 9,
        )
        for rank in range(1, 10)
    ]
    out = [one.id for one in CHARACTERS if barred(one.id, options["players"], edition)]
    uniques = starred_districts() if classic else revised_uniques()
    rules = {
        "characters": ListRule(ranks, None, out),
        "districts": ListRule([Group("", uniques)], None if classic else UNIQUES_IN_A_GAME),
    }
    if classic:
        starred = len(options["districts"]) if isinstance(options["districts"], list) else 0
        rules["removed"] = ListRule([Group("", BASE_PURPLE_IDS)], starred if starred > FREE_STARRED else 0)
    return rules
