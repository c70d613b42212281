"""Only servers of the same database can speak for somebody else."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.server.cluster.internal_requests import (
    FROM_A_SERVER,
    MARKS,
    OWN,
    PASS,
    PASSED_ON,
    Passes,
    marked,
    unmarked,
)

PASSES = Passes("the secret in the database")
OTHERS = Passes("another secret")
ASKED: dict[str, Any] = {
    "type": "http",
    "scheme": "https",
    "client": ("203.0.113.7", 4711),
    "headers": [
        (b"host", b"play.example"),
        (b"cookie", b"kasztelan=abc"),
        (b"origin", b"https://play.example"),
    ],
}


def test_a_request_arrives_as_its_client_sent_it() -> None:
    passed_on = {**ASKED, "scheme": "http", "client": ("10.0.0.1", 1), "headers": marked(ASKED, PASSES)}
    found = unmarked(passed_on, PASSES)
    assert found[PASSED_ON] is True
    assert found["client"][0] == "203.0.113.7"
    assert found["scheme"] == "https"
    assert sorted(found["headers"]) == sorted(ASKED["headers"])


@pytest.mark.parametrize("guess", [b"", b"wrong", OTHERS.passing, OTHERS.own])
def test_marks_without_the_right_pass_are_dropped(guess: bytes) -> None:
    forged = [(name, guess if name in (PASS, OWN) else b"127.0.0.1") for name in MARKS]
    assert unmarked({**ASKED, "headers": [*ASKED["headers"], *forged]}, PASSES) == ASKED


def test_a_client_cannot_hide_behind_marks_of_its_own() -> None:
    lying = {**ASKED, "headers": [*ASKED["headers"], (b"x-kasztelan-client", b"127.0.0.1")]}
    told = [value for name, value in marked(lying, PASSES) if name == b"x-kasztelan-client"]
    assert told == [b"203.0.113.7"]


def test_what_is_passed_on_is_never_a_servers_own() -> None:
    lying = {**ASKED, "headers": [*ASKED["headers"], (OWN, PASSES.own)]}
    found = unmarked({**ASKED, "headers": marked(lying, PASSES)}, PASSES)
    assert PASSED_ON in found
    assert FROM_A_SERVER not in found
    own = unmarked({**ASKED, "headers": [(OWN, PASSES.own)]}, PASSES)
    assert FROM_A_SERVER in own
    assert PASSED_ON not in own
