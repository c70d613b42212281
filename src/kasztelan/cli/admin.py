"""`kasztelan admin`: what an operator does. What changes something goes through the running server."""

from __future__ import annotations

import asyncio
import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from kasztelan.cli.admin_asking import ask, settings_of
from kasztelan.cli.files import check_writable, read_data
from kasztelan.cli.serving import DataFolder
from kasztelan.cli.speaking import Language, hint, spoken
from kasztelan.core.errors import refuse

if TYPE_CHECKING:
    from kasztelan.server.operators.upgrade_check import Checked
    from kasztelan.server.settings import Settings

FROZEN: Final = 1
"""Exit code of a check that found tables which would freeze."""
CHANNELS: Final = {"players": "cli-channel-players", "spectators": "cli-channel-spectators"}
STATUSES: Final = ("open", "playing", "paused", "finished", "frozen", "closed")

admin = typer.Typer(no_args_is_help=True, rich_markup_mode=None)

TableId = Annotated[str, typer.Argument(metavar="TABLE", help=hint("admin-table"))]


@admin.command("list", help=hint("admin-list"))
def list_tables(
    status: Annotated[str, typer.Option(help=hint("admin-list-status"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=hint("admin-json"))] = False,
    data: DataFolder = None,
    lang: Language = "",
) -> None:
    if status and status not in STATUSES:
        raise refuse("status", "impossible", "one_of", value=status, values=list(STATUSES))
    settings = settings_of(data)
    rows = asyncio.run(rows_of(settings, status))
    if as_json:
        for row in rows:
            typer.echo(json.dumps(row, ensure_ascii=False))
        return
    said = spoken(lang)
    table = Table(box=None, pad_edge=False)
    for key in ("table", "game", "status", "visibility", "seats", "entries", "changed"):
        table.add_column(said.text(f"cli-column-{key}"), overflow="fold")
    for row in rows:
        told = (
            row["id"],
            row["game"],
            row["status"],
            row["visibility"],
            ", ".join(row["names"]),
            str(row["entries"]),
            minute(row["changed"]),
        )
        table.add_row(*(escape(one) for one in told))
    Console().print(table)
    typer.echo(said.text("cli-admin-tables", count=len(rows)))


def minute(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(" ", "minutes")[:16]


async def rows_of(settings: Settings, status: str) -> list[dict[str, Any]]:
    from kasztelan.server.operators.read_only_database import read_only, tables
    from kasztelan.server.storage.schema import TABLES
    from kasztelan.server.tables.seating import chairs_from_text

    async with read_only(settings) as connection:
        found = await tables(connection, *([TABLES.c.status == status] if status else []))
    return [
        {
            "id": row["id"],
            "game": row["game"],
            "status": row["status"],
            "visibility": row["visibility"],
            "names": [chair.name or "–" for chair in chairs_from_text(row["seats"])],
            "entries": row["length"],
            "created": row["created"],
            "changed": row["changed"],
            "notice": row["notice"],
        }
        for row in found
    ]


@admin.command("close", help=hint("admin-close"))
def close_table(table: TableId, data: DataFolder = None, lang: Language = "") -> None:
    ask(data, "POST", f"/api/admin/tables/{checked_id(table)}/close")
    typer.echo(spoken(lang).text("cli-admin-closed", table=table))


def checked_id(table: str) -> str:
    if not table.replace("-", "").replace("_", "").isalnum() or not table.isascii() or len(table) > 32:
        raise refuse("table", "no_such_table", "table_id")
    return table


@admin.command("export", help=hint("admin-export"))
def export_table(
    table: TableId,
    file: Annotated[Path, typer.Argument(metavar="FILE", help=hint("admin-export-file"))],
    data: DataFolder = None,
    lang: Language = "",
) -> None:
    settings = settings_of(data)
    check_writable(file, "file")
    write_for_owner(file, asyncio.run(packed_table(settings, checked_id(table))))
    typer.echo(spoken(lang).text("cli-admin-exported", table=table, file=str(file)))


async def packed_table(settings: Settings, table: str) -> bytes:
    import msgspec

    from kasztelan.server.operators.read_only_database import chat_of, log_of, read_only, tables
    from kasztelan.server.operators.table_export import export_table as export
    from kasztelan.server.storage.schema import TABLES

    async with read_only(settings) as connection:
        rows = await tables(connection, TABLES.c.id == table)
        if not rows:
            raise refuse("table", "no_such_table", "table_id")
        log, chat = await log_of(connection, table), await chat_of(connection, table)
        return msgspec.json.encode(export(rows[0], log, chat))


def write_for_owner(file: Path, content: bytes) -> None:
    """A new file that only its owner may read: it holds keys."""
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise refuse("file", "exists", "new_file", file=str(file)) from None
    except OSError as wrong:
        raise refuse("file", "unwritable", "writable", file=str(file), cause=wrong.strerror or "") from None
    with os.fdopen(handle, "wb") as opened:
        opened.write(content)


@admin.command("import", help=hint("admin-import"))
def import_table(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=hint("admin-import-file"))],
    data: DataFolder = None,
    lang: Language = "",
) -> None:
    packed = read_data(file, "file")
    table = packed.get("table")
    name = table.get("id") if isinstance(table, dict) else None
    if not isinstance(name, str):
        raise refuse("file", "no_table", "exported", file=str(file))
    content = json.dumps(packed, ensure_ascii=False).encode()
    told = ask(data, "PUT", f"/api/admin/tables/{checked_id(name)}", content)
    typer.echo(spoken(lang).text("cli-admin-imported", table=name, status=told["status"]))


