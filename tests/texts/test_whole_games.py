"""Whole games, told from the first card to the last in three languages."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kasztelan.core.chance import SeededChance
from kasztelan.core.events import Event, events_in
from kasztelan.core.match import ASK_ALL, Match
from kasztelan.core.state import NATURE, OVER
from kasztelan.games.citadels.game import GAME
from kasztelan.games.citadels.rules import pending
from kasztelan.games.citadels.state import CitadelsState
from kasztelan.texts import LANGUAGES, words
from kasztelan.texts.sentences import Table
from tests.texts.test_keys import ASKED
from tests.texts.test_sentences import PLAYERS, assert_is_a_sentence

GAMES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 7, "set": "devious_dignitaries", "nine": "yes"},
    {"players": 5, "set": "cunning_agents", "nine": "yes"},
    {"players": 3, "set": "illustrious_emissaries"},
    {"players": 6, "set": "ambitious_aristocrats", "nine": "yes"},
    {"players": 4, "set": "tenacious_delegates", "nine": "yes"},
    {"players": 8, "set": "vicious_nobles"},
    {"players": 2, "set": "random"},
    {"players": 5, "edition": "classic"},
    {
        "players": 5,
        "edition": "classic",
        "classic_swaps": 8,
        "characters": [
            "witch",
            "tax_collector",
            "wizard",
            "emperor",
            "abbot",
            "alchemist",
            "navigator",
            "diplomat",
        ],
        "districts": ["lighthouse", "bell_tower", "hospital"],
    },
]


class Teller:
    """Plays at random and says everything that is chosen, asked, told or refused, in every language."""

    def __init__(self, options: dict[str, Any], seed: int) -> None:
        self.match = Match(GAME, SeededChance(seed), options, forced=ASK_ALL)
        self.rng = random.Random(seed)
        edition = self.match.options["edition"]
        seats = PLAYERS[: self.match.options["players"]]
        self.tables = [Table(words(language, "citadels"), seats, edition) for language in LANGUAGES]
        self.heard: list[Event] = []
        self.match.listen(lambda steps: self.heard.extend(events_in(steps)))
        self.said = 0

    def play(self) -> None:
        while True:
            who = self.match.waiting_for()
            self.tell_question(who)
            if who == OVER:
                return
            self.heard.clear()
            if who == NATURE:
                self.match._answer_for_nature()
            else:
                self.decide(who)
            self.tell_events(who)

    def check(self, *texts: str) -> None:
        self.said += len(texts)
        for text in texts:
            assert_is_a_sentence(text)

    def tell_question(self, who: int) -> None:
        asked = GAME.decision(self.match.state)
        for table in self.tables:
            self.check(table.decision(asked, max(who, 0)), table.decision(asked, None))

    def decide(self, who: int) -> None:
        state = self.match.state
        legal = GAME.legal(state)
        for action in self.rng.sample(legal, min(2, len(legal))):
            self.tell_choice(action)
        for action in self.rng.sample(range(GAME.codec.size), 2):
            reason = GAME.why_not(state, who, action)
            if reason is not None:
                self.check(*(table.reason(reason) for table in self.tables))
        chosen = self.rng.choice(legal)
        facts = self.tell_choice(chosen)
        self.match._decide(who, chosen, False)
        self.compare(GAME.codec.decode(chosen), facts)

    def tell_choice(self, action: int) -> dict[str, Any]:
        structured = GAME.codec.decode(action)
        facts = GAME.facts(self.match.state, action)
        for table in self.tables:
            self.check(table.action(structured, facts), table.action_short(structured))
        return facts

    def tell_events(self, who: int) -> None:
        for event in self.heard:
            for seat in {None, event.public.get("seat"), max(who, 0)}:
                seen = event.seen_by(seat)
                self.check(*(table.event(seen, event.knows(seat)) for table in self.tables))

    def compare(self, action: dict[str, Any], facts: dict[str, Any]) -> None:
        """What the choice promised is what happened."""
        told = {event.name: event.public for event in reversed(self.heard)}
        verb = action["verb"]
        if verb == "build":
            paid = told.get("built") or told["paid_gold"]
            assert paid["gold"] == facts["price"]
        elif verb in ("destroy", "seize"):
            assert told["destroyed" if verb == "destroy" else "seized"]["gold"] == facts["price"]
        elif verb == "give_district" and facts["price"] is not None:
            assert told["exchanged"]["gold"] == facts["price"]
        elif verb in ("gather_gold", "income", "laboratory", "collect_tax") and "gold" in facts:
            assert told["gained_gold"]["gold"] == facts["gold"]


def test_every_question_can_be_asked() -> None:
    """Rare ones too: each is laid on top of an ordinary turn, whatever the game would make of it."""
    teller = Teller({"players": 4}, seed=1)
    match = teller.match
    while GAME.decision(match.state)["name"] != "turn":
        who = match.advance()
        match._decide(who, GAME.legal(match.state)[0], False)
        match.advance()
    for what, name in enumerate(ASKED):
        state = match.state.copy()
        assert isinstance(state, CitadelsState)
        state.held = 3
        state.blackmailer = 2
        state.push(what, NATURE if what < pending.PICK_CHARACTER else 1, 2, 1)
        asked = GAME.decision(state)
        assert asked["name"] == name
        for table in teller.tables:
            question = table.decision(asked, state.stack[-3])
            waiting = table.decision(asked, None)
            teller.check(question, waiting)
            assert question != waiting


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_whole_game_is_told(number: int) -> None:
    teller = Teller(GAMES[number], seed=number)
    teller.play()
    assert teller.said > 1000
    result = GAME.result(teller.match.state)
    assert result is not None
    for table in teller.tables:
        assert_is_a_sentence(table.ending(result.reason))
        for points in GAME.scores(teller.match.state):
            for source in points:
                assert_is_a_sentence(table.source(source))
