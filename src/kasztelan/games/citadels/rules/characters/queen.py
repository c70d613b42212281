"""Rank 9, the Queen: three gold beside the player who revealed rank 4."""

from __future__ import annotations

from kasztelan.games.citadels.actions import ROYAL_GIFT
from kasztelan.games.citadels.components import QUEEN
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.gold import gain_gold
from kasztelan.games.citadels.state import USED_ABILITY, CitadelsState


def beside_royalty(s: CitadelsState, seat: int) -> bool:
    """Whether the holder of rank 4 sits next to this seat."""
    holder = s.where[4]
    return holder >= 0 and (holder - seat) % s.players in (1, s.players - 1)


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    """With a bewitched Queen it is the Witch's seat that counts (CIT-QUEEN)."""
    judged = seat if s.box.queen_at_witch_seat else s.where[9]
    if not s.used & USED_ABILITY and s.revealed >> 4 & 1 and beside_royalty(s, judged):
        out.append(ROYAL_GIFT)


def take_gift(s: CitadelsState, place: int) -> None:
    s.used |= USED_ABILITY
    gain_gold(s, s.seat, 3, telling.QUEEN)


def gift_at_round_end(s: CitadelsState) -> None:
    """The killed rank 4 has been shown: the Queen beside its owner gets her gold now."""
    if s.box.top >= 9 and s.cast[9] == QUEEN and s.revealed >> 9 & 1:
        queen = s.where[9]
        if beside_royalty(s, queen):
            gain_gold(s, queen, 3, telling.QUEEN)
