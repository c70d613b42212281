"""Where the pieces of a Citadels table are found: by what they are and what they are called in English."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator

from kasztelan.texts.wording import words
from tests.browser.playing import Board
from tests.browser.scenes.scene import ME, Piece

NAMES: Final = words("en", "citadels")


def card_name(card: str) -> str:
    return NAMES.text(f"district-{card}")


def character_name(character: str) -> str:
    return NAMES.text(f"character-{character}")


def begins(name: str) -> re.Pattern[str]:
    return re.compile(rf"^{re.escape(name)}(?!\w)")


def within(board: Board, heading: str) -> Locator:
    """A group of pieces by its name in the client's words."""
    return board.page.get_by_role("group", name=board.words.text(heading), exact=True)


def hand(card: str) -> Piece:
    """A card in my hand."""
    name = begins(card_name(card))
    return lambda board: within(board, "citadels-my-hand").get_by_role("button", name=name).first


def fan(character: str) -> Piece:
    """A card of the pack that I choose from."""
    name = character_name(character)
    return lambda board: within(board, "citadels-draft-fan").get_by_role("button", name=name)


def niche(character: str) -> Piece:
    """A character in the row of ranks."""
    name = re.compile(rf"^\d\. {character_name(character)},")
    return lambda board: within(board, "citadels-arcade").get_by_role("button", name=name)


def mine(character: str) -> Piece:
    """My own character card."""
    name = begins(character_name(character))
    return lambda board: within(board, "citadels-my-characters").get_by_role("button", name=name)


def place(board: Board, anchor: str) -> Locator:
    return board.page.locator(f"main [data-anchor={anchor}]").first


def seat(number: int) -> Piece:
    """A player's plate; where it can be chosen a button lies over it, named by what that would do."""
    return lambda board: place(board, f"seat-{number}").locator(":scope > button")


def gold(number: int = ME) -> Piece:
    """A player's gold."""
    return lambda board: place(board, f"gold-{number}").get_by_role("button")


def cards(number: int) -> Piece:
    """The cards in another player's hand, from behind."""
    return lambda board: place(board, f"cards-{number}").get_by_role("button").first


def tower(card: str, number: int = ME) -> Piece:
    """A district in a city."""
    name = begins(f"{card_name(card)},")
    return lambda board: place(board, f"seat-{number}").get_by_role("button", name=name)


def laid_open(card: str) -> Piece:
    """A card among those that lie open before me."""
    name = re.compile(rf"(?<!\w){re.escape(card_name(card))}(?!\w)")
    return lambda board: place(board, "cloth").get_by_role("button", name=name).first


def type_sign(type: str) -> Piece:
    """A type of district, where the Spy asks for one."""
    name = re.compile(rf"(?<!\w){NAMES.text(f'type-{type}')}(?!\w)")
    return lambda board: place(board, "cloth").get_by_role("button", name=name)


def deck(board: Board) -> Locator:
    return board.page.get_by_role("button", name=re.compile(r"^The deck: "))


def bank(board: Board) -> Locator:
    return board.page.get_by_role("button", name=re.compile(r"^The bank(?!\w)"))
