"""A game written down: options and every action, so that anyone can replay and check it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

from kasztelan.core.chance import KeyedChance, SeededChance, commitment
from kasztelan.core.errors import BadPosition, BadRecord, InvalidAction, InvalidOptions
from kasztelan.core.game import Game
from kasztelan.core.match import ASK_ALL, Listener, Match
from kasztelan.core.state import NATURE, OVER, State

FORMAT: Final = 1
NEEDED: Final = ("format", "game", "rules", "options", "actions", "count", "result", "digest")
EXTRA: Final = ("names", "players", "times", "commitment", "key", "nonces", "opening", "prefix")


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
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "options": match.options,
        "actions": entries(match),
        "count": len(match.history),
    }
    result = game.result(match.state)
    record["result"] = None if result is None else result.to_data()
    if match.opening is not None:
        record["opening"] = match.opening
    record.update(extra or {})
    record["digest"] = digest_of(record)
    return record


def entries(match: Match) -> list[dict[str, Any]]:
    """The history with who did what; replayed from the start to know whose each action was."""
    game = match.game
    told: list[dict[str, Any]] = []
    undone = any(action < 0 for action in match.history)
    before: list[State] = []
    state = match.start()
    for action in match.history:
        if action < 0:
            told.append({"undo": -action})
            state = before[action]
            del before[action:]
            continue
        if undone:
            before.append(state.copy())
        who = game.to_act(state)
        told.append({"by": "nature" if who == NATURE else who, **game.codec.decode(action)})
        game.step(state, action)
    return told


def read_json(text: str | bytes) -> dict[str, Any]:
    """A record from its text, checked for form only; `replay` checks what is in it."""
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("record", "is not whole JSON", "a record as it was saved") from None
    if not isinstance(record, dict):
        raise BadRecord("record", "is not an object", "a record as it was saved")
    for name in NEEDED:
        if name not in record:
            raise BadRecord(name, "is missing", f"a record with {', '.join(NEEDED)}")
    for name in record:
        if name not in NEEDED and name not in EXTRA:
            raise BadRecord(name, "is not known", ", ".join(NEEDED + EXTRA))
    if record["format"] != FORMAT:
        raise BadRecord("format", f"is {record['format']!r}", f"{FORMAT} (a newer program may read others)")
    if not isinstance(record["actions"], list) or not isinstance(record["options"], dict):
        raise BadRecord("actions", "is not a list, or options not an object", "a record as it was saved")
    return record


def check_form(game: Game, record: Mapping[str, Any]) -> None:
    """Refuses a record of another game or a newer version, and one that was cut or edited."""
    if record["game"] != game.name:
        raise BadRecord("game", f"is {record['game']!r}", game.name)
    rules = record["rules"]
    if not isinstance(rules, int) or rules > game.rules_version:
        raise BadRecord(
            "rules", f"is {rules!r}", f"at most {game.rules_version}, the version of this program"
        )
    actions = record["actions"]
    if record["count"] != len(actions):
        raise BadRecord(
            "count", f"says {record['count']!r}", f"{len(actions)}, the entries there are", len(actions)
        )
    if record["digest"] != digest_of(record):
        raise BadRecord("digest", "does not fit the contents: cut or edited", digest_of(record))


def replay(game: Game, record: Mapping[str, Any], listener: Listener | None = None, until: int = -1) -> Match:
    """Plays a record again, `until` that many entries (-1: all), and returns the match where it stands then.

    A record of older rules is replayed too; the first entry that no longer fits is named.
    """
    check_form(game, record)
    try:
        options = game.check_options(record["options"])
    except InvalidOptions as wrong:
        raise BadRecord(f"options.{wrong.field}", wrong.problem, wrong.allowed) from None
    try:
        match = Match(game, SeededChance(0), options, record.get("opening"), forced=ASK_ALL, keep=True)
    except BadPosition as misplaced:
        # A second name: compiled, one variable keeps the type it was given first.
        raise BadRecord(f"opening.{misplaced.field}", misplaced.problem, misplaced.allowed) from None
    if listener is not None:
        match.listen(listener)
    actions = record["actions"]
    for at, entry in enumerate(actions if until < 0 else actions[:until]):
        follow(match, entry, at)
    if until < 0 or until >= len(actions):
        check_result(match, record)
    return match


def follow(match: Match, entry: Any, at: int) -> None:
    """Does one entry of a record."""
    game = match.game
    if not isinstance(entry, dict):
        raise BadRecord(f"actions[{at}]", "is not an object", "an action or an undo", at)
    if "undo" in entry:
        take_back(match, entry, at)
        return
    who = game.to_act(match.state)
    if who == OVER:
        raise BadRecord(f"actions[{at}]", "comes after the end of the game", "nothing", at)
    expected: int | str = "nature" if who == NATURE else who
    if entry.get("by") != expected or isinstance(entry.get("by"), bool):
        raise BadRecord(
            f"actions[{at}].by", f"is {entry.get('by')!r}", f"{expected}, whose decision it is", at
        )
    try:
        action = game.codec.encode({name: value for name, value in entry.items() if name != "by"})
    except InvalidAction as wrong:
        raise BadRecord(f"actions[{at}].{wrong.field}", wrong.problem, wrong.allowed, at) from None
    if action not in game.legal(match.state):
        allowed = ", ".join(str(game.codec.decode(one)) for one in game.legal(match.state)[:8])
        reason = game.why_not(match.state, who, action)
        raise BadRecord(f"actions[{at}]", f"is not legal there: {reason}", allowed, at)
    if who == NATURE:
        match.answer(action)
    else:
        match.decide(who, action, False)


def take_back(match: Match, entry: Mapping[str, Any], at: int) -> None:
    """Goes back to before a seat's decision; a record may pass a reveal no more than a player may."""
    count = entry["undo"]
    if isinstance(count, int) and not isinstance(count, bool) and count > 0:
        length = len(match.line) - count
        for place, snapshot in enumerate(match.snapshots):
            if snapshot.line == length and length >= match.barrier:
                match.rewind(place)
                return
    allowed = "back to before a seat's decision, past no reveal"
    raise BadRecord(f"actions[{at}].undo", f"is {count!r}", allowed, at)


