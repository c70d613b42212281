"""Gathering resources: two gold, or two cards of which one is kept."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE, RULES
from kasztelan.games.citadels.actions import GATHER_CARDS, GATHER_GOLD, KEEP_CARD
from kasztelan.games.citadels.components import CLASSIC, GOLD_MINE, LIBRARY, OBSERVATORY
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.building import each_kind
from kasztelan.games.citadels.rules.cards import (
    draw,
    drawn_to_bottom,
    drawn_to_deck,
    gain,
    keep_drawn,
    left_in_deck,
)
from kasztelan.games.citadels.rules.city import has
from kasztelan.games.citadels.rules.gold import gain_gold
from kasztelan.games.citadels.rules.pending import EFFECT, GATHERED, KEEP_CARDS
from kasztelan.games.citadels.state import WHOLE_TURN, CitadelsState


def offer_gathering(s: CitadelsState, out: list[int]) -> None:
    """Gold always; cards while there are any (CIT-DECK)."""
    out.append(GATHER_GOLD)
    if left_in_deck(s) > 0:
        out.append(GATHER_CARDS)


def gather_gold(s: CitadelsState, place: int) -> None:
    s.gathered = True
    if s.mode != WHOLE_TURN:
        s.push(GATHERED, RULES, 0, 0)
    if s.box.ask_effects and has(s, s.seat, GOLD_MINE):
        s.push(EFFECT, s.seat, GOLD_MINE, 0)
    gain_gold(s, s.seat, gathered_gold(s, s.seat), telling.GATHER)


def gathered_gold(s: CitadelsState, seat: int) -> int:
    """Two gold, three with the Gold Mine unless its owner is asked first (CIT-GOLDMINE)."""
    return 3 if has(s, seat, GOLD_MINE) and not s.box.ask_effects else 2


def gather_cards(s: CitadelsState, place: int) -> None:
    seat = s.seat
    s.gathered = True
    if s.mode != WHOLE_TURN:
        s.push(GATHERED, RULES, 0, 0)
    if s.box.ask_effects and has(s, seat, OBSERVATORY) and left_in_deck(s) > 2:
        s.push(EFFECT, seat, OBSERVATORY, 0)
    else:
        draw_gathered(s, seat, cards_seen(s, seat))


def draw_gathered(s: CitadelsState, seat: int, seen: int) -> None:
    """Draws so many cards; a Library whose owner is asked waits until they are seen (CIT-TURN-12)."""
    kept = kept_of(s, seat, seen)
    if kept >= seen:
        gain(s, seat, seen, telling.GATHER)
        return
    s.push(KEEP_CARDS, seat, min(kept, left_in_deck(s)), 0)
    if s.box.ask_effects and has(s, seat, LIBRARY) and left_in_deck(s) > 1:
        s.push(EFFECT, seat, LIBRARY, 0)
    draw(s, seat, seen)


def cards_seen(s: CitadelsState, seat: int) -> int:
    """Two cards, three with the Observatory unless its owner is asked first (CIT-OBSERVATORY)."""
    return 3 if has(s, seat, OBSERVATORY) and not s.box.ask_effects else 2


def kept_of(s: CitadelsState, seat: int, seen: int) -> int:
    """How many of the cards drawn when gathering are kept unasked (CIT-LIBRARY)."""
    if not has(s, seat, LIBRARY) or s.box.ask_effects:
        return 1
    return kept_with_library(s, seen)


def kept_with_library(s: CitadelsState, seen: int) -> int:
    if s.box.edition == CLASSIC and not s.box.library_keeps_all:
        return 2
    return seen


def cards_to_keep(s: CitadelsState) -> list[int]:
    return each_kind(KEEP_CARD, sorted(s.drawn))


def keep(s: CitadelsState, kind: int) -> None:
    """Keeps a drawn card; what is not kept goes under the deck."""
    seat = s.seat
    keep_drawn(s, seat, kind)
    if s.tape is not None:
        s.tape.append((telling.KEPT, 1 << seat, (seat, 1), (kind,)))
    left = s.stack[-2] - 1
    if left > 0:
        s.stack[-2] = left
        return
    studying = s.stack[-1] == 1
    s.pop()
    if studying:
        shuffle_study(s, seat)
    else:
        drawn_to_bottom(s, seat)


def keep_by_library(s: CitadelsState, seat: int) -> None:
    """The owner wants it: as many as it allows, at once if these are all."""
    kept = kept_with_library(s, len(s.drawn))
    if kept < len(s.drawn):
        s.stack[-2] = kept
        return
    cards = tuple(s.drawn)
    for kind in cards:
        keep_drawn(s, seat, kind)
    s.pop()
    if s.tape is not None:
        s.tape.append((telling.KEPT, 1 << seat, (seat, kept), cards))


def shuffle_study(s: CitadelsState, seat: int) -> None:
    """The Scholar's leftovers are mixed with the whole deck (CIT-SCHOLAR)."""
    count = len(s.drawn)
    drawn_to_deck(s, seat)
    if s.tape is not None:
        s.tape.append((telling.STUDIED, EVERYONE, (seat, count), ()))
