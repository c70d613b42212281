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
    "BUR-SETUP-6": {
        "en": "how much silver do I begin with",
        "pl": "ile srebrnych monet mam na początku",
        "uk": "скільки срібних монет на початку",
    },
    "BUR-SETUP-7": {
        "en": "how many workers do I start with?",
        "pl": "ilu robotników dostaję na początku?",
        "uk": "скільки робітників на початку гри?",
    },
    "BUR-SETUP-11": {
        "en": "where do I put my first castle",
        "pl": "gdzie postawić pierwszy zamek",
        "uk": "куди поставити перший замок",
    },
    "BUR-TURN-3": {
        "en": "how often may I buy a hex each turn",
        "pl": "ile razy w turze mogę kupić heks",
        "uk": "скільки разів за хід можна купити гекс",
    },
    "BUR-DIE-2": {
        "en": "can a 1 become a 6",
        "pl": "czy mogę zmienić 1 na 6",
        "uk": "чи можна змінити 1 на 6",
    },
    "BUR-PLACE-1": {
        "en": "where may I place a hex",
        "pl": "gdzie mogę położyć heks",
        "uk": "де можна розмістити гекс",
    },
    "BUR-PLACE-2": {
        "en": "do hexes have to touch each other?",
        "pl": "czy heksy muszą się stykać?",
        "uk": "чи гекси мають межувати?",
    },
    "BUR-SHIP-2": {
        "en": "how do I get ahead on the turn order track",
        "pl": "jak przesunąć się na torze kolejności",
        "uk": "як просунутися на треку черговості",
    },
    "BUR-SHIP-3": {
        "en": "how many types of goods can I store",
        "pl": "ile rodzajów dóbr mogę mieć",
        "uk": "скільки видів товарів можна мати",
    },
    "BUR-AREA-2": {
        "en": "extra points for the phase",
        "pl": "ile punktów premii za fazę",
        "uk": "скільки балів премії за фазу",
    },
    "BUR-COLOUR-1": {
        "en": "when do I get a bonus tile",
        "pl": "kiedy dostaję kafelek premiowy",
        "uk": "коли я отримую преміальну плитку",
    },
    "BUR-SELL-2": {
        "en": "what do I get for selling goods",
        "pl": "co dostaję za sprzedaż dóbr",
        "uk": "що дають за продаж товарів",
    },
    "BUR-END-2": {
        "en": "points for leftover goods and silver",
        "pl": "punkty za niesprzedane dobra i srebro na końcu",
        "uk": "бали за непродані товари й срібло наприкінці",
    },
    "BUR-SHIELD-2": {
        "en": "how do I get a shield?",
        "pl": "jak zdobyć tarczę?",
        "uk": "як отримати щит?",
    },
    "BUR-HIDDEN-1": {
        "en": "which information is secret",
        "pl": "co jest tajne",
        "uk": "що в грі таємне",
    },
}


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_the_first_rule_found_is_the_answer(language: str) -> None:
    asked = {id: questions[language] for id, questions in QUESTIONS.items()}
    found = {id: find("burgundy", language, question)[0].id for id, question in asked.items()}
    assert found == {id: id for id in QUESTIONS}
