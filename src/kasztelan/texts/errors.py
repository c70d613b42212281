"""Refused input, said in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fluent.runtime.types import fluent_number

from kasztelan.core.errors import Fact, Reason, Refusal
from kasztelan.texts.sentences import Table
from kasztelan.texts.wording import Words, words

CHOICES: Final = ("values", "words")
"""Facts that list what an option may be."""


def refusal_text(refusal: Refusal, language: str, extra: Sequence[str] = ()) -> str:
    """One line that names the field, what is wrong with it and what is allowed; `extra` are packages with more words."""
    return describe_refusal(words(language, refusal.game or None, extra), refusal)


def describe_refusal(said: Words, refusal: Refusal, told_by: Table | None = None) -> str:
    """The same in these words; `told_by` names things in its own way."""
    table = Table(said, [], "") if told_by is None else told_by
    label = f"option-{refusal.field}"
    return said.text(
        "refusal",
        field=said.text(label) if said.has(label) else refusal.field,
        problem=in_words(table, "problem", refusal.field, refusal.problem),
        allowed=in_words(table, "allowed", refusal.field, refusal.allowed),
    )


def ungrouped(value: Fact) -> Any:
    """A number as it was given, without thousands set apart; it still chooses between singular and plural."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


def in_words(table: Table, part: str, field: str, reason: Reason) -> str:
    """A problem, or what is allowed; one that these words do not know is told by its code."""
    key = f"{part}-{reason.code}"
    if not table.words.has(key):
        return str(reason)
    named = {
        name: table.things(value, field) if isinstance(value, list) and name in CHOICES else ungrouped(value)
        for name, value in reason.facts.items()
    }
    return table.say(key, named)
