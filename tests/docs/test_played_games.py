"""The games in docs/games, played by hand: whole, by the rules, fairly dealt, and told as the page tells them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kasztelan.cli.saving import read_save
from kasztelan.cli.terminal.citadels.scenes import SCENES, recorded_table
from kasztelan.core.errors import BadRecord
from kasztelan.core.record import replay, verify
from kasztelan.games.catalogue import load

DOCS = Path(__file__).resolve().parents[2] / "docs"
GAMES = sorted((DOCS / "games").glob("*.json"))


@pytest.fixture(params=GAMES, ids=lambda path: path.stem)
def played(request: pytest.FixtureRequest) -> tuple[Path, dict[str, Any]]:
    return request.param, read_save(request.param)


def test_there_are_two_games() -> None:
    assert [path.name[:2] for path in GAMES] == ["1-", "2-"]


def test_a_played_game_replays_to_its_result_with_the_promised_dice(
    played: tuple[Path, dict[str, Any]],
) -> None:
    _, record = played
    game = load(record["game"])
    assert replay(game, record).over()
    assert verify(game, record, record["commitment"])[-1] == "dice"


def test_another_card_in_a_played_game_is_noticed(played: tuple[Path, dict[str, Any]]) -> None:
    _, record = played
    drawn = next(at for at, entry in enumerate(record["actions"]) if entry.get("verb") == "draw")
    changed = [dict(entry) for entry in record["actions"]]
    changed[drawn]["card"] = "palace" if changed[drawn]["card"] != "palace" else "temple"
    with pytest.raises(BadRecord, match="digest"):
        verify(load(record["game"]), {**record, "actions": changed})


def test_the_page_names_each_game_its_points_and_how_to_replay_it(
    played: tuple[Path, dict[str, Any]],
) -> None:
    path, record = played
    page = (DOCS / "games" / "README.md").read_text(encoding="utf-8")
    assert f"kasztelan replay docs/games/{path.name}" in page
    assert f"kasztelan verify docs/games/{path.name}" in page
    for name, points in zip(record["names"], record["result"]["points"], strict=True):
        assert f"{name} {points}" in page


@pytest.mark.parametrize("name", SCENES)
def test_every_picture_shows_a_moment_that_is_in_a_game(name: str) -> None:
    scene = SCENES[name]
    setup = recorded_table(scene, DOCS / "games")
    assert setup.match.over() == (scene.round == 0)
    if scene.round:
        assert scene.fits(setup.game.view(setup.match.state, scene.people[0]))


@pytest.mark.parametrize("name", ["terminal.svg", *SCENES])
def test_a_picture_fetches_nothing(name: str) -> None:
    svg = (DOCS / "pictures" / name).read_text(encoding="utf-8")
    assert svg.replace("http://www.w3.org/2000/svg", "").count("http") == 0
    assert "url(" not in svg.replace("url(#", "")
