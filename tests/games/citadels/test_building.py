"""Building: when, how many, at what price, and in which order things happen."""

from __future__ import annotations

from kasztelan.core.events import read
from kasztelan.games.citadels.game import GAME
from tests.games.citadels.table import Table, cast, uniques
from tests.marks import rule, scenario


def builder(character: str, gold: int, hand: list[str], city: list[str], **options: object) -> Table:
    """Seat 0 plays this character and has gathered."""
    seat = {"characters": [character], "gold": gold, "hand": hand, "city": city}
    return Table(options=options, seats=[seat], next=character, gathered=True)


@rule("CIT-BUILD-1")
def test_CIT_BUILD_1_nobody_has_to_build() -> None:
    table = builder("merchant", 5, ["tavern"], [])
    assert table.can("build", card="tavern")
    table.do("end_turn")
    assert table.city(0) == []
    assert table.hand(0) == ["tavern"]


@rule("CIT-BUILD-2", "CIT-STABLES-1")
@scenario("T018")
def test_CIT_BUILD_2_one_district_per_turn() -> None:
    table = builder("merchant", 9, ["tavern", "market", "stables"], [], districts=uniques("stables"))
    table.do("build", card="tavern")
    assert table.why_not("build", card="market") == "limit_reached"
    table.do("build", card="stables")
    assert table.why_not("build", card="market") == "limit_reached"


@rule("CIT-BUILD-3")
def test_CIT_BUILD_3_the_cost_goes_from_the_stash_to_the_bank() -> None:
    table = builder("merchant", 4, ["castle", "palace"], [])
    assert table.why_not("build", card="palace") == "needs_gold"
    assert table.why_not("build", card="tavern") == "not_in_hand"
    table.do("build", card="castle")
    assert table.gold(0) == 0
    assert table.hand(0) == ["palace"]
    assert table.city(0) == ["castle"]
    assert [table.gold(seat) for seat in range(1, 5)] == [2, 2, 2, 2]


@rule("CIT-BUILD-4")
@scenario("T017")
def test_CIT_BUILD_4_no_identical_district() -> None:
    table = builder("merchant", 9, ["tavern", "market"], ["tavern"])
    assert table.why_not("build", card="tavern") == "already_in_city"
    assert table.can("build", card="market")


@rule("CIT-BUILD-4")
def test_CIT_BUILD_4_a_beautified_district_is_still_identical() -> None:
    seat = {
        "characters": ["merchant"],
        "gold": 9,
        "hand": ["tavern"],
        "city": [{"card": "tavern", "beautified": True}],
    }
    table = Table(seats=[seat], next="merchant", gathered=True)
    assert table.why_not("build", card="tavern") == "already_in_city"


@rule("CIT-BUILD-5")
def test_CIT_BUILD_5_duplicates_stay_when_the_quarry_is_gone() -> None:
    owner = {"characters": ["merchant"], "gold": 2, "hand": ["market"], "city": ["market", "quarry"]}
    warlord = {"characters": ["warlord"], "gold": 9}
    table = Table(seats=[owner, warlord], next="merchant", gathered=True)
    table.do("build", card="market").idle("warlord").do("destroy", seat=0, card="quarry", beautified=False)
    assert table.city(0) == ["market", "market"]
    assert table.points(0)["districts"] == 4


@rule("CIT-BUILD-5", "CIT-WIZARD-4")
def test_CIT_BUILD_5_duplicates_stay_when_the_wizards_turn_is_over() -> None:
    table = builder("wizard", 2, ["market"], ["market"], characters=cast("wizard"))
    table.do("build", card="market").do("end_turn")
    assert table.city(0) == ["market", "market"]
    assert table.points(0)["districts"] == 4


@rule("CIT-BUILD-6")
def test_CIT_BUILD_6_payment_comes_first_and_the_district_after_the_magistrate() -> None:
    table = Table(
        options={"characters": cast("magistrate", "tax_collector")},
        seats=[
            {"characters": ["magistrate"]},
            {
                "characters": ["king"],
                "gold": 5,
                "hand": ["castle"],
                "city": ["tavern", "market", "docks", "temple", "church", "prison"],
            },
        ],
        warrants={"signed": "king", "others": ["thief", "warlord"]},
        next="king",
        gathered=True,
    )
    table.do("build", card="castle")
    assert table.asked() == "confiscation"
    assert table.gold(1) == 1
    assert table.hand(1) == []
    assert "castle" not in table.city(1)
    table.s.tape = []
    table.do("pass")
    assert table.gold(1) == 0
    told = [read(noted, GAME.kinds).name for noted in table.s.tape]
    assert [name for name in told if name != "passed"] == ["built", "completed", "taxed"]


@rule("CIT-BUILD-7")
def test_CIT_BUILD_7_a_discount_does_not_change_the_cost() -> None:
    table = Table(
        seats=[
            {"characters": ["king"], "gold": 5, "hand": ["dragon_gate"], "city": ["factory"]},
            {"characters": ["warlord"], "gold": 9},
        ],
        next="king",
        gathered=True,
    )
    table.do("build", card="dragon_gate")
    assert table.gold(0) == 0
    assert table.points(0)["districts"] == 5 + 6
    table.idle("warlord").do("destroy", seat=0, card="dragon_gate", beautified=False)
    assert table.gold(1) == 9 - 5


@rule("CIT-BUILD-7")
def test_CIT_BUILD_7_a_beautified_district_costs_one_more() -> None:
    docks = {"card": "docks", "beautified": True}
    market = {"card": "market", "beautified": True}
    seats = [{"city": [docks, market, "basilica"]}, {"characters": ["marshal"], "gold": 9}]
    options = {"districts": uniques("basilica")}
    table = Table(
        options={**options, "characters": cast("marshal")}, seats=seats, next="marshal", gathered=True
    )
    assert table.points(0)["districts"] == 4 + 3 + 4
    assert table.points(0)["basilica"] == 1
    assert table.why_not("seize", seat=0, card="docks", beautified=True) == "too_dear_to_seize"
    table.do("seize", seat=0, card="market", beautified=True)
    assert table.gold(1) == 9 - 3


@rule("CIT-BUILD-8")
def test_CIT_BUILD_8_a_seized_district_uses_no_limit_and_pays_no_tax() -> None:
    table = Table(
        options={"characters": cast("marshal", "tax_collector")},
        seats=[{"city": ["market"]}, {"characters": ["marshal"], "gold": 6, "hand": ["tavern"]}],
        next="marshal",
        gathered=True,
    )
    table.do("seize", seat=0, card="market", beautified=False)
    assert table.gold(1) == 4
    assert table.view(None)["tax"] == 0
    table.do("build", card="tavern")
    assert table.view(None)["tax"] == 1


@rule("CIT-BUILD-8")
def test_CIT_BUILD_8_the_monument_may_be_exchanged_into_a_large_city() -> None:
    table = Table(
        options={"characters": cast("diplomat"), "districts": uniques("monument")},
        seats=[
            {"city": ["monument"]},
            {
                "characters": ["diplomat"],
                "gold": 3,
                "city": ["castle", "tavern", "market", "docks", "temple"],
                "hand": ["church"],
            },
        ],
        next="diplomat",
        gathered=True,
    )
    table.do("exchange", seat=0, card="monument", beautified=False)
    table.do("give_district", card="castle", beautified=False)
    assert "monument" in table.city(1)
    assert table.city(0) == ["castle"]
    assert table.can("build", card="church")
