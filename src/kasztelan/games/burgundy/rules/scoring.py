"""What counts at the end, and who has won."""

from __future__ import annotations

from kasztelan.core.result import ranked
from kasztelan.games.burgundy.rules import automa_scoring, shields, vineyard_board
from kasztelan.games.burgundy.rules.dice import has_monastery, has_shield
from kasztelan.games.burgundy.rules.duchy import bits
from kasztelan.games.burgundy.rules.gaining import earn, score
from kasztelan.games.burgundy.rules.kinds import (
    ANIMALS,
    BANK,
    BOARDING_HOUSE,
    BUILDINGS,
    CARPENTER,
    CHURCH,
    CRANE,
    GOODS,
    MARKET,
    MONASTERY,
    TOWN_HALL,
    TYPE_OF,
    WAREHOUSE,
    WATCHTOWER,
    WHITE_CASTLE,
    animal_of,
)
from kasztelan.games.burgundy.rules.partners import estates
from kasztelan.games.burgundy.rules.telling import (
    BY_SILVER,
    BY_UNSOLD_GOODS,
    BY_WORKERS,
    GAME_OVER,
    MONASTERY_SCORED,
    SHIELD_SCORED,
    TEAM_MONASTERY,
    TEAM_SCORED,
    VINES_SCORED,
    tell,
)
from kasztelan.games.burgundy.state import (
    LEFT_GOODS,
    LEFT_SILVER,
    LEFT_WORKERS,
    MONASTERY_POINTS,
    SHIELD_POINTS,
    SOURCE_IDS,
    SOURCES,
    SPACES_ID,
    VINE_POINTS,
    BurgundyState,
)

BUILDING_OF: dict[int, int] = {
    16: WAREHOUSE, 17: WATCHTOWER, 18: CARPENTER, 19: CHURCH, 20: MARKET, 21: BOARDING_HOUSE, 22: BANK, 23: TOWN_HALL,
    29: WHITE_CASTLE,
}  # fmt: skip
"""The monasteries that score a building, and which (BUR-MON-16 to BUR-MON-23)."""


def final_scoring(s: BurgundyState) -> None:
    """Goods, silver, workers and monasteries of everybody, in turn order (BUR-END-2, BUR-END-3)."""
    if s.box.solo:
        s.over = True
        tell(s, GAME_OVER, (2,))
        return
    if s.box.teams:
        for seat in estates(s):
            score_for_team(s, seat)
    else:
        score_for_each(s)
    s.over = True
    tell(s, GAME_OVER, (0,))


