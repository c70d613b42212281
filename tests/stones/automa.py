"""The automa's turn, taken by the rules in three steps (STO-AUTOMA-2)."""

from __future__ import annotations

from kasztelan.core.state import RULES
from tests.stones import pending, telling
from tests.stones.actions import AUTOMAS
from tests.stones.state import Bank
from tests.stones.telling import tell
from tests.stones.turns import end_turn

MILLER = AUTOMAS.index("miller")


def decide(s: Bank, who: int) -> None:
    """How many stones it wants is shown before it takes them."""
    wanted = s.heap % 3 + 1 if s.automa == MILLER else 2 - s.heap % 2
    stones = min(wanted, s.heap)
    tell(s, telling.DECIDED, (who, stones, s.automa))
    s.push(pending.TAKE, RULES, who, stones)


def take(s: Bank, who: int, stones: int) -> None:
    s.heap -= stones
    s.stones[who] += stones
    tell(s, telling.AUTOMA_TOOK, (who, stones, telling.AUTOMA_TAKES))
    s.push(pending.REST, RULES, who, 0)


def rest(s: Bank, who: int) -> None:
    """Whoever has the fewest is helped a little."""
    bonus = int(s.stones[who] < min(s.stones[:who]))
    s.bonus += bonus
    tell(s, telling.RESTED, (who, bonus, telling.AUTOMA_RESTS))
    end_turn(s)
