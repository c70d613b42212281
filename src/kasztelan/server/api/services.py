"""What every request can reach: the running server's parts."""

from __future__ import annotations

from typing import Any, Protocol
from weakref import WeakKeyDictionary

from kasztelan.server.limits import HINTS_A_MINUTE, LINES_A_MINUTE, LOOKS_A_MINUTE, Allowance, Presence
from kasztelan.server.notices.notifier import Notifier
from kasztelan.server.operators.metrics import Metrics
from kasztelan.server.people.passwords import Passwords
from kasztelan.server.people.sessions import Sessions
from kasztelan.server.settings import Settings
from kasztelan.server.storage.store import Store
from kasztelan.server.tables.table_registry import TableRegistry


class OpenConnection(Protocol):
    """A connection of somebody, which can be sent away."""

    def goodbye(self) -> None: ...


class Credentials:
    """With what somebody came to a table, and when that was last found to be good."""

    def __init__(self, person: str, cookie: str | None, authorization: str | None) -> None:
        self.person = person
        self.cookie = cookie
        self.authorization = authorization
        self.session: str | None = None
        self.checked = 0.0


class Services:
    """A running server."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        registry: TableRegistry,
        sessions: Sessions,
        metrics: Metrics | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.registry = registry
        self.sessions = sessions
        self.passwords = Passwords()
        self.requests = Allowance(settings.requests_a_minute, registry.now)
        self.tries = Allowance(settings.tries_a_minute, registry.now)
        self.lines = Allowance(LINES_A_MINUTE, registry.now)
        self.hints = Allowance(HINTS_A_MINUTE, registry.now)
        self.looks = Allowance(LOOKS_A_MINUTE, registry.now)
        self.connections: dict[str, int] = {}
        self.doors = Presence()
        self.notifier = Notifier(store, registry.now, settings.allow_private_webhooks)
        # Lines of chat that a connection has been told: history and a new line may cross.
        self.told: WeakKeyDictionary[object, set[int]] = WeakKeyDictionary()
        self.credentials: WeakKeyDictionary[OpenConnection, Credentials] = WeakKeyDictionary()
        self.stopping = False
        self.metrics = metrics if metrics is not None else Metrics()

    def close(self) -> None:
        self.passwords.close()


def services_of(request: Any) -> Services:
    """The server that a request or a WebSocket came to."""
    services: Services = request.app.state.services
    return services
