"""Purple districts whose classic cards differ or exist only there."""

from __future__ import annotations

from typing import Any

from kasztelan.core.chance import ScriptedChance
from kasztelan.core.events import Event, events_in
from kasztelan.core.match import ASK_ALL, Match
from kasztelan.games.citadels.game import GAME
from tests.games.citadels.agreed import classic
from tests.games.citadels.table import Table
from tests.marks import rule, scenario

EIGHT = ["manor", "castle", "palace", "temple", "church", "monastery", "tavern", "market"]


def merchant(*starred: str, options: dict[str, Any] | None = None, **seat: Any) -> Table:
    """The Merchant at seat 0 has gathered."""
    chosen = classic(*starred, **(options or {}))
    return Table(
        5, chosen, seats=[{"characters": ["merchant"], **seat}], next="merchant", gathered=True, round=3
    )


@rule("CIT-CLASSIC-HAUNTED-1")
def test_CIT_CLASSIC_HAUNTED_1_built_in_the_last_round_it_stays_purple() -> None:
    city = ["manor", "temple", "tavern", "keep"]
    old = merchant(city=[*city, "haunted_city"])
    assert old.points(0) == {"districts": 3 + 1 + 1 + 3 + 2, "all_types": 3}
    new = merchant(city=city, gold=2, hand=["haunted_city"]).do("build", card="haunted_city")
    assert new.points(0) == {"districts": 3 + 1 + 1 + 3 + 2}
    new.idle()
    assert new.view(None)["round"] == 4
    assert new.points(0)["all_types"] == 3, "a round later it may change"


@rule("CIT-CLASSIC-HAUNTED-1")
def test_CIT_CLASSIC_HAUNTED_1_as_purple_it_still_counts_for_the_five_types() -> None:
    t = merchant(city=["manor", "temple", "tavern", "prison"], gold=2, hand=["haunted_city"])
    assert t.do("build", card="haunted_city").points(0)["all_types"] == 3


@rule("CIT-CLASSIC-KEEP-1")
def test_CIT_CLASSIC_KEEP_1_a_second_keep_only_where_duplicates_are_allowed() -> None:
    t = merchant("quarry", city=["keep"], gold=3, hand=["keep"])
    assert t.why_not("build", card="keep") == "already_in_city"
    t = merchant("quarry", city=["keep", "quarry"], gold=3, hand=["keep"]).do("build", card="keep")
    assert t.city(0) == ["keep", "quarry", "keep"]


@rule("CIT-CLASSIC-KEEP-1")
def test_CIT_CLASSIC_KEEP_1_the_wizard_may_build_the_other_keep_at_once() -> None:
    t = Table(
        5,
        classic(cast=["wizard"]),
        seats=[{"characters": ["wizard"], "gold": 3, "city": ["keep"]}, {"hand": ["keep"]}],
        next="wizard",
        gathered=True,
    )
    t.do("look", seat=1).do("take", card="keep").do("build", card="keep")
    assert t.city(0) == ["keep", "keep"]


@scenario("T145")
@rule("CIT-CLASSIC-LABORATORY-1")
def test_CIT_CLASSIC_LABORATORY_1_a_card_is_worth_one_gold() -> None:
    t = merchant(city=["laboratory"], gold=0, hand=["manor"]).do("laboratory", card="manor")
    assert t.gold(0) == 1
    assert t.under() == ["manor"]


def reader(*city: str, setting: str = "keep_two") -> Table:
    t = Table(
        5,
        classic(library_observatory=setting),
        seats=[{"characters": ["merchant"], "city": list(city)}],
        next="merchant",
    )
    return t.do("gather_cards")


@rule("CIT-CLASSIC-LIBRARY-1")
def test_CIT_CLASSIC_LIBRARY_1_with_the_observatory_two_of_three_are_kept() -> None:
    t = reader("library", "observatory").draws("manor", "tavern", "prison")
    t.do("keep", card="tavern").do("keep", card="manor")
    assert t.hand(0) == ["manor", "tavern"]
    assert t.under() == ["prison"]
    assert t.asked() == "turn"


@rule("CIT-CLASSIC-LIBRARY-1")
def test_CIT_CLASSIC_LIBRARY_1_all_three_with_the_other_setting() -> None:
    t = reader("library", "observatory", setting="keep_all").draws("manor", "tavern", "prison")
    assert t.hand(0) == ["manor", "tavern", "prison"]
    assert t.asked() == "turn"


@rule("CIT-CLASSIC-LIBRARY-1")
def test_CIT_CLASSIC_LIBRARY_1_alone_it_keeps_both_cards() -> None:
    t = reader("library").draws("manor", "tavern")
    assert t.hand(0) == ["manor", "tavern"]
    assert t.asked() == "turn"


@rule("CIT-CLASSIC-UNIVERSITY-1")
def test_CIT_CLASSIC_UNIVERSITY_1_it_scores_eight() -> None:
    t = Table(5, classic(), seats=[{"city": ["university"]}], over=True)
    assert t.points(0) == {"districts": 6, "university": 2}


