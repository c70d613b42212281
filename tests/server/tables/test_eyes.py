"""Pictures, what changes in them, and filling a gap."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from kasztelan.server.tables.difference import difference, patched
from kasztelan.server.tables.eyes import KEPT, REMEMBERED, Eyes

json = st.recursive(
    st.none() | st.integers(-5, 5) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=2), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=100, derandomize=True, database=None, deadline=None)
@given(old=json, new=json)
def test_a_difference_turns_the_old_picture_into_the_new_one(old: Any, new: Any) -> None:
    changes = msgspec.json.decode(msgspec.json.encode(difference(old, new)))
    copy = msgspec.json.decode(msgspec.json.encode(old))
    assert patched(copy, changes) == new
    assert (not changes) == (old == new)


def seen(message: bytes) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.json.decode(message)
    return told


def test_versions_count_what_was_sent_and_nothing_new_sends_nothing() -> None:
    eyes = Eyes(0, "run", {"gold": 1})
    message = eyes.look({"gold": 2}, [], 10.0)
    assert message is not None
    assert seen(message)["v"] == 1
    assert seen(message)["changes"] == [[["gold"], 2]]
    assert eyes.look({"gold": 2}, [], 11.0) is None
    assert eyes.version == 1


def test_a_gap_is_filled_with_exactly_what_was_missed() -> None:
    eyes = Eyes(0, "run", {"gold": 0})
    sent = [eyes.look({"gold": gold}, [], 0.0) for gold in range(1, 6)]
    assert eyes.since("run", 2, 0.0) == sent[2:]
    assert eyes.since("run", 5, 0.0) == []


def test_whoever_missed_too_much_or_knew_another_run_gets_everything() -> None:
    eyes = Eyes(0, "run", {"gold": 0})
    for gold in range(1, KEPT + 3):
        eyes.look({"gold": gold}, [], 0.0)
    for run, version in (("run", 0), ("earlier run", KEPT), ("run", KEPT + 50), ("run", -1)):
        (whole,) = eyes.since(run, version, 0.0)
        assert seen(whole)["type"] == "table"
        assert seen(whole)["picture"] == {"gold": KEPT + 2}


def test_eyes_that_slept_send_the_whole_picture_to_whoever_comes_back() -> None:
    eyes = Eyes(0, "run", {"gold": 0})
    eyes.look({"gold": 1}, [], 0.0)
    eyes.left_at = 0.0
    assert not eyes.asleep(REMEMBERED)
    assert eyes.asleep(REMEMBERED + 1)
    eyes.open_again({"gold": 7})
    (whole,) = eyes.since("run", 1, 999.0)
    assert seen(whole)["picture"] == {"gold": 7}
