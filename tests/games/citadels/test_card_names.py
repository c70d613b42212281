"""The names and texts of Citadels: complete, the same keys in every language, and grammatical in number."""

from importlib.resources import files
from itertools import filterfalse

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from kasztelan.games.citadels.components import CHARACTERS, DISTRICTS, EDITIONS, SETS, TYPES, UNIQUE
from kasztelan.games.citadels.options import OPTIONS

LANGUAGES = ("en", "pl", "uk")
FILES = ("cards", "options")
MARK = "translated: not from a rulebook"
OTHER_EDITION = "name taken from the rulebook of the other edition"

CHOICES = {
    "great_wall_diplomat": ("one_more", "added_to_cost"),
    "tie_break": ("revealed", "chosen"),
    "cardinal_refund": ("full", "own_part"),
    "queen_when_bewitched": ("witch_seat", "queen_seat"),
    "wizard_duplicates": ("that_card", "whole_turn"),
    "library_observatory": ("keep_two", "keep_all"),
}
WORDS = (
    "gold",
    "crown",
    "warrant",
    "signed-warrant",
    "threat",
    "flowered-threat",
    "bank",
    "deck",
    "hand",
    "city",
    "rank",
    "round",
    "museum-cards",
    "tax-token",
    "beautified",
)
COUNTS = ("gold", "cards", "districts", "points")

# The forms of every counted word for 1, 2, 5 and 1.5 of them, in each case.
FORMS = {
    ("pl", "gold", ""): ("moneta", "monety", "monet", "monety"),
    ("pl", "gold", "acc"): ("monetę", "monety", "monet", "monety"),
    ("pl", "gold", "gen"): ("monety", "monet", "monet", "monety"),
    ("pl", "cards", ""): ("karta", "karty", "kart", "karty"),
    ("pl", "cards", "acc"): ("kartę", "karty", "kart", "karty"),
    ("pl", "cards", "gen"): ("karty", "kart", "kart", "karty"),
    ("pl", "districts", ""): ("dzielnica", "dzielnice", "dzielnic", "dzielnicy"),
    ("pl", "districts", "acc"): ("dzielnicę", "dzielnice", "dzielnic", "dzielnicy"),
    ("pl", "districts", "gen"): ("dzielnicy", "dzielnic", "dzielnic", "dzielnicy"),
    ("pl", "points", ""): ("punkt", "punkty", "punktów", "punktu"),
    ("pl", "points", "acc"): ("punkt", "punkty", "punktów", "punktu"),
    ("pl", "points", "gen"): ("punktu", "punktów", "punktów", "punktu"),
    ("uk", "gold", ""): ("монета", "монети", "монет", "монети"),
    ("uk", "gold", "acc"): ("монету", "монети", "монет", "монети"),
    ("uk", "gold", "gen"): ("монети", "монет", "монет", "монети"),
    ("uk", "cards", ""): ("карта", "карти", "карт", "карти"),
    ("uk", "cards", "acc"): ("карту", "карти", "карт", "карти"),
    ("uk", "cards", "gen"): ("карти", "карт", "карт", "карти"),
    ("uk", "districts", ""): ("квартал", "квартали", "кварталів", "кварталу"),
    ("uk", "districts", "acc"): ("квартал", "квартали", "кварталів", "кварталу"),
    ("uk", "districts", "gen"): ("кварталу", "кварталів", "кварталів", "кварталу"),
    ("uk", "points", ""): ("бал", "бали", "балів", "бала"),
    ("uk", "points", "acc"): ("бал", "бали", "балів", "бала"),
    ("uk", "points", "gen"): ("бала", "балів", "балів", "бала"),
}
# Which of the four forms a number takes: 21 is where the two languages part.
FORM_OF: dict[str, dict[int | float, int]] = {
    "pl": {0: 2, 1: 0, 2: 1, 5: 2, 12: 2, 21: 2, 22: 1, 25: 2, 1.5: 3},
    "uk": {0: 2, 1: 0, 2: 1, 5: 2, 12: 2, 21: 0, 22: 1, 25: 2, 1.5: 3},
}


def of_refusals(key: str) -> bool:
    """Whether a key tells what is refused; its facts are shown by tests of refusals."""
    return key.startswith(("problem-", "allowed-"))


def text_of(file: str, language: str) -> str:
    return (files("kasztelan.games.citadels") / "names" / f"{file}.{language}.ftl").read_text(
        encoding="utf-8"
    )


def entries(file: str, language: str) -> list[ast.EntryType]:
    return FluentParser().parse(text_of(file, language)).body


def messages(file: str, language: str) -> list[ast.Message]:
    return [entry for entry in entries(file, language) if isinstance(entry, ast.Message)]


def attributes(file: str, language: str) -> dict[str, list[str]]:
    """The keys of a file in their order, each with its attributes in their order."""
    return {
        message.id.name: [attribute.id.name for attribute in message.attributes]
        for message in messages(file, language)
    }


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file in FILES:
        made.add_resource(FluentResource(text_of(file, language)))
    return made


def counted(made: FluentBundle, word: str, case: str, number: int | float) -> str:
    message = made.get_message(f"count-{word}")
    pattern = message.attributes[case] if case else message.value
    assert pattern is not None
    text, errors = made.format_pattern(pattern, {"n": number})
    assert errors == []
    assert isinstance(text, str)
    return text


