"""Refused input, said in the reader's language."""

from __future__ import annotations

from kasztelan.core.errors import Reason, Refusal
from kasztelan.texts.sentences import Table
from kasztelan.texts.wording import Words


def describe_refusal(words: Words, refusal: Refusal) -> str:
    """One line that names the field, what is wrong with it and what is allowed."""
    table = Table(words, [], "")
    label = f"option-{refusal.field}"
    return words.text(
        "refusal",
        field=words.text(label) if words.has(label) else refusal.field,
        problem=in_words(table, "problem", refusal.problem),
        allowed=in_words(table, "allowed", refusal.allowed),
    )


def in_words(table: Table, part: str, reason: Reason) -> str:
    """A problem, or what is allowed; one that these words do not know is told by its code."""
    key = f"{part}-{reason.code}"
    return table.say(key, reason.facts) if table.words.has(key) else str(reason)
