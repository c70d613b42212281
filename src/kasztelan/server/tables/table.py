"""A live table: one owner of the game in progress, which does one command at a time."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from kasztelan.core.chance import KeyedChance, SeededChance, commitment
from kasztelan.core.errors import BadRecord, IllegalAction, InvalidAction
from kasztelan.core.events import Event
from kasztelan.core.game import Game
from kasztelan.core.match import PLAY_PUBLIC, Match
from kasztelan.core.record import follow, write
from kasztelan.core.state import NATURE
from kasztelan.games.catalogue import load
from kasztelan.server.storage.store import Append, NotKept, Row, Store
from kasztelan.server.tables.audience import Audience, Listener
from kasztelan.server.tables.clock import Clock, stored_clock
from kasztelan.server.tables.looking import game_picture, points_over_time, preview
from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.seating import (
    BOT,
    OPEN,
    PERSON,
    Chair,
    chairs_from_text,
    chairs_to_text,
    own_nonce,
    people_present,
    played_by_bot,
    seats_of,
)
from kasztelan.server.tables.taking_back import UndoWish, drop_old_snapshots, undo_target
from kasztelan.server.tables.thinking import Thinkers

__all__ = ["LiveTable", "Refused"]

LOGGER: Final = logging.getLogger(__name__)
STATUSES: Final = ("open", "playing", "paused", "finished", "frozen", "closed")
BEGUN: Final = ("playing", "paused", "finished")
MOST_ADMITTED: Final = 500
"""How many people a table remembers to have known its password."""
MOST_TAKEN_BACK: Final = 300
"""Undos in one game; every one of them stays in the log for ever."""
NOBODY: Final = ""
"""The owner of a table that was let go: no row ever names it."""
BREATH: Final = 0.5
"""Seconds before a bot or a clock tries again what could not be kept."""


class LiveTable:
    """A table in memory. Every command takes the lock, is made durable, and only then shown.

    Whoever looks at it takes the lock too: while a command is being written, memory is ahead of what is kept.
    """

    def __init__(
        self, row: Row, store: Store, thinkers: Thinkers, now: Callable[[], float], owner: str | None = None
    ) -> None:
        self.id: str = row["id"]
        self.game: Game = load(row["game"])
        self.visibility: str = row["visibility"]
        self.host: str = row["host"]
        self.options: dict[str, Any] = msgspec.json.decode(row["options"])
        self.opening: dict[str, Any] | None = msgspec.json.decode(row["opening"]) if row["opening"] else None
        self.key: bytes = row["key"]
        self.store = store
        self.thinkers = thinkers
        self.now = now
        self.owner = owner
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.audience = Audience(lambda person: seats_of(self.chairs, person), self.picture, now)
        self.heard: list[Event] = []
        self.pause_votes: set[str] = set()
        self.undo_wish: UndoWish | None = None
        self.hinting: set[str] = set()
        self.waiting_task: asyncio.Task[None] | None = None
        self.closed = False
        self.spoiled: Callable[[], None] = self.let_go
        """Called when memory no longer tells what is kept: whoever holds the table drops it."""
        self.after_change: list[Callable[[LiveTable], None]] = []
        """Told of every change once it is kept and shown."""
        self.read_row(row)

    def read_row(self, row: Row) -> None:
        """Takes over all that may change from what is kept."""
        self.status: str = row["status"]
        self.chairs: list[Chair] = chairs_from_text(row["seats"])
        self.clock: Clock = stored_clock(msgspec.json.decode(row["clock"]))
        self.notice: str | None = row["notice"]
        self.length: int = row["length"]
        self.prefix: int = row["prefix"]
        self.admitted: list[str] = msgspec.json.decode(row["admitted"])
        self.rematch: str | None = row["rematch"]

    @property
    def listeners(self) -> set[Listener]:
        """The connections that look at this table."""
        return self.audience.listeners

    # --- loading

    async def load(self) -> None:
        """Replays the log; a table that no longer replays is frozen with a notice, never lost."""
        if self.status in BEGUN:
            try:
                self.match = self.replay(await self.entries())
            except (SQLAlchemyError, OSError, MemoryError):
                # The database or the machine fails, which says nothing about the game.
                raise
            except Exception as wrong:  # noqa: BLE001 - rules that changed may fail in any way
                # Not the text of what is wrong: it may name hidden cards.
                at = getattr(wrong, "at", -1)
                LOGGER.error("table %s no longer replays: %s at entry %s", self.id, type(wrong).__name__, at)
                self.match = None
                self.status = "frozen"
                # What is wrong may name hidden cards; the table says only that it is.
                self.notice = "no_longer_replays"
                await self.store.change_table(self.id, {"status": self.status, "notice": self.notice})
        self.start_clock()
        self.show([])
        self.arrange()

    async def entries(self) -> list[Any]:
        """The log as it is kept, which has every number once; a gap would make another game of it."""
        log = await self.store.log_of(self.id)
        if [one["n"] for one in log] != list(range(self.length)):
            raise BadRecord("log", f"has {len(log)} entries", f"{self.length}, numbered from 0")
        return [msgspec.json.decode(one["entry"]) for one in log]

    def replay(self, entries: list[Any]) -> Match:
        """The match as it stood after these entries, with what undo needs."""
        match = self.new_match()
        for at, entry in enumerate(entries):
            who = match.waiting_for()
            played = who >= 0 and match.is_played_for(who)
            follow(match, entry, at)
            if played and match.snapshots and "undo" not in entry:
                match.snapshots[-1].played = True
            if at + 1 == self.prefix:
                match.barrier = len(match.line)
        drop_old_snapshots(match)
        match.listen(self.heard.extend)
        return match

    def new_match(self) -> Match:
        nonces = [bytes.fromhex(chair.nonce) for chair in self.chairs]
        chance = KeyedChance(self.key, nonces)
        return Match(self.game, chance, self.options, self.opening, forced=PLAY_PUBLIC, keep=True)

    # --- before the game

    async def prepare(self, entries: list[Any]) -> None:
        """Lets the game begin with entries of another one; their dice are not from this table's key."""
        self.need("open")
        self.prefix = len(entries)
        texts = [msgspec.json.encode(entry).decode() for entry in entries]
        await self.commit(texts, more={"prefix": self.prefix})

    def sit(self, person: str, name: str, seat: int, nonce: str) -> None:
        """Takes an empty chair; the nonce is the person's own share in the dice."""
        self.need("open")
        if not 0 <= seat < len(self.chairs) or self.chairs[seat].kind != OPEN:
            free = [number for number, chair in enumerate(self.chairs) if chair.kind == OPEN]
            raise Refused("seat_taken", {"field": "seat", "allowed": free})
        self.chairs[seat] = Chair(kind=PERSON, person=person, name=name, nonce=own_nonce(nonce))

    def add_bot(self, person: str, seat: int, bot: str, name: str) -> None:
        self.need("open")
        self.need_host(person)
        if not 0 <= seat < len(self.chairs) or self.chairs[seat].kind == PERSON:
            free = [number for number, chair in enumerate(self.chairs) if chair.kind != PERSON]
            raise Refused("seat_taken", {"field": "seat", "allowed": free})
        self.chairs[seat] = Chair(kind=BOT, bot=bot, name=name, nonce=own_nonce(""))

    def stand_up(self, person: str, seat: int) -> None:
        """Leaves a chair before the game; the host may also empty any."""
        self.need("open")
        chair = self.chairs[seat] if 0 <= seat < len(self.chairs) else None
        if chair is None or (chair.person != person and person != self.host):
            raise Refused("not_your_seat", {"field": "seat"})
        self.chairs[seat] = Chair()

    def need(self, *status: str) -> None:
        if self.owner == NOBODY:
            raise NotKept("the table was let go")
        if self.status not in status:
            raise Refused("wrong_status", {"status": self.status, "allowed": list(status)})

    def need_host(self, person: str) -> None:
        if person != self.host:
            raise Refused("only_the_host")

    async def save_seats(self) -> None:
        await self.commit()

    async def start(self, person: str) -> None:
        """Deals; from here on the log tells everything."""
        self.need("open")
        self.need_host(person)
        if any(chair.kind == OPEN for chair in self.chairs):
            raise Refused("empty_seats")
        self.match = self.replay(await self.entries() if self.prefix else [])
        self.match.advance()
        self.status = "playing"
        await self.finish_command(self.prefix)

    async def shut(self, person: str) -> None:
        """The host closes a table that has not begun."""
        self.need("open")
        self.need_host(person)
        self.status = "closed"
        await self.commit()

    # --- who may look

    def may_look(self, person: str | None) -> bool:
        """Whether somebody may watch: at a password table only those who sit there or knew the password."""
        if self.visibility != "password":
            return True
        if person is None:
            return False
        return person == self.host or person in self.admitted or bool(seats_of(self.chairs, person))

    async def admit(self, person: str) -> None:
        """Remembers somebody who knew the password."""
        if not self.may_look(person):
            self.admitted = [*self.admitted[1 - MOST_ADMITTED :], person]
            await self.commit()

    # --- playing

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
        await self.finish_command(before)

    async def undo(self, person: str, n: int) -> None:
        """Takes back one's own latest decision; past other people's only if everybody agrees, never past a reveal."""
        match = self.need_match("playing")
        self.need_current(n)
        seats = self.need_seats(person)
        if any(self.chairs[seat].away for seat in seats):
            raise Refused("bot_plays_on", {"seat": seats[0]})
        if sum(action < 0 for action in match.history) >= MOST_TAKEN_BACK:
            raise Refused("too_many_undos", {"allowed": MOST_TAKEN_BACK})
        if self.undo_wish is not None and person not in self.undo_wish.agreed:
            raise Refused("wish_open", {"seat": self.undo_wish.seat})
        for seat in seats:
            if match.undo_point(seat) >= 0:
                await self.take_back(match.undo_point(seat), seat)
                return
        target = undo_target(match, seats)
        if target < 0:
            raise Refused("illegal", {"reason": {"code": "nothing_to_undo"}})
        snapshot = match.snapshots[target]
        self.undo_wish = UndoWish(snapshot.seat, snapshot.line, {person})
        await self.count_undo_votes()

    async def agree(self, person: str, n: int, wanted: bool, seat: int | None = None) -> None:
        """Answers somebody's wish to take back a move; one no is enough. `seat` says whose wish is meant."""
        self.need_match("playing")
        self.need_current(n)
        self.need_seats(person)
        if self.undo_wish is None:
            raise Refused("nobody_asked")
        if seat is not None and seat != self.undo_wish.seat:
            raise Refused("stale", {"n": n, "current": n, "seat": self.undo_wish.seat})
        if not wanted:
            self.undo_wish = None
            self.show([])
            return
        self.undo_wish.agreed.add(person)
        await self.count_undo_votes()

    async def count_undo_votes(self) -> None:
        match = self.need_match("playing")
        wish = self.undo_wish
        assert wish is not None
        if not people_present(self.chairs) <= wish.agreed:
            self.show([])
            return
        at = next(at for at, one in enumerate(match.snapshots) if one.line == wish.place)
        await self.take_back(at, wish.seat)

    async def take_back(self, at: int, seat: int) -> None:
        match = self.need_match("playing")
        before = len(match.history)
        match.rewind(at)
        await self.finish_command(before, {"event": "undone", "seat": seat, "count": -match.history[-1]})

    # --- coming and going

    async def leave(self, person: str) -> None:
        """Before the game the chairs become free; later a bot plays on, and the person can come back."""
        self.need("open", "playing", "paused")
        if self.status == "open":
            for seat in self.need_seats(person):
                self.chairs[seat] = Chair()
            await self.commit()
            return
        await self.set_away(self.need_seats(person), True)

    async def come_back(self, person: str) -> None:
        """Takes back the seats that a bot plays."""
        self.need("playing", "paused")
        seats = self.need_seats(person)
        for seat in seats:
            if self.chairs[seat].away:
                self.clock.give_grace(seat)
        await self.set_away(seats, False)

    async def set_away(self, seats: list[int], away: bool) -> None:
        for seat in seats:
            self.chairs[seat].away = away
        await self.commit()

    async def forget(self, person: str) -> None:
        """Cuts the tie between this table and a person who was deleted; the name at the table stays."""
        for seat in seats_of(self.chairs, person):
            if self.status == "open":
                self.chairs[seat] = Chair()
            else:
                self.chairs[seat].person = None
                self.chairs[seat].away = True
        if self.status == "open" and self.host == person:
            self.status = "closed"
        self.admitted = [one for one in self.admitted if one != person]
        await self.commit()

    async def vote_pause(self, person: str, wanted: bool) -> None:
        """Stops the clocks when everybody agrees; to go on, those who are there now have to."""
        self.need("playing", "paused")
        self.need_seats(person)
        paused = self.status == "paused"
        if wanted == paused:
            self.pause_votes.discard(person)
        else:
            self.pause_votes.add(person)
        needed = people_present(self.chairs)
        if paused:
            needed &= {one.person for one in self.listeners if one.person is not None}
        if not self.pause_votes or not needed <= self.pause_votes:
            self.show([])
            return
        self.pause_votes.clear()
        self.status = "playing" if paused else "paused"
        await self.commit()

    # --- advice

    async def hint(self, person: str) -> dict[str, Any]:
        """What the heuristic bot would do in this person's place. Takes the lock only to look."""
        async with self.lock:
            match = self.need_match("playing")
            who = self.need_turn(person)
            n = len(match.history)
            data = match.state.to_data()
        if person in self.hinting:
            raise Refused("busy")
        self.hinting.add(person)
        try:
            action = await self.thinkers.choose(self.game.name, data, who, "heuristic", self.seed(n), person)
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

    # --- what every command shares

    def need_match(self, *status: str) -> Match:
        self.need(*status)
        if self.match is None:
            raise Refused("wrong_status", {"status": self.status, "allowed": ["playing"]})
        return self.match

    def need_current(self, n: int) -> None:
        """A double click, a replayed packet or a stale tab answers a decision that is no longer open."""
        current = len(self.match.history) if self.match is not None else 0
        if n != current:
            raise Refused("stale", {"n": n, "current": current})

    def need_seats(self, person: str) -> list[int]:
        seats = seats_of(self.chairs, person)
        if not seats:
            raise Refused("not_seated")
        return seats

    def need_turn(self, person: str, seat: int | None = None) -> int:
        """The seat that is asked, if this person sits there and no bot plays for them."""
        who = self.need_match("playing").waiting_for()
        if who not in self.need_seats(person) or (seat is not None and seat != who):
            raise Refused("not_your_decision")
        if self.chairs[who].away:
            raise Refused("bot_plays_on", {"seat": who})
        return who

    async def finish_command(self, before: int, told: dict[str, Any] | None = None) -> None:
        """Makes what was done in the match durable, then shows it."""
        match = self.match
        assert match is not None
        if match.over():
            self.status = "finished"
        self.undo_wish = None
        drop_old_snapshots(match)
        entries = [entry_text(match, at) for at in range(before, len(match.history))]
        events = self.heard[:]
        self.heard.clear()
        await self.commit(entries, events, [] if told is None else [told])

    async def commit(
        self,
        entries: list[str] | None = None,
        events: Iterable[Event] = (),
        told: Iterable[dict[str, Any]] = (),
        more: Mapping[str, Any] | None = None,
    ) -> None:
        """Keeps the table as it is now, then shows it."""
        self.start_clock()
        await self.keep(entries or [], {**self.row_values(), **(more or {})})
        self.show(events, told)
        self.arrange()

    async def keep(self, entries: list[str], values: Mapping[str, Any]) -> None:
        """Makes something durable; if that fails the table goes back to what is kept, or is dropped."""
        append = Append(self.id, self.length, entries, self.now(), values)
        append.owner = self.owner
        try:
            if self.match is not None and self.length + len(entries) != len(self.match.history):
                raise NotKept("memory and log have parted")
            await self.store.append(append)
        except BaseException:
            try:
                await self.restore()
            except Exception:  # noqa: BLE001 - the database is away: what memory holds is worth nothing
                self.spoiled()
            raise
        self.length += len(entries)

    async def restore(self) -> None:
        """Back to what is kept, after a failed write; a table that another server owns now is dropped."""
        row = await self.store.table(self.id)
        if row is None or (self.owner is not None and row["owner"] != self.owner):
            self.spoiled()
            return
        self.read_row(row)
        self.match = self.replay(await self.entries()) if self.status in BEGUN else None
        self.heard.clear()
        self.undo_wish = None
        self.start_clock()
        self.show([])
        self.waiting_task = asyncio.create_task(self.arrange_again())

    async def arrange_again(self) -> None:
        """Plays on after a failed write, not at once: a full disk is not emptied by haste."""
        await asyncio.sleep(BREATH)
        async with self.lock:
            self.arrange()

    def let_go(self) -> None:
        """Another server plays on: nothing is written from here any more, and everybody here comes back there."""
        self.closed = True
        self.owner = NOBODY
        if self.waiting_task is not None and self.waiting_task is not asyncio.current_task():
            self.waiting_task.cancel()
        self.waiting_task = None
        self.match = None
        for listener in list(self.listeners):
            listener.goodbye()

    def row_values(self) -> dict[str, Any]:
        match = self.match
        values: dict[str, Any] = {
            "status": self.status,
            "seats": chairs_to_text(self.chairs),
            "clock": msgspec.json.encode(self.clock.to_data(self.now())).decode(),
            "turn": match.waiting_for() if match is not None and self.status == "playing" else None,
            "admitted": msgspec.json.encode(self.admitted).decode(),
            "rematch": self.rematch,
        }
        if match is not None and match.over():
            result = self.game.result(match.state)
            values["result"] = msgspec.json.encode(result.to_data() if result else None).decode()
        return values

    def start_clock(self) -> None:
        """The clock of the person who is asked runs; bots, pauses and the end stop it."""
        match = self.match
        who = match.waiting_for() if match is not None and self.status == "playing" else -1
        runs = who >= 0 and played_by_bot(self.chairs[who]) is None
        self.clock.wait_for(who if runs else None, len(match.line) if match is not None else 0, self.now())

    # --- showing

    def show(self, events: Iterable[Event], told: Iterable[dict[str, Any]] = ()) -> None:
        """Sends every pair of eyes at the table what changed for it."""
        self.audience.show(events, told)
        for hear in self.after_change:
            hear(self)

    def join(self, listener: Listener, run: str, versions: Mapping[str, int]) -> None:
        """A connection begins to look; it is sent all it missed, or everything."""
        if self.owner == NOBODY:
            # What memory holds may never have been kept, so it is not shown.
            listener.goodbye()
            return
        self.audience.join(listener, run, versions)

    def part(self, listener: Listener) -> None:
        self.audience.part(listener)

    def picture(self, seat: int | None) -> dict[str, Any]:
        """All that these eyes may see: the table around the game, and the game's own view."""
        picture: dict[str, Any] = {"table": self.about(), "game": None}
        match = self.match
        if match is None:
            return picture
        picture["game"] = game_picture(match, seat, self.status == "playing")
        return picture

    def about(self) -> dict[str, Any]:
        """What everybody may know of the table itself."""
        wish = self.undo_wish
        told: dict[str, Any] = {
            "id": self.id,
            "game": self.game.name,
            "status": self.status,
            "visibility": self.visibility,
            "options": self.options,
            "seats": [chair.shown() for chair in self.chairs],
            "host": next((at for at, one in enumerate(self.chairs) if one.person == self.host), None),
            "clock": self.clock.shown(),
            "commitment": commitment(self.key),
            "prefix": self.prefix,
            "pause_votes": self.seats_for(self.pause_votes),
            "undo_wish": None
            if wish is None
            else {"seat": wish.seat, "place": wish.place, "agreed": self.seats_for(wish.agreed)},
            "notice": self.notice,
            "rematch": self.rematch,
        }
        if self.status == "finished":
            told["key"] = self.key.hex()
        return told

    def seats_for(self, people: set[str]) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person in people]

    async def record(self) -> dict[str, Any]:
        """The record of a finished game, with the key."""
        match = self.need_match("finished")
        extra: dict[str, Any] = {
            "names": [chair.name for chair in self.chairs],
            "times": [one["at"] for one in await self.store.log_of(self.id)],
            "commitment": commitment(self.key),
            "key": self.key.hex(),
            "nonces": [chair.nonce for chair in self.chairs],
        }
        if self.prefix:
            extra["prefix"] = self.prefix
        return write(match, extra)

    def points(self, viewer: int | None) -> list[dict[str, Any]]:
        """Points by source over time: all of them after the game, before that what the viewer could count."""
        match = self.need_match("playing", "paused", "finished")
        return points_over_time(self.game, match.start(), match.line, viewer, self.status == "finished")

    # --- waiting: bots and clocks

    def arrange(self) -> None:
        """Lets a bot think, or the clock run out, as long as nothing else happens."""
        if self.waiting_task is not None and self.waiting_task is not asyncio.current_task():
            self.waiting_task.cancel()
        self.waiting_task = None
        match = self.match
        if match is None or self.status != "playing" or self.closed:
            return
        who = match.waiting_for()
        bot = played_by_bot(self.chairs[who])
        if bot is not None:
            self.waiting_task = asyncio.create_task(self.let_bot_move(who, bot))
        elif self.clock.runs_out_in(self.now()) is not None:
            self.waiting_task = asyncio.create_task(self.let_time_pass())

    async def let_bot_move(self, who: int, bot: str) -> None:
        """A bot that fails, takes too long or cheats has its move chosen by chance."""
        match = self.match
        assert match is not None
        n = len(match.history)
        action = await self.thinkers.choose(
            self.game.name, match.state.to_data(), who, bot, self.seed(n), self.host
        )
        async with self.lock:
            if self.match is not match or len(match.history) != n or self.status != "playing":
                return
            legal = self.game.legal(match.state)
            if action not in legal:
                action = legal[SeededChance(self.seed(n)).below(len(legal), 0)]
            # What could not be kept was taken back, and the next try is arranged.
            with suppress(NotKept):
                await self.do(who, action)

    async def let_time_pass(self) -> None:
        while (left := self.clock.runs_out_in(self.now())) is not None:
            await asyncio.sleep(left)
            async with self.lock:
                with suppress(NotKept):
                    if await self.check_time():
                        return

    async def check_time(self) -> bool:
        """When the time is over a bot takes the seat, until the person takes it back; says whether it was."""
        left = self.clock.runs_out_in(self.now())
        if left is None or left > 0 or self.clock.waiting is None or self.status != "playing":
            return False
        await self.set_away([self.clock.waiting], True)
        return True

    async def close(self) -> None:
        """Keeps the clocks as they stand and lets go of everything."""
        self.closed = True
        if self.waiting_task is not None:
            self.waiting_task.cancel()
        if self.status in ("playing", "paused"):
            with suppress(NotKept):
                await self.keep([], self.row_values())


def entry_text(match: Match, at: int) -> str:
    """A log entry: who did what, or how much was taken back."""
    action = match.history[at]
    if action < 0:
        return msgspec.json.encode({"undo": -action}).decode()
    by = match.by[at]
    entry = {"by": "nature" if by == NATURE else by, **match.game.codec.decode(action)}
    return msgspec.json.encode(entry).decode()
