"""One thought for every verb a seat can choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kasztelan.bots.heuristic import attacking, building, drafting, gathering, hand, magic, naming, reacting
from kasztelan.bots.heuristic.table import Table

Thought = Callable[[Table, int], float]
"""How good an action looks: the table, and the action's place within its verb."""

THOUGHTS: Final[dict[str, Thought]] = {
    "pick": drafting.pick,
    "discard": drafting.discard,
    "swap_characters": drafting.swap_characters,
    "offer_character": drafting.offer_character,
    "gather_gold": gathering.gather_gold,
    "gather_cards": gathering.gather_cards,
    "keep": hand.keep,
    "build": building.build,
    "build_with_framework": building.build_with_framework,
    "build_by_sacrifice": building.build_by_sacrifice,
    "build_with_cards": building.build_with_cards,
    "build_with_loan": building.build_with_loan,
    "borrow_from": building.borrow_from,
    "pay_card": hand.pay_card,
    "give": hand.give,
    "kill": naming.kill,
    "bewitch": naming.bewitch,
    "sign_warrant": naming.warrant,
    "warrant": naming.warrant,
    "confiscate": reacting.confiscate,
    "rob": naming.rob,
    "spy": naming.spy,
    "threaten_with_flower": naming.threaten,
    "threaten": naming.threaten,
    "bribe": reacting.bribe,
    "refuse": reacting.refuse,
    "reveal_threat": reacting.reveal_threat,
    "swap_hands": magic.swap_hands,
    "redraw": magic.redraw,
    "look": magic.look,
    "take": hand.take,
    "to_hand": building.to_hand,
    "divine": gathering.free_gain,
    "take_crown": gathering.free_gain,
    "give_crown": naming.give_crown,
    "take_gold": reacting.take_gold,
    "take_card": reacting.take_card,
    "give_gold": hand.give_gold,
    "income": gathering.income,
    "income_split": gathering.income_split,
    "tithe": gathering.tithe,
    "merchant_gold": gathering.free_gain,
    "architect_cards": gathering.free_gain,
    "navigator_gold": gathering.navigator_gold,
    "navigator_cards": gathering.navigator_cards,
    "study": gathering.free_gain,
    "destroy": attacking.destroy,
    "exchange": attacking.exchange,
    "give_district": attacking.give_district,
    "seize": attacking.seize,
    "royal_gift": gathering.free_gain,
    "beautify": gathering.beautify,
    "collect_tax": gathering.free_gain,
    "armory": attacking.armory,
    "laboratory": gathering.laboratory,
    "museum": gathering.museum,
    "smithy": gathering.smithy,
    "search": hand.search,
    "ring_bell": reacting.ring_bell,
    "recover": reacting.recover,
    "use_hospital": reacting.use_hospital,
    "done": gathering.nothing_more,
    "pass": gathering.nothing_more,
    "end_turn": gathering.nothing_more,
}
