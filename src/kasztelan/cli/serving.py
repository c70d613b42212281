"""`kasztelan serve`: hosts tables until it is told to stop."""

from __future__ import annotations

import logging
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

from kasztelan.cli.serving_browser import open_page
from kasztelan.cli.speaking import Language, hint, spoken
from kasztelan.core.errors import refuse

NEEDED: Final = (
    "aiosqlite",
    "alembic",
    "argon2",
    "asyncpg",
    "fastapi",
    "httpx",
    "itsdangerous",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)
"""What the `server` extra installs."""

DataFolder = Annotated[Path | None, typer.Option("--data", metavar="DIR", help=hint("data"))]


def need_server() -> None:
    """Says how to install what hosting needs, if it is not there."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise refuse("serve", "no_server", "server_extra", missing=", ".join(missing))


def serve(
    host: Annotated[str, typer.Option(help=hint("serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=hint("serve-port"))] = 8000,
    data: DataFolder = None,
    show: Annotated[bool, typer.Option("--open/--no-open", help=hint("serve-open"))] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help=hint("serve-quiet"))] = False,
    lang: Language = "",
) -> None:
    need_server()
    from kasztelan.server.operators.serve import serve as run
    from kasztelan.server.settings import read_settings

    settings = read_settings(host=host, port=port, data=data)
    said = spoken(lang)

    def ready(address: str) -> None:
        typer.secho(said.text("cli-serving", address=address), bold=True)
        typer.echo(said.text("cli-serving-until"))
        if show:
            open_page(address)

    if not run(settings, ready, logging.WARNING if quiet else logging.INFO):
        raise typer.Exit(3)
