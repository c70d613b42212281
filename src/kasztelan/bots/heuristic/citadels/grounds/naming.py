"""Grounds for naming characters and players."""

from __future__ import annotations

from kasztelan.bots.heuristic.citadels import naming
from kasztelan.bots.heuristic.citadels.characters_worth import worth
from kasztelan.bots.heuristic.citadels.grounds.draft import character
from kasztelan.bots.heuristic.citadels.table import Table
from kasztelan.bots.heuristic.grounds import ORDER, Ground
from kasztelan.games.citadels.components import TYPES

EARLY = Ground(ORDER, naming.NAMING_TIME)


def harm(t: Table, place: int, factor: float = 1.0) -> list[Ground]:
    """Rival by rival: what a lost turn of this character would cost them."""
    grounds: list[Ground] = []
    for seat, chance in naming.chances(t, place):
        likely = factor * chance * t.danger(seat)
        facts = {"other": seat, **character(t, place)}
        grounds.append(Ground("may_be", likely * (1.5 + worth(t, seat, place)), facts))
        grounds.append(Ground("may_finish", likely * naming.close_to_end(t, seat), facts))
    return grounds


def kill(t: Table, place: int) -> list[Ground]:
    return [*harm(t, place), EARLY]


def bewitch(t: Table, place: int) -> list[Ground]:
    held = sum(chance for _, chance in naming.chances(t, place))
    good = Ground("good_for_me", held * (2 + worth(t, t.me, place)), character(t, place))
    return [good, *harm(t, place, 0.7)]


def rob(t: Table, place: int) -> list[Ground]:
    """Also for threats: who has gold to lose."""
    grounds = [
        Ground(
            "has_gold",
            chance * naming.prey(t, seat),
            {"other": seat, "gold": t.gold[seat], **character(t, place)},
        )
        for seat, chance in naming.chances(t, place)
    ]
    return [*grounds, EARLY]


def warrant(t: Table, place: int) -> list[Ground]:
    grounds = [
        Ground(
            "will_build",
            chance * naming.will_build(t, seat),
            {"other": seat, "gold": t.gold[seat], **character(t, place)},
        )
        for seat, chance in naming.chances(t, place)
    ]
    return [*grounds, EARLY]


def give_crown(t: Table, place: int) -> list[Ground]:
    return [
        Ground("pays_for_crown", naming.pays_for_crown(t, place), {"other": place}),
        Ground("before_me", naming.sits_before_me(t, place), {"other": place}),
        Ground("least_danger", -2 * t.danger(place), {"other": place}),
        EARLY,
    ]


def spy(t: Table, place: int) -> list[Ground]:
    seat, type = divmod(place, 5)
    found = naming.probably_found(t, seat, type)
    return [
        Ground("spied_cards", 0.8 * found, {"other": seat, "count": t.cards[seat], "type": TYPES[type]}),
        Ground("spied_gold", naming.spied_gold(t, seat, found), {"other": seat, "gold": t.gold[seat]}),
        EARLY,
    ]
