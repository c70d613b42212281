"""What a player might look for in vain: the near-misses that a client shows with their reasons."""

from __future__ import annotations

from kasztelan.games.citadels.actions import (
    ARCHITECT_CARDS,
    BUILD,
    COLLECT_TAX,
    CONFISCATE,
    DIVINE,
    END_TURN,
    GATHER_CARDS,
    INCOME,
    MERCHANT_GOLD,
    NAVIGATOR_CARDS,
    NAVIGATOR_GOLD,
    ROYAL_GIFT,
    STUDY,
    TAKE_CROWN,
    USE_HOSPITAL,
    USE_SMITHY,
)
from kasztelan.games.citadels.components import (
    ABBOT,
    ARCHITECT,
    INCOME_TYPE,
    KING,
    MERCHANT,
    NAVIGATOR,
    PATRICIAN,
    QUEEN,
    REVISED,
    SCHOLAR,
    SEER,
    SMITHY,
    TAX_COLLECTOR,
)
from kasztelan.games.citadels.rules import pending
from kasztelan.games.citadels.rules.building import each_kind
from kasztelan.games.citadels.rules.city import has
from kasztelan.games.citadels.state import CitadelsState


def near_misses(s: CitadelsState, legal: list[int]) -> list[int]:
    """Cards in hand that cannot be built, abilities and districts that cannot be used now, ascending."""
    what = s.stack[-4]
    if what == pending.WIZARD_BUILD:
        wanted = [BUILD + s.stack[-1]]
    elif what == pending.CONFISCATION:
        wanted = [CONFISCATE]
    elif what == pending.HOSPITAL_CALL:
        wanted = [USE_HOSPITAL]
    elif what == pending.TURN:
        wanted = each_kind(BUILD, s.hands[s.seat]) + abilities(s) + [GATHER_CARDS, END_TURN]
        if has(s, s.seat, SMITHY):
            wanted.append(USE_SMITHY)
        if s.gathered:
            wanted.remove(GATHER_CARDS)
    else:
        wanted = []
    return sorted(set(wanted) - set(legal))


def abilities(s: CitadelsState) -> list[int]:
    """The abilities of the acting character that take no target."""
    who = s.character
    wanted: list[int] = []
    if INCOME_TYPE[who] >= 0 and not (who == ABBOT and s.box.edition == REVISED):
        wanted.append(INCOME)
    if who in (KING, PATRICIAN) and s.box.edition == REVISED:
        wanted.append(TAKE_CROWN)
    elif who == SEER:
        wanted.append(DIVINE)
    elif who == MERCHANT:
        wanted.append(MERCHANT_GOLD)
    elif who == ARCHITECT:
        wanted.append(ARCHITECT_CARDS)
    elif who == NAVIGATOR:
        wanted += [NAVIGATOR_GOLD, NAVIGATOR_CARDS]
    elif who == SCHOLAR:
        wanted.append(STUDY)
    elif who == QUEEN:
        wanted.append(ROYAL_GIFT)
    elif who == TAX_COLLECTOR and s.box.edition == REVISED:
        wanted.append(COLLECT_TAX)
    return wanted
