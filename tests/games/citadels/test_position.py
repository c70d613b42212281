"""Described positions: what they mean, and what cannot be."""

from __future__ import annotations

from typing import Any, Final

import pytest

from kasztelan.core.errors import BadPosition, Reason
from kasztelan.games.citadels.components import CARD_IDS, CHARACTER_IDS
from kasztelan.games.citadels.game import GAME
from kasztelan.texts import LANGUAGES, words
from kasztelan.texts.errors import describe_refusal, in_words
from kasztelan.texts.sentences import Table as Speaker
from tests.games.citadels.agreed import classic, revised
from tests.games.citadels.table import Table


def refusal(position: Any) -> BadPosition:
    with pytest.raises(BadPosition) as wrong:
        GAME.position(position)
    return wrong.value


def at_five(options: dict[str, Any] | None = None, *seats: dict[str, Any], **position: Any) -> dict[str, Any]:
    """A description of a table of five; seats left out have 2 gold and nothing else."""
    laid = [*seats, *[{}] * (5 - len(seats))]
    return {"options": {"players": 5, **(options or {})}, "seats": laid, **position}


SEVEN: Final = ["manor", "castle", "temple", "church", "tavern", "market", "docks"]
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


BLOCKED: Final = [{"characters": [one]} for one in ("king", "bishop", "merchant", "warlord", "magician")]
"""Nobody holds rank 1 or 2."""
TAXED: Final = revised(cast=["tax_collector"])
SMITHS: Final = {"characters": ["king"], "city": ["smithy"]}

