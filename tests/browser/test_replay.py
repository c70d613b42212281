"""A finished game walked through again, seen with other eyes, played on, kept, and its dice checked."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, StorageState, expect

from kasztelan.core.record import digest_of, verify
from kasztelan.games.catalogue import load
from screenshots.stage import Stage
from tests.browser.playing import Board, play_now
from tests.browser.visiting import PHONE, PICTURE, Visits
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
    play_now(page).click()
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
    return at_the_replay(visit(), visit.address, played)


def at_the_replay(page: Page, address: str, played: Played) -> Page:
    page.context.add_cookies(
        [{"name": one["name"], "value": one["value"], "url": address} for one in played.kept["cookies"]]
    )
    page.goto(PICTURE)
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
    # It opens where the first decision is asked, with the cards dealt.
    opening = int(place(page).input_value())
    assert opening > 0
    assert chronicle.locator("p").count() > 0
    for _ in range(3):
        page.get_by_role("button", name="One step on").click()
    assert int(place(page).input_value()) >= opening + 3
    place(page).press("Home")
    expect(place(page)).to_have_value("0")
    expect(chronicle.locator("p")).to_have_count(0)
    expect(page.get_by_role("button", name="One step back")).to_be_disabled()
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
    before = place(page).input_value()
    page.get_by_role("button", name="speed 8").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(place(page)).not_to_have_value(before)
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_keys_lead_through_it_by_decision_turn_and_round_wherever_one_has_clicked(page: Page) -> None:
    steps = count(page)
    page.get_by_role("button", name="Round 3", exact=True).click()
    at = int(place(page).input_value())
    places = [at]
    for key in ("ArrowRight", "Shift+ArrowRight", "PageDown", "End"):
        page.keyboard.press(key)
        places.append(int(place(page).input_value()))
    assert places == sorted(set(places))
    assert places[-1] == steps
    for key in ("PageUp", "Shift+ArrowLeft", "ArrowLeft", "Home"):
        page.keyboard.press(key)
        places.append(int(place(page).input_value()))
    back = places[4:]
    assert back == sorted(set(back), reverse=True)


def test_the_controls_stay_where_they_are_whoever_looks(page: Page) -> None:
    count(page)
    controls = page.get_by_role("region", name="Walk through the game")
    before = controls.bounding_box()
    page.get_by_role("combobox", name="Whose eyes").select_option(index=2)
    expect(page.get_by_role("region", name="Your side of the table")).to_be_visible()
    assert controls.bounding_box() == before


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
        mine = page.get_by_role("region", name="Your side of the table")
        expect(mine.get_by_role("heading")).to_have_text("You")
        seen.append(cards)
    assert seen[0] != seen[1]
    expect(place(page)).to_have_value(str(steps // 2))
    eyes.select_option(index=0)
    expect(hand).to_have_count(0)


def test_one_plays_on_from_a_place_of_the_game_on_a_chair_of_it(page: Page, played: Played) -> None:
    steps = count(page)
    at = steps * 2 // 3
    place(page).fill(str(at))
    told = page.get_by_role("log").locator("p").all_inner_texts()
    seats = page.request.get(f"/api/tables/{played.table}").json()["seats"]
    names = [one["name"] for one in seats]
    page.get_by_role("combobox", name="Whose eyes").select_option(label=names[2])
    expect(page.get_by_role("region", name="Your side of the table")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog", name="What if")
    expect(sheet).to_contain_text("Whose seat do you take?")
    chairs = sheet.get_by_role("button").filter(has_text=re.compile(r"\S\S"))
    # The close button says nothing; the chair one looks from comes first.
    expect(chairs.first).to_have_text(names[2])
    chairs.first.click()
    expect(
        page.get_by_text(re.compile(rf"What if \(from Round \d+\): you play on as {names[2]}"))
    ).to_be_visible()
    assert not page.url.endswith(played.table)
    board = Board(page)
    board.wait_until_asked()
    expect(board.chronicle.locator("p").nth(len(told) // 2)).to_be_attached()
    expect(page.get_by_role("banner")).to_contain_text(re.compile(r"What if \(from Round \d+\)"))
    about = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert (about["prefix"], about["mine"]) == (at, [2])
    assert [one["name"] for one in about["seats"]] == names
    assert [one["kind"] for one in about["seats"]] == [
        "person" if seat == 2 else "bot" for seat in range(len(names))
    ]


def at_the_end(page: Page) -> bool:
    far: float = page.get_by_role("log").evaluate(
        "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
    )
    return far < 2


def test_the_chronicle_goes_with_whoever_walks(page: Page) -> None:
    steps = count(page)
    place(page).fill(str(steps // 2))
    assert at_the_end(page)
    page.get_by_role("log").evaluate("(log) => log.scrollTo(0, 0)")
    expect(page.get_by_role("log")).not_to_have_class(re.compile("below"))
    for _ in range(4):
        page.get_by_role("button", name="One step on").click()
    assert at_the_end(page)


def test_a_phone_has_the_chronicle_too(visit: Visits, played: Played) -> None:
    phone = visit(viewport=PHONE)
    phone.goto(f"/r/{played.table}?at=60")
    expect(place(phone)).to_have_value("60")
    phone.get_by_role("button", name="Log").click()
    expect(phone.get_by_role("dialog").get_by_role("log").locator("p").last).to_be_in_viewport()


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


def test_a_phone_hands_the_link_on_by_itself(played: Played, visit: Visits) -> None:
    page = visit(fresh=True)
    page.add_init_script("navigator.share = (what) => { window.shared = what; return Promise.resolve() }")
    at_the_replay(page, visit.address, played)
    place(page).fill("40")
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("window.shared.url") == f"{visit.address}/r/{played.table}?at=40"


def test_the_link_is_shown_where_nothing_can_be_copied(played: Played, visit: Visits) -> None:
    page = visit(fresh=True)
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    at_the_replay(page, visit.address, played)
    place(page).fill("40")
    page.get_by_role("button", name="Copy the link").click()
    link = page.get_by_role("dialog", name="Link to this place").get_by_role("textbox")
    expect(link).to_have_value(f"{visit.address}/r/{played.table}?at=40")
    expect(link).to_be_focused()


def test_the_record_is_downloaded_and_holds(page: Page, tmp_path: Path) -> None:
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download").click()
    file = tmp_path / "game.json"
    coming.value.save_as(file)
    record = json.loads(file.read_text(encoding="utf-8"))
    assert verify(load(record["game"]), record)[-1] == "dice"


def scores(page: Page) -> Locator:
    page.get_by_role("button", name="Scores", exact=True).click()
    return page.get_by_role("dialog", name="Scores")


def test_the_scores_lead_to_where_the_lead_changed(page: Page) -> None:
    steps = count(page)
    sheet = scores(page)
    expect(sheet.get_by_role("heading", name="Where the lead changed most")).to_be_visible()
    turns = sheet.get_by_role("listitem").filter(has_text=re.compile(r"was .+ and is now .+\."))
    assert 1 <= turns.count() <= 3
    wanted = turns.last.get_by_role("button")
    expect(wanted).to_have_text(re.compile(r"^Round \d+ \S.+\.$"))
    story = wanted.inner_text().partition(" ")[2].partition(" ")[2]
    wanted.click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("log").locator("p").last).to_contain_text(story.rpartition(". ")[2].strip(". "))
    assert 0 < int(place(page).input_value()) <= steps


def test_the_points_of_one_seat_are_shown_by_source_over_time(page: Page, played: Played) -> None:
    answer = page.request.get(f"/api/tables/{played.table}/scores").json()["points"]
    names = [one["name"] for one in page.request.get(f"/api/tables/{played.table}").json()["seats"]]
    sheet = scores(page)
    everybody = sheet.get_by_role("tab", name="Everybody")
    expect(everybody).to_have_attribute("aria-selected", "true")
    expect(sheet.get_by_role("img", name="Points over time")).to_be_visible()
    everybody.press("ArrowRight")
    expect(sheet.get_by_role("tab", name=names[0])).to_be_focused()
    expect(sheet.get_by_role("img", name=f"Where {names[0]}’s points came from, over time")).to_be_visible()
    ever = {source for one in answer for source, points in one["participants"][0].items() if points}
    assert {one.get_attribute("data-source") for one in sheet.locator("[data-source]").all()} == ever
    panel = sheet.get_by_role("tabpanel")
    expect(panel.get_by_role("list").get_by_role("listitem")).to_have_count(len(ever))
    panel.get_by_text("As a table").click()
    last = panel.get_by_role("row").last
    expect(last.get_by_role("rowheader")).to_have_text(re.compile(r"^Round \d+ · \d+$"))
    expect(last.get_by_role("cell").last).to_have_text(str(sum(answer[-1]["participants"][0].values())))


def check_dice(page: Page) -> Locator:
    sheet = scores(page)
    sheet.get_by_role("button", name=Board(page).words.text("verify-now")).click()
    return sheet


def test_the_browser_finds_the_dice_right(page: Page) -> None:
    sheet = check_dice(page)
    expect(sheet.get_by_text("This browser kept the seal it was shown.")).to_be_visible()
    expect(sheet.locator(".verdict")).to_have_text(re.compile(r"^It fits: all \d\d+ draws were done again"))
    expect(sheet.locator("li.right")).to_have_count(7)


def test_a_browser_that_was_not_there_claims_no_more_than_it_can_tell(visit: Visits, played: Played) -> None:
    stranger = visit()
    stranger.goto(f"/r/{played.table}")
    count(stranger)
    sheet = check_dice(stranger)
    expect(sheet.locator(".verdict")).to_have_text(
        re.compile(r"^It fits as far as can be told here: \d\d+ draws")
    )
    expect(sheet.get_by_text("This browser was not shown the seal before the game")).to_be_visible()
    expect(sheet.get_by_text("kept the seal")).to_have_count(0)
    expect(sheet.locator("li.unknown")).to_have_count(2)


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
    expect(sheet.locator(".verdict.wrong")).to_be_visible()
    told = Board(page).words.text(f"verify-{wrong}")
    expect(sheet.locator("li.wrong").filter(has_text=told)).to_be_visible()


def test_a_browser_that_saw_another_promise_says_so(page: Page, played: Played) -> None:
    page.evaluate("(table) => localStorage.setItem(`kasztelan.commitment.${table}`, '00')", played.table)
    sheet = check_dice(page)
    expect(sheet.locator(".verdict.wrong")).to_be_visible()
    expect(sheet.locator("li.wrong")).to_contain_text(Board(page).words.text("verify-kept"))


def test_my_finished_games_say_who_played_and_how_it_ended(page: Page, played: Played) -> None:
    about = page.request.get(f"/api/tables/{played.table}").json()
    page.goto("/records")
    row = page.get_by_role("listitem").filter(has=page.locator(f"a[href='/r/{played.table}']"))
    for chair, points in zip(about["seats"], about["result"]["points"], strict=True):
        expect(row).to_contain_text(f"{chair['name']} {points}")


def test_games_to_watch_say_who_plays(visit: Visits, stage: Stage) -> None:
    page = visit()
    stage.kasia.comes(page)
    page.goto("/watch")
    playing = page.get_by_role("listitem").filter(has_text="in progress")
    expect(playing.first).to_be_visible()
    for table in page.request.get("/api/tables?status=playing").json():
        names = ", ".join(chair["name"] for chair in table["seats"])
        mine = page.request.get(f"/api/tables/{table['id']}").json()["mine"]
        its_row = playing.filter(has=page.locator(f"a[href='/t/{table['id']}']"))
        expect(its_row).to_have_count(0 if mine else 1)
        if not mine:
            expect(its_row).to_contain_text(names)
