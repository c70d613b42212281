"""Building districts: who may build what, how it is paid for, and what happens then."""

from __future__ import annotations

from typing import Final

from kasztelan.core.state import EVERYONE
from kasztelan.games.citadels.actions import (
    BUILD,
    BUILD_BY_SACRIFICE,
    BUILD_WITH_CARDS,
    BUILD_WITH_FRAMEWORK,
    BUILD_WITH_LOAN,
    MOST_CARDS_PAID,
    PAY_CARD,
    target_district,
)
from kasztelan.games.citadels.components import (
    BELL_TOWER,
    BUILD_LIMIT,
    CARDINAL,
    CLASSIC,
    FACTORY,
    FIRST_UNIQUE,
    FRAMEWORK,
    HAUNTED_CITY,
    LIGHTHOUSE,
    MONUMENT,
    NAVIGATOR,
    NECROPOLIS,
    QUARRY,
    SECRET_VAULT,
    STABLES,
    TAX_COLLECTOR,
    THIEVES_DEN,
    TRADE,
    TRADER,
    TYPE_OF,
)
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.cards import built_from_hand, enter, left_in_deck, put_under
from kasztelan.games.citadels.rules.city import check_completed, destroy, has
from kasztelan.games.citadels.rules.pending import (
    BELL,
    CONFISCATION,
    DEN_CARDS,
    LENDER,
    LIGHTHOUSE_SEARCH,
    WIZARD_BUILD,
)
from kasztelan.games.citadels.state import (
    ENTERED,
    FREE_COPIES,
    PAID_BUILD,
    USED_SECOND,
    CitadelsState,
)

# How a district was paid for, as events tell it.
BY_GOLD: Final = 0
BY_FRAMEWORK: Final = 1
BY_SACRIFICE: Final = 2
BY_CARDS: Final = 3
BY_LOAN: Final = 4

# Why a card may not be built, apart from its price (`bar`).
NO_BAR: Final = 0
NO_BUILDING: Final = 1
LIMIT_REACHED: Final = 2
ALREADY_THERE: Final = 3
TOO_LATE_FOR_MONUMENT: Final = 4
NEVER_BUILT: Final = 5


def limit(s: CitadelsState) -> int:
    """How many districts the acting character may build in this turn."""
    return BUILD_LIMIT[s.character]


def outside_limit(s: CitadelsState, kind: int) -> bool:
    """Stables for everybody, trade districts for the Trader."""
    return kind == STABLES or (s.character == TRADER and TYPE_OF[kind] == TRADE)


def may_copy(s: CitadelsState, seat: int) -> bool:
    """Whether a district identical to one in the city may be built."""
    if s.used & FREE_COPIES:
        return True
    if not has(s, seat, QUARRY):
        return False
    if s.box.edition == CLASSIC:
        return len(s.cities[seat]) == s.built[seat].bit_count()
    return True


def bar(s: CitadelsState, seat: int, kind: int, at_once: bool) -> int:
    """Why this card may not be built now, or NO_BAR; `at_once` is the Wizard's immediate build."""
    if s.character == NAVIGATOR:
        return NO_BUILDING
    if not at_once and s.builds >= BUILD_LIMIT[s.character] and not outside_limit(s, kind):
        return LIMIT_REACHED
    if s.built[seat] >> kind & 1 and not at_once and not may_copy(s, seat):
        return ALREADY_THERE
    if kind == MONUMENT and len(s.cities[seat]) >= s.box.monument_limit:
        return TOO_LATE_FOR_MONUMENT
    if kind == SECRET_VAULT:
        return NEVER_BUILT
    return NO_BAR


def price(s: CitadelsState, seat: int, kind: int) -> int:
    """What building costs this player."""
    cost = s.box.cost[kind]
    return cost if kind < FIRST_UNIQUE else discounted(cost, kind, s.built[seat])


def discounted(cost: int, kind: int, built: int) -> int:
    """The price of a card for whoever has these districts, a bit set of kinds (CIT-FACTORY-1)."""
    if kind >= FIRST_UNIQUE and kind != FACTORY and built >> FACTORY & 1:
        return cost - 1
    return cost


def offer_builds(s: CitadelsState, seat: int, out: list[int]) -> None:
    """Every way to build a card from the hand in the ordinary course of a turn."""
    last = -1
    for kind in s.hands[seat]:
        if kind != last:
            last = kind
            if bar(s, seat, kind, False) == NO_BAR:
                offer_ways(s, seat, kind, out)


def offer_ways(s: CitadelsState, seat: int, kind: int, out: list[int]) -> None:
    """Every way to pay for one card that may be built."""
    asked = price(s, seat, kind)
    gold = s.gold[seat]
    if asked <= gold:
        out.append(BUILD + kind)
    elif s.character == CARDINAL and loan_possible(s, seat, asked - gold, 0):
        out.append(BUILD_WITH_LOAN + kind)
    if s.built[seat] >> FRAMEWORK & 1:
        out.append(BUILD_WITH_FRAMEWORK + kind)
    if kind == NECROPOLIS:
        for district in s.cities[seat]:
            place = BUILD_BY_SACRIFICE + (district & 63) * 2 + (district >> 6)
            if place not in out:
                out.append(place)
    elif kind == THIEVES_DEN:
        for count in range(1, min(asked, MOST_CARDS_PAID, len(s.hands[seat]) - 1) + 1):
            short = asked - count - gold
            if short <= 0 or (s.character == CARDINAL and loan_possible(s, seat, short, count)):
                out.append(BUILD_WITH_CARDS + count - 1)


