"""Grounds for what a turn offers besides building: gathering, income, effects, magic and attacks."""

from __future__ import annotations

from kasztelan.bots.heuristic.citadels import attacking, gathering, magic
from kasztelan.bots.heuristic.citadels.grounds.districts import card, entering, growing, parted
from kasztelan.bots.heuristic.citadels.table import Table
from kasztelan.bots.heuristic.citadels.worth import standing
from kasztelan.bots.heuristic.grounds import ORDER, Ground
from kasztelan.core.errors import Fact
from kasztelan.games.citadels.actions import DESTROY, SEIZE, target_district, target_seat
from kasztelan.games.citadels.components import ARMORY, GOLD_MINE, INCOME_TYPE


def adding_up(grounds: list[Ground], score: float) -> list[Ground]:
    """With what says when in a turn it is done."""
    return [*grounds, Ground(ORDER, score - sum(ground.weight for ground in grounds))]


def few_choices(t: Table, weight: float) -> Ground:
    """Cards are worth more the fewer there are to build."""
    if t.buildable:
        return Ground("few_choices", weight, {"count": len(t.buildable)})
    return Ground("nothing_to_build", weight)


# --- gathering


def gather_gold(t: Table, place: int) -> list[Ground]:
    coins = 3 if t.has(t.me, GOLD_MINE) else 2
    purse = t.gold[t.me] + gathering.gold_due(t)
    more = gathering.best_builds(t, purse + coins) - gathering.best_builds(t, purse)
    grounds = [Ground("coins", t.coin * coins, {"gold": coins}), Ground("pays_for_building", more)]
    return adding_up(grounds, gathering.gather_gold(t, place))


def gather_cards(t: Table, place: int) -> list[Ground]:
    return adding_up([few_choices(t, gathering.new_cards(t))], gathering.gather_cards(t, place))


def income(t: Table, place: int) -> list[Ground]:
    gain = t.income(t.me, INCOME_TYPE[t.acting])
    return adding_up([Ground("brings", gain)], gathering.income(t, place))


def income_split(t: Table, place: int) -> list[Ground]:
    score = gathering.income_split(t, place)
    split = score - gathering.income(t, place)
    return [Ground("good_split", split), Ground(ORDER, score - split)]


def free_gain(t: Table, place: int) -> list[Ground]:
    return [Ground("free", gathering.free_gain(t, place))]


def tithe(t: Table, place: int) -> list[Ground]:
    return [Ground("dangerous", t.danger(place), {"other": place}), Ground("free", gathering.FREE)]


def navigator_gold(t: Table, place: int) -> list[Ground]:
    gain = gathering.navigator_gold(t, place) - gathering.FREE
    return [Ground("coins", gain, {"gold": 4}), Ground(ORDER, gathering.FREE)]


def navigator_cards(t: Table, place: int) -> list[Ground]:
    gain = gathering.navigator_cards(t, place) - gathering.FREE
    return [few_choices(t, gain), Ground(ORDER, gathering.FREE)]


def laboratory(t: Table, place: int) -> list[Ground]:
    return adding_up([parted(t, place)], gathering.laboratory(t, place))


def museum(t: Table, place: int) -> list[Ground]:
    return adding_up([parted(t, place)], gathering.museum(t, place))


def smithy(t: Table, place: int) -> list[Ground]:
    return adding_up([few_choices(t, 1.0)], gathering.smithy(t, place))


def beautify(t: Table, place: int) -> list[Ground]:
    return adding_up([Ground("point_for_gold", 1.0)], gathering.beautify(t, place))


def nothing_more(t: Table, place: int) -> list[Ground]:
    return [Ground("nothing_better", gathering.nothing_more(t, place))]


# --- magic


def swap_hands(t: Table, place: int) -> list[Ground]:
    facts: dict[str, Fact] = {"other": place, "count": t.cards[place]}
    return adding_up([Ground("hand_there", magic.expected(t, place), facts)], magic.swap_hands(t, place))


def redraw(t: Table, place: int) -> list[Ground]:
    return adding_up([parted(t, place)], magic.redraw(t, place))


def look(t: Table, place: int) -> list[Ground]:
    facts: dict[str, Fact] = {"other": place, "count": t.cards[place]}
    return adding_up([Ground("hand_there", 0.1 * t.cards[place], facts)], magic.look(t, place))


# --- attacks


def loss(t: Table, place: int, factor: float = 1.0) -> Ground:
    """What losing this district costs its owner."""
    owner, district = target_seat(place), target_district(place)
    weight = factor * attacking.loss(t, owner, district)
    return Ground("hurts", weight, {"other": owner, "card": card(district)})


def destroy(t: Table, place: int) -> list[Ground]:
    score = attacking.destroy(t, place)
    if target_seat(place) == t.me:
        return [Ground(ORDER, score)]
    price: int = t.facts(DESTROY + place)["price"]
    grounds = [loss(t, place, 0.8), Ground("cheap_attack", -1.6 * t.coin * price, {"gold": price})]
    return adding_up(grounds, score)


def seize(t: Table, place: int) -> list[Ground]:
    owner, kind = target_seat(place), target_district(place) & 63
    price: int = t.facts(SEIZE + place)["price"]
    paid = Ground("cheap_attack", -t.coin * price * (1 + t.danger(owner)), {"gold": price})
    return adding_up([*growing(t, kind, 1), loss(t, place), paid], attacking.seize(t, place))


def exchange(t: Table, place: int) -> list[Ground]:
    kind = target_district(place) & 63
    return adding_up([*entering(t, kind), loss(t, place)], attacking.exchange(t, place))


def give_district(t: Table, place: int) -> list[Ground]:
    given = target_district(place)
    lost = -standing(t, t.me, given & 63, given > 63)
    ground = Ground("least_missed", lost, {"card": card(given)})
    return adding_up([ground], attacking.give_district(t, place))


def armory(t: Table, place: int) -> list[Ground]:
    score = attacking.armory(t, place)
    if target_seat(place) == t.me:
        return [Ground(ORDER, score)]
    own = Ground("least_missed", -standing(t, t.me, ARMORY), {"card": card(ARMORY)})
    return adding_up([loss(t, place), own], score)
