"""The command `kasztelan`."""

from __future__ import annotations

from typing import Annotated

import typer

from kasztelan.build_info import describe
from kasztelan.cli.admin import admin
from kasztelan.cli.drawing import CommandsOfGames
from kasztelan.cli.flags import GameCommand, WordedCommand
from kasztelan.cli.playing import play
from kasztelan.cli.retelling import replay
from kasztelan.cli.serving import serve
from kasztelan.cli.showing import games, rules
from kasztelan.cli.simulating import simulate
from kasztelan.cli.speaking import hint
from kasztelan.cli.verifying import verify

app = typer.Typer(
    name="kasztelan",
    cls=CommandsOfGames,
    help=hint("kasztelan"),
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (play, simulate, replay, verify, games, rules, serve):
    with_game = command in (play, simulate)
    app.command(
        command.__name__, help=hint(command.__name__), cls=GameCommand if with_game else WordedCommand
    )(command)
app.add_typer(admin, name="admin", help=hint("admin"))


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(describe())
        raise typer.Exit


@app.callback()
def kasztelan(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help=hint("version"))
    ] = False,
) -> None:
    pass


def main() -> None:
    app()