def loan_possible(s: CitadelsState, seat: int, short: int, other_cards: int) -> bool:
    """Whether the Cardinal can buy the missing gold: enough cards besides the one he builds, and one rich rival."""
    if s.used & USED_SECOND or len(s.hands[seat]) - 1 - other_cards < short:
        return False
    return any(s.gold[other] >= short for other in range(s.players) if other != seat)


def build(s: CitadelsState, kind: int) -> None:
    """Builds a card for gold."""
    pay_and_build(s, s.seat, kind, 0, BY_GOLD)


def build_with_framework(s: CitadelsState, kind: int) -> None:
    """Destroys the Framework instead of paying (CIT-FRAMEWORK)."""
    seat = s.seat
    framework = FRAMEWORK if FRAMEWORK in s.cities[seat] else FRAMEWORK + 64
    start_build(s, seat, kind)
    destroy(s, seat, seat, framework, 0)
    finish_build(s, seat, kind, 0, BY_FRAMEWORK)


def build_by_sacrifice(s: CitadelsState, place: int) -> None:
    """Destroys an own district instead of paying for the Necropolis (CIT-NECROPOLIS)."""
    seat = s.seat
    start_build(s, seat, NECROPOLIS)
    destroy(s, seat, seat, target_district(place), 0)
    finish_build(s, seat, NECROPOLIS, 0, BY_SACRIFICE)


def build_with_cards(s: CitadelsState, place: int) -> None:
    """Pays part of the Thieves' Den with cards, chosen one by one (CIT-THIEVESDEN)."""
    lay_open(s, s.seat, THIEVES_DEN)
    s.push(DEN_CARDS, s.seat, place + 1, place + 1)


def cards_for_den(s: CitadelsState) -> list[int]:
    return each_kind(PAY_CARD, s.hands[s.seat])


def each_kind(verb: int, hand: list[int]) -> list[int]:
    """An action for every kind of card in a hand."""
    out: list[int] = []
    for kind in hand:
        if not out or out[-1] != verb + kind:
            out.append(verb + kind)
    return out


def lay_open(s: CitadelsState, seat: int, kind: int) -> None:
    """The card to be built is shown before its price is put together."""
    built_from_hand(s, seat, kind)
    s.held = kind


def pay_card(s: CitadelsState, kind: int) -> None:
    seat = s.seat
    put_under(s, seat, kind)
    left = s.stack[-2] - 1
    if left > 0:
        s.stack[-2] = left
        return
    count = s.stack[-1]
    s.pop()
    short = price(s, seat, THIEVES_DEN) - count - s.gold[seat]
    if short > 0:
        s.push(LENDER, seat, THIEVES_DEN + count * 64, short)
    else:
        pay_and_build(s, seat, THIEVES_DEN, count, BY_CARDS)


def start_build(s: CitadelsState, seat: int, kind: int) -> None:
    """The card leaves the hand, if it has not yet, and uses up the limit, unless it is outside it."""
    if s.held < 0:
        built_from_hand(s, seat, kind)
    s.held = -1
    if s.stack[-4] == WIZARD_BUILD:
        s.pop()
    elif not outside_limit(s, kind):
        s.builds += 1


def pay_and_build(s: CitadelsState, seat: int, kind: int, cards: int, how: int) -> None:
    """Pays the price, less what cards paid for, and builds unless a warrant is shown first."""
    gold = price(s, seat, kind) - cards
    s.gold[seat] -= gold
    s.paid += gold
    start_build(s, seat, kind)
    first = s.used & PAID_BUILD == 0
    s.used |= PAID_BUILD
    if first and warrant_in_question(s, seat, kind):
        if s.tape is not None:
            s.tape.append((telling.PAID_GOLD, EVERYONE, (seat, gold, telling.DISTRICT), ()))
        s.push(CONFISCATION, s.magistrate, kind, gold * 8 + how)
    else:
        finish_build(s, seat, kind, gold, how)


def warrant_in_question(s: CitadelsState, seat: int, kind: int) -> bool:
    """Whether everybody may expect the Magistrate to think about this district (CIT-MAGISTRATE)."""
    magistrate = s.magistrate
    if magistrate < 0 or magistrate == seat or s.signed_shown or not s.warrants >> s.rank & 1:
        return False
    if has(s, magistrate, kind):
        return False
    return kind != MONUMENT or len(s.cities[magistrate]) < s.box.monument_limit


def finish_build(s: CitadelsState, seat: int, kind: int, gold: int, how: int) -> None:
    """The district stands: completion, tax, and what it does when built (CIT-BUILD)."""
    enter(s, seat, kind)
    if s.tape is not None:
        s.tape.append((telling.BUILT, EVERYONE, (seat, kind, gold, how), ()))
    check_completed(s, seat)
    if seat == s.seat:
        s.used |= ENTERED
    tax(s, seat)
    if kind == HAUNTED_CITY:
        s.haunted_round = s.round
    elif kind == LIGHTHOUSE and left_in_deck(s) > 0:
        s.push(LIGHTHOUSE_SEARCH, seat, 0, 0)
    elif kind == BELL_TOWER:
        s.push(BELL, seat, 0, 0)


def tax(s: CitadelsState, builder: int) -> None:
    """In a game with the revised Tax Collector every builder but he puts a coin on his token (CIT-TAX)."""
    if s.box.top < 9 or s.cast[9] != TAX_COLLECTOR or s.gold[builder] == 0:
        return
    if s.character == TAX_COLLECTOR and builder == s.seat:
        return
    s.gold[builder] -= 1
    s.tax += 1
    if s.tape is not None:
        s.tape.append((telling.TAXED, EVERYONE, (builder,), ()))
