"""Positions from readable descriptions, checked; for tests, puzzles and the score pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kasztelan.core.errors import BadPosition, InvalidOptions, Reason, impossible, one_of
from kasztelan.core.state import RULES
from kasztelan.games.citadels.components import CARD, CARD_IDS, CHARACTER, CHARACTER_IDS, SECRET_VAULT
from kasztelan.games.citadels.options import UNIQUE_IDS, check, open_box
from kasztelan.games.citadels.position_characters import deal_named_characters
from kasztelan.games.citadels.position_marks import place_marks
from kasztelan.games.citadels.position_reading import (
    card,
    card_list,
    flag,
    number,
    only_known,
    rank_named,
    ranks_named,
)
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
        raise BadPosition("position", Reason("no_object"), Reason("object"))
    only_known(data, KEYS)
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
    deal_named_characters(
        s,
        [one.get("characters") for one in seat_list(data, box)],
        ranks_named(s, data.get("face_up", []), "face_up"),
    )
    place_marks(s, data)
    set_clock(s, data, go_on)
    return s


def read_box(options: Any) -> Box:
    try:
        box = open_box(check(options))
    except InvalidOptions as wrong:
        field = wrong.field if wrong.field == "options" else f"options.{wrong.field}"
        raise BadPosition(field, wrong.problem, wrong.allowed) from None
    if -1 in box.cast[1 : box.top + 1]:
        raise left_to_chance("characters", CHARACTER_IDS)
    if box.random_uniques:
        raise left_to_chance("districts", UNIQUE_IDS)
    return box


def left_to_chance(option: str, values: Sequence[str]) -> BadPosition:
    """A position says who and what is in the game."""
    allowed = Reason("word_or_list", {"words": ["set"], "values": list(values)})
    return BadPosition(f"options.{option}", Reason("left_to_chance"), allowed)


def seat_list(data: Mapping[str, Any], box: Box) -> list[Mapping[str, Any]]:
    seats = data.get("seats", [{}] * box.players)
    if not isinstance(seats, list) or len(seats) != box.players:
        raise BadPosition("seats", impossible(seats), Reason("for_each_seat", {"count": box.players}))
    for at, seat in enumerate(seats):
        if not isinstance(seat, Mapping):
            raise BadPosition(f"seats[{at}]", Reason("no_object"), Reason("object"))
        only_known(seat, SEAT_KEYS, f"seats[{at}].")
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


def district_list(city: Any, field: str) -> list[int]:
    """The districts of a city: a name, or an object with `card` and `beautified`."""
    if not isinstance(city, list):
        raise BadPosition(field, Reason("no_list"), Reason("list_of", {"values": list(CARD_IDS)}))
    found: list[int] = []
    for one in city:
        name = one.get("card") if isinstance(one, Mapping) else one
        coin = isinstance(one, Mapping) and flag(one, "beautified", f"{field}.beautified")
        kind = card(name, field)
        if kind == SECRET_VAULT:
            raise BadPosition(
                field, Reason("never_built", {"card": CARD_IDS[kind]}), Reason("other_district")
            )
        found.append(kind + BEAUTIFIED if coin else kind)
    return found


def out_of_deck(s: CitadelsState, kind: int, field: str) -> None:
    if kind not in s.deck:
        raise BadPosition(field, Reason("no_further", {"card": CARD_IDS[kind]}), Reason("cards_of_the_game"))
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
        raise BadPosition("museum", Reason("nobody_built", {"card": "museum"}), Reason("nothing"))
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
            raise BadPosition("first_to_complete", Reason("missing"), one_of([str(seat) for seat in done]))
        return done[0] if done else -1
    return number(data, "first_to_complete", -1, 0, s.players - 1)


def find_first_full(s: CitadelsState) -> int:
    """Who first had a city of the ordinary size: the one who completed it first, unless only a Bell Tower did."""
    if s.first >= 0 and (not s.bell or size(s, s.first) >= s.box.size):
        return s.first
    return next((seat for seat in range(s.players) if size(s, seat) >= s.box.size), -1)


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
