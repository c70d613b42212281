"""The lobby: a game at once, a table of one's own, an invitation, one's games, and those of others."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.guests import Guest, seated
from tests.browser.playing import Board, play_now, take_the_first
from tests.browser.visiting import DESKTOP, PHONE, Visits
from tests.server.operators.hosting import Hosting


def about(page: Page) -> dict[str, Any]:
    """The table that the page shows, as the server knows it."""
    told: dict[str, Any] = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    return told


def sit_down(page: Page, name: str) -> None:
    """Takes the seat that the letter offers, under this name."""
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def set_the_table(page: Page) -> None:
    page.get_by_role("button", name="Create the table").click()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_newcomer_plays_with_two_clicks(visit: Visits, viewport: ViewportSize) -> None:
    page = visit(viewport=viewport)
    page.goto("/")
    play_now(page).click()
    board = Board(page)
    board.wait_until_asked()
    with board.decided():
        take_the_first(board)
    people = [chair["kind"] for chair in about(page)["seats"]]
    assert sorted(people) == ["bot", "bot", "bot", "person"]


def test_a_table_is_set_as_one_likes_it(page: Page, visit: Visits) -> None:
    page.goto("/create/citadels")
    page.get_by_role("radio", name="Vicious Nobles").check(force=True)
    page.get_by_role("button", name="Players: more").click()
    page.get_by_role("combobox", name="2, eagle").select_option("somebody else")
    page.get_by_role("combobox", name="3, stag").select_option("bot, easy")
    page.get_by_role("combobox", name="Time").select_option("2 minutes a move")
    page.get_by_role("radio", name="with the password").check(force=True)
    page.get_by_role("textbox", name="Table password").fill("red dragon")
    page.get_by_role("button", name="More options").click()
    crown = page.get_by_role("combobox", name="First crown")
    crown.select_option(index=2)
    chosen = crown.locator("option:checked").inner_text()
    expect(page.get_by_role("button", name="Create the table")).to_contain_text("then waits for 1 person")
    set_the_table(page)

    agreed = page.get_by_role("region", name="At this table")
    for line in ("Vicious Nobles", "2 minutes a move", "with the password", chosen):
        expect(agreed).to_contain_text(line)
    table = about(page)
    assert (table["options"]["players"], table["options"]["set"]) == (5, "vicious_nobles")
    assert (table["clock"]["kind"], table["clock"]["seconds"]) == ("decision", 120)
    assert [chair["kind"] for chair in table["seats"]] == ["person", "open", "bot", "bot", "bot"]
    assert table["seats"][2]["bot"] == "random"

    jan = visit()
    jan.goto(page.get_by_role("textbox", name="Link to this table").input_value())
    jan.get_by_role("textbox", name="Table password").fill("green dragon")
    jan.get_by_role("button", name="Come in").click()
    expect(jan.get_by_role("alert")).to_have_text("That is not the password.")
    jan.get_by_role("textbox", name="Table password").fill("red dragon")
    jan.get_by_role("button", name="Come in").click()
    sit_down(jan, "Jan")
    expect(page.get_by_text("Everybody is here.")).to_be_visible()


def test_characters_and_districts_can_be_chosen_one_by_one(page: Page) -> None:
    page.goto("/create/citadels")
    page.get_by_role("radio", name="Custom").check(force=True)
    page.get_by_role("radio", name="Witch", exact=True).check(force=True)
    districts = page.get_by_role("region", name="Unique districts")
    expect(districts.get_by_text("14 of 14")).to_be_visible()
    first = districts.get_by_role("checkbox", checked=True).first
    first.uncheck(force=True)
    expect(districts.get_by_text("13 of 14")).to_be_visible()

    set_the_table(page)
    expect(districts.get_by_role("alert")).to_have_text("Unique districts: 13 given; allowed: exactly 14")
    expect(page.get_by_role("alert")).to_have_count(1)
    districts.get_by_role("checkbox", checked=False).last.check(force=True)
    expect(page.get_by_role("alert")).to_have_count(0)
    set_the_table(page)
    expect(Board(page).asking).to_be_visible()
    options = about(page)["options"]
    assert options["characters"][0] == "witch"
    assert len(options["districts"]) == 14


def test_what_is_wrong_is_said_beside_its_field(page: Page) -> None:
    page.goto("/create/citadels")
    page.get_by_role("radio", name="with the password").check(force=True)
    field = page.get_by_role("textbox", name="Table password")
    field.fill("short")
    set_the_table(page)
    expect(field).to_have_attribute("aria-invalid", "true")
    described = (field.get_attribute("aria-describedby") or "").split()
    said = " ".join(page.locator(f'[id="{one}"]').inner_text() for one in described)
    assert "8" in said
    assert page.url.endswith("/create/citadels")


def test_an_invitation_brings_a_second_person(page: Page, visit: Visits) -> None:
    page.goto("/create/citadels")
    page.get_by_role("combobox", name="2, eagle").select_option("somebody else")
    set_the_table(page)
    link = page.get_by_role("textbox", name="Link to this table").input_value()
    assert link == page.url
    code = page.get_by_role("img", name="The link to this table as a QR code")
    expect(code).to_be_visible()
    begin = page.get_by_role("button", name=re.compile("^Start"))
    expect(begin).to_contain_text("not every seat is taken")
    expect(begin).to_have_attribute("aria-disabled", "true")

    jan = visit(viewport=PHONE)
    jan.goto(link)
    expect(jan.get_by_role("textbox", name="Your name")).to_be_focused()
    expect(jan.get_by_role("region", name="At this table")).to_contain_text("First Game")
    crests = jan.get_by_role("group", name="Your crest").get_by_role("radio")
    expect(crests).to_have_count(7)
    jan.get_by_role("radio", name="swan").check(force=True)
    sit_down(jan, "Jan")
    expect(page.get_by_text("Jan", exact=True)).to_be_visible()
    assert [(one["name"], one["crest"]) for one in about(page)["seats"]][1] == ("Jan", "swan")
    expect(jan.get_by_text("Everybody is here; the host can start.")).to_be_visible()
    expect(jan.get_by_role("button", name=re.compile("^Start"))).to_have_count(0)
    begin.click()
    for one in (page, jan):
        expect(Board(one).asking).to_be_visible()


def test_my_games_have_my_turn_first(page: Page, house: Hosting) -> None:
    anna, jan = Guest(house.address, "Anna"), Guest(house.address, "Jan")
    mine = seated({"options": {"players": 2, "crown": 0}}, anna, jan)
    his = seated({"options": {"players": 2, "crown": 1}}, anna, jan)
    anna.comes(page).goto("/")
    games = page.get_by_role("complementary", name="Games").get_by_role("link", name="Citadels")
    expect(games).to_have_count(2)
    rows = page.get_by_role("complementary", name="Games").get_by_role("listitem")
    expect(rows.nth(0)).to_contain_text("your turn")
    expect(rows.nth(1)).to_contain_text("waiting for Jan")
    hrefs = [link.get_attribute("href") for link in games.all()]
    assert hrefs == [f"/t/{mine}", f"/t/{his}"]
    expect(page).to_have_title("(1) Kasztelan")
    games.first.click()
    Board(page).wait_until_asked()


def test_a_public_game_is_watched_without_hands(page: Page, house: Hosting) -> None:
    anna, jan = Guest(house.address, "Annabella"), Guest(house.address, "Jan")
    wanted = {"visibility": "public", "options": {"players": 2, "crown": 0}}
    seated(wanted, anna, jan)
    page.goto("/watch")
    page.get_by_role("link", name="Annabella").first.click()
    board = Board(page)
    expect(board.asking).to_contain_text("You are watching.")
    expect(board.asking).to_contain_text("Waiting for Annabella to choose a character.")
    expect(page.locator("[data-choice], .hand")).to_have_count(0)


def test_a_public_table_is_joined_from_the_lobby(page: Page, house: Hosting) -> None:
    host = Guest(house.address, "Bogumił")
    table = host.opens(visibility="public", options={"players": 2})
    host.sits(table, 0)
    page.goto("/")
    page.get_by_role("link", name="Bogumił").click()
    expect(page.get_by_role("heading", name="Bogumił invites you to Citadels")).to_be_visible()
    page.get_by_role("button", name="Just watch").click()
    page.get_by_role("button", name="Sit here: seat 2, eagle").click()
    expect(page.get_by_text("You have a seat.")).to_be_visible()


def test_one_says_what_one_is_called(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Choose a name").click()
    page.get_by_role("textbox", name="Your name").fill("Ярослава")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("You are Ярослава.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("banner").get_by_text("Ярослава")).to_be_visible()