@admin.command("reports", help=hint("admin-reports"))
def reports(
    as_json: Annotated[bool, typer.Option("--json", help=hint("admin-reports-json"))] = False,
    data: DataFolder = None,
    lang: Language = "",
) -> None:
    lines = ask(data, "GET", "/api/admin/reports")
    if as_json:
        for line in lines:
            typer.echo(json.dumps(line, ensure_ascii=False))
        return
    said = spoken(lang)
    table = Table(box=None, pad_edge=False)
    for key in ("line", "table", "said", "channel", "nickname", "text"):
        table.add_column(said.text(f"cli-column-{key}"), overflow="fold")
    for line in lines:
        channel = said.text(CHANNELS[line["channel"]])
        told = (str(line["line"]), line["table"], minute(line["at"]), channel, line["nickname"], line["text"])
        table.add_row(*(escape(one) for one in told))
    Console().print(table)
    typer.echo(said.text("cli-admin-reported", count=len(lines)))


@admin.command("check", help=hint("admin-check"))
def check(data: DataFolder = None, lang: Language = "") -> None:
    settings = settings_of(data)
    said = spoken(lang)
    found = asyncio.run(checked_tables(settings))
    for one in found:
        if one.status == "frozen":
            key = "cli-admin-still-frozen" if one.wrong else "cli-admin-thaws"
            typer.echo(said.text(key, table=one.id, game=one.game))
        elif one.wrong:
            typer.echo(
                said.text(
                    "cli-admin-would-freeze", table=one.id, game=one.game, status=one.status, why=one.wrong
                )
            )
    freezing = sum(1 for one in found if one.wrong and one.status != "frozen")
    typer.echo(said.text("cli-admin-checked", count=len(found), freezing=freezing))
    if freezing:
        raise typer.Exit(FROZEN)


async def checked_tables(settings: Settings) -> list[Checked]:
    from kasztelan.server.operators.upgrade_check import check_tables

    return [one async for one in check_tables(settings)]


@admin.command("backup", help=hint("admin-backup"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=hint("admin-backup-file"))],
    data: DataFolder = None,
    lang: Language = "",
) -> None:
    settings = settings_of(data)
    target = file.absolute()
    if settings.shared:
        from kasztelan.server.operators.backup import back_up

        size = back_up(settings, target)
    else:
        content = json.dumps({"file": str(target)}).encode()
        size = ask(data, "POST", "/api/admin/backup", content)["bytes"]
    typer.echo(spoken(lang).text("cli-admin-backed-up", file=str(target), bytes=size))
