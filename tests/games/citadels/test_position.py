"""Described positions: what they mean, and what cannot be."""

from __future__ import annotations

from typing import Any, Final

import pytest

from kasztelan.core.errors import BadPosition, Reason
from kasztelan.games.citadels.game import GAME
from kasztelan.texts import LANGUAGES, words
from kasztelan.texts.errors import describe_refusal, in_words
from kasztelan.texts.sentences import Table as Speaker
from tests.games.citadels.agreed import revised


def refusal(position: Any) -> BadPosition:
    with pytest.raises(BadPosition) as wrong:
        GAME.position(position)
    return wrong.value


def at_five(options: dict[str, Any] | None = None, *seats: dict[str, Any], **position: Any) -> dict[str, Any]:
    """A description of a table of five; seats left out have 2 gold and nothing else."""
    laid = [*seats, *[{}] * (5 - len(seats))]
    return {"options": {"players": 5, **(options or {})}, "seats": laid, **position}


WITCH: Final = revised(cast=["witch"])
THIEF: Final = {"characters": ["thief"]}

MALFORMED: Final[list[tuple[Any, str, Reason]]] = [
    ([], "position", Reason("no_object")),
    ({"moon": 1}, "moon", Reason("not_known")),
    ({"options": []}, "options", Reason("no_object")),
    ({"options": {"players": 9}}, "options.players", Reason("impossible", {"value": "9"})),
    ({"options": {"characters": "random"}}, "options.characters", Reason("left_to_chance")),
    ({"options": {"districts": "random"}}, "options.districts", Reason("left_to_chance")),
    ({"seats": [{}]}, "seats", Reason("impossible", {"value": "[{}]"})),
    (at_five(None, {"silver": 1}), "seats[0].silver", Reason("not_known")),
    (at_five(None, {"gold": -1}), "seats[0].gold", Reason("impossible", {"value": "-1"})),
    (at_five(None, {"hand": "manor"}), "seats[0].hand", Reason("no_list")),
    (at_five(None, {"hand": ["sea"]}), "seats[0].hand", Reason("no_district", {"thing": "sea"})),
    (at_five(None, {"city": ["palace"] * 4}), "seats[0].city", Reason("no_further", {"card": "palace"})),
    (
        at_five(revised("secret_vault"), {"city": ["secret_vault"]}),
        "seats[0].city",
        Reason("never_built", {"card": "secret_vault"}),
    ),
    (at_five(revised("museum"), museum=["manor"]), "museum", Reason("nobody_built", {"card": "museum"})),
    (at_five(None, gathered=1), "gathered", Reason("impossible", {"value": "1"})),
    (at_five(None, next="queen"), "next", Reason("not_in_cast", {"thing": "queen"})),
    (at_five(None, face_up="king"), "face_up", Reason("no_list")),
    (at_five(None, face_up=["thief", "king"]), "face_up", Reason("count_given", {"count": 2})),
    (at_five(None, THIEF, THIEF), "seats.characters", Reason("there_twice", {"character": "thief"})),
    (
        at_five(None, {"characters": ["thief", "king"]}),
        "seats[0].characters",
        Reason("impossible", {"value": "['thief', 'king']"}),
    ),
    (
        at_five(None, {"characters": ["assassin"]}, killed="assassin", next="king"),
        "killed",
        Reason("cannot_be_named", {"character": "assassin"}),
    ),
    (
        at_five(WITCH, *({"characters": [one]} for one in ("king", "bishop", "merchant", "warlord", "thief")),
                bewitched="king", next="king"),
        "bewitched",
        Reason("nobody_holds", {"character": "witch"}),
    ),
    (
        at_five(revised(cast=["magistrate"]), {"characters": ["magistrate"]}, next="king",
                warrants={"signed": "king", "others": ["bishop"]}),
        "warrants",
        Reason("count_given", {"count": 2}),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("position", "field", "problem"), MALFORMED)
def test_what_cannot_be_read_is_refused_by_its_field(position: Any, field: str, problem: Reason) -> None:
    wrong = refusal(position)
    assert (wrong.field, wrong.problem, wrong.game) == (field, problem, "citadels")


def test_two_completed_cities_need_to_say_whose_was_first() -> None:
    city = ["manor", "castle", "temple", "church", "tavern", "market", "docks"]
    wrong = refusal(at_five(None, {"city": city}, {"city": city}))
    assert (wrong.field, wrong.problem, wrong.allowed.facts) == (
        "first_to_complete", Reason("missing"), {"values": ["0", "1"]},
    )  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", [one[0] for one in MALFORMED])
def test_every_refused_position_is_told_in_words(position: Any, language: str) -> None:
    wrong = refusal(position)
    speaker = Speaker(words(language, "citadels"), [], "")
    assert speaker.words.has(f"problem-{wrong.problem.code}")
    assert speaker.words.has(f"allowed-{wrong.allowed.code}")
    assert in_words(speaker, "problem", wrong.problem)
    assert in_words(speaker, "allowed", wrong.allowed)


def test_a_refusal_names_things_as_the_reader_does() -> None:
    vault = refusal(at_five(revised("secret_vault"), {"city": ["secret_vault"]}))
    twice = refusal(at_five(None, THIEF, THIEF))
    said = [
        describe_refusal(words(language, "citadels"), one)
        for language in ("pl", "uk")
        for one in (vault, twice)
    ]
    assert said == [
        "seats[0].city: nigdy nie można wybudować Tajnego skarbca; dozwolone: każda inna dzielnica",
        "seats.characters: ta postać występuje dwa razy: Złodziej; dozwolone: każda raz",
        "seats[0].city: Таємне сховище не можна збудувати ніколи; дозволено: будь-який інший квартал",
        "seats.characters: цього персонажа названо двічі: Злодій; дозволено: кожен один раз",
    ]  # fmt: skip
