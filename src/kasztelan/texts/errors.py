"""Refused input, said in the reader's language."""

from __future__ import annotations

import re
from typing import Final

from kasztelan.core.errors import Refusal
from kasztelan.texts.wording import Words

PROBLEMS: Final[tuple[tuple[re.Pattern[str], str], ...]] = tuple(
    (re.compile(pattern), key)
    for pattern, key in (
        (r"is missing", "problem-missing"),
        (r"is not known", "problem-not-known"),
        (r"is no option of this game", "problem-no-option"),
        (r"is not an object", "problem-no-object"),
        (r"is not a list", "problem-no-list"),
        (r"is not whole JSON", "problem-no-json"),
        (r"is not hex", "problem-no-hex"),
        (r"does not fit the contents: cut or edited", "problem-edited"),
        (r"comes after the end of the game", "problem-after-end"),
        (r"(?P<value>.+) is unknown", "problem-unknown"),
        (r"(?P<value>.+) does not play (?P<game>.+)", "problem-does-not-play"),
        (r"(?P<value>.+) is not possible", "problem-impossible"),
        (r"(?P<value>.+) is outside the space", "problem-outside"),
        (r"(?P<value>.+) is not in the cast", "problem-not-in-cast"),
        (r"(?P<value>.+) is no district", "problem-no-district"),
        (r"(?P<value>.+) is no seat at this table", "problem-no-seat"),
        (r"is no field of (?P<value>\w+)", "problem-no-field"),
        (r"(?:is|says) (?P<value>[^ ]+|'.*'|\".*\"|\[.*\]|\{.*\})", "problem-is"),
    )
)
"""Problems as they are raised, and the message each has; any other is told as it was raised."""


def describe_refusal(words: Words, refusal: Refusal) -> str:
    """One line that names the field, what is wrong with it and what is allowed."""
    problem = describe_problem(words, refusal.problem)
    return words.text("refusal", field=refusal.field, problem=problem, allowed=refusal.allowed)


def describe_problem(words: Words, problem: str) -> str:
    for pattern, key in PROBLEMS:
        found = pattern.fullmatch(problem)
        if found is not None:
            return words.text(key, **found.groupdict())
    return problem
