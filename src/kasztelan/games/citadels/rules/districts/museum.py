"""Museum: once a turn a card goes face down beneath it, for a point at the end."""

from __future__ import annotations

from kasztelan.games.citadels.actions import USE_MUSEUM
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.building import each_kind
from kasztelan.games.citadels.rules.cards import into_museum
from kasztelan.games.citadels.state import USED_MUSEUM, CitadelsState


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    if not s.used & USED_MUSEUM:
        out.extend(each_kind(USE_MUSEUM, s.hands[seat]))


def use(s: CitadelsState, kind: int) -> None:
    s.used |= USED_MUSEUM
    into_museum(s, s.seat, kind)
    if s.tape is not None:
        s.tape.append((telling.UNDER_MUSEUM, 1 << s.seat, (s.seat,), (kind,)))
