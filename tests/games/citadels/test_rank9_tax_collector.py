"""The Tax Collector of the revised edition."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.citadels.casts import with_cards
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


def taxed(character: str, *extra: str, **own: Any) -> Table:
    """Somebody who has gathered in a game with the Tax Collector, whom seat 1 holds."""
    return Table(
        options=with_cards(character, "tax_collector", *extra),
        seats=[{"characters": [character], **own}, {"characters": ["tax_collector"], "gold": 2}],
        next=character,
        gathered=True,
    )


def token(table: Table) -> int:
    """The gold on the Tax Collector's token."""
    tax = table.view(None)["tax"]
    assert isinstance(tax, int)
    return tax


@rule("CIT-TAX-1", "CIT-TAX-2")
@scenario("T094")
@pytest.mark.parametrize(("gold", "on_token", "left"), [(9, 3, 2), (6, 2, 0)])
def test_CIT_TAX_1_one_gold_for_every_single_district(gold: int, on_token: int, left: int) -> None:
    table = taxed("architect", hand=["tavern", "temple", "market"], gold=gold)
    table.do("build", card="tavern")
    assert token(table) == 1
    table.do("build", card="temple").do("build", card="market")
    assert token(table) == on_token
    assert table.gold(0) == left


@rule("CIT-TAX-2")
@scenario("T097")
@pytest.mark.parametrize(("gold", "on_token"), [(1, 1), (0, 0)])
def test_CIT_TAX_2_a_necropolis_built_by_sacrifice_is_taxed_if_there_is_gold(
    gold: int, on_token: int
) -> None:
    table = taxed("merchant", "necropolis", hand=["necropolis"], city=["temple"], gold=gold)
    table.do("build_by_sacrifice", card="temple", beautified=False)
    assert table.city(0) == ["necropolis"]
    assert (table.gold(0), token(table)) == (0, on_token)


@rule("CIT-TAX-2")
def test_CIT_TAX_2_nothing_is_owed_for_later() -> None:
    table = taxed("merchant", hand=["market"], gold=2)
    table.do("build", card="market").do("merchant_gold").do("end_turn")
    assert (table.gold(0), token(table)) == (1, 0)


@rule("CIT-TAX-3")
@pytest.mark.parametrize("killed", [None, "tax_collector"])
def test_CIT_TAX_3_the_gold_piles_up_without_the_tax_collector(killed: str | None) -> None:
    held = ["merchant", "thief" if killed is None else "tax_collector", "king", "assassin", "warlord"]
    table = Table(
        options=with_cards("tax_collector"),
        seats=[{"characters": [name], "gold": 9} for name in held[:4]]
        + [{"characters": ["warlord"], "gold": 9, "hand": ["prison"]}],
        killed=killed,
        tax=4,
        next="warlord",
        gathered=True,
    )
    table.do("build", card="prison").do("end_turn")
    assert token(table) == 5
    assert table.s.round == 2


@rule("CIT-TAX-4")
def test_CIT_TAX_4_takes_all_gold_and_builds_untaxed() -> None:
    table = Table(
        options=with_cards("tax_collector"),
        seats=[{"characters": ["tax_collector"], "hand": ["market"], "gold": 0}],
        tax=5,
        next="tax_collector",
    )
    table.do("collect_tax")
    assert (table.gold(0), token(table)) == (5, 0)
    table.do("gather_gold").do("build", card="market")
    assert (table.gold(0), token(table)) == (5, 0)


@rule("CIT-TAX-4")
def test_CIT_TAX_4_the_gold_may_stay_and_there_may_be_none() -> None:
    table = Table(
        options=with_cards("tax_collector"),
        seats=[{"characters": ["tax_collector"], "gold": 0}],
        tax=5,
        next="tax_collector",
    )
    table.do("gather_gold").do("end_turn")
    assert (table.gold(0), token(table)) == (2, 5)
    table = Table(
        options=with_cards("tax_collector"), seats=[{"characters": ["tax_collector"]}], next="tax_collector"
    )
    assert table.why_not("collect_tax") == "no_tax"


@rule("CIT-TAX-4", "CIT-FEW-13")
@scenario("T096")
def test_CIT_TAX_4_free_of_tax_only_in_the_own_turn() -> None:
    table = Table(
        players=3,
        options=with_cards("tax_collector"),
        seats=[
            {"characters": ["king", "tax_collector"], "hand": ["market", "tavern"], "gold": 6},
            {"characters": ["bishop", "merchant"]},
            {"characters": ["thief", "magician"]},
        ],
        next="king",
        gathered=True,
    )
    table.do("build", card="market")
    assert (table.gold(0), token(table)) == (3, 1)
    table.do("end_turn").idle(until="tax_collector")
    table.do("gather_gold").do("build", card="tavern")
    assert (table.gold(0), token(table)) == (4, 1)


@rule("CIT-TAX-5")
def test_CIT_TAX_5_the_magistrate_pays_for_a_confiscated_district() -> None:
    table = Table(
        options=with_cards("magistrate", "tax_collector"),
        seats=[
            {"characters": ["magistrate"], "gold": 3},
            {"characters": ["merchant"], "hand": ["market"], "gold": 4},
        ],
        warrants={"signed": "merchant", "others": ["king", "bishop"]},
        next="merchant",
        gathered=True,
    )
    table.do("build", card="market").do("confiscate")
    assert table.city(0) == ["market"]
    assert [table.gold(0), table.gold(1), token(table)] == [2, 4, 1]
