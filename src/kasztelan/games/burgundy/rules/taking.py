"""Hexes come into storage: from a depot, bought from the black one, or commissioned with monastery 6."""

from __future__ import annotations

from typing import Final

from kasztelan.games.burgundy.actions import (
    BUY,
    COMMISSION,
    COPY,
    DISCARD,
    DISCARD_SHARED,
    HEXES_OF_DEPOT,
    KEEP,
    RECRUIT,
    TAKE,
    TAKE_BLACK,
)
from kasztelan.games.burgundy.rules import pending
from kasztelan.games.burgundy.rules.dice import has_monastery, has_shield
from kasztelan.games.burgundy.rules.gaining import add_silver, gain_workers, lose, spend
from kasztelan.games.burgundy.rules.kinds import (
    ALL_TYPES,
    BUILDINGS,
    CARPENTER_TYPES,
    CASTLE,
    DEPOTS,
    DOUBLE,
    INN,
    MARKET,
    SLOTS,
    TYPE_OF,
    WILD,
    size_of,
)
from kasztelan.games.burgundy.rules.partners import (
    common_of,
    common_room,
    keep_in_common,
    out_of_common,
)
from kasztelan.games.burgundy.rules.telling import (
    BOUGHT,
    BY_MONASTERY_6,
    BY_MONASTERY_28,
    BY_VINEYARD,
    DISCARDED,
    DISCARDED_SHARED,
    RECOVERED,
    TOOK,
    TOOK_BLACK,
    TOOK_FACE_DOWN,
    TOOK_SHOP,
    TOOK_VINES,
    tell,
)
from kasztelan.games.burgundy.state import NOBODY, USED_COMMISSION, BurgundyState

BLACK_DEPOT: Final = -1
LOST: Final = -2
"""Where castles are that left the board."""
FREE_BLACK: Final = -3
"""The black depot, without paying."""
FACE_DOWN: Final = -4
"""The black depot, for goods, with the back up."""
VINE_DEPOT: Final = 100
"""Added to a slot of the vineyard depot."""
RECOVERY_POINTS: Final = 5
PRICE: Final = 2
"""Silver for a hex of the black depot (BUR-BLACK-1)."""
COMMISSION_WORKERS: Final = 2


def takeable(s: BurgundyState, depots: int, types: int) -> list[int]:
    """The hexes of these depots that are of one of these types, each once, ascending; both as bits."""
    found: list[int] = []
    for depot in range(DEPOTS):
        if depots >> depot & 1:
            first = TAKE - 1 + depot * HEXES_OF_DEPOT
            for lying in s.depots[depot * SLOTS : depot * SLOTS + SLOTS]:
                if lying and types >> TYPE_OF[lying - 1] & 1 and first + lying not in found:
                    found.append(first + lying)
    found.sort()
    return found


def lies_in_depots(s: BurgundyState, types: int) -> bool:
    return any(kind and types >> TYPE_OF[kind - 1] & 1 for kind in s.depots)


def has_room(s: BurgundyState, seat: int, kind: int) -> bool:
    """In the own storage, always with shield 4 (BUR-SH-4), or in that which partners share."""
    return own_room(s, seat, kind) or common_room(s, seat)


def own_room(s: BurgundyState, seat: int, kind: int) -> bool:
    return places_taken(s, seat) + size_of(kind) <= s.box.storage or has_shield(s, seat, 4)


def places_taken(s: BurgundyState, seat: int) -> int:
    """Places of the storage that are in use; a double hex takes two."""
    if not s.vines:
        return len(s.stored[seat])
    found = 0
    for kind in s.stored[seat]:
        found += size_of(kind)
    return found


def black_hexes(s: BurgundyState) -> list[int]:
    """Each hex of the black depot once, the top inn and those of the shop, for effects that take one without paying."""
    found = [TAKE_BLACK + kind - 1 for kind in sorted(set(s.black)) if kind]
    if s.inns:
        found.append(TAKE_BLACK + INN)
    return found + [TAKE_BLACK + kind - 1 for kind in sorted(set(s.shop)) if kind]


