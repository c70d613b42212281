"""The Stables."""

from __future__ import annotations

from tests.games.citadels.agreed import revised
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


@rule("CIT-STABLES-1")
def test_CIT_STABLES_1_building_them_does_not_count_toward_the_limit() -> None:
    def merchant() -> Table:
        return Table(
            5,
            revised("stables"),
            seats=[{"characters": ["merchant"], "gold": 9, "hand": ["stables", "manor", "temple"]}],
            next="merchant",
            gathered=True,
        )

    before = merchant().do("build", card="stables").do("build", card="manor")
    after = merchant().do("build", card="manor").do("build", card="stables")
    for t in (before, after):
        assert t.why_not("build", card="temple") == "limit_reached"
        assert sorted(t.city(0)) == ["manor", "stables"]


@scenario("T124")
@rule("CIT-STABLES-1")
def test_CIT_STABLES_1_after_a_confiscation_another_district_may_be_built() -> None:
    t = Table(
        5,
        revised("stables", cast=["magistrate"]),
        seats=[
            {"characters": ["merchant"], "gold": 3, "hand": ["stables", "manor", "temple"]},
            {"characters": ["magistrate"]},
        ],
        warrants={"signed": "merchant", "others": ["king", "warlord"]},
        next="merchant",
        gathered=True,
    )
    t.do("build", card="stables").do("confiscate")
    assert (t.city(0), t.city(1)) == ([], ["stables"])
    assert t.gold(0) == 3
    t.do("build", card="manor")
    assert t.city(0) == ["manor"]
    assert t.why_not("build", card="temple") == "limit_reached"
