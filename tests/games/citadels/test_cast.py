"""Sets and casts: who plays along, at which number of players, and which unique districts are in the deck."""

from __future__ import annotations

import pytest

from kasztelan.core.errors import InvalidOptions, Reason
from kasztelan.games.citadels.components import CARD_IDS, CHARACTERS, SETS, TYPE_OF, UNIQUE
from kasztelan.games.citadels.game import GAME
from tests.games.citadels.table import Table, cast, uniques
from tests.marks import rule, scenario

SET_IDS = [one.id for one in SETS]


def cast_of(players: int, **options: object) -> list[str]:
    """The cast of a game as everybody sees it."""
    names: list[str] = Table.new(players, **options).view(None)["cast"]
    return names


def uniques_of(**options: object) -> list[str]:
    """The unique districts in the deck of a game."""
    table = Table.new(5, crown=0, **options).settle()
    return [CARD_IDS[kind] for kind in GAME.conserved(table.s) if TYPE_OF[kind] == UNIQUE]


def check_set(name: str, characters: str, districts: str) -> None:
    """A ready set has these characters, the ninth last, and these districts."""
    wanted = characters.split()
    assert cast_of(8, set=name) == wanted
    assert cast_of(5, set=name) == wanted[:8]
    assert sorted(uniques_of(set=name)) == sorted(districts.split())


@rule("CIT-CAST-1")
@pytest.mark.parametrize("name", SET_IDS)
@pytest.mark.parametrize("players", range(2, 9))
def test_CIT_CAST_1_one_character_of_each_rank(players: int, name: str) -> None:
    rank_of = {one.id: one.rank for one in CHARACTERS}
    ranks = [rank_of[one] for one in cast_of(players, set=name)]
    assert ranks == list(range(1, len(ranks) + 1))


@rule("CIT-CAST-2")
@pytest.mark.parametrize(
    ("rank", "names"),
    [
        (1, ["assassin", "witch", "magistrate"]),
        (2, ["thief", "spy", "blackmailer"]),
        (3, ["magician", "wizard", "seer"]),
        (4, ["king", "emperor", "patrician"]),
        (5, ["bishop", "abbot", "cardinal"]),
        (6, ["merchant", "alchemist", "trader"]),
        (7, ["architect", "navigator", "scholar"]),
        (8, ["warlord", "diplomat", "marshal"]),
        (9, ["queen", "artist", "tax_collector"]),
    ],
)
def test_CIT_CAST_2_characters_by_rank(rank: int, names: list[str]) -> None:
    assert [one.id for one in CHARACTERS if one.rank == rank] == names
    for name in names:
        shown = Table.new(5, characters=cast(name, "artist", name)).settle().view(None)["ranks"][rank - 1]
        assert (shown["rank"], shown["character"]) == (rank, name)


@rule("CIT-CAST-3")
@pytest.mark.parametrize(("players", "count", "refused"), [(2, 8, "yes"), (3, 9, "no"), (8, 9, "no")])
def test_CIT_CAST_3_rank_9_is_fixed_for_two_three_and_eight(players: int, count: int, refused: str) -> None:
    assert len(cast_of(players)) == count
    with pytest.raises(InvalidOptions, match="nine"):
        Table.new(players, nine=refused)


@rule("CIT-CAST-4")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_CIT_CAST_4_rank_9_is_an_option_for_four_to_seven(players: int) -> None:
    assert len(cast_of(players)) == 8
    assert len(cast_of(players, nine="no")) == 8
    assert len(cast_of(players, nine="yes")) == 9


@rule("CIT-CAST-5")
def test_CIT_CAST_5_emperor_and_queen_are_barred_from_small_games() -> None:
    with pytest.raises(InvalidOptions) as wrong:
        Table.new(2, characters=cast("emperor"))
    assert wrong.value.problem == Reason("barred", {"character": "emperor", "players": 2})
    assert "emperor" in cast_of(3, characters=cast("emperor", "artist"))
    for players in (3, 4):
        with pytest.raises(InvalidOptions) as wrong:
            Table.new(players, characters=cast("queen"))
        assert wrong.value.problem == Reason("barred", {"character": "queen", "players": players})
    assert "queen" in cast_of(5, characters=cast("queen"))


@rule("CIT-CAST-6")
def test_CIT_CAST_6_the_first_game_is_the_usual_set() -> None:
    assert cast_of(5) == cast_of(5, set="first_game")
    assert uniques_of() == uniques_of(set="first_game")
    assert cast_of(5, set="vicious_nobles") != cast_of(5)
    assert cast_of(5, set="random") == [None] * 8
    assert cast_of(5, characters=cast("spy"))[1] == "spy"
    with pytest.raises(InvalidOptions, match="set"):
        Table.new(5, set="no_such_set")


@rule("CIT-CAST-7")
def test_CIT_CAST_7_first_game() -> None:
    check_set(
        "first_game",
        "assassin thief magician king bishop merchant architect warlord artist",
        "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room quarry "
        "school_of_magic smithy statue thieves_den wishing_well",
    )


@rule("CIT-CAST-8")
def test_CIT_CAST_8_ambitious_aristocrats() -> None:
    check_set(
        "ambitious_aristocrats",
        "magistrate thief wizard patrician bishop trader architect marshal queen",
        "capitol factory framework great_wall haunted_quarter keep necropolis park poor_house quarry "
        "school_of_magic stables statue thieves_den",
    )


