"""After the last card: the points are counted, the winner is crowned, and the picture can be kept."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from kasztelan.games.catalogue import GAMES
from screenshots.stage import Stage
from tests.browser.playing import Board
from tests.browser.visiting import DESKTOP, PHONE, Visits

SIZES: Final = pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desk", "phone"])
COLOURS: Final = """async (file) => {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, picture.width, picture.height);
  const seen = new Set();
  for (let at = 0; at < data.length; at += 4 * 97) seen.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
  return { width: picture.width, height: picture.height, colours: seen.size };
}"""


def to_the_last_card(stage: Stage, page: Page, playing: bool = False) -> tuple[Board, dict[str, Any]]:
    """Somebody who did not win sees the last decision made; the table as the server knows it afterwards."""
    moment = stage.room.WON()
    me = moment.record["result"]["places"].index(2)
    table = stage.around(moment, me)
    stage.kasia.comes(page).goto(f"/t/{table}")
    board = Board(page)
    expect(board.asking).to_be_visible()
    if playing:
        page.evaluate("localStorage['kasztelan.speed'] = '1'")
        page.reload()
        expect(board.asking).to_be_visible()
    rest = [{name: value for name, value in one.items() if name != "by"} for one in moment.rest]
    stage.people(moment, me)[moment.seat].plays(table, *rest)
    expect(board.ceremony()).to_be_visible()
    return board, stage.kasia.get(f"/api/tables/{table}")


@SIZES
def test_whoever_sees_the_end_sees_the_winner_and_their_own_place(
    visit: Visits, stages: Any, viewport: ViewportSize, tmp_path: Path
) -> None:
    board, about = to_the_last_card(stages(next(iter(GAMES))), visit(viewport=viewport))
    result, ceremony = about["result"], board.ceremony()
    names = board.names()
    expect(ceremony).to_have_attribute("data-ceremony", "over")
    expect(ceremony.get_by_role("heading")).to_have_text(f"{names[result['won'].index(True)]} wins")
    expect(ceremony).to_contain_text(f"You are second of {len(names)}")
    rows = ceremony.get_by_role("row")
    expect(rows).to_have_count(len(names) + 1)
    for at, (place, points) in enumerate(zip(result["places"], result["points"], strict=True)):
        name = "You" if names[at] == "Kasia" else names[at]
        row = rows.filter(has=board.page.get_by_role("rowheader", name=name, exact=True))
        expect(row.get_by_role("cell").first).to_have_text(str(place))
        expect(row.get_by_role("cell").last).to_have_text(str(points))
    # Nothing moves here, so the counts are told in sentences.
    told = ceremony.get_by_role("list", name=board.words.text("ceremony-counts"))
    expect(told.get_by_role("listitem").first).to_contain_text("Districts: ")

    with board.page.expect_download() as coming:
        ceremony.get_by_role("button", name="Save the picture").click()
    file = tmp_path / "cities.png"
    coming.value.save_as(file)
    picture = board.page.evaluate(COLOURS, b64encode(file.read_bytes()).decode())
    assert (picture["width"], picture["height"]) == (viewport["width"] * 2, viewport["height"] * 2)
    assert picture["colours"] > 500

    board.page.keyboard.press("Escape")
    expect(ceremony).to_have_count(0)
    board.page.reload()
    expect(board.page.locator("[data-choice=scores]")).to_be_visible()
    expect(ceremony).to_have_count(0)
    board.page.locator("[data-choice=ceremony]").click()
    expect(ceremony).to_be_visible()


def test_it_is_counted_step_by_step_and_can_be_hastened(visit: Visits, stages: Any) -> None:
    board, about = to_the_last_card(stages(next(iter(GAMES))), visit(), playing=True)
    ceremony, page = board.ceremony(), board.page
    page.keyboard.press("Space")
    expect(ceremony.get_by_role("heading")).to_have_text("Districts")
    expect(ceremony.locator("[aria-live=polite]")).to_contain_text("Districts: ")
    page.get_by_role("button", name="Skip").click()
    expect(ceremony).to_have_attribute("data-ceremony", "over")
    for points in about["result"]["points"]:
        expect(ceremony.locator("svg text.points").filter(has_text=str(points)).first).to_be_visible()
    ceremony.get_by_role("button", name="Scores").click()
    expect(page.get_by_role("dialog", name="Scores")).to_be_visible()
    expect(ceremony).to_have_count(0)


def test_a_finished_game_is_celebrated_again_from_its_replay(visit: Visits, stages: Any) -> None:
    stage = stages(next(iter(GAMES)))
    page = stage.kasia.comes(visit())
    page.goto(f"/r/{stage.finished}")
    page.get_by_role("button", name="Scores", exact=True).click()
    page.get_by_role("button", name="See the ceremony").click()
    expect(Board(page).ceremony().get_by_role("heading")).to_have_text("Kasia wins")
