"""Logs are JSON lines without secrets, and metrics are what Prometheus reads."""

from __future__ import annotations

import json
import logging

import pytest

from kasztelan.server.operators.metrics import MOST_LABELS, Count, Histogram, Metrics
from kasztelan.server.operators.server_log import REQUEST, JsonLines, without_secrets


def line(message: str, *args: object, **facts: object) -> dict[str, object]:
    record = logging.LogRecord("kasztelan.server.x", logging.WARNING, __file__, 1, message, args, None)
    if facts:
        record.facts = facts
    told: dict[str, object] = json.loads(JsonLines().format(record))
    return told


def test_a_line_says_when_what_and_for_whom() -> None:
    token = REQUEST.set("abc123")
    try:
        told = line("table %s waits", "t1", code="stale", n=4)
    finally:
        REQUEST.reset(token)
    assert told["message"] == "table t1 waits"
    assert (told["level"], told["logger"]) == ("warning", "kasztelan.server.x")
    assert (told["request"], told["code"], told["n"]) == ("abc123", "stale", 4)


@pytest.mark.parametrize(
    "text",
    [
        "Cookie: kasztelan=hush.Abc-1",
        "cookies {'kasztelan': 'x'} kasztelan=hush",
        "Authorization: Bearer hush",
        '{"login": "anna", "password": "hush"}',
        "password='hush'",
        "token kasz_hush-1",
        "cannot reach postgresql://anna:hush@db/kasztelan",
        '{"key":"hush"}',
        "secret=hush",
    ],
)
def test_secrets_that_somebody_logs_after_all_are_hidden(text: str) -> None:
    assert "hush" not in without_secrets(text)
    assert "hush" not in str(line("%s", text))
    assert "hush" not in str(line("refused", what=text))


LINK = "4f3a1b2c9d8e7f6a5b4c3d2e"


@pytest.mark.parametrize("id", [LINK, "brought-in-from-elsewhere"])
def test_nobody_can_join_a_table_by_link_with_what_the_log_says_of_it(id: str) -> None:
    told = [
        line("answered", path=f"/api/tables/{id}/play"),
        line("answered", path=f"/api/admin/tables/{id}"),
        line("refused", table=id, code="stale"),
        line("table %s no longer replays", id),
    ]
    for one in told:
        assert id not in str(one)
        assert f"{id[:8]}…" in str(one)
    assert line("answered", path="/api/tables/mine")["path"] == "/api/tables/mine"


def test_innocent_text_stays() -> None:
    text = "table 4f-x_Z no longer replays: actions[3] is not legal there"
    assert without_secrets(text) == text


def test_a_count_by_label() -> None:
    count = Count("kinds_total", "Kinds.")
    for kind in ("act", "act", 'un"do\n'):
        count.add(kind=kind)
    assert list(count.lines()) == [
        "# HELP kinds_total Kinds.",
        "# TYPE kinds_total counter",
        'kinds_total{kind="act"} 2',
        'kinds_total{kind="un\\"do\\n"} 1',
    ]


def test_strangers_cannot_fill_the_memory_with_labels() -> None:
    count = Count("kinds_total", "Kinds.")
    for number in range(10 * MOST_LABELS):
        count.add(kind=str(number))
    count.add(kind="0")
    assert len(count.counted) == MOST_LABELS
    assert count.counted[(("kind", "0"),)] == 2


def test_a_spread_counts_up_to_each_bound() -> None:
    spread = Histogram("wait_seconds", "Waiting.", (0.5, 1))
    for amount in (0.1, 0.5, 0.7, 5.0):
        spread.add(amount)
    assert list(spread.lines())[2:] == [
        'wait_seconds_bucket{le="0.5"} 2',
        'wait_seconds_bucket{le="1"} 3',
        'wait_seconds_bucket{le="+Inf"} 4',
        "wait_seconds_sum 6.3",
        "wait_seconds_count 4",
    ]


def test_everything_has_one_heading() -> None:
    text = Metrics().text({"kasztelan_now": ("Now.", {(): 1.0})})
    headings = [line for line in text.splitlines() if line.startswith("# TYPE")]
    assert len(headings) == len(set(headings)) == 7
    assert "kasztelan_now 1" in text
