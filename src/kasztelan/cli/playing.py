"""`kasztelan play`: checks what was asked for and lays the table for the terminal client."""

from __future__ import annotations

import hashlib
import secrets
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from kasztelan.bots.names import free_name
from kasztelan.bots.registry import best_bot, make_bot
from kasztelan.cli.choosing import bot_names, chosen_names, given_options, people_count
from kasztelan.cli.files import check_writable, read_data
from kasztelan.cli.flags import OptionPairs, PresetName
from kasztelan.cli.saving import read_save, resume_match, save, texts_of
from kasztelan.cli.showing import GameName
from kasztelan.cli.speaking import Language, hint, spoken
from kasztelan.cli.table_setup import TableSetup
from kasztelan.core.chance import KEY_BYTES, KeyedChance, own_nonce
from kasztelan.core.errors import BadPosition, Reason, refuse
from kasztelan.core.game import Game
from kasztelan.core.match import PLAY_PUBLIC, Match
from kasztelan.games.catalogue import load

PERSON: Final = "person"


def play(
    game: GameName,
    option: OptionPairs = None,
    preset: PresetName = None,
    people: Annotated[int | None, typer.Option(help=hint("play-people"))] = None,
    names: Annotated[str | None, typer.Option(help=hint("play-names"))] = None,
    bots: Annotated[str | None, typer.Option(help=hint("play-bots"))] = None,
    seed: Annotated[int | None, typer.Option(help=hint("play-seed"))] = None,
    position: Annotated[Path | None, typer.Option(metavar="FILE", help=hint("play-position"))] = None,
    save_to: Annotated[Path | None, typer.Option("--save", metavar="FILE", help=hint("play-save"))] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help=hint("play-resume"))] = None,
    lang: Language = "",
) -> None:
    rules = load(game)
    given = given_options(rules, option or [], preset)
    check_save(save_to, resume)
    if resume is not None:
        refuse_changes(given, seed, position)
        setup = resumed_table(rules, resume, lang)
    else:
        setup = new_table(rules, given, seed, position, lang)
    seat_everybody(setup, people, names, bots)
    setup.save_path = save_to or resume
    sit_down(setup)


def sit_down(setup: TableSetup) -> None:
    """Hands the table to the terminal client; however that ends, the game is saved if it was to be."""
    if not at_a_terminal():
        raise refuse("terminal", "no_terminal", "terminal")
    from kasztelan.cli.terminal.app import run_table

    typer.echo(spoken(setup.language).text("cli-play-commitment", commitment=setup.commitment()))
    try:
        run_table(setup)
    finally:
        save(setup)
    if setup.save_path is not None:
        typer.echo(spoken(setup.language).text("cli-play-saved", file=str(setup.save_path)))


def at_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def check_save(path: Path | None, resume: Path | None) -> None:
    """A save must be possible, and never replaces a file other than the one that is resumed."""
    if path is None:
        return
    check_writable(path, "save")
    if path.exists() and (resume is None or path.resolve() != resume.resolve()):
        raise refuse("save", "exists", "new_or_resumed", file=str(path))


def refuse_changes(given: Mapping[str, Any], seed: int | None, position: Path | None) -> None:
    """What was settled when the saved game began cannot be asked for again."""
    settled = [*given, *(["seed"] if seed is not None else []), *(["position"] if position else [])]
    if settled:
        raise refuse(settled[0], "settled", "nothing_settled")


# --- a new table


def new_table(
    game: Game, given: dict[str, Any], seed: int | None, position: Path | None, language: str
) -> TableSetup:
    opening = None if position is None else read_opening(position, given)
    options = game.check_options(given if opening is None else opening.get("options", {}))
    seats = game.seats(options)
    key = secret(seed, "key", KEY_BYTES)
    nonces = [own_nonce(key, seat) for seat in range(seats)]
    match = Match(game, KeyedChance(key, nonces), options, opening, forced=PLAY_PUBLIC, keep=True)
    return TableSetup(game, match, [""] * seats, set(), {}, language, None, [], key, nonces)


def read_opening(path: Path, given: Mapping[str, Any]) -> dict[str, Any]:
    """The described position in a file; it has its own options."""
    opening = read_data(path, "position")
    if not isinstance(opening, dict):
        raise BadPosition("position", Reason("no_object"), Reason("object"))
    if given:
        raise refuse(next(iter(given)), "with_position", "in_position")
    if not isinstance(opening.get("options", {}), dict):
        raise BadPosition("options", Reason("no_object"), Reason("object"))
    return opening


def secret(seed: int | None, purpose: str, size: int) -> bytes:
    """Nobody's guess; with a seed the same each time."""
    if seed is None:
        return secrets.token_bytes(size)
    return hashlib.blake2b(f"{purpose} {seed}".encode(), digest_size=size).digest()


# --- a saved table


def resumed_table(game: Game, path: Path, language: str) -> TableSetup:
    record = read_save(path)
    match, key, nonces = resume_match(game, record)
    seats = game.seats(match.options)
    lines = len(game.participants(match.options))
    names = (texts_of(record, "names", seats, lines) or [""] * seats)[:seats]
    players = texts_of(record, "players", seats) or []
    return TableSetup(game, match, names, set(), {}, language, path, players, key, nonces)


# --- who sits where


def seat_everybody(setup: TableSetup, people: int | None, names: str | None, bots: str | None) -> None:
    """People and bots as they were asked for; what was not said is as in the save, or one person and the best bots."""
    seats = len(setup.names)
    best = best_bot(setup.game.name)
    before = setup.players or [PERSON] + [best] * (seats - 1)
    if people is None:
        setup.people = {seat for seat in range(seats) if before[seat] == PERSON}
    else:
        setup.people = set(range(people_count(people, seats)))
    others = [seat for seat in range(seats) if seat not in setup.people]
    as_before = [best if before[seat] == PERSON else before[seat] for seat in others]
    chosen = as_before if bots is None else bot_names(setup.game, bots, len(others))
    setup.players = [PERSON] * seats
    for seat, bot in zip(others, chosen, strict=True):
        setup.players[seat] = bot
        # With the moves so far in it, a resumed bot does not throw the dice of the first round again.
        own = f"{setup.key.hex()} {seat} {len(setup.match.history)}".encode()
        number = int.from_bytes(hashlib.blake2b(own, digest_size=8).digest(), "big")
        setup.bots[seat] = make_bot(bot, setup.game, number)
    name_everybody(setup, [] if names is None else chosen_names(names, seats))


def name_everybody(setup: TableSetup, chosen: list[str]) -> None:
    """The chosen names, then those of the save, then ones made up, none of them twice."""
    said = spoken(setup.language)
    setup.names[: len(chosen)] = chosen
    for seat, name in enumerate(setup.names):
        if name:
            continue
        if setup.players[seat] == PERSON:
            made = said.text("cli-person", number=seat + 1)
        else:
            made = free_name(setup.names, sum(setup.key))
        setup.names[seat] = made if made not in setup.names else f"{made} ({seat + 1})"
