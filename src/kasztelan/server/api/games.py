"""What can be played: games, their options, names, rulebooks and bots."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from fastapi import APIRouter, HTTPException, Request

from kasztelan.bots.registry import bots_for
from kasztelan.games.catalogue import GAMES, home, load
from kasztelan.server.api.identity import allow
from kasztelan.server.api.public_route import PublicRoute
from kasztelan.texts.fields import FIELDS, NO_FIELDS, SEATS

ROUTER = APIRouter(prefix="/api/games", tags=["games"], route_class=PublicRoute)
LANGUAGES: Final = ("en", "pl", "uk")


@ROUTER.get("")
async def games(request: Request) -> list[dict[str, Any]]:
    """Every game with the schema of its options and the bots that play it, the best one last."""
    allow(request)
    return [
        {
            "name": name,
            "rules": load(name).rules_version,
            "options": load(name).options_schema(),
            "bots": bots_for(name),
        }
        for name in GAMES
    ]


def known(game: str, language: str) -> None:
    if game not in GAMES:
        raise HTTPException(404, {"code": "no_such_game", "field": "game", "allowed": list(GAMES)})
    if language not in LANGUAGES:
        raise HTTPException(
            404, {"code": "no_such_language", "field": "language", "allowed": list(LANGUAGES)}
        )


@ROUTER.get("/{game}/rulebook/{language}")
async def rulebook(game: str, language: str, request: Request) -> dict[str, str]:
    """The rules in our words, as Markdown."""
    allow(request)
    known(game, language)
    return {"language": language, "text": read_rulebook(game, language)}


@cache
def read_rulebook(game: str, language: str) -> str:
    folder = files(home(game)) / "rulebook"
    return (folder / f"{language}.md").read_text(encoding="utf-8")


@ROUTER.get("/{game}/names/{language}")
async def names(game: str, language: str, request: Request) -> dict[str, Any]:
    """What everything is called, as Fluent messages, and which fields of the game they name or count."""
    allow(request)
    known(game, language)
    return {
        "language": language,
        "files": read_names(game, language),
        "fields": names_of_fields(game),
    }


def names_of_fields(game: str) -> dict[str, Any]:
    """Which fields of a game's actions, events and decisions name something, count something, or mean a player."""
    fields = FIELDS.get(game, NO_FIELDS)
    return {"names": fields.names, "units": fields.units, "seats": list(SEATS)}


@cache
def read_names(game: str, language: str) -> dict[str, str]:
    folder = files(home(game)) / "names"
    return {
        one.name: one.read_text(encoding="utf-8")
        for one in sorted(folder.iterdir(), key=lambda one: one.name)
        if one.name.endswith(f".{language}.ftl")
    }
