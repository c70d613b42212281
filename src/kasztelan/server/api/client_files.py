"""The built web client, read into memory: every file under its name, as it is and packed."""

from __future__ import annotations

import os
import stat
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

BUILT: Final = Path(__file__).parents[1] / "client"
FRONT: Final = "index.html"
HASHED: Final = "assets/"
"""Names in here change with their contents."""
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What the client may be made of; files of any other kind are not served."""
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
"""How a file may lie packed beside itself, the best way first."""


class File(msgspec.Struct, frozen=True):
    """One file; `bodies` has it as it is under "" and packed under the names of encodings."""

    kind: str
    tag: str
    lasting: bool
    bodies: dict[str, bytes]


class Client:
    """The files of a folder; built anew while the server runs, it is read anew."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.folder = folder
        self.files: dict[str, File] = {}
        self.mark: tuple[int, int, int] | None = None
        self.front()

    def front(self) -> File | None:
        """The front page, None if there is no client."""
        mark = self._mark(FRONT)
        if mark != self.mark:
            self.files = read_files(self.folder)
            self.mark = mark
        return self.files.get(FRONT)

    def file(self, name: str) -> File | None:
        """The file of that name; names are plain, see `pages.asked_for`."""
        if name not in self.files and self._mark(name) is not None:
            # Read while it was being built.
            self.files = read_files(self.folder)
        return self.files.get(name)

    def _mark(self, name: str) -> tuple[int, int, int] | None:
        try:
            found = (self.folder / name).lstat()
        except OSError:
            return None
        return (found.st_ino, found.st_mtime_ns, found.st_size) if stat.S_ISREG(found.st_mode) else None


def read_files(folder: Path) -> dict[str, File]:
    """Every regular file of a kind that is served; links lead nowhere."""
    found: dict[str, File] = {}
    for place, _, names in os.walk(folder):
        for path in (Path(place, name) for name in names):
            body = read(path) if path.suffix in KINDS else None
            if body is not None:
                name = path.relative_to(folder).as_posix()
                found[name] = packed_file(path, body, lasting=name.startswith(HASHED))
    return found


def packed_file(path: Path, body: bytes, lasting: bool) -> File:
    bodies = {"": body}
    for encoding, suffix in PACKED:
        packed = read(path.with_name(path.name + suffix))
        if packed is not None:
            bodies[encoding] = packed
    return File(KINDS[path.suffix], blake2b(body, digest_size=12).hexdigest(), lasting, bodies)


def read(path: Path) -> bytes | None:
    try:
        return path.read_bytes() if stat.S_ISREG(path.lstat().st_mode) else None
    except OSError:
        return None
