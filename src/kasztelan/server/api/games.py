"""What can be played: games, their options, names, rulebooks and bots."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Request
from pydantic import Field

from kasztelan.bots.registry import bots_for
from kasztelan.core import form
from kasztelan.games.catalogue import GAMES, load, room
from kasztelan.games.room import LANGUAGES
from kasztelan.server.api.identity import allow
from kasztelan.server.api.public_route import PublicRoute
from kasztelan.server.api.strict import Strict
from kasztelan.texts.sentences import SEATS
from kasztelan.texts.wording import refusals

ROUTER = APIRouter(prefix="/api/games", tags=["games"], route_class=PublicRoute)
CHECKS = APIRouter(prefix="/api/games", tags=["games"])


class Wanted(Strict):
    """The options chosen so far."""

    options: Annotated[dict[str, Any], Field(default_factory=dict)]


@ROUTER.get("")
async def games(request: Request) -> list[dict[str, Any]]:
    """Every game with the schema of its options, the bots that play it, the best one last, and its presets."""
    allow(request)
    return [about(name) for name in GAMES]


def about(name: str) -> dict[str, Any]:
    game = load(name)
    return {
        "name": name,
        "rules": game.rules_version,
        "options": game.options_schema(),
        "bots": bots_for(name),
        "seats": game.table_sizes(),
        "presets": [one.name for one in game.presets],
    }


def known(game: str, language: str = LANGUAGES[0]) -> None:
    if game not in GAMES:
        raise HTTPException(404, {"code": "no_such_game", "field": "game", "allowed": list(GAMES)})
    if language not in LANGUAGES:
        raise HTTPException(
            404, {"code": "no_such_language", "field": "language", "allowed": list(LANGUAGES)}
        )


@CHECKS.post("/{game}/check")
async def check(game: str, body: Wanted, request: Request) -> dict[str, Any]:
    """What these options come to: all of them, who would play, what is wrong, and what the presets hold."""
    allow(request)
    known(game)
    return form.check(load(game), body.options)


@ROUTER.get("/{game}/rulebook/{language}")
async def rulebook(game: str, language: str, request: Request) -> dict[str, str]:
    """The rules in our words, as Markdown."""
    allow(request)
    known(game, language)
    return {"language": language, "text": read_rulebook(game, language)}


@cache
def read_rulebook(game: str, language: str) -> str:
    return room(game).rulebook(language)


@ROUTER.get("/{game}/names/{language}")
async def names(game: str, language: str, request: Request) -> dict[str, Any]:
    """What everything is called, as Fluent messages, which fields they name or count, and where the rules of each thing begin."""
    allow(request)
    known(game, language)
    return {
        "language": language,
        "files": read_names(game, language),
        "fields": names_of_fields(game),
        "rules": room(game).rule_of,
    }


def names_of_fields(game: str) -> dict[str, Any]:
    """Which fields of a game's actions, events and decisions name something, count something, or mean a player."""
    fields = room(game).fields
    return {"names": fields.names, "units": fields.units, "seats": list(SEATS)}


@cache
def read_names(game: str, language: str) -> dict[str, str]:
    """The game's own names, and the words in which refused options are told."""
    found = [*room(game).names(language), refusals(language)]
    return {one.name: one.read_text(encoding="utf-8") for one in found}
