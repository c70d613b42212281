"""Two tables that one seat cannot tell apart, and all that is sent to it while the same things happen at both."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from kasztelan.bots.registry import best_bot, make_bot
from kasztelan.core.chance import Chance, SeededChance
from kasztelan.core.events import Event, Step, events_in
from kasztelan.core.game import Game
from kasztelan.core.match import PLAY_PUBLIC, Match
from kasztelan.core.record import canonical
from kasztelan.core.state import NATURE, State
from kasztelan.server.storage.store import Append
from kasztelan.server.tables.bot_processes import Thinkers
from kasztelan.server.tables.clock import Clock
from kasztelan.server.tables.eyes import Eyes
from kasztelan.server.tables.live_table import LiveTable
from kasztelan.server.tables.refused import Refused
from tests.conformance.option_sets import Case
from tests.conformance.rooms import shown_by_asking
from tests.conformance.walks import sample_space
from tests.server.tables.memory import Hands, MemoryStore, Recorder, again, table_for

CLOCK: Final = {"kind": "game", "seconds": 600, "increment": 3}


class Nowhere(MemoryStore):
    """Keeps nothing: the other table is thrown away after a few steps."""

    async def append(self, append: Append) -> None:
        self.appends.append(append)


class Prompted(Thinkers):
    """Bots that say what they are told to say, when they are told."""

    def __init__(self) -> None:
        super().__init__(1, 5.0)
        self.words: asyncio.Queue[int] = asyncio.Queue()

    async def choose(
        self, game_name: str, data: dict[str, Any], seat: int, bot: str, seed: int, whose: str = ""
    ) -> int | None:
        return await self.words.get()


class SameAnswers(Chance):
    """Lets NATURE give prepared answers, and any other where one of them is not possible."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.answers: list[int] = []

    def below(self, total: int, turn: int) -> int:
        assert self.match is not None
        game, state = self.match.game, self.match.state
        legal = game.legal(state)
        wanted = self.answers.pop(0) if self.answers else -1
        return sum(game.weights(state)[: legal.index(wanted)]) if wanted in legal else 0


class Story:
    """What happened in one step: all events, and how often NATURE answered."""

    def __init__(self, table: LiveTable) -> None:
        match = table.match
        assert match is not None
        self.match = match
        self.events: list[Event] = []
        self.natures = match.natures
        self.before = len(match.history)
        match.listeners.append(self.hear)

    def hear(self, steps: list[Step]) -> None:
        self.events.extend(events_in(steps))

    def end(self) -> None:
        self.match.listeners.pop()

    def reveals(self) -> bool:
        """Whether something hidden may have come to light."""
        answered = self.match.natures != self.natures
        return answered or self.match.over() or any(event.barrier for event in self.events)

    def told(self, game: Game, seat: int | None) -> bytes:
        """What `seat` was told of it, with what the next question shows."""
        story: list[Any] = [event.seen_by(seat) for event in self.events]
        state = self.match.state
        asked = game.decision(state)
        if game.to_act(state) == seat and asked["name"] in shown_by_asking(game.name):
            story.append(game.legal(state))
        return canonical(story)

    def natures_answers(self) -> list[int]:
        history, by = self.match.history, self.match.by
        return [history[at] for at in range(self.before, len(history)) if by[at] == NATURE]


class TrueTable:
    """The table where the game is really played, with a recorder for every pair of eyes.

    `people` has a name for every seat, None where a bot sits.
    """

    def __init__(self, case: Case, bots: Sequence[int] = ()) -> None:
        self.now = Hands()
        self.table, self.store = table_for(case.options, CLOCK, self.now, case.game)
        self.table.waiting.thinkers = Prompted()
        seats = range(len(self.table.chairs))
        self.people = [None if seat in bots else f"player {seat}" for seat in seats]
        self.people[0] = "anna"
        self.recorders: dict[int | None, Recorder] = {}

    async def begin(self) -> None:
        for seat, person in enumerate(self.people):
            if person is None:
                self.table.lobby.add_bot("anna", seat, "random", f"bot {seat}")
            else:
                self.table.lobby.sit(person, person.title(), seat, f"{seat:02x}" * 16)
        await self.table.lobby.save_seats()
        await self.table.lobby.start("anna")

    def viewers(self) -> list[int | None]:
        """Every seat that a person holds, and a spectator."""
        return [*(seat for seat, person in enumerate(self.people) if person is not None), None]

    def person(self, seat: int | None) -> str | None:
        return None if seat is None else self.people[seat]

    def look(self) -> None:
        """Everybody and a spectator come to the table."""
        for viewer in self.viewers():
            recorder = Recorder(self.person(viewer))
            self.recorders[viewer] = recorder
            self.table.join(recorder, "", {})
        # Who is there would be told a moment later, in the midst of what is compared.
        audience = self.table.audience
        if audience.telling is not None:
            audience.telling.cancel()
            audience.tell_here()
        for recorder in self.recorders.values():
            recorder.heard.clear()

    def look_away(self) -> None:
        """Nobody is there until the next comparison, which makes the game between faster."""
        self.recorders.clear()
        self.table.audience.listeners.clear()
        self.table.audience.eyes.clear()

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def redealt(self, viewer: int | None, chance: SeededChance) -> State:
        """A world the viewer cannot tell from the true one; for a spectator dealt anew for one seat after another."""
        state = self.match.state
        for seat in range(len(self.people)) if viewer is None else [viewer]:
            state = self.table.game.determinize(state, seat, chance)
        return state

    def twin(self, viewer: int | None, chance: SeededChance) -> OtherTable:
        return OtherTable(self, viewer, self.redealt(viewer, chance))


