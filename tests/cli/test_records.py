"""`kasztelan verify` and `kasztelan replay`: what they say of good records and of bad ones."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kasztelan.arena.simulate import play_game
from kasztelan.bots.registry import make_bot
from kasztelan.cli.replaying import ReplayScreen
from kasztelan.cli.retelling import Recording
from kasztelan.core.chance import KeyedChance, commitment, own_nonce
from kasztelan.core.match import Match
from kasztelan.core.record import read_json, write
from kasztelan.games.citadels.game import GAME
from tests.cli.running import refused, resealed, run

KEY = b"k" * 32
NONCES = [b"one", own_nonce(KEY, 1), own_nonce(KEY, 2)]
PLAYERS = ["person", "random", "random"]
NAMES = ["Anna", "Piotr", "Olha"]


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A whole game with its key."""
    match = Match(GAME, KeyedChance(KEY, NONCES), {"players": 3})
    match.play([make_bot("random", GAME, seat) for seat in range(3)])
    extra = {
        "names": NAMES,
        "commitment": commitment(KEY),
        "key": KEY.hex(),
        "nonces": [nonce.hex() for nonce in NONCES],
        "players": PLAYERS,
    }
    return read_json(json.dumps(write(match, extra)))


@pytest.fixture
def put(tmp_path: Path) -> Callable[[str], Path]:
    """Puts a text into a file."""

    def into_file(text: str) -> Path:
        path = tmp_path / "record.json"
        path.write_text(text, encoding="utf-8")
        return path

    return into_file


def without(record: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in record.items() if name not in names}


# --- verify


def test_verify_says_what_was_checked(record: dict[str, Any], put: Callable[[str], Path]) -> None:
    result = run("verify", put(json.dumps(record, indent=2)), "--commitment", commitment(KEY).upper())
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "Whole: the digest fits the contents.",
        f"By the rules: all {record['count']:,} entries replay to the same result.",
        "The key fits the commitment in the record.",
        "The key fits the commitment you named.",
        "The shares in the draws that no player gave follow from the key.",
        "Every draw came from the key.",
        "The record is right.",
    ]


def test_verify_says_what_was_not_checked(record: dict[str, Any], put: Callable[[str], Path]) -> None:
    bare = without(record, "key", "nonces", "commitment")
    said = run("verify", put(resealed(bare)), "--lang", "pl")
    assert "Nie sprawdzono: losowań." in said.stdout
    assert "Zapis jest poprawny." not in said.stdout
    assert said.exit_code == 3


def test_verify_does_not_call_cards_right_that_the_key_did_not_deal(
    record: dict[str, Any], put: Callable[[str], Path]
) -> None:
    """Two dealt cards change places, and the record says that they were prepared."""
    actions = list(record["actions"])
    first, second = two_draws_that_may_change_places(record)
    actions[first], actions[second] = actions[second], actions[first]
    said = run(
        "verify", put(resealed(record, actions=actions, prefix=second + 1)), "--commitment", commitment(KEY)
    )
    assert said.exit_code == 3
    assert said.stdout.splitlines()[-3:] == [
        f"Every draw after the first {second + 1} entries came from the key.",
        f"Not checked: the first {second + 1} entries. They were taken from another game and not dealt by this key.",
        "Nothing wrong was found, but not everything could be checked.",
    ]


def two_draws_that_may_change_places(record: dict[str, Any]) -> tuple[int, int]:
    """Two different cards dealt one after the other to the same hand, of which the rules take no notice."""
    actions = record["actions"]
    for at in range(len(actions) - 1):
        pair = actions[at : at + 2]
        if all(one["by"] == "nature" and one["verb"] == "draw" for one in pair) and pair[0] != pair[1]:
            return at, at + 1
    raise AssertionError("no two draws")


def test_verify_does_not_call_a_key_right_that_nobody_was_promised(
    record: dict[str, Any], put: Callable[[str], Path]
) -> None:
    said = run("verify", put(json.dumps(record)))
    assert said.exit_code == 3
    assert "Every draw came from the key." in said.stdout
    assert "Not checked: whether this is the key you were promised." in said.stdout


def test_verify_counts_the_records_of_a_file_that_it_could_not_check(put: Callable[[str], Path]) -> None:
    games = [write(play_game(GAME, {"players": 2}, ["random"] * 2, 1, number)) for number in range(2)]
    said = run("verify", put("\n".join(json.dumps(game) for game in games)))
    assert said.exit_code == 3
    assert said.stdout == (
        "Nothing wrong was found in 2 records, but 2 of them could not be checked in full.\n"
    )


