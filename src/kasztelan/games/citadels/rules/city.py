"""Cities: their size, when one is completed, and how districts are lost."""

from __future__ import annotations

from kasztelan.core.state import EVERYONE
from kasztelan.games.citadels.components import BELL_TOWER, GREAT_WALL, MONUMENT
from kasztelan.games.citadels.rules import telling
from kasztelan.games.citadels.rules.cards import leave_for_bottom
from kasztelan.games.citadels.state import CitadelsState


def has(s: CitadelsState, seat: int, kind: int) -> bool:
    return s.built[seat] >> kind & 1 == 1


def effective_cost(s: CitadelsState, district: int) -> int:
    """The printed cost, and one more with the Artist's coin."""
    return s.box.cost[district & 63] + (district >> 6)


def size(s: CitadelsState, seat: int) -> int:
    """How much of a finished city this is: the Monument counts twice (CIT-MONUMENT)."""
    return len(s.cities[seat]) + (s.built[seat] >> MONUMENT & 1)


def needed(s: CitadelsState) -> int:
    """How many districts complete a city now."""
    full = s.box.size
    if s.bell and (full > 7 or s.box.bell_stacks):
        return full - 1
    return full


def is_completed(s: CitadelsState, seat: int) -> bool:
    return size(s, seat) >= needed(s)


def check_completed(s: CitadelsState, seat: int) -> None:
    """Remembers who first completed a city; the game ends after this round (CIT-CITY)."""
    if s.first_full < 0 and size(s, seat) >= s.box.size:
        s.first_full = seat
    if s.first < 0 and is_completed(s, seat):
        s.first = seat
        s.ending = 1
        if s.tape is not None:
            s.tape.append((telling.COMPLETED, EVERYONE, (seat,), ()))


def wall_surcharge(s: CitadelsState, owner: int, district: int) -> int:
    """What the Great Wall adds to a rank 8 character's price for another district of its city."""
    return walled(s.built[owner], district & 63)


def walled(built: int, kind: int) -> int:
    """The surcharge for a kind in a city of these districts, a bit set of kinds (CIT-GREATWALL-1)."""
    return 1 if built >> GREAT_WALL & 1 and kind != GREAT_WALL else 0


def destroy(s: CitadelsState, by: int, owner: int, district: int, price: int) -> None:
    """Destroys a district for all to see."""
    if s.tape is not None:
        told = (by, owner, district & 63, district >> 6, price)
        s.tape.append((telling.DESTROYED, EVERYONE, told, ()))
    leave_for_bottom(s, owner, district)
    gone(s, district & 63)


def gone(s: CitadelsState, kind: int) -> None:
    """When the Bell Tower is gone the ordinary size of a city counts again (CIT-CLASSIC-BELLTOWER)."""
    if kind != BELL_TOWER or not s.bell:
        return
    s.bell = False
    if s.first != s.first_full:
        s.first = s.first_full
        s.ending = 0 if s.first < 0 else 1
        if s.tape is not None and s.first >= 0:
            s.tape.append((telling.COMPLETED, EVERYONE, (s.first,), ()))
