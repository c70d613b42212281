"""The Necropolis."""

from __future__ import annotations

from tests.games.citadels.agreed import revised
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


@scenario("T116")
@rule("CIT-NECROPOLIS-1", "CIT-NECROPOLIS-2")
def test_CIT_NECROPOLIS_2_built_by_destroying_a_temple_it_leaves_the_size_and_cannot_be_confiscated() -> None:
    t = Table(
        5,
        revised("necropolis", cast=["magistrate"]),
        seats=[
            {"characters": ["merchant"], "gold": 0, "hand": ["necropolis"], "city": ["temple", "manor"]},
            {"characters": ["magistrate"]},
        ],
        warrants={"signed": "merchant", "others": ["king", "warlord"]},
        next="merchant",
        gathered=True,
    )
    t.do("build_by_sacrifice", card="temple", beautified=False)
    assert t.city(0) == ["manor", "necropolis"]
    assert t.under() == ["temple"]
    assert (t.asked(), t.waiting_for()) == ("turn", 0), "the Magistrate is not asked"


@rule("CIT-NECROPOLIS-1")
def test_CIT_NECROPOLIS_1_it_uses_the_limit_and_is_taxed() -> None:
    t = Table(
        5,
        revised("necropolis", cast=["tax_collector"]),
        seats=[{"characters": ["merchant"], "gold": 3, "hand": ["necropolis", "tavern"], "city": ["temple"]}],
        next="merchant",
        gathered=True,
    )
    t.do("build_by_sacrifice", card="temple", beautified=False)
    assert t.gold(0) == 2
    assert t.view(None)["tax"] == 1
    assert t.why_not("build", card="tavern") == "limit_reached"


@rule("CIT-NECROPOLIS-1")
def test_CIT_NECROPOLIS_1_with_nothing_to_destroy_it_has_to_be_paid_for() -> None:
    def merchant(gold: int) -> Table:
        seat = {"characters": ["merchant"], "gold": gold, "hand": ["necropolis"]}
        return Table(
            5,
            revised("necropolis", cast=["tax_collector"]),
            seats=[seat, {"city": ["temple"]}],
            next="merchant",
            gathered=True,
        )

    assert [one["verb"] for one in merchant(4).choices() if one["verb"].startswith("build")] == []
    t = merchant(6).do("build", card="necropolis")
    assert (t.gold(0), t.view(None)["tax"]) == (0, 1)


@rule("CIT-NECROPOLIS-2")
def test_CIT_NECROPOLIS_2_the_district_given_up_leaves_first_so_no_city_is_completed() -> None:
    seat = {
        "characters": ["merchant"],
        "gold": 5,
        "hand": ["necropolis"],
        "city": ["tavern", "manor", "temple", "prison", "market", "castle"],
    }
    paid = Table(5, revised("necropolis"), seats=[seat], next="merchant", gathered=True)
    assert paid.do("build", card="necropolis").view(None)["first_to_complete"] == 0
    free = Table(5, revised("necropolis"), seats=[seat], next="merchant", gathered=True)
    free.do("build_by_sacrifice", card="temple", beautified=False)
    assert free.view(None)["first_to_complete"] is None
    assert free.view(None)["seats"][0]["size"] == 6
