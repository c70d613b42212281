"""The Theater."""

from __future__ import annotations

from kasztelan.core.events import read
from kasztelan.games.citadels.game import GAME
from tests.games.citadels.agreed import revised
from tests.games.citadels.table import Table
from tests.marks import rule, scenario

PICKS = ("assassin", "thief", "magician", "king", "bishop")


def after_the_draft() -> Table:
    """A new round of five in which the seats took ranks 1 to 5 in order; the first seat owns the Theater."""
    t = Table(
        5,
        revised("theater"),
        seats=[{"city": ["theater"]}, {"characters": ["warlord"]}],
        next="warlord",
        gathered=True,
    )
    t.do("end_turn").nature("lay_open", character="warlord").nature("lay_aside", character="merchant")
    for character in PICKS:
        t.do("pick", character=character)
    return t


@scenario("T126")
@rule("CIT-THEATER-1")
def test_CIT_THEATER_1_the_owner_chooses_blind_before_rank_1_is_called() -> None:
    t = after_the_draft()
    assert (t.asked(), t.waiting_for()) == ("theater_seat", 0)
    assert t.view(None)["called"] == 0
    assert [one["seat"] for one in t.choices("swap_characters")] == [1, 2, 3, 4]
    shown = t.view(0)
    assert [seat["characters"] for seat in shown["seats"]] == [[], [], [], [], []]
    t.do("pass")
    assert (t.waiting_for(), t.playing()) == (0, "assassin")


@scenario("T126")
@rule("CIT-THEATER-2")
def test_CIT_THEATER_2_both_see_their_new_cards_and_nothing_is_revealed() -> None:
    t = after_the_draft().do("swap_characters", seat=3)
    assert t.view(0)["mine"]["characters"] == ["king"]
    assert t.view(3)["mine"]["characters"] == ["assassin"]
    assert t.view(1)["mine"]["characters"] == ["thief"]
    assert all(one["seat"] is None for one in t.view(1)["ranks"] if one["rank"] != 1)


@rule("CIT-THEATER-2")
def test_CIT_THEATER_2_the_others_learn_only_who_swapped_with_whom() -> None:
    t = after_the_draft()
    t.s.tape = []
    t.do("swap_characters", seat=3)
    swap = read(t.s.tape[0], GAME.kinds)
    told = {"event": "characters_swapped", "seat": 0, "other": 3}
    assert swap.seen_by(1) == told
    assert swap.seen_by(None) == told
    assert swap.seen_by(3) == {**told, "gave": "assassin", "got": "king"}


@rule("CIT-THEATER-2")
def test_CIT_THEATER_2_each_plays_the_card_now_held() -> None:
    t = after_the_draft().do("swap_characters", seat=3)
    assert (t.waiting_for(), t.playing()) == (3, "assassin")
    t.idle(until="king")
    assert t.waiting_for() == 0
