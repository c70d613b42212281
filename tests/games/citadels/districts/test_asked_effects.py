"""Districts that only help, at a table that wants to be asked, and at one that does not."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.bots.registry import make_bot
from kasztelan.core.chance import SeededChance
from kasztelan.core.match import Match
from kasztelan.games.citadels.game import GAME
from kasztelan.texts import words
from kasztelan.texts.sentences import Table as Speaker
from tests.games.citadels.agreed import classic, revised
from tests.games.citadels.table import Table
from tests.marks import rule

HELPFUL = ("gold_mine", "library", "observatory", "park", "poor_house")


def bishop(*city: str, asked: bool = True, options: dict[str, Any] | None = None, **position: Any) -> Table:
    """The Bishop at seat 0 has these districts and usually no gold."""
    agreed = options or revised(*HELPFUL)
    seats = [{"characters": ["bishop"], "city": list(city)}]
    seats[0] |= {"gold": position.pop("gold", 0), "hand": position.pop("hand", [])}
    return Table(5, {**agreed, "ask_effects": asked}, seats=seats, next="bishop", **position)


def question(t: Table) -> tuple[str, int | None, str | None]:
    return t.asked(), t.waiting_for(), GAME.decision(t.s).get("card")


@rule("CIT-TURN-12", "CIT-GOLDMINE-1")
@pytest.mark.parametrize(("answer", "gold"), [("use_effect", 3), ("pass", 2)])
def test_CIT_TURN_12_the_gold_mine_gives_a_third_coin_if_its_owner_wants(answer: str, gold: int) -> None:
    t = bishop("gold_mine").do("gather_gold")
    assert question(t) == ("effect", 0, "gold_mine")
    assert t.do(answer).gold(0) == gold
    assert (t.asked(), t.can("gather_gold")) == ("turn", False)


@rule("CIT-TURN-12", "CIT-OBSERVATORY-1")
@pytest.mark.parametrize(("answer", "seen"), [("use_effect", 3), ("pass", 2)])
def test_CIT_TURN_12_the_observatory_is_asked_about_before_drawing(answer: str, seen: int) -> None:
    t = bishop("observatory").do("gather_cards")
    assert question(t) == ("effect", 0, "observatory")
    t.do(answer).draws(*["manor", "castle", "palace"][:seen])
    assert (t.asked(), len(t.choices("keep"))) == ("keep_cards", seen)
    t.do("keep", card="castle")
    assert (t.hand(0), len(t.under())) == (["castle"], seen - 1)


@rule("CIT-TURN-12", "CIT-LIBRARY-1")
def test_CIT_TURN_12_the_library_is_asked_about_when_the_cards_are_seen() -> None:
    t = bishop("library").do("gather_cards").draws("manor", "castle")
    assert question(t) == ("effect", 0, "library")
    assert (t.view(0)["mine"]["drawn"], t.view(1)["mine"]["drawn"]) == (["manor", "castle"], [])
    t.do("use_effect")
    assert (t.asked(), t.hand(0), t.under()) == ("turn", ["manor", "castle"], [])


@rule("CIT-TURN-12")
def test_CIT_TURN_12_without_the_library_one_card_is_kept() -> None:
    t = bishop("library").do("gather_cards").draws("manor", "castle").do("pass")
    assert t.asked() == "keep_cards"
    assert t.do("keep", card="castle").hand(0) == ["castle"]
    assert t.under() == ["manor"]


@rule("CIT-TURN-12", "CIT-CLASSIC-LIBRARY-1")
def test_CIT_TURN_12_a_classic_library_keeps_two_of_three() -> None:
    t = bishop("library", "observatory", options=classic()).do("gather_cards").do("use_effect")
    t.draws("manor", "castle", "palace").do("use_effect")
    t.do("keep", card="manor").do("keep", card="palace")
    assert (t.hand(0), t.under()) == (["manor", "palace"], ["castle"])


@rule("CIT-TURN-12", "CIT-TURN-10")
@pytest.mark.parametrize(("answer", "gold", "cards"), [("use_effect", 1, 2), ("pass", 0, 0)])
def test_CIT_TURN_12_poor_house_and_park_are_asked_about_one_after_the_other(
    answer: str, gold: int, cards: int
) -> None:
    t = bishop("poor_house", "park", options=revised(*HELPFUL, "smithy"), hand=[], gathered=True).do(
        "end_turn"
    )
    assert question(t) == ("effect", 0, "poor_house")
    t.do(answer)
    assert question(t) == ("effect", 0, "park")
    t.do(answer).settle()
    assert (t.gold(0), len(t.hand(0))) == (gold, cards)
    assert t.playing() != "bishop"


@rule("CIT-TURN-12", "CIT-ALCHEMIST-2")
def test_CIT_TURN_12_the_refund_comes_after_the_answers() -> None:
    seats = [{"characters": ["alchemist"], "gold": 1, "city": ["poor_house"], "hand": ["tavern"]}]
    options = revised(*HELPFUL, cast=["alchemist"], ask_effects=True)
    t = Table(5, options, seats=seats, next="alchemist", gathered=True)
    t.do("build", card="tavern").do("end_turn")
    assert (t.asked(), t.gold(0)) == ("effect", 0)
    assert t.do("use_effect").gold(0) == 2


@rule("CIT-TURN-12")
def test_CIT_TURN_12_nobody_is_asked_when_nothing_would_come_of_it() -> None:
    t = bishop("park", "poor_house", hand=["manor"], gathered=True, gold=1)
    t.do("end_turn")
    assert t.playing() != "bishop"
    t = bishop("library", "observatory", deck=["docks"]).do("gather_cards").draws("docks")
    assert t.asked() == "keep_cards"
    assert bishop("park", hand=[], gathered=True, deck=[]).do("end_turn").playing() != "bishop"


@rule("CIT-TURN-12")
def test_CIT_TURN_12_they_work_unasked_unless_the_table_wants_it() -> None:
    assert bishop("gold_mine", asked=False).do("gather_gold").gold(0) == 3
    t = bishop("library", "observatory", asked=False).do("gather_cards").draws("manor", "castle", "palace")
    assert t.hand(0) == ["manor", "castle", "palace"]
    t = bishop("poor_house", "park", asked=False, gathered=True).do("end_turn").settle()
    assert (t.gold(0), len(t.hand(0))) == (1, 2)


@rule("CIT-TURN-12", "CIT-WITCH-2")
def test_CIT_TURN_12_a_witch_is_asked_before_she_bewitches() -> None:
    seats = [{"characters": ["witch"], "gold": 0, "city": ["gold_mine"]}]
    t = Table(5, revised(*HELPFUL, cast=["witch"], ask_effects=True), seats=seats, next="witch")
    t.do("gather_gold").do("use_effect")
    assert (t.asked(), t.gold(0)) == ("bewitching", 3)


def test_the_question_and_its_answers_in_polish_and_ukrainian() -> None:
    t = bishop("park", hand=[], gathered=True).do("end_turn")
    told = GAME.decision(t.s)
    said = []
    for language in ("pl", "uk"):
        speaker = Speaker(words(language, "citadels"), ["Ala", "Ola"], "revised")
        said += [speaker.decision(told, 0), speaker.decision(told, 1)]
        said += [speaker.action(GAME.codec.decode(one), GAME.facts(t.s, one)) for one in GAME.legal(t.s)]
    assert said == [
        "Używasz Parku?",
        "Ala decyduje, czy użyć Parku.",
        "Nie używaj Parku",
        "Użyj Parku: 2\N{NO-BREAK SPACE}karty",
        "Скористатися ефектом Парку?",
        "Ala вирішує, чи скористатися ефектом Парку.",
        "Не користуватися ефектом Парку",
        "Скористатися ефектом Парку: 2\N{NO-BREAK SPACE}карти",
    ]


def test_the_heuristic_bot_says_yes() -> None:
    options = {"players": 5, **revised(*HELPFUL, ask_effects=True)}
    seats = [{"characters": ["bishop"], "gold": 0, "city": ["gold_mine"]}, {}, {}, {}, {}]
    opening = {"options": options, "seats": seats, "next": "bishop"}
    match = Match(GAME, SeededChance(1), options, opening)
    match.act(0, GAME.codec.encode({"verb": "gather_gold"}))
    chosen = make_bot("heuristic", GAME, 3).choose(match.seat(0))
    assert GAME.codec.decode(chosen) == {"verb": "use_effect"}
