"""A finished game walked through again, seen with other eyes, played on, kept, and its dice checked."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, StorageState, expect

from kasztelan.core.record import digest_of, verify
from kasztelan.games.citadels.game import GAME
from tests.browser.playing import Board
from tests.browser.visiting import Visits
from tests.server.operators.hosting import Hosting

KEEP: Final = "(kept) => { for (const [name, value] of kept) localStorage.setItem(name, value) }"


class Played(NamedTuple):
    """A finished game, and what the browser of whoever played there has kept."""

    table: str
    kept: StorageState


@pytest.fixture(scope="module")
def played(chromium: Browser, house: Hosting) -> Iterator[Played]:
    """Somebody sits down, leaves, and comes back when the bots have played to the end."""
    visits = Visits(chromium, house.address)
    page = visits()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    board = Board(page)
    expect(board.asking).to_be_visible()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Leave the game…").click()
    page.get_by_role("button", name="A bot plays on for me: leave").click()
    expect(page.locator("[data-choice=scores]")).to_be_visible()
    yield Played(page.url.rpartition("/")[2], page.context.storage_state())
    visits.close()


@pytest.fixture
def page(visit: Visits, played: Played) -> Page:
    """The same person in another window, at the replay."""
    page = visit()
    page.context.add_cookies(
        [{"name": one["name"], "value": one["value"], "url": visit.address} for one in played.kept["cookies"]]
    )
    page.goto("/me")
    (origin,) = played.kept["origins"]
    page.evaluate(KEEP, [[one["name"], one["value"]] for one in origin["localStorage"]])
    page.goto(f"/r/{played.table}")
    expect(place(page)).to_be_visible()
    return page


def place(page: Page) -> Locator:
    return page.get_by_role("slider", name="Walk through the game")


def count(page: Page) -> int:
    """How many steps the game has; known when all of them have come."""
    told = (place(page).get_attribute("aria-valuetext") or "").rpartition(" ")[2]
    expect(place(page)).to_have_attribute("max", told)
    return int(told)


def test_one_walks_through_the_game_step_by_step_and_by_the_scrubber(page: Page) -> None:
    steps = count(page)
    chronicle = page.get_by_role("log")
    expect(place(page)).to_have_value("0")
    expect(chronicle.locator("p")).to_have_count(0)
    expect(page.get_by_role("button", name="One step back")).to_be_disabled()
    for _ in range(3):
        page.get_by_role("button", name="One step on").click()
    expect(place(page)).to_have_value("3")
    place(page).fill(str(steps // 2))
    expect(place(page)).to_have_attribute("aria-valuetext", f"step {steps // 2} of {steps}")
    middle = chronicle.locator("p").count()
    assert middle > 10
    place(page).press("End")
    expect(place(page)).to_have_value(str(steps))
    assert chronicle.locator("p").count() > middle
    place(page).press("ArrowLeft")
    expect(place(page)).to_have_value(str(steps - 1))


def test_it_plays_by_itself(page: Page) -> None:
    count(page)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(place(page)).to_have_value("2")
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_other_eyes_see_their_own_hand(page: Page, played: Played) -> None:
    steps = count(page)
    place(page).fill(str(steps // 2))
    hand = page.get_by_role("group", name="Your hand")
    expect(hand).to_have_count(0)
    eyes = page.get_by_role("combobox", name="Whose eyes")
    seen = []
    for seat in (1, 2):
        eyes.select_option(index=seat + 1)
        answer = page.request.get(f"/api/tables/{played.table}/replay?seat={seat}&first={steps // 2}&count=1")
        cards = answer.json()["view"]["mine"]["hand"]
        expect(hand.get_by_role("button")).to_have_count(len(cards))
        expect(page.get_by_role("region", name="Your side of the table").get_by_role("heading")).to_have_text(
            eyes.locator("option").nth(seat + 1).inner_text()
        )
        seen.append(cards)
    assert seen[0] != seen[1]
    expect(place(page)).to_have_value(str(steps // 2))
    eyes.select_option(index=0)
    expect(hand).to_have_count(0)


def test_one_plays_on_from_a_place_of_the_game(page: Page, played: Played) -> None:
    steps = count(page)
    at = steps * 2 // 3
    place(page).fill(str(at))
    told = page.get_by_role("log").locator("p").all_inner_texts()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Sit on chair 1").click()
    page.get_by_role("button", name="Fill with bots and begin").click()
    assert not page.url.endswith(played.table)
    board = Board(page)
    board.wait_until_asked()
    expect(board.chronicle.locator("p").nth(len(told) // 2)).to_be_attached()
    about = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert about["prefix"] == at


def test_a_place_of_the_game_has_a_link(page: Page, played: Played, visit: Visits) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=visit.address)
    place(page).fill("40")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{visit.address}/r/{played.table}?at=40"
    friend = visit()
    friend.goto(link)
    expect(place(friend)).to_have_value("40")


def test_the_record_is_downloaded_and_holds(page: Page, tmp_path: Path) -> None:
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download").click()
    file = tmp_path / "game.json"
    coming.value.save_as(file)
    record = json.loads(file.read_text(encoding="utf-8"))
    assert verify(GAME, record)[-1] == "dice"


def test_the_scores_lead_to_where_the_lead_changed(page: Page) -> None:
    count(page)
    page.get_by_role("button", name="Scores", exact=True).click()
    sheet = page.get_by_role("dialog", name="Scores")
    expect(sheet.get_by_role("heading", name="Where the lead changed most")).to_be_visible()
    after = sheet.get_by_role("button", name="after step")
    assert 1 <= after.count() <= 3
    wanted = after.first.inner_text().rpartition(" ")[2]
    after.first.click()
    expect(sheet).to_have_count(0)
    expect(place(page)).to_have_value(wanted)


def check_dice(page: Page) -> Locator:
    page.get_by_role("button", name="Scores", exact=True).click()
    sheet = page.get_by_role("dialog", name="Scores")
    sheet.get_by_role("button", name=Board(page).words.text("verify-now")).click()
    return sheet


def test_the_browser_finds_the_dice_right(page: Page) -> None:
    sheet = check_dice(page)
    expect(sheet.locator(".verdict.right")).to_be_visible()
    expect(sheet.locator("li.right")).to_have_count(6)


def another_answer_of_chance(record: dict[str, Any]) -> None:
    """Two cards that were drawn change places; the sum is made anew, so that only the dice tell."""
    draws = [one for one in record["actions"] if one["by"] == "nature" and one["verb"] == "draw"]
    first, second = next((one, two) for one, two in pairwise(draws) if one != two)
    first["card"], second["card"] = second["card"], first["card"]
    record["digest"] = digest_of(record)


def edited(record: dict[str, Any]) -> None:
    record["result"]["points"][0] += 10


def another_key(record: dict[str, Any]) -> None:
    record["key"] = "00" * 32
    record["digest"] = digest_of(record)


@pytest.mark.parametrize(
    ("tamper", "wrong"),
    [(another_answer_of_chance, "draws"), (edited, "digest"), (another_key, "commitment")],
)
def test_the_browser_finds_a_tampered_record_wrong(
    page: Page, tamper: Callable[[dict[str, Any]], None], wrong: str
) -> None:
    def answer(route: Route) -> None:
        record = route.fetch().json()
        tamper(record)
        route.fulfill(json=record)

    page.route("**/api/tables/*/record", answer)
    sheet = check_dice(page)
    expect(sheet.locator(".verdict:not(.right)")).to_be_visible()
    told = Board(page).words.text(f"verify-{wrong}")
    expect(sheet.locator("li.wrong").filter(has_text=told)).to_be_visible()


def test_a_browser_that_saw_another_promise_says_so(page: Page, played: Played) -> None:
    page.evaluate("(table) => localStorage.setItem(`kasztelan.commitment.${table}`, '00')", played.table)
    sheet = check_dice(page)
    expect(sheet.locator(".verdict:not(.right)")).to_be_visible()
    expect(sheet.locator("li.wrong")).to_contain_text(Board(page).words.text("verify-kept"))
