"""How `kasztelan admin` finds the running server and asks it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kasztelan.cli.serving import need_server
from kasztelan.core.errors import Fact, Reason, Refusal, given, refuse

if TYPE_CHECKING:
    from kasztelan.server.settings import Settings

PATIENCE: Final = 600.0
"""Seconds the server has for what it is asked; copying a large database takes a while."""


def settings_of(data: Path | None) -> Settings:
    need_server()
    from kasztelan.server.settings import read_settings

    return read_settings(data=data)


def ask(data: Path | None, method: str, path: str, content: bytes = b"") -> Any:
    """What the running server answers; its refusals are this command's refusals."""
    settings = settings_of(data)
    import httpx

    from kasztelan.server.operators.admin_key import find_running

    running = find_running(settings.data)
    if running is None:
        raise refuse("data", "no_running_server", "running_server", folder=str(settings.data))
    headers = {"authorization": f"Bearer {running.key}", "content-type": "application/json"}
    try:
        answer = httpx.request(
            method,
            running.address + path,
            content=content,
            headers=headers,
            timeout=PATIENCE,
            trust_env=False,
        )
    except httpx.TransportError:
        raise refuse("data", "no_running_server", "running_server", folder=str(settings.data)) from None
    if answer.is_success:
        return answer.json()
    raise refusal_of(answer.status_code, answer.text)


def refusal_of(status: int, text: str) -> Refusal:
    """What the server would not do; what it says in words of its own only is told so."""
    try:
        detail = json.loads(text)["detail"]
    except (ValueError, KeyError, TypeError):
        detail = {}
    if not isinstance(detail, dict):
        detail = {}
    if detail.get("code") == "no_such_table":
        return refuse("table", "no_such_table", "table_id")
    if detail.get("code") == "wrong_status":
        facts: dict[str, Fact] = {"status": str(detail["status"]), "values": list(detail["allowed"])}
        return refuse("table", "table_status", "one_of", **facts)
    if detail.get("code") == "too_long":
        return refuse("file", "too_long", "import_mib", setting="KASZTELAN_IMPORT_MIB")
    if "field" in detail and "problem" in detail:
        return Refusal(detail["field"], reason_from(detail["problem"]), reason_from(detail["allowed"]))
    return refuse(
        "server", "server_answer", "running_server", status=status, folder=str(detail.get("code", ""))
    )


def reason_from(data: Any) -> Reason:
    """A code and its facts, as a server told them."""
    if not isinstance(data, dict) or not isinstance(data.get("code"), str):
        return Reason("unknown", {"value": given(data)})
    return Reason(data["code"], {name: value for name, value in data.items() if name != "code"})