def score_for_team(s: BurgundyState, seat: int) -> None:
    """What partners share scores once, for both of them (BUR-TEAM-11)."""
    first = s.box.sides[seat] * SOURCES
    for source, points, why in (
        (LEFT_GOODS, unsold_goods(s, seat), BY_UNSOLD_GOODS),
        (LEFT_SILVER, s.silver[seat], BY_SILVER),
        (LEFT_WORKERS, s.workers[seat] // 2, BY_WORKERS),
    ):
        if points:
            s.common_earned[first + source] += points
            tell(s, TEAM_SCORED, (seat, points, why))
    for number, points in monastery_points(s, seat):
        s.common_earned[first + MONASTERY_POINTS] += points
        tell(s, TEAM_MONASTERY, (seat, MONASTERY + number, points))


def score_for_each(s: BurgundyState) -> None:
    for seat in s.order:
        if seat == s.box.automa:
            automa_scoring.count(s)
            continue
        unsold = unsold_goods(s, seat)
        if unsold:
            score(s, seat, unsold, LEFT_GOODS, BY_UNSOLD_GOODS)
        if s.silver[seat]:
            score(s, seat, s.silver[seat], LEFT_SILVER, BY_SILVER)
        if s.workers[seat] // 2:
            score(s, seat, s.workers[seat] // 2, LEFT_WORKERS, BY_WORKERS)
        for number, points in monastery_points(s, seat):
            earn(s, seat, points, MONASTERY_POINTS)
            tell(s, MONASTERY_SCORED, (seat, MONASTERY + number, points))
        for number, points in shield_points(s, seat):
            earn(s, seat, points, SHIELD_POINTS)
            tell(s, SHIELD_SCORED, (seat, number, points))
        for colour, size, points in vineyard_board.scored(s, seat):
            earn(s, seat, points, VINE_POINTS)
            tell(s, VINES_SCORED, (seat, colour, size, points))


def unsold_goods(s: BurgundyState, seat: int) -> int:
    return sum(s.goods[seat * GOODS : seat * GOODS + GOODS])


def monastery_points(s: BurgundyState, seat: int) -> list[tuple[int, int]]:
    """What each of a player's monasteries would score now; the crane counts for the first that wants a building."""
    found: list[tuple[int, int]] = []
    crane = 1 if s.built[seat * BUILDINGS + CRANE - MARKET] else 0
    for number in range(15, 30):
        if not has_monastery(s, seat, number):
            continue
        if number in BUILDING_OF:
            count = standing(s, seat, BUILDING_OF[number]) + crane
            crane = 0
            points = 4 * count
        else:
            points = other_points(s, seat, number)
        if points:
            found.append((number, points * 2 if has_shield(s, seat, 10) else points))
    return found


def shield_points(s: BurgundyState, seat: int) -> list[tuple[int, int]]:
    """What each of a player's shields is worth, twice as much with shield 13 (BUR-SHIELD-8, BUR-SH-13)."""
    times = 2 if has_shield(s, seat, 13) else 1
    return [(number, shields.POINTS[number] * times) for number in bits(s.arms[seat])]


def standing(s: BurgundyState, seat: int, kind: int) -> int:
    """How many buildings of this kind stand in the duchy."""
    return len(bits(s.built[seat * BUILDINGS + kind - MARKET]))


def other_points(s: BurgundyState, seat: int, number: int) -> int:
    """Monasteries 15 and 24 to 26 (BUR-MON-15, BUR-MON-24 to BUR-MON-26)."""
    sold = s.sold[seat * GOODS : seat * GOODS + GOODS]
    if number == 15:
        return 2 * sum(1 for count in sold if count)
    if number == 24:
        return 4 * animals_kept(s, seat)
    if number == 25:
        return sum(sold)
    if number == 26:
        return 3 * sum(1 for tile in s.tiles[seat * 7 : seat * 7 + 7] if tile)
    return 0


def animals_kept(s: BurgundyState, seat: int) -> int:
    """How many kinds of animals the duchy has; geese are one."""
    size = s.duchy(seat).spaces
    found = 0
    for kind in s.spaces[seat * size : seat * size + size]:
        if kind and TYPE_OF[kind - 1] == ANIMALS:
            found |= 1 << animal_of(kind - 1)
    return len(bits(found))


def points_by_source(s: BurgundyState, seat: int) -> dict[str, int]:
    """Points so far and, before the end, what silver, goods, workers and monasteries are worth as things stand."""
    if s.box.solo:
        return {SPACES_ID: s.covered[seat].bit_count() if s.boards[seat] >= 0 else 0}
    found = s.earned[seat * SOURCES : seat * SOURCES + SOURCES]
    if seat == s.box.automa:
        if not s.over:
            for source, _, points in automa_scoring.final_points(s):
                found[source] += points
    elif not s.over and s.boards[seat] >= 0 and not s.box.teams:
        found[LEFT_GOODS] = unsold_goods(s, seat)
        found[LEFT_SILVER] = s.silver[seat]
        found[LEFT_WORKERS] = s.workers[seat] // 2
        found[MONASTERY_POINTS] = sum(points for _, points in monastery_points(s, seat))
        found[VINE_POINTS] += sum(points for _, _, points in vineyard_board.scored(s, seat))
        found[SHIELD_POINTS] = sum(points for _, points in shield_points(s, seat))
    return {SOURCE_IDS[source]: found[source] for source in range(SOURCES)}


def team_points(s: BurgundyState, side: int) -> dict[str, int]:
    """Points of partners that are nobody's alone, before the end as things stand."""
    seat = s.box.sides.index(side)
    found = s.common_earned[side * SOURCES : side * SOURCES + SOURCES]
    if not s.over and s.boards[seat] >= 0:
        found[LEFT_GOODS] = unsold_goods(s, seat)
        found[LEFT_SILVER] = s.silver[seat]
        found[LEFT_WORKERS] = s.workers[seat] // 2
        found[MONASTERY_POINTS] = sum(points for _, points in monastery_points(s, seat))
    return {
        SOURCE_IDS[source]: found[source]
        for source in (LEFT_GOODS, LEFT_SILVER, LEFT_WORKERS, MONASTERY_POINTS)
    }


def empty_spaces(s: BurgundyState, seat: int) -> int:
    size = s.duchy(seat).spaces
    return s.spaces[seat * size : seat * size + size].count(0)


def places(s: BurgundyState) -> list[int]:
    """By points, then by empty spaces, then by the turn order track (BUR-END-4, BUR-END-5).

    Teams have no place on the track of their own and may share the victory (BUR-TEAM-12).
    """
    if s.box.teams:
        return ranked([team_strength(s, side) for side in range(2)], s.box.sides)
    strengths = [strength(s, seat) for seat in range(s.box.participants)]
    return [1 + sum(1 for other in strengths if other > mine) for mine in strengths]


def team_strength(s: BurgundyState, side: int) -> tuple[int, int]:
    mine = [seat for seat in range(s.players) if s.box.sides[seat] == side]
    empty = empty_spaces(s, mine[0])
    points = sum(s.points[seat] for seat in mine) + sum(team_points(s, side).values())
    return points, -empty if s.box.fewest_empty else empty


def strength(s: BurgundyState, seat: int) -> tuple[int, int, int, int]:
    """Châteauma is stronger than whoever has as many points (BUR-CHEND-2)."""
    if seat == s.box.automa:
        return s.points[seat], 1, 0, 0
    empty = empty_spaces(s, seat)
    behind = s.order.index(seat)
    return s.points[seat], 0, -empty if s.box.fewest_empty else empty, -behind if s.box.ahead_wins else behind
