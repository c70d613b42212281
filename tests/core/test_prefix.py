"""A game that goes on from a point of another one: its dice begin after the prefix."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kasztelan.core.chance import KeyedChance, SeededChance, commitment
from kasztelan.core.errors import BadRecord
from kasztelan.core.match import ASK_ALL, Match
from kasztelan.core.record import digest_of, read_json, verify, walk, write
from kasztelan.core.walk import Walk
from tests.core.play import GAME, KEY, NONCES

OTHER_KEY = bytes(32)
PREFIX = 60


def played(match: Match, seed: int, most: int) -> Match:
    chance = SeededChance(seed)
    while len(match.history) < most and (who := match.advance()) >= 0:
        legal = GAME.legal(match.state)
        match.act(who, legal[chance.below(len(legal), 0)])
    return match


def forked() -> dict[str, Any]:
    """A game of 60 entries with one key, and 100 more with another."""
    options = {"players": 4}
    first = played(Match(GAME, KeyedChance(KEY, NONCES), options, forced=ASK_ALL, keep=True), 1, PREFIX)
    entries = write(first)["actions"][:PREFIX]
    match = Match(GAME, KeyedChance(OTHER_KEY, NONCES), options, forced=ASK_ALL, keep=True)
    Walk(match, entries).go_to(PREFIX)
    played(match, 2, PREFIX + 100)
    return write(
        match,
        {
            "commitment": commitment(OTHER_KEY),
            "key": OTHER_KEY.hex(),
            "nonces": [one.hex() for one in NONCES],
            "prefix": PREFIX,
        },
    )


def with_prefix(prefix: Any) -> dict[str, Any]:
    record = forked()
    if prefix is None:
        del record["prefix"]
    else:
        record["prefix"] = prefix
    record["digest"] = digest_of(record)
    return record


def test_the_dice_are_checked_from_the_end_of_the_prefix() -> None:
    record = forked()
    checked = verify(GAME, record, commitment(OTHER_KEY))
    assert checked == ["digest", "replay", "commitment", "promised commitment", "prefix", "dice"]
    assert read_json(json.dumps(record)) == record


@pytest.mark.parametrize("prefix", [None, 0])
def test_without_the_prefix_the_first_answers_do_not_fit_the_key(prefix: int | None) -> None:
    with pytest.raises(BadRecord) as wrong:
        verify(GAME, with_prefix(prefix))
    assert wrong.value.at < PREFIX


@pytest.mark.parametrize("prefix", [-1, 10_000, True, "60", 1.5])
def test_a_prefix_that_cannot_be_is_named(prefix: Any) -> None:
    with pytest.raises(BadRecord) as wrong:
        verify(GAME, with_prefix(prefix))
    assert wrong.value.field == "prefix"


def test_nothing_of_the_prefix_is_taken_back() -> None:
    """Where the prefix ends with a free decision, an undo as the next entry goes too far."""
    record = forked()
    end = next(at for at in range(PREFIX + 1, record["count"]) if can_undo(record, at))
    match = walk(GAME, record).go_to(end)
    match.undo(match.snapshots[-1].seat)
    cut = write(match, {"key": OTHER_KEY.hex(), "nonces": record["nonces"], "prefix": end})
    with pytest.raises(BadRecord) as wrong:
        verify(GAME, cut)
    assert (wrong.value.field, wrong.value.at) == (f"actions[{end}].undo", end)
    cut["prefix"] = PREFIX
    cut["digest"] = digest_of(cut)
    assert verify(GAME, cut)[-1] == "dice"


def can_undo(record: dict[str, Any], at: int) -> bool:
    match = walk(GAME, record).go_to(at)
    return bool(match.snapshots) and match.undo_point([match.snapshots[-1].seat]) >= 0
