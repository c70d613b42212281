"""The Tax Collector: rank 9 takes the gold on his token; classic rank 2 is paid by everybody who built."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE
from kasztelan.games.citadels.actions import COLLECT_TAX
from kasztelan.games.citadels.components import CLASSIC, TAX_COLLECTOR
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.gold import gain_gold, take_gold
from kasztelan.games.citadels.state import ENTERED, USED_ABILITY, CitadelsState


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    if not s.used & USED_ABILITY and s.tax > 0:
        out.append(COLLECT_TAX)


def collect(s: CitadelsState, place: int) -> None:
    s.used |= USED_ABILITY
    gold = s.tax
    s.tax = 0
    gain_gold(s, s.seat, gold, telling.TAX)


def in_classic_cast(s: CitadelsState) -> bool:
    return s.box.edition == CLASSIC and s.cast[2] == TAX_COLLECTOR


def classic_collector(s: CitadelsState) -> int:
    """The seat that collects this round, or -1: revealed and not killed (a Hospital may show him), or the Witch."""
    if not in_classic_cast(s) or not s.revealed >> 2 & 1 or s.killed == 2:
        return -1
    return s.witch if s.bewitched == 2 else s.where[2]


def classic_due(s: CitadelsState) -> None:
    """Whoever built pays one gold at the end of the turn; earlier builders when he is revealed."""
    if not in_classic_cast(s) or not s.used & ENTERED:
        return
    collector = classic_collector(s)
    if collector < 0:
        if s.rank < 2:
            s.taxed |= 1 << s.seat
    elif collector != s.seat:
        pay(s, collector, s.seat)


def classic_arrears(s: CitadelsState, collector: int) -> None:
    """He has been revealed: those who built before pay now (CIT-CLASSIC-TAX)."""
    for seat in range(s.players):
        if s.taxed >> seat & 1 and seat != collector:
            pay(s, collector, seat)
    s.taxed = 0


def pay(s: CitadelsState, collector: int, builder: int) -> None:
    if s.gold[builder] > 0:
        take_gold(s, collector, builder, 1, telling.TAX)
    elif s.tape is not None:
        s.tape.append((telling.TOOK_GOLD, EVERYONE, (collector, builder, 0, telling.TAX), ()))
