"""A game written down: options and every action, so that anyone can replay and check it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

from kasztelan.core.chance import Chance, KeyedChance, SeededChance, commitment, own_nonce
from kasztelan.core.errors import BadPosition, BadRecord, InvalidOptions, Reason, given, one_of, within
from kasztelan.core.game import Game
from kasztelan.core.match import ASK_ALL, Match
from kasztelan.core.result import Result
from kasztelan.core.walk import Walk, entries

FORMAT: Final = 3
"""In format 3 the nonces of seats where no person sits are those that the key gives (`own_nonce`)."""
LOOSE: Final = 2
"""The format of a game that has the nonces of an older program."""
OLDEST: Final = 1
"""Format 1 knew neither automas nor sides: its result lacks `sides` and `side_points`."""
RESULT_FIELDS: Final[dict[int, tuple[str, ...]]] = {
    1: ("reason", "points", "places", "won"),
    2: ("reason", "points", "places", "won", "sides", "side_points"),
    3: ("reason", "points", "places", "won", "sides", "side_points"),
}
NEEDED: Final = ("format", "game", "rules", "options", "actions", "count", "result", "digest")
EXTRA: Final = ("names", "players", "times", "commitment", "key", "nonces", "opening", "prefix")
AS_SAVED: Final = "as_saved"
PERSON: Final = "person"
"""Who decides on a seat, in `players`, if it is no bot."""


def canonical(data: Any) -> bytes:
    """JSON with sorted keys and no spaces: the bytes that digests are taken of."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest_of(record: Mapping[str, Any]) -> str:
    """The running digest: over the heading, then entry after entry, then what closes the record."""
    heading = {name: record[name] for name in ("format", "game", "rules", "options")}
    running = hashlib.blake2b(canonical(heading), digest_size=32).digest()
    for entry in record["actions"]:
        running = hashlib.blake2b(running + canonical(entry), digest_size=32).digest()
    rest = {
        name: value
        for name, value in record.items()
        if name not in ("format", "game", "rules", "options", "actions", "digest")
    }
    return hashlib.blake2b(running + canonical(rest), digest_size=32).hexdigest()


