"""Reading the rulebook: sections, rules, marks, and finding a rule."""

from __future__ import annotations

import pytest

from kasztelan.core.errors import Refusal
from kasztelan.games.catalogue import GAMES, load
from kasztelan.texts import LANGUAGES
from kasztelan.texts.rule_search import find, index_of, read_asked, search
from kasztelan.texts.rulebook import parse, rulebook
from kasztelan.texts.word_forms import plain

BOOK = """# A game: rules

What this is.

## Crown {#crown}

- **GAM-CROWN-1** The crown is gold.
- **GAM-CROWN-2** Kings wear it. *(our ruling)* *(option: kings)*

## Łódź and beds {#lodz}

- **GAM-LODZ-1** A bed is not a crown (nor a throne).
"""


def test_sections_rules_and_marks() -> None:
    book = parse(BOOK)
    assert book.title == "A game: rules"
    assert book.about == "What this is."
    assert [(section.anchor, section.title) for section in book.sections] == [
        ("crown", "Crown"),
        ("lodz", "Łódź and beds"),
    ]
    second = book.rules[1]
    assert (second.id, second.section, second.text) == ("GAM-CROWN-2", "Crown", "Kings wear it.")
    assert second.marks == ("our ruling", "option: kings")
    assert book.rules[2].text == "A bed is not a crown (nor a throne)."
    assert book.rules[2].marks == ()


@pytest.mark.parametrize("line", ["- GAM-CROWN-3 no bold", "loose words", "## No anchor"])
def test_a_line_that_is_no_rule_is_named(line: str) -> None:
    with pytest.raises(ValueError, match="line 11 is neither"):
        parse(BOOK.replace("\n- **GAM-LODZ-1**", f"{line}\n- **GAM-LODZ-1**"))


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ("GAM-CROWN-2", ["GAM-CROWN-2"]),
        ("gam-crown-2", ["GAM-CROWN-2"]),
        ("GAM-CROWN", ["GAM-CROWN-1", "GAM-CROWN-2"]),
        ("lodz", ["GAM-LODZ-1"]),
        ("Łódź", ["GAM-LODZ-1"]),
        ("throne bed", ["GAM-LODZ-1"]),
        ("king wearing crown", ["GAM-CROWN-2"]),
        ("dragon", []),
    ],
)
def test_the_best_rule_comes_first(words: str, ids: list[str]) -> None:
    book = index_of(parse(BOOK).rules, "en", read_asked("", "en"))
    assert [rule.id for rule in search(book, words)] == ids


def test_letters_lose_their_marks() -> None:
    assert plain("Książę ŻÓŁĆ") == plain("ksiaze zolc")
    assert plain("В’язниця") == plain("вязниця")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_of_citadels_is_read(language: str) -> None:
    book = rulebook("citadels", language)
    assert len(book.rules) > 300
    assert [rule.id for rule in book.rules] == [rule.id for rule in rulebook("citadels", "en").rules]
    assert find("citadels", language, "CIT-SMITHY-1")[0].id == "CIT-SMITHY-1"


@pytest.mark.parametrize(
    ("language", "words", "id"),
    [
        ("en", "great wall diplomat", "CIT-GREATWALL-4"),
        ("pl", "kuznia", "CIT-SMITHY-1"),
        ("pl", "kuźni", "CIT-SMITHY-1"),
        ("uk", "кузня", "CIT-SMITHY-1"),
        ("uk", "кузню", "CIT-SMITHY-1"),
    ],
)
def test_rules_are_found_by_their_words_in_any_form(language: str, words: str, id: str) -> None:
    assert id in [rule.id for rule in find("citadels", language, words)[:3]]


def test_nothing_to_look_for_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        find("citadels", "en", "  ")
    assert refused.value.field == "words"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_an_option_is_called_as_in_forms(game: str, language: str) -> None:
    marks = {mark for rule in rulebook(game, language).rules for mark in rule.marks if ": " in mark}
    assert len(marks) > 5
    names = {one.name for one in load(game).options}
    assert {mark for mark in marks if mark.partition(": ")[2] in names} == set()
