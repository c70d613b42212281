"""What can be played: games, their options, names, rulebooks and bots."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Annotated, Any, Final

from fastapi import APIRouter, HTTPException, Path, Query, Request
from pydantic import Field

from kasztelan.bots.registry import bots_for
from kasztelan.core import form
from kasztelan.core.options import File
from kasztelan.core.workshop import Workshop
from kasztelan.games.catalogue import GAMES, load, room
from kasztelan.games.room import LANGUAGES
from kasztelan.server.api.identity import allow
from kasztelan.server.api.public_route import PublicRoute
from kasztelan.server.api.strict import Strict
from kasztelan.texts.rule_search import find
from kasztelan.texts.sentences import SEATS
from kasztelan.texts.wording import refusals

ROUTER = APIRouter(prefix="/api/games", tags=["games"], route_class=PublicRoute)
CHECKS = APIRouter(prefix="/api/games", tags=["games"])

LONGEST_QUESTION: Final = 200
"""Letters in which a rule can be asked for."""


GameName = Annotated[str, Path(json_schema_extra={"pattern": "^[a-z_]{1,40}$"})]
OptionName = GameName
Language = Annotated[str, Path(json_schema_extra={"enum": list(LANGUAGES)})]
"""What is there is described; whatever else is asked for is not there (404)."""


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
async def check(game: GameName, body: Wanted, request: Request) -> dict[str, Any]:
    """What these options come to: all of them, who would play, what is wrong, and what the presets hold."""
    allow(request)
    known(game)
    return form.check(load(game), body.options)


class Draft(Strict):
    """A file that is being drawn, with its gaps."""

    draft: Annotated[dict[str, Any], Field(default_factory=dict)]


class Seed(Strict):
    """The same seed draws the same file."""

    seed: Annotated[int | None, Field(ge=0)] = None


@CHECKS.post("/{game}/files/{option}/check")
async def check_draft(game: GameName, option: OptionName, body: Draft, request: Request) -> dict[str, Any]:
    """What is wrong or missing in a draft of one's own board, and how much of everything it has."""
    allow(request)
    return workshop(game, option).look(body.draft).to_data()


@CHECKS.post("/{game}/files/{option}/random")
async def random_file(game: GameName, option: OptionName, body: Seed, request: Request) -> dict[str, Any]:
    """A new file that can be used, drawn by chance."""
    allow(request)
    return {"file": workshop(game, option).random(Random(body.seed).randrange)}


def workshop(game: str, option: str) -> Workshop:
    known(game)
    found = {one.name: one.workshop for one in load(game).options if isinstance(one, File) and one.workshop}
    if option not in found:
        raise HTTPException(404, {"code": "no_such_option", "field": "option", "allowed": list(found)})
    return found[option]


@ROUTER.get("/{game}/rulebook/{language}")
async def rulebook(game: GameName, language: Language, request: Request) -> dict[str, str]:
    """The rules in our words, as Markdown."""
    allow(request)
    known(game, language)
    return {"language": language, "text": read_rulebook(game, language)}


@cache
def read_rulebook(game: str, language: str) -> str:
    return room(game).rulebook(language)


@ROUTER.get("/{game}/rulebook/{language}/search")
async def search(
    game: GameName,
    language: Language,
    request: Request,
    words: Annotated[str, Query(min_length=1, max_length=LONGEST_QUESTION)],
) -> dict[str, list[str]]:
    """The ids of the rules that answer a question, or have these words, the best first."""
    allow(request)
    known(game, language)
    return {"found": [rule.id for rule in find(game, language, words)] if words.strip() else []}


@ROUTER.get("/{game}/names/{language}")
async def names(game: GameName, language: Language, request: Request) -> dict[str, Any]:
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
