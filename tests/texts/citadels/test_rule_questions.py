"""Questions that people at a table of Citadels ask; the first rule that is found answers them."""

from __future__ import annotations

from typing import Final

import pytest

from kasztelan.texts.rule_search import find

# id: English, Polish, Ukrainian. None stands in the game's own list of what is asked as it is here.
QUESTIONS: Final[dict[str, tuple[str, str, str]]] = {
    "CIT-END-1": ("when does the game end", "kiedy kończy się gra", "коли кінець гри"),
    "CIT-END-2": ("who wins the game?", "kto wygrywa grę?", "хто виграє гру?"),
    "CIT-TIE-1": ("what if there is a tie?", "co przy remisie?", "що як буде нічия?"),
    "CIT-SCORE-1": ("how are points scored", "jak się liczy punkty na końcu", "як рахуються бали"),
    "CIT-SCORE-2": ("bonus for all five types", "premia za pięć rodzajów dzielnic", "бонус за п’ять типів кварталів"),
    "CIT-SCORE-3": ("bonus for completing the city first", "premia za pierwsze ukończone miasto", "премія за перше завершене місто"),
    "CIT-CITY-1": ("how many districts until my city is complete?", "ile dzielnic musi mieć ukończone miasto?", "скільки кварталів має завершене місто?"),
    "CIT-CITY-3": ("can a completed city be attacked, districts destroyed?", "czy można zniszczyć dzielnicę w ukończonym mieście?", "чи можна зруйнувати квартал у завершеному місті?"),
    "CIT-BUILD-2": ("how many buildings can I build per turn?", "ile dzielnic można wybudować w jednej turze?", "скільки кварталів можна збудувати за один хід?"),
    "CIT-BUILD-4": ("may I build the same district twice", "czy mogę mieć dwie takie same dzielnice", "чи можна мати два однакові квартали"),
    "CIT-BUILD-1": ("can I build before I take gold", "czy można budować przed pobraniem zasobów", "чи можна будувати до того, як взяти монети"),
    "CIT-TURN-2": ("how much money do I take", "ile monet się bierze", "скільки монет я беру"),
    "CIT-TURN-3": ("how many cards do I draw", "ile kart się dobiera", "скільки карт я беру"),
    "CIT-TURN-1": ("what do I have to do on my turn?", "co muszę zrobić w swojej turze?", "що я маю робити у свій хід?"),
    "CIT-SETUP-1": ("how many players can play this", "ilu graczy może grać", "скільки гравців може грати"),
    "CIT-SETUP-7": ("who starts the game?", "kto zaczyna grę?", "хто починає гру?"),
    "CIT-DRAFT-4": ("how do we choose characters", "jak wybieramy postacie", "як ми вибираємо персонажів"),
    "CIT-CALL-1": ("what is the turn order", "jaka jest kolejność tur", "який порядок ходів"),
    "CIT-CALL-3": ("does a murdered character lose its turn and is it revealed?", "czy zabita postać traci turę i się ujawnia?", "чи вбитий персонаж втрачає хід і розкривається?"),
    "CIT-ROUND-2": ("king was murdered, who gets the crown", "król zabity, kto dostaje koronę", "короля вбито, хто отримує корону"),
    "CIT-DECK-4": ("what if the deck runs out?", "co jeśli talia jest pusta?", "що як колода порожня?"),
    "CIT-DECK-1": ("is there a discard pile?", "czy jest stos kart odrzuconych?", "чи є скид для скинутих карт?"),
    "CIT-WARLORD-1": ("how much does the warlord pay to destroy", "ile generał płaci za zniszczenie", "скільки воєначальник платить за руйнування"),
    "CIT-BISHOP-1": ("does the bishop protect my city from the warlord", "czy biskup chroni miasto przed generałem", "чи єпископ захищає місто від воєначальника"),
    "CIT-THIEF-1": ("what does the thief steal", "co kradnie złodziej", "що краде злодій"),
    "CIT-THIEF-2": ("can the thief rob the assassin", "czy złodziej może okraść zabójcę", "чи може злодій обікрасти асасина"),
    "CIT-MAGICIAN-1": ("can the magician swap hands with a player", "czy magik może zamienić karty z ręki z graczem", "чи може чарівник обмінятися картами з гравцем"),
    "CIT-ARCHITECT-2": ("how many districts does the architect build", "ile dzielnic buduje architekt", "скільки кварталів будує архітектор"),
    "CIT-NAVIGATOR-2": ("can the navigator build anything?", "czy nawigator może budować?", "чи може навігатор будувати?"),
    "CIT-LABORATORY-1": ("what does the laboratory do", "co robi laboratorium", "що робить лабораторія"),
    "CIT-FEW-1": ("rules for two players, how many characters", "ile postaci ma każdy, gdy gramy we dwoje", "скільки персонажів у кожного, якщо грають двоє"),
    "CIT-INFO-3": ("which cards are secret?", "jakie karty są tajne?", "які карти таємні?"),
}  # fmt: skip


@pytest.mark.parametrize("id", QUESTIONS)
def test_the_first_rule_found_answers_the_question(id: str) -> None:
    for language, question in zip(("en", "pl", "uk"), QUESTIONS[id], strict=True):
        found = find("citadels", language, question)
        assert [rule.id for rule in found[:1]] == [id], (question, [rule.id for rule in found[:4]])
