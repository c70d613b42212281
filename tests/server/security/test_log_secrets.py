"""What was refused can be read by the operator, what was secret cannot."""

from __future__ import annotations

import logging

import pytest

from tests.server.security.running import Running


def test_refusals_are_noted_without_secrets(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "kasztelan.server")
    with server.guest("Anna") as anna, server.client() as nobody:
        table = anna.table()
        nobody.cookies.set("kasztelan", "forged.cookie.value")
        nobody.post("/api/tokens", json={"name": "x"}, headers={"authorization": "Bearer kasz_stolen"})
        nobody.post("/api/login", json={"login": "anna", "password": "secret word"})
        nobody.post("/api/login", json={"login": "anna", "password": "short"})
        nobody.post("/api/tokens", json={"name": "x"}, headers={"origin": "https://evil.example"})
        nobody.post("/api/guest", content=b"\xff secret body")
        anna.put("/api/me/notices", {"webhook": {"kind": "ntfy", "url": "https://127.0.0.1/secret-topic"}})
        with anna.play(table) as seat:
            seat.my_turn()
            seat.ask(type="act", n=0, do={"verb": "secret move"})
        noted = "\n".join(
            f"{record.getMessage()} {getattr(record, 'facts', '')}"
            for record in caplog.records
            if record.name.startswith("kasztelan.server")
        )
    for code in (
        "who_are_you",
        "wrong_login",
        "wrong",
        "cross_origin",
        "unreadable",
        "address_refused",
        "stale",
    ):
        assert code in noted, code
    for secret in ("forged.cookie", "kasz_", "secret", "hunter2", anna.cookie):
        assert secret not in noted, secret
