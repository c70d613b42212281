"""The foreign game of the tests in the battery, which `tests/stones` plays."""

from tests.stones.conformance import OBSERVER, OPTION_SETS, SHOWN_BY_ASKING, hidden_from

__all__ = ["OBSERVER", "OPTION_SETS", "SHOWN_BY_ASKING", "hidden_from"]
