"""How district cards move between deck, hands, cities and museum, and the journal of who saw what."""

from __future__ import annotations

from bisect import bisect_left, insort

from kasztelan.core.state import NATURE
from kasztelan.games.citadels.components import MUSEUM
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.pending import DRAW_CARDS, GAIN, WIZARD_BUILD
from kasztelan.games.citadels.state import (
    ALL,
    BEAUTIFIED,
    BENEATH_MUSEUM,
    COUNTED,
    DECK,
    DRAWN,
    LOOKED,
    OPEN,
    SHUFFLE,
    SWAP,
    TAKEN,
    UNDER,
    CitadelsState,
)


def note(s: CitadelsState, kind: int, source: int, to: int, saw: int) -> None:
    """Writes a move of a hidden card into the journal; `saw` has a bit for each seat that knows the card."""
    s.journal.append(kind | source << 6 | to << 11 | saw << 16)


def left_in_deck(s: CitadelsState) -> int:
    return len(s.deck) + len(s.under)


def take_from_deck(s: CitadelsState, kind: int) -> None:
    deck = s.deck
    del deck[bisect_left(deck, kind)]


def take_from_hand(s: CitadelsState, seat: int, kind: int) -> None:
    hand = s.hands[seat]
    del hand[bisect_left(hand, kind)]


def add_to_hand(s: CitadelsState, seat: int, kind: int) -> None:
    insort(s.hands[seat], kind)


def gain(s: CitadelsState, seat: int, count: int, why: int) -> None:
    """Takes cards from the top of the deck into a hand, as many as there are."""
    count = min(count, left_in_deck(s))
    if count <= 0:
        return
    if s.deck:
        s.push(GAIN, NATURE, seat, count * 32 + why)
    else:
        gain_from_under(s, seat, count, why)


def gain_drawn(s: CitadelsState, kind: int) -> None:
    """NATURE has drawn a card for the hand."""
    seat = s.stack[-2]
    count = (s.stack[-1] >> 5) - 1
    why = s.stack[-1] & 31
    take_from_deck(s, kind)
    add_to_hand(s, seat, kind)
    note(s, kind, DECK, seat, 1 << seat)
    if s.tape is not None:
        s.tape.append((telling.GAINED_CARDS, 1 << seat, (seat, 1, why), (kind,)))
    if count == 0:
        s.pop()
    elif s.deck:
        s.stack[-1] = count * 32 + why
    else:
        s.pop()
        gain_from_under(s, seat, count, why)


def gain_from_under(s: CitadelsState, seat: int, count: int, why: int) -> None:
    for _ in range(count):
        kind = s.under.pop(0)
        add_to_hand(s, seat, kind)
        note(s, kind, UNDER, seat, 1 << seat)
        if s.tape is not None:
            s.tape.append((telling.GAINED_CARDS, 1 << seat, (seat, 1, why), (kind,)))


def draw(s: CitadelsState, seat: int, count: int) -> None:
    """Draws cards to choose from into `drawn`, as many as there are."""
    count = min(count, left_in_deck(s))
    s.drawn = []
    if s.deck:
        s.push(DRAW_CARDS, NATURE, seat, count)
    else:
        draw_from_under(s, seat, count)


def card_drawn(s: CitadelsState, kind: int) -> None:
    """NATURE has drawn a card to choose from."""
    seat = s.stack[-2]
    count = s.stack[-1] - 1
    take_from_deck(s, kind)
    s.drawn.append(kind)
    note(s, kind, DECK, DRAWN, 1 << seat)
    if count == 0:
        s.pop()
        tell_drawn(s, seat)
    elif s.deck:
        s.stack[-1] = count
    else:
        s.pop()
        draw_from_under(s, seat, count)


def draw_from_under(s: CitadelsState, seat: int, count: int) -> None:
    for _ in range(count):
        kind = s.under.pop(0)
        s.drawn.append(kind)
        note(s, kind, UNDER, DRAWN, 1 << seat)
    tell_drawn(s, seat)


def tell_drawn(s: CitadelsState, seat: int) -> None:
    if s.tape is not None:
        s.tape.append((telling.DREW, 1 << seat, (seat, len(s.drawn)), tuple(s.drawn)))


def keep_drawn(s: CitadelsState, seat: int, kind: int) -> None:
    """Moves one drawn card into the hand."""
    s.drawn.remove(kind)
    add_to_hand(s, seat, kind)
    note(s, kind, DRAWN, seat, 1 << seat)


def drawn_to_bottom(s: CitadelsState, seat: int) -> None:
    """Puts what is left of the drawn cards under the deck, in the order drawn (CIT-DECK)."""
    for kind in s.drawn:
        s.under.append(kind)
        note(s, kind, DRAWN, UNDER, 1 << seat)
    s.drawn = []


