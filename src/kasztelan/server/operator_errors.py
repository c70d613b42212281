"""What an operator asked for and cannot have, said in the operator's language."""

from __future__ import annotations

from typing import Any, Final

from kasztelan.core.errors import Refusal
from kasztelan.texts import Words, words

TEXTS: Final = "kasztelan.server"


class OperatorError(Refusal):
    """A setting, a file or a machine that does not fit; `key` and `wanted` are messages, filled with `facts`.

    As any refusal it reads in English; `line` says it in another language.
    """

    def __init__(self, field: str, key: str, wanted: str, **facts: str) -> None:
        self.key = key
        self.wanted = wanted
        self.facts = facts
        english = words("en", extra=(TEXTS,))
        super().__init__(field, self.wrong(english), self.right(english))

    def wrong(self, said: Words) -> str:
        return said.text(f"server-problem-{self.key}", **self.facts)

    def right(self, said: Words) -> str:
        return said.text(f"server-allowed-{self.wanted}", **self.facts)

    def line(self, language: str) -> str:
        """The field, what is wrong with it and what is allowed."""
        said = words(language, extra=(TEXTS,))
        return said.text("refusal", field=self.field, problem=self.wrong(said), allowed=self.right(said))

    def to_data(self) -> dict[str, Any]:
        """What a client needs to say it in its own language."""
        return {"key": self.key, "wanted": self.wanted, "facts": self.facts}


def operator_error_from(field: str, data: Any) -> OperatorError | None:
    """What `to_data` wrote; None for what is no such thing, or is said by a server with other words."""
    try:
        return OperatorError(field, data["key"], data["wanted"], **data["facts"])
    except (KeyError, TypeError, ValueError):
        return None
