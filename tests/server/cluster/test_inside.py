"""Only servers of the same database can speak for somebody else."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.server.cluster.inside import MARKS, PASSED_ON, marked, server_pass, unmarked

PASSWORD = server_pass("the secret in the database")
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
    passed_on = {**ASKED, "scheme": "http", "client": ("10.0.0.1", 1), "headers": marked(ASKED, PASSWORD)}
    found = unmarked(passed_on, PASSWORD)
    assert found[PASSED_ON] is True
    assert found["client"][0] == "203.0.113.7"
    assert found["scheme"] == "https"
    assert sorted(found["headers"]) == sorted(ASKED["headers"])


@pytest.mark.parametrize("password", [b"", b"wrong", server_pass("another secret").encode()])
def test_marks_without_the_right_pass_are_dropped(password: bytes) -> None:
    forged = [(name, password if name == MARKS[0] else b"127.0.0.1") for name in MARKS]
    found = unmarked({**ASKED, "headers": [*ASKED["headers"], *forged]}, PASSWORD)
    assert PASSED_ON not in found
    assert found == ASKED


def test_a_client_cannot_hide_behind_marks_of_its_own() -> None:
    lying = {**ASKED, "headers": [*ASKED["headers"], (b"x-kasztelan-client", b"127.0.0.1")]}
    assert [value for name, value in marked(lying, PASSWORD) if name == b"x-kasztelan-client"] == [
        b"203.0.113.7"
    ]
