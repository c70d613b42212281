"""What a table is at this moment: its row, the match that its log tells, and the checks that commands begin with."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final

import msgspec

from kasztelan.core.events import Step, events_in
from kasztelan.core.game import Game
from kasztelan.core.match import Match
from kasztelan.core.state import NATURE, State
from kasztelan.games.catalogue import load
from kasztelan.server.storage.store import NotKept, Row
from kasztelan.server.tables.asides import Aside, noted
from kasztelan.server.tables.clock import Clock, stored_clock
from kasztelan.server.tables.refused import Refused
from kasztelan.server.tables.rematch_offer import RematchOffer
from kasztelan.server.tables.seating import (
    Chair,
    chairs_from_text,
    chairs_to_text,
    played_by_bot,
    seats_of,
)
from kasztelan.server.tables.undo import UndoWish

STATUSES: Final = ("open", "playing", "paused", "finished", "frozen", "closed")
BEGUN: Final = ("playing", "paused", "finished")
NOBODY: Final = ""
"""The owner of a table that was let go, which no row ever names; the host of a table whose host was deleted."""
DAY: Final = 86_400.0


class TableData:
    """All that is known of a table; it stores nothing, tells nobody and knows no time of its own."""

    def __init__(self, row: Row, owner: str | None = None) -> None:
        self.id: str = row["id"]
        self.game: Game = load(row["game"])
        self.visibility: str = row["visibility"]
        self.title: str | None = row.get("title")
        self.options: dict[str, Any] = agreed(self.game, msgspec.json.decode(row["options"]))
        self.opening: dict[str, Any] | None = msgspec.json.decode(row["opening"]) if row["opening"] else None
        self.key: bytes = row["key"]
        self.owner = owner
        self.closed = False
        """Whether it left the memory of this server, where nothing goes on with it."""
        self.match: Match | None = None
        self.undo_wish: UndoWish | None = None
        self.read_row(row)

    def read_row(self, row: Row) -> None:
        """Takes over all that may change from what is kept."""
        self.status: str = row["status"]
        self.host: str = row["host"]
        self.chairs: list[Chair] = chairs_from_text(row["seats"])
        self.clock: Clock = stored_clock(msgspec.json.decode(row["clock"]))
        self.notice: str | None = row["notice"]
        self.length: int = row["length"]
        self.prefix: int = row["prefix"]
        self.admitted: list[str] = msgspec.json.decode(row["admitted"])
        self.rematch: str | None = row["rematch"]
        # A table that was exported by an older program has none.
        pause = msgspec.json.decode(row.get("pause") or "{}")
        self.paused_at: float = pause.get("at", 0.0)
        self.pause_votes: set[str] = set(pause.get("votes", []))
        self.asides: list[Aside] = msgspec.convert(pause.get("asides", []), list[Aside])
        offer = pause.get("rematch")
        self.rematch_offer: RematchOffer | None = msgspec.convert(offer, RematchOffer | None)

    def row_values(self, now: float) -> dict[str, Any]:
        """What may change on the row, with the clocks as of `now`."""
        match = self.match
        pause = {
            "at": self.paused_at,
            "votes": sorted(self.pause_votes),
            "asides": self.asides,
            "rematch": self.rematch_offer,
        }
        values: dict[str, Any] = {
            "status": self.status,
            "host": self.host,
            "seats": chairs_to_text(self.chairs),
            "clock": msgspec.json.encode(self.clock.to_data(now)).decode(),
            "turn": match.waiting_for() if match is not None and self.status == "playing" else None,
            "moment": self.moment(),
            "admitted": msgspec.json.encode(self.admitted).decode(),
            "rematch": self.rematch,
            "pause": msgspec.json.encode(pause).decode() if any(pause.values()) else None,
        }
        if match is not None and match.over():
            result = self.game.result(match.state)
            values["result"] = msgspec.json.encode(result.to_data() if result else None).decode()
        return values

    def moment(self) -> str | None:
        """How far the game is, for lists."""
        told = {} if self.match is None else self.game.moment(self.match.state)
        return msgspec.json.encode(told).decode() if told else None

    def start_clock(self, now: float) -> None:
        """The clock of the person who is asked runs; bots, pauses and the end stop it."""
        match = self.match
        who = match.waiting_for() if match is not None and self.status == "playing" else -1
        runs = who >= 0 and played_by_bot(self.chairs[who], self.game.name) is None
        place = len(match.line) if match is not None else 0
        self.clock.wait_for(who if runs else None, place, now)
        if match is not None:
            self.clock.forget_before(match.barrier)

    def give_grace(self, before: int, steps: Sequence[Step]) -> None:
        """The decision that is open now begins with time that does not count, if it follows what others did.

        Others are seats and automas: NATURE's answers to one's own decision, and taking back, give nobody time.
        """
        match = self.match
        who = match.waiting_for() if match is not None else -1
        if match is None or who < 0 or (match.history and match.history[-1] < 0):
            return
        decided = {by for by in match.by[before:] if by != NATURE}
        if decided != {who} or any_automa(steps, len(self.chairs)):
            self.clock.give_grace(who, len(match.line))

    def seed(self, n: int) -> int:
        """A seed for decision `n` that nobody can foretell while the key is secret."""
        digest = hashlib.blake2b(n.to_bytes(8, "big"), digest_size=6, key=self.key, person=b"kasztelan.bots")
        return int.from_bytes(digest.digest(), "big")

    def note_aside(self, event: str, seat: int) -> dict[str, Any]:
        """Keeps what the table itself has to tell, in its place between the entries of the game."""
        n = len(self.match.history) if self.match is not None else 0
        self.asides = noted(self.asides, n, event, seat)
        return self.asides[-1].told()

    def seats_for(self, people: AbstractSet[str]) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person in people]

    def pause_until(self) -> float | None:
        """Until when a pause needs everybody to go on: a day, or two decisions if that is longer; None if there is none."""
        if self.status != "paused":
            return None
        return self.paused_at + max(DAY, 2 * self.clock.seconds)

    def may_look(self, person: str | None) -> bool:
        """Whether somebody may watch: at a password table only those who sit there or knew the password."""
        if self.visibility != "password":
            return True
        if person is None:
            return False
        return person == self.host or person in self.admitted or bool(seats_of(self.chairs, person))

    # --- what a command needs

    def need(self, *status: str) -> None:
        if self.owner == NOBODY:
            raise NotKept("the table was let go")
        if self.status not in status:
            raise Refused("wrong_status", {"status": self.status, "allowed": list(status)})

    def need_host(self, person: str) -> None:
        if person != self.host:
            raise Refused("only_the_host")

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

    def need_present(self, person: str) -> list[int]:
        """The seats for which this person decides; whoever only has seats that a bot plays takes one back first."""
        seats = self.need_seats(person)
        here = [seat for seat in seats if not self.chairs[seat].away]
        if not here:
            raise Refused("bot_plays_on", {"seat": seats[0]})
        return here

    def need_turn(self, person: str, seat: int | None = None) -> int:
        """The seat that is asked, if this person sits there and no bot plays for them."""
        who = self.need_match("playing").waiting_for()
        if who not in self.need_seats(person) or (seat is not None and seat != who):
            raise Refused("not_your_decision")
        if self.chairs[who].away:
            raise Refused("bot_plays_on", {"seat": who})
        return who


def any_automa(steps: Sequence[Step], seats: int) -> bool:
    """Whether somebody without a seat did something in these steps."""
    doers = (event.public.get("seat") for event in events_in(steps))
    return any(isinstance(one, int) and one >= seats for one in doers)


def agreed(game: Game, kept: dict[str, Any]) -> dict[str, Any]:
    """The options of a table, those included that came with a later program; as they are kept if they make no game any more."""
    return kept if game.problems(kept) else game.check_options(kept)


def choices_of(game: Game, options: dict[str, Any], state: State | None = None) -> dict[str, Any]:
    """Who takes part at a table with these options, whose names are spoken, and which preset they are; nothing if they make no game."""
    if game.problems(options):
        return {"participants": [], "dialect": "", "preset": None}
    keys = game.name_keys(options, state)
    return {
        "participants": [
            {"name": key or None, "side": one.side}
            for key, one in zip(keys, game.participants(options), strict=True)
        ],
        "dialect": game.dialect(options),
        "preset": game.preset_of(options),
    }
