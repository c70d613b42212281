"""`kasztelan GAME random-…`: chance draws a file of one's own, for every option of a game that has a workshop."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random, SystemRandom
from typing import Annotated, Final

import typer

from kasztelan.cli.flags import WordedCommand
from kasztelan.cli.speaking import Commands, Language, hint
from kasztelan.core.options import File
from kasztelan.core.workshop import Workshop
from kasztelan.games.catalogue import GAMES, load

LARGEST_SEED: Final = 2**32


class CommandsOfGames(Commands):
    """Has a group of commands for each game that can draw something; a game is loaded when it is named."""

    def get_command(self, ctx: typer.Context, cmd_name: str) -> typer.core.TyperCommand | None:  # type: ignore[override]  # typer.Context is click's
        if cmd_name in GAMES and workshops(cmd_name):
            return group_of(cmd_name)  # type: ignore[return-value]  # a group is a command
        return super().get_command(ctx, cmd_name)  # type: ignore[return-value]  # typer's commands are click's


def workshops(name: str) -> dict[str, Workshop]:
    """What can be drawn for a game, by the name of the command: `duchy_file` is drawn by `random-duchy`."""
    return {
        f"random-{option.name.removesuffix('_file')}": option.workshop
        for option in load(name).options
        if isinstance(option, File) and option.workshop is not None
    }


def group_of(name: str) -> typer.core.TyperGroup:
    group = typer.Typer(cls=Commands, no_args_is_help=True, rich_markup_mode=None)
    group.callback(help=hint("draw-game"))(lambda: None)
    for command, workshop in workshops(name).items():
        group.command(command, help=hint("draw"), cls=WordedCommand)(printer(workshop))
    return typer.main.get_group(group)


def printer(workshop: Workshop) -> Callable[..., None]:
    def draw(
        seed: Annotated[
            int | None, typer.Option("--seed", min=0, max=LARGEST_SEED, help=hint("draw-seed"))
        ] = None,
        lang: Language = "",  # noqa: ARG001 - its callback keeps it for refusals
    ) -> None:
        """A new file that can be used, as JSON."""
        chance = SystemRandom() if seed is None else Random(seed)
        typer.echo(json.dumps(workshop.random(chance.randrange), ensure_ascii=False, indent=2))

    return draw
