"""A small client of our own in a temporary folder, served by a real server."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kasztelan.server.api.client_files import Client
from kasztelan.server.api.pages import Pages
from tests.server.security.running import Running, running

FRONT = b'<!doctype html><title>Kasztelan</title><script type="module" src="/assets/index-a1.js"></script>'
SCRIPT = b"export const castle = 'gate';\n" * 200
SECRET = b"not for anybody"


@pytest.fixture(scope="package")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a build leaves behind, and beside it what nobody may have."""
    place = tmp_path_factory.mktemp("built")
    (place / "secret.txt").write_bytes(SECRET)
    client = place / "client"
    (client / "assets").mkdir(parents=True)
    files = {
        "index.html": FRONT,
        "sw.js": b"self.addEventListener('fetch', () => {});\n",
        "manifest.webmanifest": b'{"name":"Kasztelan"}\n',
        "icon.svg": b'<svg xmlns="http://www.w3.org/2000/svg"/>\n',
        "assets/index-a1.js": SCRIPT,
        "assets/index-b2.css": b"body { margin: 0 }\n",
        "assets/alegreya-c3.woff2": b"wOF2 letters",
        "assets/notes.py": SECRET,
        ".hidden.txt": SECRET,
    }
    for name, body in files.items():
        (client / name).write_bytes(body)
    (client / "assets" / "index-a1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (client / "assets" / "index-a1.js.br").write_bytes(b"as brotli would have it")
    (client / "link.txt").symlink_to(place / "secret.txt")
    (client / "up").symlink_to(place, target_is_directory=True)
    return client


@pytest.fixture(scope="package")
def registry(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture
def server(registry: Running, built: Path) -> Running:
    return serving(registry, built)


@pytest.fixture
def browser(server: Running) -> Iterator[httpx.Client]:
    """Takes nothing packed unless it says so."""
    with server.client(accept_encoding="identity") as client:
        yield client


def serving(registry: Running, client: Path) -> Running:
    """The same server with another client."""
    registry.app.router.default = Pages(Client(client), registry.app.router.not_found)
    return registry