class OtherTable:
    """The same table in the other world, as far as one viewer looks at it."""

    def __init__(self, true: TrueTable, viewer: int | None, state: State) -> None:
        store = Nowhere()
        store.tables["table"] = true.store.tables["table"]
        self.viewer = viewer
        self.answers = SameAnswers()
        self.table = again(store, true.now, Prompted())
        self.table.data.clock = copied(true.table.data.clock)
        self.table.data.undo_wish = copy.deepcopy(true.table.data.undo_wish)
        match = other_match(true.match, state, self.answers)
        match.listen(self.table.changes.heard.extend)
        self.table.data.match = self.answers.match = match
        seen = true.table.audience.open(viewer)
        self.eyes = Eyes(viewer, seen.run, self.table.picture(viewer))
        self.eyes.version = seen.version
        self.table.audience.run = seen.run
        self.table.audience.eyes[viewer] = self.eyes
        self.recorder = Recorder(true.person(viewer))
        self.recorder.eyes = (viewer,)
        self.table.audience.listeners.add(self.recorder)


def copied(clock: Clock) -> Clock:
    """A clock that goes on by itself."""
    other = copy.copy(clock)
    for name, value in vars(clock).items():
        if isinstance(value, list | dict | set):
            setattr(other, name, value.copy())
    return other


def other_match(match: Match, state: State, chance: Chance) -> Match:
    """The match with another state under it; all that was done stays."""
    other = Match(match.game, chance, match.options, state=state, forced=PLAY_PUBLIC, keep=True)
    other.history = match.history[:]
    other.by = match.by[:]
    other.line = match.line[:]
    other.natures = match.natures
    other.snapshots = match.snapshots[:]
    other.barrier = match.barrier
    return other


ENCODER: Final = msgspec.json.Encoder()


def refusal_of(table: LiveTable, person: str, action: int) -> Any:
    """What the table answers when somebody tries something: the reason, or what it would do."""
    match = table.match
    assert match is not None
    n = len(match.history)
    do = table.game.codec.decode(action)
    try:
        return table.advice.preview(person, n, do)
    except Refused as refused:
        return [refused.code, refused.facts]


def at_rest(table: LiveTable, viewer: int | None, person: str | None, sample: list[int]) -> bytes:
    """Everything `viewer` can find out without anything happening: picture, reasons, previews, points, advice, deductions."""
    match = table.match
    assert match is not None
    tried = [] if person is None else [refusal_of(table, person, action) for action in sample]
    points = table.game.scores_seen_by(match.state, viewer)
    known = None if viewer is None else match.deductions(viewer)
    # The eyes were opened for this very moment.
    return ENCODER.encode([table.audience.eyes[viewer].picture, tried, points, advice(match, viewer), known])


def advice(match: Match, viewer: int | None) -> Any:
    """What a bot would do in the viewer's place, and what it says it went by."""
    if viewer is None or match.waiting_for() != viewer:
        return None
    bot = make_bot(best_bot(match.game.name), match.game, len(match.history))
    action = bot.choose(match.seat(viewer))
    why = bot.explain(match.seat(viewer), action)
    return [action, None if why is None else why.to_data()]


def samples(table: LiveTable, viewer: int | None, chance: SeededChance) -> list[int]:
    """Actions to try: some of any kind, and some that are legal if the viewer is asked."""
    match = table.match
    assert match is not None
    found = sample_space(table.game, chance, 3)
    if match.waiting_for() == viewer:
        legal = table.game.legal(match.state)
        found += [legal[chance.below(len(legal), 0)] for _ in range(1)]
    return found
