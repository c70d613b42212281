"""`kasztelan play`: the table it lays, saves and lays again."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from kasztelan.bots.names import BOT_NAMES
from kasztelan.cli import playing
from kasztelan.cli.table_setup import TableSetup
from kasztelan.core.match import PLAY_PUBLIC
from kasztelan.core.record import read_json, verify
from kasztelan.core.state import OVER
from kasztelan.games.citadels.game import GAME
from tests.cli.running import refused, resealed, run

Client = Callable[[TableSetup], None]
ASKED = ("play", "citadels", "--players", "4", "--bots", "random", "--seed", "5")


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch) -> Callable[[Client], None]:
    """Puts another client in the place of the terminal one."""

    def use(client: Client) -> None:
        module = ModuleType("kasztelan.cli.terminal.app")
        module.run_table = client  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "kasztelan.cli.terminal.app", module)
        monkeypatch.setattr(playing, "at_a_terminal", lambda: True)

    return use


def play_on(setup: TableSetup, decisions: int) -> None:
    """Bots decide for themselves, people take their first choice; stops after so many decisions or at the end."""
    match = setup.match
    match.advance()
    for _ in range(decisions):
        who = match.waiting_for()
        if who == OVER:
            return
        seat = match.seat(who)
        match.act(who, seat.legal()[0] if who in setup.people else setup.bots[who].choose(seat))


def table(sit: Callable[[Client], None], *words: str | object) -> TableSetup:
    """The table that a command lays."""
    laid: list[TableSetup] = []
    sit(laid.append)
    result = run(*words)
    assert result.exit_code == 0, result.output
    return laid[0]


def test_the_table_is_what_was_asked_for(sit: Callable[[Client], None]) -> None:
    setup = table(
        sit, *ASKED, "--set", "cunning_agents", "--people", "2", "--names", "Anna,Piotr", "--lang", "uk",
        "--crown", "3", "--no-armory-hits-keep", "--option", "artist-at-once=no", "--short-game",
    )  # fmt: skip
    assert setup.match.options["set"] == "cunning_agents"
    assert setup.match.options["crown"] == 3
    assert [setup.match.options[one] for one in ("armory_hits_keep", "artist_at_once")] == [False, False]
    assert setup.match.options["short_game"] is True
    assert setup.names[:2] == ["Anna", "Piotr"]
    assert len(set(setup.names[2:]) & set(BOT_NAMES)) == 2
    assert (setup.people, set(setup.bots)) == ({0, 1}, {2, 3})
    assert setup.language == "uk"
    assert setup.save_path is None
    assert setup.match.forced_policy == PLAY_PUBLIC
    assert setup.match.keep
    assert setup.match.history == []


def test_the_commitment_is_shown_before_the_game(sit: Callable[[Client], None]) -> None:
    laid: list[TableSetup] = []
    sit(laid.append)
    result = run(*ASKED)
    assert laid[0].commitment() in result.stdout


def test_a_seed_deals_the_same_cards_and_no_seed_does_not(sit: Callable[[Client], None]) -> None:
    hands = []
    for words in (ASKED, ASKED, ASKED[:-2]):
        setup = table(sit, *words)
        setup.match.advance()
        hands.append([setup.game.view(setup.match.state, seat)["mine"]["hand"] for seat in range(4)])
    assert hands[0] == hands[1] != hands[2]


def saved(sit: Callable[[Client], None], path: Path, decisions: int = 40) -> dict[str, Any]:
    sit(lambda setup: play_on(setup, decisions))
    result = run(*ASKED, "--names", "Anna", "--save", path)
    assert result.exit_code == 0, result.output
    return read_json(path.read_text(encoding="utf-8"))


def test_a_saved_game_goes_on_with_the_same_cards(sit: Callable[[Client], None], tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    record = saved(sit, path)
    assert record["names"][0] == "Anna"
    assert record["result"] is None
    whole: list[list[int]] = []

    def first_choices(setup: TableSetup) -> None:
        setup.match.advance()
        while not setup.match.over():
            who = setup.match.waiting_for()
            setup.match.act(who, setup.match.seat(who).legal()[0])
        whole.append(setup.match.line)

    copy = tmp_path / "copy.json"
    copy.write_bytes(path.read_bytes())
    sit(first_choices)
    for file in (path, copy):
        assert run("play", "citadels", "--resume", file).exit_code == 0
    assert whole[0] == whole[1]
    ended = read_json(path.read_text(encoding="utf-8"))
    assert ended["actions"][: record["count"]] == record["actions"]
    assert "dice" in verify(GAME, ended, record["commitment"])


def test_the_same_people_sit_down_again(sit: Callable[[Client], None], tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    sit(lambda setup: play_on(setup, 10))
    run(*ASKED, "--people", "3", "--names", "Anna,Piotr,Olha,Bot", "--save", path)
    setup = table(sit, "play", "citadels", "--resume", path)
    assert setup.names == ["Anna", "Piotr", "Olha", "Bot"]
    assert (setup.people, setup.players[3], set(setup.bots)) == ({0, 1, 2}, "random", {3})
    assert setup.save_path == path


@pytest.mark.parametrize(
    ("words", "players"),
    [
        (["--people", "1"], ["person", "heuristic", "random", "random"]),
        (["--people", "3"], ["person", "person", "person", "random"]),
        (["--bots", "heuristic"], ["person", "person", "heuristic", "heuristic"]),
        (["--people", "0", "--bots", "random"], ["random"] * 4),
    ],
)
def test_others_may_sit_down_at_a_saved_game(
    words: list[str], players: list[str], sit: Callable[[Client], None], tmp_path: Path
) -> None:
    path = tmp_path / "table.json"
    sit(lambda setup: play_on(setup, 10))
    run(*ASKED, "--people", "2", "--save", path)
    assert table(sit, "play", "citadels", "--resume", path, *words).players == players
    assert read_json(path.read_text(encoding="utf-8"))["players"] == players


def test_without_a_word_one_person_plays_with_the_best_bots(sit: Callable[[Client], None]) -> None:
    assert table(sit, "play", "citadels").players == ["person", "heuristic", "heuristic", "heuristic"]


def test_a_saved_bot_that_is_no_longer_there_is_refused_until_another_is_named(
    sit: Callable[[Client], None], tmp_path: Path
) -> None:
    path = tmp_path / "table.json"
    gone = ["person", "genius", "random", "random"]
    path.write_text(resealed(saved(sit, path), players=gone), encoding="utf-8")
    line = refused("play", "citadels", "--resume", path)
    assert line == "bots: genius is unknown; allowed: random, heuristic"
    assert table(sit, "play", "citadels", "--resume", path, "--bots", "random").players[1] == "random"


def test_undo_works_across_a_save(sit: Callable[[Client], None], tmp_path: Path) -> None:
    """What can be taken back at the table can be taken back after sitting down again."""
    points: list[list[int]] = []

    def note(setup: TableSetup) -> None:
        points.append([setup.match.undo_point([seat]) for seat in range(4)])

    for decisions in range(20, 32):
        path = tmp_path / f"{decisions}.json"

        def play_and_note(setup: TableSetup, decisions: int = decisions) -> None:
            play_on(setup, decisions)
            note(setup)

        sit(play_and_note)
        run(*ASKED, "--save", path)
        sit(note)
        run("play", "citadels", "--resume", path)
    assert points[0::2] == points[1::2]
    assert any(max(one) >= 0 for one in points)


def test_the_game_is_saved_when_the_client_fails(sit: Callable[[Client], None], tmp_path: Path) -> None:
    path = tmp_path / "table.json"

    def fails(setup: TableSetup) -> None:
        play_on(setup, 12)
        raise KeyboardInterrupt

    sit(fails)
    assert run(*ASKED, "--save", path).exit_code == 130
    assert read_json(path.read_text(encoding="utf-8"))["count"] > 12


def test_a_position_can_be_played_on(sit: Callable[[Client], None], tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    seats = [{"gold": 7, "characters": ["king"]}, {"characters": ["bishop"]}, {"characters": ["thief"]}, {}]
    path.write_text(json.dumps({"options": {"players": 4}, "seats": seats, "round": 3}), encoding="utf-8")
    setup = table(sit, "play", "citadels", "--position", path, "--bots", "random")
    view = setup.game.view(setup.match.state, 0)
    assert (view["round"], view["seats"][0]["gold"]) == (3, 7)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--people", "5"], "people: 5 is not possible; allowed: 0 to 4"),
        (["--people", "-1"], "people: -1 is not possible; allowed: 0 to 4"),
        (["--names", "a,b,c,d,e"], "names: 5 given; allowed: at most 4 with commas between"),
        (["--names", "\x1b[2J"], "names: "),
        (["--bots", "random,random"], "bots: 2 given; allowed: one, or 3 with commas between"),
        (["--resume", "missing.json"], "resume: missing.json cannot be read (No such file or directory)"),
        (["--position", "missing.json"], "position: missing.json cannot be read (No such file or directory)"),
        ([], "terminal: "),
    ],
)
def test_refused(words: list[str], line: str) -> None:
    assert refused("play", "citadels", *words).startswith(line)


def test_a_save_never_replaces_another_file(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("dear diary", encoding="utf-8")
    assert refused(*ASKED, "--save", path).startswith(f"save: {path} is there already")
    assert path.read_text(encoding="utf-8") == "dear diary"


@pytest.mark.parametrize(
    ("position", "field"),
    [
        ({"seats": [{"gold": -1}, {}, {}, {}]}, "seats[0].gold"),
        ({"seats": [{"city": ["keep", "keep"]}, {}, {}, {}]}, "seats[0].city"),
        ({"seats": [{}, {}]}, "seats"),
        ({"options": {"players": 9}}, "Number of players"),
        ({"options": []}, "options"),
        ({"moon": "full"}, "moon"),
        ([], "position"),
    ],
)
def test_an_impossible_position_is_refused(position: Any, field: str, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position), encoding="utf-8")
    line = refused("play", "citadels", "--position", path)
    assert line.startswith(f"{field}: ")
    assert "; allowed: " in line


def test_what_a_save_settled_cannot_be_chosen_again(sit: Callable[[Client], None], tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    saved(sit, path)
    for words in (["--players", "5"], ["--seed", "1"], ["--option", "crown=1"], ["--position", path]):
        line = refused("play", "citadels", "--resume", path, *words)
        assert "was settled when the saved game began" in line


def test_bad_saves_are_refused_and_left_alone(sit: Callable[[Client], None], tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    record = saved(sit, path)
    text = path.read_text(encoding="utf-8")
    unkeyed = {name: value for name, value in record.items() if name != "key"}
    for broken, field in (
        (text[:-20], "record"),
        (text.replace("Anna", "Ewa"), "digest"),
        (resealed(record, game="chess"), "game"),
        (resealed(record, rules=99), "rules"),
        (resealed(record, names=[1, 2, 3, 4]), "names"),
        (resealed(record, players=["person"]), "players"),
        (resealed(record, nonces="none"), "nonces"),
        (resealed(record, key="xyz"), "key"),
        (resealed(unkeyed), "key"),
        ("", "resume"),
        (text + text, "resume"),
    ):
        path.write_text(broken, encoding="utf-8")
        assert refused("play", "citadels", "--resume", path).startswith(f"{field}: ")
        assert path.read_text(encoding="utf-8") == broken


def test_a_finished_game_cannot_be_resumed(sit: Callable[[Client], None], tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    assert saved(sit, path, 10_000)["result"] is not None
    assert refused("play", "citadels", "--resume", path).startswith("resume: the game is over")
