"""What was done to a player is told to that player, before anything else is asked."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.citadels.test_asking import position
from tests.browser.guests import Guest, seated
from tests.browser.playing import Board
from tests.browser.visiting import PHONE, Visits
from tests.server.operators.hosting import Hosting

END: Final = {"verb": "end_turn"}
ANNA: Final = {"characters": ["king"], "gold": 4, "hand": ["keep", "docks"], "city": ["tavern", "market"]}


class Deed(NamedTuple):
    """What Bob does to Anna, and what she is told of it."""

    name: str
    bob: dict[str, Any]
    does: tuple[dict[str, Any], ...]
    heading: str
    says: tuple[str, ...]


DEEDS: Final = (
    Deed(
        "killed",
        {"characters": ["assassin"]},
        ({"verb": "kill", "character": "king"},),
        "Your King is killed.",
        ("You miss this turn.", "4 gold, 2 cards and 2 districts stay yours."),
    ),
    Deed(
        "robbed",
        {"characters": ["thief"]},
        ({"verb": "rob", "character": "king"}, END),
        "Bob robs you of 4 gold.",
        ("You have 0 gold left.",),
    ),
    Deed(
        "hands swapped",
        {"characters": ["magician"], "hand": ["palace"]},
        ({"verb": "swap_hands", "seat": 0}, END),
        "Bob exchanges hands with you.",
        ("You now have 1 card.", "Gone: Docks, Keep", "New: Palace"),
    ),
    Deed(
        "destroyed",
        {"characters": ["warlord"], "gold": 3},
        ({"verb": "destroy", "seat": 0, "card": "market", "beautified": False},),
        "Bob destroys your Market for 1 gold.",
        ("Your city now has 1 district",),
    ),
)


def told(page: Page, house: Hosting, deed: Deed) -> Guest:
    """Anna looks while Bob does it."""
    anna, bob = Guest(house.address, "Anna"), Guest(house.address, "Bob")
    wanted = position(ANNA, deed.bob, next=deed.bob["characters"][0], gathered=True)
    table = seated(wanted, anna, bob)
    anna.comes(page).goto(f"/t/{table}")
    expect(page.locator("[data-decision]")).to_be_visible()
    bob.plays(table, *deed.does)
    return bob


@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.name)
def test_it_is_told_to_the_victim_before_the_next_prompt(visit: Visits, house: Hosting, deed: Deed) -> None:
    page = visit(patient=False)
    told(page, house, deed)
    dialog = page.get_by_role("alertdialog")
    expect(dialog.get_by_role("heading")).to_have_text(deed.heading)
    for text in deed.says:
        expect(dialog).to_contain_text(text)
    expect(page.locator("[data-choice]")).to_have_count(0)
    expect(dialog.get_by_role("button", name="Go on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)


def test_it_is_kept_over_a_reload_until_it_was_seen(visit: Visits, house: Hosting) -> None:
    page = visit(patient=False, viewport=PHONE)
    told(page, house, DEEDS[2])
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_be_visible()
    page.reload()
    expect(dialog.get_by_role("heading")).to_have_text("Bob exchanges hands with you.")
    expect(page.locator("[data-choice]")).to_have_count(0)
    dialog.get_by_role("button", name="Go on").tap()
    Board(page).wait_until_asked()
    page.reload()
    Board(page).wait_until_asked()
    expect(dialog).to_have_count(0)


def test_it_can_be_seen_again_and_whoever_did_it_is_told_nothing(visit: Visits, house: Hosting) -> None:
    page = visit(fresh=True, patient=False)
    page.add_init_script("localStorage['kasztelan.speed'] = '2'")
    bob = told(page, house, DEEDS[3])
    dialog = page.get_by_role("alertdialog")
    dialog.get_by_role("button", name="See it again").click()
    expect(dialog).to_have_count(0)
    expect(dialog.get_by_role("heading")).to_have_text(DEEDS[3].heading)
    other = bob.comes(visit(patient=False))
    other.goto(page.url)
    expect(other.locator("[data-decision]")).to_be_visible()
    expect(other.get_by_role("alertdialog")).to_have_count(0)
