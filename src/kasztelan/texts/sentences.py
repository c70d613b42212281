"""What is done, asked, told and refused at a table, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kasztelan.core.errors import Reason
from kasztelan.core.game import Game
from kasztelan.core.state import NATURE
from kasztelan.games.catalogue import room
from kasztelan.games.room import Fields
from kasztelan.texts.wording import Fact, Words, words

NONE: Final = "none"
"""What a sentence selects on where a fact is not known."""
CASES: Final = ("acc", "gen")
SEATS: Final = ("seat", "other")
"""Fields that mean a participant, in every game."""
PERSONS: Final = {"seat": "you", "other": "at_you"}
"""Which attribute is said to whoever a field means."""
THINGS: Final = ("thing", "item", "other_item", "missing")
"""Fields that name anything that has a name, in every game."""


class Table:
    """Speaks about one game between these participants, in the dialect of its options.

    A message gets its facts by the names of its variables: `$card` is the name of the field's card, `$card_acc`
    and `$card_gen` its cases; `$seat` and `$other` are players; `$gold` is the number, `$gold_text`, `$gold_acc`
    and `$gold_gen` are counted words ("2 gold"), and `$needed_cards_gen` names the unit itself; `$decision_text`
    is the short name of a decision; `$own` tells whether `$seat` and `$other` are the same player; `$dialect` is the
    dialect. A truth is "yes" or "no", an empty list "none", anything else stays as it is.

    Whoever sits on `me` is "you": where `$seat` is me, the attribute `you` of a message is said, where `$other` is me,
    `at_you`; of `known` and `waiting` these are `you_known`, `at_you_waiting` and so on.
    """

    def __init__(self, words: Words, players: Sequence[str], dialect: str, me: int | None = None) -> None:
        self.words = words
        self.players = list(players)
        self.dialect = dialect
        self.me = me
        self.fields = Fields() if words.game is None else room(words.game).fields

    # --- sentences

    def action(self, action: Mapping[str, Any], state_facts: Mapping[str, Any] | None = None) -> str:
        """What a player reads in a list of choices; `state_facts` are those of `Game.facts`."""
        return self.say(f"action-{action['verb']}", {**(state_facts or {}), **action}, lenient=True)

    def action_short(self, action: Mapping[str, Any], state_facts: Mapping[str, Any] | None = None) -> str:
        """The action on a button beside the question: what it is aimed at, or what is done."""
        return self.say(f"action-{action['verb']}.short", {**(state_facts or {}), **action}, lenient=True)

    def action_group(self, action: Mapping[str, Any]) -> str:
        """What actions of this kind are called together; those that are never several go by their short label."""
        key = f"action-{action['verb']}.group"
        return self.say(key, {}) if self.words.has(key) else self.action_short(action)

    def decision(self, decision: Mapping[str, Any], viewer: int | None) -> str:
        """The question for whoever is asked, NATURE included; for all others, whom the table waits for."""
        key = f"decision-{decision['name']}"
        asked = viewer == (NATURE if decision["seat"] is None else decision["seat"])
        return self.say(key if asked or decision["name"] == "over" else f"{key}.waiting", decision)

    def event(self, event: Mapping[str, Any], knows: bool) -> str:
        """What happened; `event` is `Event.seen_by(seat)` and `knows` is `Event.knows(seat)`."""
        key = f"event-{event['event']}"
        return self.say(f"{key}.known" if knows and self.words.has(f"{key}.known") else key, event)

    def reason(self, reason: Reason) -> str:
        """Why something cannot be done now."""
        return self.say(f"reason-{reason.code}", reason.facts)

    def hint(self, why: Reason) -> str:
        """Why a bot would do what it advises."""
        return self.say(f"hint-{why.code}", why.facts)

    # --- names

    def card(self, id: str) -> str:
        return self.name("card", id)

    def effect(self, id: str) -> str:
        """What a card does; nothing for one without an effect."""
        return self._effect("card", id)

    def character(self, id: str) -> str:
        return self.name("character", id)

    def character_effect(self, id: str) -> str:
        return self._effect("character", id)

    def source(self, name: str) -> str:
        """What points were scored for."""
        return self.words.text(f"source-{name}")

    def ending(self, reason: str) -> str:
        """Why the game is over."""
        return self.words.text(f"ending-{reason}")

    def name(self, field: str, id: str, case: str = "") -> str:
        """The name of what a field means, as this dialect calls it; `case` is acc, gen or the plain form."""
        key = self._key(self.fields.names[field], id)
        if case and self.words.has(f"{key}.{case}"):
            return self.words.text(f"{key}.{case}")
        return self.words.text(key)

    def _key(self, family: str, id: str) -> str:
        for key in (f"{family}-{id}-{self.dialect}", f"{family}-{id}.{self.dialect}"):
            if self.words.has(key):
                return key
        return f"{family}-{id}"

    def _effect(self, field: str, id: str) -> str:
        key = f"{self._key(self.fields.names[field], id)}.effect"
        return self.words.text(key) if self.words.has(key) else ""

    # --- from fields to facts

    def say(self, key: str, facts: Mapping[str, Any], lenient: bool = False) -> str:
        """A message filled with the facts it asks for, in the second person where it is about me."""
        key = self._to_me(key, facts)
        wanted = self.words.variables(key)
        return self.words.text(key, **{name: self._fact(key, name, facts, lenient) for name in wanted})

    def _to_me(self, key: str, facts: Mapping[str, Any]) -> str:
        person = next((said for field, said in PERSONS.items() if self._is_me(facts.get(field))), None)
        if person is None:
            return key
        message, _, attribute = key.partition(".")
        addressed = f"{message}.{person}_{attribute}".rstrip("_")
        return addressed if self.words.has(addressed) else key

    def _is_me(self, seat: object) -> bool:
        return self.me is not None and seat == self.me

    def _fact(self, key: str, variable: str, facts: Mapping[str, Any], lenient: bool) -> Fact:
        if variable == "dialect":
            return self.dialect
        if variable == "own":
            return "yes" if facts["seat"] == facts["other"] else "no"
        if variable in facts:
            return self._plain(variable, facts[variable])
        field, form = self._split(variable, facts)
        if field:
            return self._formed(field, facts[field], form)
        if lenient:
            return NONE
        raise KeyError(f"{key} needs {variable}")

    def _split(self, variable: str, facts: Mapping[str, Any]) -> tuple[str, str]:
        """The field a variable is made from and the form it wants."""
        for field in facts:
            if variable.startswith(f"{field}_"):
                return field, variable[len(field) + 1 :]
        return "", ""

    def _plain(self, field: str, value: Any) -> Fact:
        if value is None:
            return NONE
        if isinstance(value, bool):
            return "yes" if value else "no"
        if field in SEATS:
            return self._called(value)
        if field in self.fields.names:
            return self._names(field, value, "")
        if field in THINGS:
            return self.thing(str(value))
        if isinstance(value, list):
            return self.things(value)
        return value if isinstance(value, int | float) else str(value)

    def things(self, ids: Sequence[object], option: str = "") -> str:
        """Anything that has a name, one after the other; `option` is the one whose values they are."""
        return ", ".join(self.thing(str(one), option) for one in ids) or NONE

    def thing(self, id: str, option: str = "") -> str:
        """Anything that has a name in this game: a value of an option, a card, a preset; else the id itself."""
        families = [
            f"choice-{option}",
            option,
            "choice",
            *dict.fromkeys(self.fields.names.values()),
            "preset",
        ]
        found = (self._key(family, id) for family in families)
        return next((self.words.text(key) for key in found if self.words.has(key)), id)

    def _names(self, field: str, value: Any, case: str) -> str:
        if isinstance(value, str):
            return self.name(field, value, case)
        if not value:
            return NONE
        return ", ".join(self.name(field, one, case) for one in value)

    def _formed(self, field: str, value: Any, form: str) -> Fact:
        if value is None:
            return NONE
        if field in self.fields.names:
            return self._names(field, value, form)
        if field == "decision":
            return self.words.text(f"decision-{value}.short")
        unit, _, case = form.rpartition("_")
        if not unit and case not in (*CASES, "text"):
            unit, case = case, ""
        return self.count(unit or self.fields.units[field], value, case if case in CASES else "")

    def count(self, unit: str, n: int, case: str = "") -> str:
        """So many of something, as this dialect counts: "2 gold"."""
        key = self._key("count", unit)
        return self.words.text(f"{key}.{case}" if case else key, n=n)

    def player(self, seat: int) -> str:
        """Who sits there, as it stands alone: "You" for me."""
        return self.words.text("you") if self._is_me(seat) else self._called(seat)

    def _called(self, seat: int) -> str:
        """The name of the player there; a seat nobody sits on is called by its number."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return str(seat)


def speaker_of(game: Game, options: Mapping[str, Any]) -> Callable[[Reason, str], str]:
    """Words the reasons of a match with these options, in any language; players go by their numbers."""
    names = [str(number) for number in range(len(game.participants(options)))]
    dialect = game.dialect(options)
    return lambda reason, language: Table(words(language, game.name), names, dialect).reason(reason)
