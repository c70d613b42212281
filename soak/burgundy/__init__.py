"""Burgundy in the soak: all player counts and duchies, and every point, coin and worker counted."""

from typing import Final

from soak.burgundy.ledger import Ledger
from soak.burgundy.setups import random_options

__all__ = ["WATCH", "random_options"]

WATCH: Final = Ledger
