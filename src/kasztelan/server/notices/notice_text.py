"""What a notice says, and how each kind of webhook wants it. Nothing of the game is in it but its name."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from kasztelan.server.people.preferences import Notify, Webhook
from kasztelan.texts import Words, words

WORDS: Final = ("kasztelan.server.notices",)


class Notice(msgspec.Struct, frozen=True):
    """One notice: `code` is `your_turn` or `test`, `n` the decision that is open."""

    code: str
    game: str = ""
    table: str = ""
    n: int = 0

    def link(self, site: str) -> str:
        return f"{site}/t/{self.table}" if site and self.table else site


def said(notice: Notice, language: str) -> tuple[str, str]:
    """The title and the sentence, in the person's language."""
    spoken: Words = words(language, notice.game or None, extra=WORDS)
    facts = {"game": spoken.text(f"game-{notice.game}")} if notice.game else {}
    key = "notice-your-turn" if notice.code == "your_turn" else "notice-test"
    return spoken.text(f"{key}.title"), spoken.text(key, **facts)


def facts_of(notice: Notice, notify: Notify) -> dict[str, Any]:
    """What programs and browsers get."""
    title, text = said(notice, notify.language)
    told = msgspec.to_builtins(notice)
    return {**told, "title": title, "text": text, "link": notice.link(notify.site)}


def for_webhook(notice: Notice, webhook: Webhook, notify: Notify) -> tuple[bytes, dict[str, str]]:
    """The body and the headers of a request."""
    title, text = said(notice, notify.language)
    link = notice.link(notify.site)
    if webhook.kind == "ntfy":
        # Headers of ntfy are UTF-8 as RFC 2047 has it; the title goes into the text instead.
        headers = {"Content-Type": "text/plain; charset=utf-8", **({"Click": link} if link else {})}
        return f"{title}\n{text}".encode(), headers
    if webhook.kind == "discord":
        content = f"**{title}** {text}" + (f"\n<{link}>" if link else "")
        told: dict[str, Any] = {"content": content, "allowed_mentions": {"parse": []}}
    else:
        told = facts_of(notice, notify)
    return msgspec.json.encode(told), {"Content-Type": "application/json"}
