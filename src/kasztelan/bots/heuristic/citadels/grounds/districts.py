"""Grounds for and against districts: building them, holding them, losing them."""

from __future__ import annotations

from kasztelan.bots.heuristic.citadels import building, worth
from kasztelan.bots.heuristic.citadels.hand import cheapest, spare, wanted
from kasztelan.bots.heuristic.citadels.table import Table
from kasztelan.bots.heuristic.grounds import ORDER, Ground
from kasztelan.games.citadels.actions import target_district
from kasztelan.games.citadels.components import (
    ALCHEMIST,
    DISTRICTS,
    FRAMEWORK,
    MONUMENT,
    NECROPOLIS,
    SECRET_VAULT,
    THIEVES_DEN,
)


def card(kind: int) -> str:
    return DISTRICTS[kind & 63].id


def entering(t: Table, kind: int) -> list[Ground]:
    """What a new district adds to my city."""
    return [
        Ground("points", t.cost[kind], {"card": card(kind), "points": t.cost[kind]}),
        Ground("effect", worth.effect(t, t.me, kind), {"card": card(kind)}),
        Ground("new_type", worth.added_type(t, t.me, kind), {"card": card(kind)}),
        Ground("neighbours", worth.neighbours(t, t.me, kind), {"card": card(kind)}),
    ]


def growing(t: Table, kind: int, slots: int) -> list[Ground]:
    """What the city gains by it as it stands and as it comes closer to being completed."""
    added = worth.entering(t, t.me, kind)
    last = t.size[t.me] + slots >= t.needed
    return [
        *entering(t, kind),
        Ground("completes" if last else "closer", worth.completing(t, added, slots)),
    ]


def paid(t: Table, gold: int) -> Ground:
    """The Alchemist gets back what he pays, so that it counts next to nothing."""
    return Ground(
        "gold_comes_back" if t.acting == ALCHEMIST else "price", -building.gold_spent(t, gold), {"gold": gold}
    )


def timed(grounds: list[Ground]) -> list[Ground]:
    """With what says when in a turn one builds."""
    score = sum(ground.weight for ground in grounds)
    return [*grounds, Ground(ORDER, building.timed(score) - score)]


def slots_of(kind: int) -> int:
    return 2 if kind == MONUMENT else 1


def build(t: Table, place: int) -> list[Ground]:
    return timed([*growing(t, place, slots_of(place)), paid(t, t.price(place))])


def build_with_framework(t: Table, place: int) -> list[Ground]:
    return timed([*replacing(t, place), given_up(t, FRAMEWORK)])


def build_by_sacrifice(t: Table, place: int) -> list[Ground]:
    return timed([*replacing(t, NECROPOLIS), given_up(t, target_district(place))])


def replacing(t: Table, kind: int) -> list[Ground]:
    return growing(t, kind, 1 if kind == MONUMENT else 0)


def given_up(t: Table, district: int) -> Ground:
    lost = worth.standing(t, t.me, district & 63, district > 63)
    return Ground("least_missed", -lost, {"card": card(district)})


def build_with_cards(t: Table, place: int) -> list[Ground]:
    count = place + 1
    gold = min(t.gold[t.me], t.price(THIEVES_DEN) - count)
    cards = Ground("cards_to_spare", -cheapest(t, count, THIEVES_DEN), {"count": count})
    return timed([*growing(t, THIEVES_DEN, 1), paid(t, gold), cards])


def build_with_loan(t: Table, place: int) -> list[Ground]:
    gold = t.gold[t.me]
    short = t.price(place) - gold
    lost = max(building.CARD_LENT * short, cheapest(t, short, place))
    cards = Ground("cards_to_spare", -lost, {"count": short})
    return timed([*growing(t, place, slots_of(place)), paid(t, gold), cards])


def borrow_from(t: Table, place: int) -> list[Ground]:
    return [Ground("dangerous", t.danger(place), {"other": place})]


def to_hand(t: Table, place: int) -> list[Ground]:
    return [Ground("for_later", building.to_hand(t, place))]


def confiscate(t: Table, kind: int) -> list[Ground]:
    return growing(t, kind, slots_of(kind))


# --- cards


def holding(t: Table, kind: int) -> list[Ground]:
    """What a card is worth in my hand."""
    value = worth.holding(t, kind)
    if kind == SECRET_VAULT:
        return [Ground("points", value, {"card": card(kind), "points": 3})]
    if t.is_junk(kind):
        return []
    price = t.price(kind)
    grounds = [*entering(t, kind), Ground("price", -0.6 * price, {"gold": price})]
    rest = value - sum(ground.weight for ground in grounds)
    return [*grounds, Ground("soon_affordable", rest, {"gold": t.gold[t.me]})]


def keep(t: Table, place: int) -> list[Ground]:
    return holding(t, place) if wanted(t, place) else []


def take(t: Table, place: int) -> list[Ground]:
    return [*keep(t, place), Ground("missed_there", 0.1 * t.cost[place])]


def recover(t: Table, kind: int) -> list[Ground]:
    return [*holding(t, kind), Ground("price", -t.coin - 0.3, {"gold": 1})]


def parted(t: Table, kind: int) -> Ground:
    return Ground("least_missed", -spare(t, kind), {"card": card(kind)})


def give(t: Table, place: int) -> list[Ground]:
    return [parted(t, place), Ground("cheap_gift", -0.02 * t.cost[place])]


def pay_card(t: Table, place: int) -> list[Ground]:
    return [parted(t, place)]


def give_gold(t: Table, place: int) -> list[Ground]:
    return [Ground("gold_less_missed", -t.coin)]
