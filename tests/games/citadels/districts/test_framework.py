"""The Framework."""

from __future__ import annotations

from tests.games.citadels.agreed import revised
from tests.games.citadels.table import Table
from tests.marks import rule


@rule("CIT-FRAMEWORK-1")
def test_CIT_FRAMEWORK_1_destroying_it_pays_but_uses_the_limit_and_is_taxed() -> None:
    t = Table(
        5,
        revised("framework", cast=["tax_collector"]),
        seats=[{"characters": ["merchant"], "gold": 2, "hand": ["palace", "tavern"], "city": ["framework"]}],
        next="merchant",
        gathered=True,
    )
    assert not t.can("build", card="palace")
    t.do("build_with_framework", card="palace")
    assert t.city(0) == ["palace"]
    assert t.under() == ["framework"]
    assert t.gold(0) == 1
    assert t.view(None)["tax"] == 1
    assert t.why_not("build", card="tavern") == "limit_reached"


@rule("CIT-FRAMEWORK-1")
def test_CIT_FRAMEWORK_1_without_a_framework_there_is_nothing_to_destroy() -> None:
    t = Table(
        5,
        revised("framework"),
        seats=[{"characters": ["merchant"], "gold": 0, "hand": ["palace"], "city": ["tavern"]}],
        next="merchant",
        gathered=True,
    )
    assert t.why_not("build_with_framework", card="palace") == "needs_district"


@rule("CIT-FRAMEWORK-2")
def test_CIT_FRAMEWORK_2_duplicates_and_monument_are_checked_while_it_still_stands() -> None:
    t = Table(
        5,
        revised("framework", "monument"),
        seats=[
            {
                "characters": ["merchant"],
                "hand": ["monument", "tavern"],
                "city": ["framework", "tavern", "manor", "temple", "prison"],
            }
        ],
        next="merchant",
        gathered=True,
    )
    assert t.why_not("build_with_framework", card="tavern") == "already_in_city"
    assert t.why_not("build_with_framework", card="monument") == "too_many_districts"


@rule("CIT-FRAMEWORK-2")
def test_CIT_FRAMEWORK_2_such_a_build_never_completes_a_city() -> None:
    seat = {
        "characters": ["merchant"],
        "gold": 9,
        "hand": ["palace"],
        "city": ["framework", "tavern", "manor", "temple", "prison", "market"],
    }
    paid = Table(5, revised("framework"), seats=[seat], next="merchant", gathered=True)
    paid.do("build", card="palace")
    assert paid.view(None)["first_to_complete"] == 0
    free = Table(5, revised("framework"), seats=[seat], next="merchant", gathered=True)
    free.do("build_with_framework", card="palace")
    assert free.view(None)["first_to_complete"] is None
    assert len(free.city(0)) == 6


@rule("CIT-FRAMEWORK-3")
def test_CIT_FRAMEWORK_3_the_traders_trade_district_stays_outside_the_limit() -> None:
    t = Table(
        5,
        revised("framework", cast=["trader"]),
        seats=[{"characters": ["trader"], "gold": 3, "hand": ["harbor", "manor"], "city": ["framework"]}],
        next="trader",
        gathered=True,
    )
    t.do("build_with_framework", card="harbor").do("build", card="manor")
    assert t.city(0) == ["harbor", "manor"]


@rule("CIT-FRAMEWORK-3")
def test_CIT_FRAMEWORK_3_stables_stay_outside_the_limit() -> None:
    t = Table(
        5,
        revised("framework", "stables"),
        seats=[{"characters": ["merchant"], "gold": 3, "hand": ["stables", "manor"], "city": ["framework"]}],
        next="merchant",
        gathered=True,
    )
    t.do("build", card="manor").do("build_with_framework", card="stables")
    assert t.city(0) == ["manor", "stables"]
