"""Passwords cannot be tried out, and nobody learns who has an account."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.security.running import Running, running


def tried(server: Running, login: str, address: str = "203.0.113.1") -> tuple[int, str]:
    with server.client(x_forwarded_for=address) as client:
        answer = client.post("/api/login", json={"login": login, "password": "wrong password"})
        return answer.status_code, answer.json()["detail"]["code"]


def test_guesses_are_counted_for_each_login_and_each_address(tmp_path: Path) -> None:
    with running(tmp_path, tries_a_minute=2, trusted_proxies=("127.0.0.1",)) as server:
        server.stand_still()
        wrong, enough = (403, "wrong_login"), (429, "too_many_tries")
        by_address = [tried(server, f"login{number}") for number in range(4)]
        assert by_address == [wrong] * 2 + [enough] * 2
        by_login = [tried(server, "anna", f"203.0.113.{number}") for number in range(10, 14)]
        assert by_login == [wrong] * 2 + [enough] * 2
        assert tried(server, "ewa", "203.0.113.99") == wrong
        server.healthy()


def test_an_unknown_login_gets_the_same_answer_after_the_same_work(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server.guest("Anna") as anna:
        anna.post("/api/account", {"login": "known.one", "password": "a good password"})
    passwords = server.services.passwords
    work: list[str] = []
    verify = passwords.verify

    def counted(stored: str, password: str) -> bool:
        work.append(stored.split("$argon2id$")[1].split("$")[1])
        return verify(stored, password)

    monkeypatch.setattr(passwords, "verify", counted)
    assert tried(server, "known.one") == tried(server, "unknown.one") == (403, "wrong_login")
    # The same memory, rounds and threads.
    assert len(work) == 2
    assert work[0] == work[1]


def test_a_tables_password_cannot_be_tried_out_either(tmp_path: Path) -> None:
    with running(tmp_path, tries_a_minute=2) as server, server.guest("Anna") as anna:
        server.stand_still()
        table = anna.table(start=False, visibility="password", password="open sesame")
        with server.guest("Mallory") as mallory:
            answers = [mallory.post(f"/api/tables/{table}/enter", {"password": "x"}) for _ in range(4)]
            assert [one.status_code for one in answers] == [403] * 2 + [429] * 2
