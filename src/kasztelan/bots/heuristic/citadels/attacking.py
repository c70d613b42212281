"""Whose district to destroy, seize or exchange: the leader's best that is worth its price."""

from __future__ import annotations

from typing import Final

from kasztelan.bots.heuristic.citadels.building import BUILD_TIME
from kasztelan.bots.heuristic.citadels.gathering import LATER
from kasztelan.bots.heuristic.citadels.table import Table
from kasztelan.bots.heuristic.citadels.worth import completing, entering, standing
from kasztelan.games.citadels.actions import DESTROY, SEIZE, target_district, target_seat
from kasztelan.games.citadels.components import ARMORY, KEEP

FOLLY: Final = -10.0
"""Against myself."""


def worthwhile(score: float) -> float:
    """Attacks come after building and before the turn ends, if they are worth it at all."""
    return LATER - 1 + min(score, 50) * 0.01 if score > 0 else score


def loss(t: Table, owner: int, district: int) -> float:
    """What losing the district costs a rival, as far as it matters to me."""
    return t.danger(owner) * standing(t, owner, district & 63, district > 63)


def counted(t: Table, district: int) -> int:
    """The cost of a standing district with the Artist's coin."""
    return t.cost[district & 63] + (district >> 6)


def destroy(t: Table, place: int) -> float:
    """Warlord: a coin is worth more to me than points of somebody far behind."""
    owner = target_seat(place)
    if owner == t.me:
        return FOLLY
    district = target_district(place)
    price: int = t.facts(DESTROY + place)["price"]
    return worthwhile(0.8 * loss(t, owner, district) - 1.6 * t.coin * price)


def seize(t: Table, place: int) -> float:
    """Marshal: a district more for me, one less for them, and they are paid."""
    owner = target_seat(place)
    district = target_district(place)
    price: int = t.facts(SEIZE + place)["price"]
    gain = entering(t, t.me, district & 63) + (district >> 6)
    score = gain + completing(t, gain, 1) + loss(t, owner, district)
    score -= t.coin * price * (1 + t.danger(owner))
    return BUILD_TIME + score if score > 0 else score


def exchange(t: Table, place: int) -> float:
    """Diplomat: what is won by it with the best district to give."""
    owner = target_seat(place)
    taken = target_district(place)
    score = max((bargain(t, owner, taken, given) for given in gifts(t, owner, taken)), default=FOLLY)
    return worthwhile(score - 0.5)


def gifts(t: Table, owner: int, taken: int) -> list[int]:
    """My districts that can be given for that one."""
    found: list[int] = []
    for one in t.view["seats"][t.me]["city"]:
        given = t.district(one)
        kind = given & 63
        if kind == KEEP or kind == taken & 63 or t.has(owner, kind):
            continue
        if exchange_price(t, owner, taken, given) <= t.gold[t.me]:
            found.append(given)
    return found


def exchange_price(t: Table, owner: int, taken: int, given: int) -> int:
    return max(0, counted(t, taken) - counted(t, given)) + t.wall(owner, taken & 63)


def bargain(t: Table, owner: int, taken: int, given: int) -> float:
    """My gain and the owner's loss, less what is given and paid."""
    mine = standing(t, t.me, taken & 63, taken > 63) - standing(t, t.me, given & 63, given > 63)
    theirs = standing(t, owner, taken & 63, taken > 63) - standing(t, owner, given & 63, given > 63)
    price = exchange_price(t, owner, taken, given)
    return mine + t.danger(owner) * theirs - t.coin * price * (1 + t.danger(owner))


def give_district(t: Table, place: int) -> float:
    """The one that costs me least and brings the rival least."""
    owner: int = t.asked["other"]
    given = target_district(place)
    lost = standing(t, t.me, given & 63, given > 63)
    got = standing(t, owner, given & 63, given > 63)
    return -lost - t.danger(owner) * got + t.coin * 2 * counted(t, given)


def armory(t: Table, place: int) -> float:
    """The Armory goes too: only against a leader who is about to finish, or at the very end for points."""
    owner = target_seat(place)
    if owner == t.me:
        return FOLLY
    district = target_district(place)
    score = loss(t, owner, district) - standing(t, t.me, ARMORY) - 2
    if not t.ending and t.size[owner] < t.needed - 1:
        score -= 3
    return worthwhile(score)
