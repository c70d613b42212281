"""The one way through a record: its entries one after the other, each checked and done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kasztelan.core.chance import SeededChance
from kasztelan.core.errors import BadRecord, InvalidAction, Reason, given
from kasztelan.core.events import Step
from kasztelan.core.match import ASK_ALL, Match
from kasztelan.core.state import NATURE, OVER


class Walk:
    """Leads a match through recorded entries; `at` counts those that are done, `by` tells who did the latest.

    With `listen` the steps of each entry are told. Entries before `prefix` were prepared: they cannot be taken back,
    and with `dice` all answers of NATURE but theirs must be those that the match's chance gives.
    """

    def __init__(
        self, match: Match, entries: Sequence[Any], listen: bool = False, prefix: int = 0, dice: bool = False
    ) -> None:
        self.match = match
        self.entries = entries
        self.prefix = prefix
        self.dice = dice
        self.at = 0
        self.by = OVER
        self.heard: list[Step] = []
        if listen:
            match.listen(self.heard.extend)

    def __repr__(self) -> str:
        return f"<walk: {self.at} of {len(self.entries)} entries, {self.match!r}>"

    def whole(self) -> bool:
        """Whether all entries are done."""
        return self.at >= len(self.entries)

    def go_on(self) -> list[Step]:
        """Does the next entry and gives its steps; taking something back has none."""
        at = self.at
        entry = self.entries[at]
        self.heard.clear()
        if not isinstance(entry, dict):
            raise BadRecord(f"actions[{at}]", Reason("no_object"), Reason("action_or_undo"), at)
        if "undo" in entry:
            self._take_back(entry)
            self.by = self.match.by[-1]
        else:
            self.by = self.match.waiting_for()
            self._follow(entry)
        self.at = at + 1
        if self.at == self.prefix:
            self.match.stand()
        return self.heard[:]

    def go_to(self, at: int) -> Match:
        """Does all entries up to that many, and gives the match as it stands then."""
        while self.at < min(at, len(self.entries)):
            self.go_on()
        return self.match

    def _follow(self, entry: Mapping[str, Any]) -> None:
        at, match, game, who = self.at, self.match, self.match.game, self.by
        if who == OVER:
            raise BadRecord(f"actions[{at}]", Reason("after_end"), Reason("nothing"), at)
        expected = "nature" if who == NATURE else str(who)
        by = entry.get("by")
        if isinstance(by, bool) or str(by) != expected or isinstance(by, str) != (who == NATURE):
            raise BadRecord(
                f"actions[{at}].by",
                Reason("is", {"value": given(by)}),
                Reason("whose", {"value": expected}),
                at,
            )
        try:
            action = game.codec.encode({name: value for name, value in entry.items() if name != "by"})
        except InvalidAction as wrong:
            raise BadRecord(f"actions[{at}].{wrong.field}", wrong.problem, wrong.allowed, at) from None
        if action not in game.legal(match.state):
            reason = game.why_not(match.state, who, action)
            choices = [str(game.codec.decode(one)) for one in game.legal(match.state)[:8]]
            problem = Reason("not_legal", {"reason": str(reason)})
            raise BadRecord(f"actions[{at}]", problem, Reason("one_of", {"values": choices}), at)
        if who == NATURE:
            self._check_dice(action)
            match._answer(action)
        else:
            match._decide(who, action, match.is_played_for(who))

    def _check_dice(self, action: int) -> None:
        match = self.match
        if not self.dice or self.at < self.prefix:
            return
        due = match.game.pick(match.state, match._number())
        if due != action:
            told = match.game.codec.decode
            problem = Reason("is", {"value": str(told(action))})
            allowed = Reason("as_the_key_gives", {"value": str(told(due))})
            raise BadRecord(f"actions[{self.at}]", problem, allowed, self.at)

    def _take_back(self, entry: Mapping[str, Any]) -> None:
        """Goes back to before a seat's decision; a record may pass a reveal no more than a player may."""
        count = entry["undo"]
        match = self.match
        if isinstance(count, int) and not isinstance(count, bool) and count > 0:
            for place, snapshot in enumerate(match.snapshots):
                if snapshot.line == len(match.line) - count:
                    match.rewind(place)
                    return
        problem = Reason("is", {"value": given(count)})
        raise BadRecord(f"actions[{self.at}].undo", problem, Reason("back_to_decision"), self.at)


def entries(match: Match) -> list[dict[str, Any]]:
    """The history with who did what."""
    by = match.by if len(match.by) == len(match.history) else deciders(match)
    return [entry_of(match, at, by[at]) for at in range(len(match.history))]


def entry_of(match: Match, at: int, by: int) -> dict[str, Any]:
    """One thing that was done, or how much was taken back."""
    action = match.history[at]
    if action < 0:
        return {"undo": -action}
    return {"by": "nature" if by == NATURE else by, **match.game.codec.decode(action)}


def deciders(match: Match) -> list[int]:
    """Whose each action was, for a match that `play` ran through; nothing was taken back there."""
    state = match.start()
    found: list[int] = []
    for action in match.history:
        found.append(match.game.to_act(state))
        match.game._step(state, action)
    return found


def again(match: Match, done: Sequence[Any], listen: bool = False) -> Walk:
    """Sets out once more from the start of a match, through what was done in it."""
    anew = Match(match.game, SeededChance(0), match.options, match.opening, forced=ASK_ALL, keep=True)
    return Walk(anew, done, listen)