def out_of_black(s: BurgundyState, kind: int) -> None:
    if kind == INN:
        s.inns -= 1
    elif kind >= DOUBLE:
        s.shop[s.shop.index(kind + 1)] = 0
    else:
        s.black[s.black.index(kind + 1)] = 0


def packed(kind: int, value: int, workers: int, why: int) -> int:
    """A hex and how it is taken, in one number."""
    return kind | value << 8 | why << 12 | workers << 20


def take(s: BurgundyState, seat: int, depot: int, how: int) -> None:
    """Into storage; if that is full, one of the stored hexes leaves the game first (BUR-TAKE-2)."""
    if not has_room(s, seat, how & 255):
        s.push(pending.MAKE_ROOM, seat, depot, how)
    elif common_room(s, seat) and own_room(s, seat, how & 255):
        s.push(pending.KEEP, seat, depot, how)
    else:
        store(s, seat, depot, how)


def where_to_keep(s: BurgundyState) -> list[int]:
    return [KEEP, KEEP + 1]


def keep(s: BurgundyState, shared: int) -> None:
    """Partners may put what they take into either storage (BUR-TEAM-6)."""
    seat, depot, how = s.stack[-3:]
    s.pop()
    store(s, seat, depot, how, bool(shared))


def store(s: BurgundyState, seat: int, depot: int, how: int, shared: bool = False) -> None:
    """Out of where it lies, into the own storage, or into the shared one if that is wanted or the only one with room."""
    kind = how & 255
    if depot == LOST:
        s.lost_castles -= 1
        s.gone[CASTLE] -= 1
        lose(s, seat, RECOVERY_POINTS)
        tell(s, RECOVERED, (seat, CASTLE, RECOVERY_POINTS))
    elif depot == FACE_DOWN:
        out_of_black(s, kind)
        tell(s, TOOK_FACE_DOWN, (seat, kind))
        s.gone[kind] += 1
        kind = WILD
    elif depot in (BLACK_DEPOT, FREE_BLACK):
        out_of_black(s, kind)
        tell_black(s, seat, kind, PRICE if depot == BLACK_DEPOT else 0, how >> 12 & 255)
    elif depot >= VINE_DEPOT:
        s.vine_depot[depot - VINE_DEPOT] = 0
        told = (seat, kind, depot - VINE_DEPOT + 1, how >> 8 & 15, how >> 20, how >> 12 & 255)
        tell(s, TOOK_VINES, told)
    else:
        at = depot * SLOTS
        while s.depots[at] != kind + 1:
            at += 1
        s.depots[at] = 0
        tell(s, TOOK, (seat, kind, depot + 1, how >> 8 & 15, how >> 20, how >> 12 & 255))
    if shared or not own_room(s, seat, kind):
        keep_in_common(s, seat, kind)
    else:
        s.stored[seat].append(kind)


def tell_black(s: BurgundyState, seat: int, kind: int, silver: int, why: int) -> None:
    """What was bought or taken, from the black depot or from the shop."""
    if kind >= DOUBLE:
        tell(s, TOOK_SHOP, (seat, kind, silver, why))
    elif silver:
        tell(s, BOUGHT, (seat, kind, silver))
    else:
        tell(s, TOOK_BLACK, (seat, kind, why))


def to_discard(s: BurgundyState) -> list[int]:
    seat = s.stack[-3]
    return [DISCARD + kind for kind in sorted(set(s.stored[seat]))] + [
        DISCARD_SHARED + kind for kind in sorted(set(common_of(s, seat)))
    ]


def discard(s: BurgundyState, kind: int) -> None:
    """To make room, or because shield 4 is gone."""
    what, seat, depot, how = s.stack[-4:]
    s.stored[seat].remove(kind)
    if kind != WILD:
        s.gone[kind] += 1
    tell(s, DISCARDED, (seat, kind))
    if what == pending.MAKE_ROOM:
        if has_room(s, seat, how & 255):
            s.pop()
            store(s, seat, depot, how)
    elif places_taken(s, seat) <= s.box.storage:
        s.pop()


