"""A match as the people at one terminal play it: whose view lies open, what was told, what can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from kasztelan.bots.registry import best_bot, make_bot
from kasztelan.cli.steps import told
from kasztelan.cli.table_setup import TableSetup
from kasztelan.core.errors import IllegalAction, Reason
from kasztelan.core.events import Event, Step, events_in
from kasztelan.core.state import OVER

Together = Callable[[Event, Event], Event | None]
"""Makes one event out of two that follow each other, if they are told in one sentence."""


class Play:
    """Drives the match of a table for the people who sit at it; knows nothing of the screen.

    `viewer` is the seat whose view may be drawn: with one person always that seat, with several the one who
    took over last, nobody before that and at a table of bots alone.
    """

    def __init__(self, setup: TableSetup, together: Together) -> None:
        self.setup = setup
        self.game = setup.game
        self.match = setup.match
        self.names = setup.names
        self.people = setup.people
        self.viewer: int | None = self.alone
        self.together = together
        self.story: list[Event] = []
        self.left_off: dict[int, int] = {}
        self.hear(told(self.match))
        self.match.listen(self.listen)

    def listen(self, steps: list[Step]) -> None:
        self.hear(events_in(steps))

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            one = self.together(self.story[-1], event) if self.story else None
            if one is None:
                self.story.append(event)
            else:
                self.story[-1] = one

    # --- who and what

    @property
    def alone(self) -> int | None:
        """The only person here, if it is one: whoever reads the end of the game."""
        return min(self.people) if len(self.people) == 1 else None

    def who(self) -> int:
        return self.match.waiting_for()

    def over(self) -> bool:
        return self.who() == OVER

    def person_to_act(self) -> bool:
        return self.who() in self.people

    def needs_handover(self) -> bool:
        """Whether somebody else has to sit down before anything of theirs is drawn."""
        return self.person_to_act() and self.who() != self.viewer

    def take_over(self) -> None:
        self.viewer = self.who()

    def view(self) -> dict[str, Any]:
        """All that is drawn comes from here."""
        return self.game.view(self.match.state, self.viewer)

    def legal(self) -> list[int]:
        """The choices of the viewer; nothing while somebody else decides."""
        if self.viewer is None or self.who() != self.viewer:
            return []
        return list(self.match.seat(self.viewer).legal())

    def why_not(self, action: int) -> Reason | None:
        assert self.viewer is not None
        return self.game.why_not(self.match.state, self.viewer, action)

    def facts(self, about: dict[str, Any]) -> dict[str, Any]:
        """What is known of a choice beyond its fields: prices, amounts."""
        return self.game.facts(self.match.state, self.game.codec.encode(about))

    def sightings(self, first: int = 0) -> list[tuple[dict[str, Any], bool]]:
        """What happened from the `first` event on, as the viewer may know it, and whether that is all of it."""
        viewer = self.viewer
        return [(event.seen_by(viewer), event.knows(viewer)) for event in self.story[first:]]

    def news_from(self) -> int:
        """Where in the story the viewer's last turn ended."""
        return 0 if self.viewer is None else self.left_off.get(self.viewer, 0)

    # --- doing

    def start(self) -> None:
        self.match.advance()

    def choose(self, action: int) -> None:
        """The viewer's decision."""
        assert self.viewer is not None
        self.act(self.viewer, action)

    def act(self, seat: int, action: int) -> None:
        before = len(self.story)
        self.match.act(seat, action)
        if self.who() != seat:
            self.left_off[seat] = own_part(self.story, before, seat)

    def undo(self, over: bool = False) -> None:
        """Takes back the latest decision if a person made it and nothing came to light since; or all made in a row."""
        seat = self.undoing_seat()
        if seat is None:
            raise IllegalAction("undo", Reason("nothing_to_undo"))
        if over:
            self.match.start_over(seat)
        else:
            self.match.undo(seat)
        self.viewer = seat
        self.story = []
        self.hear(told(self.match))
        for one, at in self.left_off.items():
            self.left_off[one] = min(at, len(self.story))

    def may_start_over(self) -> bool:
        """Whether a person has more than one decision in a row to take back."""
        seat = self.undoing_seat()
        return seat is not None and self.match.turn_point([seat]) >= 0

    def undoing_seat(self) -> int | None:
        """The person who may take back the latest decision."""
        for seat in self.people:
            at = self.match.undo_point([seat])
            if at >= 0 and self.match.is_own(at, [seat]):
                return seat
        return None

    def hint(self) -> tuple[int, Reason | None]:
        """What the best bot for this game would do with the viewer's knowledge, and why, if it can say."""
        assert self.viewer is not None
        bot = make_bot(best_bot(self.game.name), self.game, len(self.match.line))
        seat = self.match.seat(self.viewer)
        action = bot.choose(seat)
        return action, bot.explain(seat, action)


def own_part(story: list[Event], start: int, seat: int) -> int:
    """Where, from `start` on, the story stops being about `seat`: what comes after is news to it."""
    while start < len(story) and story[start].public.get("seat") == seat:
        start += 1
    return start
