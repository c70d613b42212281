"""Grounds for answers to what others do."""

from __future__ import annotations

from kasztelan.bots.heuristic.citadels import reacting
from kasztelan.bots.heuristic.citadels.grounds import districts
from kasztelan.bots.heuristic.citadels.grounds.turn import few_choices
from kasztelan.bots.heuristic.citadels.table import Table
from kasztelan.bots.heuristic.grounds import Ground
from kasztelan.games.citadels.components import CARD


def bribe(t: Table, place: int) -> list[Ground]:
    score = reacting.bribe(t, place)
    flowered = reacting.called_rank(t)["flowered"]
    if flowered is not None:
        return [Ground("flower_here", score)]
    return [Ground("half_for_certain", score)]


def refuse(t: Table, place: int) -> list[Ground]:
    score = reacting.refuse(t, place)
    if reacting.called_rank(t)["flowered"] is False:
        return [Ground("no_flower", score)]
    return [Ground("needs_all_gold", score)]


def reveal_threat(t: Table, place: int) -> list[Ground]:
    return [Ground("flower_mine", reacting.reveal_threat(t, place))]


def confiscate(t: Table, place: int) -> list[Ground]:
    return districts.confiscate(t, CARD[t.asked["card"]])


def recover(t: Table, place: int) -> list[Ground]:
    return districts.recover(t, CARD[t.asked["card"]])


def use_hospital(t: Table, place: int) -> list[Ground]:
    return [Ground("free", reacting.use_hospital(t, place))]


def ring_bell(t: Table, place: int) -> list[Ground]:
    return [Ground("shorter_game", reacting.ring_bell(t, place))]


def take_gold(t: Table, place: int) -> list[Ground]:
    return [Ground("coins", reacting.take_gold(t, place), {"gold": 1})]


def take_card(t: Table, place: int) -> list[Ground]:
    return [few_choices(t, reacting.take_card(t, place))]
