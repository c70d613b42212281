"""The classic Tax Collector."""

from __future__ import annotations

from tests.games.citadels.agreed import classic
from tests.games.citadels.table import Table
from tests.marks import rule

COLLECTOR = {"characters": ["tax_collector"], "gold": 0}


def architect(gold: int) -> Table:
    """The Architect holds two cheap districts; the Tax Collector at seat 1 has had a turn."""
    seat = {"characters": ["architect"], "gold": gold, "hand": ["tavern", "temple"]}
    return Table(5, classic(cast=["tax_collector"]), seats=[seat, COLLECTOR], next="architect", gathered=True)


@rule("CIT-CLASSIC-TAX-1")
def test_CIT_CLASSIC_TAX_1_one_gold_at_the_end_of_the_turn_however_many_districts() -> None:
    t = architect(5).do("build", card="tavern").do("build", card="temple")
    assert (t.gold(0), t.gold(1)) == (3, 0)
    t.do("end_turn")
    assert (t.gold(0), t.gold(1)) == (2, 1)
    assert t.view(None)["tax"] == 0


@rule("CIT-CLASSIC-TAX-1")
def test_CIT_CLASSIC_TAX_1_nothing_with_an_empty_stash_or_without_a_build() -> None:
    t = architect(2).do("build", card="tavern").do("build", card="temple").do("end_turn")
    assert (t.gold(0), t.gold(1)) == (0, 0)
    t = architect(5).do("end_turn")
    assert (t.gold(0), t.gold(1)) == (5, 0)


@rule("CIT-CLASSIC-TAX-1")
def test_CIT_CLASSIC_TAX_1_it_has_rank_2_and_pays_nothing_itself() -> None:
    t = Table(
        5,
        classic(cast=["tax_collector"]),
        seats=[{"characters": ["tax_collector"], "gold": 3, "hand": ["tavern"]}],
        next="tax_collector",
        gathered=True,
    )
    assert t.view(None)["called"] == 2
    t.do("build", card="tavern").do("end_turn")
    assert t.gold(0) == 2


@rule("CIT-CLASSIC-TAX-1")
def test_CIT_CLASSIC_TAX_1_with_two_characters_its_player_never_pays() -> None:
    t = Table(
        3,
        classic(cast=["tax_collector"]),
        seats=[{"characters": ["tax_collector", "merchant"], "gold": 3, "hand": ["tavern"]}],
        next="merchant",
        gathered=True,
    )
    t.do("build", card="tavern").do("end_turn")
    assert t.gold(0) == 2


def assassin() -> Table:
    """The Assassin at seat 0 has built a Tavern and has 2 gold left."""
    t = Table(
        5,
        classic(cast=["tax_collector"]),
        seats=[{"characters": ["assassin"], "gold": 3, "hand": ["tavern"]}, COLLECTOR],
        next="assassin",
        gathered=True,
    )
    return t.do("build", card="tavern")


@rule("CIT-CLASSIC-TAX-2")
def test_CIT_CLASSIC_TAX_2_an_assassin_who_built_pays_when_the_collector_is_revealed() -> None:
    t = assassin().do("end_turn")
    assert (t.waiting_for(), t.playing()) == (1, "tax_collector")
    assert (t.gold(0), t.gold(1)) == (1, 1)


@rule("CIT-CLASSIC-TAX-3")
def test_CIT_CLASSIC_TAX_3_no_tax_when_the_collector_is_killed() -> None:
    t = assassin().do("kill", character="tax_collector").do("end_turn")
    assert (t.gold(0), t.gold(1)) == (2, 0)
    t = Table(
        5,
        classic(cast=["tax_collector"]),
        seats=[{"characters": ["merchant"], "gold": 3, "hand": ["tavern"]}, COLLECTOR],
        killed="tax_collector",
        next="merchant",
        gathered=True,
    )
    t.do("build", card="tavern").do("end_turn")
    assert (t.gold(0), t.gold(1)) == (2, 0)


@rule("CIT-CLASSIC-TAX-3", "CIT-CLASSIC-HOSPITAL-1")
def test_CIT_CLASSIC_TAX_3_a_killed_collector_in_the_hospital_collects_nothing() -> None:
    t = Table(
        5,
        classic("hospital", cast=["tax_collector"]),
        seats=[
            {"characters": ["merchant"], "gold": 3, "hand": ["tavern"]},
            {**COLLECTOR, "city": ["hospital"]},
        ],
        killed="tax_collector",
        next="tax_collector",
    )
    t.do("use_hospital").do("gather_gold").idle(until="merchant")
    t.do("gather_gold").do("build", card="tavern").do("end_turn")
    assert (t.gold(0), t.gold(1)) == (4, 2)


@rule("CIT-CLASSIC-TAX-3")
def test_CIT_CLASSIC_TAX_3_no_tax_when_nobody_has_the_collector() -> None:
    t = Table(
        5,
        classic(cast=["tax_collector"]),
        seats=[{"characters": ["merchant"], "gold": 3, "hand": ["tavern"]}],
        face_up=["tax_collector"],
        next="merchant",
        gathered=True,
    )
    t.do("build", card="tavern").do("end_turn")
    assert t.gold(0) == 2


def witch(bewitched: str) -> Table:
    """The Witch at seat 0 holds a Tavern; the Tax Collector is at seat 1, the Merchant at seat 2."""
    return Table(
        5,
        classic(cast=["witch", "tax_collector"]),
        seats=[
            {"characters": ["witch"], "gold": 3, "hand": ["tavern"]},
            COLLECTOR,
            {"characters": ["merchant"], "gold": 5, "hand": ["temple"]},
        ],
        bewitched=bewitched,
        next=bewitched,
    )


@rule("CIT-CLASSIC-TAX-4")
def test_CIT_CLASSIC_TAX_4_a_witch_who_built_in_the_resumed_turn_pays() -> None:
    t = witch("merchant").do("gather_gold").do("build", card="tavern").do("end_turn")
    assert (t.gold(0), t.gold(1)) == (1, 1)


@rule("CIT-CLASSIC-TAX-4")
def test_CIT_CLASSIC_TAX_4_a_witch_who_plays_the_collector_collects() -> None:
    t = witch("tax_collector").do("gather_gold")
    assert (t.waiting_for(), t.playing()) == (0, "tax_collector")
    t.do("build", card="tavern").do("end_turn")
    assert t.gold(0) == 2
    t.idle(until="merchant").do("gather_gold").do("build", card="temple").do("end_turn")
    assert (t.gold(0), t.gold(1)) == (3, 2)
