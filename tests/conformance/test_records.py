"""Every game can be written down, sent as JSON and played again, taken-back moves included."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from kasztelan.core.chance import KeyedChance, commitment
from kasztelan.core.match import ASK_ALL, PLAY_FORCED, PLAY_PUBLIC, Match
from kasztelan.core.record import read_json, replay, verify, write
from kasztelan.core.record import walk as walk_through
from kasztelan.core.state import OVER
from tests.conformance.option_sets import Case
from tests.conformance.walks import SEEDS, Walk, data_of, every_case, examples


def play_with_regrets(case: Case, seed: int) -> tuple[Match, dict[str, Any]]:
    """A keyed game in which seats now and then take back what they may."""
    walk = Walk(case, seed)
    key = seed.to_bytes(32, "big")
    nonces = [bytes([seat]) * 16 for seat in range(walk.seats())]
    policy = (ASK_ALL, PLAY_PUBLIC, PLAY_FORCED)[walk.chance.below(3, 0)]
    match = Match(walk.game, KeyedChance(key, nonces), walk.options, forced=policy, keep=True)
    who = match.advance()
    while who != OVER:
        acted = who
        who = match.act(who, walk.choose(match.state))
        if walk.chance.below(6, 0) == 0 and match.undo_point([acted]) >= 0:
            match.undo(acted)
            who = match.advance()
    extra: dict[str, Any] = {
        "commitment": commitment(key),
        "key": key.hex(),
        "nonces": [one.hex() for one in nonces],
    }
    return match, extra


@every_case
@examples(1)
@given(seed=st.integers(0, SEEDS - 1))
def test_records_replay(case: Case, seed: int) -> None:
    match, extra = play_with_regrets(case, seed)
    record = read_json(json.dumps(write(match, extra)))
    assert record["count"] == len(match.history)
    again = replay(match.game, record)
    assert data_of(again.state) == data_of(match.state)
    assert again.history == match.history
    assert again.line == match.line
    assert write(again, extra) == record
    checked = verify(match.game, record, commitment(seed.to_bytes(32, "big")))
    assert checked == ["digest", "replay", "commitment", "promised commitment", "dice"]


@every_case
@examples(1)
@given(seed=st.integers(0, SEEDS - 1))
def test_a_record_of_an_unfinished_game_replays_to_where_it_stood(case: Case, seed: int) -> None:
    walk = Walk(case, seed)
    match = Match(walk.game, walk.chance, walk.options, keep=True)
    for _ in range(40):
        who = match.advance()
        if who == OVER:
            break
        match.act(who, walk.choose(match.state))
    record = read_json(json.dumps(write(match)))
    assert (record["result"] is None) != match.over()
    again = replay(walk.game, record)
    assert data_of(again.state) == data_of(match.state)
    half = len(match.history) // 2
    assert len(walk_through(walk.game, record).go_to(half).history) == half