IMPOSSIBLE: Final[list[tuple[Any, str, Reason]]] = [
    (at_five(WITCH, killed="king", next="king"), "killed", Reason("nobody_holds", {"character": "assassin"})),
    (at_five(None, *BLOCKED, killed="king", next="king"), "killed", Reason("nobody_holds", {"character": "assassin"})),
    (at_five(WITCH, bewitched="king", next="witch"), "bewitched", Reason("not_called_yet", {"character": "witch"})),
    (at_five(None, {"characters": ["assassin"]}, robbed="king", next="assassin"), "robbed", Reason("not_called_yet", {"character": "thief"})),
    (
        at_five(None, THIEF, killed="thief", robbed="king", next="king"),
        "robbed",
        Reason("was_killed", {"character": "thief"}),
    ),
    (
        at_five(WITCH, {"characters": ["witch"]}, THIEF, bewitched="thief", robbed="king", next="thief"),
        "robbed",
        Reason("not_called_yet", {"character": "thief"}),
    ),
    (at_five(None, tax=1), "tax", Reason("not_in_cast", {"thing": "tax_collector"})),
    (at_five(classic(cast=["tax_collector"]), tax=1), "tax", Reason("only_in_edition", {"edition": "revised"})),
    (at_five(None, bell=True), "bell", Reason("only_in_edition", {"edition": "classic"})),
    (at_five(classic("bell_tower"), bell=True), "bell", Reason("nobody_built", {"card": "bell_tower"})),
    (at_five(None, {"hand": ["manor"]}, deck=["manor"] * 4), "deck", Reason("cards_left_out", {"count": 63})),
    (at_five(None, rest="box"), "rest", Reason("impossible", {"value": "box"})),
    (at_five(None, used="income"), "used", Reason("no_list")),
    (at_five(None, over=True, used=["income"]), "used", Reason("cannot_have_used", {"thing": "income"})),
    (at_five(None, SMITHS, next="king", used=["ability"]), "used", Reason("cannot_have_used", {"thing": "ability"})),
    (
        at_five(None, SMITHS, next="king", crown=1, used=["crown"]),
        "used",
        Reason("cannot_have_used", {"thing": "crown"}),
    ),
    (
        at_five(None, SMITHS, next="king", used=["laboratory"]),
        "used",
        Reason("cannot_have_used", {"thing": "laboratory"}),
    ),
    (at_five(None, THIEF, next="thief", used=["ability"]), "used", Reason("cannot_have_used", {"thing": "ability"})),
    (at_five(None, draft=[]), "draft", Reason("no_object")),
    (at_five(None, draft={"crown": 1}), "draft.crown", Reason("not_known")),
    (at_five(None, draft={}, next="king"), "next", Reason("not_in_draft")),
    (at_five(None, THIEF, draft={}), "seats[0].characters", Reason("not_in_draft")),
    (at_five(None, {"city": SEVEN}, draft={}), "draft", Reason("would_be_over")),
    (at_five(None, draft={"taken": ["king", "king"]}), "draft.taken", Reason("there_twice", {"character": "king"})),
    (
        at_five(None, face_up=["thief"], draft={"aside": "thief"}),
        "draft.aside",
        Reason("there_twice", {"character": "thief"}),
    ),
    (
        at_five(None, draft={"aside": "king", "taken": ["thief", "king"]}),
        "draft.taken",
        Reason("not_in_pack", {"character": "king"}),
    ),
    (
        at_five(None, draft={"taken": ["king", "bishop", "merchant", "warlord", "magician", "thief"]}),
        "draft.taken",
        Reason("count_given", {"count": 6}),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("position", "field", "problem"), [*MALFORMED, *IMPOSSIBLE])
def test_what_cannot_be_is_refused_by_its_field(position: Any, field: str, problem: Reason) -> None:
    wrong = refusal(position)
    assert (wrong.field, wrong.problem, wrong.game) == (field, problem, "citadels")


def test_two_completed_cities_need_to_say_whose_was_first() -> None:
    wrong = refusal(at_five(None, {"city": SEVEN}, {"city": SEVEN}))
    assert (wrong.field, wrong.problem, wrong.allowed.facts) == (
        "first_to_complete", Reason("missing"), {"values": ["0", "1"]},
    )  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", [one[0] for one in (*MALFORMED, *IMPOSSIBLE)])
def test_every_refused_position_is_told_in_words(position: Any, language: str) -> None:
    wrong = refusal(position)
    speaker = Speaker(words(language, "citadels"), [], "")
    assert speaker.words.has(f"problem-{wrong.problem.code}")
    assert speaker.words.has(f"allowed-{wrong.allowed.code}")
    assert in_words(speaker, "problem", wrong.field, wrong.problem)
    assert in_words(speaker, "allowed", wrong.field, wrong.allowed)


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


# --- what may be told


def test_a_mark_puts_whoever_laid_it_at_the_table() -> None:
    t = Table(killed="king", next="king")
    assert "assassin" in [CHARACTER_IDS[t.s.cast[rank]] for rank in range(1, 9) if t.s.where[rank] >= 0]
    assert t.view(None)["ranks"][3]["killed"]


def test_a_mark_of_whoever_has_the_turn_is_the_ability_used() -> None:
    killer = Table(seats=[{"characters": ["assassin"]}], killed="king")
    assert (killer.playing(), killer.why_not("kill", character="bishop")) == ("assassin", "ability_used")
    seats = [{"characters": ["witch"]}, {"characters": ["thief"]}]
    witch = Table(5, WITCH, seats=seats, bewitched="thief", robbed="king", next="thief", gathered=True)
    assert (witch.waiting_for(), witch.why_not("rob", character="bishop")) == (0, "ability_used")


def test_a_deck_may_be_told_whole_or_the_rest_be_absent() -> None:
    left = sorted(GAME.position({"options": {"players": 5}}).to_data()["deck"])
    whole = GAME.position({"options": {"players": 5}, "deck": [CARD_IDS[kind] for kind in left]})
    assert whole.to_data()["deck"] == left
    few = {"options": {"players": 5}, "seats": [{"hand": ["manor"]}, {}, {}, {}, {}], "rest": "absent"}
    state = GAME.position({**few, "deck": ["tavern"]})
    assert (GAME.view(state, None)["deck"], len(GAME.conserved(state))) == (1, 2)
    assert GAME.view(GAME.position(few), None)["deck"] == 0


def test_what_was_used_in_the_turn_is_used() -> None:
    t = Table(
        seats=[
            {
                "characters": ["merchant"],
                "gold": 9,
                "city": ["smithy", "laboratory", "tavern"],
                "hand": ["manor"],
            }
        ],
        next="merchant",
        gathered=True,
        used=["ability", "income", "smithy"],
    )
    assert [t.why_not(verb) for verb in ("merchant_gold", "income", "smithy")] == [
        "ability_used", "income_taken", "already_used",
    ]  # fmt: skip
    assert t.can("laboratory", card="manor")


def test_a_classic_warlord_who_has_destroyed_can_only_end_the_turn() -> None:
    seats = [{"characters": ["warlord"], "hand": ["tavern"]}]
    t = Table(5, classic(), seats=seats, next="warlord", gathered=True, used=["ability"])
    assert t.choices() == [{"verb": "end_turn"}]
    assert refusal(at_five(classic(), *seats, next="warlord", used=["ability"])).field == "used"


def test_a_draft_begins_with_whoever_chooses_next() -> None:
    t = Table(crown=3, round=4, face_up=["thief"], draft={"aside": "warlord", "taken": ["king", "bishop"]})
    assert (t.asked(), t.waiting_for(), t.view(None)["round"]) == ("pick_character", 0, 4)
    assert (t.view(3)["mine"]["characters"], t.view(4)["mine"]["characters"]) == (["king"], ["bishop"])
    assert t.view(None)["face_up"] == ["thief"]
    assert t.view(0)["mine"]["pack"] == ["assassin", "magician", "merchant", "architect"]
    t.do("pick", character="merchant").do("pick", character="assassin").do("pick", character="magician")
    assert t.playing() == "assassin"


def test_a_draft_of_which_nothing_is_told_begins_with_the_first_choice() -> None:
    t = Table(crown=2, draft={})
    assert (t.asked(), t.waiting_for(), len(t.view(2)["mine"]["pack"])) == ("pick_character", 2, 6)


def test_a_draft_of_two_tells_what_was_discarded_as_well() -> None:
    t = Table(2, draft={"aside": "king", "taken": ["thief", "bishop", "merchant"]})
    assert (t.asked(), t.waiting_for()) == ("pick_character", 0)
    assert (t.view(1)["mine"]["characters"], t.view(1)["mine"]["discarded"]) == (["bishop"], ["merchant"])
    assert Table(2, draft={"taken": ["thief", "bishop"]}).asked() == "discard_character"


def test_the_last_of_seven_may_take_the_card_laid_aside() -> None:
    taken = ["assassin", "thief", "magician", "bishop", "merchant", "architect"]
    t = Table(7, draft={"aside": "king", "taken": taken})
    assert (t.waiting_for(), t.view(6)["mine"]["pack"]) == (6, ["king", "warlord"])
    assert Table(7, draft={"aside": "king", "taken": [*taken, "king"]}).playing() == "assassin"
