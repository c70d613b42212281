"""Every kind of choice that Citadels asks a person for: made by the piece on the board, and said in the ribbon."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from kasztelan.core.match import PLAY_PUBLIC
from kasztelan.games.citadels.actions import VERBS
from kasztelan.games.citadels.game import GAME
from kasztelan.games.citadels.rules import pending
from tests.browser.playing import Board, click
from tests.browser.scenes import districts, moments, rank_3, rank_4, ranks_1_2, ranks_5_to_7, ranks_8_9, turns
from tests.browser.scenes.pieces import place, tower
from tests.browser.scenes.scene import ME, Scene, Step
from tests.browser.visiting import Visits
from tests.conformance.option_sets import CASES
from tests.conformance.walks import Walk
from tests.server.operators.hosting import Hosting

SCENES: Final = (
    *turns.DRAFT, *turns.TURNS, *turns.WAYS_TO_BUILD, *ranks_1_2.RANK_1, *ranks_1_2.RANK_2, *rank_3.RANK_3,
    *rank_4.RANK_4, *ranks_5_to_7.RANK_5, *ranks_5_to_7.RANK_6, *ranks_5_to_7.RANK_7, *ranks_8_9.RANK_8,
    *ranks_8_9.RANK_9, *districts.USED, *districts.THEATER, *moments.BUILT, *moments.REACTING,
)  # fmt: skip
STAGED: Final = [(scene, edition) for scene in SCENES for edition in scene.editions]
CLICKED: Final = [(scene, scene.editions[0]) for scene in SCENES]
"""Both editions ask in the same words and are drawn with the same pieces."""
ASKED: Final = pending.NAMES[pending.PICK_CHARACTER : pending.START]
"""All that a person can be asked."""
DONE: Final = VERBS[VERBS.index("pick") :]
"""All that a person can do: before it comes what chance does."""


class Kind(NamedTuple):
    """A kind of choice."""

    edition: str
    asked: str
    verb: str


def kinds_shown() -> set[Kind]:
    return {Kind(edition, one.asked, one.verb) for scene, edition in STAGED for one in scene.steps}


def kinds_met() -> Iterator[Kind]:
    """What comes up in random games of all sorts, where more than one thing can be done."""
    for case in CASES:
        walk = Walk(case, 0)
        while not walk.over():
            if GAME.to_act(walk.state) >= 0 and len(GAME.legal(walk.state)) > 1:
                asked = GAME.decision(walk.state)["name"]
                for action in GAME.legal(walk.state):
                    yield Kind(walk.options["edition"], asked, str(GAME.codec.decode(action)["verb"]))
            walk.step()


def test_nothing_is_asked_that_has_no_scene() -> None:
    shown = kinds_shown()
    assert set(ASKED) - {kind.asked for kind in shown} == set()
    assert set(DONE) - {kind.verb for kind in shown} == set()
    assert set(kinds_met()) - shown == set()


@pytest.mark.parametrize(("scene", "edition"), STAGED, ids=lambda one: getattr(one, "name", one))
def test_a_scene_asks_what_it_says(scene: Scene, edition: str) -> None:
    match = scene.match(edition)
    match.forced_policy = PLAY_PUBLIC
    match.advance()
    for one in scene.steps:
        assert (GAME.decision(match.state)["name"], match.waiting_for()) == (one.asked, ME)
        match.act(ME, GAME.codec.encode(one.do))


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


@pytest.mark.parametrize(("scene", "edition"), CLICKED, ids=lambda one: getattr(one, "name", one))
def test_a_person_chooses(page: Page, scene: Scene, edition: str) -> None:
    names = open_table(page, scene.table(edition), scene.players)
    board = Board(page)
    for one in scene.steps:
        board.wait_until_asked()
        make(board, one, names)
        see(board, one, names)


def post(page: Page, path: str, **body: Any) -> Any:
    answer = page.request.post(path, data=body, headers={"x-kasztelan": "1"})
    assert answer.ok, answer.text()
    return answer.json()


def open_table(page: Page, wanted: dict[str, Any], players: int) -> list[str]:
    """A guest called Anna opens the table, sits on the first chair and lets bots have the others."""
    page.context.clear_cookies()
    post(page, "/api/guest", nickname="Anna")
    table = post(page, "/api/tables", **wanted)["id"]
    post(page, f"/api/tables/{table}/sit", seat=ME)
    for chair in range(1, players):
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
    in_words = board.in_words(one.do)
    expect(in_words).to_have_accessible_name(one.words.format(*names))
    with board.decided():
        if one.piece is None:
            click(in_words)
            return
        before = board.decision()
        piece = one.piece(board)
        expect(piece.and_(board.lit())).to_be_visible()
        click(piece)
        if board.left_open(before):
            click(one.then(board) if one.then else in_words)


def see(board: Board, one: Step, names: list[str]) -> None:
    expect(board.chronicle).to_contain_text(one.log.format(*names))
    expect(board.ribbon()).to_contain_text(one.asks.format(*names))
    for seat, gold in one.money.items():
        expect(place(board, f"gold-{seat}")).to_contain_text(f"{gold} gold")
    for seat, card in one.built.items():
        expect(tower(card, seat)(board)).to_be_visible()
    for seat, card in one.gone.items():
        expect(tower(card, seat)(board)).to_have_count(0)
