"""What people may call themselves: text that looks like what it is."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Annotated, Final

from pydantic import AfterValidator, Field

from kasztelan.core.errors import refuse

IGNORABLE: Final = (
    (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x3164, 0x3164),
    (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0xE0000, 0xE0FFF),
)  # fmt: skip
"""Unicode's Default_Ignorable_Code_Point, as far as `UNSEEN` does not have it: letters and marks that show nothing."""
BLANKS: Final = frozenset("\u2800") | {chr(at) for low, high in IGNORABLE for at in range(low, high + 1)}
UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs")
"""Unicode categories that show nothing, turn text around, or are no characters."""
MOST_MARKS: Final = 3
"""Combining marks one letter may carry."""
IN_COLOUR: Final = "\ufe0f"
"""What a keyboard puts after many emoji."""
JOINERS: Final = frozenset("\u200c\u200d\ufe0e" + IN_COLOUR)
"""Without them some scripts and many emoji fall apart; they hide nothing in a chat line."""
LOGIN: Final = re.compile(r"[\w.-]+")


def visible(text: str, also: frozenset[str] = frozenset()) -> bool:
    """Whether every character shows; plain spaces and the characters of `also` are fine."""
    marks = 0
    for character in text:
        category = unicodedata.category(character)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if character in also or character == " ":
            continue
        if marks > MOST_MARKS or character in BLANKS or category in UNSEEN:
            return False
    return True


def plain(text: str) -> str:
    """The text in normal form, its emoji as they are without a keyboard's colour mark."""
    found: list[str] = []
    for character in unicodedata.normalize("NFC", text):
        if character != IN_COLOUR or not found or unicodedata.category(found[-1]) != "So":
            found.append(character)
    return "".join(found)


def checked_name(longest: int) -> Callable[[str], str]:
    """Checks nicknames and names of tokens: visible characters with single spaces between them."""

    def check(text: str) -> str:
        # Normal form may be longer than what was typed.
        name = plain(text)
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
    if not line.strip("".join(JOINERS)) or len(line) > longest or not visible(line, JOINERS):
        raise refuse("text", "cannot_be_said", "visible_characters", most=longest)
    return line
