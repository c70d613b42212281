"""The table as a player takes it in: a view read once into numbers, and what everybody can count from it."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from kasztelan.core.player import Seat
from kasztelan.games.citadels.actions import VERB_OF, VERBS
from kasztelan.games.citadels.components import (
    CARD,
    CHARACTER,
    DISTRICTS,
    IMPERIAL_TREASURY,
    QUARRY,
    SECRET_VAULT,
    TYPE_OF,
)
from kasztelan.games.citadels.rules.building import discounted
from kasztelan.games.citadels.rules.city import walled
from kasztelan.games.citadels.rules.income import with_school
from kasztelan.games.citadels.state import BEAUTIFIED

REVISED_COST: Final = [card.cost for card in DISTRICTS]
CLASSIC_COST: Final = [card.classic_cost for card in DISTRICTS]
GOLD_LATER: Final = 0.5
"""What a coin is worth in points while there are turns left to spend it in."""
GOLD_AT_THE_END: Final = 0.05
"""What a coin is worth when it can no longer be spent: it may break a tie."""


class Table:
    """What one player sees, in the order of the seats; `me` is that player's seat.

    `facts` tells what an action costs and brings. `worths` and `likings` keep, for this one decision,
    what each character would bring each player (characters_worth.py) and how likely each rival took it (naming.py).
    """

    def __init__(self, seat: Seat) -> None:
        view = seat.view()
        self.view = view
        self.legal = seat.legal()
        self.facts = seat.facts
        self.me: int = view["seat"]
        self.revised: bool = view["edition"] == "revised"
        self.cost = REVISED_COST if self.revised else CLASSIC_COST
        if view["costs"]:
            self.cost = [
                view["costs"].get(card.id, cost) for card, cost in zip(DISTRICTS, self.cost, strict=True)
            ]
        self.needed: int = view["needed"]
        self.crown: int = view["crown"]
        self.ending: bool = view["first_to_complete"] is not None
        self.asked: dict[str, Any] = view["decision"]
        seats: list[dict[str, Any]] = view["seats"]
        self.players = len(seats)
        self.gold: list[int] = [one["gold"] for one in seats]
        self.cards: list[int] = [one["hand"] for one in seats]
        self.size: list[int] = [one["size"] for one in seats]
        self.points: list[int] = [sum(one["points"].values()) for one in seats]
        self.cities = [[CARD[district["card"]] for district in one["city"]] for one in seats]
        self.built = [sum(1 << kind for kind in set(city)) for city in self.cities]
        self.types = [count_types(city) for city in self.cities]
        self.hand: list[int] = [CARD[name] for name in view["mine"]["hand"]]
        self.characters: list[int] = [CHARACTER[name] for name in view["mine"]["characters"]]
        self.rivals = [seat for seat in range(self.players) if seat != self.me]
        self.worths: list[dict[int, float]] = [{} for _ in seats]
        self.likings: dict[int, dict[int, float]] = {}

    # --- characters

    @cached_property
    def cast(self) -> list[int]:
        """The character of each rank, from rank 1 on; -1 while it is not known."""
        return [-1 if name is None else CHARACTER[name] for name in self.view["cast"]]

    @cached_property
    def rank_of(self) -> dict[int, int]:
        return {character: rank for rank, character in enumerate(self.cast, start=1)}

    @cached_property
    def acting(self) -> int:
        """The character whose turn it is, or -1."""
        turn = self.view["turn"]
        return -1 if turn is None else CHARACTER[turn["character"]]

    @cached_property
    def gathered(self) -> bool:
        turn = self.view["turn"]
        return turn is not None and turn["gathered"]

    @cached_property
    def builds_left(self) -> int:
        turn = self.view["turn"]
        return 0 if turn is None else turn["builds_left"]

    @cached_property
    def verbs(self) -> set[str]:
        """What kinds of action are open now."""
        return {VERBS[VERB_OF[action]] for action in self.legal}

    # --- cities

    def has(self, seat: int, kind: int) -> bool:
        return self.built[seat] >> kind & 1 == 1

    def income(self, seat: int, type: int) -> int:
        """How many districts pay a character of this type; the School of Magic counts for any."""
        return with_school(self.types[seat][type], self.built[seat])

    def price(self, kind: int) -> int:
        """What building this card would cost me."""
        return discounted(self.cost[kind], kind, self.built[self.me])

    def is_junk(self, kind: int) -> bool:
        """Whether I can never use this card: my city has one, and no Quarry allows a second."""
        if kind == SECRET_VAULT:
            return False
        return self.has(self.me, kind) and not self.has(self.me, QUARRY)

    def district(self, shown: dict[str, Any]) -> int:
        """A standing district as a targeting verb counts it: 64 more with the Artist's coin."""
        return CARD[shown["card"]] + (BEAUTIFIED if shown["beautified"] else 0)

    def wall(self, owner: int, kind: int) -> int:
        """What the Great Wall adds to the price of attacking this district."""
        return walled(self.built[owner], kind)

    @cached_property
    def buildable(self) -> list[int]:
        """The different cards in my hand that I could still build some day."""
        return [kind for kind in dict.fromkeys(self.hand) if kind != SECRET_VAULT and not self.is_junk(kind)]

    @cached_property
    def rounds_left(self) -> int:
        """How many more rounds this can take at best, if somebody builds every time."""
        if self.ending:
            return 0
        return max(1, self.needed - max(self.size))

    @cached_property
    def coin(self) -> float:
        """What a coin in my hand is worth in points."""
        if self.has(self.me, IMPERIAL_TREASURY) and self.rounds_left <= 1:
            return 1.0
        return GOLD_AT_THE_END if self.ending else GOLD_LATER

    # --- rivals

    def known_hand(self, seat: int) -> list[int]:
        """The cards I know to be in that hand."""
        return [CARD[name] for name in self.view["seats"][seat]["known_hand"]]

    @cached_property
    def leader(self) -> int:
        """The rival who looks most likely to win."""
        return max(self.rivals, key=self.strength)

    def strength(self, seat: int) -> float:
        """Points on the table, and what gold, cards and the end of the game in reach promise."""
        close = 4 if self.needed - 1 <= self.size[seat] else 0
        return (
            self.points[seat] + 0.4 * self.gold[seat] + 0.3 * self.cards[seat] + close + 0.5 * self.size[seat]
        )

    def danger(self, seat: int) -> float:
        """How much a loss of this rival is my gain: the leader's counts in full."""
        if seat == self.leader:
            return 1.0
        behind = self.strength(self.leader) - self.strength(seat)
        return max(0.1, 0.7 - 0.06 * behind)


def count_types(city: list[int]) -> list[int]:
    counts = [0] * 5
    for kind in city:
        counts[TYPE_OF[kind]] += 1
    return counts
