"""The web client comes from the server: files as they were built, and the front page everywhere else."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from kasztelan.server.api.request_guard import PAGE
from tests.server.pages.conftest import FRONT, SCRIPT, serving
from tests.server.security.running import Running

LASTING = "public, max-age=31536000, immutable"
PLACES = ["/", "/t/Ab-c_9", "/rules/citadels", "/r/x1", "/learn/citadels", "/learn/citadels/", "/me?tab=2"]


@pytest.mark.parametrize("place", PLACES)
def test_every_place_of_the_client_is_its_front_page(browser: httpx.Client, place: str) -> None:
    page = browser.get(place)
    assert (page.status_code, page.content) == (200, FRONT)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-security-policy"] == PAGE.decode()
    assert page.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("name", "kind", "kept"),
    [
        ("assets/index-a1.js", "text/javascript; charset=utf-8", LASTING),
        ("assets/index-b2.css", "text/css; charset=utf-8", LASTING),
        ("assets/alegreya-c3.woff2", "font/woff2", LASTING),
        ("sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("icon.svg", "image/svg+xml", "no-cache"),
    ],
)
def test_files_say_what_they_are_and_how_long_they_last(
    browser: httpx.Client, built: Path, name: str, kind: str, kept: str
) -> None:
    file = browser.get(f"/{name}")
    assert (file.status_code, file.content) == (200, (built / name).read_bytes())
    assert (file.headers["content-type"], file.headers["cache-control"]) == (kind, kept)


@pytest.mark.parametrize("name", ["", "assets/index-a1.js", "sw.js"])
def test_what_the_browser_has_is_not_sent_again(browser: httpx.Client, name: str) -> None:
    first = browser.get(f"/{name}")
    again = browser.get(f"/{name}", headers={"if-none-match": f'"other", W/{first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    for header in ("etag", "cache-control", "content-security-policy"):
        assert again.headers[header] == first.headers[header]
    changed = browser.get(f"/{name}", headers={"if-none-match": '"other"'})
    assert changed.content == first.content


@pytest.mark.parametrize(
    ("takes", "given"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, br;q=0", "gzip"),
        ("*", "br"),
        ("gzip;q=0, *;q=0", None),
        ("br;q=much", None),
        ("identity", None),
        ("", None),
    ],
)
def test_files_come_packed_as_the_browser_takes_them(
    server: Running, built: Path, takes: str, given: str | None
) -> None:
    with server.client() as client:
        with client.stream("GET", "/assets/index-a1.js", headers={"accept-encoding": takes}) as answer:
            body = b"".join(answer.iter_raw())
        plain = client.get("/assets/index-a1.js", headers={"accept-encoding": "identity"})
    assert answer.headers.get("content-encoding") == given
    assert answer.headers["vary"] == "accept-encoding"
    if given is None:
        assert body == SCRIPT
        assert answer.headers["etag"] == plain.headers["etag"]
    else:
        packed = {"br": "index-a1.js.br", "gzip": "index-a1.js.gz"}[given]
        assert body == (built / "assets" / packed).read_bytes()
        assert answer.headers["etag"] != plain.headers["etag"]


@pytest.mark.parametrize("place", ["/", "/t/abc", "/assets/index-a1.js", "/sw.js"])
def test_a_head_is_a_get_without_the_body(browser: httpx.Client, place: str) -> None:
    got, head = browser.get(place), browser.head(place)
    assert (head.status_code, head.content) == (200, b"")
    for header in ("content-length", "content-type", "etag", "cache-control", "content-security-policy"):
        assert head.headers[header] == got.headers[header]


@pytest.mark.parametrize("place", ["/", "/t/abc", "/sw.js"])
def test_pages_are_only_read(browser: httpx.Client, place: str) -> None:
    for answer in (browser.post(place, json={}), browser.put(place, json={}), browser.delete(place)):
        assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize(
    "place",
    ["/assets/index-old.js", "/assets/x", "/assets/", "/favicon.ico", "/t/abc.js", "/assets/index-a1.js.gz"],
)
def test_a_file_that_is_not_there_is_no_page(browser: httpx.Client, place: str) -> None:
    answer = browser.get(place)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")


@pytest.mark.parametrize("place", ["/api", "/api/", "/api/nothing", "/healthz/x", "/metrics/x", "/between/x"])
def test_what_is_the_servers_own_is_no_page(browser: httpx.Client, place: str) -> None:
    answer = browser.get(place)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")


def test_the_server_still_answers_for_itself(browser: httpx.Client) -> None:
    assert browser.get("/healthz").json()["status"] == "ok"
    assert "kasztelan_tables" in browser.get("/metrics").text
    assert browser.get("/openapi.json").json()["info"]["title"] == "Kasztelan"
    assert browser.get("/api/guest").status_code == 405


def test_a_client_built_anew_is_served_at_once(registry: Running, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(b"old")
    with serving(registry, tmp_path).client() as client:
        assert client.get("/").content == b"old"
        (tmp_path / "index.html").write_bytes(b"brand new")
        (tmp_path / "assets").mkdir()
        assert client.get("/").content == b"brand new"
        (tmp_path / "assets" / "late.js").write_bytes(b"late()")
        assert client.get("/assets/late.js").content == b"late()"


def test_names_and_rulebooks_are_packed_and_kept(browser: httpx.Client) -> None:
    for path in ("/api/games", "/api/games/citadels/names/pl", "/api/games/citadels/rulebook/uk"):
        plain = browser.get(path)
        assert "content-encoding" not in plain.headers
        with browser.stream("GET", path, headers={"accept-encoding": "gzip"}) as packed:
            body = b"".join(packed.iter_raw())
        assert gzip.decompress(body) == plain.content
        assert len(body) < len(plain.content) / 2
        assert (packed.headers["cache-control"], packed.headers["vary"]) == ("no-cache", "accept-encoding")
        known = {"accept-encoding": "gzip", "if-none-match": packed.headers["etag"]}
        again = browser.get(path, headers=known)
        assert (again.status_code, again.content) == (304, b"")
    refused = browser.get("/api/games/chess/names/pl")
    assert (refused.status_code, refused.headers["cache-control"]) == (404, "no-store")


def test_what_concerns_a_person_is_neither_packed_nor_kept(server: Running) -> None:
    with server.guest("Anna") as anna:
        mine = anna.client.get("/api/me", headers={"accept-encoding": "gzip"})
        assert mine.headers["cache-control"] == "no-store"
        assert "content-encoding" not in mine.headers
        assert "etag" not in mine.headers
