"""How a person at a Citadels table rather plays."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator

from tests.browser.playing import Board, Taste


def cards_to_build(board: Board) -> Locator:
    """The cards in the hand where something can be built, else all that is lit."""
    hand = board.page.locator(".hand button:has(.legal):visible")
    return hand if "build" in board.offered() and hand.count() else board.lit()


def laid_open(board: Board) -> Locator:
    return board.page.locator("[data-anchor=cloth] button.legal:visible")


BUILDER: Final = Taste(cards_to_build, laid_open)
