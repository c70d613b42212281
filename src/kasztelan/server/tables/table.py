"""A live table: one owner of the game in progress, which does one command at a time."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

import msgspec

from kasztelan.core.chance import KeyedChance, commitment
from kasztelan.core.errors import BadPosition, BadRecord, IllegalAction, InvalidAction, InvalidOptions, Reason
from kasztelan.core.events import Event
from kasztelan.core.game import Game
from kasztelan.core.match import PLAY_PUBLIC, Match
from kasztelan.core.record import follow, write
from kasztelan.core.state import NATURE
from kasztelan.games.catalogue import load
from kasztelan.server.storage.store import Append, Lost, Row, Store
from kasztelan.server.tables.clock import Clock, stored_clock
from kasztelan.server.tables.eyes import Eyes
from kasztelan.server.tables.seating import (
    BOT,
    OPEN,
    PERSON,
    Chair,
    chairs_from_text,
    chairs_to_text,
    played_by_bot,
    seats_of,
)
from kasztelan.server.tables.thinking import Thinkers

STATUSES: Final = ("open", "playing", "paused", "finished", "frozen", "closed")
NONCE_BYTES: Final = 16


class Refused(Exception):
    """A command that was refused; `code` says why, and nothing changed."""

    def __init__(self, code: str, facts: Mapping[str, Any] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.facts = dict(facts or {})


class Listener(Protocol):
    """A connection that looks through certain eyes."""

    eyes: tuple[int | None, ...]

    def tell(self, message: bytes) -> None: ...


class LiveTable:
    """A table in memory. Every command takes the lock, is made durable, and only then shown."""

    def __init__(
        self, row: Row, store: Store, thinkers: Thinkers, now: Callable[[], float], owner: str | None = None
    ) -> None:
        self.id: str = row["id"]
        self.game: Game = load(row["game"])
        self.status: str = row["status"]
        self.visibility: str = row["visibility"]
        self.host: str = row["host"]
        self.options: dict[str, Any] = msgspec.json.decode(row["options"])
        self.opening: dict[str, Any] | None = msgspec.json.decode(row["opening"]) if row["opening"] else None
        self.chairs: list[Chair] = chairs_from_text(row["seats"])
        self.clock: Clock = stored_clock(msgspec.json.decode(row["clock"]))
        self.key: bytes = row["key"]
        self.notice: str | None = row["notice"]
        self.length: int = row["length"]
        self.store = store
        self.thinkers = thinkers
        self.now = now
        self.owner = owner
        self.lock = asyncio.Lock()
        self.run = secrets.token_hex(4)
        self.match: Match | None = None
        self.listeners: set[Listener] = set()
        self.eyes: dict[int | None, Eyes] = {}
        self.heard: list[Event] = []
        self.pause_votes: set[str] = set()
        self.undo_votes: set[str] = set()
        self.waiting_task: asyncio.Task[None] | None = None
        self.closed = False

    # --- loading

    async def load(self) -> None:
        """Replays the log; a table that no longer replays is frozen with a notice, never lost."""
        if self.status in ("playing", "paused", "finished"):
            log = await self.store.log_of(self.id)
            try:
                self.match = self.replay([msgspec.json.decode(one["entry"]) for one in log])
            except (BadRecord, BadPosition, InvalidOptions) as wrong:
                self.match = None
                self.status = "frozen"
                self.notice = str(wrong)
                await self.store.change_table(self.id, {"status": "frozen", "notice": self.notice})
        self.show(self.take_heard())
        self.arrange()

    def replay(self, entries: list[Any]) -> Match:
        match = self.new_match()
        for at, entry in enumerate(entries):
            follow(match, entry, at)
        match.listen(self.heard.extend)
        return match

    def new_match(self) -> Match:
        nonces = [bytes.fromhex(chair.nonce) for chair in self.chairs]
        chance = KeyedChance(self.key, nonces)
        return Match(self.game, chance, self.options, self.opening, forced=PLAY_PUBLIC, keep=True)

    # --- before the game

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
            raise Refused("seat_taken", {"field": "seat"})
        self.chairs[seat] = Chair(kind=BOT, bot=bot, name=name, nonce=own_nonce(""))

    def stand_up(self, person: str, seat: int) -> None:
        """Leaves a chair before the game; the host may also empty any."""
        self.need("open")
        chair = self.chairs[seat] if 0 <= seat < len(self.chairs) else None
        if chair is None or (chair.person != person and person != self.host):
            raise Refused("not_your_seat", {"field": "seat"})
        self.chairs[seat] = Chair()

    def need(self, *status: str) -> None:
        if self.status not in status:
            raise Refused("wrong_status", {"status": self.status, "allowed": list(status)})

    def need_host(self, person: str) -> None:
        if person != self.host:
            raise Refused("only_the_host")

    async def save_seats(self) -> None:
        await self.keep([], {"seats": chairs_to_text(self.chairs)})
        self.show([])

    async def start(self, person: str) -> None:
        """Deals; from here on the log tells everything."""
        self.need("open")
        self.need_host(person)
        if any(chair.kind == OPEN for chair in self.chairs):
            raise Refused("empty_seats")
        self.match = self.new_match()
        self.match.listen(self.heard.extend)
        self.match.advance()
        self.status = "playing"
        await self.finish_command(0)

    # --- playing

    async def act(self, person: str, n: int, do: Mapping[str, Any], seat: int | None = None) -> None:
        """Does an action for the seat that is asked, if it is this person's and the decision is still open."""
        match = self.need_match("playing")
        self.need_current(n)
        who = match.waiting_for()
        if who not in seats_of(self.chairs, person) or (seat is not None and seat != who):
            raise Refused("not_your_decision")
        try:
            action = self.game.codec.encode(do)
        except InvalidAction as wrong:
            raise Refused("bad_action", {"field": wrong.field, "problem": wrong.problem}) from None
        await self.do(who, action)

    async def do(self, who: int, action: int) -> None:
        match = self.need_match("playing")
        before = len(match.history)
        try:
            match.act(who, action)
        except IllegalAction as wrong:
            raise Refused("illegal", wrong.reason.to_data()) from None
        self.undo_votes.clear()
        await self.finish_command(before)

    async def undo(self, person: str, n: int) -> None:
        """Takes back one's own latest decision; past other people's only if everybody agrees, never past a reveal."""
        match = self.need_match("playing")
        self.need_current(n)
        seats = seats_of(self.chairs, person)
        if not seats:
            raise Refused("not_seated")
        before = len(match.history)
        for seat in seats:
            if match.undo_point(seat) >= 0:
                match.undo(seat)
                await self.finish_command(before)
                return
        await self.vote_undo(person, before)

    async def vote_undo(self, person: str, before: int) -> None:
        match = self.need_match("playing")
        self.undo_votes.add(person)
        if not self.all_agree(self.undo_votes):
            self.show([])
            return
        self.undo_votes.clear()
        try:
            match.undo_agreed()
        except IllegalAction as wrong:
            raise Refused("illegal", wrong.reason.to_data()) from None
        await self.finish_command(before)

    def all_agree(self, votes: set[str]) -> bool:
        people = {chair.person for chair in self.chairs if chair.kind == PERSON and not chair.away}
        return people <= votes

    async def leave(self, person: str) -> None:
        """A bot plays on for everybody this person sits for; they can come back."""
        self.need("playing", "paused")
        await self.set_away(seats_of(self.chairs, person), True)

    async def come_back(self, person: str) -> None:
        self.need("playing", "paused")
        await self.set_away(seats_of(self.chairs, person), False)

    async def set_away(self, seats: list[int], away: bool) -> None:
        if not seats:
            raise Refused("not_seated")
        for seat in seats:
            self.chairs[seat].away = away
        self.start_clock()
        await self.keep([], self.row_values())
        self.show([])
        self.arrange()

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
        self.start_clock()
        await self.keep([], self.row_values())
        self.show([])
        self.arrange()

    async def vote_pause(self, person: str, wanted: bool) -> None:
        """Stops or starts the clocks when everybody agrees."""
        self.need("playing", "paused")
        if not seats_of(self.chairs, person):
            raise Refused("not_seated")
        if wanted == (self.status == "paused"):
            self.pause_votes.discard(person)
        else:
            self.pause_votes.add(person)
        if self.all_agree(self.pause_votes):
            self.pause_votes.clear()
            self.status = "paused" if self.status == "playing" else "playing"
            self.start_clock()
            await self.keep([], self.row_values())
        self.show([])
        self.arrange()

    async def hint(self, person: str) -> dict[str, Any]:
        """What the heuristic bot would do in this person's place."""
        match = self.need_match("playing")
        who = match.waiting_for()
        if who not in seats_of(self.chairs, person):
            raise Refused("not_your_decision")
        n = len(match.history)
        action = await self.thinkers.choose(self.game.name, match.state.to_data(), who, "heuristic", n)
        if action is None or len(match.history) != n:
            raise Refused("no_hint")
        return {"n": n, "do": self.game.codec.decode(action)}

    def preview(self, person: str, do: Mapping[str, Any]) -> dict[str, Any]:
        """The picture after an action, as far as it goes without chance or anybody else."""
        match = self.need_match("playing")
        who = match.waiting_for()
        if who not in seats_of(self.chairs, person):
            raise Refused("not_your_decision")
        state = match.state.copy()
        try:
            self.game.apply(state, self.game.codec.encode(do))
        except InvalidAction as wrong:
            raise Refused("bad_action", {"field": wrong.field}) from None
        except IllegalAction as wrong:
            raise Refused("illegal", wrong.reason.to_data()) from None
        return {"view": self.game.view(state, who), "chance": self.game.to_act(state) == NATURE}

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

    async def finish_command(self, before: int) -> None:
        """Makes what was done durable, then shows it; if it cannot be kept, the table goes back to what is kept."""
        match = self.match
        assert match is not None
        if match.over():
            self.status = "finished"
        self.start_clock()
        entries = [entry_text(match, at) for at in range(before, len(match.history))]
        events = self.take_heard()
        try:
            await self.keep(entries, self.row_values())
        except BaseException:
            await self.restore()
            raise
        self.show(events)
        self.arrange()

    async def restore(self) -> None:
        """Back to what the log holds, after a failed write."""
        self.heard.clear()
        row = await self.store.table(self.id)
        if row is not None:
            self.status = row["status"]
            self.length = row["length"]
            log = await self.store.log_of(self.id)
            self.match = self.replay([msgspec.json.decode(one["entry"]) for one in log]) if log else None
            self.heard.clear()

    async def keep(self, entries: list[str], values: Mapping[str, Any]) -> None:
        append = Append(self.id, self.length, entries, self.now(), values)
        append.owner = self.owner
        await self.store.append(append)
        self.length += len(entries)

    def row_values(self) -> dict[str, Any]:
        values: dict[str, Any] = {
            "status": self.status,
            "seats": chairs_to_text(self.chairs),
            "clock": msgspec.json.encode(self.clock.to_data(self.now())).decode(),
        }
        if self.match is not None and self.match.over():
            result = self.game.result(self.match.state)
            values["result"] = msgspec.json.encode(result.to_data() if result else None).decode()
        return values

    def start_clock(self) -> None:
        """The clock of the person who is asked runs; bots, pauses and the end stop it."""
        who = self.match.waiting_for() if self.match is not None and self.status == "playing" else -1
        runs = who >= 0 and played_by_bot(self.chairs[who]) is None
        self.clock.wait_for(who if runs else None, self.now())

    def take_heard(self) -> list[Event]:
        events = self.heard[:]
        self.heard.clear()
        return events

    # --- showing

    def show(self, events: list[Event]) -> None:
        """Sends every pair of eyes at the table what changed for it."""
        for seat in {eye for listener in self.listeners for eye in listener.eyes}:
            message = self.open_eyes(seat).look(self.picture(seat), [event.seen_by(seat) for event in events])
            if message is None:
                continue
            for listener in self.listeners:
                if seat in listener.eyes:
                    listener.tell(message)

    def open_eyes(self, seat: int | None) -> Eyes:
        if seat not in self.eyes:
            self.eyes[seat] = Eyes(seat, self.run)
            self.eyes[seat].picture = self.picture(seat)
        return self.eyes[seat]

    def join(self, listener: Listener, run: str, versions: Mapping[str, int]) -> None:
        """A connection begins to look; it is sent all it missed, or everything."""
        self.listeners.add(listener)
        for seat in listener.eyes:
            eyes = self.open_eyes(seat)
            eyes.look(self.picture(seat), [])
            known = versions.get(str(seat))
            for message in [eyes.whole()] if known is None else eyes.since(run, known):
                listener.tell(message)

    def part(self, listener: Listener) -> None:
        self.listeners.discard(listener)

    def picture(self, seat: int | None) -> dict[str, Any]:
        """All that these eyes may see: the table around the game, and the game's own view."""
        picture: dict[str, Any] = {"table": self.about(), "game": None}
        match = self.match
        if match is None:
            return picture
        state = match.state
        picture["game"] = {
            "n": len(match.history),
            "decision": self.game.decision(state),
            "view": self.game.view(state, seat),
            "choices": None,
            "near": None,
            "undo": seat is not None and self.status == "playing" and match.undo_point(seat) >= 0,
        }
        if seat is not None and match.waiting_for() == seat and self.status == "playing":
            picture["game"]["choices"] = [self.game.codec.decode(one) for one in self.game.legal(state)]
            picture["game"]["near"] = self.near(match, seat)
        return picture

    def near(self, match: Match, seat: int) -> list[dict[str, Any]]:
        """What the player might want and cannot do, with the reason."""
        found: list[dict[str, Any]] = []
        for action in self.game.near_misses(match.state):
            reason = self.game.why_not(match.state, seat, action) or Reason("not_now")
            found.append({"do": self.game.codec.decode(action), "why": reason.to_data()})
        return found

    def about(self) -> dict[str, Any]:
        """What everybody may know of the table itself."""
        told: dict[str, Any] = {
            "id": self.id,
            "game": self.game.name,
            "status": self.status,
            "visibility": self.visibility,
            "options": self.options,
            "seats": [chair.shown() for chair in self.chairs],
            "host": next((at for at, one in enumerate(self.chairs) if one.person == self.host), None),
            "clock": {**self.clock.to_data(self.now()), "waiting": self.clock.waiting},
            "commitment": commitment(self.key),
            "pause_votes": len(self.pause_votes),
            "undo_votes": len(self.undo_votes),
            "notice": self.notice,
        }
        if self.status == "finished":
            told["key"] = self.key.hex()
        return told

    def record(self) -> dict[str, Any]:
        """The record of the game; with the key once it is over."""
        match = self.need_match("playing", "paused", "finished")
        extra: dict[str, Any] = {
            "names": [chair.name for chair in self.chairs],
            "commitment": commitment(self.key),
            "nonces": [chair.nonce for chair in self.chairs],
        }
        if self.status == "finished":
            extra["key"] = self.key.hex()
        return write(match, extra)

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
            self.waiting_task = asyncio.create_task(self.let_bot_move(who, bot, len(match.history)))
            return
        left = self.clock.runs_out_in(self.now())
        if left is not None:
            self.waiting_task = asyncio.create_task(self.run_out(who, left, len(match.history)))

    async def let_bot_move(self, who: int, bot: str, n: int) -> None:
        match = self.match
        assert match is not None
        seed = int.from_bytes(self.id.encode()[-6:], "big") + n
        action = await self.thinkers.choose(self.game.name, match.state.to_data(), who, bot, seed)
        async with self.lock:
            if self.match is not match or len(match.history) != n or self.status != "playing":
                return
            legal = self.game.legal(match.state)
            await self.do(who, action if action in legal else legal[0])

    async def run_out(self, who: int, left: float, n: int) -> None:
        """When the time is over a bot takes the seat, until the person takes it back."""
        await asyncio.sleep(left)
        async with self.lock:
            if self.match is None or len(self.match.history) != n or self.status != "playing":
                return
            await self.set_away([who], True)

    async def close(self) -> None:
        """Keeps the clocks as they stand and lets go of everything."""
        self.closed = True
        if self.waiting_task is not None:
            self.waiting_task.cancel()
        if self.status in ("playing", "paused"):
            try:
                await self.keep([], self.row_values())
            except Lost:
                return


def entry_text(match: Match, at: int) -> str:
    """A log entry: who did what, or how much was taken back."""
    action = match.history[at]
    if action < 0:
        return msgspec.json.encode({"undo": -action}).decode()
    by = match.by[at]
    entry = {"by": "nature" if by == NATURE else by, **match.game.codec.decode(action)}
    return msgspec.json.encode(entry).decode()


def own_nonce(nonce: str) -> str:
    """A seat's share in the dice: given by the player as hex, or drawn here."""
    if not nonce:
        return secrets.token_hex(NONCE_BYTES)
    try:
        if not 1 <= len(bytes.fromhex(nonce)) <= 64:
            raise ValueError
    except ValueError:
        raise Refused("bad_nonce", {"field": "nonce", "allowed": "2 to 128 hex digits"}) from None
    return nonce.lower()
