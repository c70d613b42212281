"""What passed while nobody looked, or was skipped, is told in short, and shown if one wants to see it."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.citadels.test_asking import position
from tests.browser.citadels.test_done_to_me import ANNA, END
from tests.browser.geometry import faults
from tests.browser.guests import Guest, seated
from tests.browser.playing import Board
from tests.browser.visiting import DESKTOP, PHONE, Visits
from tests.server.operators.hosting import Hosting

BOB: Final = {"characters": ["magician"], "gold": 2, "hand": ["palace", "tavern", "temple"]}
SWAP: Final = {"verb": "swap_hands", "seat": 0}
BUILD: Final = ({"verb": "gather_gold"}, {"verb": "build", "card": "tavern"})


def beside_bob(page: Page, house: Hosting) -> tuple[Guest, str]:
    """Anna looks at the stage while Bob may act."""
    anna, bob = Guest(house.address, "Anna"), Guest(house.address, "Bob")
    table = seated(position(ANNA, BOB, next="magician"), anna, bob)
    page.add_init_script("localStorage['kasztelan.speed'] = '2'")
    anna.comes(page).goto(f"/t/{table}")
    expect(page.locator("[data-decision]")).to_be_visible()
    return bob, table


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_who_comes_back_is_told_what_passed_and_can_see_it(
    visit: Visits, house: Hosting, viewport: ViewportSize
) -> None:
    visit.forgiven.append("ERR_INTERNET_DISCONNECTED")
    page = visit(fresh=True, patient=False, viewport=viewport)
    bob, table = beside_bob(page, house)
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_be_visible()
    bob.plays(table, *BUILD, SWAP)
    page.context.set_offline(False)
    away = page.get_by_role("dialog", name="While you were away")
    expect(away.locator(".mine li")).to_have_text("Bob exchanges hands with you.")
    expect(away).to_contain_text("Bob builds the Tavern for 1 gold.")
    assert faults(page, within="dialog") == []
    away.get_by_role("button", name="Show me").click()
    expect(away).to_have_count(0)
    told = page.get_by_role("alertdialog")
    expect(told.get_by_role("heading")).to_have_text("Bob exchanges hands with you.")


def test_who_skips_is_told_beside_the_choice(visit: Visits, house: Hosting) -> None:
    page = visit(fresh=True, patient=False, viewport=PHONE)
    page.add_init_script("localStorage['kasztelan.stage'] = 'by hand'")
    bob, table = beside_bob(page, house)
    bob.plays(table, *BUILD, END)
    page.get_by_role("button", name="Skip to my turn").tap()
    told = page.get_by_role("region", name="What you skipped")
    expect(told).to_contain_text("Bob builds the Tavern for 1 gold.")
    assert faults(page, within="[data-missed]") == []
    Board(page).wait_until_asked()
    told.get_by_role("button", name="Show me").tap()
    expect(told).to_have_count(0)
    expect(page.locator("[data-herald]")).to_be_visible()
