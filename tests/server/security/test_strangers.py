"""Cookies, tokens and browsers that are not what they claim to be."""

from __future__ import annotations

import base64
import time
from functools import partial

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from websockets.exceptions import InvalidStatus

from kasztelan.server.people.sessions import LASTS, Sessions
from tests.server.security.running import Running, Seat


def whoever(server: Running, cookie: str) -> object:
    with server.client() as client:
        client.cookies.set("kasztelan", cookie)
        return client.get("/api/me").json()


def secret_of(server: Running) -> str:
    return server.inside(server.services.store.secret("not needed"))


def test_a_forged_or_changed_cookie_is_nobody(server: Running) -> None:
    with server.guest("Anna") as anna:
        good = anna.cookie
        assert whoever(server, good) is not None
        swapped = [
            good[:at] + ("A" if good[at] != "A" else "B") + good[at + 1 :] for at in range(len(good) - 1)
        ]
        # The last character of a signature carries four bits that do not count.
        for cookie in [*swapped[::7], good[:-3], good + "x", "", ".", "..", good * 20]:
            assert whoever(server, cookie) is None, cookie
        assert whoever(server, Sessions("another secret").cookie(anna.id, 0)) is None
        assert whoever(server, Sessions("").cookie(anna.id, 0)) is None
        other_use = URLSafeSerializer(secret_of(server), salt="something else").dumps([anna.id, 0])
        assert whoever(server, str(other_use)) is None


@pytest.mark.parametrize("content", [["x"], "x", {"a": 1}, [1, 2], [["x"], 0], [None, None], ["x", "0"]])
def test_a_signed_cookie_with_the_wrong_content_is_nobody(server: Running, content: object) -> None:
    assert whoever(server, str(Sessions(secret_of(server)).signer.dumps(content))) is None


def test_a_cookie_expires(server: Running) -> None:
    secret = secret_of(server)
    with server.guest("Anna") as anna:
        late = Sessions(secret, lambda: time.time() - LASTS - 60).cookie(anna.id, 0)
        fresh = Sessions(secret, lambda: time.time() - LASTS + 600).cookie(anna.id, 0)
        assert whoever(server, late) is None
        assert whoever(server, fresh) is not None
        assert whoever(server, Sessions(secret).cookie(anna.id, 1)) is None
        assert whoever(server, Sessions(secret).cookie("nobody", 0)) is None


def test_a_cookie_is_good_after_the_clock_was_set_back(server: Running) -> None:
    """It was made tomorrow, or next year, by the machine's clock; whoever has it is still themselves."""
    with server.guest("Anna") as anna:
        secret = secret_of(server)
        for then in (time.time() + 60, time.time() + 40_000_000):
            made = Sessions(secret, partial(float, then)).cookie(anna.id, 0)
            assert whoever(server, made) is not None


def test_a_wrong_token_is_not_helped_by_a_cookie_nor_a_browsers_password_by_a_missing_mark(
    server: Running,
) -> None:
    with server.guest("Anna") as anna:
        basic = "Basic " + base64.b64encode(b"proxy:password").decode()
        for token in ("Bearer kasz_wrong", "Bearer x", "bearer " + "x" * 5000):
            assert anna.client.get("/api/me", headers={"authorization": token}).json() is None
        with httpx.Client(base_url=server.address, cookies={"kasztelan": anna.cookie}) as tricked:
            answer = tricked.post("/api/logout-everywhere", headers={"authorization": basic})
            assert (answer.status_code, answer.json()["detail"]["code"]) == (403, "cross_origin")
        assert anna.get("/api/me").json()["id"] == anna.id


ORIGINS = [
    "https://evil.example",
    "null",
    "http://127.0.0.1:1",
    "http://127.0.0.1.evil.example",
    "http://[",
    "",
]


@pytest.mark.parametrize("origin", ORIGINS)
def test_another_sites_page_cannot_make_a_browser_ask(server: Running, origin: str) -> None:
    with server.guest("Anna") as anna:
        table = anna.table()
        answer = anna.client.post("/api/logout-everywhere", headers={"origin": origin})
        assert (answer.status_code, answer.json()["detail"]["code"]) == (403, "cross_origin")
        headers = {"Cookie": f"kasztelan={anna.cookie}", "Origin": origin}
        with pytest.raises(InvalidStatus, match="403"), Seat(server, table, headers):
            pass
        assert anna.get("/api/me").json()["id"] == anna.id


ONLY_ASKS = (
    "/api/games/{game}/check",
    "/api/games/{game}/files/{option}/check",
    "/api/games/{game}/files/{option}/random",
)
"""Have a body because options and drafts are long; they change nothing."""


def test_every_request_that_changes_something_needs_the_mark(server: Running) -> None:
    paths = server.app.openapi()["paths"]
    changing = [
        (method, path)
        for path, methods in paths.items()
        for method in methods
        if method not in ("get", "head") and path not in ONLY_ASKS
    ]
    assert len(changing) >= 20
    with server.guest("Anna") as anna:
        table = anna.table(start=False)
        with httpx.Client(base_url=server.address, cookies={"kasztelan": anna.cookie}) as tricked:
            for method, path in changing:
                filled = path.format(table=table, token="x", key="x")
                answer = tricked.request(method, filled, json={})
                # Whatever else is wrong with it is not said before.
                assert answer.status_code in (403, 422), (method, path, answer.text)
                if answer.status_code == 403:
                    assert answer.json()["detail"]["code"] == "cross_origin"
            assert tricked.post("/api/guest", json={"nickname": "Eve"}).status_code == 403
            assert tricked.delete("/api/me").status_code == 403
        assert anna.get("/api/me").json()["nickname"] == "Anna"


def test_a_plain_form_is_refused(server: Running) -> None:
    with server.guest("Anna") as anna, httpx.Client(base_url=server.address) as tricked:
        tricked.cookies.set("kasztelan", anna.cookie)
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
            answer = tricked.post("/api/guest", content=b'{"nickname":"Eve"}', headers={"content-type": kind})
            assert answer.status_code in (403, 422)
        assert anna.get("/api/me").json()["nickname"] == "Anna"
