"""What people may call themselves: text that looks like what it is."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Annotated, Final

from pydantic import AfterValidator, Field

from kasztelan.core.errors import refuse

BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing."""
UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs")
"""Unicode categories that show nothing, turn text around, or are no characters."""
MOST_MARKS: Final = 3
"""Combining marks one letter may carry."""
JOINERS: Final = frozenset("\u200c\u200d")
"""Without them some scripts and many emoji fall apart; they hide nothing in a chat line."""
LOGIN: Final = re.compile(r"[\w.-]+")


def visible(text: str, also: frozenset[str] = frozenset()) -> bool:
    """Whether every character shows; plain spaces and the characters of `also` are fine."""
    marks = 0
    for character in text:
        category = unicodedata.category(character)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > MOST_MARKS or character in BLANKS:
            return False
        if category in UNSEEN and character != " " and character not in also:
            return False
    return True


def checked_name(longest: int) -> Callable[[str], str]:
    """Checks nicknames and names of tokens: visible characters with single spaces between them."""

    def check(text: str) -> str:
        # Normal form may be longer than what was typed.
        name = unicodedata.normalize("NFC", text)
        if not visible(name) or name != " ".join(name.split()) or not 1 <= len(name) <= longest:
            raise ValueError(f"1 to {longest} visible characters with single spaces between them")
        return name

    return check


def checked_login(text: str) -> str:
    """A login: letters, digits, dots, dashes; big and small letters and forms of one letter are the same."""
    login = unicodedata.normalize("NFKC", text).casefold()
    if not 3 <= len(login) <= 40 or not LOGIN.fullmatch(login) or not visible(login):
        raise ValueError("letters, digits, dots and dashes")
    return login


Nickname = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(checked_name(40))]
TableTitle = Annotated[str, Field(min_length=1, max_length=60), AfterValidator(checked_name(60))]
TokenLabel = Annotated[str, Field(min_length=1, max_length=60), AfterValidator(checked_name(60))]
Login = Annotated[str, Field(min_length=3, max_length=40), AfterValidator(checked_login)]


def checked_line(text: str, longest: int) -> str:
    """A line of chat: plain text that shows what it says."""
    line = unicodedata.normalize("NFC", text).strip()
    if not line or len(line) > longest or not visible(line, JOINERS):
        raise refuse("text", "cannot_be_said", "visible_characters", most=longest)
    return line
