"""The Secret Vault."""

from __future__ import annotations

from tests.games.citadels.agreed import revised
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


@scenario("T122")
@rule("CIT-VAULT-1")
def test_CIT_VAULT_1_it_cannot_be_built_in_any_way() -> None:
    t = Table(
        5,
        revised("secret_vault", "framework"),
        seats=[{"characters": ["merchant"], "gold": 200, "hand": ["secret_vault"], "city": ["framework"]}],
        next="merchant",
        gathered=True,
    )
    assert t.why_not("build", card="secret_vault") == "never_built"
    assert t.why_not("build_with_framework", card="secret_vault") == "never_built"


@scenario("T122")
@rule("CIT-VAULT-1")
def test_CIT_VAULT_1_in_hand_at_the_end_it_is_worth_three_points() -> None:
    t = Table(5, revised("secret_vault"), seats=[{"hand": ["secret_vault", "manor"]}], over=True)
    assert t.points(0) == {"districts": 0, "secret_vault": 3}


@rule("CIT-VAULT-1")
def test_CIT_VAULT_1_under_a_museum_it_is_an_ordinary_card() -> None:
    t = Table(
        5,
        revised("secret_vault", "museum"),
        seats=[{"city": ["museum"]}],
        museum=["secret_vault"],
        over=True,
    )
    assert t.points(0) == {"districts": 4, "museum": 1}


@rule("CIT-VAULT-2")
def test_CIT_VAULT_2_the_map_room_counts_it_too() -> None:
    t = Table(
        5,
        revised("secret_vault", "map_room"),
        seats=[{"hand": ["secret_vault"], "city": ["map_room"]}],
        over=True,
    )
    assert t.points(0) == {"districts": 5, "map_room": 1, "secret_vault": 3}


@rule("CIT-VAULT-2")
def test_CIT_VAULT_2_to_the_spy_it_is_a_unique_card() -> None:
    t = Table(
        5,
        revised("secret_vault", cast=["spy"]),
        seats=[{"characters": ["spy"], "gold": 0}, {"gold": 3, "hand": ["secret_vault", "manor"]}],
        next="spy",
    )
    t.do("spy", seat=1, type="unique").draws("tavern")
    assert (t.gold(0), t.gold(1)) == (1, 2)
    assert t.hand(0) == ["tavern"]


@rule("CIT-VAULT-2")
def test_CIT_VAULT_2_museum_laboratory_and_thieves_den_take_it() -> None:
    t = Table(
        5,
        revised("secret_vault", "museum", "laboratory", "thieves_den"),
        seats=[
            {
                "characters": ["merchant"],
                "gold": 5,
                "hand": ["secret_vault", "thieves_den"],
                "city": ["museum", "laboratory"],
            }
        ],
        next="merchant",
        gathered=True,
    )
    assert t.can("museum", card="secret_vault")
    assert t.can("laboratory", card="secret_vault")
    t.do("build_with_cards", count=1).do("pay_card", card="secret_vault")
    assert t.city(0)[-1] == "thieves_den"
    assert t.under() == ["secret_vault"]


@rule("CIT-VAULT-2")
def test_CIT_VAULT_2_the_cardinal_may_give_it() -> None:
    t = Table(
        5,
        revised("secret_vault", cast=["cardinal"]),
        seats=[
            {"characters": ["cardinal"], "gold": 0, "hand": ["secret_vault", "tavern"]},
            {"gold": 1},
            {"gold": 0},
        ],
        next="cardinal",
        gathered=True,
    )
    t.do("build_with_loan", card="tavern").do("borrow_from", seat=1).do("give", card="secret_vault")
    assert t.hand(1) == ["secret_vault"]
    assert t.city(0) == ["tavern"]