def write(match: Match, extra: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The record of a match so far; `extra` may hold what else `EXTRA` lists, but no opening."""
    game = match.game
    record: dict[str, Any] = {
        "format": format_for(extra or {}),
        "game": game.name,
        "rules": game.rules_version,
        "options": match.options,
        "actions": entries(match),
        "count": len(match.history),
    }
    record["result"] = result_data(match.result, FORMAT)
    if match.opening is not None:
        record["opening"] = match.opening
    record.update(extra or {})
    record["digest"] = digest_of(record)
    return record


def format_for(extra: Mapping[str, Any]) -> int:
    """The newest format whose promise about nonces a game keeps."""
    return LOOSE if "key" in extra and strange_nonces(extra) else FORMAT


def strange_nonces(record: Mapping[str, Any]) -> list[int]:
    """Seats where no person sits, as far as the record tells, and whose nonce is not the one that the key gives."""
    key = hex_bytes("key", record["key"])
    players = record.get("players") or []
    return [
        seat
        for seat, nonce in enumerate(record.get("nonces") or [])
        if players[seat : seat + 1] != [PERSON]
        and hex_bytes(f"nonces[{seat}]", nonce) != own_nonce(key, seat)
    ]


def result_data(result: Result | None, format: int) -> dict[str, Any] | None:
    """A result as a record of that format tells it."""
    if result is None:
        return None
    told = result.to_data()
    return {name: told[name] for name in RESULT_FIELDS[format]}


def read_json(text: str | bytes) -> dict[str, Any]:
    """A record from its text, checked for form only; `replay` checks what is in it."""
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("record", Reason("no_json"), Reason(AS_SAVED)) from None
    if not isinstance(record, dict):
        raise BadRecord("record", Reason("no_object"), Reason(AS_SAVED))
    for name in NEEDED:
        if name not in record:
            raise BadRecord(name, Reason("missing"), Reason("record_with", {"fields": list(NEEDED)}))
    for name in record:
        if name not in NEEDED and name not in EXTRA:
            raise BadRecord(name, Reason("not_known"), one_of([*NEEDED, *EXTRA]))
    format = record["format"]
    if not isinstance(format, int) or isinstance(format, bool) or format not in RESULT_FIELDS:
        raise BadRecord("format", Reason("is", {"value": given(format)}), within(OLDEST, FORMAT))
    if not isinstance(record["actions"], list):
        raise BadRecord("actions", Reason("no_list"), Reason(AS_SAVED))
    if not isinstance(record["options"], dict):
        raise BadRecord("options", Reason("no_object"), Reason(AS_SAVED))
    return record


def check_form(game: Game, record: Mapping[str, Any]) -> None:
    """Refuses a record of another game or a newer version, and one that was cut or edited."""
    if record["game"] != game.name:
        raise BadRecord("game", Reason("is", {"value": given(record["game"])}), one_of([game.name]))
    rules = record["rules"]
    if not isinstance(rules, int) or rules > game.rules_version:
        newest = Reason("rules_version", {"value": game.rules_version})
        raise BadRecord("rules", Reason("is", {"value": given(rules)}), newest)
    actions = record["actions"]
    if record["count"] != len(actions):
        there_are = Reason("entries", {"value": len(actions)})
        raise BadRecord("count", Reason("is", {"value": given(record["count"])}), there_are, len(actions))
    if record["digest"] != digest_of(record):
        raise BadRecord("digest", Reason("edited"), Reason("digest", {"value": digest_of(record)}))


def walk(
    game: Game,
    record: Mapping[str, Any],
    listen: bool = False,
    chance: Chance | None = None,
    forced: int = ASK_ALL,
) -> Walk:
    """Sets out through a record; with `chance` its dice are checked. Nothing of it is done yet.

    A record of older rules is replayed too; the first entry that no longer fits is named.
    """
    check_form(game, record)
    try:
        options = game.check_options(record["options"])
    except InvalidOptions as wrong:
        raise BadRecord(f"options.{wrong.field}", wrong.problem, wrong.allowed) from None
    source = SeededChance(0) if chance is None else chance
    try:
        match = Match(game, source, options, record.get("opening"), forced=forced, keep=True)
    except BadPosition as misplaced:
        # A second name: compiled, one variable keeps the type it was given first.
        raise BadRecord(f"opening.{misplaced.field}", misplaced.problem, misplaced.allowed) from None
    return Walk(match, record["actions"], listen, prefix_of(record), chance is not None)


def replay(game: Game, record: Mapping[str, Any], forced: int = ASK_ALL) -> Match:
    """Plays a record again to its end, compares the result, and returns the match where it stands then."""
    match = walk(game, record, forced=forced).go_to(len(record["actions"]))
    check_result(match, record)
    return match


def check_result(match: Match, record: Mapping[str, Any]) -> None:
    """The result a record tells must be that of the game, on the fields of its format."""
    found = result_data(match.result, record["format"])
    if found != record["result"]:
        problem = Reason("is", {"value": given(record["result"])})
        raise BadRecord("result", problem, Reason("as_replayed", {"value": str(found)}))


def verify(game: Game, record: Mapping[str, Any], promised: str | None = None) -> list[str]:
    """Replays and checks the dice; says what was checked, raises `BadRecord` for what is wrong.

    `promised` is the commitment somebody was shown before the game.
    """
    replay(game, record)
    checked = ["digest", "replay"]
    key = record.get("key")
    if promised is not None and key is None:
        raise BadRecord("key", Reason("missing"), Reason("key_of_commitment"))
    if key is None:
        return checked
    secret = hex_bytes("key", key)
    for name, said in (("commitment", record.get("commitment")), ("promised commitment", promised)):
        if said is not None and str(said).lower() != commitment(secret):
            allowed = Reason("commitment", {"value": commitment(secret)})
            raise BadRecord(name, Reason("is", {"value": given(said)}), allowed)
        if said is not None:
            checked.append(name)
    nonces = record.get("nonces") or []
    if not isinstance(nonces, list):
        raise BadRecord("nonces", Reason("no_list"), Reason("hex_for_each_seat"))
    if nonces and record["format"] >= 3:
        for seat in strange_nonces(record):
            allowed = Reason("own_nonce", {"value": own_nonce(secret, seat).hex()})
            raise BadRecord(f"nonces[{seat}]", Reason("is", {"value": given(nonces[seat])}), allowed)
        checked.append("nonces")
    if prefix_of(record):
        checked.append("prefix")
    dice = KeyedChance(secret, [hex_bytes(f"nonces[{i}]", one) for i, one in enumerate(nonces)])
    walk(game, record, chance=dice).go_to(len(record["actions"]))
    return [*checked, "dice"]


def prefix_of(record: Mapping[str, Any]) -> int:
    """How many entries were prepared before the dice of this record began, none if it does not say."""
    prefix = record.get("prefix", 0)
    count = len(record["actions"])
    if isinstance(prefix, bool) or not isinstance(prefix, int) or not 0 <= prefix <= count:
        raise BadRecord("prefix", Reason("is", {"value": given(prefix)}), within(0, count))
    return prefix


def hex_bytes(field: str, text: Any) -> bytes:
    try:
        return bytes.fromhex(text)
    except (TypeError, ValueError):
        raise BadRecord(field, Reason("no_hex"), Reason("hex")) from None
