"""docs/api.md names everything that a client can send and be sent."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from kasztelan.server.api.app import make_app
from kasztelan.server.api.commands import COMMANDS
from kasztelan.server.settings import Settings

PAGE = (Path(__file__).parents[3] / "docs" / "api.md").read_text(encoding="utf-8")
SPOKEN = [
    one.read_text(encoding="utf-8")
    for folder in ("api", "tables")
    for one in sorted(Path(str(files("kasztelan.server") / folder)).glob("*.py"))
]


def said_in_code(pattern: str) -> set[str]:
    return {found for text in SPOKEN for found in re.findall(pattern, text)}


def missing(names: set[str]) -> list[str]:
    return sorted(name for name in names if f"`{name}`" not in PAGE)


def test_every_command_stands_there() -> None:
    assert missing(set(COMMANDS)) == []


def test_every_message_stands_there() -> None:
    found = said_in_code(r'"type": "([a-z]+)"')
    assert {"seats", "table", "update", "done", "refused"} <= found
    assert missing(found) == []


def test_every_refusal_stands_there() -> None:
    found = said_in_code(r'(?:Refused\(|"code": )"([a-z_]+)"')
    assert {"stale", "illegal", "password_needed", "who_are_you"} <= found
    assert missing(found) == []


def test_every_address_stands_there(tmp_path: Path) -> None:
    document = make_app(Settings(data=tmp_path)).openapi()
    found = {f"{method.upper()} {path}" for path, one in document["paths"].items() for method in one}
    assert len(found) > 20
    assert sorted(one for one in found if f"`{one}`" not in PAGE) == []