def check_result(match: Match, record: Mapping[str, Any]) -> None:
    result = match.game.result(match.state)
    found = None if result is None else result.to_data()
    if found != record["result"]:
        raise BadRecord("result", f"is {record['result']!r}", f"{found!r}, as replayed")


def verify(game: Game, record: Mapping[str, Any], promised: str | None = None) -> list[str]:
    """Replays and checks the dice; says what was checked, raises `BadRecord` for what is wrong.

    `promised` is the commitment somebody was shown before the game.
    """
    checked = ["digest"]
    replay(game, record)
    checked.append("replay")
    key = record.get("key")
    if promised is not None and key is None:
        raise BadRecord("key", "is missing", "the key that belongs to the commitment")
    if key is None:
        return checked
    secret = hex_bytes("key", key)
    for name, said in (("commitment", record.get("commitment")), ("promised commitment", promised)):
        if said is not None and str(said).lower() != commitment(secret):
            raise BadRecord(name, f"is {said!r}", f"{commitment(secret)}, which belongs to the key")
        if said is not None:
            checked.append(name)
    nonces = record.get("nonces") or []
    if not isinstance(nonces, list):
        raise BadRecord("nonces", "is not a list", "one hex text for each seat")
    if prefix_of(record):
        checked.append("prefix")
    check_dice(
        game, record, KeyedChance(secret, [hex_bytes(f"nonces[{i}]", one) for i, one in enumerate(nonces)])
    )
    checked.append("dice")
    return checked


def prefix_of(record: Mapping[str, Any]) -> int:
    """How many entries were prepared before the dice of this record began, none if it does not say."""
    prefix = record.get("prefix", 0)
    count = len(record["actions"])
    if isinstance(prefix, bool) or not isinstance(prefix, int) or not 0 <= prefix <= count:
        raise BadRecord("prefix", f"is {prefix!r}", f"0 to {count}, the entries there are")
    return prefix


def check_dice(game: Game, record: Mapping[str, Any], dice: KeyedChance) -> None:
    """Every answer of NATURE after the prefix must be the one that the stream gives."""
    prefix = prefix_of(record)
    match = Match(game, dice, record["options"], record.get("opening"), forced=ASK_ALL, keep=True)
    for at, entry in enumerate(record["actions"]):
        if at >= prefix and "undo" not in entry and game.to_act(match.state) == NATURE:
            due = game.pick(match.state, dice.below(game.total(match.state), match.natures))
            said = {name: value for name, value in entry.items() if name != "by"}
            if game.codec.decode(due) != said:
                raise BadRecord(
                    f"actions[{at}]", f"is {said}", f"{game.codec.decode(due)}, as the key gives", at
                )
        follow(match, entry, at)
        if at + 1 == prefix:
            match.barrier = len(match.line)


def hex_bytes(field: str, text: Any) -> bytes:
    try:
        return bytes.fromhex(text)
    except (TypeError, ValueError):
        raise BadRecord(field, "is not hex", "pairs of hex digits") from None
