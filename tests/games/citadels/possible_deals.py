"""Every way in which the hidden cards can lie after what one seat witnessed, played out by the rules themselves.

Nothing here reads the journal: all ways to deal the hidden cards at the start are tried, with every choice that tells
the seat the same story.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from kasztelan.core.chance import SeededChance
from kasztelan.core.state import NATURE
from kasztelan.games.citadels.components import CARD_IDS
from kasztelan.games.citadels.game import GAME
from kasztelan.games.citadels.state import CitadelsState
from tests.conformance.walks import told

Deal = tuple[Any, ...]
"""Who holds what, the cards drawn, and what lies in and under the deck and beneath the Museum."""


def deal_of(s: CitadelsState) -> Deal:
    hands = tuple(tuple(hand) for hand in s.hands)
    return hands, tuple(s.drawn), tuple(s.deck), tuple(s.under), tuple(s.museum)


def key_of(s: CitadelsState) -> Any:
    return deal_of(s), tuple(s.stack), s.held, s.signed, s.warrants, s.flowered, s.threats, s.settled


def choices(cards: tuple[int, ...], size: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every hand of a size out of these cards, and what is left of them."""
    if size == 0:
        yield (), cards
        return
    for at, kind in enumerate(cards):
        if at == 0 or cards[at - 1] != kind:
            for rest, left in choices(cards[at + 1 :], size - 1):
                yield (kind, *rest), cards[:at] + left


def rows(cards: tuple[int, ...], size: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every row of a size out of these cards, and what is left of them."""
    if size == 0:
        yield (), cards
        return
    for at, kind in enumerate(cards):
        if at == 0 or cards[at - 1] != kind:
            for rest, left in rows(cards[:at] + cards[at + 1 :], size - 1):
                yield (kind, *rest), left


def dealt(s: CitadelsState, seat: int) -> Iterator[CitadelsState]:
    """The position with the cards that `seat` does not hold dealt in every way."""
    others = [owner for owner in range(s.players) if owner != seat]
    pool = tuple(sorted(s.deck + s.under + [kind for owner in others for kind in s.hands[owner]]))

    def deal(new: CitadelsState, owners: list[int], left: tuple[int, ...]) -> Iterator[CitadelsState]:
        if not owners:
            for under, deck in rows(left, len(s.under)):
                last = new.copy()
                last.under, last.deck, last.journal = list(under), list(deck), []
                yield last
            return
        for hand, rest in choices(left, len(s.hands[owners[0]])):
            new.hands[owners[0]] = list(hand)
            yield from deal(new, owners[1:], rest)

    yield from deal(s.copy(), others, pool)


class Witness:
    """One seat at a table, and all the states that it cannot tell from the true one."""

    def __init__(self, state: CitadelsState, seat: int) -> None:
        assert not state.museum
        assert not state.drawn
        self.state = state
        self.seat = seat
        self.possible = list(dealt(state, seat))

    def after(self, s: CitadelsState, action: int) -> tuple[CitadelsState, list[Any]]:
        """What follows, and what the seat hears of it."""
        after, story = told(GAME, s, action, self.seat)
        assert isinstance(after, CitadelsState)
        asked = GAME.decision(after)
        story.append(asked)
        if GAME.to_act(after) == self.seat and asked["name"] == "lighthouse_search":
            story.append({"legal": GAME.legal(after)})
        return after, story

    def see(self, action: int) -> None:
        assert action in GAME.legal(self.state), GAME.codec.decode(action)
        own = GAME.to_act(self.state) == self.seat
        self.state, story = self.after(self.state, action)
        found: dict[Any, CitadelsState] = {}
        for s in self.possible:
            for one in [action] if own else GAME.legal(s):
                after, heard = self.after(s, one)
                if heard == story:
                    found[key_of(after)] = after
        self.possible = list(found.values())

    def do(self, verb: str, **fields: Any) -> Witness:
        self.see(GAME.codec.encode({"verb": verb, **fields}))
        return self

    def draws(self, *cards: str) -> Witness:
        for card in cards:
            self.do("draw", card=card)
        return self

    def deals(self) -> set[Deal]:
        return {deal_of(s) for s in self.possible}

    def certain(self, other: int) -> list[str]:
        """What a hand holds in all of them."""
        common = Counter(self.possible[0].hands[other])
        for s in self.possible:
            common &= Counter(s.hands[other])
        return [CARD_IDS[kind] for kind in sorted(common.elements())]

    def known(self, other: int) -> list[str]:
        """What the view says of that hand."""
        found: list[str] = GAME.view(self.state, self.seat)["seats"][other]["known_hand"]
        return found

    def redealt(self, draws: int) -> Counter[Deal]:
        """How often each deal came up in so many determinizations."""
        found: Counter[Deal] = Counter()
        for seed in range(draws):
            new = GAME.determinize(self.state, self.seat, SeededChance(seed))
            assert isinstance(new, CitadelsState)
            found[deal_of(new)] += 1
        return found

    def check(self, draws: int) -> None:
        """Whatever is dealt is possible, whatever is certain is known, and nothing else."""
        assert set(self.redealt(draws)) <= self.deals()
        for other in range(self.state.players):
            if other != self.seat:
                assert self.known(other) == self.certain(other), other

    def check_all(self) -> None:
        """And whatever is possible is dealt, sooner or later."""
        self.check(0)
        deals = self.deals()
        found: set[Deal] = set()
        for seed in range(200 * len(deals)):
            new = GAME.determinize(self.state, self.seat, SeededChance(seed))
            assert isinstance(new, CitadelsState)
            found.add(deal_of(new))
            assert found <= deals
            if len(found) == len(deals):
                return
        raise AssertionError(f"{len(deals - found)} of {len(deals)} possible deals never came up")

    def waits_for_nature(self) -> bool:
        return GAME.to_act(self.state) == NATURE
