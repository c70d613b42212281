"""Tricks with addresses find nothing but what is there for everybody."""

from __future__ import annotations

import socket
from urllib.parse import quote

import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from tests.server.security.running import Running, Seat

TRICKS = [
    "/api/tables/../../etc/passwd",
    "/api/tables/..%2f..%2f..%2fetc%2fpasswd/record",
    "/api/tables/%2e%2e/%2e%2e/record",
    "/api/tables/..%5c..%5cwin.ini/record?download=true",
    "/api/tables/a%00b/record",
    "/api/tables/%00",
    "/api/tables/%0d%0aSet-Cookie:x/record",
    "/api/tables/%ff%fe/record",
    "/api/tables/%e2%80%ae/record",
    "/api/games/..%2f..%2fserver/rulebook/en",
    "/api/games/citadels/rulebook/..%2f..%2fen",
    "/api/games/citadels/names/en%00",
    "/api/games/citadels/names/..",
    "/api/games/../games/citadels%2f../names/en/..",
    "//etc/passwd",
    "/%2e%2e/%2e%2e/kasztelan.db",
    "/static/../../kasztelan.db",
    "/api/tables/' OR 1=1--",
    "/api/tables/" + "a" * 5000,
    "/api/admin/tables",
    "/between/tables/x/forget",
]


def asked(server: Running, line: str) -> bytes:
    """Sends a path exactly as it is written, which no library would."""
    with socket.create_connection(("127.0.0.1", server.port), 30) as raw:
        raw.sendall(f"GET {line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        found = b""
        while piece := raw.recv(65536):
            found += piece
        return found


@pytest.mark.parametrize("path", TRICKS)
def test_a_tricky_path_finds_nothing(server: Running, path: str) -> None:
    answer = asked(server, path.replace(" ", "%20"))
    status = int(answer.split(b" ", 2)[1])
    assert status in (400, 404, 405, 414, 422), answer
    assert b"root:" not in answer
    assert b"SQLite" not in answer
    assert b"Set-Cookie:x" not in answer.split(b"\r\n\r\n")[0]


@pytest.mark.parametrize("table", ["..", "%2e%2e", "x%00", "' OR '1'='1", "a" * 40, "никто"])
def test_a_socket_for_no_table_is_refused(server: Running, table: str) -> None:
    try:
        with Seat(server, quote(table, safe="%.")) as seat:
            found = (str(seat.hear()["code"]), seat.ended())
    except InvalidStatus as refused:
        found = ("refused", refused.response.status_code)
    assert found in (("no_such_table", 1008), ("refused", 403), ("refused", 404))


def test_a_download_is_named_by_the_server(server: Running) -> None:
    with server.guest("Anna") as anna:
        table = anna.table(start=False)
        assert anna.get(f"/api/tables/{table}/record?download=true").status_code == 409


def test_only_an_operator_may_send_a_big_body(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The key is asked for before the body is read; with it there is a limit still."""
    body = b'{"status":"' + b"a" * 2_000_000 + b'"}'
    path = "/api/admin/tables/somewhere"
    right = f"Bearer {server.app.state.admin_key}"
    with server.client() as client:
        for key in ("", "Bearer kasz_admin_0", right[:-1]):
            answer = client.put(path, content=body, headers={"authorization": key})
            assert (answer.status_code, answer.json()["detail"]["code"]) == (413, "too_long")
            assert client.put(path, content=b"{}", headers={"authorization": key}).status_code == 404
        answer = client.post("/api/guest", content=body, headers={"authorization": right})
        assert answer.status_code == 413
        read = client.put(path, content=body, headers={"authorization": right})
        assert (read.status_code, read.json()["detail"]["field"]) == (422, "file")
        monkeypatch.setattr(server.services, "settings", replace(server.services.settings, import_mib=1))
        refused = client.put(path, content=body, headers={"authorization": right})
        assert (refused.status_code, refused.json()["detail"]["allowed"]) == (413, "at most 1048576 bytes")


def test_a_body_that_is_too_long_is_not_read(server: Running) -> None:
    with server.client() as client:
        body = b'{"nickname":"' + b"a" * 2_000_000 + b'"}'
        answer = client.post("/api/guest", content=body)
        assert (answer.status_code, answer.json()["detail"]["code"]) == (413, "too_long")
        pieces = client.post(
            "/api/guest", content=(body[at : at + 50_000] for at in range(0, len(body), 50_000))
        )
        assert pieces.status_code == 413
        deep = client.post("/api/guest", content=b"[" * 200_000)
        assert deep.status_code == 400