def drawn_to_deck(s: CitadelsState, seat: int) -> None:
    """Shuffles what is left of the drawn cards into the deck, with all that lay under it."""
    shuffle_deck(s)
    for kind in s.drawn:
        insort(s.deck, kind)
        note(s, kind, DRAWN, DECK, 1 << seat)
    s.drawn = []


def shuffle_deck(s: CitadelsState) -> None:
    """Mixes all that lies under the deck into it."""
    s.deck.extend(s.under)
    s.deck.sort()
    s.under = []
    note(s, 0, 0, SHUFFLE, ALL)


def put_under(s: CitadelsState, seat: int, kind: int) -> None:
    """A card from the hand goes face down under the deck."""
    take_from_hand(s, seat, kind)
    s.under.append(kind)
    note(s, kind, seat, UNDER, 1 << seat)
    if s.tape is not None:
        s.tape.append((telling.PUT_UNDER, 1 << seat, (seat, 1), (kind,)))


def hand_over(s: CitadelsState, giver: int, taker: int, kind: int) -> None:
    """A card goes from hand to hand; only those two know which."""
    take_from_hand(s, giver, kind)
    add_to_hand(s, taker, kind)
    note(s, kind, giver, taker, 1 << giver | 1 << taker)


def take_up(s: CitadelsState, giver: int, taker: int, kind: int) -> None:
    """The Wizard takes a card out of a hand and is still to say whether he builds that very card."""
    take_from_hand(s, giver, kind)
    add_to_hand(s, taker, kind)
    note(s, kind, giver, TAKEN, 1 << giver | 1 << taker)


def put_away(s: CitadelsState, giver: int, taker: int, kind: int) -> None:
    """The card taken up is to stay in the hand."""
    note(s, kind, TAKEN, taker, 1 << giver | 1 << taker)


def swap_hands(s: CitadelsState, one: int, other: int) -> None:
    """Two players exchange their whole hands; each knows both."""
    for seat, seen in ((one, other), (other, one)):
        look_at_hand(s, seat, seen)
    hand = s.hands[one]
    s.hands[one] = s.hands[other]
    s.hands[other] = hand
    note(s, one, other, SWAP, ALL)


def look_at_hand(s: CitadelsState, seat: int, other: int) -> None:
    """`seat` sees the whole hand of `other`."""
    note(s, 0, other, LOOKED, 1 << seat)
    for kind in s.hands[other]:
        note(s, kind, other, other, 1 << seat)


def tell_count(s: CitadelsState, seat: int, type: int, count: int) -> None:
    """Everybody learns how many cards of a type a hand holds (CIT-INFO-6)."""
    note(s, count, seat, COUNTED + type, ALL)


def look_at_deck(s: CitadelsState, seat: int) -> None:
    """`seat` sees every card of the deck."""
    note(s, 0, DECK, LOOKED, 1 << seat)
    for kind in s.deck:
        note(s, kind, DECK, DECK, 1 << seat)


def into_museum(s: CitadelsState, seat: int, kind: int) -> None:
    take_from_hand(s, seat, kind)
    s.museum.append(kind)
    note(s, kind, seat, BENEATH_MUSEUM, 1 << seat)


def enter(s: CitadelsState, seat: int, district: int) -> None:
    """Lays a district (with its coin, if it has one) into a city."""
    s.cities[seat].append(district)
    s.built[seat] |= 1 << (district & 63)


def leave(s: CitadelsState, seat: int, district: int) -> None:
    """Takes a district out of a city."""
    city = s.cities[seat]
    city.remove(district)
    kind = district & 63
    if kind not in city and kind + BEAUTIFIED not in city:
        s.built[seat] &= ~(1 << kind)


def leave_for_bottom(s: CitadelsState, seat: int, district: int) -> None:
    """Destroys a district: it goes under the deck, with what lay beneath a Museum; its coin goes to the bank."""
    leave(s, seat, district)
    kind = district & 63
    s.under.append(kind)
    note(s, kind, OPEN, UNDER, ALL)
    empty_museum(s, kind)


def empty_museum(s: CitadelsState, kind: int) -> None:
    """The cards beneath a Museum that has left play follow it."""
    if kind == MUSEUM:
        for card in s.museum:
            s.under.append(card)
            note(s, card, BENEATH_MUSEUM, UNDER, 0)
        s.museum = []


def built_from_hand(s: CitadelsState, seat: int, kind: int) -> None:
    """A card leaves the hand for all to see; what the Wizard builds at once is the card he took."""
    take_from_hand(s, seat, kind)
    note(s, kind, TAKEN if s.stack[-4] == WIZARD_BUILD else seat, OPEN, ALL)