def expected_cards() -> dict[str, set[str]]:
    """Every key of the card files that the tables of the game ask for, with the attributes it must have."""
    character = {"effect", "acc", "gen"}
    wanted: dict[str, set[str]] = {"game-citadels": set()}
    wanted |= {f"edition-{edition}": set() for edition in EDITIONS}
    forms = {"colour", "plural", "gen_plural"}
    wanted |= {f"type-{kind}{dialect}": forms for kind in TYPES for dialect in ("", "-classic")}
    wanted |= {f"character-{one.id}": character for one in CHARACTERS}
    wanted |= {f"character-{one.id}-classic": character for one in CHARACTERS if one.classic_rank}
    for card in DISTRICTS:
        wanted[f"district-{card.id}"] = {"acc", "gen"} | ({"effect"} if card.type == UNIQUE else set())
        if card.type == UNIQUE and card.classic_copies:
            wanted[f"district-{card.id}-classic"] = {"effect", "acc", "gen"}
    wanted |= {
        f"preset-{one}": {"about"} for one in (*(ready.id for ready in SETS), "custom", "random", "classic")
    }
    wanted |= {f"word-{word}": set() for word in WORDS}
    wanted |= {f"count-{word}": {"acc", "gen"} for word in COUNTS}
    return wanted


def expected_options() -> dict[str, set[str]]:
    wanted: dict[str, set[str]] = {f"option-{option.name}": {"help"} for option in OPTIONS}
    wanted |= {
        "choice-yes": set(),
        "choice-no": set(),
        "choice-nine-auto": set(),
        "choice-crown-random": set(),
        "choice-crown-seat": set(),
    }
    wanted |= {f"choice-{option}-{one}": set() for option, some in CHOICES.items() for one in some}
    return wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_files_parse_and_no_key_comes_twice(file: str, language: str) -> None:
    assert [entry for entry in entries(file, language) if isinstance(entry, ast.Junk)] == []
    keys = [message.id.name for message in messages(file, language)]
    assert len(keys) == len(set(keys))
    for message in messages(file, language):
        names = [attribute.id.name for attribute in message.attributes]
        assert len(names) == len(set(names)), message.id.name
        assert message.value is not None, message.id.name


@pytest.mark.parametrize("language", ["pl", "uk"])
@pytest.mark.parametrize("file", FILES)
def test_keys_and_attributes_are_those_of_english(file: str, language: str) -> None:
    english, other = attributes(file, "en"), attributes(file, language)
    assert other == english
    assert list(other) == list(english)


def test_every_card_set_and_word_has_its_names() -> None:
    present = attributes("cards", "en")
    for key, wanted in expected_cards().items():
        assert key in present, key
        assert set(present[key]) == wanted, key


def test_no_card_is_named_that_is_not_in_the_box() -> None:
    prefixes = ("game-", "edition-", "type-", "character-", "district-", "preset-", "count-")
    named = {key for key in attributes("cards", "en") if key.startswith(prefixes)}
    assert named - expected_cards().keys() == {"count-gold-classic"}


def test_every_option_and_choice_has_its_name() -> None:
    named = {key: set(some) for key, some in attributes("options", "en").items() if not of_refusals(key)}
    assert named == expected_options()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats(language: str) -> None:
    made = bundle(language)
    for file in FILES:
        for key in filterfalse(of_refusals, attributes(file, language)):
            message = made.get_message(key)
            patterns = [message.value, *message.attributes.values()]
            for pattern in patterns:
                assert pattern is not None, key
                text, errors = made.format_pattern(pattern, {"n": 3, "seat": 2})
                assert errors == [], key
                assert isinstance(text, str)
                assert text == text.strip() != "", key
                assert "{" not in text, key


@pytest.mark.parametrize(("language", "word", "case"), list(FORMS))
def test_counted_words_take_the_form_of_their_number(language: str, word: str, case: str) -> None:
    made = bundle(language)
    forms = FORMS[language, word, case]
    for number, form in FORM_OF[language].items():
        written = str(number).replace(".", ",")
        assert counted(made, word, case, number) == f"{written}\N{NO-BREAK SPACE}{forms[form]}"


@pytest.mark.parametrize("word", COUNTS)
def test_counted_words_in_english(word: str) -> None:
    made = bundle("en")
    plural = word
    singular = word if word == "gold" else word.removesuffix("s")
    for case in ("", "acc", "gen"):
        assert counted(made, word, case, 1) == f"1\N{NO-BREAK SPACE}{singular}"
        for number in (0, 2, 5, 12, 22, 25):
            assert counted(made, word, case, number) == f"{number}\N{NO-BREAK SPACE}{plural}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_sentences_and_names_are_not(language: str) -> None:
    made = bundle(language)
    for file in FILES:
        for key in attributes(file, language):
            message = made.get_message(key)
            for name, pattern in message.attributes.items():
                text, _ = made.format_pattern(pattern, {"n": 3})
                assert isinstance(text, str)
                assert text.endswith(".") == (name in ("effect", "help", "about")), f"{key}.{name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_comments_on_names_are_the_two_agreed_ones(language: str) -> None:
    for message in messages("cards", language):
        if message.comment is not None:
            assert language != "en", message.id.name
            assert message.comment.content in (MARK, OTHER_EDITION), message.id.name