@rule("CIT-CAST-9")
def test_CIT_CAST_9_cunning_agents() -> None:
    check_set(
        "cunning_agents",
        "witch blackmailer magician emperor abbot alchemist architect warlord tax_collector",
        "armory basilica dragon_gate gold_mine keep monument museum necropolis park poor_house quarry "
        "secret_vault smithy theater",
    )


@rule("CIT-CAST-10")
def test_CIT_CAST_10_illustrious_emissaries() -> None:
    check_set(
        "illustrious_emissaries",
        "witch spy seer emperor bishop merchant scholar diplomat artist",
        "factory framework great_wall haunted_quarter ivory_tower keep library museum observatory park "
        "poor_house quarry school_of_magic smithy",
    )


@rule("CIT-CAST-11")
def test_CIT_CAST_11_devious_dignitaries() -> None:
    check_set(
        "devious_dignitaries",
        "magistrate blackmailer wizard king abbot alchemist navigator marshal queen",
        "dragon_gate factory framework haunted_quarter laboratory necropolis park poor_house secret_vault "
        "smithy stables theater thieves_den wishing_well",
    )


@rule("CIT-CAST-12")
def test_CIT_CAST_12_tenacious_delegates() -> None:
    check_set(
        "tenacious_delegates",
        "assassin spy seer king cardinal trader scholar diplomat artist",
        "basilica capitol haunted_quarter imperial_treasury laboratory library map_room observatory "
        "school_of_magic secret_vault smithy stables statue wishing_well",
    )


@rule("CIT-CAST-13")
def test_CIT_CAST_13_vicious_nobles() -> None:
    check_set(
        "vicious_nobles",
        "assassin thief magician patrician cardinal merchant navigator warlord tax_collector",
        "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower laboratory map_room monument "
        "museum school_of_magic statue thieves_den wishing_well",
    )


@rule("CIT-CAST-14", "CIT-CAST-3")
@scenario("T013")
def test_CIT_CAST_14_the_king_stands_in_for_the_emperor() -> None:
    names = cast_of(2, set="cunning_agents")
    assert names[3] == "king"
    assert len(names) == 8
    assert cast_of(3, set="cunning_agents")[3] == "emperor"


@rule("CIT-CAST-14")
@scenario("T014")
def test_CIT_CAST_14_the_artist_stands_in_for_the_queen() -> None:
    assert cast_of(3, set="devious_dignitaries")[8] == "artist"
    assert cast_of(4, set="devious_dignitaries", nine="yes")[8] == "artist"
    assert cast_of(5, set="devious_dignitaries", nine="yes")[8] == "queen"


@rule("CIT-CAST-14")
def test_CIT_CAST_14_the_first_game_uses_the_artist_as_ninth() -> None:
    assert cast_of(6, nine="yes")[8] == "artist"


@rule("CIT-CAST-15")
def test_CIT_CAST_15_a_table_lists_its_own_characters() -> None:
    own = cast("witch", "spy", "seer", "patrician", "tax_collector")
    assert cast_of(6, characters=own) == own


@rule("CIT-CAST-15")
@pytest.mark.parametrize(
    ("characters", "problem"),
    [
        (cast()[:7], Reason("rank_missing", {"rank": 8})),
        ([*cast()[:7], "witch"], Reason("same_rank", {"characters": ["assassin", "witch"], "rank": 1})),
        (cast("queen"), Reason("barred", {"character": "queen", "players": 4})),
    ],
)
def test_CIT_CAST_15_own_characters_must_fit(characters: list[str], problem: Reason) -> None:
    with pytest.raises(InvalidOptions) as wrong:
        Table.new(4, characters=characters)
    assert wrong.value.problem == problem


@rule("CIT-CAST-16")
def test_CIT_CAST_16_a_table_lists_its_own_districts() -> None:
    own = uniques("park", "poor_house", "stables", "theater", "monument")
    assert sorted(uniques_of(districts=own)) == sorted(own)


@rule("CIT-CAST-16")
@pytest.mark.parametrize(
    ("districts", "problem"),
    [
        (uniques()[:13], "count_given"),
        ([*uniques()[:13], uniques()[0]], "impossible"),
        ([*uniques()[:13], "tavern"], "impossible"),
        ([*uniques()[:13], "hospital"], "not_in_edition"),
    ],
)
def test_CIT_CAST_16_own_districts_must_be_14_different_ones(districts: list[str], problem: str) -> None:
    with pytest.raises(InvalidOptions) as wrong:
        Table.new(4, districts=districts)
    assert (wrong.value.field, wrong.value.problem.code) == ("districts", problem)


@rule("CIT-CAST-17", "CIT-CAST-5")
def test_CIT_CAST_17_a_random_set_takes_any_character_that_is_not_barred() -> None:
    table = Table.new(2, set="random", crown=0)
    for rank in range(1, 9):
        assert table.asked() == "choose_cast"
        names = [one["character"] for one in table.choices()]
        fitting = [one.id for one in CHARACTERS if one.rank == rank and one.id != "emperor"]
        assert names == fitting
        assert set(GAME.weights(table.s)) == {1}
        table.nature("cast", character=names[-1])
        assert table.view(None)["cast"][rank - 1] == names[-1]


@rule("CIT-CAST-17")
def test_CIT_CAST_17_a_random_set_takes_14_of_the_30_unique_districts() -> None:
    table = Table.new(4, set="random", crown=0)
    while table.asked() == "choose_cast":
        table.nature(**table.choices()[0])
    for taken in range(14):
        assert table.asked() == "choose_unique"
        assert len(table.choices()) == 30 - taken
        assert set(GAME.weights(table.s)) == {1}
        table.nature(**table.choices()[-1])
    assert table.asked() == "gain"
