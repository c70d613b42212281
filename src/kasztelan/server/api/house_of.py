"""What every request can reach: the running server's parts."""

from __future__ import annotations

from typing import Any, Protocol
from weakref import WeakKeyDictionary

from kasztelan.server.limits import HINTS_A_MINUTE, LINES_A_MINUTE, LOOKS_A_MINUTE, Allowance, Presence
from kasztelan.server.notices.bell import Bell
from kasztelan.server.operators.numbers import Numbers
from kasztelan.server.people.passwords import Passwords
from kasztelan.server.people.sessions import Sessions
from kasztelan.server.settings import Settings
from kasztelan.server.storage.store import Store
from kasztelan.server.tables.house import House


class Visitor(Protocol):
    """A connection of somebody, which can be sent away."""

    def goodbye(self) -> None: ...


class Visit:
    """With what somebody came to a table, and when that was last found to be good."""

    def __init__(self, person: str, cookie: str | None, authorization: str | None) -> None:
        self.person = person
        self.cookie = cookie
        self.authorization = authorization
        self.checked = 0.0


class Host:
    """A running server."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        house: House,
        sessions: Sessions,
        numbers: Numbers | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.house = house
        self.sessions = sessions
        self.passwords = Passwords()
        self.requests = Allowance(settings.requests_a_minute, house.now)
        self.tries = Allowance(settings.tries_a_minute, house.now)
        self.lines = Allowance(LINES_A_MINUTE, house.now)
        self.hints = Allowance(HINTS_A_MINUTE, house.now)
        self.looks = Allowance(LOOKS_A_MINUTE, house.now)
        self.connections: dict[str, int] = {}
        self.doors = Presence()
        self.bell = Bell(store, house.now, settings.allow_private_webhooks)
        # Lines of chat that a connection has been told: history and a new line may cross.
        self.told: WeakKeyDictionary[object, set[int]] = WeakKeyDictionary()
        self.visits: WeakKeyDictionary[Visitor, Visit] = WeakKeyDictionary()
        self.stopping = False
        self.numbers = numbers if numbers is not None else Numbers()

    def close(self) -> None:
        self.passwords.close()


def house_of(request: Any) -> Host:
    """The server that a request or a WebSocket came to."""
    host: Host = request.app.state.host
    return host
