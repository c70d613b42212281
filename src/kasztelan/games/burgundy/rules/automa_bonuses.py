"""What a hex brings Châteauma when it comes onto a card face up (step 2 of her turn)."""

from __future__ import annotations

from kasztelan.core.state import RULES
from kasztelan.games.burgundy.rules import automa, automa_board, goods, pending
from kasztelan.games.burgundy.rules.automa import does, misses, put_on_card, reserve_from_depots, sell_goods
from kasztelan.games.burgundy.rules.automa_board import TYPES_OF, free_spaces, selected
from kasztelan.games.burgundy.rules.gaining import earn, gain_silver, score
from kasztelan.games.burgundy.rules.kinds import (
    ANIMAL_IDS,
    ANIMALS,
    BANK,
    BOARDING_HOUSE,
    CARPENTER,
    CASTLES,
    CHURCH,
    CITIES,
    CRANE,
    DEPOTS,
    GEESE,
    GOODS,
    MARKET,
    MINES,
    MONASTERIES,
    SHIPS,
    TOWN_HALL,
    TYPE_OF,
    WAREHOUSE,
    WATCHTOWER,
    WHITE_CASTLE,
    animal_of,
    animals_on,
)
from kasztelan.games.burgundy.rules.telling import (
    ANIMALS_SCORED,
    BY_BANK,
    BY_BOARDING_HOUSE,
    BY_WATCHTOWER,
    BY_WHITE_CASTLE,
    FROM_RESERVE,
    LOADED,
    tell,
)
from kasztelan.games.burgundy.state import ANIMAL_POINTS, BUILDING_POINTS, BurgundyState


def bonus(s: BurgundyState) -> None:
    """Of the hex that has just been placed; mines and monasteries have none."""
    kind = s.stack[-2]
    s.pop()
    s.her_step = max(s.her_step, automa.BONUS)
    type = TYPE_OF[kind]
    if type == CASTLES:
        one_more(s, "BUR-GIFT-1")
    elif type == CITIES:
        building(s, kind)
    elif type == ANIMALS:
        animals(s, kind)
    elif type == SHIPS:
        ship(s)


def one_more(s: BurgundyState, rule: str) -> None:
    """Chooses and places once more, from the depot of the white die on (BUR-GIFT-1)."""
    does(s, rule)
    s.push(pending.AUTOMA_SEEK, RULES, s.white - 1, automa.card_with_room(s))


def building(s: BurgundyState, kind: int) -> None:
    her = s.box.automa
    if kind == MARKET:
        fetch(s, [SHIPS, ANIMALS], "BUR-GIFT-5")
    elif kind == CARPENTER:
        fetch(s, [CITIES], "BUR-GIFT-3")
    elif kind == CHURCH:
        fetch(s, [CASTLES, MINES, MONASTERIES], "BUR-GIFT-4")
    elif kind == TOWN_HALL:
        town_hall(s)
    elif kind == CRANE:
        one_more(s, "BUR-WITH-1")
    elif kind == WHITE_CASTLE:
        white_castle(s)
    else:
        does(s, "BUR-GIFT-2")
        if kind == WAREHOUSE:
            sell_goods(s)
        elif kind == BOARDING_HOUSE:
            score(s, her, 2, BUILDING_POINTS, BY_BOARDING_HOUSE)
        elif kind == BANK:
            gain_silver(s, her, 2, BY_BANK)
        else:
            assert kind == WATCHTOWER
            score(s, her, 4, BUILDING_POINTS, BY_WATCHTOWER)


def fetch(s: BurgundyState, types: list[int], rule: str) -> None:
    """The first of these types that lies in any depot comes into the reserve."""
    for type in types:
        if reserve_from_depots(s, type, rule):
            return
    misses(s, rule)


def town_hall(s: BurgundyState) -> None:
    """A hex of the reserve that fits, on the selected card if one does, else on the other (BUR-GIFT-6)."""
    for side in (selected(s), 1 - selected(s)):
        type = automa.most_of(s, side)
        if type >= 0:
            fitting = [space for space in free_spaces(s, side) if TYPES_OF[s.cards[side]][space] == type]
            kind = s.reserve[type].pop()
            put_on_card(s, side, fitting[0], kind, FROM_RESERVE, 0, "BUR-GIFT-6")
            return
    misses(s, "BUR-GIFT-6")


def white_castle(s: BurgundyState) -> None:
    """A hex of the type her reserve lacks, or has fewest of; where there is none, 1 silver (BUR-WITH-3)."""
    if not reserve_from_depots(s, automa_board.fewest_of(s, automa_board.RESERVE_ORDER), "BUR-WITH-3"):
        does(s, "BUR-WITH-3")
        gain_silver(s, s.box.automa, 1, BY_WHITE_CASTLE)


def animals(s: BurgundyState, kind: int) -> None:
    """All she has of the kind, cards and duchy being one pasture (BUR-GIFT-7); geese count her largest herd (BUR-WITH-2)."""
    her = s.box.automa
    does(s, "BUR-WITH-2" if kind == GEESE else "BUR-GIFT-7")
    herds = [automa_board.herd(s, animal) for animal in range(len(ANIMAL_IDS))]
    counted = herds[animal_of(kind)] if kind != GEESE else largest(herds)
    points = sum(animals_on(one) for one in counted)
    earn(s, her, points, ANIMAL_POINTS)
    tell(s, ANIMALS_SCORED, (her, kind, points, len(counted)))


def largest(herds: list[list[int]]) -> list[int]:
    """The herd with most animals (BUR-WITH-2)."""
    found = herds[0]
    for one in herds:
        if sum(animals_on(kind) for kind in one) > sum(animals_on(kind) for kind in found):
            found = one
    return found


def ship(s: BurgundyState) -> None:
    """All goods of the depot with most, of several the first one after that of the white die; then ahead (BUR-GIFT-8)."""
    her = s.box.automa
    depot = richest_depot(s)
    if depot >= 0:
        does(s, "BUR-GIFT-8")
        taken: list[int] = []
        for type in range(GOODS):
            taken += [type] * s.depot_goods[depot * GOODS + type]
            goods.move(s, her, depot, type)
        tell(s, LOADED, (her, depot + 1, *taken))
    else:
        misses(s, "BUR-GIFT-8")
    goods.move_ahead(s, her)


def richest_depot(s: BurgundyState) -> int:
    """The depot of the white die comes last; -1 if no goods lie anywhere (ruling of BUR-GIFT-8)."""
    found = -1
    most = 0
    for steps in range(1, DEPOTS + 1):
        depot = (s.white - 1 + steps) % DEPOTS
        lying = sum(s.depot_goods[depot * GOODS : depot * GOODS + GOODS])
        if lying > most:
            found, most = depot, lying
    return found
