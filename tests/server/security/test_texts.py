"""SQL, HTML and odd characters in every text field come back as the plain text they are, or not at all."""

from __future__ import annotations

import pytest

from tests.server.security.running import Running

HOSTILE = [
    "'; DROP TABLE people; --",
    '" OR 1=1 --',
    "<script>alert(1)</script>",
    "<img src=x onerror=1>",
    "{{7*7}} ${7*7} %s %n",
    "../../etc/passwd",
]
BROKEN = [
    b'{"nickname": "a\\u0000b"}',
    b'{"nickname": "\\ud800"}',
    b'{"nickname": NaN}',
    b'{"nickname": 1e999}',
]


@pytest.mark.parametrize("text", HOSTILE)
def test_names_and_chat_are_plain_text(server: Running, text: str) -> None:
    with server.guest(text) as anna:
        assert anna.get("/api/me").json()["nickname"] == text
        assert anna.post("/api/tokens", {"name": text}).json()["name"] == text
        table = anna.table(start=False)
        shown = anna.get(f"/api/tables/{table}")
        assert shown.json()["seats"][0]["name"] == text
        assert shown.headers["content-type"] == "application/json"
        with anna.play(table) as seat:
            seat.ask(type="chat", text=text)
            assert seat.texts() == [text]
            assert seat.lines[0]["nickname"] == text
        assert [line["text"] for line in anna.get(f"/api/tables/{table}/chat").json()] == [text]


@pytest.mark.parametrize("text", HOSTILE)
def test_fields_with_a_fixed_form_refuse_it(server: Running, text: str) -> None:
    with server.guest("Anna") as anna:
        table = anna.table(start=False)
        tried = [
            anna.post("/api/account", {"login": text, "password": "a good password"}),
            anna.post("/api/tables", {"game": text}),
            anna.post("/api/tables", {"game": "citadels", "options": {text: text}}),
            anna.post("/api/tables", {"game": "citadels", "options": {"edition": text}}),
            anna.post("/api/tables", {"game": "citadels", "visibility": text[:16]}),
            anna.post("/api/tables", {"game": "citadels", "clock": {"kind": text}}),
            anna.post("/api/tables", {"game": "citadels", "opening": {text: text}}),
            anna.post("/api/tables", {"game": "citadels", "record": {"game": "citadels", text: text}}),
            anna.post(f"/api/tables/{table}/sit", {"seat": 1, "nonce": text}),
            anna.post(f"/api/tables/{table}/bots", {"seat": 1, "bot": text}),
            anna.put("/api/me/notices", {"language": text}),
            anna.put("/api/me/notices", {"webhook": {"kind": "ntfy", "url": text}}),
        ]
        assert [one.status_code for one in tried if one.status_code not in (404, 409, 422)] == []
        assert all("code" in one.json()["detail"] for one in tried), [one.text for one in tried]


@pytest.mark.parametrize("body", BROKEN)
def test_text_that_no_database_could_keep_is_unreadable(server: Running, body: bytes) -> None:
    with server.client() as client:
        answer = client.post("/api/guest", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["detail"]["code"]) == (400, "unreadable")


def test_what_was_sent_is_not_sent_back(server: Running) -> None:
    with server.client() as client:
        answer = client.post("/api/login", json={"login": "anna", "password": "hunter2"})
        assert answer.status_code == 422
        assert "hunter2" not in answer.text


def test_every_answer_tells_browsers_to_take_it_for_what_it_is(server: Running) -> None:
    with server.client() as client:
        for path in (
            "/api/me",
            "/api/games",
            "/healthz",
            "/metrics",
            "/openapi.json",
            "/api/nothing",
            "/api/%00",
        ):
            headers = client.get(path).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["content-security-policy"].startswith("default-src 'none'")
            assert "text/html" not in headers["content-type"]
