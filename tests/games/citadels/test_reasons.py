"""The reason against an action names its true cause."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.core.errors import Reason
from kasztelan.games.citadels.game import GAME
from kasztelan.texts import words
from kasztelan.texts.sentences import Table as Speaker
from tests.games.citadels.agreed import classic, revised
from tests.games.citadels.table import Table
from tests.marks import rule


def reason(t: Table, verb: str, **fields: Any) -> Reason | None:
    return GAME.why_not(t.s, GAME.to_act(t.s), GAME.codec.encode({"verb": verb, **fields}))


def called(character: str, options: dict[str, Any], *others: dict[str, Any], **seat: Any) -> Table:
    """That character at seat 0 has gathered."""
    seats = [{"characters": [character], **seat}, *others]
    return Table(5, options, seats=seats, next=character, gathered=True)


@rule("CIT-SEER-1")
def test_CIT_SEER_1_with_all_other_hands_empty_there_is_nothing_to_take() -> None:
    t = called("seer", revised(cast=["seer"]), hand=["manor"])
    assert reason(t, "divine") == Reason("all_hands_empty")


@rule("CIT-WIZARD-1")
def test_CIT_WIZARD_1_an_empty_hand_is_no_choice_even_if_there_is_no_other() -> None:
    t = called("wizard", revised(cast=["wizard"]), hand=["manor"])
    assert reason(t, "look", seat=2) == Reason("empty_hand", {"seat": 2})
    assert reason(t, "look", seat=0) == Reason("no_such_player")
    assert reason(t, "look", seat=7) == Reason("no_such_seat", {"seat": 7})


@rule("CIT-ARTIST-1")
def test_CIT_ARTIST_1_the_second_coin_is_needed_too() -> None:
    t = called("artist", revised(cast=["artist"]), gold=1, city=["manor", "castle"])
    t.do("beautify", card="manor")
    assert reason(t, "beautify", card="castle") == Reason("needs_gold", {"needed": 1, "has": 0})
    assert reason(t, "beautify", card="manor") == Reason("already_beautified", {"card": "manor"})
    assert reason(t, "end_turn") == Reason("answer_first", {"decision": "beautifying"})


@rule("CIT-CLASSIC-ABBOT-1")
def test_CIT_CLASSIC_ABBOT_1_at_a_tie_nobody_is_the_richest() -> None:
    t = called("abbot", classic(cast=["abbot"]), {"gold": 5}, {"gold": 5}, {"gold": 3}, gold=1)
    assert reason(t, "tithe", seat=1) == Reason("richest_are_tied")
    assert reason(t, "tithe", seat=3) == Reason("not_richer")


@rule("CIT-DIPLOMAT-1")
def test_CIT_DIPLOMAT_1_short_of_gold_is_told_with_the_cheapest_price() -> None:
    t = called(
        "diplomat", revised(cast=["diplomat"]), {"city": ["palace"]}, gold=1, city=["tavern", "church"]
    )
    assert reason(t, "exchange", seat=1, card="palace", beautified=False) == Reason(
        "needs_gold", {"needed": 3, "has": 1}
    )
    t = called(
        "diplomat", revised(cast=["diplomat"]), {"city": ["palace", "tavern"]}, gold=9, city=["tavern"]
    )
    assert reason(t, "exchange", seat=1, card="palace", beautified=False) == Reason(
        "nothing_to_exchange", {"card": "palace"}
    )


@rule("CIT-ARMORY-1")
@pytest.mark.parametrize("agreed", [revised("armory"), classic("armory")])
def test_CIT_ARMORY_1_it_cannot_destroy_itself(agreed: dict[str, Any]) -> None:
    t = called("merchant", agreed, city=["armory", "tavern"])
    assert reason(t, "armory", seat=0, card="armory", beautified=False) == Reason("armory_itself")


def test_the_true_causes_are_told_in_polish_and_ukrainian() -> None:
    told = [Reason("all_hands_empty"), Reason("empty_hand", {"seat": 1}), Reason("richest_are_tied")]
    said = [
        Speaker(words(language, "citadels"), ["Ala", "Ola"], "revised").reason(one)
        for language in ("pl", "uk")
        for one in told
    ]
    assert said == [
        "Nikt inny nie ma kart na ręce.",
        "Ola nie ma kart na ręce.",
        "Kilku graczy ma najwięcej monet, więc nie płaci nikt.",
        "Ні в кого іншого немає карт у руці.",
        "Ola не має карт у руці.",
        "Найбагатших кілька, тож не платить ніхто.",
    ]
