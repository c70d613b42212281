"""Gold from the bank and from player to player, told to everybody."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.state import CitadelsState


def gain_gold(s: CitadelsState, seat: int, amount: int, why: int) -> None:
    """From the bank into a stash."""
    s.gold[seat] += amount
    if s.tape is not None:
        s.tape.append((telling.GAINED_GOLD, EVERYONE, (seat, amount, why), ()))


def pay_gold(s: CitadelsState, seat: int, amount: int, why: int) -> None:
    """From a stash to the bank."""
    s.gold[seat] -= amount
    if s.tape is not None and amount > 0:
        s.tape.append((telling.PAID_GOLD, EVERYONE, (seat, amount, why), ()))


def take_gold(s: CitadelsState, seat: int, other: int, amount: int, why: int) -> None:
    """From the stash of `other` into that of `seat`."""
    s.gold[other] -= amount
    s.gold[seat] += amount
    if s.tape is not None:
        s.tape.append((telling.TOOK_GOLD, EVERYONE, (seat, other, amount, why), ()))
