"""Income: a resource for each district of the character's type, once a turn."""

from __future__ import annotations

from kasztelan.games.citadels.actions import INCOME, INCOME_SPLIT, MOST_INCOME
from kasztelan.games.citadels.components import (
    ABBOT,
    CARDINAL,
    INCOME_TYPE,
    PATRICIAN,
    REVISED,
    SCHOOL_OF_MAGIC,
    TYPE_OF,
)
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.cards import gain
from kasztelan.games.citadels.rules.gold import gain_gold
from kasztelan.games.citadels.state import USED_INCOME, CitadelsState


def income(s: CitadelsState, seat: int) -> int:
    """How many resources the acting character's income gives now."""
    wanted = INCOME_TYPE[s.character]
    count = 0
    for district in s.cities[seat]:
        if TYPE_OF[district & 63] == wanted:
            count += 1
    return with_school(count, s.built[seat])


def with_school(count: int, built: int) -> int:
    """So many districts of a type and the School of Magic, if it is among these, a bit set of kinds (CIT-SCHOOL)."""
    return count + (built >> SCHOOL_OF_MAGIC & 1)


def offer_income(s: CitadelsState, seat: int, out: list[int]) -> None:
    """Offers the income of a character that has one, if it would give anything."""
    if s.used & USED_INCOME:
        return
    count = income(s, seat)
    if count == 0:
        return
    if s.character == ABBOT and s.box.edition == REVISED:
        for gold in range(min(count, MOST_INCOME - 1) + 1):
            out.append(INCOME_SPLIT + gold)
    else:
        out.append(INCOME)


def take_income(s: CitadelsState, place: int) -> None:
    """Gold, or cards for the Patrician and the Cardinal."""
    seat = s.seat
    s.used |= USED_INCOME
    count = income(s, seat)
    if s.character == PATRICIAN or s.character == CARDINAL:
        gain(s, seat, count, telling.INCOME)
    else:
        gain_gold(s, seat, count, telling.INCOME)


def split_income(s: CitadelsState, gold: int) -> None:
    """The Abbot declares how much of his income is gold; the rest is cards (CIT-ABBOT)."""
    seat = s.seat
    s.used |= USED_INCOME
    cards = income(s, seat) - gold
    if gold > 0:
        gain_gold(s, seat, gold, telling.INCOME)
    gain(s, seat, cards, telling.INCOME)
