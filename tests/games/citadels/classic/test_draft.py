"""Choosing characters in the classic edition."""

from __future__ import annotations

from tests.games.citadels.agreed import classic
from tests.games.citadels.table import Table
from tests.marks import rule, scenario


def draft(players: int, cast: list[str]) -> tuple[Table, list[str], list[int]]:
    """A first round drafted to the call of rank 1: the table, what was asked in turn, how many cards each saw."""
    t = Table.new(players, **classic(cast=cast, crown=0))
    asked: list[str] = []
    sizes: list[int] = []
    while t.asked() == "gain":
        t.nature("draw", card=t.choices()[0]["card"])
    while t.asked() in ("aside_character", "open_character", "pick_character"):
        asked.append(t.asked())
        if t.asked() == "pick_character":
            sizes.append(len(t.choices("pick")))
            t.do("pick", character=t.choices("pick")[0]["character"])
        else:
            one = t.choices()[0]
            t.nature(one["verb"], character=one["character"])
    return t, asked, sizes


@scenario("T136")
@rule("CIT-CLASSIC-10")
def test_CIT_CLASSIC_10_three_players_draft_eight_characters_without_a_discard_between() -> None:
    t, asked, sizes = draft(3, [])
    assert asked == ["aside_character"] + ["pick_character"] * 6
    assert sizes == [7, 6, 5, 4, 3, 2]
    assert [len(t.view(seat)["mine"]["characters"]) for seat in range(3)] == [2, 2, 2]
    assert t.view(None)["face_up"] == []


@scenario("T137")
@rule("CIT-CLASSIC-9")
def test_CIT_CLASSIC_9_the_face_down_card_is_first_then_the_face_up_ones() -> None:
    t, asked, sizes = draft(4, ["artist"])
    assert asked == ["aside_character"] + ["open_character"] * 3 + ["pick_character"] * 4
    assert sizes == [5, 4, 3, 2]
    assert len(t.view(None)["face_up"]) == 3


@scenario("T137")
@rule("CIT-CLASSIC-9")
def test_CIT_CLASSIC_9_neither_king_nor_emperor_lies_face_up_but_may_lie_face_down() -> None:
    for royal in ("king", "emperor"):
        t = Table.new(4, **classic(cast=[royal, "artist"], crown=0))
        while t.asked() == "gain":
            t.nature("draw", card=t.choices()[0]["card"])
        assert royal in [one["character"] for one in t.choices("lay_aside")]
        t.nature("lay_aside", character="thief")
        for character in ("assassin", "magician", "bishop"):
            assert royal not in [one["character"] for one in t.choices("lay_open")]
            t.nature("lay_open", character=character)
        assert t.asked() == "pick_character"


@scenario("T138")
@rule("CIT-CLASSIC-3", "CIT-CLASSIC-9")
def test_CIT_CLASSIC_9_of_eight_players_the_last_also_takes_the_face_down_card() -> None:
    for ninth in ("queen", "artist"):
        t, asked, sizes = draft(8, [ninth])
        assert asked == ["aside_character"] + ["pick_character"] * 8
        assert sizes == [8, 7, 6, 5, 4, 3, 2, 2]
        assert "assassin" in t.view(7)["mine"]["saw"][0], "the card that was laid aside first"
        assert t.view(None)["face_up"] == []
