"""Whatever comes through the socket is answered with a reason and changes nothing."""

from __future__ import annotations

import json

import pytest

from tests.server.security.running import Running, Seat
from tests.server.security.strings import frames, storm


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"", "unreadable"),
        (b"\x00\xff\xfe", "unreadable"),
        ("not json", "unreadable"),
        ("[]", "unreadable"),
        ("{}", "unreadable"),
        ('{"type": 7}', "unreadable"),
        ('{"type": "act", "n": "1"}', "unreadable"),
        ('{"type": "act", "n": 1, "do": [1]}', "unreadable"),
        ('{"type": "act", "do": {"a": {"b": 1}}}', "unreadable"),
        ('{"type": "\\ud800"}', "unreadable"),
        ('{"type": "chat", "extra": ' + "[" * 4000 + "]" * 4000 + "}", "unreadable"),
        ('{"type": "fly"}', "unknown_command"),
        ('{"type": "act", "n": -1}', "stale"),
        ('{"type": "act", "n": 99999999999999999999}', "stale"),
        (json.dumps({"type": "chat", "text": "a" * 9_000}), "too_long"),
    ],
)
def test_a_bad_frame_is_answered_with_a_reason(server: Running, frame: str | bytes, code: str) -> None:
    with server.guest("Anna") as anna, anna.play(anna.table()) as seat:
        n = seat.my_turn()["n"]
        assert seat.send(frame)["code"] == code
        assert seat.my_turn()["n"] == n
        seat.act()


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ('{"id": 41, "type": 7}', "unreadable"),
        ('{"type": "act", "do": {"a": {"b": 1}}, "id": 41}', "unreadable"),
        (json.dumps({"type": "chat", "text": "a" * 9_000, "id": 41}), "too_long"),
    ],
)
def test_what_is_refused_unread_is_answered_by_its_number(server: Running, frame: str, code: str) -> None:
    with server.guest("Anna") as anna, anna.play(anna.table(start=False)) as seat:
        said = seat.send(frame)
        assert (said["id"], said["code"]) == (41, code)


def test_a_huge_frame_ends_the_connection_and_nothing_else(server: Running) -> None:
    with server.guest("Anna") as anna:
        table = anna.table()
        with anna.play(table) as seat, anna.play(table) as other:
            seat.socket.send("a" * 1_000_000)
            assert seat.ended() == 1009
            other.act()


def test_hundreds_of_random_and_mutated_frames_do_nothing(server: Running) -> None:
    with server.guest("Anna") as anna, anna.play(anna.table()) as seat:
        answers = storm(seat, seed=1, count=400)
        assert sum(answers.values()) == 400
        assert answers["unreadable"] > 100
        assert len(answers) >= 5


def test_random_frames_of_a_stranger_do_nothing(server: Running) -> None:
    with server.guest("Anna") as anna:
        table = anna.table()
        with anna.play(table) as player, Seat(server, table) as stranger:
            n = player.my_turn()["n"]
            codes = {str(stranger.send(one).get("code")) for one in frames(2, 200, {"type": "act", "n": n})}
            assert codes <= {"unreadable", "too_long", "spectators_watch", "unknown_command", "None"}
            assert player.my_turn()["n"] == n
