"""Flags of a game's own: `kasztelan play GAME` knows one for each option of that game, none of them by heart."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand

from kasztelan.cli.choosing import file_beside
from kasztelan.cli.speaking import CHOSEN, hint, language_in, spoken
from kasztelan.core.errors import refuse
from kasztelan.core.game import Game
from kasztelan.core.options import Choice, File, Number, Option, Selection, YesNo
from kasztelan.games.catalogue import GAMES, load
from kasztelan.texts import Words

GAME: Final = "kasztelan.game"
PRESET: Final = "--set"
YES_NO: Final = ("yes", "no", "true", "false")
SHORT_CHOICE: Final = 40
"""Choices that are longer than this when written out are left to `kasztelan games GAME`."""

OptionPairs = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=hint("option"))]
PresetName = Annotated[str | None, typer.Option(PRESET, hidden=True)]
"""Shown, and known, only where the game has presets."""


class WordedCommand(TyperCommand):
    """Refuses an unknown flag in words, with those there are."""

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        ctx.meta[CHOSEN] = language_in(args)
        if not ctx.resilient_parsing:
            known = self.flags(ctx)
            for token in tokens(args, self.valued(ctx)):
                name = token.partition("=")[0]
                if name.startswith("--") and name not in known:
                    raise refuse(name, "no_flag", "one_of", values=known)
        return super().parse_args(ctx, args)

    def flags(self, ctx: typer.Context) -> list[str]:
        """The long flags of the command."""
        return [
            flag
            for param in self.get_params(ctx)
            for flag in (*param.opts, *param.secondary_opts)
            if flag.startswith("--")
        ]

    def valued(self, ctx: typer.Context) -> set[str]:
        """Those that a value follows."""
        params = [one for one in self.get_params(ctx) if not getattr(one, "is_flag", False)]
        return {flag for param in params for flag in param.opts}


class GameCommand(WordedCommand):
    """Turns the flags of the game that is named into `--option NAME=VALUE`."""

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        words = list(tokens(args, self.valued(ctx)))
        name = next((word for word in words if word in GAMES), "")
        if not name and words and not words[0].startswith("-") and not ctx.resilient_parsing:
            name = words[0]
        ctx.meta[GAME] = load(name) if name else None
        return super().parse_args(ctx, with_options(args, self.own_flags(ctx), self.valued(ctx)))

    def flags(self, ctx: typer.Context) -> list[str]:
        game: Game | None = ctx.meta[GAME]
        frame = [flag for flag in super().flags(ctx) if flag != PRESET or (game and game.presets)]
        return [*self.own_flags(ctx), *frame]

    def own_flags(self, ctx: typer.Context) -> dict[str, Option]:
        """The flags of the game; those of the command itself go before.

        What only presets set has none, nor has a file that the flag of another option takes.
        """
        game: Game | None = ctx.meta[GAME]
        taken = super().flags(ctx)
        drawn = [] if game is None else [one for one in game.options if not one.hidden and not beside(one)]
        return {flag: option for option in drawn for flag in flags_of(option) if flag not in taken}

    def format_options(self, ctx: typer.Context, formatter: Any) -> None:  # type: ignore[override]
        super().format_options(ctx, formatter)
        game: Game | None = ctx.meta[GAME]
        if game is None:
            told = spoken(ctx.meta[CHOSEN]).text("cli-help-game-flags", command=ctx.command_path)
            formatter.write_paragraph()
            formatter.write_text(told)
            return
        said = spoken(ctx.meta[CHOSEN], game.name)
        rows = [preset_row(game, said)] if game.presets else []
        rows += [option_row(game, one, said) for one in dict.fromkeys(self.own_flags(ctx).values())]
        with formatter.section(said.text(f"game-{game.name}")):
            formatter.write_dl(rows)


# --- reading


def tokens(args: Sequence[str], valued: set[str]) -> Iterator[str]:
    """The words of a command line without the values of those flags; what comes after `--` is no flag."""
    rest = iter(args)
    for token in rest:
        if token == "--":  # noqa: S105 - no password
            return
        yield token
        if token in valued:
            next(rest, None)


def beside(option: Option) -> bool:
    """Whether it is a file that the flag of another option takes."""
    return isinstance(option, File) and bool(option.beside)


def flags_of(option: Option) -> list[str]:
    name = option.name.replace("_", "-")
    return [f"--{name}", f"--no-{name}"] if isinstance(option, YesNo) else [f"--{name}"]


def with_options(args: Sequence[str], own: Mapping[str, Option], valued: set[str]) -> list[str]:
    """The words of a command line with a game's flags as `--option NAME=VALUE`."""
    rest = deque(args)
    found: list[str] = []
    while rest:
        token = rest.popleft()
        flag, equals, text = token.partition("=")
        if flag in own:
            value = text if equals else value_of(own[flag], rest)
            # A switch that is called off is off, whatever is said after it.
            value = "no" if isinstance(own[flag], YesNo) and flag.startswith("--no-") else value
            found += ["--option", f"{own[flag].name}={value}"]
        elif token == "--":  # noqa: S105 - no password
            return [*found, token, *rest]
        else:
            found.append(token)
            if token in valued and rest:
                found.append(rest.popleft())
    return found


def value_of(option: Option, rest: deque[str]) -> str:
    """What follows a flag; a switch without a word is on."""
    if isinstance(option, YesNo) and not (rest and rest[0] in YES_NO):
        return "yes"
    return rest.popleft() if rest else ""


# --- telling


def preset_row(game: Game, said: Words) -> tuple[str, str]:
    return f"{PRESET} {'|'.join(one.name for one in game.presets)}", said.text("cli-help-set")


def option_row(game: Game, option: Option, said: Words) -> tuple[str, str]:
    """A flag with what follows it, and what it means."""
    key = f"option-{option.name}"
    takes = metavar(option) + ("|FILE" if file_beside(game, option) else "")
    return f"{' / '.join(flags_of(option))}{takes}", f"{said.text(key)}. {said.text(f'{key}.help')}"


def metavar(option: Option) -> str:
    """What follows the flag, shortly."""
    if isinstance(option, YesNo):
        return ""
    if isinstance(option, Number):
        return f" {option.low}–{option.high}"
    if isinstance(option, File):
        return " FILE"
    if isinstance(option, Selection):
        return " " + "|".join([*option.words, "A,B,…"])
    choices = "|".join(str(one) for one in option.choices) if isinstance(option, Choice) else ""
    return f" {choices}" if 0 < len(choices) <= SHORT_CHOICE else " VALUE"
