"""The Citadels table on screens of any size: what one needs is in sight, and every word can be read."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

import kasztelan.games.citadels
from screenshots.screens import screens_of
from screenshots.stage import Stage
from tests.browser.playing import client_words
from tests.browser.visiting import PHONE, Visits

SCREENS: Final = screens_of("citadels")
NAMES: Final = Path(kasztelan.games.citadels.__file__).parent / "names"
WIDEST: Final = """(parts) => {
  const pen = document.createElement('canvas').getContext('2d');
  const family = getComputedStyle(document.documentElement).getPropertyValue('--serif');
  pen.font = `800 100px ${family}`;
  return parts.filter((part) => pen.measureText(part).width / 100 > 0.64 * Math.max(5, part.length));
}"""
TOO_WIDE: Final = """() => Array.from(document.querySelectorAll('.niche .nm .word, .card .name .word'))
  .filter((word) => word.scrollWidth > word.closest('.nm, .name').clientWidth)
  .map((word) => word.textContent)"""


@pytest.fixture
def stage(stages: Callable[[str], Stage]) -> Stage:
    return stages("citadels")


def at(stage: Stage, page: Page, screen: str) -> Page:
    SCREENS[screen](stage, stage.kasia.comes(page), "en")
    return page


def span(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


@pytest.mark.parametrize("screen", ["turn", "eight"])
def test_on_a_phone_my_hand_and_city_are_in_sight_when_i_am_asked(
    visit: Visits, stage: Stage, screen: str
) -> None:
    page = at(stage, visit(viewport=PHONE), screen)
    expect(page.locator(".mine .hand button").first).to_be_in_viewport(ratio=0.9)
    top = span(page.locator("header").first)[1]
    bottom = span(page.locator(".asking"))[0]
    for one in (page.locator(".mine .hand button").first, page.locator(".mine .city .twr").first):
        above, beneath = span(one)
        assert top <= above
        assert beneath <= bottom


def test_on_a_phone_a_city_unfolds_when_it_is_touched(visit: Visits, stage: Stage) -> None:
    page = at(stage, visit(viewport=PHONE), "turn")
    line = page.get_by_role("region", name="Wanda", exact=True)
    city = line.get_by_role("button", expanded=False)
    expect(line.locator(".twr[aria-label]")).to_have_count(0)
    city.tap()
    expect(line.locator("button.twr")).to_have_count(4)
    line.get_by_role("button", expanded=True).tap()
    expect(line.locator("button.twr")).to_have_count(0)


def test_on_a_phone_a_rank_tells_its_state_and_what_lies_on_it(visit: Visits, stage: Stage) -> None:
    page = at(stage, visit(viewport=PHONE), "turn")
    words = client_words("en")
    note = page.locator("#kit-gloss")
    page.evaluate("scrollTo(0, 0)")
    for rank, key in (("4. King", "citadels-state-killed-silent"), ("8. Warlord", "citadels-mark-robbed")):
        # It cannot be used now, and says so; a finger may still touch it.
        page.get_by_role("button", name=rank).tap(force=True)
        expect(note).to_contain_text(words.text(key))
        page.keyboard.press("Escape")


def test_the_line_that_tells_of_a_lost_connection_pushes_nothing_off_the_screen(
    visit: Visits, stage: Stage
) -> None:
    visit.forgiven.append("ERR_INTERNET_DISCONNECTED")
    page = at(stage, visit(), "turn")
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("main > .mine")).to_be_in_viewport(ratio=1)
    size: dict[str, Any] = page.evaluate("({down: document.documentElement.scrollHeight, seen: innerHeight})")
    page.context.set_offline(False)
    assert size["down"] <= size["seen"]


def test_every_part_of_a_name_is_as_narrow_as_its_card_counts_on(visit: Visits, stage: Stage) -> None:
    page = at(stage, visit(), "turn")
    parts = {
        part
        for file in NAMES.glob("cards.*.ftl")
        for name in re.findall(
            r"^(?:district|character)-\w+(?:-\w+)? = (.+)$", file.read_text("utf-8"), re.MULTILINE
        )
        for word in name.split()
        for part in (word, *broken(word))
    }
    assert len(parts) > 200
    assert page.evaluate(WIDEST, sorted(parts)) == []


def broken(word: str) -> list[str]:
    """The first parts and the last ones, wherever a word of more than six letters is broken near its middle."""
    if len(word) <= 6:
        return []
    middle = range(max(3, len(word) // 2 - 1), min(len(word) - 3, len(word) // 2 + 1) + 1)
    return [part for cut in middle for part in (f"{word[:cut]}-", word[cut:])]


def test_no_word_on_the_table_is_wider_than_its_place(visit: Visits, stage: Stage) -> None:
    page = stage.kasia.comes(visit(locale="uk-UA"))
    SCREENS["turn"](stage, page, "uk")
    for width, height in ((1440, 900), (1024, 768), (768, 1024)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(TOO_WIDE) == []
