"""Citadels in the battery: what it is played with, what is hidden in it, and somebody who only listens."""

from typing import Final

from tests.conformance.citadels.hidden_facts import hidden_from
from tests.conformance.citadels.observer import CitadelsObserver
from tests.conformance.citadels.option_sets import OPTION_SETS

__all__ = ["OBSERVER", "OPTION_SETS", "SHOWN_BY_ASKING", "hidden_from"]

OBSERVER: Final = CitadelsObserver
SHOWN_BY_ASKING: Final = ("pick_character", "discard_character", "lighthouse_search")
"""The cards handed on in the draft, the deck that is searched."""
