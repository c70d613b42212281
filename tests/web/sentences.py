"""What the Python side says of real games, for the client's sentences to be compared with."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from kasztelan.core.chance import SeededChance
from kasztelan.core.errors import Reason
from kasztelan.core.events import Event, events_in
from kasztelan.core.match import ASK_ALL, Match
from kasztelan.core.state import NATURE, OVER
from kasztelan.games.citadels.game import GAME
from kasztelan.server.api.games import names_of_fields
from kasztelan.texts import LANGUAGES, words
from kasztelan.texts.sentences import Table
from tests.conformance.citadels.option_sets import STARRED, STARRED_CAST

PLAYERS = ("Anna", "Piotr", "Олесь", "Bo", "Eva", "Jan", "Ola", "Ivo")
OF_EACH = 2
"""Samples of each verb, question, event and reason."""
GAMES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 7, "set": "devious_dignitaries", "nine": "yes"},
    {"players": 5, "set": "cunning_agents", "nine": "yes"},
    {"players": 3, "set": "illustrious_emissaries"},
    {"players": 6, "set": "ambitious_aristocrats", "nine": "yes"},
    {"players": 4, "set": "tenacious_delegates", "nine": "yes"},
    {
        "players": 5,
        "edition": "classic",
        "classic_swaps": 8,
        "characters": STARRED_CAST,
        "districts": STARRED,
    },
]


def role(told: dict[str, Any], me: int | None) -> str:
    """Whether it is about whoever looks."""
    if me is None:
        return "nobody"
    return next((field for field in ("seat", "other") if told.get(field) == me), "looks")


class Collector:
    """Plays at random and keeps a few of everything that is chosen, asked, told or refused."""

    def __init__(self, options: dict[str, Any], seed: int, kept: Counter[str]) -> None:
        self.match = Match(GAME, SeededChance(seed), options, forced=ASK_ALL)
        self.edition: str = self.match.options["edition"]
        self.spoken = {one: words(one, "citadels") for one in LANGUAGES}
        self.rng = random.Random(seed)
        self.heard: list[Event] = []
        self.match.listen(lambda steps: self.heard.extend(events_in(steps)))
        self.kept = kept
        self.said: list[dict[str, Any]] = []

    def play(self) -> list[dict[str, Any]]:
        while (who := self.match.waiting_for()) != OVER:
            asked = GAME.decision(self.match.state)
            for viewer in (asked["seat"], asked.get("other"), None):
                self.keep_question(asked, viewer)
            self.heard.clear()
            if who == NATURE:
                self.match._answer_for_nature()
            else:
                self.decide(who)
            for event in self.heard:
                self.keep_event(event, event.public.get("seat"))
                self.keep_event(event, event.public.get("other"))
                self.keep_event(event, None)
        self.keep_question(GAME.decision(self.match.state), None)
        return self.said

    def keep(self, key: str, sample: dict[str, Any], say: Callable[[Table], str]) -> None:
        key = f"{self.edition} {key}"
        if self.kept[key] < OF_EACH:
            self.kept[key] += 1
            me = sample.get("me")
            tables = {one: Table(spoken, PLAYERS, self.edition, me) for one, spoken in self.spoken.items()}
            said = {language: say(table) for language, table in tables.items()}
            self.said.append({"edition": self.edition, **sample, "said": said})

    def keep_question(self, asked: dict[str, Any], viewer: int | None) -> None:
        sample = {"kind": "decision", "told": asked, "viewer": viewer, "me": viewer}
        key = f"decision {asked['name']} {role(asked, viewer)}"
        self.keep(key, sample, lambda table: table.decision(asked, viewer))

    def keep_event(self, event: Event, seat: int | None) -> None:
        seen, knows = event.seen_by(seat), event.knows(seat)
        sample = {"kind": "event", "told": seen, "me": seat}
        key = f"event {event.name} {knows} {role(seen, seat)}"
        self.keep(key, sample, lambda table: table.event(seen, knows))

    def keep_reason(self, reason: Reason, who: int) -> None:
        told = reason.to_data()
        sample = {"kind": "reason", "told": told, "me": who}
        self.keep(f"reason {reason.code} {role(told, who)}", sample, lambda table: table.reason(reason))

    def keep_choice(self, do: dict[str, Any], facts: dict[str, Any], who: int) -> None:
        sample = {"kind": "action", "told": do, "facts": facts, "me": who}
        self.keep(f"action {do['verb']} {role(do, who)}", sample, lambda table: table.action(do, facts))
        short = {**sample, "kind": "short"}
        self.keep(f"short {do['verb']} {role(do, who)}", short, lambda table: table.action_short(do, facts))

    def decide(self, who: int) -> None:
        state = self.match.state
        legal = GAME.legal(state)
        for action in self.rng.sample(legal, min(3, len(legal))):
            do = GAME.codec.decode(action)
            self.keep_choice(do, GAME.facts(state, action), who)
        for action in [*GAME.near_misses(state), *self.rng.sample(range(GAME.codec.size), 3)]:
            reason = GAME.why_not(state, who, action)
            if reason is not None:
                self.keep_reason(reason, who)
        self.match._decide(who, self.rng.choice(legal), False)


def sentences() -> dict[str, Any]:
    """Samples with what Python says, and what the client is told of the fields."""
    kept: Counter[str] = Counter()
    samples = [one for seed, game in enumerate(GAMES) for one in Collector(game, seed, kept).play()]
    return {"players": PLAYERS, "fields": names_of_fields("citadels"), "samples": samples}
