"""Every kind of choice that a game asks a person for: made by the piece on the board, and said in the ribbon."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from kasztelan.core.match import PLAY_PUBLIC
from kasztelan.games.catalogue import GAMES
from tests.browser.playing import Board, click
from tests.browser.scenes.rooms import room
from tests.browser.scenes.scene import ME, Scene, Step
from tests.browser.visiting import Visits
from tests.conformance.option_sets import CASES
from tests.conformance.walks import Walk
from tests.server.operators.hosting import Hosting

SCENES: Final = [scene for game in GAMES for scene in room(game).SCENES]
STAGED: Final = [(scene, dialect) for scene in SCENES for dialect in scene.dialects]
CLICKED: Final = [(scene, scene.dialects[0]) for scene in SCENES]
"""All dialects ask in the same words and are drawn with the same pieces."""


class Kind(NamedTuple):
    """A kind of choice."""

    dialect: str
    asked: str
    verb: str


def kinds_shown(game: str) -> set[Kind]:
    return {
        Kind(dialect, one.asked, one.verb)
        for scene, dialect in STAGED
        if scene.game_name == game
        for one in scene.steps
    }


def kinds_met(name: str) -> Iterator[Kind]:
    """What comes up in random games of all sorts, where more than one thing can be done, and not what the rules do anyway."""
    for case in CASES:
        if case.game != name:
            continue
        walk = Walk(case, 0)
        game, dialect = walk.game, room(name).dialect(walk.options)
        while not walk.over():
            if game.to_act(walk.state) >= 0 and len(game.legal(walk.state)) > 1:
                asked = game.decision(walk.state)["name"]
                for action in game.legal(walk.state):
                    if game.facts(walk.state, action).get("anyway"):
                        continue
                    yield Kind(dialect, asked, str(game.codec.decode(action)["verb"]))
            walk.step()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_asked_that_has_no_scene(game: str) -> None:
    shown = kinds_shown(game)
    assert set(room(game).ASKED) - {kind.asked for kind in shown} == set()
    assert set(room(game).DONE) - {kind.verb for kind in shown} == set()
    assert set(kinds_met(game)) - shown == set()


@pytest.mark.parametrize(("scene", "dialect"), STAGED, ids=lambda one: getattr(one, "name", one))
def test_a_scene_asks_what_it_says(scene: Scene, dialect: str) -> None:
    match = scene.match(dialect)
    match.forced_policy = PLAY_PUBLIC
    match.advance()
    for one in scene.steps:
        assert (scene.game.decision(match.state)["name"], match.waiting_for()) == (one.asked, ME)
        match.act(ME, scene.game.codec.encode(one.do))


@pytest.fixture(scope="module")
def theatre(chromium: Browser, house: Hosting) -> Iterator[tuple[Visits, Page]]:
    """One window for all scenes, so that the client is loaded once."""
    visits = Visits(chromium, house.address)
    yield visits, visits()
    visits.close()


@pytest.fixture
def page(theatre: tuple[Visits, Page]) -> Iterator[Page]:
    visits, page = theatre
    yield page
    faults, visits.faults = visits.faults, []
    assert faults == []


@pytest.mark.parametrize(("scene", "dialect"), CLICKED, ids=lambda one: getattr(one, "name", one))
def test_a_person_chooses(page: Page, scene: Scene, dialect: str) -> None:
    names = open_table(page, scene.table(dialect), scene.chairs(dialect))
    board = Board(page)
    for one in scene.steps:
        board.wait_until_asked()
        make(board, one, names)
        see(board, one, names)


def post(page: Page, path: str, **body: Any) -> Any:
    answer = page.request.post(path, data=body, headers={"x-kasztelan": "1"})
    assert answer.ok, answer.text()
    return answer.json()


def open_table(page: Page, wanted: dict[str, Any], chairs: int) -> list[str]:
    """A guest called Anna opens the table, sits on the first chair and lets bots have the others."""
    page.context.clear_cookies()
    post(page, "/api/guest", nickname="Anna")
    table = post(page, "/api/tables", **wanted)["id"]
    post(page, f"/api/tables/{table}/sit", seat=ME)
    for chair in range(1, chairs):
        post(page, f"/api/tables/{table}/bots", seat=chair)
    begun = post(page, f"/api/tables/{table}/start")
    walk_to(page, f"/t/{table}")
    return [chair["name"] for chair in begun["seats"]]


def walk_to(page: Page, path: str) -> None:
    """To a place of the client that is open already, as the browser's own buttons go; else it is opened there."""
    if page.url.startswith("http"):
        page.evaluate(
            "path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')); }", path
        )
    else:
        page.goto(path)


def make(board: Board, one: Step, names: list[str]) -> None:
    """Makes the choice by its piece, which is lit; by words what no piece can do, or what a piece left open."""
    in_words = board.worded(one.do)
    expect(in_words).to_have_accessible_name(one.words.format(*names))
    with board.decided():
        if one.piece is None:
            before = board.decision()
            click(in_words)
            board.end_all_the_same(before)
            return
        board.page.keyboard.press("Escape")
        before = board.decision()
        piece = one.piece(board)
        expect(piece.and_(board.lit())).to_be_visible()
        click(piece)
        if board.left_open(before):
            click(one.then(board) if one.then else board.worded(one.do))


def see(board: Board, one: Step, names: list[str]) -> None:
    expect(board.chronicle).to_contain_text(one.log.format(*names))
    expect(board.ribbon()).to_contain_text(one.asks.format(*names))
    one.see(board)
