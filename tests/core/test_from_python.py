"""What somebody at a Python prompt holds: actions with gaps filled in, refusals in words, and readable reprs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import kasztelan
from kasztelan.core.errors import IllegalAction, InvalidAction, Refusal
from kasztelan.core.events import Step
from kasztelan.core.match import Match
from tests.stones.sitting import amid

SEATS: list[dict[str, Any]] = [
    {"gold": 6, "hand": ["tavern", "temple"], "city": ["keep"], "characters": ["warlord"]},
    {"city": ["manor", "market"], "characters": ["king"]},
    {"characters": ["merchant"]},
    {"characters": ["thief"]},
]


def warlord(seats: Sequence[dict[str, Any]] = SEATS) -> Match:
    """The Warlord's turn, after gathering."""
    opening = {
        "options": {"players": 4},
        "round": 5,
        "next": "warlord",
        "gathered": True,
        "seats": list(seats),
    }
    return kasztelan.match("citadels", players=4, opening=opening)


def test_what_is_left_out_is_filled_in_where_only_one_choice_fits() -> None:
    match = warlord()
    match.do(verb="destroy", seat=1, card="manor")
    decoded = match.game.codec.decode(match.history[0])
    assert decoded == {"verb": "destroy", "seat": 1, "card": "manor", "beautified": False}


def test_what_is_left_open_is_asked_for_with_what_fits() -> None:
    match = warlord()
    with pytest.raises(InvalidAction) as refused:
        match.do(verb="build")
    assert refused.value.field == "card"
    assert refused.value.allowed.facts == {"values": ["temple", "tavern"]}
    assert match.history == []


def test_what_cannot_be_done_is_refused_for_its_own_reason_though_something_is_left_out() -> None:
    with pytest.raises(IllegalAction) as refused:
        warlord().do(verb="destroy", seat=1, card="palace")
    reason = refused.value.reason
    assert [reason.text(language) for language in ("en", "pl", "uk")] == [
        "That city does not have the Palace.",
        "W tym mieście nie ma Pałacu.",
        "У цьому місті немає Палацу.",
    ]


def test_wrong_options_are_told_in_any_language() -> None:
    with pytest.raises(Refusal) as refused:
        kasztelan.match("citadels", players=9)
    assert [refused.value.text(language) for language in ("en", "pl", "uk")] == [
        "Number of players: 9 is not possible; allowed: 2 to 8",
        "Liczba graczy: niemożliwa wartość 9; dozwolone: od 2 do 8",
        "Кількість гравців: неможливе значення 9; дозволено: від 2 до 8",
    ]


def test_a_match_is_printed_with_everybody_and_what_may_be_done() -> None:
    assert str(amid({"mode": "automa"}, heap=12)).splitlines() == [
        "stones: 0 actions, seat 0 decides",
        "  seat 0: 0 points",
        "  automa-miller: 0 points",
        "  turn:",
        "    do(verb='take', stones=1)",
        "    do(verb='take', stones=2)",
        "    do(verb='take', stones=3)",
    ]


def test_a_long_list_of_choices_is_cut() -> None:
    city = ["tavern", "market", "docks", "temple", "church", "manor"]
    others = [{"city": city, "characters": [one]} for one in ("king", "merchant", "thief")]
    own = {"gold": 20, "city": ["tavern", "market", "manor", "watchtower"], "characters": ["warlord"]}
    match = warlord([own, *others])
    lines = str(match).splitlines()
    assert lines[-1] == f"    … and {len(match.choices()) - 20} more"
    assert len(lines) == 1 + 4 + 1 + 20 + 1


def test_everything_a_user_holds_tells_what_it_is() -> None:
    match = amid({"mode": "teams"}, heap=2)
    heard: list[Step] = []
    match.listen(heard.extend)
    seat = match.waiting_for()
    match.do(verb="take", stones=2)
    held = [
        match.game, match.game.codec, match.state, match.seat(0), match.result, heard[0], heard[0].events[0],
        match.game.options[0], match.game.options[1].only, match.game.presets[0], match.game.kinds[0], match,
        *match.game.participants(match.options),
    ]  # fmt: skip
    assert [one for one in map(repr, held) if " object at 0x" in one] == []
    assert repr(match) == "<match of stones: 1 actions, the game is over>"
    assert repr(heard[0].events[0]) == f"took(seat={seat}, stones=2, cost=1)"
    assert "sides [0, 1, 0, 1] with points [0, 0]" in repr(match.result)
