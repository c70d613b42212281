"""Games of Stones written down, played again step by step, and verified."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kasztelan.core.chance import KeyedChance, SeededChance, commitment, own_nonce
from kasztelan.core.errors import BadRecord
from kasztelan.core.match import PLAY_PUBLIC, Match
from kasztelan.core.record import digest_of, read_json, replay, verify, walk, write
from kasztelan.core.state import OVER
from tests.stones.conformance import OPTION_SETS
from tests.stones.game import GAME
from tests.stones.sitting import amid, heard, take

KEY = bytes(range(32))


def played(options: dict[str, Any]) -> tuple[Match, dict[str, Any]]:
    """A keyed game at random and its record, as a server writes it."""
    agreed = GAME.check_options(options)
    nonces = [own_nonce(KEY, seat) for seat in range(GAME.seats(agreed))]
    match = Match(GAME, KeyedChance(KEY, nonces), agreed, forced=PLAY_PUBLIC, keep=True)
    chance = SeededChance(7)
    who = match.advance()
    while who != OVER:
        legal = GAME.legal(match.state)
        who = match.act(who, legal[chance.below(len(legal), 0)])
    names = [one.name or f"guest {at}" for at, one in enumerate(GAME.participants(agreed))]
    extra = {"names": names, "nonces": [one.hex() for one in nonces], "key": KEY.hex()}
    record: dict[str, Any] = json.loads(json.dumps(write(match, {**extra, "commitment": commitment(KEY)})))
    return match, record


@pytest.mark.parametrize("options", OPTION_SETS.values(), ids=OPTION_SETS)
def test_a_record_is_replayed_and_verified(options: dict[str, Any]) -> None:
    match, record = played(options)
    assert record["format"] == 3
    assert set(record["result"]) == {"reason", "points", "places", "won", "sides", "side_points"}
    assert replay(GAME, read_json(json.dumps(record))).state.to_data() == match.state.to_data()
    assert verify(GAME, record, commitment(KEY))[-1] == "dice"


def test_the_record_carries_the_file_and_the_automas_line() -> None:
    _, record = played({"mode": "automa", "board": 5, "pattern": {"rows": [[5, 0, 0, 1]]}})
    assert record["options"]["pattern"] == {"rows": [[5, 0, 0, 1]]}
    assert record["names"] == ["guest 0", "automa-miller"]
    assert len(record["nonces"]) == 1
    assert {one["by"] for one in record["actions"]} == {"nature", 0}
    assert [len(record["result"][name]) for name in ("points", "places", "won", "sides")] == [2] * 4


def test_a_replay_hands_out_the_same_steps() -> None:
    match = amid({"mode": "automa", "guests": 2}, heap=12)
    live = heard(match)
    take(match, 1, 2, 1)
    walked = walk(GAME, write(match), listen=True)
    again = [step for _ in range(3) for step in walked.go_on()]
    assert [repr(step.events) for step in again] == [repr(step.events) for step in live]
    assert [step.state.to_data() for step in again] == [step.state.to_data() for step in live]
    assert walked.whole()


@pytest.mark.parametrize(
    ("name", "value"), [("won", [False, False]), ("sides", [0, 0]), ("side_points", [1, 0])]
)
def test_a_result_that_was_touched_is_found(name: str, value: list[Any]) -> None:
    _, record = played({"mode": "automa"})
    record["result"] = {**record["result"], name: value}
    record["digest"] = digest_of(record)
    with pytest.raises(BadRecord) as refused:
        replay(GAME, record)
    assert refused.value.field == "result"


def test_options_that_are_refused_are_named_in_a_record() -> None:
    _, record = played({})
    record["options"] = {**record["options"], "expansions": ["bridge"]}
    record["digest"] = digest_of(record)
    with pytest.raises(BadRecord) as refused:
        replay(GAME, record)
    assert (refused.value.field, refused.value.problem.code) == ("options.expansions", "needs")


def test_format_1_is_compared_on_its_own_fields() -> None:
    _, record = played({})
    record["format"] = 1
    record["result"] = {name: record["result"][name] for name in ("reason", "points", "places", "won")}
    record["digest"] = digest_of(record)
    assert replay(GAME, record).over()
