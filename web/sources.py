"""What the web client is built from, as one sum: `python web/sources.py` ends with 1 if the built one is another."""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parent
BUILT: Final = WEB.parent / "src" / "kasztelan" / "server" / "client"
# The same list and the same sum as in plugins/sources.ts, which leaves it in the built client.
SOURCES: Final = (
    "icons.ts",
    "index.html",
    "package-lock.json",
    "plugins",
    "public",
    "src",
    "svelte.config.js",
    "vite.config.ts",
    "worker",
)


def sum_of_sources(web: Path = WEB) -> str:
    """One sum over the names and contents of everything the client is built from."""
    found = [path for name in SOURCES for path in files_of(web / name)]
    total = sha256()
    for name, path in sorted((path.relative_to(web).as_posix(), path) for path in found):
        total.update(f"{sha256(path.read_bytes()).hexdigest()}  {name}\n".encode())
    return total.hexdigest()


def files_of(path: Path) -> list[Path]:
    return [path] if path.is_file() else [one for one in path.rglob("*") if one.is_file()]


def built_from(client: Path = BUILT) -> str | None:
    """The sum of what the built client was built from; None if there is none."""
    try:
        return (client / ".built-from").read_text(encoding="utf-8").strip()
    except FileNotFoundError:
        return None


if __name__ == "__main__":
    sys.exit(built_from() != sum_of_sources())