def test_verify_notices_another_commitment(record: dict[str, Any], put: Callable[[str], Path]) -> None:
    path = put(json.dumps(record))
    other = commitment(b"x" * 32)
    assert refused("verify", path, "--commitment", other).startswith("promised commitment: ")
    assert refused("verify", path, "--commitment", "12ab").startswith(
        "commitment: '12ab' is not a valid commitment"
    )


def bad_records(record: dict[str, Any]) -> list[tuple[str, str]]:
    """Texts of bad records, and the field each should be refused for."""
    actions = record["actions"]
    turn = next(at for at, entry in enumerate(actions) if entry["by"] != "nature")
    other_seat = [*actions]
    other_seat[turn] = {**actions[turn], "by": (actions[turn]["by"] + 1) % 3}
    unknown = [*actions]
    unknown[turn] = {"by": actions[turn]["by"], "verb": "dance"}
    illegal = [*actions]
    illegal[turn] = {"by": actions[turn]["by"], "verb": "end_turn"}
    return [
        (json.dumps(record)[:-40], "record"),
        ("[]", "record"),
        (json.dumps(without(record, "result")), "result"),
        (json.dumps({**record, "mood": "good"}), "mood"),
        (json.dumps({**record, "format": 4}), "format"),
        (json.dumps({**record, "names": ["Eve", "Piotr", "Olha"]}), "digest"),
        (json.dumps({**record, "actions": actions[:-1]}), "count"),
        (resealed(record, actions=actions[:-1], count=len(actions) - 1), "result"),
        (resealed(record, rules=99), "rules"),
        (resealed(record, game="chess"), "game"),
        (resealed(record, game=["citadels"]), "game"),
        (resealed(record, options={**record["options"], "players": 9}), "options.players"),
        (resealed(record, opening={"options": {"players": 3}, "round": 0}), "opening.round"),
        (resealed(record, actions=other_seat), f"actions[{turn}].by"),
        (resealed(record, actions=unknown), f"actions[{turn}].verb"),
        (resealed(record, actions=illegal), f"actions[{turn}]"),
        (
            resealed(record, actions=[*actions, actions[-1]], count=len(actions) + 1),
            f"actions[{len(actions)}]",
        ),
        (json.dumps({**record, "names": ["\ud800"]}), "record"),
    ]


def test_a_bad_record_is_refused_and_the_place_named(
    record: dict[str, Any], put: Callable[[str], Path]
) -> None:
    for text, field in bad_records(record):
        path = put(text)
        assert refused("verify", path).startswith(f"{field}: ")
        assert refused("replay", path).startswith(f"{field}: ")


def test_cards_that_the_key_does_not_give_are_noticed(
    record: dict[str, Any], put: Callable[[str], Path]
) -> None:
    found = refused("verify", put(resealed(record, nonces=[])))
    drawn = re.match(r"actions\[(\d+)\]: ", found)
    assert drawn is not None
    assert record["actions"][int(drawn[1])]["by"] == "nature"


def test_the_bad_line_of_many_is_named(put: Callable[[str], Path]) -> None:
    games = [write(play_game(GAME, {"players": 2}, ["random"] * 2, 1, number)) for number in range(3)]
    lines = [json.dumps(game) for game in games]
    lines[1] = json.dumps({**games[1], "result": None})
    assert refused("verify", put("\n".join(lines) + "\n")).startswith("line 2, digest: ")
    lines[2] = lines[2][:-10]
    assert refused("verify", put("\n".join(lines) + "\n")).startswith("line 3, record: ")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert refused("verify", tmp_path / "missing.json").startswith("file: ")
    assert refused("replay", tmp_path).startswith("file: ")


# --- replay as sentences


def test_a_replay_tells_the_whole_game(record: dict[str, Any], put: Callable[[str], Path]) -> None:
    lines = run("replay", put(json.dumps(record))).stdout.splitlines()
    points = record["result"]["points"]
    winner = record["result"]["places"].index(1)
    assert lines[-3].startswith(f"1. {NAMES[winner]}: {points[winner]} point")
    assert any(line.startswith("Anna builds the ") for line in lines)


