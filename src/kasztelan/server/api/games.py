"""What can be played: games, their options, names, rulebooks and bots."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from fastapi import APIRouter, HTTPException, Request

from kasztelan.bots.registry import BOTS
from kasztelan.games.catalogue import GAMES, load
from kasztelan.server.api.identity import allow

ROUTER = APIRouter(prefix="/api/games", tags=["games"])
LANGUAGES: Final = ("en", "pl", "uk")


@ROUTER.get("")
async def games(request: Request) -> list[dict[str, Any]]:
    """Every game with the schema of its options."""
    allow(request)
    return [
        {
            "name": name,
            "rules": load(name).rules_version,
            "options": load(name).options_schema(),
            "bots": list(BOTS),
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
    folder = files(f"kasztelan.games.{game}") / "rulebook"
    return (folder / f"{language}.md").read_text(encoding="utf-8")


@ROUTER.get("/{game}/names/{language}")
async def names(game: str, language: str, request: Request) -> dict[str, Any]:
    """What everything is called, as Fluent messages."""
    allow(request)
    known(game, language)
    return {"language": language, "files": read_names(game, language)}


@cache
def read_names(game: str, language: str) -> dict[str, str]:
    folder = files(f"kasztelan.games.{game}") / "names"
    return {
        one.name: one.read_text(encoding="utf-8")
        for one in sorted(folder.iterdir(), key=lambda one: one.name)
        if one.name.endswith(f".{language}.ftl")
    }
