"""The Quarry."""

from __future__ import annotations

from tests.games.citadels.agreed import revised
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


@scenario("T120")
@rule("CIT-QUARRY-1")
def test_CIT_QUARRY_1_a_third_tavern_may_be_built() -> None:
    city = ["quarry", "tavern", "tavern"]
    seat = {"characters": ["merchant"], "gold": 1, "hand": ["tavern"], "city": city}
    t = Table(5, revised("quarry"), seats=[seat], next="merchant", gathered=True)
    t.do("build", card="tavern")
    assert t.city(0) == ["quarry", "tavern", "tavern", "tavern"]


@rule("CIT-QUARRY-1")
def test_CIT_QUARRY_1_without_it_no_second_tavern() -> None:
    seat = {"characters": ["merchant"], "gold": 1, "hand": ["tavern"], "city": ["tavern"]}
    t = Table(5, revised("quarry"), seats=[seat, {"city": ["quarry"]}], next="merchant", gathered=True)
    assert t.why_not("build", card="tavern") == "already_in_city"


@scenario("T120")
@rule("CIT-QUARRY-2")
def test_CIT_QUARRY_2_the_marshal_cannot_seize_a_duplicate() -> None:
    t = Table(
        5,
        revised("quarry", cast=["marshal"]),
        seats=[
            {"characters": ["marshal"], "gold": 5, "city": ["quarry", "tavern", "tavern"]},
            {"city": ["tavern", "temple"]},
        ],
        next="marshal",
    )
    assert t.can("seize", seat=1, card="temple", beautified=False)
    assert t.why_not("seize", seat=1, card="tavern", beautified=False) == "already_in_city"


@rule("CIT-QUARRY-2")
def test_CIT_QUARRY_2_the_diplomat_cannot_take_a_duplicate() -> None:
    t = Table(
        5,
        revised("quarry", cast=["diplomat"]),
        seats=[
            {"characters": ["diplomat"], "gold": 5, "city": ["quarry", "tavern", "manor"]},
            {"city": ["tavern", "temple"]},
        ],
        next="diplomat",
    )
    assert t.can("exchange", seat=1, card="temple", beautified=False)
    assert t.why_not("exchange", seat=1, card="tavern", beautified=False) == "already_in_city"


@rule("CIT-QUARRY-2")
def test_CIT_QUARRY_2_the_magistrate_cannot_confiscate_a_duplicate() -> None:
    def asked_after_building(card: str) -> str:
        t = Table(
            5,
            revised("quarry", cast=["magistrate"]),
            seats=[
                {"characters": ["merchant"], "gold": 5, "hand": ["tavern", "market"]},
                {"characters": ["magistrate"], "city": ["quarry", "tavern"]},
            ],
            warrants={"signed": "merchant", "others": ["king", "warlord"]},
            next="merchant",
            gathered=True,
        )
        return t.do("build", card=card).asked()

    assert asked_after_building("market") == "confiscation"
    assert asked_after_building("tavern") == "turn"
