"""From a pending decision to its legal answers, and from an action to the rule that carries it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kasztelan.core.state import EVERYONE
from kasztelan.games.citadels.actions import DRAW, LOSE_CARD, VERBS
from kasztelan.games.citadels.rules import (
    building,
    calling,
    cards,
    draft,
    effects,
    gathering,
    income,
    pending,
    round_end,
    setup,
    telling,
    turn,
)
from kasztelan.games.citadels.rules.characters import (
    abbot,
    architect,
    artist,
    assassin,
    blackmailer,
    cardinal,
    diplomat,
    emperor,
    king,
    magician,
    magistrate,
    marshal,
    merchant,
    navigator,
    queen,
    scholar,
    seer,
    spy,
    tax_collector,
    thief,
    warlord,
    witch,
    wizard,
)
from kasztelan.games.citadels.rules.districts import (
    armory,
    bell_tower,
    graveyard,
    hospital,
    laboratory,
    lighthouse,
    museum,
    smithy,
    theater,
)
from kasztelan.games.citadels.state import CitadelsState


def drawable(s: CitadelsState) -> list[int]:
    """Every kind in the deck."""
    return building.each_kind(DRAW, s.deck)


def losable(s: CitadelsState) -> list[int]:
    """Every kind in the hand that loses a random card."""
    return building.each_kind(LOSE_CARD, s.hands[s.stack[-2]])


def drawn(s: CitadelsState, kind: int) -> None:
    if s.stack[-4] == pending.GAIN:
        cards.gain_drawn(s, kind)
    else:
        cards.card_drawn(s, kind)


def lost(s: CitadelsState, kind: int) -> None:
    """A random card of one hand goes to another."""
    loser = s.stack[-2]
    taker = s.stack[-1]
    s.pop()
    cards.hand_over(s, loser, taker, kind)
    if s.tape is not None:
        s.tape.append((telling.TOOK_FROM_HAND, 1 << loser | 1 << taker, (taker, loser), (kind,)))


def give(s: CitadelsState, kind: int) -> None:
    """A card is given: by the Seer, the Cardinal, or whom a classic Emperor crowned."""
    what = s.stack[-4]
    if what == pending.SEER_GIVE:
        seer.give(s, kind)
    elif what == pending.LOAN_CARDS:
        cardinal.give(s, kind)
    else:
        emperor.tribute_card(s, kind)


def give_crown(s: CitadelsState, seat: int) -> None:
    if s.stack[-4] == pending.HEIR:
        round_end.name_heir(s, seat)
    else:
        emperor.give_crown(s, seat)


def take_card(s: CitadelsState, place: int) -> None:
    """A random card from the crowned player, or any card from the deck by the Lighthouse."""
    if s.stack[-4] == pending.LIGHTHOUSE_SEARCH:
        lighthouse.begin_search(s)
    else:
        emperor.choose_card(s, place)


def done(s: CitadelsState, place: int) -> None:
    if s.stack[-4] == pending.REDRAWING:
        magician.end_redraw(s)
    else:
        artist.end_beautifying(s)


def decline(s: CitadelsState, place: int) -> None:
    """Says no to what was offered."""
    what = s.stack[-4]
    if s.tape is not None:
        s.tape.append((telling.PASSED, EVERYONE, (s.stack[-3], what), ()))
    if what == pending.CONFISCATION:
        magistrate.let_pass(s)
    elif what == pending.THREAT_REVEAL:
        blackmailer.leave_hidden(s)
    elif what == pending.GRAVE:
        graveyard.let_go(s)
    elif what == pending.HOSPITAL_CALL:
        calling.decline_hospital(s)
    elif what == pending.EFFECT:
        effects.leave(s)
    else:
        s.pop()


Answers = Callable[[CitadelsState], list[int]]
Rule = Callable[[CitadelsState, int], None]

ANSWERS: Final[list[Answers]] = [
    setup.crown_choices,
    setup.cast_choices,
    setup.unique_choices,
    draft.open_choices,
    draft.aside_choices,
    draft.aside_choices,
    drawable,
    drawable,
    losable,
    theater.random_characters,
    draft.picks,
    draft.discards,
    theater.partners,
    theater.offers,
    turn.menu,
    gathering.cards_to_keep,
    witch.targets,
    magistrate.free_characters,
    magistrate.confiscation,
    blackmailer.second_targets,
    blackmailer.settling,
    blackmailer.reveal_choice,
    magician.redrawing,
    wizard.cards_to_take,
    wizard.ways,
    seer.gifts,
    emperor.must_crown,
    emperor.gift_choice,
    emperor.tribute_choice,
    round_end.heirs,
    cardinal.lenders,
    cardinal.cards_to_give,
    building.cards_for_den,
    diplomat.gifts,
    artist.second,
    lighthouse.cards,
    bell_tower.choice,
    graveyard.choice,
    hospital.choice,
    effects.choice,
]
"""The legal answers to each question of `pending`, in its order."""

BY_VERB: Final[dict[str, Rule]] = {
    "crown_first": setup.crown_first,
    "cast": setup.choose_cast,
    "include": setup.include,
    "lay_open": draft.lay_open,
    "lay_aside": draft.lay_aside,
    "draw": drawn,
    "lose_card": lost,
    "theater_draw": theater.draw_character,
    "pick": draft.pick,
    "discard": draft.discard,
    "swap_characters": theater.choose_partner,
    "offer_character": theater.offer_character,
    "gather_gold": gathering.gather_gold,
    "gather_cards": gathering.gather_cards,
    "keep": gathering.keep,
    "build": building.build,
    "build_with_framework": building.build_with_framework,
    "build_by_sacrifice": building.build_by_sacrifice,
    "build_with_cards": building.build_with_cards,
    "build_with_loan": cardinal.begin,
    "borrow_from": cardinal.borrow,
    "pay_card": building.pay_card,
    "give": give,
    "kill": assassin.kill,
    "bewitch": witch.bewitch,
    "sign_warrant": magistrate.sign,
    "warrant": magistrate.warrant,
    "confiscate": magistrate.confiscate,
    "rob": thief.rob,
    "spy": spy.spy,
    "threaten_with_flower": blackmailer.lay_flower,
    "threaten": blackmailer.lay_bare,
    "bribe": blackmailer.bribe,
    "refuse": blackmailer.refuse,
    "reveal_threat": blackmailer.reveal,
    "swap_hands": magician.swap,
    "redraw": magician.redraw,
    "look": wizard.look,
    "take": wizard.take,
    "to_hand": wizard.to_hand,
    "divine": seer.divine,
    "take_crown": king.take_crown,
    "give_crown": give_crown,
    "take_gold": emperor.choose_gold,
    "take_card": take_card,
    "give_gold": emperor.tribute_gold,
    "income": income.take_income,
    "income_split": income.split_income,
    "tithe": abbot.tithe,
    "merchant_gold": merchant.take_coin,
    "architect_cards": architect.take_cards,
    "navigator_gold": navigator.take_gold,
    "navigator_cards": navigator.take_cards,
    "study": scholar.study,
    "destroy": warlord.attack,
    "exchange": diplomat.exchange,
    "give_district": diplomat.give,
    "seize": marshal.seize,
    "royal_gift": queen.take_gift,
    "beautify": artist.beautify,
    "collect_tax": tax_collector.collect,
    "armory": armory.use,
    "laboratory": laboratory.use,
    "museum": museum.use,
    "smithy": smithy.use,
    "search": lighthouse.search,
    "ring_bell": bell_tower.ring,
    "recover": graveyard.recover,
    "use_hospital": calling.use_hospital,
    "done": done,
    "pass": decline,
    "end_turn": calling.end_turn,
    "use_effect": effects.use,
}
"""The rule behind each verb."""

RULE_OF: Final[list[Rule]] = [BY_VERB[verb] for verb in VERBS]


def answers(s: CitadelsState) -> list[int]:
    """The legal answers to the present question."""
    return ANSWERS[s.stack[-4]](s)


def take_step(s: CitadelsState) -> None:
    """Takes the step on top of the stack, which nobody decides."""
    what = s.stack[-4]
    if what == pending.CALLING:
        calling.call_next(s)
    elif what == pending.DRAFTING:
        draft.next_step(s)
    elif what == pending.GATHERED:
        calling.after_gathering(s)
    elif what == pending.TURN_ENDING:
        calling.finish_turn(s)
    elif what == pending.RESUMING:
        calling.resume(s)
    elif what == pending.ROUND_ENDING:
        round_end.end_round(s)
    else:
        setup.start(s)
