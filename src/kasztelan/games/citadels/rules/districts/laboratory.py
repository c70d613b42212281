"""Laboratory: once a turn a card is traded in for gold."""

from __future__ import annotations

from kasztelan.games.citadels.actions import USE_LABORATORY
from kasztelan.games.citadels.components import CLASSIC
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.building import each_kind
from kasztelan.games.citadels.rules.cards import put_under
from kasztelan.games.citadels.rules.gold import gain_gold
from kasztelan.games.citadels.state import USED_LABORATORY, CitadelsState


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    if not s.used & USED_LABORATORY:
        out.extend(each_kind(USE_LABORATORY, s.hands[seat]))


def use(s: CitadelsState, kind: int) -> None:
    s.used |= USED_LABORATORY
    put_under(s, s.seat, kind)
    gain_gold(s, s.seat, laboratory_gold(s), telling.LABORATORY)


def laboratory_gold(s: CitadelsState) -> int:
    """Two gold, in the classic edition one (CIT-LABORATORY)."""
    return 1 if s.box.edition == CLASSIC else 2
