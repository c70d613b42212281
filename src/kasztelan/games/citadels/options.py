"""Variants of Citadels: editions, sets, casts, districts and the rulings that groups play differently."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kasztelan.core.errors import InvalidOptions
from kasztelan.core.options import Choice, Number, Option, Selection, YesNo, complete
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
from kasztelan.games.citadels.rules.draft import plan
from kasztelan.games.citadels.state import Box

MOST_SEATS: Final = 8
FREE_STARRED: Final = 3
"""How many starred districts may be added to the classic deck without taking base ones out."""

REVISED_ONLY: Final = {"edition": "revised"}
CLASSIC_ONLY: Final = {"edition": "classic"}

UNIQUE_IDS: Final = tuple(card.id for card in DISTRICTS if card.type == UNIQUE)
BASE_PURPLE_IDS: Final = tuple(
    card.id for card in DISTRICTS if card.type == UNIQUE and card.classic_copies and not card.starred
)

OPTIONS: Final[list[Option]] = [
    Number("players", 4, 2, MOST_SEATS),
    Choice("edition", "revised", EDITIONS),
    Choice("set", "first_game", [*(one.id for one in SETS), "random"]),
    Selection("characters", "set", CHARACTER_IDS, ("set", "random")),
    Selection("districts", "set", UNIQUE_IDS, ("set", "random")),
    Selection("removed", [], BASE_PURPLE_IDS, only=CLASSIC_ONLY),
    Choice("nine", "auto", ("auto", "yes", "no")),
    Choice("crown", "random", ("random", *range(MOST_SEATS))),
    Number("round_limit", 100, 1, 1000),
    YesNo("wizard_before_gathering", True),
    YesNo("armory_hits_keep", True),
    Choice("great_wall_diplomat", "one_more", ("one_more", "added_to_cost")),
    Choice("tie_break", "revealed", ("revealed", "chosen"), REVISED_ONLY),
    YesNo("artist_at_once", True),
    YesNo("monument_scales", False, REVISED_ONLY),
    YesNo("diplomat_gives_keep", False),
    Choice("cardinal_refund", "full", ("full", "own_part"), REVISED_ONLY),
    Choice("queen_when_bewitched", "witch_seat", ("witch_seat", "queen_seat")),
    YesNo("short_game", False, CLASSIC_ONLY),
    Number("classic_swaps", 2, 0, 8, CLASSIC_ONLY),
    Choice("wizard_duplicates", "that_card", ("that_card", "whole_turn"), CLASSIC_ONLY),
    YesNo("bell_tower_stacks", False, CLASSIC_ONLY),
    Choice("library_observatory", "keep_two", ("keep_two", "keep_all"), CLASSIC_ONLY),
]


def check(given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value; raises `InvalidOptions` for what makes no game."""
    options = complete(OPTIONS, given)
    open_box(options)
    return options


def open_box(options: dict[str, Any]) -> Box:
    """What the options mean for the game."""
    box = Box()
    box.options = options
    box.edition = EDITIONS.index(options["edition"])
    box.players = options["players"]
    classic = box.edition == CLASSIC
    box.cost = [card.classic_cost if classic else card.cost for card in DISTRICTS]
    box.rank_of = [one.classic_rank if classic else one.rank for one in CHARACTERS]
    box.size = 7 if (options["short_game"] if classic else box.players > 3) else 8
    box.round_limit = options["round_limit"]
    box.crown = first_crown(options)
    choose_cast(box, options)
    choose_districts(box, options)
    box.draft = plan(box.players, box.top, classic)
    rulings(box, options)
    return box


def rulings(box: Box, options: dict[str, Any]) -> None:
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


def first_crown(options: dict[str, Any]) -> int:
    crown = options["crown"]
    if crown == "random":
        return -1
    if crown >= options["players"]:
        raise InvalidOptions(
            "crown", f"{crown} is no seat at this table", f"random, 0 to {options['players'] - 1}"
        )
    seat: int = crown
    return seat


# --- the cast


def choose_cast(box: Box, options: dict[str, Any]) -> None:
    """Fills in who is cast for each rank; -1 leaves it to NATURE."""
    chosen = options["characters"]
    if isinstance(chosen, list):
        box.top = len(chosen)
        box.cast = own_cast(box, chosen)
        check_swaps(box, options)
        if options["nine"] != "auto" and (options["nine"] == "yes") != (box.top == 9):
            raise InvalidOptions("nine", f"{options['nine']} does not fit {box.top} characters", "auto")
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
            raise InvalidOptions("characters", f"{name} is not in the classic edition", classic_names())
        if cast[rank] >= 0:
            twice = f"{CHARACTER_IDS[cast[rank]]} and {name} both have rank {rank}"
            raise InvalidOptions("characters", twice, "one character for each rank")
        if barred(name, box.players, box.edition):
            raise InvalidOptions(
                "characters", f"{name} is barred with {box.players} players", allowed(box, rank)
            )
        cast[rank] = CHARACTER[name]
    missing = [rank for rank in range(1, max(8, len(chosen)) + 1) if rank > 9 or cast[rank] < 0]
    if missing:
        raise InvalidOptions(
            "characters", f"rank {missing[0]} is missing", "one character for each of ranks 1 to 8 (9)"
        )
    return cast


