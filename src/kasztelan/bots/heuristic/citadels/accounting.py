"""Why an action of a Citadels decision weighs what it weighs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kasztelan.bots.heuristic.citadels.grounds import answers, districts, draft, naming, turn
from kasztelan.bots.heuristic.citadels.table import Table
from kasztelan.bots.heuristic.grounds import Ground
from kasztelan.core.player import Seat
from kasztelan.games.citadels.actions import FIRST, VERB_OF, VERBS

Account = Callable[[Table, int], list[Ground]]
"""The grounds of an action: the table, and the action's place within its verb."""

ACCOUNTS: Final[dict[str, Account]] = {
    "pick": draft.pick,
    "discard": draft.discard,
    "swap_characters": draft.swap_characters,
    "offer_character": draft.offer_character,
    "gather_gold": turn.gather_gold,
    "gather_cards": turn.gather_cards,
    "keep": districts.keep,
    "build": districts.build,
    "build_with_framework": districts.build_with_framework,
    "build_by_sacrifice": districts.build_by_sacrifice,
    "build_with_cards": districts.build_with_cards,
    "build_with_loan": districts.build_with_loan,
    "borrow_from": districts.borrow_from,
    "pay_card": districts.pay_card,
    "give": districts.give,
    "kill": naming.kill,
    "bewitch": naming.bewitch,
    "sign_warrant": naming.warrant,
    "warrant": naming.warrant,
    "confiscate": answers.confiscate,
    "rob": naming.rob,
    "spy": naming.spy,
    "threaten_with_flower": naming.rob,
    "threaten": naming.rob,
    "bribe": answers.bribe,
    "refuse": answers.refuse,
    "reveal_threat": answers.reveal_threat,
    "swap_hands": turn.swap_hands,
    "redraw": turn.redraw,
    "look": turn.look,
    "take": districts.take,
    "to_hand": districts.to_hand,
    "divine": turn.free_gain,
    "take_crown": turn.free_gain,
    "give_crown": naming.give_crown,
    "take_gold": answers.take_gold,
    "take_card": answers.take_card,
    "give_gold": districts.give_gold,
    "income": turn.income,
    "income_split": turn.income_split,
    "tithe": turn.tithe,
    "merchant_gold": turn.free_gain,
    "architect_cards": turn.free_gain,
    "navigator_gold": turn.navigator_gold,
    "navigator_cards": turn.navigator_cards,
    "study": turn.free_gain,
    "destroy": turn.destroy,
    "exchange": turn.exchange,
    "give_district": turn.give_district,
    "seize": turn.seize,
    "royal_gift": turn.free_gain,
    "beautify": turn.beautify,
    "collect_tax": turn.free_gain,
    "armory": turn.armory,
    "laboratory": turn.laboratory,
    "museum": turn.museum,
    "smithy": turn.smithy,
    "search": districts.keep,
    "ring_bell": answers.ring_bell,
    "recover": answers.recover,
    "use_hospital": answers.use_hospital,
    "use_effect": turn.free_gain,
    "done": turn.nothing_more,
    "pass": turn.nothing_more,
    "end_turn": turn.nothing_more,
}


def accounting(seat: Seat) -> Callable[[int], list[Ground]]:
    """What tells the grounds of an action of this decision."""
    table = Table(seat)

    def account(action: int) -> list[Ground]:
        verb = VERB_OF[action]
        return ACCOUNTS[VERBS[verb]](table, action - FIRST[verb])

    return account
