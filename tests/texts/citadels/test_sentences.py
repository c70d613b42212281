"""What players read at a Citadels table, in three languages."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.core.errors import Reason
from kasztelan.games.citadels.rules.pending import NAMES
from kasztelan.texts import LANGUAGES, words
from kasztelan.texts.sentences import Table
from tests.texts.citadels import ASKED
from tests.texts.rooms import assert_is_a_sentence, tables

TABLES = tables("citadels", {"edition": "revised"})
CLASSIC = tables("citadels", {"edition": "classic"})


def test_choices_read_like_english() -> None:
    table = TABLES["en"]
    assert (
        table.action({"verb": "build", "card": "market"}, {"price": 2}) == "Build the Market for 2\u00a0gold"
    )
    assert table.action({"verb": "build", "card": "market"}, None) == "Build the Market"
    assert table.action({"verb": "gather_gold"}, {"gold": 2}) == "Take 2\u00a0gold"
    assert table.action({"verb": "kill", "character": "merchant"}) == "Kill the Merchant"
    destroy = {"verb": "destroy", "seat": 0, "card": "market", "beautified": False}
    assert table.action(destroy, {"price": 1}) == "Destroy Anna’s Market (1\u00a0gold)"
    destroy["beautified"] = True
    assert table.action(destroy, {"price": 2}) == "Destroy Anna’s beautified Market (2\u00a0gold)"


@pytest.mark.parametrize(
    ("language", "price", "said"),
    [
        ("pl", 1, "Wybuduj Twierdzę za 1\u00a0monetę"),
        ("pl", 3, "Wybuduj Twierdzę za 3\u00a0monety"),
        ("pl", 5, "Wybuduj Twierdzę za 5\u00a0monet"),
        ("uk", 1, "Збудувати Фортецю за 1\u00a0монету"),
        ("uk", 3, "Збудувати Фортецю за 3\u00a0монети"),
        ("uk", 5, "Збудувати Фортецю за 5\u00a0монет"),
    ],
)
def test_names_and_numbers_take_their_case(language: str, price: int, said: str) -> None:
    assert TABLES[language].action({"verb": "build", "card": "fortress"}, {"price": price}) == said


def test_a_choice_depends_on_what_is_asked() -> None:
    table = TABLES["en"]
    assert table.action({"verb": "pass"}, {"decision": "confiscation"}) == "Leave the warrant face down"
    assert table.action({"verb": "pass"}, {"decision": "bell"}) == "Announce nothing"
    assert table.action({"verb": "give", "card": "docks"}, {"other": 2}) == "Give the Docks to Олесь"


def test_whoever_is_asked_reads_a_question_and_the_others_wait() -> None:
    asked = {"name": "pick_character", "seat": 0}
    assert TABLES["en"].decision(asked, 0) == "Choose your character."
    for viewer in (1, None):
        assert TABLES["en"].decision(asked, viewer) == "Waiting for Anna to choose a character."
        assert TABLES["pl"].decision(asked, viewer) == "Postać wybiera Anna."
    for viewer in (0, None):
        assert (
            TABLES["uk"].decision({"name": "draw_cards", "seat": None}, viewer) == "Карти тягнуть із колоди."
        )
        assert TABLES["en"].decision({"name": "over", "seat": None}, viewer) == "The game is over."


def test_a_secret_is_told_only_to_those_who_know_it() -> None:
    table = TABLES["en"]
    assert table.event({"event": "picked", "seat": 0}, False) == "Anna chooses a character."
    picked = {"event": "picked", "seat": 0, "character": "thief"}
    assert table.event(picked, True) == "Anna chooses the Thief."
    assert table.event(picked, False) == "Anna chooses a character."


def test_a_spy_who_finds_nothing() -> None:
    spied = {"event": "spied", "seat": 0, "other": 1, "type": "trade", "count": 0, "cards": []}
    assert (
        TABLES["en"].event(spied, True)
        == "Anna looks at Piotr’s hand for trade districts; the hand is empty."
    )


def test_the_own_district_is_said_to_be_so() -> None:
    fell: dict[str, Any] = {
        "event": "destroyed",
        "seat": 0,
        "other": 0,
        "card": "framework",
        "beautified": False,
    }
    assert TABLES["pl"].event({**fell, "gold": 0}, True) == "Anna burzy własną dzielnicę: Rusztowanie."
    assert TABLES["pl"].event({**fell, "other": 1, "gold": 2}, True) == (
        "Anna burzy za 2\u00a0monety Rusztowanie gracza Piotr."
    )


def test_reasons_give_their_numbers() -> None:
    reason = Reason("needs_gold", {"needed": 3, "has": 2})
    said = [TABLES[language].reason(reason) for language in LANGUAGES]
    assert said == [
        "It takes 3\u00a0gold; you have 2.",
        "Potrzeba 3\u00a0monet, masz 2.",
        "Потрібно 3\u00a0монети, у вас 2.",
    ]


def test_an_unnamed_seat_is_called_by_its_number() -> None:
    table = Table(words("en", "citadels"), ("Anna", "Bo"), "revised")
    assert table.reason(Reason("no_such_seat", {"seat": 6})) == "There is no seat 6 at this table."


def test_each_edition_has_its_own_names() -> None:
    assert TABLES["pl"].character("assassin") == "Zabójczyni"
    assert CLASSIC["pl"].character("assassin") == "Zabójca"
    assert CLASSIC["pl"].action({"verb": "kill", "character": "architect"}) == "Zamorduj Architekta"
    assert CLASSIC["pl"].card("great_wall") == "Wielki Mur"
    assert CLASSIC["pl"].card("market") == "Targowisko"
    assert CLASSIC["pl"].name("type", "religious") == "sakralna"
    assert "8" in CLASSIC["en"].effect("university")


def test_effects_and_scores_have_words() -> None:
    table = TABLES["en"]
    assert "2 gold" in table.effect("smithy")
    assert table.effect("market") == ""
    assert "crown" in table.character_effect("king")
    assert table.source("dragon_gate") == "Dragon Gate"
    assert table.source("first_city") == "first completed city"
    assert table.ending("city") == "a city is complete"


def test_a_fact_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError, match="event-killed needs character"):
        TABLES["en"].event({"event": "killed", "seat": 0}, True)


def test_the_short_name_of_every_decision_stands_in_a_reason() -> None:
    assert len(ASKED) < len(NAMES)
    for language in LANGUAGES:
        for name in ASKED:
            assert_is_a_sentence(TABLES[language].reason(Reason("answer_first", {"decision": name})))


def test_whoever_looks_is_spoken_to() -> None:
    fell = {"event": "destroyed", "seat": 0, "other": 1, "card": "tavern", "beautified": False, "gold": 0}
    to_anna, to_piotr = (tables("citadels", {"edition": "revised"}, me=seat) for seat in (0, 1))
    assert [to_piotr[language].event(fell, True) for language in LANGUAGES] == [
        "Anna destroys your Tavern.",
        "Anna burzy w twoim mieście Tawernę.",
        "Anna руйнує у вашому місті Таверну.",
    ]
    built = {"event": "built", "seat": 0, "card": "market", "gold": 2, "how": "gold"}
    assert [to_anna[language].event(built, True) for language in LANGUAGES] == [
        "You build the Market for 2\u00a0gold.",
        "Budujesz Targowisko za 2\u00a0monety.",
        "Ви будуєте Ринок за 2\u00a0монети.",
    ]
    assert to_anna["pl"].player(0) == "Ty"
    assert to_piotr["en"].reason(Reason("city_completed", {"seat": 1})) == "Your city is completed."
    asked = {"name": "wizard_take", "seat": 0, "other": 1}
    assert to_piotr["en"].decision(asked, 1) == "Waiting for Anna to take a card from you."


def test_a_button_says_what_the_question_does_not() -> None:
    table = TABLES["en"]
    assert table.action_short({"verb": "pick", "character": "thief"}) == "Thief"
    assert table.action_short({"verb": "build", "card": "market"}, {"price": 2}) == "Market"
    assert table.action_short({"verb": "gather_gold"}, {"gold": 2}) == "2\u00a0gold"
    assert table.action_short({"verb": "gather_cards"}, {"count": 2, "keep": 1}) == "Draw cards"
    assert table.action_group({"verb": "destroy"}) == "Destroy"
    assert CLASSIC["pl"].action_group({"verb": "destroy"}) == "Zniszcz"


def test_the_classic_edition_has_its_own_words() -> None:
    killed = {"event": "killed", "seat": 0, "character": "king"}
    assert TABLES["en"].event(killed, True) == "Anna kills the King."
    assert CLASSIC["en"].event(killed, True) == "Anna murders the King."
    assert CLASSIC["pl"].event(killed, True) == "Anna morduje Króla."
    got = {"event": "gained_gold", "seat": 0, "gold": 5, "why": "income"}
    assert CLASSIC["pl"].event(got, True) == "Anna pobiera dochód: 5\u00a0sztuk\u00a0złota."
