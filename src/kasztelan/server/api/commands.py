"""What a client may send to its table, and what it is answered."""

from __future__ import annotations

import asyncio
import logging
from time import perf_counter
from typing import Any, Final

import msgspec

from kasztelan.server.api import chat, login_recheck
from kasztelan.server.api.connection import Connection
from kasztelan.server.api.services import Services
from kasztelan.server.operators.server_log import note
from kasztelan.server.storage.store import Away, NotKept
from kasztelan.server.tables.live_table import LiveTable
from kasztelan.server.tables.refused import Refused

LOGGER: Final = logging.getLogger("kasztelan.server")
LONGEST: Final = 8_192
"""Bytes a command may have."""
COMMANDS: Final = (
    "act",
    "undo",
    "agree",
    "pause",
    "preview",
    "why",
    "hint",
    "deductions",
    "since",
    *chat.WORDS,
)
FLOOD_BREATH: Final = 0.1


class Command(msgspec.Struct):
    """What a client may send. `n` is the decision it answers, `status` that of the table; `id` comes back."""

    type: str
    id: int = 0
    n: int = -1
    do: dict[str, str | int | bool] | None = None
    seat: int | None = None
    text: str = ""
    phrase: str | None = None
    wanted: bool = True
    over: bool = False
    status: str = ""
    run: str = ""
    versions: dict[str, int] = {}


class Numbered(msgspec.Struct):
    id: int = 0


DECODER: Final = msgspec.json.Decoder(Command)
NUMBER: Final = msgspec.json.Decoder(Numbered)


async def obey(services: Services, connection: Connection, text: str | bytes) -> None:
    """Does one command; whatever is wrong with it is said and changes nothing."""
    began = perf_counter()
    command, told = await answer_to(services, connection, text)
    connection.answer(command.id, told)
    kind = command.type if command.type in COMMANDS else "unknown"
    services.metrics.command(kind, told.get("code", "done"), perf_counter() - began)
    if told["type"] == "refused":
        note("refused", table=connection.table.id, command=kind, code=told["code"])


async def answer_to(
    services: Services, connection: Connection, text: str | bytes
) -> tuple[Command, dict[str, Any]]:
    """What was asked, as far as it could be read, and the answer."""
    command = Command("unreadable", number_of(text))
    if not services.requests.take(f"commands {connection.name}"):
        # Whoever floods waits; the next command is not read before.
        await asyncio.sleep(FLOOD_BREATH)
        return command, {"type": "refused", "code": "too_many_commands"}
    try:
        if len(text) > LONGEST:
            raise Refused("too_long", {"allowed": LONGEST})
        command = DECODER.decode(text)
        await login_recheck.check(services, connection)
        if command.type in chat.WORDS:
            done = await chat.speak(services, connection, command)
        elif command.type == "hint" and not services.hints.take(connection.name):
            raise Refused("too_many_hints")
        else:
            done = await carry_out(connection, command)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return command, {"type": "refused", "code": "unreadable"}
    except Refused as refused:
        return command, {"type": "refused", "code": refused.code, "facts": refused.facts}
    except NotKept as wrong:
        return command, {"type": "refused", "code": "come_back" if isinstance(wrong, Away) else "not_kept"}
    except Exception:
        LOGGER.exception("broken")
        return command, {"type": "refused", "code": "broken"}
    return command, {"type": "done", **done}


def number_of(text: str | bytes) -> int:
    """The `id` of whatever was sent, 0 if it has none or is no JSON: what is refused unread is answered by it too."""
    try:
        return NUMBER.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0


async def carry_out(connection: Connection, command: Command) -> dict[str, Any]:
    """Does what a command asks for, one at a time at each table; what it returns goes into the answer."""
    table = connection.table
    if command.type not in COMMANDS:
        raise Refused("unknown_command", {"field": "type", "allowed": list(COMMANDS)})
    if command.type == "since":
        async with table.lock:
            table.join(connection, command.run, command.versions)
        return {}
    if connection.person is None:
        raise Refused("spectators_watch")
    if command.type == "hint":
        return await table.advice.hint(connection.person, command.seat)
    async with table.lock:
        return await at_the_table(table, connection.person, command)


async def at_the_table(table: LiveTable, person: str, command: Command) -> dict[str, Any]:
    """The commands of people who sit there; the lock is held."""
    do = command.do or {}
    if command.type == "preview":
        return table.advice.preview(person, command.n, do)
    if command.type == "why":
        return table.advice.why_not(person, command.n, do)
    if command.type == "deductions":
        return table.advice.deductions(person, command.seat)
    if command.type == "act":
        await table.moves.act(person, command.n, do, command.seat)
    elif command.type == "undo":
        await table.votes.undo(person, command.n, command.seat, command.over)
    elif command.type == "agree":
        await table.votes.agree(person, command.n, command.wanted, command.seat)
    elif command.type == "pause":
        await table.votes.vote_pause(person, command.n, command.status, command.wanted)
    return {}
