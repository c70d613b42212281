"""Without a built client the server says how to get one, in the reader's language, and works on."""

from __future__ import annotations

from pathlib import Path

import pytest

from kasztelan.texts import LANGUAGES, words
from tests.server.pages.conftest import serving
from tests.server.security.running import Running

TITLES = {
    "en": "The web client has not been built",
    "pl": "Klient WWW nie został zbudowany",
    "uk": "Вебклієнт не зібрано",
}


@pytest.mark.parametrize(
    ("likes", "language"),
    [
        ("", "en"),
        ("de-DE,de", "en"),
        ("pl", "pl"),
        ("uk-UA,uk;q=0.9,en;q=0.8", "uk"),
        ("en;q=0.3, de, pl-PL;q=0.7", "pl"),
        ("pl;q=0, uk;q=0.1", "uk"),
        ("pl;q=nonsense", "en"),
    ],
)
def test_it_says_so_in_the_readers_language(
    registry: Running, tmp_path: Path, likes: str, language: str
) -> None:
    with serving(registry, tmp_path / "nowhere").client(accept_language=likes) as client:
        for place in ("/", "/t/abc"):
            page = client.get(place)
            assert page.status_code == 503
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert f'<html lang="{language}">' in page.text
            assert f"<h1>{TITLES[language]}</h1>" in page.text
            assert "<pre>make web</pre>" in page.text
        assert client.head("/").content == b""
        assert client.get("/assets/index.js").status_code == 404
        assert client.get("/healthz").json()["status"] == "ok"


def test_it_is_there_as_soon_as_it_is_built(registry: Running, tmp_path: Path) -> None:
    folder = tmp_path / "client"
    with serving(registry, folder).client() as client:
        assert client.get("/").status_code == 503
        folder.mkdir()
        (folder / "index.html").write_bytes(b"built")
        assert client.get("/").content == b"built"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    def own(spoken: str) -> set[str]:
        said = words(spoken, None, extra=("kasztelan.server.api",))
        return {key for key in said.keys() if key.startswith("no-client-")}  # noqa: SIM118 - not a dict

    assert own(language) == own("en")
