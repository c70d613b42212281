"""Who plays in the classic edition."""

from __future__ import annotations

import pytest

from kasztelan.core.errors import InvalidOptions
from kasztelan.games.citadels.game import GAME
from tests.games.citadels.agreed import Options, classic
from tests.games.citadels.table import Table
from tests.marks import rule

BASE = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
STARRED = ["witch", "tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat"]


def cast_of(players: int, options: Options) -> list[str]:
    found: list[str] = Table(players, options).view(None)["cast"]
    return found


def refused_field(players: int, options: Options) -> str:
    with pytest.raises(InvalidOptions) as caught:
        GAME.check_options({"players": players, **options})
    return caught.value.field


@rule("CIT-CLASSIC-1")
def test_CIT_CLASSIC_1_the_cast_is_the_base_eight() -> None:
    assert cast_of(5, classic()) == BASE


@pytest.mark.parametrize("name", STARRED)
@rule("CIT-CLASSIC-2")
def test_CIT_CLASSIC_2_a_starred_character_replaces_the_one_of_its_rank(name: str) -> None:
    rank = STARRED.index(name)
    expected = [*BASE[:rank], name, *BASE[rank + 1 :]]
    assert cast_of(5, classic(cast=[name])) == expected


@pytest.mark.parametrize("ninth", ["artist", "queen"])
@rule("CIT-CLASSIC-2", "CIT-CLASSIC-14")
def test_CIT_CLASSIC_2_two_may_be_replaced_and_a_ninth_added(ninth: str) -> None:
    cast = cast_of(5, classic(cast=["witch", "diplomat", ninth]))
    assert cast == ["witch", *BASE[1:7], "diplomat", ninth]


@rule("CIT-CLASSIC-2")
def test_CIT_CLASSIC_2_characters_of_the_revised_edition_are_refused() -> None:
    assert refused_field(5, {"edition": "classic", "characters": ["magistrate", *BASE[1:]]}) == "characters"
    two_of_rank_2 = [*BASE[:8], "tax_collector"]
    assert refused_field(5, {"edition": "classic", "characters": two_of_rank_2}) == "characters"


@rule("CIT-CLASSIC-14")
def test_CIT_CLASSIC_14_a_third_starred_character_needs_the_option() -> None:
    three = ["witch", "wizard", "diplomat"]
    assert refused_field(5, classic(cast=three)) == "characters"
    assert cast_of(5, classic(cast=three, classic_swaps=3))[2] == "wizard"
    assert cast_of(5, classic(cast=STARRED, classic_swaps=8)) == STARRED
    assert refused_field(5, classic(cast=["witch"], classic_swaps=0)) == "characters"


@rule("CIT-CLASSIC-14")
def test_CIT_CLASSIC_14_a_random_cast_keeps_to_it() -> None:
    t = Table.new(5, edition="classic", characters="random", crown=0, classic_swaps=1)
    assert [one["character"] for one in t.choices("cast")] == ["assassin", "witch"]
    t.nature("cast", character="witch")
    assert [one["character"] for one in t.choices("cast")] == ["thief"]


@rule("CIT-CLASSIC-3")
def test_CIT_CLASSIC_3_eight_players_need_a_ninth() -> None:
    assert cast_of(8, classic()) == [*BASE, "artist"]
    assert refused_field(8, classic(nine="no")) == "nine"


@pytest.mark.parametrize("players", [4, 5, 6, 7])
@rule("CIT-CLASSIC-3")
def test_CIT_CLASSIC_3_four_to_seven_may_use_it(players: int) -> None:
    assert cast_of(players, classic()) == BASE
    assert cast_of(players, classic(nine="yes")) == [*BASE, "artist"]


@pytest.mark.parametrize("players", [2, 3])
@rule("CIT-CLASSIC-3")
def test_CIT_CLASSIC_3_two_or_three_do_not_use_it(players: int) -> None:
    assert cast_of(players, classic()) == BASE
    assert refused_field(players, classic(nine="yes")) == "nine"
    assert refused_field(players, classic(cast=["artist"])) == "characters"


@rule("CIT-CLASSIC-3")
def test_CIT_CLASSIC_3_emperor_and_queen_are_barred_as_in_the_revised_edition() -> None:
    assert refused_field(2, classic(cast=["emperor"])) == "characters"
    assert cast_of(3, classic(cast=["emperor"]))[3] == "emperor"
    assert refused_field(4, classic(cast=["queen"])) == "characters"
    assert cast_of(5, classic(cast=["queen"]))[8] == "queen"
