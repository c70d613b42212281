"""Moves, and advice about them: what may be done, what it would change, why something is not possible."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Mapping
from typing import Any, Final

from kasztelan.bots.registry import best_bot
from kasztelan.core.errors import IllegalAction, InvalidAction
from kasztelan.server.storage.store import NotKept
from kasztelan.server.tables.keeping import Kept
from kasztelan.server.tables.looking import preview
from kasztelan.server.tables.refused import Refused

LOGGER: Final = logging.getLogger(__name__)


class Moves(Kept):
    """A table where people decide."""

    async def act(self, person: str, n: int, do: Mapping[str, Any], seat: int | None = None) -> None:
        """Does an action for the seat that is asked, if it is this person's and the decision is still open."""
        self.need_match("playing")
        self.need_current(n)
        who = self.need_turn(person, seat)
        await self.do(who, self.read_action(do))

    def read_action(self, do: Mapping[str, Any]) -> int:
        try:
            return self.game.codec.encode(do)
        except InvalidAction as wrong:
            facts = {"field": wrong.field, "problem": wrong.problem, "allowed": wrong.allowed}
            raise Refused("bad_action", facts) from None

    async def do(self, who: int, action: int) -> None:
        match = self.need_match("playing")
        before = len(match.history)
        try:
            match.act(who, action)
        except IllegalAction as wrong:
            raise Refused("illegal", {"reason": wrong.reason.to_data()}) from None
        except Exception as wrong:  # noqa: BLE001 - a mistake in the rules may show in any way
            # Half a move is no move. Not the text of what is wrong: it may name hidden cards.
            LOGGER.error("a move at table %s failed: %s", self.id, type(wrong).__name__)
            await self.go_back()
            raise NotKept(type(wrong).__name__) from None
        await self.finish_command(before)

    # --- advice

    async def hint(self, person: str, seat: int | None = None) -> dict[str, Any]:
        """What the best bot for this game would do in this person's place. Takes the lock only to look."""
        async with self.lock:
            match = self.need_match("playing")
            who = self.need_turn(person, seat)
            n = len(match.history)
            data = match.state.to_data()
        if person in self.hinting:
            raise Refused("busy")
        self.hinting.add(person)
        try:
            bot = best_bot(self.game.name)
            action = await self.thinkers.choose(self.game.name, data, who, bot, self.seed(n), person)
        finally:
            self.hinting.discard(person)
        if action is None or action not in range(self.game.codec.size):
            raise Refused("no_hint")
        return {"n": n, "seat": who, "do": self.game.codec.decode(action)}

    def preview(self, person: str, n: int, do: Mapping[str, Any]) -> dict[str, Any]:
        """What an action would change, as far as the person can know."""
        match = self.need_match("playing")
        self.need_current(n)
        who = self.need_turn(person)
        action = self.read_action(do)
        reason = self.game.why_not(match.state, who, action)
        if reason is not None:
            raise Refused("illegal", {"reason": reason.to_data()})
        return {"n": n, "seat": who, **preview(self.game, match.state, who, action, self.seed(n))}

    def why_not(self, person: str, n: int, do: Mapping[str, Any]) -> dict[str, Any]:
        """Why an action is not possible now, null if it is."""
        match = self.need_match("playing")
        self.need_current(n)
        who = self.need_turn(person)
        reason = self.game.why_not(match.state, who, self.read_action(do))
        return {"n": n, "why": None if reason is None else reason.to_data()}

    def seed(self, n: int) -> int:
        """A seed for decision `n` that nobody can foretell while the key is secret."""
        digest = hashlib.blake2b(n.to_bytes(8, "big"), digest_size=6, key=self.key, person=b"kasztelan.bots")
        return int.from_bytes(digest.digest(), "big")