def allowed(box: Box, rank: int) -> str:
    names = [
        one.id
        for number, one in enumerate(CHARACTERS)
        if box.rank_of[number] == rank and not barred(one.id, box.players, box.edition)
    ]
    return f"for rank {rank}: {', '.join(names) or 'none'}"


def classic_names() -> str:
    return ", ".join(one.id for one in CHARACTERS if one.classic_rank)


def check_swaps(box: Box, options: dict[str, Any]) -> None:
    """The classic book lets a group replace one or two base characters (CIT-CLASSIC-2)."""
    if box.edition != CLASSIC:
        return
    starred = [CHARACTER_IDS[one] for one in box.cast[1:9] if CHARACTERS[one].starred]
    if len(starred) > options["classic_swaps"]:
        most = f"at most {options['classic_swaps']} starred characters of rank 1 to 8 (option classic_swaps)"
        raise InvalidOptions("characters", f"{len(starred)} are starred: {', '.join(starred)}", most)


def wants_nine(box: Box, nine: str) -> bool:
    if nine == "auto":
        return box.players == 8 or (box.players == 3 and box.edition == REVISED)
    return nine == "yes"


def check_nine(box: Box, field: str) -> None:
    """With how many characters so many can play (CIT-CAST)."""
    few = {2: 8, 3: 9} if box.edition == REVISED else {2: 8, 3: 8}
    due = {**few, 8: 9}.get(box.players)
    if due is not None and box.top != due:
        raise InvalidOptions(field, f"{box.top} characters with {box.players} players", f"{due} characters")


def set_cast(box: Box, options: dict[str, Any]) -> list[str]:
    """The characters of a ready-made set, with substitutes for those barred."""
    if box.edition == CLASSIC:
        if options["set"] != "first_game":
            raise InvalidOptions(
                "set", f"{options['set']} belongs to the revised edition", "first_game, random"
            )
        return [*FIRST_GAME, "artist"]
    return [
        SUBSTITUTES[name] if barred(name, box.players, box.edition) and name in SUBSTITUTES else name
        for name in ready_set(options).characters
    ]


def ready_set(options: dict[str, Any]) -> ReadySet:
    return next(one for one in SETS if one.id == options["set"])


# --- the deck


def choose_districts(box: Box, options: dict[str, Any]) -> None:
    if box.edition == CLASSIC:
        choose_classic(box, options)
        return
    if options["removed"]:
        raise InvalidOptions("removed", "belongs to the classic edition", "nothing in the revised edition")
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
        wanted = f"exactly {UNIQUES_IN_A_GAME} different unique districts"
        raise InvalidOptions("districts", f"{len(chosen)} were given", wanted)
    for name in chosen:
        if not DISTRICTS[CARD[name]].copies:
            revised = ", ".join(card.id for card in DISTRICTS if card.type == UNIQUE and card.copies)
            raise InvalidOptions("districts", f"{name} is not in the revised edition", revised)
    return [CARD[name] for name in chosen]


def choose_classic(box: Box, options: dict[str, Any]) -> None:
    """The base purple cards, the starred ones added and the base ones taken out for them (CIT-CLASSIC-5)."""
    chosen = options["districts"]
    starred = [kind for kind, card in enumerate(DISTRICTS) if card.classic_copies and card.starred]
    box.uniques = [
        CARD[name] for name in BASE_PURPLE_IDS for _ in range(DISTRICTS[CARD[name]].classic_copies)
    ]
    if chosen == "random" or options["set"] == "random":
        box.random_uniques = FREE_STARRED
        box.unique_pool = starred
        chosen = []
    elif chosen == "set":
        chosen = []
    for name in chosen:
        if CARD[name] not in starred:
            names = ", ".join(DISTRICTS[kind].id for kind in starred)
            raise InvalidOptions("districts", f"{name} is no starred district of the classic edition", names)
        box.uniques.append(CARD[name])
    due = len(chosen) if len(chosen) > FREE_STARRED else 0
    if len(options["removed"]) != due:
        wanted = f"{due} base districts taken out for {len(chosen)} starred ones"
        raise InvalidOptions("removed", f"{len(options['removed'])} were given", wanted)
    for name in options["removed"]:
        box.uniques.remove(CARD[name])