def discard_shared(s: BurgundyState, kind: int) -> None:
    """To make room, out of the storage that partners share."""
    seat, depot, how = s.stack[-3:]
    s.pop()
    out_of_common(s, seat, kind)
    s.gone[kind] += 1
    tell(s, DISCARDED_SHARED, (seat, kind))
    store(s, seat, depot, how)


# --- what may be done besides, at any moment of the own turn


def asides(s: BurgundyState, seat: int) -> list[int]:
    """A purchase, a commission, recruits and whose monasteries to copy, as far as they are possible."""
    if s.seat != seat:
        return recruits(s, seat) + to_copy(s, seat)
    found: list[int] = []
    if can_buy(s, seat):
        found += [BUY + kind - 1 for kind in sorted(set(s.black)) if kind]
        if s.inns:
            found.append(BUY + INN)
        if s.shop:
            found += [BUY + kind - 1 for kind in sorted(set(s.shop)) if kind]
    if can_commission(s, seat):
        for action in takeable(s, ALL_DEPOTS, CARPENTER_TYPES):
            depot, kind = divmod(action - TAKE, HEXES_OF_DEPOT)
            found.append(COMMISSION + depot * BUILDINGS + kind - MARKET)
    return found + recruits(s, seat) + to_copy(s, seat)


ALL_DEPOTS: Final = 63
EVERYTHING: Final = ALL_TYPES


def recruits(s: BurgundyState, seat: int) -> list[int]:
    """Monastery 28, as often as one likes."""
    return [RECRUIT] if has_monastery(s, seat, 28) and s.silver[seat] else []


def to_copy(s: BurgundyState, seat: int) -> list[int]:
    """The other players, with shield 6, until one has been named (BUR-SH-6)."""
    if not has_shield(s, seat, 6) or s.copied[seat] != NOBODY:
        return []
    return [COPY + other for other in range(s.box.participants) if other != seat]


def can_buy(s: BurgundyState, seat: int) -> bool:
    """Once in the own turn (BUR-BLACK-2)."""
    return not s.bought and s.silver[seat] >= PRICE


def can_commission(s: BurgundyState, seat: int) -> bool:
    """Monastery 6, once in the own turn (BUR-MON-6)."""
    return (
        has_monastery(s, seat, 6) and not s.used & USED_COMMISSION and s.workers[seat] >= COMMISSION_WORKERS
    )


def can_recover(s: BurgundyState, seat: int) -> bool:
    """A castle that left the board at the start of a phase, for both dice and 5 points (BUR-CONNECT-3)."""
    return s.box.connection and s.unused == 3 and s.lost_castles > 0 and s.points[seat] >= RECOVERY_POINTS


def recover(s: BurgundyState, place: int) -> None:
    seat = s.stack[-3]
    s.unused = 0
    take(s, seat, LOST, packed(CASTLE, 0, 0, 0))


def take_black(s: BurgundyState, kind: int) -> None:
    """The bonus action of a vineyard, which is no purchase (BUR-VINE-8)."""
    seat = s.stack[-3]
    s.pop()
    take(s, seat, FREE_BLACK, packed(kind, 0, 0, BY_VINEYARD))


def buy(s: BurgundyState, kind: int) -> None:
    seat = s.stack[-3]
    s.bought = True
    add_silver(s, seat, -PRICE)
    take(s, seat, BLACK_DEPOT, packed(kind, 0, 0, 0))


def commission(s: BurgundyState, place: int) -> None:
    seat = s.stack[-3]
    depot, building = divmod(place, BUILDINGS)
    s.used |= USED_COMMISSION
    spend(s, seat, COMMISSION_WORKERS, 0, BY_MONASTERY_6)
    take(s, seat, depot, packed(MARKET + building, 0, 0, BY_MONASTERY_6))


def recruit(s: BurgundyState, place: int) -> None:
    seat = s.stack[-3]
    spend(s, seat, 0, 1, BY_MONASTERY_28)
    gain_workers(s, seat, 2, BY_MONASTERY_28)
