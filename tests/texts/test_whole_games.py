"""Whole games, told from the first card to the last in three languages."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from kasztelan.core.chance import SeededChance
from kasztelan.core.events import Event, events_in
from kasztelan.core.match import ASK_ALL, Match
from kasztelan.core.state import NATURE, OVER
from kasztelan.games.catalogue import GAMES, load
from kasztelan.texts.sentences import Table
from tests.texts.rooms import PLAYERS, assert_is_a_sentence, room, tables


class Teller:
    """Plays at random and says everything that is chosen, asked, told or refused, in every language."""

    def __init__(self, name: str, options: dict[str, Any], seed: int) -> None:
        self.game = load(name)
        self.match = Match(self.game, SeededChance(seed), options, forced=ASK_ALL)
        self.rng = random.Random(seed)
        self.tables = list(tables(name, self.match.options).values())
        seats = range(self.game.seats(self.match.options))
        self.to = {seat: list(tables(name, self.match.options, me=seat).values()) for seat in seats}
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

    def check_to(self, seat: int | None, *texts: str) -> None:
        """Nobody reads their own name."""
        self.check(*texts)
        for text in texts:
            assert seat is None or not re.search(rf"\b{PLAYERS[seat]}\b", text), text

    def to_whom(self, seat: int | None) -> list[Table]:
        return self.tables if seat is None else self.to[seat]

    def tell_question(self, who: int) -> None:
        asked = self.game.decision(self.match.state)
        for table in self.tables:
            self.check(table.decision(asked, max(who, 0)), table.decision(asked, None))
        for seat, spoken in self.to.items():
            self.check_to(seat, *(table.decision(asked, seat) for table in spoken))

    def decide(self, who: int) -> None:
        state = self.match.state
        legal = self.game.legal(state)
        for action in self.rng.sample(legal, min(2, len(legal))):
            self.tell_choice(action)
        for action in self.rng.sample(range(self.game.codec.size), 2):
            reason = self.game.why_not(state, who, action)
            if reason is not None:
                self.check(*(table.reason(reason) for table in self.tables))
                self.check_to(who, *(table.reason(reason) for table in self.to[who]))
        chosen = self.rng.choice(legal)
        facts = self.tell_choice(chosen)
        self.match._decide(who, chosen, False)
        self.compare(self.game.codec.decode(chosen), facts)

    def tell_choice(self, action: int) -> dict[str, Any]:
        structured = self.game.codec.decode(action)
        facts = self.game.facts(self.match.state, action)
        for table in self.tables:
            self.check(table.action(structured, facts), table.action_short(structured, facts))
        who = self.match.waiting_for()
        for table in self.to[who]:
            self.check_to(who, table.action(structured, facts), table.action_short(structured, facts))
        return facts

    def tell_events(self, who: int) -> None:
        for event in self.heard:
            # An automa is told of, and has no ears.
            concerned = {None, event.public.get("seat"), event.public.get("other"), max(who, 0)}
            for seat in concerned & {None, *self.to}:
                seen = event.seen_by(seat)
                told = (table.event(seen, event.knows(seat)) for table in self.to_whom(seat))
                self.check_to(seat, *told)

    def compare(self, action: dict[str, Any], facts: dict[str, Any]) -> None:
        """What the choice promised is what happened."""
        told = {event.name: event.public for event in reversed(self.heard)}
        room(self.game.name).check_promise(action, facts, told)


WHOLE = [(game, number) for game in GAMES for number in range(len(room(game).GAMES))]


@pytest.mark.parametrize(("name", "number"), WHOLE)
def test_a_whole_game_is_told(name: str, number: int) -> None:
    teller = Teller(name, room(name).GAMES[number], seed=number)
    teller.play()
    assert teller.said > 1000
    state = teller.match.state
    result = teller.game.result(state)
    assert result is not None
    for table in teller.tables:
        assert_is_a_sentence(table.ending(result.reason))
        for points in teller.game.scores(state):
            for source in points:
                assert_is_a_sentence(table.source(source))
