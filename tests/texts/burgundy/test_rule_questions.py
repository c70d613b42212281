"""Questions as people ask them at the table, and the rule that answers each, in three languages."""

from __future__ import annotations

from typing import Final

import pytest

from kasztelan.texts.rule_search import find

QUESTIONS: Final[dict[str, dict[str, str]]] = {
    "BUR-SETUP-1": {
        "en": "how many can play?",
        "pl": "Ilu graczy może grać?",
        "uk": "Скільки гравців може грати?",
    },
    "BUR-SETUP-8": {"en": "who goes first", "pl": "kto zaczyna grę?", "uk": "хто починає гру?"},
    "BUR-PHASE-1": {
        "en": "how many rounds are there",
        "pl": "Ile rund ma gra?",
        "uk": "Скільки раундів у грі?",
    },
    "BUR-PHASE-8": {
        "en": "when do my mines pay",
        "pl": "kiedy płacą kopalnie",
        "uk": "коли платять копальні",
    },
    "BUR-TURN-1": {
        "en": "what can I do in my turn?",
        "pl": "Co mogę zrobić w swojej turze?",
        "uk": "Що можна робити у свій хід?",
    },
    "BUR-DIE-1": {
        "en": "how do workers change a die",
        "pl": "jak robotnicy zmieniają wynik kości",
        "uk": "як робітники змінюють кубик",
    },
    "BUR-TAKE-2": {
        "en": "my storage is full",
        "pl": "mam pełne pola z kluczem",
        "uk": "місця з ключем заповнені",
    },
    "BUR-PLACE-3": {
        "en": "can a city have two banks, the same building twice",
        "pl": "czy ten sam budynek może stać dwa razy w mieście",
        "uk": "чи може та сама будівля бути двічі в місті",
    },
    "BUR-CASTLE-1": {"en": "what does the castle do?", "pl": "co daje zamek?", "uk": "що дає замок?"},
    "BUR-SHIP-1": {"en": "what does a ship do", "pl": "co robi statek", "uk": "що робить корабель"},
    "BUR-ANIMALS-1": {
        "en": "how are animals scored",
        "pl": "jak punktują zwierzęta",
        "uk": "як рахують тварин",
    },
    "BUR-AREA-1": {
        "en": "points for a finished region",
        "pl": "ile punktów za ukończony region",
        "uk": "скільки балів за завершену область",
    },
    "BUR-WORKERS-1": {
        "en": "how many workers do I take",
        "pl": "ilu robotników biorę",
        "uk": "скільки робітників беруть",
    },
    "BUR-BLACK-1": {
        "en": "how much does the black depot cost",
        "pl": "ile kosztuje heks z czarnego magazynu",
        "uk": "скільки коштує гекс із чорного складу",
    },
    "BUR-END-1": {
        "en": "when does the game end",
        "pl": "kiedy kończy się gra",
        "uk": "коли кінець гри",
    },
    "BUR-END-4": {"en": "who wins a tie", "pl": "kto wygrywa przy remisie", "uk": "хто перемагає за нічиєї"},
    "BUR-SHIELD-5": {
        "en": "what do shields cost each phase",
        "pl": "ile kosztuje tarcza",
        "uk": "скільки коштує щит",
    },
}


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_the_first_rule_found_is_the_answer(language: str) -> None:
    asked = {id: questions[language] for id, questions in QUESTIONS.items()}
    found = {id: find("burgundy", language, question)[0].id for id, question in asked.items()}
    assert found == {id: id for id in QUESTIONS}
