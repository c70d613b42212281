"""How a game goes: who sits at the table, and what happens there besides moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kasztelan.core.chance import SeededChance
from kasztelan.core.events import events_in
from kasztelan.server.tables.seating import PERSON, people_present
from kasztelan.server.tables.undo import people_asked, undo_reach
from tests.server.leaks.steps import (
    Act,
    Answer,
    AskBack,
    BotActs,
    ComeBack,
    Leave,
    Pause,
    Step,
    TimeOut,
    bot_decides,
)
from tests.server.leaks.worlds import TrueTable


def quiet(true: TrueTable) -> dict[int, int]:
    """What can be done now without anything coming to light, and who is asked then."""
    game = true.table.game
    found: dict[int, int] = {}
    for action in game.legal(true.match.state):
        state = true.match.state.copy()
        events = events_in(game.apply_told(state, action))
        asked = game.to_act(state)
        if asked >= 0 and not any(event.barrier for event in events):
            found[action] = asked
    return found


class Manners:
    """People who decide at random and now and then take a move back at once.

    `often` is one in how many times something out of the ordinary happens, `typical` what happens in every long game.
    """

    name = "moves"
    typical = "Act"

    def __init__(self, chance: SeededChance, often: int) -> None:
        self.chance = chance
        self.often = often

    def one_in(self, many: int) -> bool:
        return self.chance.below(many, 0) == 0

    def bots(self, seats: int) -> list[int]:
        """The seats on which bots sit; never the first."""
        return []

    def move(self, true: TrueTable, final: bool = False) -> Step:
        """What whoever is asked decides; a `final` decision is not taken back at once."""
        match = true.match
        who = match.waiting_for()
        legal = true.table.game.legal(match.state)
        action = legal[self.chance.below(len(legal), 0)]
        if bot_decides(true.table):
            return BotActs(action)
        person = true.people[who]
        assert person is not None
        return Act(person, who, action, not final and self.one_in(8))

    def tempted(self, true: TrueTable) -> bool:
        """Whether this is one of the seldom moments when something out of the ordinary is possible."""
        return False

    def happenings(self, true: TrueTable) -> Iterator[Step]:
        """What happens next, one step after the other; each is thought of when the one before is done."""
        yield self.move(true)


class WithBots(Manners):
    """Bots sit among the people."""

    name = "bots"
    typical = "BotActs"

    def bots(self, seats: int) -> list[int]:
        found = [seat for seat in range(1, seats) if self.one_in(2)]
        return found or [seats - 1]


class Pausing(Manners):
    """People agree to pause and to go on, and change their minds about it."""

    name = "pauses"
    typical = "Pause"

    def happenings(self, true: TrueTable) -> Iterator[Step]:
        # It takes everybody's voice, twice.
        if self.one_in(3 * self.often):
            people = [person for person in true.people if person is not None]
            if len(people) > 1 and self.one_in(2):
                yield Pause(people[-1], True)
                yield Pause(people[-1], False)
            for person in people:
                yield Pause(person, True)
            for person in reversed(people):
                yield Pause(person, False)
        yield self.move(true)


class AskingBack(Manners):
    """People do what somebody else answers, then ask each other to take it back; the others mostly agree."""

    name = "votes"

    def tempted(self, true: TrueTable) -> bool:
        return bool(self.questions(true))

    def questions(self, true: TrueTable) -> list[int]:
        """What whoever is asked can do so that somebody else is asked next, and nothing comes to light."""
        who = true.match.waiting_for()
        return [action for action, asked in quiet(true).items() if asked != who]

    def happenings(self, true: TrueTable) -> Iterator[Step]:
        who = true.match.waiting_for()
        start = len(true.match.line)
        questions = self.questions(true)
        if not questions or self.one_in(2):
            yield self.move(true)
            return
        yield self.chosen(true, questions)
        if self.may_go_back(true, who, start):
            yield self.chosen(true, list(quiet(true)))
        if self.may_go_back(true, who, start) and true.match.undo_point([who]) < 0:
            yield from self.votes(true, who)

    def chosen(self, true: TrueTable, actions: list[int]) -> Step:
        """One of these, for good; if there are none, any."""
        if not actions:
            return self.move(true, final=True)
        who = true.match.waiting_for()
        person = true.people[who]
        assert person is not None
        return Act(person, who, actions[self.chance.below(len(actions), 0)])

    def may_go_back(self, true: TrueTable, who: int, start: int) -> bool:
        """Whether `who` could go back to a decision made since `start`; before it the other worlds are not others."""
        reach = None if true.match.over() else undo_reach(true.match, [who], [who])
        return reach is not None and true.match.snapshots[reach.at].line >= start

    def votes(self, true: TrueTable, who: int) -> Iterator[Step]:
        asker = true.people[who]
        assert asker is not None
        yield AskBack(asker, who)
        wish = true.table.data.undo_wish
        assert wish is not None
        asked = sorted(people_asked(true.table.chairs, true.match, wish.place) - {asker})
        against = self.chance.below(4 * len(asked), 0)
        for at, person in enumerate(asked):
            yield Answer(person, at != against, who)
            if at == against:
                return


class Absent(Manners):
    """People run out of time or leave, bots play on for them, and they come back."""

    name = "absences"
    typical = "ComeBack"

    def happenings(self, true: TrueTable) -> Iterator[Step]:
        present = sorted(people_present(true.table.chairs))
        away = [chair.person for chair in true.table.chairs if chair.kind == PERSON and chair.away]
        for person in away:
            if person is not None and self.one_in(max(2, self.often)):
                yield ComeBack(person)
        if present and self.one_in(self.often):
            if bot_decides(true.table) or self.one_in(2):
                yield Leave(present[self.chance.below(len(present), 0)])
            else:
                yield TimeOut()
        yield self.move(true)


MANNERS: Final[tuple[type[Manners], ...]] = (Manners, WithBots, Pausing, AskingBack, Absent)
