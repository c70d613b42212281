"""One person or address cannot take so much that others get nothing."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import event

from kasztelan.server.limits import FORGET, HINTS_A_MINUTE, LOOKS_A_MINUTE, Allowance
from kasztelan.server.tables.bot_processes import Answer, Question, Thinker, Thinkers
from tests.server.awaited import awaited
from tests.server.security.running import Running, Seat, running


def test_tables(tmp_path: Path) -> None:
    with running(tmp_path, most_tables_a_person=3) as server, server.guest("Anna") as anna:
        answers = [anna.post("/api/tables", {"game": "citadels"}) for _ in range(5)]
        assert [one.status_code for one in answers] == [201] * 3 + [429] * 2
        assert answers[-1].json()["detail"]["code"] == "too_many_tables"
        server.healthy()


def crowded_out(place: Seat, code: str) -> None:
    """Told why, and closed with the code for coming back later."""
    with place as seat:
        said = seat.hear()
        assert (said["type"], said["id"], said["code"]) == ("refused", 0, code)
        assert seat.ended() == 1013


def test_connections_of_a_person_and_of_an_address(tmp_path: Path) -> None:
    with (
        running(tmp_path, most_connections_a_person=2, most_connections_an_address=4) as server,
        server.guest("Anna") as anna,
        server.guest("Ewa") as ewa,
        ExitStack() as open_,
    ):
        table = anna.table()
        first = open_.enter_context(anna.play(table))
        open_.enter_context(anna.play(table))
        crowded_out(anna.play(table), "too_many_connections")
        open_.enter_context(ewa.play(table))
        open_.enter_context(Seat(server, table))
        crowded_out(ewa.play(table), "too_many_connections")
        first.act()
        open_.close()
        server.healthy()


def test_requests_and_new_people(tmp_path: Path) -> None:
    with running(tmp_path, requests_a_minute=60) as server, server.client() as client:
        server.stand_still()
        made = []
        for _ in range(10):
            client.cookies.clear()
            made.append(client.post("/api/guest", json={"nickname": "Anna"}).status_code)
        # A new person counts as ten requests and one for asking.
        assert made[:5] == [201] * 5
        assert made[6:] == [429] * 4
        codes = [client.get("/api/games").status_code for _ in range(60)]
        assert codes[-1] == 429
        assert client.get("/healthz").status_code == 200


def test_new_connections(tmp_path: Path) -> None:
    """Coming and going costs as much as asking."""
    with running(tmp_path, requests_a_minute=60) as server, server.guest("Anna") as anna:
        server.stand_still()
        table = anna.table(start=False)
        # A new person counts as eleven requests, a table as as many, and she sat down.
        for _ in range(60 - 11 - 11 - 1):
            with anna.play(table) as seat:
                seat.hear()
        crowded_out(anna.play(table), "too_many_requests")
        assert anna.get("/api/me").status_code == 429


def test_looks_at_the_servers_health(tmp_path: Path) -> None:
    """Bounded, but apart from everything else; what the database has to count is counted once for all of them."""
    counted: list[str] = []
    with running(tmp_path) as server, server.client() as client:
        server.stand_still()
        engine = server.services.store.engine.sync_engine
        event.listen(engine, "before_cursor_execute", lambda *given: counted.append(given[2]))
        at = time.time()
        server.services.registry.now = lambda: at
        assert [client.get("/metrics").status_code for _ in range(20)] == [200] * 20
        assert len([one for one in counted if "count(" in one]) == 1
        codes = {client.get("/healthz").status_code for _ in range(LOOKS_A_MINUTE - 20)}
        assert codes == {200}
        assert [client.get(path).status_code for path in ("/healthz", "/metrics")] == [429, 429]
        assert client.get("/api/games").status_code == 200


def test_commands(tmp_path: Path) -> None:
    with running(tmp_path, requests_a_minute=100) as server, server.guest("Anna") as anna:
        server.stand_still()
        table = anna.table()
        with anna.play(table) as seat:
            # The answer is found by its number, though the command was one too many to be read.
            codes = [seat.ask(type="nothing")["code"] for _ in range(110)]
            assert codes[:100] == ["unknown_command"] * 100
            assert codes[100:] == ["too_many_commands"] * 10


def test_the_time_of_bots(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    at = time.time()
    monkeypatch.setattr(server.services.hints, "now", lambda: at)
    with server.guest("Anna") as anna, anna.play(anna.table()) as seat:
        seat.my_turn()
        seen = [seat.ask(type="hint").get("code", "done") for _ in range(HINTS_A_MINUTE + 5)]
        assert seen == ["done"] * HINTS_A_MINUTE + ["too_many_hints"] * 5


def test_names_without_end_do_not_eat_the_memory() -> None:
    allowance = Allowance(10, lambda: 0.0)
    for _ in range(10):
        allowance.take("guesser")
    for number in range(3 * FORGET):
        allowance.take(f"address {number}")
    assert len(allowance.buckets) <= FORGET + 1
    assert not allowance.take("guesser")


class Noting(Thinkers):
    """Thinks nothing, and keeps the order in which it was asked; the seed says for whom."""

    def __init__(self) -> None:
        super().__init__(1, 20.0)
        self.order: list[int] = []

    async def attend(self, thinker: Thinker, question: bytes) -> Answer | None:
        self.order.append(msgspec.json.decode(question, type=Question).seed)
        self.busy.discard(thinker)
        self.free.release()
        return Answer(0)


@awaited
async def test_many_tables_of_one_person_do_not_keep_another_persons_bot_waiting() -> None:
    thinkers = Noting()
    await thinkers.free.acquire()
    flood = [
        asyncio.create_task(thinkers.choose("citadels", {}, 0, "random", 1, "mallory")) for _ in range(6)
    ]
    other = asyncio.create_task(thinkers.choose("citadels", {}, 0, "random", 2, "anna"))
    await asyncio.sleep(0)
    thinkers.free.release()
    await asyncio.gather(*flood, other)
    thinkers.close()
    assert thinkers.order == [1, 2, 1, 1, 1, 1, 1]
