"""Whoever sends a request slowly, or half of one, is not waited for; nobody fills the server with them."""

from __future__ import annotations

import asyncio
import logging
import resource
from collections.abc import Callable
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from kasztelan.server.api.identity import counted_as, is_trusted
from kasztelan.server.settings import Settings

LOGGER: Final = logging.getLogger("kasztelan.server")
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
UNREAD: Final = 60.0
"""Seconds in which a client has to read the next part of an answer."""
LINGER: Final = 5.0
"""Seconds in which a connection that is closed may still be read to its end."""
KEPT_FREE: Final = 128
"""Open files that are for the database, for bots and for whatever else is no request."""
A_MOMENT: Final = 0.05
"""Seconds in which what a connection brought along is read, though many came at once."""
LOGGED_EVERY: Final = 10.0


class OpenRequests:
    """The plain connections of a server, by address. `close_slowest` makes room for who comes next."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.seconds = settings.request_seconds
        self.most_an_address = settings.open_requests_an_address
        self.trusted = settings.trusted_proxies
        self.most = most
        self.open: dict[str, dict[PatientProtocol, None]] = {}
        self.closed: Callable[[], None] = lambda: None
        self.unlogged = 0
        self.logged = -LOGGED_EVERY

    def enter(self, one: PatientProtocol) -> None:
        """Counts one more; the slowest of its address go in a moment, or of all at once if there are too many."""
        here = self.open.setdefault(one.address, {})
        here[one] = None
        if len(one.connections) > self.most:
            # WebSockets are among them, and have limits of their own.
            self.close_slowest(max(self.open.values(), key=len))
        elif len(here) == self.most_an_address + 1 and not is_trusted(one.address, self.trusted):
            self.make_room_soon(one.address, one.loop)

    def make_room_soon(self, address: str, loop: asyncio.AbstractEventLoop) -> None:
        """After a moment, and after what has arrived by then was read: however many came at once, whole requests are heard."""
        loop.call_later(A_MOMENT, lambda: loop.call_soon(loop.call_soon, self.make_room, address, loop))

    def make_room(self, address: str, loop: asyncio.AbstractEventLoop) -> None:
        """Closes those that have owed for longest; whoever came just now is left for the next time."""
        here = self.open.get(address, {})
        too_many = len(here) - self.most_an_address
        for one in [one for one in here if one.owed_for() >= A_MOMENT][: max(0, too_many)]:
            one.give_up()
        if len(here) > self.most_an_address:
            self.make_room_soon(address, loop)

    def close_slowest(self, here: dict[PatientProtocol, None]) -> None:
        """The one that has owed the rest of its request for longest; if none does, the latest is one too many."""
        slowest = next((one for one in here if one.owes), None)
        (slowest or next(reversed(here))).give_up()

    def put_last(self, one: PatientProtocol) -> None:
        """A request begins: those before it have been waited for longer."""
        here = self.open.get(one.address, {})
        if one in here:
            del here[one]
            here[one] = None

    def leave(self, one: PatientProtocol) -> None:
        here = self.open.get(one.address, {})
        if one in here:
            del here[one]
            if not here:
                del self.open[one.address]

    def note(self, address: str, now: float) -> None:
        """Counted always, logged now and then."""
        self.closed()
        self.unlogged += 1
        if now - self.logged >= LOGGED_EVERY:
            LOGGER.warning("too slow: closed %d half-sent requests, the last from %s", self.unlogged, address)
            self.unlogged, self.logged = 0, now


class PatientProtocol(H11Protocol):
    """A connection that has so many seconds for each request, however little it sends at a time.

    The body of a request that is being answered has a time of its own, which whoever reads it knows.
    """

    def __init__(self, config: Any, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self.all: OpenRequests = config.app.state.open_requests
        self.address = "unknown"
        self.deadline: asyncio.TimerHandle | None = None
        self.since = 0.0
        self.unread: asyncio.TimerHandle | None = None

    @property
    def request(self) -> RequestResponseCycle | None:
        """The request that was begun last, which may have been answered."""
        return self.cycle

    @property
    def owes(self) -> bool:
        """Whether the rest of a request is waited for: nothing of the first one is too little."""
        if self.conn.their_state is h11.IDLE:
            return self.request is None or bool(self.conn.trailing_data[0])
        return self.conn.their_state is h11.SEND_BODY

    @property
    def is_read(self) -> bool:
        """Whether somebody inside waits for the body."""
        return self.request is not None and not self.request.response_complete

    def owed_for(self) -> float:
        """Seconds for which the rest of the request has been waited for; 0 if nothing is owed."""
        return self.loop.time() - self.since if self.owes else 0.0

    def look(self) -> None:
        """Sets the deadline when a request begins and lifts it when it is whole; nothing between puts it off."""
        if not self.owes or self.is_read:
            self.forgive()
        elif self.deadline is None:
            self.since = self.loop.time()
            self.deadline = self.loop.call_later(self.all.seconds, self.give_up)
            self.all.put_last(self)

    def forgive(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def give_up(self) -> None:
        """Closes the connection, politely if the client still listens."""
        self.forgive()
        if self.transport.is_closing():
            return
        self.all.note(self.address, self.loop.time())
        self.let_go()
        if not self.is_read:
            self.transport.write(TOO_SLOW)
        self.transport.close()
        self.loop.call_later(LINGER, self.transport.abort)

    # --- what happens to a connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.address = counted_as(self.client[0]) if self.client else "unknown"
        self.look()
        self.all.enter(self)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self and not self.transport.is_closing():
            self.look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self.look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.let_go()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.let_go()
        super().connection_lost(exc)

    def let_go(self) -> None:
        """It is no open request any more."""
        self.forgive()
        self.all.leave(self)


def most_open_files() -> int:
    """As many files as this process may have open, all of which it takes; what is left of them for requests."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard or hard == resource.RLIM_INFINITY:
        soft = 65_536 if hard == resource.RLIM_INFINITY else hard
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(KEPT_FREE, soft - KEPT_FREE)
