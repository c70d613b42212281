"""Choosing characters: what lies open, what is put aside, and who chooses from what."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.games.citadels.game import GAME
from tests.games.citadels.table import Table, cast
from tests.marks import rule, scenario


def drafting(players: int, **options: Any) -> Table:
    """The cards are dealt, the draft is about to begin; seat 0 has the crown."""
    table = Table.new(players, crown=0, **options)
    while table.asked() == "gain":
        table.nature(**table.choices()[0])
    return table


def laid_out(table: Table) -> tuple[list[str], str]:
    """Lets the cards be laid out; which lie face up, and which face down."""
    up = []
    while table.asked() == "open_character":
        up.append(table.choices()[0]["character"])
        table.nature("lay_open", character=up[-1])
    assert table.asked() == "aside_character"
    down = table.choices()[0]["character"]
    table.nature("lay_aside", character=down)
    return up, down


def packs(table: Table) -> list[list[str]]:
    """Everybody takes the first card there is; what each had to choose from."""
    seen = []
    while table.asked() == "pick_character":
        seen.append([one["character"] for one in table.choices("pick")])
        table.do("pick", character=seen[-1][0])
    return seen


@rule("CIT-DRAFT-1")
def test_CIT_DRAFT_1_face_up_first_then_one_face_down_that_nobody_sees() -> None:
    table = drafting(5)
    assert table.asked() == "open_character"
    assert len(table.choices()) == 7
    table.nature("lay_open", character="warlord")
    assert table.asked() == "aside_character"
    table.nature("lay_aside", character="merchant")
    assert table.view(None)["face_up"] == ["warlord"]
    seen = packs(table)
    assert all("warlord" not in pack and "merchant" not in pack for pack in seen)
    for seat in range(5):
        assert "merchant" not in table.view(seat)["mine"]["characters"]
        assert table.view(seat)["ranks"][5]["seat"] is None


@rule("CIT-DRAFT-1")
def test_CIT_DRAFT_1_the_whole_cast_is_shuffled_again_each_round() -> None:
    table = drafting(5).settle()
    packs(table)
    table.idle()
    assert table.view(None)["round"] == 2
    assert table.asked() == "open_character"
    assert {one["character"] for one in table.choices()} == set(cast()) - {"king"}


@rule("CIT-DRAFT-2")
@pytest.mark.parametrize(
    ("players", "nine", "up"),
    [
        (4, "no", 2), (5, "no", 1), (6, "no", 0), (7, "no", 0),
        (4, "yes", 3), (5, "yes", 2), (6, "yes", 1), (7, "yes", 0), (8, "yes", 0),
    ],
)  # fmt: skip
def test_CIT_DRAFT_2_how_many_lie_face_up(players: int, nine: str, up: int) -> None:
    table = drafting(players, nine=nine)
    shown, _ = laid_out(table)
    assert len(shown) == up
    assert sorted(table.view(None)["face_up"]) == sorted(shown)


@rule("CIT-DRAFT-2", "CIT-DRAFT-3")
@scenario("T005")
def test_CIT_DRAFT_2_four_players_choose_from_5_4_3_and_2() -> None:
    table = drafting(4)
    shown, _ = laid_out(table)
    assert len(shown) == 2
    assert "king" not in shown
    assert [len(pack) for pack in packs(table)] == [5, 4, 3, 2]


@rule("CIT-DRAFT-2", "CIT-CAST-5")
@scenario("T006")
def test_CIT_DRAFT_2_four_players_with_nine_characters() -> None:
    table = drafting(4, nine="yes", set="ambitious_aristocrats")
    assert "queen" not in table.view(None)["cast"]
    shown, _ = laid_out(table)
    assert len(shown) == 3
    assert [len(pack) for pack in packs(table)] == [5, 4, 3, 2]


@rule("CIT-DRAFT-2", "CIT-DRAFT-5")
@scenario("T008")
@pytest.mark.parametrize(("nine", "up"), [("no", 0), ("yes", 1)])
def test_CIT_DRAFT_2_six_players(nine: str, up: int) -> None:
    table = drafting(6, nine=nine)
    shown, _ = laid_out(table)
    assert len(shown) == up
    assert len(packs(table)[-1]) == 2


@rule("CIT-DRAFT-3")
@scenario("T012")
@pytest.mark.parametrize("royal", ["king", "emperor", "patrician"])
def test_CIT_DRAFT_3_rank_4_never_lies_face_up_but_may_lie_face_down(royal: str) -> None:
    table = drafting(4, characters=cast(royal))
    for left in (7, 6):
        names = [one["character"] for one in table.choices("lay_open")]
        assert len(names) == left
        assert royal not in names
        assert set(GAME.weights(table.s)) == {1}
        table.nature("lay_open", character=names[0])
    assert table.can("lay_aside", character=royal)
    table.nature("lay_aside", character=royal)
    assert all(royal not in pack for pack in packs(table))


@rule("CIT-DRAFT-4")
def test_CIT_DRAFT_4_each_keeps_one_and_passes_the_rest() -> None:
    table = drafting(5)
    laid_out(table)
    assert table.waiting_for() == table.crown() == 0
    first = table.view(0)["mine"]["pack"]
    table.do("pick", character=first[2])
    assert table.waiting_for() == 1
    assert table.view(1)["mine"]["pack"] == [name for name in first if name != first[2]]
    assert table.view(0)["mine"]["characters"] == [first[2]]


@rule("CIT-DRAFT-4")
def test_CIT_DRAFT_4_the_choice_is_secret() -> None:
    table = drafting(5)
    laid_out(table)
    before = table.view(3)
    table.do(**table.choices()[0])
    other = drafting(5)
    laid_out(other)
    other.do(**other.choices()[-1])
    assert table.view(3) == other.view(3)
    assert table.view(None) == other.view(None)
    assert table.view(3) != before


@rule("CIT-DRAFT-5")
def test_CIT_DRAFT_5_the_last_player_keeps_one_of_two() -> None:
    table = drafting(5)
    laid_out(table)
    *_, last = packs(table)
    kept, discarded = last
    assert table.view(4)["mine"]["characters"] == [kept]
    assert discarded not in table.view(None)["face_up"]
    for seat in range(5):
        assert discarded not in table.view(seat)["mine"]["characters"]


@rule("CIT-DRAFT-6")
@scenario("T009")
@pytest.mark.parametrize(("players", "nine"), [(7, "no"), (8, "yes")])
def test_CIT_DRAFT_6_the_last_player_gets_the_face_down_card_too(players: int, nine: str) -> None:
    table = drafting(players, nine=nine)
    _, down = laid_out(table)
    *others, last = packs(table)
    assert all(down not in pack for pack in others)
    assert len(last) == 2
    assert down in last
    kept, discarded = last
    assert table.view(players - 1)["mine"]["characters"] == [kept]
    assert discarded not in table.view(None)["face_up"]


@rule("CIT-DRAFT-6")
@scenario("T010")
def test_CIT_DRAFT_6_seven_players_and_nine_characters_never_see_the_face_down_card() -> None:
    table = drafting(7, nine="yes")
    shown, down = laid_out(table)
    assert shown == []
    seen = packs(table)
    assert len(seen[-1]) == 2
    assert all(down not in pack for pack in seen)
