"""Where in the round a described position is: before a call, within a turn, or after everything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kasztelan.core.errors import BadPosition, Reason, given, one_of
from kasztelan.core.state import RULES
from kasztelan.games.citadels.components import (
    BISHOP,
    CHARACTER_IDS,
    CLASSIC,
    DIPLOMAT,
    EMPEROR,
    INCOME_TYPE,
    KING,
    LABORATORY,
    MUSEUM,
    PATRICIAN,
    SMITHY,
    WARLORD,
    WITCH,
)
from kasztelan.games.citadels.position_marks import LAYERS
from kasztelan.games.citadels.position_reading import GoOn, flag, rank_named
from kasztelan.games.citadels.rules import pending
from kasztelan.games.citadels.rules.characters import warlord
from kasztelan.games.citadels.rules.city import has
from kasztelan.games.citadels.rules.reasons import AFTER_GATHERING, OWNER
from kasztelan.games.citadels.rules.round_end import ENDED_BY_CITY
from kasztelan.games.citadels.state import (
    USED_ABILITY,
    USED_CROWN,
    USED_INCOME,
    USED_LABORATORY,
    USED_MUSEUM,
    USED_SMITHY,
    WHOLE_TURN,
    CitadelsState,
)

USED: Final[dict[str, int]] = {
    "ability": USED_ABILITY,
    "income": USED_INCOME,
    "crown": USED_CROWN,
    "laboratory": USED_LABORATORY,
    "smithy": USED_SMITHY,
    "museum": USED_MUSEUM,
}
DISTRICTS_USED: Final = {"laboratory": LABORATORY, "smithy": SMITHY, "museum": MUSEUM}


def set_clock(s: CitadelsState, data: Mapping[str, Any], go_on: GoOn) -> None:
    """Calls the character that is due, after all lower ranks."""
    over = flag(data, "over")
    upcoming = rank_named(s, data["next"], "next") if data.get("next") is not None else 1
    for rank in range(1, s.box.top + 1):
        if (rank < upcoming or over) and s.where[rank] >= 0 and rank != s.killed:
            s.revealed |= 1 << rank
    if s.cast[5] == BISHOP and s.revealed >> 5 & 1:
        s.shield = s.witch if s.bewitched == 5 else s.where[5]
    if over:
        s.rank = s.box.top
        s.ending = s.ending or ENDED_BY_CITY
    else:
        s.rank = upcoming - 1
        s.push(pending.CALLING, RULES, 0, 0)
        go_on(s)
        if flag(data, "gathered"):
            pass_gathering(s, go_on)
        check_layers(s, data, upcoming)
    mark_used(s, data.get("used", []))


def pass_gathering(s: CitadelsState, go_on: GoOn) -> None:
    s.gathered = True
    if s.mode != WHOLE_TURN:
        s.push(pending.GATHERED, RULES, 0, 0)
        go_on(s)


def in_whole_turn(s: CitadelsState) -> bool:
    return bool(s.stack) and s.stack[-4] == pending.TURN and s.mode == WHOLE_TURN


def check_layers(s: CitadelsState, data: Mapping[str, Any], upcoming: int) -> None:
    """Whoever laid a mark has had the turn, or is in it and has used the ability; the Witch's ends with her mark."""
    for field, character in LAYERS.items():
        rank = s.box.rank_of[character]
        if data.get(field) is None or rank < upcoming:
            continue
        if s.character != character or not in_whole_turn(s) or character == WITCH:
            too_early = Reason("not_called_yet", {"character": CHARACTER_IDS[character]})
            raise BadPosition(field, too_early, Reason("nothing"))
        s.used |= USED_ABILITY


def mark_used(s: CitadelsState, names: Any) -> None:
    """What the player whose turn it is has used in it."""
    possible = usable(s)
    if not isinstance(names, list):
        raise BadPosition("used", Reason("no_list"), Reason("list_of", {"values": list(USED)}))
    for name in names:
        if name not in possible:
            allowed = one_of(possible) if possible else Reason("nothing")
            raise BadPosition("used", Reason("cannot_have_used", {"thing": given(name)}), allowed)
        s.used |= USED[name]
        if name == "ability" and s.character in (WARLORD, DIPLOMAT):
            warlord.close(s)


def usable(s: CitadelsState) -> list[str]:
    """What can have been used in the turn that is described; an ability that lays a mark goes with the mark."""
    if not in_whole_turn(s):
        return []
    who = s.character
    found = [name for name, kind in DISTRICTS_USED.items() if has(s, s.seat, kind)]
    if s.used & USED_ABILITY or (has_ability(s) and who not in LAYERS.values()):
        found.append("ability")
    if INCOME_TYPE[who] >= 0:
        found.append("income")
    if (s.crown == s.seat and who in (KING, PATRICIAN)) or (s.crown != s.seat and who == EMPEROR):
        found.append("crown")
    return [name for name in USED if name in found]


def has_ability(s: CitadelsState) -> bool:
    """Whether the acting character has something to use once in a turn, besides income and crown."""
    classic = s.box.edition == CLASSIC
    early = [verb for verb in OWNER if not classic or s.gathered or verb not in AFTER_GATHERING]
    apart = ("income", "income_split", "take_crown", "give_crown", "collect_tax" if classic else "")
    return any(CHARACTER_IDS[s.character] in OWNER[verb] for verb in early if verb not in apart)
