"""Shields: how they are taken and put on castles, and how they are lost."""

from __future__ import annotations

from typing import Final

from kasztelan.core.state import NATURE
from kasztelan.games.burgundy.actions import (
    DEAL_SHIELD,
    DISCARD,
    PASS,
    PUT_SHIELD,
    TAKE_SHIELD,
    TURN_DIE,
)
from kasztelan.games.burgundy.boards import table
from kasztelan.games.burgundy.rules import pending, taking
from kasztelan.games.burgundy.rules.dice import cost, has_shield
from kasztelan.games.burgundy.rules.duchy import bits, own_monks
from kasztelan.games.burgundy.rules.gaining import add_workers
from kasztelan.games.burgundy.rules.kinds import CASTLE, CASTLES, DEPOTS, MONASTERY_27, SHIELDS
from kasztelan.games.burgundy.rules.telling import (
    BY_ACTION,
    BY_CASTLE,
    COPIED,
    DIE_TURNED,
    SHIELD_LAID,
    SHIELD_LOST,
    SHIELD_PUT,
    TOOK_SHIELD,
    tell,
)
from kasztelan.games.burgundy.state import NOBODY, USED_SHIELD_16, BurgundyState

_BOX: Final = table("shields")
POINTS: Final[list[int]] = [0] + [row["points"] for row in _BOX["shield"]]
"""What each shield is worth at the end, by its number (BUR-SHIELD-8)."""
AT_DEPOTS: Final[dict[int, list[int]]] = {row["players"]: row["shields"] for row in _BOX["depots"]}
"""How many lie at each depot, by the number of players (BUR-SHIELD-1)."""


# --- setting up


def lay_out(s: BurgundyState) -> None:
    """Asks NATURE for the shields of the depots, the first depot first."""
    for depot in range(DEPOTS - 1, -1, -1):
        if s.box.shields[depot]:
            s.push(pending.DEAL_SHIELD, NATURE, depot, s.box.shields[depot])


def in_bag(s: BurgundyState) -> list[int]:
    return [DEAL_SHIELD + shield - 1 for shield in s.shield_bag]


def laid(s: BurgundyState, place: int) -> None:
    depot, left = s.stack[-2:]
    s.pop()
    shield = place + 1
    s.shield_bag.remove(shield)
    s.shield_depots[depot].append(shield)
    s.shield_depots[depot].sort()
    tell(s, SHIELD_LAID, (shield, depot + 1))
    if left > 1:
        s.push(pending.DEAL_SHIELD, NATURE, depot, left - 1)


# --- taking one


def depot_of(s: BurgundyState, shield: int) -> int:
    """At which depot a shield lies, or -1."""
    for depot in range(DEPOTS):
        if shield in s.shield_depots[depot]:
            return depot
    return -1


def pair_cost(s: BurgundyState, seat: int, value: int) -> int:
    """Workers that make both dice show a value; the free steps of monasteries do not help (BUR-SHIELD-2)."""
    return cost(s, seat, s.dice[seat * 2], value, 0) + cost(s, seat, s.dice[seat * 2 + 1], value, 0)


def takeable(s: BurgundyState, seat: int) -> list[int]:
    """In a turn with both dice unused: the shields whose depot both dice can show."""
    if s.unused != 3:
        return []
    found: list[int] = []
    for depot in range(DEPOTS):
        if s.shield_depots[depot] and pair_cost(s, seat, depot + 1) <= s.workers[seat]:
            found += [TAKE_SHIELD + shield - 1 for shield in s.shield_depots[depot]]
    found.sort()
    return found


def all_lying(s: BurgundyState) -> list[int]:
    """Those of every depot, for a castle's extra action with shield 11 (BUR-SH-11)."""
    return sorted(TAKE_SHIELD + shield - 1 for lying in s.shield_depots for shield in lying)


def take(s: BurgundyState, place: int) -> None:
    """For both dice, or as the extra action of a castle."""
    what, seat = s.stack[-4], s.stack[-3]
    shield = place + 1
    depot = depot_of(s, shield)
    workers = 0
    if what == pending.TURN:
        workers = pair_cost(s, seat, depot + 1)
        add_workers(s, seat, -workers)
        s.unused = 0
    else:
        s.pop()
    s.shield_depots[depot].remove(shield)
    why = BY_ACTION if what == pending.TURN else BY_CASTLE
    tell(s, TOOK_SHIELD, (seat, shield, depot + 1, workers, why))
    s.push(pending.SHIELD_CASTLE, seat, shield, 0)


def castles_of(s: BurgundyState, seat: int) -> list[int]:
    """The spaces with a castle hex; white castles and inns carry no shield (BUR-SHIELD-3)."""
    duchy = s.duchy(seat)
    first = seat * duchy.spaces
    mine = duchy.by_type[CASTLES] & s.covered[seat]
    return [space for space in bits(mine) if s.spaces[first + space] == CASTLE + 1]


def castles_for_it(s: BurgundyState) -> list[int]:
    return [PUT_SHIELD + space for space in castles_of(s, s.stack[-3])]


def put(s: BurgundyState, space: int) -> None:
    """On a castle, in the place of the shield that was there."""
    seat, shield = s.stack[-3:-1]
    s.pop()
    if shield == 6:
        s.push(pending.COPY_MONASTERIES, seat, 0, 0)
    for old in s.carried[seat]:
        if old // SHIELDS == space:
            lose(s, seat, old % SHIELDS)
            break
    s.carried[seat].append(space * SHIELDS + shield)
    s.arms[seat] |= 1 << shield
    tell(s, SHIELD_PUT, (seat, shield, space + 1))


def lose(s: BurgundyState, seat: int, shield: int) -> None:
    """It leaves the game, and its effect ends at once (BUR-SHIELD-4)."""
    s.carried[seat] = [one for one in s.carried[seat] if one % SHIELDS != shield]
    s.arms[seat] &= ~(1 << shield)
    s.shields_gone += 1
    tell(s, SHIELD_LOST, (seat, shield))
    if shield == 4 and taking.places_taken(s, seat) > s.box.storage:
        s.push(pending.TOO_MANY, seat, 0, 0)
    elif shield == 6:
        s.copied[seat] = NOBODY
        s.monks[seat] = own_monks(s, seat)


def to_throw_away(s: BurgundyState) -> list[int]:
    return [DISCARD + kind for kind in sorted(set(s.stored[s.stack[-3]]))]


# --- shield 6 and shield 16


def copy_or_wait(s: BurgundyState) -> list[int]:
    return [*taking.to_copy(s, s.stack[-3]), PASS]


def copy(s: BurgundyState, other: int) -> None:
    seat = s.stack[-3]
    if s.stack[-4] == pending.COPY_MONASTERIES:
        s.pop()
    s.copied[seat] = other
    s.monks[seat] |= own_monks(s, other) & ~MONASTERY_27
    tell(s, COPIED, (seat, other))


def to_turn(s: BurgundyState, seat: int) -> list[int]:
    """Once in the own turn, either unused die to any other number (BUR-SH-16)."""
    if not has_shield(s, seat, 16) or s.used & USED_SHIELD_16:
        return []
    found: list[int] = []
    for die in bits(s.unused):
        showing = s.dice[seat * 2 + die]
        found += [TURN_DIE + die * 6 + value - 1 for value in range(1, 7) if value != showing]
    return found


def turn_die(s: BurgundyState, place: int) -> None:
    seat = s.stack[-3]
    die, value = divmod(place, 6)
    s.dice[seat * 2 + die] = value + 1
    s.used |= USED_SHIELD_16
    tell(s, DIE_TURNED, (seat, die + 1, value + 1))
