"""Records replay, and whatever is wrong with one is named with its field and place."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from kasztelan.core.chance import KeyedChance, commitment, own_nonce
from kasztelan.core.errors import BadRecord, Reason
from kasztelan.core.events import events_in
from kasztelan.core.match import Match
from kasztelan.core.record import digest_of, read_json, replay, verify, walk, write
from tests.core.play import GAME, KEY, MERCHANT_FIRST, NONCES, act, keyed, opened

WHOLE: dict[str, Any] = write(
    keyed(),
    {
        "commitment": commitment(KEY),
        "key": KEY.hex(),
        "nonces": [one.hex() for one in NONCES],
        "names": ["A"],
    },
)
UNDO = next(at for at, entry in enumerate(WHOLE["actions"]) if "undo" in entry)
FIRST_SEAT = next(at for at, entry in enumerate(WHOLE["actions"]) if isinstance(entry.get("by"), int))


def edited(change: Callable[[dict[str, Any]], object], sealed: bool = True) -> dict[str, Any]:
    """A record changed by somebody who, if `sealed`, also knows how to renew count and digest."""
    record = copy.deepcopy(WHOLE)
    change(record)
    if sealed:
        record["count"] = len(record["actions"])
        record["digest"] = digest_of(record)
    return record


def refusal(record: dict[str, Any]) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        verify(GAME, read_json(json.dumps(record)))
    assert "\n" not in str(refused.value)
    return refused.value


def test_a_whole_record_passes() -> None:
    assert verify(GAME, WHOLE, commitment(KEY)) == [
        "digest",
        "replay",
        "commitment",
        "promised commitment",
        "dice",
    ]


def test_a_cut_record_is_noticed_by_its_count() -> None:
    wrong = refusal(edited(lambda record: record["actions"].pop(), sealed=False))
    assert (wrong.field, wrong.at) == ("count", len(WHOLE["actions"]) - 1)


def test_a_cut_record_with_a_new_count_is_noticed_by_its_digest() -> None:
    def cut(record: dict[str, Any]) -> None:
        record["actions"].pop()
        record["count"] -= 1

    assert refusal(edited(cut, sealed=False)).field == "digest"


@pytest.mark.parametrize("name", ["options", "result", "names", "key", "nonces", "commitment", "rules"])
def test_an_edited_heading_is_noticed_by_the_digest(name: str) -> None:
    changed = {"rules": 0, "options": {**WHOLE["options"], "crown": 1}}.get(name)
    assert refusal(edited(lambda record: record.update({name: changed}), sealed=False)).field == "digest"


def test_text_that_is_no_whole_record() -> None:
    text = json.dumps(WHOLE)
    for broken in (text[: len(text) // 2], "", "[" * 100_000):
        with pytest.raises(BadRecord) as refused:
            read_json(broken)
        assert refused.value.field == "record"
    with pytest.raises(BadRecord) as refused:
        read_json("[]")
    assert refused.value.problem == Reason("no_object")


@pytest.mark.parametrize(
    "name", ["format", "game", "rules", "options", "actions", "count", "result", "digest"]
)
def test_a_missing_field_is_named(name: str) -> None:
    wrong = refusal(edited(lambda record: record.pop(name), sealed=False))
    assert (wrong.field, wrong.problem) == (name, Reason("missing"))


def test_a_field_that_is_not_known_is_named() -> None:
    assert refusal(edited(lambda record: record.update(colour=1))).field == "colour"


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"format": 4}, "format"),
        ({"format": True}, "format"),
        ({"format": []}, "format"),
        ({"game": "chess"}, "game"),
        ({"rules": GAME.rules_version + 1}, "rules"),
        ({"rules": "1"}, "rules"),
        ({"actions": {}}, "actions"),
        ({"options": {"players": 9}}, "options.players"),
        ({"options": {"colour": 1}}, "options.colour"),
        ({"opening": {"colour": 1}}, "opening.colour"),
        ({"opening": {"options": {"players": 3}}}, "opening.options"),
        ({"key": "xyz"}, "key"),
        ({"key": "00" * 32}, "commitment"),
        ({"commitment": "00" * 32}, "commitment"),
        ({"nonces": ["zz"]}, "nonces[0]"),
        ({"nonces": 5}, "nonces"),
        ({"result": None}, "result"),
    ],
)
def test_a_wrong_heading_is_named(changes: dict[str, Any], field: str) -> None:
    def change(record: dict[str, Any]) -> None:
        record.update(changes)

    sealed = "actions" not in changes
    assert refusal(edited(change, sealed)).field == field


def test_a_newer_rules_version_says_which_this_program_knows() -> None:
    wrong = refusal(edited(lambda record: record.update(rules=GAME.rules_version + 1)))
    assert wrong.allowed == Reason("rules_version", {"value": GAME.rules_version})


def test_another_key_gives_other_dice() -> None:
    other = bytes(32)
    wrong = refusal(edited(lambda record: record.update(key=other.hex(), commitment=commitment(other))))
    assert wrong.field == f"actions[{wrong.at}]"
    assert WHOLE["actions"][wrong.at]["by"] == "nature"


def test_another_nonce_gives_other_dice() -> None:
    wrong = refusal(edited(lambda record: record["nonces"].__setitem__(2, "ff")))
    assert wrong.field == f"actions[{wrong.at}]"
    assert wrong.allowed.code == "as_the_key_gives"


def at_a_table_of_bots(chosen: bytes) -> dict[str, Any]:
    """A game between a person and two bots, for the last of which the table chose this nonce."""
    nonces = [b"Anna", own_nonce(KEY, 1), chosen]
    match = Match(GAME, KeyedChance(KEY, nonces), {"players": 3})
    match.advance()
    extra = {"commitment": commitment(KEY), "key": KEY.hex(), "nonces": [one.hex() for one in nonces]}
    return write(match, {**extra, "players": ["person", "random", "random"]})


def test_the_nonces_that_nobody_gave_follow_from_the_key() -> None:
    record = at_a_table_of_bots(own_nonce(KEY, 2))
    assert record["format"] == 3
    assert verify(GAME, record)[-2:] == ["nonces", "dice"]


def test_a_table_cannot_try_nonces_until_the_dice_please_it() -> None:
    record = at_a_table_of_bots(b"the best of a thousand")
    assert record["format"] == 2
    assert "nonces" not in verify(GAME, record)
    record["format"] = 3
    record["digest"] = digest_of(record)
    wrong = refusal(record)
    assert wrong.field == "nonces[2]"
    assert wrong.allowed == Reason("own_nonce", {"value": own_nonce(KEY, 2).hex()})


def test_nobody_is_taken_for_a_person_of_whom_the_record_does_not_say_so() -> None:
    record = at_a_table_of_bots(own_nonce(KEY, 2))
    del record["players"]
    record["digest"] = digest_of(record)
    assert refusal(record).field == "nonces[0]"


def test_the_commitment_that_was_promised_must_be_kept() -> None:
    with pytest.raises(BadRecord) as refused:
        verify(GAME, WHOLE, "ab" * 32)
    assert refused.value.field == "promised commitment"
    with pytest.raises(BadRecord) as refused:
        verify(GAME, edited(lambda record: record.pop("key")), commitment(KEY))
    assert refused.value.field == "key"


def set_entry(at: int, **fields: Any) -> Callable[[dict[str, Any]], None]:
    def change(record: dict[str, Any]) -> None:
        record["actions"][at].update(fields)

    return change


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"by": 3}, "by"),
        ({"by": True}, "by"),
        ({"by": "nature"}, "by"),
        ({"verb": "fly"}, "verb"),
        ({"character": "pope"}, "character"),
        ({"extra": 1}, "extra"),
    ],
)
def test_a_wrong_entry_is_named_with_its_place(fields: dict[str, Any], field: str) -> None:
    fields = {"by": (WHOLE["actions"][FIRST_SEAT]["by"] + 1) % 4} if fields == {"by": 3} else fields
    wrong = refusal(edited(set_entry(FIRST_SEAT, **fields)))
    assert (wrong.field, wrong.at) == (f"actions[{FIRST_SEAT}].{field}", FIRST_SEAT)


def test_an_illegal_entry_is_named_with_its_reason() -> None:
    def change(record: dict[str, Any]) -> None:
        record["actions"][FIRST_SEAT] = {"by": record["actions"][FIRST_SEAT]["by"], "verb": "gather_gold"}

    wrong = refusal(edited(change))
    assert (wrong.field, wrong.at) == (f"actions[{FIRST_SEAT}]", FIRST_SEAT)
    assert "answer_first" in str(wrong.problem)


def test_entries_that_are_no_objects_or_come_too_late() -> None:
    wrong = refusal(edited(lambda record: record["actions"].insert(3, "pass")))
    assert (wrong.field, wrong.at) == ("actions[3]", 3)
    end = len(WHOLE["actions"])
    wrong = refusal(edited(lambda record: record["actions"].append({"by": 0, "verb": "pass"})))
    assert (wrong.field, wrong.at) == (f"actions[{end}]", end)


@pytest.mark.parametrize("count", [0, -1, 500, True, "1", None, 2.5])
def test_an_undo_that_goes_nowhere_is_named(count: Any) -> None:
    wrong = refusal(edited(set_entry(UNDO, undo=count)))
    assert (wrong.field, wrong.at) == (f"actions[{UNDO}].undo", UNDO)


def test_an_undo_may_not_pass_a_reveal() -> None:
    match = opened()
    match.act(0, act("gather_cards"))
    record = write(match)
    record["actions"].append({"undo": 3})
    record["count"] = 4
    record["digest"] = digest_of(record)
    with pytest.raises(BadRecord) as refused:
        replay(GAME, record)
    assert (refused.value.field, refused.value.at) == ("actions[3].undo", 3)


def test_undo_entries_replay() -> None:
    match = opened()
    match.act(0, act("gather_gold"))
    match.act(0, act("build", card="tavern"))
    match.undo(0)
    match.act(0, act("build", card="market"))
    record = read_json(json.dumps(write(match)))
    assert [entry.get("undo") for entry in record["actions"]] == [None, None, 1, None]
    again = replay(GAME, record)
    assert again.history == match.history
    assert again.state.to_data() == match.state.to_data()


def test_a_record_can_open_with_a_position() -> None:
    match = opened()
    match.act(0, act("gather_gold"))
    record = read_json(json.dumps(write(match)))
    assert record["opening"] == MERCHANT_FIRST
    assert replay(GAME, record).state.to_data() == match.state.to_data()


def test_a_replay_can_stop_on_the_way_and_tell_what_happens() -> None:
    way = walk(GAME, WHOLE, listen=True)
    told: list[str] = []
    while way.at < UNDO:
        told.extend(event.name for event in events_in(way.go_on()))
    assert len(way.match.history) == UNDO
    assert told[:2] == ["first_crown", "round"]


def of_format_1(record: dict[str, Any]) -> None:
    record["format"] = 1
    record["result"] = {name: record["result"][name] for name in ("reason", "points", "places", "won")}


def test_a_record_of_format_1_is_read_and_compared_on_its_own_fields() -> None:
    assert verify(GAME, read_json(json.dumps(edited(of_format_1))))[-1] == "dice"

    def forged(record: dict[str, Any]) -> None:
        of_format_1(record)
        record["result"]["points"] = [one + 1 for one in record["result"]["points"]]

    assert refusal(edited(forged)).field == "result"


def test_a_record_of_format_2_must_tell_the_sides() -> None:
    def sideless(record: dict[str, Any]) -> None:
        del record["result"]["side_points"]

    assert WHOLE["result"]["sides"] == [0, 1, 2, 3]
    assert WHOLE["result"]["side_points"] == [0, 0, 0, 0]
    assert refusal(edited(sideless)).field == "result"


def test_a_record_of_older_rules_is_replayed() -> None:
    record = edited(lambda record: record.update(rules=GAME.rules_version - 1))
    assert replay(GAME, record).over()
