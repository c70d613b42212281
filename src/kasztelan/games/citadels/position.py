"""Positions from readable descriptions, checked; for tests, puzzles and the score pad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kasztelan.core.errors import BadPosition, InvalidOptions, Reason, impossible, one_of
from kasztelan.games.citadels.components import (
    BELL_TOWER,
    CARD_IDS,
    CHARACTER_IDS,
    CLASSIC,
    MUSEUM,
    SECRET_VAULT,
    TAX_COLLECTOR,
)
from kasztelan.games.citadels.options import UNIQUE_IDS, check, open_box
from kasztelan.games.citadels.position_characters import deal_named_characters, read_face_up
from kasztelan.games.citadels.position_draft import play_draft
from kasztelan.games.citadels.position_marks import place_marks, ranks_that_marked
from kasztelan.games.citadels.position_reading import (
    GoOn,
    card,
    card_list,
    flag,
    number,
    only_known,
)
from kasztelan.games.citadels.position_turn import set_clock
from kasztelan.games.citadels.rules.cards import enter, note
from kasztelan.games.citadels.rules.city import has, is_completed, size
from kasztelan.games.citadels.rules.round_end import ENDED_BY_CITY
from kasztelan.games.citadels.rules.setup import empty_table, remove_forbidden
from kasztelan.games.citadels.state import (
    BEAUTIFIED,
    BENEATH_MUSEUM,
    DECK,
    FIELDS,
    UNDER,
    Box,
    CitadelsState,
)

KEYS: Final = (
    "options", "seats", "round", "crown", "next", "gathered", "used", "draft", "over", "deck", "rest", "under",
    "museum", "museum_by", "face_up", "killed", "bewitched", "robbed", "warrants", "threats", "tax",
    "first_to_complete", "bell", "haunted_round",
)  # fmt: skip
SEAT_KEYS: Final = ("gold", "hand", "city", "characters")
NOT_IN_DRAFT: Final = (
    "next", "gathered", "used", "over", "killed", "bewitched", "robbed", "warrants", "threats",
)  # fmt: skip
REST: Final = ("deck", "absent")


def build_position(data: Mapping[str, Any], go_on: GoOn) -> CitadelsState:
    """The state that a description means; `BadPosition` names the field that is wrong and what it may be.

    `next` is the character about to be called (all lower ranks have been), `gathered` puts its player past
    gathering, `used` lists what that player has used in the turn (`USED`), `over` scores the table as it is. `draft`
    begins among the choosing instead: `taken` are the characters that left the pack so far, in order, `aside` the one
    laid face down first. What the description does not place is in the deck, or with `rest` "absent" not in the game.
    `go_on` takes the rules' own steps.
    """
    if not isinstance(data, Mapping):
        raise BadPosition("position", Reason("no_object"), Reason("object"))
    only_known(data, KEYS)
    box = read_box(data.get("options", {}))
    s = empty_table(box)
    remove_forbidden(s)
    s.round = number(data, "round", 1, 1, box.round_limit)
    s.crown = number(data, "crown", 0, 0, box.players - 1)
    s.haunted_round = number(data, "haunted_round", 0, 0, box.round_limit)
    seats = seat_list(data, box)
    place_seats(s, seats)
    place_piles(s, data)
    s.tax = read_tax(s, data)
    s.bell = read_bell(s, data)
    s.first = find_first(s, data)
    s.first_full = find_first_full(s)
    if s.first >= 0:
        s.ending = ENDED_BY_CITY
    face_up = read_face_up(s, data.get("face_up", []))
    if "draft" in data:
        only_of_draft(s, data, seats)
        play_draft(s, data["draft"], face_up, go_on)
    else:
        held = [one.get("characters") for one in seats]
        deal_named_characters(s, held, face_up, ranks_that_marked(s, data))
        place_marks(s, data)
        set_clock(s, data, go_on)
    return s


def only_of_draft(s: CitadelsState, data: Mapping[str, Any], seats: list[Mapping[str, Any]]) -> None:
    """While characters are chosen nobody has had a turn, and no city was completed in an earlier round."""
    given_too = [name for name in NOT_IN_DRAFT if name in data]
    given_too += [f"seats[{at}].characters" for at, seat in enumerate(seats) if "characters" in seat]
    if given_too:
        raise BadPosition(given_too[0], Reason("not_in_draft"), Reason("nothing"))
    if s.first >= 0:
        raise BadPosition("draft", Reason("would_be_over"), Reason("nothing"))


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
            note(s, kind, DECK, at, 1 << at)
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
        note(s, kind, DECK, UNDER, 0)
    keeper = number(data, "museum_by", 0, 0, s.players - 1)
    for kind in card_list(data.get("museum", []), "museum"):
        out_of_deck(s, kind, "museum")
        s.museum.append(kind)
        note(s, kind, DECK, BENEATH_MUSEUM, 1 << keeper)
    if s.museum and not stands(s, MUSEUM):
        raise BadPosition("museum", Reason("nobody_built", {"card": "museum"}), Reason("nothing"))
    place_rest(s, data)


def place_rest(s: CitadelsState, data: Mapping[str, Any]) -> None:
    """What is placed nowhere else is the deck, unless the description takes it out of the game."""
    rest = data.get("rest", "deck")
    if rest not in REST:
        raise BadPosition("rest", impossible(rest), one_of(list(REST)))
    deck = card_list(data["deck"], "deck") if "deck" in data else []
    for kind in deck:
        out_of_deck(s, kind, "deck")
    if "deck" in data and s.deck and rest == "deck":
        raise BadPosition("deck", Reason("cards_left_out", {"count": len(s.deck)}), Reason("whole_deck"))
    if "deck" in data or rest == "absent":
        s.deck = sorted(deck)


def read_tax(s: CitadelsState, data: Mapping[str, Any]) -> int:
    """The gold on the token that only the revised Tax Collector has."""
    tax = number(data, "tax", 0, 0, 1000)
    if tax and s.box.edition == CLASSIC:
        raise BadPosition("tax", Reason("only_in_edition", {"edition": "revised"}), Reason("nothing"))
    if tax and TAX_COLLECTOR not in s.cast[1 : s.box.top + 1]:
        raise BadPosition("tax", Reason("not_in_cast", {"thing": "tax_collector"}), Reason("nothing"))
    return tax


def read_bell(s: CitadelsState, data: Mapping[str, Any]) -> bool:
    """Whether the classic Bell Tower has been rung, which counts while it stands."""
    bell = flag(data, "bell")
    if bell and s.box.edition != CLASSIC:
        raise BadPosition("bell", Reason("only_in_edition", {"edition": "classic"}), Reason("nothing"))
    if bell and not stands(s, BELL_TOWER):
        raise BadPosition("bell", Reason("nobody_built", {"card": "bell_tower"}), Reason("nothing"))
    return bell


def stands(s: CitadelsState, kind: int) -> bool:
    """Whether somebody has built this."""
    return any(has(s, seat, kind) for seat in range(s.players))


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
