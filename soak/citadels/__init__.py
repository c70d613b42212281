"""Citadels in the soak: both editions, all player counts, sets, casts and rulings, and every coin counted."""

from typing import Final

from soak.citadels.ledger import Ledger
from soak.citadels.setups import random_options

__all__ = ["WATCH", "random_options"]

WATCH: Final = Ledger
