"""Positions from readable descriptions, checked; for tests, puzzles and the score pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from kasztelan.core.errors import BadPosition, InvalidOptions, shown
from kasztelan.core.state import RULES
from kasztelan.games.citadels.components import (
    BLACKMAILER,
    CARD,
    CARD_IDS,
    CHARACTER,
    CHARACTER_IDS,
    MAGISTRATE,
    SECRET_VAULT,
    THIEF,
    WITCH,
)
from kasztelan.games.citadels.options import check, open_box
from kasztelan.games.citadels.position_characters import deal_named_characters
from kasztelan.games.citadels.rules import pending
from kasztelan.games.citadels.rules.cards import enter, note
from kasztelan.games.citadels.rules.city import is_completed, size
from kasztelan.games.citadels.rules.round_end import ENDED_BY_CITY
from kasztelan.games.citadels.rules.setup import empty_table, remove_forbidden
from kasztelan.games.citadels.state import (
    BEAUTIFIED,
    BENEATH_MUSEUM,
    FIELDS,
    OPEN,
    UNDER,
    WHOLE_TURN,
    Box,
    CitadelsState,
)

KEYS: Final = (
    "options", "seats", "round", "crown", "next", "gathered", "over", "deck", "under", "museum", "museum_by",
    "face_up", "killed", "bewitched", "robbed", "warrants", "threats", "tax", "first_to_complete", "bell",
    "haunted_round",
)  # fmt: skip
SEAT_KEYS: Final = ("gold", "hand", "city", "characters")

GoOn = Callable[[CitadelsState], None]


def build_position(data: Mapping[str, Any], go_on: GoOn) -> CitadelsState:
    """The state that a description means; `BadPosition` names the field that is wrong and what it may be.

    `next` is the character about to be called (all lower ranks have been), `gathered` puts its player past
    gathering, `over` scores the table as it is. What the description does not place is in the deck. `go_on` takes
    the rules' own steps.
    """
    if not isinstance(data, Mapping):
        raise BadPosition("position", "is not an object", "an object")
    for name in data:
        if name not in KEYS:
            raise BadPosition(str(name), "is not known", ", ".join(KEYS))
    box = read_box(data.get("options", {}))
    s = empty_table(box)
    remove_forbidden(s)
    s.round = number(data, "round", 1, 1, box.round_limit)
    s.crown = number(data, "crown", 0, 0, box.players - 1)
    s.tax = number(data, "tax", 0, 0, 1000)
    s.haunted_round = number(data, "haunted_round", 0, 0, box.round_limit)
    s.bell = flag(data, "bell")
    place_seats(s, seat_list(data, box))
    place_piles(s, data)
    s.first = find_first(s, data)
    s.first_full = find_first_full(s)
    if s.first >= 0:
        s.ending = ENDED_BY_CITY
    deal_named_characters(s, [one.get("characters") for one in seat_list(data, box)], cards_up(s, data))
    place_marks(s, data)
    set_clock(s, data, go_on)
    return s


def read_box(options: Any) -> Box:
    try:
        box = open_box(check(options))
    except InvalidOptions as wrong:
        raise BadPosition(f"options.{wrong.field}", wrong.problem, wrong.allowed) from None
    if -1 in box.cast[1 : box.top + 1]:
        raise BadPosition("options.characters", "is random", "set, or a list of characters")
    if box.random_uniques:
        raise BadPosition("options.districts", "is random", "set, or a list of districts")
    return box


def number(data: Mapping[str, Any], name: str, default: int, low: int, high: int, field: str = "") -> int:
    value = data.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(field or name, f"is {shown(value)}", f"{low} to {high}")
    return value


def flag(data: Mapping[str, Any], name: str, field: str = "") -> bool:
    value = data.get(name, False)
    if not isinstance(value, bool):
        raise BadPosition(field or name, f"is {shown(value)}", "true, false")
    return value


def seat_list(data: Mapping[str, Any], box: Box) -> list[Mapping[str, Any]]:
    seats = data.get("seats", [{}] * box.players)
    if not isinstance(seats, list) or len(seats) != box.players:
        raise BadPosition("seats", f"is {shown(seats)}", f"a list of {box.players} seats")
    for at, seat in enumerate(seats):
        if not isinstance(seat, Mapping):
            raise BadPosition(f"seats[{at}]", f"is {shown(seat)}", "an object")
        for name in seat:
            if name not in SEAT_KEYS:
                raise BadPosition(f"seats[{at}].{name}", "is not known", ", ".join(SEAT_KEYS))
    return seats


def place_seats(s: CitadelsState, seats: list[Mapping[str, Any]]) -> None:
    for at, seat in enumerate(seats):
        s.gold[at] = number(seat, "gold", 2, 0, 1000, f"seats[{at}].gold")
        for kind in card_list(seat.get("hand", []), f"seats[{at}].hand"):
            out_of_deck(s, kind, f"seats[{at}].hand")
            s.hands[at].append(kind)
            note(s, kind, at, at, 1 << at)
        s.hands[at].sort()
        for district in district_list(seat.get("city", []), f"seats[{at}].city"):
            out_of_deck(s, district & 63, f"seats[{at}].city")
            enter(s, at, district)


def card_list(names: Any, field: str) -> list[int]:
    if not isinstance(names, list):
        raise BadPosition(field, f"is {shown(names)}", "a list of districts")
    return [card(name, field) for name in names]


def card(name: Any, field: str) -> int:
    if not isinstance(name, str) or name not in CARD:
        raise BadPosition(field, f"{shown(name)} is no district", ", ".join(CARD_IDS))
    return CARD[name]


def district_list(city: Any, field: str) -> list[int]:
    """The districts of a city: a name, or an object with `card` and `beautified`."""
    if not isinstance(city, list):
        raise BadPosition(field, f"is {shown(city)}", "a list of districts")
    found: list[int] = []
    for one in city:
        name = one.get("card") if isinstance(one, Mapping) else one
        coin = isinstance(one, Mapping) and flag(one, "beautified", f"{field}.beautified")
        kind = card(name, field)
        if kind == SECRET_VAULT:
            raise BadPosition(field, "secret_vault can never be built", "any other district")
        found.append(kind + BEAUTIFIED if coin else kind)
    return found


def out_of_deck(s: CitadelsState, kind: int, field: str) -> None:
    if kind not in s.deck:
        raise BadPosition(
            field, f"there is no further {CARD_IDS[kind]} in this game", "cards of its deck, each once"
        )
    s.deck.remove(kind)


def place_piles(s: CitadelsState, data: Mapping[str, Any]) -> None:
    """What lies under the deck and beneath the Museum, and the deck itself if it is not simply the rest."""
    for kind in card_list(data.get("under", []), "under"):
        out_of_deck(s, kind, "under")
        s.under.append(kind)
        note(s, kind, OPEN, UNDER, 0)
    keeper = number(data, "museum_by", 0, 0, s.players - 1)
    for kind in card_list(data.get("museum", []), "museum"):
        out_of_deck(s, kind, "museum")
        s.museum.append(kind)
        note(s, kind, OPEN, BENEATH_MUSEUM, 1 << keeper)
    if s.museum and all(not s.built[seat] >> CARD["museum"] & 1 for seat in range(s.players)):
        raise BadPosition("museum", "nobody has built the Museum", "nothing, or a Museum in a city")
    if "deck" in data:
        deck = card_list(data["deck"], "deck")
        for kind in deck:
            out_of_deck(s, kind, "deck")
        s.deck = sorted(deck)


def find_first(s: CitadelsState, data: Mapping[str, Any]) -> int:
    """Who completed a city first: as told, else the only one who has."""
    done = [seat for seat in range(s.players) if is_completed(s, seat)]
    if data.get("first_to_complete") is None:
        if len(done) > 1:
            raise BadPosition("first_to_complete", "is missing", ", ".join(str(seat) for seat in done))
        return done[0] if done else -1
    return number(data, "first_to_complete", -1, 0, s.players - 1)


def find_first_full(s: CitadelsState) -> int:
    """Who first had a city of the ordinary size: the one who completed it first, unless only a Bell Tower did."""
    if s.first >= 0 and (not s.bell or size(s, s.first) >= s.box.size):
        return s.first
    return next((seat for seat in range(s.players) if size(s, seat) >= s.box.size), -1)


def rank_named(s: CitadelsState, name: Any, field: str) -> int:
    """The rank of a character of this cast."""
    cast = [CHARACTER_IDS[one] for one in s.cast[1 : s.box.top + 1]]
    if not isinstance(name, str) or name not in cast:
        raise BadPosition(field, f"{shown(name)} is not in the cast", ", ".join(cast))
    return s.box.rank_of[CHARACTER[name]]


def cards_up(s: CitadelsState, data: Mapping[str, Any]) -> list[int]:
    names = data.get("face_up", [])
    if not isinstance(names, list):
        raise BadPosition("face_up", f"is {shown(names)}", "a list of characters")
    return [rank_named(s, name, "face_up") for name in names]


def place_marks(s: CitadelsState, data: Mapping[str, Any]) -> None:
    """Killed, bewitched and robbed characters, warrants and threats."""
    if data.get("killed") is not None:
        s.killed = rank_named(s, data["killed"], "killed")
        check_mark(s, 1 << s.killed, 2, "killed")
    if data.get("bewitched") is not None:
        s.witch = laid_by(s, WITCH, "bewitched")
        s.bewitched = rank_named(s, data["bewitched"], "bewitched")
        check_mark(s, 1 << s.bewitched, 2, "bewitched")
    if data.get("robbed") is not None:
        s.robber = laid_by(s, THIEF, "robbed")
        s.robbed = rank_named(s, data["robbed"], "robbed")
        check_mark(s, 1 << s.robbed, 3, "robbed")
    if data.get("warrants") is not None:
        s.magistrate = laid_by(s, MAGISTRATE, "warrants")
        s.signed, s.warrants = markers(s, data["warrants"], "warrants", "signed", 3)
        check_mark(s, s.warrants, 2, "warrants")
    if data.get("threats") is not None:
        s.blackmailer = laid_by(s, BLACKMAILER, "threats")
        s.flowered, s.threats = markers(s, data["threats"], "threats", "flowered", 2)
        check_mark(s, s.threats, 3, "threats")


def check_mark(s: CitadelsState, ranks: int, lowest: int, field: str) -> None:
    """Only such characters as the rules let be named; Thief and Blackmailer spare the killed and the bewitched."""
    spared = (s.killed, s.bewitched) if lowest == 3 else ()
    free = [rank for rank in range(lowest, s.box.top + 1) if rank not in spared]
    for rank in range(1, s.box.top + 1):
        if ranks >> rank & 1 and rank not in free:
            names = ", ".join(CHARACTER_IDS[s.cast[one]] for one in free)
            raise BadPosition(field, f"{CHARACTER_IDS[s.cast[rank]]} cannot be named", names)


def laid_by(s: CitadelsState, character: int, field: str) -> int:
    """Who laid such a mark: whoever plays that character, or the Witch in their place."""
    rank = s.box.rank_of[character]
    if s.cast[rank] != character or s.where[rank] < 0:
        raise BadPosition(field, f"nobody holds the {CHARACTER_IDS[character]}", "nothing")
    return s.witch if s.bewitched == rank else s.where[rank]


def markers(s: CitadelsState, data: Any, field: str, marked: str, count: int) -> tuple[int, int]:
    """The rank of the marker that counts, and all marked ranks as bits."""
    if not isinstance(data, Mapping) or not isinstance(data.get("others"), list):
        raise BadPosition(field, f"is {shown(data)}", f'an object with "{marked}" and "others"')
    ranks = [rank_named(s, data.get(marked), f"{field}.{marked}")]
    ranks += [rank_named(s, name, f"{field}.others") for name in data["others"]]
    if len(set(ranks)) != count:
        raise BadPosition(field, f"{len(set(ranks))} characters are marked", f"{count} different ones")
    return ranks[0], sum(1 << rank for rank in ranks)


def set_clock(s: CitadelsState, data: Mapping[str, Any], go_on: GoOn) -> None:
    """Where in the round this is: before a call, or after everything."""
    upcoming = rank_named(s, data["next"], "next") if data.get("next") is not None else 1
    for rank in range(1, s.box.top + 1):
        called = rank < upcoming or flag(data, "over")
        if called and s.where[rank] >= 0 and rank != s.killed:
            s.revealed |= 1 << rank
    if s.bewitched and s.cast[5] == CHARACTER["bishop"] and s.bewitched == 5 and s.revealed >> 5 & 1:
        s.shield = s.witch
    elif s.cast[5] == CHARACTER["bishop"] and s.revealed >> 5 & 1:
        s.shield = s.where[5]
    if flag(data, "over"):
        s.rank = s.box.top
        s.ending = s.ending or ENDED_BY_CITY
        return
    s.rank = upcoming - 1
    s.push(pending.CALLING, RULES, 0, 0)
    go_on(s)
    if flag(data, "gathered"):
        s.gathered = True
        if s.mode != WHOLE_TURN:
            s.push(pending.GATHERED, RULES, 0, 0)
            go_on(s)


def read_state(data: Mapping[str, Any]) -> CitadelsState:
    """What `to_data` wrote."""
    s = CitadelsState(open_box(check(data["options"])))
    for name in FIELDS:
        value = data[name]
        setattr(
            s,
            name,
            [one[:] if isinstance(one, list) else one for one in value] if isinstance(value, list) else value,
        )
    return s
