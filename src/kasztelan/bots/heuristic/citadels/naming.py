"""Whom to kill, bewitch, rob, threaten or warrant: who probably holds what, and what that would cost them."""

from __future__ import annotations

from math import exp
from typing import Final

from kasztelan.bots.heuristic.citadels.characters_worth import worth
from kasztelan.bots.heuristic.citadels.gathering import FREE
from kasztelan.bots.heuristic.citadels.table import Table
from kasztelan.games.citadels.components import CHARACTER, TYPE_OF

NAMING_TIME: Final = FREE - 10
"""Early in the turn, after free gains."""


# --- who holds what


def still_hidden(t: Table, seat: int) -> int:
    """How many characters of this rival nobody has seen yet."""
    held = 2 if t.players <= 3 else 1
    return held - len(t.view["seats"][seat]["characters"])


def chosen_before(t: Table, seat: int) -> bool:
    """Whether this rival chose before me in this round's draft."""
    return (seat - t.crown) % t.players < (t.me - t.crown) % t.players


def may_hold(t: Table, seat: int, character: int) -> bool:
    """Whether the packs I saw allow this rival to hold that character; exact from four players on."""
    saw: list[list[str]] = t.view["mine"]["saw"]
    if t.players <= 3 or not saw or t.rank_of.get(character, 0) < 1:
        return True
    in_pack = any(CHARACTER[name] == character for name in saw[0])
    return chosen_before(t, seat) != in_pack


def chances(t: Table, character: int) -> list[tuple[int, float]]:
    """The rivals who may hold this character, and how likely each does."""
    if character in t.characters or (t.view["face_up"] and name_of(t, character) in t.view["face_up"]):
        return []
    rank = t.view["ranks"][t.rank_of[character] - 1]
    if rank["seat"] is not None:
        return []
    found: list[tuple[int, float]] = []
    for seat in t.rivals:
        hidden = still_hidden(t, seat)
        if hidden > 0 and may_hold(t, seat, character):
            found.append((seat, min(0.9, hidden * liking(t, seat, character))))
    total = sum(chance for _, chance in found)
    if total > 0.95:
        found = [(seat, chance * 0.95 / total) for seat, chance in found]
    return found


def name_of(t: Table, character: int) -> str:
    name: str = t.view["cast"][t.rank_of[character] - 1]
    return name


def liking(t: Table, seat: int, character: int) -> float:
    """How likely this player took that character when it was on offer."""
    if seat not in t.likings:
        t.likings[seat] = likings_of(t, seat)
    return t.likings[seat][character]


def likings_of(t: Table, seat: int) -> dict[int, float]:
    weights = {character: exp(0.5 * worth(t, seat, character)) for character in t.cast}
    total = sum(weights.values())
    return {character: weight / total for character, weight in weights.items()}


# --- naming


def harm(t: Table, character: int) -> float:
    """What a lost turn of this character costs the dangerous rivals, on average."""
    score = 0.0
    for seat, chance in chances(t, character):
        score += chance * t.danger(seat) * (1.5 + worth(t, seat, character) + close_to_end(t, seat))
    return score


def close_to_end(t: Table, seat: int) -> int:
    """What a lost turn costs more whoever could end the game in it."""
    return 4 if t.size[seat] >= t.needed - 1 else 0


def kill(t: Table, place: int) -> float:
    return NAMING_TIME + harm(t, place)


def bewitch(t: Table, place: int) -> float:
    """A character that is held by somebody, good for me and bad for them to lose."""
    held = sum(chance for _, chance in chances(t, place))
    return held * (2 + worth(t, t.me, place)) + 0.7 * harm(t, place)


def loot(t: Table, character: int) -> float:
    """The gold its holder has, on average."""
    return sum(chance * prey(t, seat) for seat, chance in chances(t, character))


def prey(t: Table, seat: int) -> float:
    return t.gold[seat] * (1 + 0.3 * t.danger(seat))


def rob(t: Table, place: int) -> float:
    return NAMING_TIME + loot(t, place)


def threaten(t: Table, place: int) -> float:
    """The flower lies on the best prey, the bare marker on the next best."""
    return NAMING_TIME + loot(t, place)


def warrant(t: Table, place: int) -> float:
    """The signed one where somebody with gold will build, the others where they look as likely."""
    return NAMING_TIME + sum(chance * will_build(t, seat) for seat, chance in chances(t, place))


def will_build(t: Table, seat: int) -> float:
    """How much a rival may build for."""
    return (1 + min(6, t.gold[seat] + 2)) * (0.5 + 0.5 * t.danger(seat)) if t.cards[seat] else 0.0


# --- naming players


def give_crown(t: Table, place: int) -> float:
    """To whom it helps least, and who has something to take for it."""
    return NAMING_TIME + pays_for_crown(t, place) + sits_before_me(t, place) - 2 * t.danger(place)


def pays_for_crown(t: Table, seat: int) -> float:
    return 0.5 if t.gold[seat] or t.cards[seat] else 0.0


def sits_before_me(t: Table, seat: int) -> float:
    return 0.1 * ((t.me - seat) % t.players == 1)


COMMON: Final = (12, 11, 20, 11, 14)
"""How many cards of each type a deck holds, about."""


def spy(t: Table, place: int) -> float:
    """Many cards, much gold, and the type most likely among them."""
    seat, type = divmod(place, 5)
    found = probably_found(t, seat, type)
    return NAMING_TIME + 0.8 * found + spied_gold(t, seat, found)


def probably_found(t: Table, seat: int, type: int) -> float:
    """How many cards of this type that hand holds, about."""
    known = [TYPE_OF[kind] for kind in t.known_hand(seat)]
    standing = sum(types[type] for types in t.types)
    share = max(1, COMMON[type] - standing) / max(5, sum(COMMON) - sum(len(city) for city in t.cities))
    return known.count(type) + share * max(0, t.cards[seat] - len(known))


def spied_gold(t: Table, seat: int, found: float) -> float:
    return min(found, t.gold[seat]) * (0.6 + 0.4 * t.danger(seat))
