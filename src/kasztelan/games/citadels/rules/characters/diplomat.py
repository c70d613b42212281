"""Rank 8, the Diplomat: exchanges a district of his own for a rival's."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE
from kasztelan.games.citadels.actions import (
    EXCHANGE,
    GIVE_DISTRICT,
    target,
    target_district,
    target_seat,
)
from kasztelan.games.citadels.components import KEEP
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.cards import enter, leave
from kasztelan.games.citadels.rules.characters.warlord import close, protected, ready
from kasztelan.games.citadels.rules.city import check_completed, effective_cost, has, wall_surcharge
from kasztelan.games.citadels.rules.pending import TRADE
from kasztelan.games.citadels.state import CitadelsState


def price(s: CitadelsState, owner: int, taken: int, given: int) -> int:
    """The difference if the rival's is dearer, and the Great Wall's coin (CIT-DIPLOMAT)."""
    wall = wall_surcharge(s, owner, taken)
    difference = effective_cost(s, taken) - effective_cost(s, given)
    if s.box.wall_added_to_cost:
        return max(0, difference + wall)
    return max(0, difference) + wall


def fits(s: CitadelsState, owner: int, taken: int, given: int) -> bool:
    """Whether this may be given at all: neither city ends up with two identical districts."""
    kind = given & 63
    if kind == KEEP and not s.box.diplomat_gives_keep:
        return False
    return kind != taken & 63 and not has(s, owner, kind)


def possible(s: CitadelsState, seat: int, owner: int, taken: int, given: int) -> bool:
    return fits(s, owner, taken, given) and price(s, owner, taken, given) <= s.gold[seat]


def cheapest(s: CitadelsState, seat: int, owner: int, taken: int) -> int:
    """The least that an exchange for this district would cost, or -1 if nothing may be given for it."""
    prices = [price(s, owner, taken, given) for given in s.cities[seat] if fits(s, owner, taken, given)]
    return min(prices) if prices else -1


def offer(s: CitadelsState, seat: int, out: list[int]) -> None:
    if not ready(s):
        return
    own = s.cities[seat]
    for owner in range(s.players):
        if owner == seat or protected(s, seat, owner):
            continue
        found: list[int] = []
        for taken in s.cities[owner]:
            action = EXCHANGE + target(owner, taken)
            if taken & 63 == KEEP or has(s, seat, taken & 63) or action in found:
                continue
            for given in own:
                if possible(s, seat, owner, taken, given):
                    found.append(action)
                    break
        found.sort()
        out.extend(found)


def exchange(s: CitadelsState, place: int) -> None:
    """He has named the rival's district; what he gives for it comes next."""
    s.push(TRADE, s.seat, target_seat(place), target_district(place))


def gifts(s: CitadelsState) -> list[int]:
    seat = s.seat
    owner = s.stack[-2]
    taken = s.stack[-1]
    out: list[int] = []
    for given in s.cities[seat]:
        action = GIVE_DISTRICT + (given & 63) * 2 + (given >> 6)
        if action not in out and possible(s, seat, owner, taken, given):
            out.append(action)
    out.sort()
    return out


def give(s: CitadelsState, place: int) -> None:
    """The cards change cities with whatever lies on or under them; this is no building."""
    seat = s.seat
    owner = s.stack[-2]
    taken = s.stack[-1]
    given = target_district(place)
    s.pop()
    gold = price(s, owner, taken, given)
    close(s)
    s.gold[seat] -= gold
    s.gold[owner] += gold
    leave(s, owner, taken)
    leave(s, seat, given)
    enter(s, seat, taken)
    enter(s, owner, given)
    if s.tape is not None:
        s.tape.append((telling.EXCHANGED, EVERYONE, (seat, owner, taken & 63, given & 63, gold), ()))
    check_completed(s, seat)
    check_completed(s, owner)
