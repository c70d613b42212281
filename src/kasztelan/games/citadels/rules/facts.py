"""What a choice costs, brings and leaves, for whoever is asked."""

from __future__ import annotations

from typing import Any

from kasztelan.games.citadels.actions import FIRST, VERB_OF, VERBS, target_district, target_seat
from kasztelan.games.citadels.components import CARDINAL, PATRICIAN, THIEVES_DEN, THRONE_ROOM
from kasztelan.games.citadels.rules import effects, gathering
from kasztelan.games.citadels.rules.building import price
from kasztelan.games.citadels.rules.cards import left_in_deck
from kasztelan.games.citadels.rules.characters import diplomat, marshal, warlord
from kasztelan.games.citadels.rules.city import has
from kasztelan.games.citadels.rules.districts.laboratory import laboratory_gold
from kasztelan.games.citadels.rules.income import income
from kasztelan.games.citadels.state import CitadelsState


def facts(s: CitadelsState, action: int) -> dict[str, Any]:
    """`price` is what has to be paid and `leaves` the gold left then, `gold` and `count` what is got, `mine` whether it hits oneself.

    `anyway` is whether the rules bring the same about at the end of the turn.
    """
    verb = VERB_OF[action]
    place = action - FIRST[verb]
    asked = cost(s, VERBS[verb], place)
    if asked is None:
        return gains(s, VERBS[verb], place)
    found: dict[str, Any] = {"price": asked, "leaves": max(0, s.gold[s.seat] - asked)}
    if VERBS[verb] in ("destroy", "seize"):
        found["mine"] = target_seat(place) == s.seat
    return found


def cost(s: CitadelsState, verb: str, place: int) -> int | None:
    """What an action asks for in gold, None for one that is free."""
    if verb in ("build", "build_with_loan"):
        return price(s, s.seat, place)
    if verb == "build_with_cards":
        return price(s, s.seat, THIEVES_DEN) - (place + 1)
    if verb == "destroy":
        return warlord.price(s, target_seat(place), target_district(place))
    if verb == "seize":
        return marshal.price(s, target_seat(place), target_district(place))
    if verb == "give_district":
        return diplomat.price(s, s.stack[-2], s.stack[-1], target_district(place))
    return None


def gains(s: CitadelsState, verb: str, place: int) -> dict[str, Any]:
    """Gold and cards that an action brings."""
    if verb == "gather_gold":
        return {"gold": gathering.gathered_gold(s, s.seat)}
    if verb == "gather_cards":
        seen = gathering.cards_seen(s, s.seat)
        count = min(seen, left_in_deck(s))
        return {"count": count, "keep": min(gathering.kept_of(s, s.seat, seen), count)}
    if verb == "laboratory":
        return {"gold": laboratory_gold(s)}
    if verb == "take_crown":
        return {"anyway": crown_can_wait(s)}
    if verb == "collect_tax":
        return {"gold": s.tax}
    if verb == "income_split":
        return {"count": income(s, s.seat) - place}
    if verb == "use_effect":
        gold, count = effects.brings(s, s.stack[-2])
        return {"gold": gold} if gold else {"count": count}
    if verb == "income":
        in_cards = s.character in (PATRICIAN, CARDINAL)
        return {"count" if in_cards else "gold": income(s, s.seat)}
    return {}


def crown_can_wait(s: CitadelsState) -> bool:
    """The crown comes with the end of the turn at the latest (CIT-KING-1); sooner it only matters to a Throne Room."""
    return s.crown == s.seat or not any(has(s, seat, THRONE_ROOM) for seat in range(s.players))