def test_a_seat_is_told_its_own_secrets_and_no_others(
    record: dict[str, Any], put: Callable[[str], Path]
) -> None:
    path = put(json.dumps(record))
    told = {seat: run("replay", path, "--seat", seat).stdout.splitlines() for seat in ("0", "1", "2")}
    nobody = run("replay", path, "--seat", "spectator").stdout.splitlines()
    everybody = run("replay", path, "--seat", "all").stdout.splitlines()
    assert len({len(lines) for lines in (*told.values(), nobody, everybody)}) == 1
    secret = 0
    for public, open_line, *own in zip(nobody, everybody, *told.values(), strict=True):
        knowing = [line for line in own if line != public]
        # Whoever is told more than the spectator is told what is true, or what concerns them.
        assert all(line == open_line or re.search(r"\byour?\b", line, re.IGNORECASE) for line in knowing)
        secret += 0 < len(knowing) < 3
    assert secret > 20


def test_a_replay_speaks_the_language_asked_for(record: dict[str, Any], put: Callable[[str], Path]) -> None:
    path = put(json.dumps(record))
    assert "Anna buduje" in run("replay", path, "--lang", "pl").stdout
    assert "Anna" in run("replay", path, "--lang", "uk").stdout


def test_the_replay_of_an_unfinished_game_says_so(record: dict[str, Any], put: Callable[[str], Path]) -> None:
    cut = resealed(record, actions=record["actions"][:60], count=60, result=None)
    assert run("replay", put(cut)).stdout.splitlines()[-1] == "The record ends here; the game is not over."


def test_what_was_taken_back_is_told(put: Callable[[str], Path]) -> None:
    match = Match(GAME, KeyedChance(KEY, NONCES), {"players": 3}, keep=True)
    match.advance()
    while match.undo_point([match.waiting_for()]) < 0:
        match.act(match.waiting_for(), match.game.legal(match.state)[-1])
    match.undo(match.waiting_for())
    said = run("replay", put(json.dumps(write(match)))).stdout
    assert "The last action is taken back." in said


def test_replay_refuses_seats_and_games_that_are_not_there(
    record: dict[str, Any], put: Callable[[str], Path]
) -> None:
    path = put(json.dumps(record))
    for seat in ("3", "-1", "anna", "²"):
        line = refused("replay", path, "--seat", seat)
        assert line == f"seat: '{seat}' is not possible; allowed: 0 to 2, all, spectator"
    assert refused("replay", path, "--number", "2") == "number: 2 is not possible; allowed: 1 to 1"


# --- replay on the screen


def test_stepping_forward_and_back_as_any_seat(record: dict[str, Any]) -> None:
    recording = Recording(record, "en")
    screen = ReplayScreen(recording, None)
    last = len(recording.steps) - 1

    async def walk() -> list[tuple[int, object]]:
        seen: list[tuple[int, object]] = []
        async with screen.run_test(size=(140, 40)) as pilot:
            for keys in (
                ["right"],
                ["right"],
                ["left"],
                ["end"],
                ["right"],
                ["s"],
                ["s", "s", "s"],
                ["home"],
            ):
                await pilot.press(*keys)
                seen.append((screen.at, screen.onlooker))
        return seen

    assert asyncio.run(walk()) == [
        (1, None), (2, None), (1, None), (last, None), (last, None), (last, 0), (last, "all"), (0, "all"),
    ]  # fmt: skip


def test_the_screen_shows_what_the_seat_may_see(record: dict[str, Any]) -> None:
    recording = Recording(record, "en")
    at = next(at for at, step in enumerate(recording.steps) if any(e.name == "picked" for e in step.events))
    picker = recording.steps[at].events[0].public["seat"]
    stories: dict[object, str] = {}

    async def look() -> None:
        for onlooker in (picker, (picker + 1) % 3):
            screen = ReplayScreen(recording, onlooker)
            async with screen.run_test(size=(140, 40)) as pilot:
                screen.go(at)
                await pilot.pause()
                stories[onlooker] = screen.story().plain.splitlines()[-1]
                assert screen.play.viewer == onlooker

    asyncio.run(look())
    chosen = recording.sentences(at, "all")[-1].partition(" the ")[2]
    assert stories[picker] == f"You choose the {chosen}"
    assert stories[(picker + 1) % 3] == recording.sentences(at, None)[-1]
    assert chosen not in stories[(picker + 1) % 3]
