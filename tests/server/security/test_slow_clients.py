"""Half-sent and slow requests are closed in time, and whoever sends many of them makes room for the others."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState

from kasztelan.server.api.app import make_app
from kasztelan.server.operators.slow_clients import A_MOMENT, OpenRequests, PatientProtocol
from kasztelan.server.settings import Settings
from tests.server.security.running import PATIENCE, Running, running

HALF_A_HEAD = b"GET /healthz HTTP/1.1\r\nHost: here\r\nX-"
HALF_A_BODY = b"POST /api/guest HTTP/1.1\r\nHost: here\r\nx-kasztelan: 1\r\nContent-Length: 50\r\n\r\n{"


# --- one connection, with a clock that stands still until it is told


class Later:
    """Something to be done at a time."""

    def __init__(self, at: float, do: Callable[..., Any]) -> None:
        self.at = at
        self.do = do
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Clock:
    """A loop as far as a connection needs one."""

    def __init__(self) -> None:
        self.now = 0.0
        self.due: list[Later] = []
        self.begun = 0

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, do: Callable[..., Any], *given: Any) -> Later:
        self.due.append(Later(self.now + delay, lambda: do(*given)))
        return self.due[-1]

    def call_soon(self, do: Callable[..., Any], *given: Any) -> Later:
        return self.call_later(0.0, do, *given)

    def create_task(self, work: Any) -> Any:
        """A request that nobody answers."""
        work.close()
        self.begun += 1
        return asyncio.Future(loop=cast(Any, NO_LOOP))

    def go_on(self, seconds: float) -> None:
        self.now += seconds
        while due := [one for one in self.due if one.at <= self.now]:
            for one in due:
                self.due.remove(one)
                if not one.cancelled:
                    one.do()


NO_LOOP = asyncio.new_event_loop()


class Wire:
    """A transport that remembers what was done to it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.sent = b""
        self.closed = False
        self.aborted = False
        self.protocol: PatientProtocol | None = None

    def get_extra_info(self, name: str) -> Any:
        return {"peername": (self.address, 1), "sockname": ("127.0.0.1", 2)}.get(name)

    def get_protocol(self) -> PatientProtocol | None:
        return self.protocol

    def write(self, data: bytes) -> None:
        self.sent += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            assert self.protocol is not None
            self.protocol.connection_lost(None)

    def abort(self) -> None:
        self.closed = self.aborted = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class House:
    """A server of which only the doors are there."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        chosen = Settings(data=folder, **settings)
        self.app = make_app(chosen)
        self.config = uvicorn.Config(self.app, log_config=None)
        self.config.load()
        self.clock = Clock()
        self.all: OpenRequests = self.app.state.open_requests
        self.state = ServerState()

    def knock(self, address: str = "203.0.113.9", said: bytes = b"") -> Wire:
        wire = Wire(address)
        one = PatientProtocol(self.config, self.state, {}, cast(Any, self.clock))
        wire.protocol = one
        one.connection_made(cast(Any, wire))
        if said and not wire.closed:
            one.data_received(said)
        return wire


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path, open_requests_an_address=3, request_seconds=10.0, trusted_proxies=("10.0.0.0/8",))


@pytest.mark.parametrize("said", [b"", b"G", HALF_A_HEAD])
def test_half_a_request_is_closed_however_little_comes_at_a_time(house: House, said: bytes) -> None:
    wire = house.knock(said=said)
    for letter in (HALF_A_HEAD + b"A" * 9)[len(said) : len(said) + 9]:
        house.clock.go_on(1.0)
        assert wire.protocol is not None
        wire.protocol.data_received(bytes([letter]))
    assert house.all.open
    house.clock.go_on(1.0)
    assert wire.closed
    assert wire.sent.startswith(b"HTTP/1.1 408 ")
    assert house.all.open == {}


def test_a_whole_request_has_the_time_that_answering_takes(house: House) -> None:
    wire = house.knock(said=b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
    house.clock.go_on(1000.0)
    assert (wire.closed, house.clock.begun) == (False, 1)


def test_the_one_that_owes_for_longest_makes_room(house: House) -> None:
    first, *others = [house.knock(said=HALF_A_HEAD) for _ in range(3)]
    busy = house.knock("203.0.113.9", b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
    house.clock.go_on(A_MOMENT)
    assert first.closed
    assert not any(one.closed for one in (*others, busy))
    elsewhere = [house.knock("198.51.100.1", HALF_A_HEAD) for _ in range(3)]
    assert not any(one.closed for one in (*others, *elsewhere))


def test_who_is_being_answered_is_not_sent_away_for_somebody_new(house: House) -> None:
    busy = [house.knock(said=b"GET / HTTP/1.1\r\nHost: here\r\n\r\n") for _ in range(3)]
    late = house.knock()
    house.clock.go_on(A_MOMENT)
    assert late.closed
    assert not any(one.closed for one in busy)


def test_whoever_brings_a_whole_request_is_heard_though_many_come_at_once(house: House) -> None:
    early = house.knock()
    flood = [house.knock() for _ in range(20)]
    assert early.protocol is not None
    early.protocol.data_received(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
    house.clock.go_on(A_MOMENT)
    assert not early.closed
    assert sum(not one.closed for one in flood) == 2


def test_a_trusted_proxy_may_have_many(house: House) -> None:
    wires = [house.knock("10.1.2.3", HALF_A_HEAD) for _ in range(9)]
    house.clock.go_on(A_MOMENT)
    assert not any(one.closed for one in wires)


def test_when_the_server_is_full_the_address_with_most_of_them_makes_room(house: House) -> None:
    house.all.most = 4
    many = [house.knock("198.51.100.1", HALF_A_HEAD) for _ in range(3)]
    one, late = house.knock("203.0.113.1", HALF_A_HEAD), house.knock("203.0.113.2", HALF_A_HEAD)
    assert [wire.closed for wire in (*many, one, late)] == [True, False, False, False, False]


def test_whoever_does_not_read_the_answer_is_cut_off(house: House) -> None:
    wire = house.knock(said=b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
    assert wire.protocol is not None
    wire.protocol.pause_writing()
    house.clock.go_on(59.0)
    wire.protocol.resume_writing()
    house.clock.go_on(59.0)
    assert not wire.aborted
    wire.protocol.pause_writing()
    house.clock.go_on(60.0)
    assert wire.aborted


# --- a whole server


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(
        tmp_path_factory.mktemp("hasty"), request_seconds=0.3, open_requests_an_address=20
    ) as started:
        yield started


def answer_to(connection: socket.socket) -> bytes:
    """All that comes until the server closes."""
    found = b""
    while piece := connection.recv(4096):
        found += piece
    return found


@pytest.mark.parametrize("half", [HALF_A_HEAD, HALF_A_BODY, b""])
def test_a_server_waits_for_no_half_request(hasty: Running, half: bytes) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port), PATIENCE) as connection:
        connection.sendall(half)
        assert answer_to(connection).startswith(b"HTTP/1.1 408 ")
    hasty.healthy()


def test_a_table_plays_on_among_many_half_requests_of_the_same_address(hasty: Running) -> None:
    with hasty.guest("Anna") as anna, anna.play(anna.table()) as seat, ExitStack() as open_:
        for number in range(100):
            connection = open_.enter_context(socket.create_connection(("127.0.0.1", hasty.port), PATIENCE))
            connection.sendall(HALF_A_HEAD if number % 2 else HALF_A_BODY)
            if number % 10 == 0:
                seat.act()
                assert anna.get("/healthz").status_code == 200
        seat.act()
    with hasty.client() as client:
        assert 'kasztelan_requests_total{status="408"}' in client.get("/metrics").text
