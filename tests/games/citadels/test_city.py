"""A completed city: when it is one, what that protects, and what is remembered of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.citadels.table import Table, cast, uniques
from tests.marks import rule, scenario

SIX = ["tavern", "market", "docks", "temple", "church", "prison"]
SEVEN = [*SIX, "barracks"]


@rule("CIT-CITY-1")
@pytest.mark.parametrize("players", range(2, 9))
def test_CIT_CITY_1_seven_districts_or_eight_with_two_and_three(players: int) -> None:
    needed = 8 if players < 4 else 7
    city = ["manor", *SEVEN][:needed]
    seats: list[dict[str, Any]] = [{"city": city[:-1]}, {"city": ["trading_post", *city]}]
    shown = Table(players, seats=seats).view(None)
    assert shown["needed"] == needed
    assert (shown["seats"][0]["size"], shown["seats"][0]["completed"]) == (needed - 1, False)
    assert (shown["seats"][1]["size"], shown["seats"][1]["completed"]) == (needed + 1, True)


@rule("CIT-CITY-1")
def test_CIT_CITY_1_the_monument_counts_twice() -> None:
    city = ["monument", *SIX[:5]]
    shown = Table(options={"districts": uniques("monument")}, seats=[{"city": city}]).view(None)
    assert (shown["seats"][0]["size"], shown["seats"][0]["completed"]) == (7, True)


@rule("CIT-CITY-1")
def test_CIT_CITY_1_a_completed_city_may_grow() -> None:
    rich = {"characters": ["architect"], "gold": 9, "city": SIX, "hand": ["manor", "castle"]}
    table = Table(seats=[rich], next="architect", gathered=True)
    table.do("build", card="manor").do("build", card="castle")
    assert table.view(None)["seats"][0]["size"] == 8


@rule("CIT-CITY-1", "CIT-END-1")
@scenario("T021")
@pytest.mark.parametrize("players", [2, 3])
def test_CIT_CITY_1_with_two_or_three_players_seven_districts_do_not_end_the_game(players: int) -> None:
    each = {"characters": ["king", "warlord"], "gold": 9, "city": SEVEN, "hand": ["manor"]}
    table = Table(players, seats=[each], next="warlord", gathered=True)
    going_on = Table(players, seats=[each], next="warlord", gathered=True)
    going_on.idle()
    assert not going_on.is_over()
    table.do("build", card="manor").idle()
    assert table.is_over()


@rule("CIT-END-1", "CIT-CITY-2")
@scenario("T020")
def test_CIT_CITY_2_after_the_seventh_district_the_round_is_played_to_its_end() -> None:
    names = ["magician", "king", "bishop", "warlord"]
    first = {"characters": ["magician"], "gold": 3, "city": SIX, "hand": ["manor"]}
    seats = [first, *({"characters": [name]} for name in names[1:])]
    table = Table(4, seats=seats, next="magician", gathered=True)
    table.do("build", card="manor").do("end_turn")
    for name in names[1:]:
        assert (table.asked(), table.playing()) == ("turn", name)
        table.do("gather_gold").do("end_turn")
    assert table.is_over()
    assert table.points(0)["first_city"] == 4


@rule("CIT-CITY-2", "CIT-MAGISTRATE-9")
def test_CIT_CITY_2_a_confiscation_completes_a_city_in_anothers_turn() -> None:
    table = Table(
        options={"characters": cast("magistrate")},
        seats=[
            {"characters": ["magistrate"], "city": SIX},
            {"characters": ["king"], "gold": 3, "hand": ["manor"]},
        ],
        warrants={"signed": "king", "others": ["thief", "warlord"]},
        next="king",
        gathered=True,
    )
    table.do("build", card="manor").do("confiscate")
    assert table.view(None)["first_to_complete"] == 0
    table.idle()
    assert table.is_over()


@rule("CIT-CITY-2")
def test_CIT_CITY_2_seizing_completes_a_city() -> None:
    marshal = {"characters": ["marshal"], "gold": 3, "city": SIX}
    table = Table(
        options={"characters": cast("marshal")},
        seats=[marshal, {"city": ["manor"]}],
        next="marshal",
        gathered=True,
    )
    table.do("seize", seat=1, card="manor", beautified=False)
    assert table.view(None)["first_to_complete"] == 0


@rule("CIT-CITY-2")
def test_CIT_CITY_2_exchanging_completes_a_city() -> None:
    diplomat = {"characters": ["diplomat"], "gold": 9, "city": SIX}
    table = Table(
        options={"characters": cast("diplomat"), "districts": uniques("monument")},
        seats=[diplomat, {"city": ["monument"]}],
        next="diplomat",
        gathered=True,
    )
    table.do("exchange", seat=1, card="monument", beautified=False)
    table.do("give_district", card="docks", beautified=False)
    assert table.view(None)["first_to_complete"] == 0


@rule("CIT-CITY-3")
@pytest.mark.parametrize(
    ("character", "verb"), [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")]
)
def test_CIT_CITY_3_rank_8_must_leave_completed_cities_alone(character: str, verb: str) -> None:
    options = {"characters": cast(character)}
    attacker = {"characters": [character], "gold": 9, "city": ["castle"]}
    closed = Table(options=options, seats=[attacker, {"city": SEVEN}], next=character, gathered=True)
    assert closed.why_not(verb, seat=1, card="docks", beautified=False) == "city_completed"
    unfinished = Table(options=options, seats=[attacker, {"city": SIX}], next=character, gathered=True)
    assert unfinished.can(verb, seat=1, card="docks", beautified=False)


@rule("CIT-CITY-3")
def test_CIT_CITY_3_the_armory_must_leave_completed_cities_alone() -> None:
    armory = {"characters": ["king"], "city": ["armory", "manor"]}
    table = Table(
        options={"districts": uniques("armory")},
        seats=[armory, {"city": SEVEN}, {"city": ["castle"]}],
        next="king",
    )
    assert table.why_not("armory", seat=1, card="docks", beautified=False) == "city_completed"
    assert table.can("armory", seat=2, card="castle", beautified=False)
    assert table.can("armory", seat=0, card="manor", beautified=False)


@rule("CIT-CITY-3")
def test_CIT_CITY_3_not_even_the_own_completed_city() -> None:
    full = {"characters": ["warlord"], "gold": 9, "city": ["armory", *SIX]}
    options = {"districts": uniques("armory")}
    table = Table(options=options, seats=[full], next="warlord", gathered=True)
    assert table.why_not("destroy", seat=0, card="docks", beautified=False) == "city_completed"
    assert table.why_not("armory", seat=0, card="docks", beautified=False) == "city_completed"


@rule("CIT-CITY-4")
@pytest.mark.parametrize(
    ("special", "hand", "action"),
    [
        ("framework", "castle", {"verb": "build_with_framework", "card": "castle"}),
        ("keep", "necropolis", {"verb": "build_by_sacrifice", "card": "docks", "beautified": False}),
        ("armory", "castle", {"verb": "armory", "seat": 1, "card": "manor", "beautified": False}),
    ],
)
def test_CIT_CITY_4_the_owner_may_give_up_a_district_of_a_completed_city(
    special: str, hand: str, action: dict[str, Any]
) -> None:
    owner = {"characters": ["king"], "gold": 0, "city": [special, *SIX], "hand": [hand]}
    table = Table(
        options={"districts": uniques("framework", "necropolis", "armory", "keep")},
        seats=[owner, {"city": ["manor"]}],
        next="king",
        gathered=True,
    )
    table.do(**action)
    gone = "docks" if hand == "necropolis" else special
    assert gone not in table.city(0)
    assert gone in table.under()


def shrunk() -> Table:
    """Seat 0 was first to complete a city, gave up its Armory and is down to six; the Warlord comes next."""
    owner = {"characters": ["king"], "city": ["armory", *SIX]}
    table = Table(
        options={"districts": uniques("armory")},
        seats=[owner, {"characters": ["warlord"], "gold": 9}, {"city": ["castle"]}, {"city": SEVEN}],
        first_to_complete=0,
        next="king",
        gathered=True,
    )
    return table.do("armory", seat=2, card="castle", beautified=False).idle("warlord")


@rule("CIT-CITY-5")
def test_CIT_CITY_5_a_city_that_shrank_is_open_to_attack_again() -> None:
    table = shrunk()
    assert not table.view(None)["seats"][0]["completed"]
    assert table.can("destroy", seat=0, card="docks", beautified=False)
    assert not table.can("destroy", seat=3, card="docks", beautified=False)


@rule("CIT-CITY-5")
def test_CIT_CITY_5_a_city_that_shrank_earns_no_2_points() -> None:
    late = {"characters": ["king"], "city": ["armory", *SIX]}
    table = Table(
        options={"districts": uniques("armory")},
        seats=[late, {"city": ["castle"]}, {"city": SEVEN}],
        first_to_complete=2,
        next="king",
        gathered=True,
    )
    assert table.points(0)["completed_city"] == 2
    table.do("armory", seat=1, card="castle", beautified=False)
    assert "completed_city" not in table.points(0)


@rule("CIT-CITY-6")
def test_CIT_CITY_6_who_was_first_is_remembered_when_the_city_shrinks() -> None:
    table = shrunk().idle()
    assert table.is_over()
    assert table.points(0)["first_city"] == 4
    assert table.points(3)["completed_city"] == 2