@rule("CIT-CLASSIC-UNIVERSITY-1")
def test_CIT_CLASSIC_UNIVERSITY_1_the_warlord_pays_five_for_it_and_for_the_dragon_gate() -> None:
    for card in ("university", "dragon_gate"):
        for gold, can in ((4, False), (5, True)):
            seats = [{"characters": ["warlord"], "gold": gold}, {"city": [card]}]
            t = Table(5, classic(), seats=seats, next="warlord", gathered=True)
            assert t.can("destroy", seat=1, card=card, beautified=False) == can


@rule("CIT-CLASSIC-LIGHTHOUSE-1")
def test_CIT_CLASSIC_LIGHTHOUSE_1_the_owner_takes_any_card_of_the_deck_and_shuffles_it() -> None:
    t = Table(
        5,
        classic("lighthouse"),
        seats=[{"characters": ["merchant"], "gold": 3, "hand": ["lighthouse"]}],
        deck=["manor", "tavern", "tavern"],
        under=["smithy"],
        next="merchant",
        gathered=True,
    )
    t.do("build", card="lighthouse")
    assert (t.asked(), t.waiting_for()) == ("lighthouse_search", 0)
    t.do("take_card")
    assert [one["card"] for one in t.choices("search")] == ["manor", "tavern", "smithy"]
    t.do("search", card="smithy")
    assert t.hand(0) == ["smithy"]
    assert t.deck_size() == 3
    assert t.under() == []
    assert t.asked() == "turn"


@rule("CIT-CLASSIC-LIGHTHOUSE-1")
def test_CIT_CLASSIC_LIGHTHOUSE_1_who_has_looked_through_the_deck_cannot_take_that_back() -> None:
    options = {"players": 5, **classic("lighthouse")}
    seats = [{"characters": ["merchant"], "gold": 3, "hand": ["lighthouse"]}, {}, {}, {}, {}]
    opening = {"options": options, "seats": seats, "next": "merchant", "gathered": True}
    match = Match(GAME, ScriptedChance([0]), options, opening, forced=ASK_ALL, keep=True)
    heard: list[Event] = []
    match.listen(lambda steps: heard.extend(events_in(steps)))
    match.act(0, GAME.codec.encode({"verb": "build", "card": "lighthouse"}))
    assert match.undo_point([0]) >= 0
    match.act(0, GAME.codec.encode({"verb": "take_card"}))
    assert heard[-1].seen_by(3) == {"event": "looked_at_deck", "seat": 0}
    assert match.undo_point([0]) < 0


@rule("CIT-CLASSIC-LIGHTHOUSE-1")
def test_CIT_CLASSIC_LIGHTHOUSE_1_the_owner_need_not_look() -> None:
    t = merchant("lighthouse", gold=3, hand=["lighthouse"]).do("build", card="lighthouse").do("pass")
    assert t.hand(0) == []
    assert t.asked() == "turn"


@rule("CIT-CLASSIC-ARMORY-1")
def test_CIT_CLASSIC_ARMORY_1_only_another_players_city_that_is_not_completed() -> None:
    t = Table(
        5,
        classic("armory"),
        seats=[
            {"characters": ["merchant"], "city": ["armory", "docks"]},
            {"city": EIGHT},
            {"city": EIGHT[:7]},
        ],
        next="merchant",
    )
    assert t.why_not("armory", seat=0, card="docks", beautified=False) == "own_district"
    assert t.why_not("armory", seat=1, card="manor", beautified=False) == "city_completed"
    t.do("armory", seat=2, card="manor", beautified=False)
    assert t.city(0) == ["docks"]
    assert t.under() == ["armory", "manor"]


@scenario("T144")
@rule("CIT-CLASSIC-WELL-1")
def test_CIT_CLASSIC_WELL_1_a_point_for_each_other_purple_district() -> None:
    t = Table(5, classic("wishing_well"), seats=[{"city": ["wishing_well", "keep", "smithy"]}], over=True)
    assert t.points(0) == {"districts": 5 + 3 + 5, "wishing_well": 2}
    t = Table(5, classic("wishing_well"), seats=[{"city": ["wishing_well", "manor"]}], over=True)
    assert t.points(0) == {"districts": 5 + 3}


@scenario("T152")
@rule("CIT-CLASSIC-QUARRY-1")
def test_CIT_CLASSIC_QUARRY_1_one_duplicate_at_a_time() -> None:
    hand = ["tavern", "manor"]
    t = merchant("quarry", gold=9, hand=hand, city=["quarry", "tavern", "manor"])
    assert t.can("build", card="tavern")
    assert t.can("build", card="manor")
    t = merchant("quarry", gold=9, hand=hand, city=["quarry", "tavern", "tavern", "manor"])
    assert t.why_not("build", card="tavern") == "already_in_city"
    assert t.why_not("build", card="manor") == "already_in_city"
