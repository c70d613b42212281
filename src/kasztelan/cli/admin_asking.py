"""How `kasztelan admin` finds the running server and asks it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kasztelan.cli.serving import need_server
from kasztelan.cli.speaking import Unfit
from kasztelan.core.errors import Refusal
from kasztelan.server.operator_errors import operator_error_from

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
        raise Unfit("data", "no-running-server", "running-server", folder=str(settings.data))
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
        raise Unfit("data", "no-running-server", "running-server", folder=str(settings.data)) from None
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
        return Unfit("table", "no-such-table", "table-id")
    if detail.get("code") == "wrong_status":
        facts = {"status": str(detail["status"]), "allowed": ", ".join(detail["allowed"])}
        return Unfit("table", "table-status", "table-statuses", **facts)
    if detail.get("code") == "too_long":
        return Unfit("file", "too-long", "import-mib", setting="KASZTELAN_IMPORT_MIB")
    if "field" in detail and "problem" in detail:
        known = operator_error_from(detail["field"], detail.get("unsuited"))
        return known or Refusal(detail["field"], detail["problem"], str(detail["allowed"]))
    return Unfit(
        "server", "server-answer", "running-server", status=status, folder=str(detail.get("code", ""))
    )
