"""What each character would bring a player, as far as can be seen: a sum of parts, each with the reason it goes by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kasztelan.bots.heuristic.citadels.table import Table
from kasztelan.games.citadels.components import (
    ABBOT,
    ALCHEMIST,
    ARCHITECT,
    ARTIST,
    ASSASSIN,
    BISHOP,
    BLACKMAILER,
    CARDINAL,
    DIPLOMAT,
    EMPEROR,
    KING,
    MAGICIAN,
    MAGISTRATE,
    MARSHAL,
    MERCHANT,
    MILITARY,
    NAVIGATOR,
    NOBLE,
    PATRICIAN,
    QUEEN,
    RELIGIOUS,
    SCHOLAR,
    SEER,
    SPY,
    STATUE,
    TAX_COLLECTOR,
    THIEF,
    TRADE,
    TRADER,
    TYPE_OF,
    WARLORD,
    WITCH,
    WIZARD,
)

Part = Callable[[Table, int], float]
"""What one reason is worth to a player, about in coins."""


# --- what can be said of any player


def others(t: Table, seat: int) -> list[int]:
    return [other for other in range(t.players) if other != seat]


def richest(t: Table, seat: int) -> int:
    """The gold of this player's richest rival."""
    return max(t.gold[other] for other in others(t, seat))


def average_gold(t: Table, seat: int) -> float:
    return sum(t.gold[other] for other in others(t, seat)) / (t.players - 1)


def fullest(t: Table, seat: int) -> int:
    """The largest hand among this player's rivals."""
    return max(t.cards[other] for other in others(t, seat))


def choice(t: Table, seat: int) -> int:
    """How many cards this player can build: exact for me, a guess for the others."""
    return len(t.buildable) if seat == t.me else max(0, t.cards[seat] - 1)


def threatens_to_finish(t: Table, seat: int) -> bool:
    """Whether a rival of this player may complete a city within a turn or two."""
    return any(t.size[other] >= t.needed - 2 for other in others(t, seat))


def extra_builds(t: Table, seat: int, limit: int) -> int:
    """How many districts more than one this player could build with gathered gold."""
    gold = t.gold[seat] + 2
    if seat == t.me:
        count = 0
        for price in sorted(t.price(kind) for kind in t.buildable)[:limit]:
            if price <= gold:
                gold -= price
                count += 1
        return max(0, count - 1)
    return max(0, min(limit, gold // 3, t.cards[seat]) - 1)


def last_builds(t: Table, seat: int, limit: int) -> float:
    """Several districts in one turn that complete the city are worth the game."""
    missing = t.needed - t.size[seat]
    return 4.0 if 1 < missing <= 1 + extra_builds(t, seat, limit) else 0.0


def crown(t: Table, seat: int) -> float:
    """Choosing first next round, and five points with the Statue."""
    if t.ending:
        return 5.0 if t.has(seat, STATUE) else 0.0
    return 1.0 + (0.5 if t.crown != seat else 0.0) + (2.0 if t.has(seat, STATUE) else 0.0)


def safety(t: Table, seat: int) -> float:
    """Not being attacked by rank 8: worth more the better the city stands."""
    ahead = t.points[seat] >= max(t.points)
    return 0.1 * t.size[seat] + (0.8 if ahead and t.size[seat] >= 3 else 0.0)


def stop_somebody(t: Table, seat: int) -> float:
    return 1.5 if threatens_to_finish(t, seat) else 0.0


# --- rank by rank


def times(factor: float, part: Part) -> Part:
    return lambda t, seat: factor * part(t, seat)


def ability(worth: float) -> tuple[str, Part]:
    """What it can always do, however the table stands."""
    return "ability", lambda _t, _seat: worth


def income(type: int, factor: float = 1.0) -> Part:
    return lambda t, seat: factor * t.income(seat, type)


def gold_kept(t: Table, seat: int) -> float:
    return 0.1 * t.gold[seat]


def magistrate_prey(t: Table, seat: int) -> float:
    return 0.2 * min(6, richest(t, seat))


def thief_prey(t: Table, seat: int) -> float:
    hit = 0.8 if t.players <= 3 else 0.45
    return hit * 0.5 * (average_gold(t, seat) + richest(t, seat))


def spy_cards(t: Table, seat: int) -> float:
    return 0.28 * fullest(t, seat)


def spy_prey(t: Table, seat: int) -> float:
    return min(spy_cards(t, seat), richest(t, seat)) * (2 if t.players == 2 else 1)


def blackmailer_prey(t: Table, seat: int) -> float:
    return 0.4 * average_gold(t, seat) + 0.2 * richest(t, seat)


def better_hand(t: Table, seat: int) -> float:
    return 0.8 * max(0, fullest(t, seat) - choice(t, seat))


def wizard_cards(t: Table, seat: int) -> float:
    cards = fullest(t, seat)
    return 1.2 if cards >= 2 else 0.5 if cards else 0.0


def wizard_gold(t: Table, seat: int) -> float:
    return 0.15 * min(6, t.gold[seat])


def seer_cards(t: Table, seat: int) -> float:
    return 0.4 * min(2, sum(1 for other in others(t, seat) if t.cards[other]))


def builds_more(limit: int, factor: float) -> Part:
    return lambda t, seat: factor * extra_builds(t, seat, limit)


def completes(limit: int) -> Part:
    return lambda t, seat: last_builds(t, seat, limit)


def patrician_cards(t: Table, seat: int) -> float:
    return (0.9 if choice(t, seat) < 2 else 0.5) * t.income(seat, NOBLE)


def poorer(t: Table, seat: int) -> float:
    return 0.6 if t.gold[seat] < richest(t, seat) else 0.0


def loan(t: Table, seat: int) -> float:
    return max(0.0, 0.6 * min(t.cards[seat] - 1, richest(t, seat), 3))


def gold_back(t: Table, seat: int) -> float:
    return (0.6 + 0.5 * min(6, t.gold[seat] + 2)) if choice(t, seat) else 0.3


def trades(t: Table, seat: int) -> float:
    return 0.4 * (sum(1 for kind in t.buildable if TYPE_OF[kind] == TRADE) if seat == t.me else 1)


def no_building(t: Table, seat: int) -> float:
    """The Navigator cannot build: nothing is lost by it without cards, everything with the last district to come."""
    if choice(t, seat) == 0:
        return 1.8
    return -3.0 if t.size[seat] >= t.needed - 1 else 0.0


def seizes(t: Table, seat: int) -> float:
    return 0.8 if t.gold[seat] >= 2 else 0.0


def beside_rank_four(t: Table, seat: int) -> float:
    return 3.0 * min(1.0, 2 / (t.players - 1)) * 0.6


def beautifies(t: Table, seat: int) -> float:
    return min(2, t.size[seat], t.gold[seat] + 2) * (1.0 if t.ending else 0.6)


def tax(t: Table, seat: int) -> float:
    if t.revised:
        return 0.3 + float(t.view["tax"]) + 0.2 * (t.players - 1)
    return 0.2 + 0.5 * (t.players - 1)


ATTACK: Final = (
    ability(0.5),
    ("stop", times(0.7, stop_somebody)),
    ("nobody_attacks", times(0.6, safety)),
)
"""What rank 8 can do to the others, and that nobody else then does it to me."""

PARTS: Final[dict[int, tuple[tuple[str, Part], ...]]] = {
    ASSASSIN: (ability(1.3), ("stop", times(1.3, stop_somebody)), ("gold_kept", gold_kept)),
    WITCH: (ability(1.0), ("stop", stop_somebody)),
    MAGISTRATE: (ability(1.0), ("rich_rivals", magistrate_prey), ("stop", times(0.5, stop_somebody))),
    THIEF: (ability(0.3), ("rich_rivals", thief_prey)),
    SPY: (ability(0.4), ("full_hands", spy_cards), ("rich_rivals", spy_prey)),
    BLACKMAILER: (ability(0.4), ("rich_rivals", blackmailer_prey)),
    MAGICIAN: (ability(0.4), ("better_hand", better_hand)),
    WIZARD: (ability(0.6), ("full_hands", wizard_cards), ("gold_at_hand", wizard_gold)),
    SEER: (
        ability(0.5),
        ("full_hands", seer_cards),
        ("builds_more", builds_more(2, 1.2)),
        ("may_complete", completes(2)),
    ),
    KING: (("crown", crown), ("income", income(NOBLE))),
    EMPEROR: (ability(0.9), ("income", income(NOBLE))),
    PATRICIAN: (("crown", crown), ("income_cards", patrician_cards)),
    BISHOP: (("income", income(RELIGIOUS)), ("safe", safety)),
    ABBOT: (("income", income(RELIGIOUS)), ability(0.2), ("tithe", poorer)),
    CARDINAL: (("income_cards", income(RELIGIOUS, 0.8)), ("loan", loan)),
    MERCHANT: (ability(1.0), ("income", income(TRADE))),
    ALCHEMIST: (("gold_back", gold_back),),
    TRADER: (("income", income(TRADE)), ("trades", trades)),
    ARCHITECT: (ability(1.5), ("builds_more", builds_more(3, 1.3)), ("may_complete", completes(3))),
    NAVIGATOR: (ability(1.2), ("no_building", no_building)),
    SCHOLAR: (ability(1.4), ("builds_more", builds_more(2, 1.3)), ("may_complete", completes(2))),
    WARLORD: (("income", income(MILITARY)), *ATTACK),
    DIPLOMAT: (("income", income(MILITARY)), *ATTACK),
    MARSHAL: (("income", income(MILITARY)), *ATTACK, ("seizes", seizes)),
    QUEEN: (("beside_rank_four", beside_rank_four),),
    ARTIST: (ability(0.3), ("beautifies", beautifies)),
    TAX_COLLECTOR: (("tax", tax),),
}
"""What each character would bring a player, part by part."""


def worth(t: Table, seat: int, character: int) -> float:
    """What a character would bring a player in all; it does not change during a decision."""
    known = t.worths[seat]
    found = known.get(character)
    if found is None:
        found = 0.0
        for _, part in PARTS[character]:
            found += part(t, seat)
        known[character] = found
    return found
