"""Rank 4, the Emperor: gives the crown away and takes a resource from its new holder."""

from __future__ import annotations

from kasztelan.core.state import NATURE
from kasztelan.games.citadels.actions import GIVE, GIVE_CROWN, GIVE_GOLD, TAKE_CARD, TAKE_GOLD
from kasztelan.games.citadels.components import CLASSIC
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.building import each_kind
from kasztelan.games.citadels.rules.cards import hand_over
from kasztelan.games.citadels.rules.crown import crown
from kasztelan.games.citadels.rules.gold import take_gold
from kasztelan.games.citadels.rules.pending import CROWN_GIFT, CROWN_TRIBUTE, CROWNING, LOSE
from kasztelan.games.citadels.state import USED_CROWN, CitadelsState


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    if not s.used & USED_CROWN:
        out.extend(receivers(s, seat))


def receivers(s: CitadelsState, seat: int) -> list[int]:
    """Not himself and not the present holder (CIT-EMPEROR)."""
    return [GIVE_CROWN + other for other in range(s.players) if other not in (seat, s.crown)]


def must_crown(s: CitadelsState) -> list[int]:
    return receivers(s, s.seat)


def give_crown(s: CitadelsState, other: int) -> None:
    if s.stack[-4] == CROWNING:
        s.pop()
    s.used |= USED_CROWN
    crown(s, other)
    gold = s.gold[other]
    cards = len(s.hands[other])
    if s.box.edition == CLASSIC:
        if gold > 0 or cards > 0:
            s.push(CROWN_TRIBUTE, other, s.seat, 0)
    elif gold > 0 and cards > 0:
        s.push(CROWN_GIFT, s.seat, other, 0)
    elif gold > 0:
        take_gold(s, s.seat, other, 1, telling.TRIBUTE)
    elif cards > 0:
        s.push(LOSE, NATURE, other, s.seat)


def gift_choice(s: CitadelsState) -> list[int]:
    return [TAKE_GOLD, TAKE_CARD]


def choose_gold(s: CitadelsState, place: int) -> None:
    other = s.stack[-2]
    s.pop()
    take_gold(s, s.seat, other, 1, telling.TRIBUTE)


def choose_card(s: CitadelsState, place: int) -> None:
    other = s.stack[-2]
    s.pop()
    s.push(LOSE, NATURE, other, s.seat)


def tribute_choice(s: CitadelsState) -> list[int]:
    """In the classic edition the new holder chooses what to give."""
    giver = s.stack[-3]
    out = each_kind(GIVE, s.hands[giver])
    if s.gold[giver] > 0:
        out.append(GIVE_GOLD)
    return out


def tribute_gold(s: CitadelsState, place: int) -> None:
    giver = s.stack[-3]
    emperor = s.stack[-2]
    s.pop()
    take_gold(s, emperor, giver, 1, telling.TRIBUTE)


def tribute_card(s: CitadelsState, kind: int) -> None:
    giver = s.stack[-3]
    emperor = s.stack[-2]
    s.pop()
    hand_over(s, giver, emperor, kind)
    if s.tape is not None:
        s.tape.append((telling.GAVE_CARD, 1 << giver | 1 << emperor, (giver, emperor), (kind,)))
