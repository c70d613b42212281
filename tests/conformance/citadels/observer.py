"""What somebody at a Citadels table can work out from the events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from kasztelan.games.citadels.components import CARD, TYPE_OF, TYPES

MOST_GUESSES: Final = 1000

LAID_OPEN: Final = ("lender", "loan_cards", "den_cards", "confiscation")
"""Questions while a card lies open of which no event has told yet."""


def type_of(card: str) -> str:
    return TYPES[TYPE_OF[CARD[card]]]


class CitadelsObserver:
    """Gold, hand sizes, cities and the crown of everybody; the own hand; what is known of the other hands.

    `guesses` are all the ways in which cards seen to come into hands may lie there by now, `told` how many cards of a
    type a hand holds, at least and at most.
    """

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.gold = [2] * players
        self.count = [0] * players
        self.cities: list[Counter[str]] = [Counter() for _ in range(players)]
        self.known: list[Counter[str]] = [Counter() for _ in range(players)]
        self.guesses: list[list[Counter[str]]] = [[Counter() for _ in range(players)]]
        self.told: list[dict[str, tuple[int, int]]] = [{} for _ in range(players)]
        # Nothing is told of a first crown that was agreed upon.
        self.crown: int | None = None
        # A card shown before it is paid for, and gold paid before the Magistrate has spoken.
        self.paid = [0] * players

    def hear(self, event: dict[str, Any]) -> None:
        rules: Callable[[dict[str, Any]], None] | None = getattr(self, "on_" + event["event"], None)
        if rules is not None:
            rules(event)

    def contradiction(self, view: dict[str, Any]) -> str:
        asked = view["decision"]
        laid_open = asked["name"] in LAID_OPEN
        builder = asked.get("other") if asked["name"] == "confiscation" else asked["seat"]
        for seat, shown in enumerate(view["seats"]):
            count = self.count[seat]
            known = Counter(self.known[seat])
            if laid_open and seat == builder:
                count -= 1
                known -= Counter([asked["card"]])
            found = {
                "gold": (self.gold[seat], shown["gold"]),
                "hand": (count, shown["hand"]),
                "city": (self.cities[seat], Counter(one["card"] for one in shown["city"])),
            }
            if seat == self.seat:
                found["own hand"] = (known, Counter(view["mine"]["hand"]))
            elif known - Counter(shown["known_hand"]):
                # The view may know more: a card that the seat itself had put under the deck.
                return f"known hand of seat {seat}: {known} by the events, {shown['known_hand']} in the view"
            for name, (worked_out, seen) in found.items():
                if worked_out != seen:
                    return f"{name} of seat {seat}: {worked_out} by the events, {seen} in the view"
        if self.crown is not None and self.crown != view["crown"]:
            return f"crown: {self.crown} by the events, {view['crown']} in the view"
        return ""

    def misdealt(self, views: list[dict[str, Any]]) -> str:
        """What in a deal, seen with everybody's eyes, does not agree with what was heard; empty if nothing."""
        if views[0]["decision"]["name"] in LAID_OPEN:
            return ""
        hands = [Counter(view["mine"]["hand"]) for view in views]
        if not any(all(guess[seat] <= hand for seat, hand in enumerate(hands)) for guess in self.guesses):
            return f"hands {hands}, which agree with none of {self.guesses}"
        for seat, hand in enumerate(hands):
            for type, (least, most) in self.told[seat].items():
                number = sum(count for card, count in hand.items() if type_of(card) == type)
                if not least <= number <= most:
                    return f"{number} {type} cards in hand {seat}, told from {least} to {most}"
        return ""

    # --- hands

    def add(self, seat: int, cards: list[str] | None, count: int) -> None:
        self.count[seat] += count
        for known in (self.known, *self.guesses):
            known[seat].update(cards or [])
        for type, (least, most) in self.told[seat].items():
            found = [type_of(card) for card in cards or []].count(type)
            self.told[seat][type] = (least + found, most + (count if cards is None else found))

    def lose(self, seat: int, card: str | None, taker: int | None = None) -> None:
        """A card has left a hand, for another one perhaps; unseen, it may have been any one of those known."""
        known = self.known[seat]
        self.known[seat] = known - (Counter(set(known)) if card is None else Counter([card]))
        self.guesses = [after for guess in self.guesses for after in self.losing(guess, seat, card, taker)]
        if len(self.guesses) > MOST_GUESSES:
            self.guesses = [[Counter(cards) for cards in self.known]]
        self.count[seat] -= 1
        for type, (least, most) in self.told[seat].items():
            found = card is not None and type_of(card) == type
            fewer = least - 1 if card is None or found else least
            self.told[seat][type] = (max(fewer, 0), min(most - 1 if found else most, self.count[seat]))

    def losing(
        self, guess: list[Counter[str]], seat: int, card: str | None, taker: int | None
    ) -> Iterator[list[Counter[str]]]:
        """A guess after a card has left a hand, in as many ways as it can have been."""
        more = self.count[seat] > guess[seat].total()
        if more and (card is None or not guess[seat][card]):
            yield [Counter(known) for known in guess]
        for one in guess[seat]:
            if card in (None, one):
                after = [Counter(known) for known in guess]
                after[seat] -= Counter([one])
                if card is None and taker is not None:
                    after[taker][one] += 1
                yield after

    def look(self, seat: int, cards: list[str]) -> None:
        """Guesses that do not agree with a hand seen were wrong."""
        hand = Counter(cards)
        self.known[seat] = Counter(hand)
        self.guesses = [guess for guess in self.guesses if guess[seat] <= hand]
        for guess in self.guesses:
            guess[seat] = Counter(hand)

    def on_gained_cards(self, event: dict[str, Any]) -> None:
        self.add(event["seat"], event.get("cards"), event["count"])

    on_kept = on_gained_cards

    def on_put_under(self, event: dict[str, Any]) -> None:
        for card in event.get("cards", [None] * event["count"]):
            self.lose(event["seat"], card)

    def on_under_museum(self, event: dict[str, Any]) -> None:
        self.lose(event["seat"], event.get("card"))

    def on_took_from_hand(self, event: dict[str, Any]) -> None:
        self.pass_on(event["other"], event["seat"], event.get("card"))

    def on_gave_card(self, event: dict[str, Any]) -> None:
        self.pass_on(event["seat"], event["other"], event.get("card"))

    def pass_on(self, giver: int, taker: int, card: str | None) -> None:
        self.lose(giver, card, taker)
        self.add(taker, None if card is None else [card], 1)

    def on_looked_at_hand(self, event: dict[str, Any]) -> None:
        if "cards" in event:
            self.look(event["other"], event["cards"])

    def on_spied(self, event: dict[str, Any]) -> None:
        self.on_looked_at_hand(event)
        self.told[event["other"]][event["type"]] = (event["count"], event["count"])

    def on_hands_swapped(self, event: dict[str, Any]) -> None:
        one, other = event["seat"], event["other"]
        self.count[one], self.count[other] = self.count[other], self.count[one]
        self.told[one], self.told[other] = self.told[other], self.told[one]
        for known in (self.known, *self.guesses):
            known[one], known[other] = known[other], known[one]
        if "cards" in event:
            self.look(one, event["cards"][: event["taken"]])
            self.look(other, event["cards"][event["taken"] :])

    def on_searched(self, event: dict[str, Any]) -> None:
        self.add(event["seat"], [event["card"]] if "card" in event else None, 1)

    def on_recovered(self, event: dict[str, Any]) -> None:
        self.gold[event["seat"]] -= 1
        self.add(event["seat"], [event["card"]], 1)

    # --- gold and cities

    def on_built(self, event: dict[str, Any]) -> None:
        seat = event["seat"]
        self.gold[seat] -= event["gold"] - self.paid[seat]
        self.paid[seat] = 0
        self.lose(seat, event["card"])
        self.cities[seat][event["card"]] += 1

    def on_paid_gold(self, event: dict[str, Any]) -> None:
        self.gold[event["seat"]] -= event["gold"]
        if event["why"] == "district":
            self.paid[event["seat"]] = event["gold"]

    def on_confiscated(self, event: dict[str, Any]) -> None:
        builder = event["other"]
        self.paid[builder] = 0
        self.gold[builder] += event["gold"]
        self.lose(builder, event["card"])
        self.cities[event["seat"]][event["card"]] += 1

    def on_gained_gold(self, event: dict[str, Any]) -> None:
        self.gold[event["seat"]] += event["gold"]

    on_refunded = on_gained_gold

    def on_taxed(self, event: dict[str, Any]) -> None:
        self.gold[event["seat"]] -= 1

    def on_robbed(self, event: dict[str, Any]) -> None:
        self.gold[event["other"]] -= event["gold"]
        self.gold[event["seat"]] += event["gold"]

    on_took_gold = on_robbed
    on_threat_shown = on_robbed

    def on_bribed(self, event: dict[str, Any]) -> None:
        self.gold[event["seat"]] -= event["gold"]
        self.gold[event["other"]] += event["gold"]

    def on_destroyed(self, event: dict[str, Any]) -> None:
        # The price was told as gold paid.
        self.cities[event["other"]] -= Counter([event["card"]])

    def on_seized(self, event: dict[str, Any]) -> None:
        self.on_bribed(event)
        self.cities[event["other"]] -= Counter([event["card"]])
        self.cities[event["seat"]][event["card"]] += 1

    def on_exchanged(self, event: dict[str, Any]) -> None:
        self.on_seized(event)
        self.cities[event["seat"]] -= Counter([event["for"]])
        self.cities[event["other"]][event["for"]] += 1

    def on_beautified(self, event: dict[str, Any]) -> None:
        self.gold[event["seat"]] -= 1

    def on_crowned(self, event: dict[str, Any]) -> None:
        self.crown = event["seat"]

    on_first_crown = on_crowned
    on_round = on_crowned
