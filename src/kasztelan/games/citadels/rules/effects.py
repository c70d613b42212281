"""Districts that always help and work unasked, at a table that wants to be asked (CIT-TURN-12)."""

from __future__ import annotations

from typing import Final

from kasztelan.games.citadels.actions import PASS, USE_EFFECT
from kasztelan.games.citadels.components import GOLD_MINE, LIBRARY, OBSERVATORY, PARK, POOR_HOUSE
from kasztelan.games.citadels.rules import gathering, telling
from kasztelan.games.citadels.rules.cards import gain, left_in_deck
from kasztelan.games.citadels.rules.city import has
from kasztelan.games.citadels.rules.gold import gain_gold
from kasztelan.games.citadels.rules.pending import EFFECT
from kasztelan.games.citadels.state import CitadelsState

AT_END_OF_TURN: Final = 1 << POOR_HOUSE | 1 << PARK


def choice(s: CitadelsState) -> list[int]:
    return [PASS, USE_EFFECT]


def use(s: CitadelsState, place: int) -> None:
    seat = s.stack[-3]
    kind = s.stack[-2]
    s.pop()
    if kind == GOLD_MINE:
        gain_gold(s, seat, 1, telling.GATHER)
    elif kind == OBSERVATORY:
        gathering.draw_gathered(s, seat, 3)
    elif kind == LIBRARY:
        gathering.keep_by_library(s, seat)
    elif kind == POOR_HOUSE:
        poor_house(s, seat)
    else:
        park(s, seat)


def leave(s: CitadelsState) -> None:
    """Its owner does not want it: without the Observatory two cards are drawn, the rest just stays away."""
    seat = s.stack[-3]
    kind = s.stack[-2]
    s.pop()
    if kind == OBSERVATORY:
        gathering.draw_gathered(s, seat, 2)


def brings(s: CitadelsState, kind: int) -> tuple[int, int]:
    """The gold and the cards that a use brings now."""
    if kind in (GOLD_MINE, POOR_HOUSE):
        return 1, 0
    if kind == LIBRARY:
        return 0, gathering.kept_with_library(s, len(s.drawn))
    return 0, min(3 if kind == OBSERVATORY else 2, left_in_deck(s))


def at_end_of_turn(s: CitadelsState, seat: int) -> None:
    """Unasked: Poor House, then Park (CIT-POORHOUSE, CIT-PARK)."""
    if wants_poor_house(s, seat):
        poor_house(s, seat)
    if wants_park(s, seat):
        park(s, seat)


def ask_at_end_of_turn(s: CitadelsState, seat: int) -> bool:
    """Asks about the next of the two that would do something; the step on the stack counts those passed."""
    while s.stack[-2] < 2:
        s.stack[-2] += 1
        if s.stack[-2] == 1 and wants_poor_house(s, seat):
            s.push(EFFECT, seat, POOR_HOUSE, 0)
            return True
        if s.stack[-2] == 2 and wants_park(s, seat):
            s.push(EFFECT, seat, PARK, 0)
            return True
    return False


def wants_poor_house(s: CitadelsState, seat: int) -> bool:
    return has(s, seat, POOR_HOUSE) and s.gold[seat] == 0


def wants_park(s: CitadelsState, seat: int) -> bool:
    return has(s, seat, PARK) and not s.hands[seat] and left_in_deck(s) > 0


def poor_house(s: CitadelsState, seat: int) -> None:
    gain_gold(s, seat, 1, telling.POOR_HOUSE)


def park(s: CitadelsState, seat: int) -> None:
    gain(s, seat, 2, telling.PARK)
