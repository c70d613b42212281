"""Pictures, what changes in them, and filling a gap."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from kasztelan.server.tables.difference import difference, patched
from kasztelan.server.tables.eyes import KEPT, REMEMBERED, Eyes, SeenStep

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
    message = eyes.look({"gold": 2}, [], [], 10.0)
    assert message is not None
    assert seen(message)["v"] == 1
    assert seen(message)["changes"] == [[["gold"], 2]]
    assert eyes.look({"gold": 2}, [], [], 11.0) is None
    assert eyes.version == 1


def test_a_gap_is_filled_with_exactly_what_was_missed() -> None:
    eyes = Eyes(0, "run", {"gold": 0})
    sent = [eyes.look({"gold": gold}, [], [], 0.0) for gold in range(1, 6)]
    assert eyes.since("run", 2, 0.0) == sent[2:]
    assert eyes.since("run", 5, 0.0) == []


def test_whoever_missed_too_much_or_knew_another_run_gets_everything() -> None:
    eyes = Eyes(0, "run", {"gold": 0})
    for gold in range(1, KEPT + 3):
        eyes.look({"gold": gold}, [], [], 0.0)
    for run, version in (("run", 0), ("earlier run", KEPT), ("run", KEPT + 50), ("run", -1)):
        (whole,) = eyes.since(run, version, 0.0)
        assert seen(whole)["type"] == "table"
        assert seen(whole)["picture"] == {"gold": KEPT + 2}


def test_eyes_that_slept_send_the_whole_picture_to_whoever_comes_back() -> None:
    eyes = Eyes(0, "run", {"gold": 0})
    eyes.look({"gold": 1}, [], [], 0.0)
    eyes.left_at = 0.0
    assert not eyes.asleep(REMEMBERED)
    assert eyes.asleep(REMEMBERED + 1)
    eyes.open_again({"gold": 7})
    (whole,) = eyes.since("run", 1, 999.0)
    assert seen(whole)["picture"] == {"gold": 7}


def in_game(gold: int, n: int, choices: list[str] | None = None) -> dict[str, Any]:
    return {"game": {"n": n, "view": {"gold": gold, "rank": 1}, "choices": choices}}


def test_steps_change_the_view_one_by_one_and_the_rest_comes_last() -> None:
    eyes = Eyes(0, "run", in_game(1, 0))
    steps: list[SeenStep] = [
        ({"gold": 3, "rank": 1}, [{"event": "gold"}]),
        ({"gold": 3, "rank": 1}, []),
        ({"gold": 3, "rank": 2}, []),
        ({"gold": 2, "rank": 2}, [{"event": "paid"}]),
    ]
    new = in_game(2, 4, ["build"])
    new["game"]["view"]["rank"] = 2
    told = seen(eyes.look(new, steps, [{"event": "undone"}], 0.0) or b"")
    assert told["steps"] == [
        {"events": [{"event": "gold"}], "changes": [[["game", "view", "gold"], 3]]},
        {"events": [], "changes": [[["game", "view", "rank"], 2]]},
        {"events": [{"event": "paid"}], "changes": [[["game", "view", "gold"], 2]]},
        {"events": [{"event": "undone"}], "changes": []},
    ]
    assert told["changes"] == [[["game", "n"], 4], [["game", "choices"], ["build"]]]


def test_the_first_step_puts_the_game_on_the_table() -> None:
    eyes = Eyes(0, "run", {"game": None})
    new = in_game(2, 1, ["build"])
    told = seen(eyes.look(new, [({"gold": 1, "rank": 1}, [{"event": "crown"}])], [], 0.0) or b"")
    copy = patched({"game": None}, told["steps"][0]["changes"])
    assert copy["game"]["view"] == {"gold": 1, "rank": 1}
    assert copy["game"]["choices"] is None
    assert patched(copy, told["changes"])["game"]["choices"] == ["build"]
