"""Which languages there are, and which one a person gets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kasztelan.core.errors import Reason, Refusal, given, one_of
from kasztelan.games.room import LANGUAGES

DEFAULT: Final = "en"
SETTINGS: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names a language; the first that is set counts."""


def check_language(language: str) -> str:
    """The language itself; one that there is not is refused."""
    if language not in LANGUAGES:
        raise Refusal("lang", Reason("unknown", {"value": given(language)}), one_of(list(LANGUAGES)))
    return language


def choose_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else that of the environment, else English."""
    if wanted is not None:
        return check_language(wanted)
    for setting in SETTINGS:
        value = environ.get(setting, "")
        if value:
            language = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT
