"""Which character to take: what each would bring a player, as far as can be seen."""

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

Worth = Callable[[Table, int], float]


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


def assassin(t: Table, seat: int) -> float:
    return 1.3 + 1.3 * stop_somebody(t, seat) + 0.1 * t.gold[seat]


def witch(t: Table, seat: int) -> float:
    return 1.0 + stop_somebody(t, seat)


def magistrate(t: Table, seat: int) -> float:
    return 1.0 + 0.2 * min(6, richest(t, seat)) + 0.5 * stop_somebody(t, seat)


def thief(t: Table, seat: int) -> float:
    hit = 0.8 if t.players <= 3 else 0.45
    return 0.3 + hit * 0.5 * (average_gold(t, seat) + richest(t, seat))


def spy(t: Table, seat: int) -> float:
    found = 0.28 * fullest(t, seat)
    return 0.4 + found + min(found, richest(t, seat)) * (2 if t.players == 2 else 1)


def blackmailer(t: Table, seat: int) -> float:
    return 0.4 + 0.4 * average_gold(t, seat) + 0.2 * richest(t, seat)


def magician(t: Table, seat: int) -> float:
    return 0.4 + 0.8 * max(0, fullest(t, seat) - choice(t, seat))


def wizard(t: Table, seat: int) -> float:
    cards = fullest(t, seat)
    return 0.6 + (1.2 if cards >= 2 else 0.5 if cards else 0.0) + 0.15 * min(6, t.gold[seat])


def seer(t: Table, seat: int) -> float:
    robbed = sum(1 for other in others(t, seat) if t.cards[other])
    return 0.5 + 0.4 * min(2, robbed) + 1.2 * extra_builds(t, seat, 2) + last_builds(t, seat, 2)


def king(t: Table, seat: int) -> float:
    return crown(t, seat) + t.income(seat, NOBLE)


def emperor(t: Table, seat: int) -> float:
    return 0.9 + t.income(seat, NOBLE)


def patrician(t: Table, seat: int) -> float:
    return crown(t, seat) + (0.9 if choice(t, seat) < 2 else 0.5) * t.income(seat, NOBLE)


def bishop(t: Table, seat: int) -> float:
    return t.income(seat, RELIGIOUS) + safety(t, seat)


def abbot(t: Table, seat: int) -> float:
    return t.income(seat, RELIGIOUS) + (0.8 if t.gold[seat] < richest(t, seat) else 0.2)


def cardinal(t: Table, seat: int) -> float:
    loan = min(t.cards[seat] - 1, richest(t, seat), 3)
    return 0.8 * t.income(seat, RELIGIOUS) + max(0.0, 0.6 * loan)


def merchant(t: Table, seat: int) -> float:
    return 1.0 + t.income(seat, TRADE)


def alchemist(t: Table, seat: int) -> float:
    return (0.6 + 0.5 * min(6, t.gold[seat] + 2)) if choice(t, seat) else 0.3


def trader(t: Table, seat: int) -> float:
    trades = sum(1 for kind in t.buildable if TYPE_OF[kind] == TRADE) if seat == t.me else 1
    return t.income(seat, TRADE) + 0.4 * trades


def architect(t: Table, seat: int) -> float:
    return 1.5 + 1.3 * extra_builds(t, seat, 3) + last_builds(t, seat, 3)


def navigator(t: Table, seat: int) -> float:
    able = choice(t, seat) > 0
    return (1.2 if able else 3.0) - (3.0 if able and t.size[seat] >= t.needed - 1 else 0.0)


def scholar(t: Table, seat: int) -> float:
    return 1.4 + 1.3 * extra_builds(t, seat, 2) + last_builds(t, seat, 2)


def attack(t: Table, seat: int) -> float:
    """What rank 8 can do to the others, and that nobody else then does it to me."""
    return 0.5 + 0.7 * stop_somebody(t, seat) + 0.6 * safety(t, seat)


def warlord(t: Table, seat: int) -> float:
    return t.income(seat, MILITARY) + attack(t, seat)


def diplomat(t: Table, seat: int) -> float:
    return t.income(seat, MILITARY) + attack(t, seat)


def marshal(t: Table, seat: int) -> float:
    return t.income(seat, MILITARY) + attack(t, seat) + (0.8 if t.gold[seat] >= 2 else 0.0)


def queen(t: Table, seat: int) -> float:
    return 3.0 * min(1.0, 2 / (t.players - 1)) * 0.6


def artist(t: Table, seat: int) -> float:
    coins = min(2, t.size[seat], t.gold[seat] + 2)
    return 0.3 + coins * (1.0 if t.ending else 0.6)


def tax_collector(t: Table, seat: int) -> float:
    if t.revised:
        return 0.3 + float(t.view["tax"]) + 0.2 * (t.players - 1)
    return 0.2 + 0.5 * (t.players - 1)


WORTH: Final[dict[int, Worth]] = {
    ASSASSIN: assassin,
    WITCH: witch,
    MAGISTRATE: magistrate,
    THIEF: thief,
    SPY: spy,
    BLACKMAILER: blackmailer,
    MAGICIAN: magician,
    WIZARD: wizard,
    SEER: seer,
    KING: king,
    EMPEROR: emperor,
    PATRICIAN: patrician,
    BISHOP: bishop,
    ABBOT: abbot,
    CARDINAL: cardinal,
    MERCHANT: merchant,
    ALCHEMIST: alchemist,
    TRADER: trader,
    ARCHITECT: architect,
    NAVIGATOR: navigator,
    SCHOLAR: scholar,
    WARLORD: warlord,
    DIPLOMAT: diplomat,
    MARSHAL: marshal,
    QUEEN: queen,
    ARTIST: artist,
    TAX_COLLECTOR: tax_collector,
}
"""What each character would bring a player, about in coins."""

SAFE_FROM_THEFT: Final = 2
"""Thief and Blackmailer cannot aim at these ranks."""
DENIED: Final = 0.3
"""How much what the leader does not get counts with two players; with more there are others to take it."""


def worth(t: Table, seat: int, character: int) -> float:
    return WORTH[character](t, seat)


def thief_about(t: Table) -> bool:
    return THIEF in t.rank_of or BLACKMAILER in t.rank_of


# --- the choices


def pick(t: Table, place: int) -> float:
    """What it brings me, what the leader then does not get, and the risk of being robbed."""
    score = worth(t, t.me, place) + DENIED / (t.players - 1) * worth(t, t.leader, place)
    if t.rank_of[place] > SAFE_FROM_THEFT and thief_about(t):
        score -= 0.08 * t.gold[t.me]
    return score


def discard(t: Table, place: int) -> float:
    """With two players: away with what the other would like most."""
    return worth(t, t.leader, place) + 0.1 * worth(t, t.me, place)


def unseen(t: Table) -> list[int]:
    """Characters that others may hold: neither mine nor face up."""
    up = t.view["face_up"]
    return [
        character
        for character, name in zip(t.cast, t.view["cast"], strict=True)
        if character not in t.characters and name not in up
    ]


def swap_characters(t: Table, place: int) -> float:
    """The Theater: away with a character that is worth less than an average unseen one."""
    mine = min(worth(t, t.me, character) for character in t.characters)
    candidates = unseen(t)
    average = sum(worth(t, t.me, character) for character in candidates) / len(candidates)
    return average - mine - 0.5 + 0.3 * t.danger(place)


def offer_character(t: Table, place: int) -> float:
    """The one that is worth least to me."""
    return -worth(t, t.me, place)
