"""Marks on the characters of a described position: killed, bewitched, robbed, warrants and threats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kasztelan.core.errors import BadPosition, Reason, one_of
from kasztelan.games.citadels.components import (
    ASSASSIN,
    BLACKMAILER,
    CHARACTER_IDS,
    MAGISTRATE,
    THIEF,
    WITCH,
)
from kasztelan.games.citadels.position_reading import rank_named, ranks_named
from kasztelan.games.citadels.state import CitadelsState

LAYERS: Final = {
    "killed": ASSASSIN,
    "bewitched": WITCH,
    "robbed": THIEF,
    "warrants": MAGISTRATE,
    "threats": BLACKMAILER,
}
"""Whose marks they are."""


def ranks_that_marked(s: CitadelsState, data: Mapping[str, Any]) -> list[int]:
    """The characters somebody has to hold for the marks that lie."""
    laid = [character for field, character in LAYERS.items() if data.get(field) is not None]
    return [s.box.rank_of[character] for character in laid if character in s.cast]


def place_marks(s: CitadelsState, data: Mapping[str, Any]) -> None:
    if data.get("killed") is not None:
        laid_by(s, ASSASSIN, "killed")
        s.killed = rank_named(s, data["killed"], "killed")
        check_mark(s, 1 << s.killed, 2, "killed")
    if data.get("bewitched") is not None:
        s.witch = laid_by(s, WITCH, "bewitched")
        s.bewitched = rank_named(s, data["bewitched"], "bewitched")
        check_mark(s, 1 << s.bewitched, 2, "bewitched")
    if data.get("robbed") is not None:
        s.robber = laid_by(s, THIEF, "robbed")
        s.robbed = rank_named(s, data["robbed"], "robbed")
        check_mark(s, 1 << s.robbed, 3, "robbed")
    if data.get("warrants") is not None:
        s.magistrate = laid_by(s, MAGISTRATE, "warrants")
        s.signed, s.warrants = markers(s, data["warrants"], "warrants", "signed", 3)
        check_mark(s, s.warrants, 2, "warrants")
    if data.get("threats") is not None:
        s.blackmailer = laid_by(s, BLACKMAILER, "threats")
        s.flowered, s.threats = markers(s, data["threats"], "threats", "flowered", 2)
        check_mark(s, s.threats, 3, "threats")


def check_mark(s: CitadelsState, ranks: int, lowest: int, field: str) -> None:
    """Only such characters as the rules let be named; Thief and Blackmailer spare the killed and the bewitched."""
    spared = (s.killed, s.bewitched) if lowest == 3 else ()
    free = [rank for rank in range(lowest, s.box.top + 1) if rank not in spared]
    for rank in range(1, s.box.top + 1):
        if ranks >> rank & 1 and rank not in free:
            names = [CHARACTER_IDS[s.cast[one]] for one in free]
            wrong = Reason("cannot_be_named", {"character": CHARACTER_IDS[s.cast[rank]]})
            raise BadPosition(field, wrong, one_of(names))


def laid_by(s: CitadelsState, character: int, field: str) -> int:
    """Who laid such a mark: whoever plays that character, or the Witch in their place."""
    rank = s.box.rank_of[character]
    if s.cast[rank] != character or s.where[rank] < 0:
        nobody = Reason("nobody_holds", {"character": CHARACTER_IDS[character]})
        raise BadPosition(field, nobody, Reason("nothing"))
    if s.killed == rank:
        silent = Reason("was_killed", {"character": CHARACTER_IDS[character]})
        raise BadPosition(field, silent, Reason("nothing"))
    return s.witch if s.bewitched == rank else s.where[rank]


def markers(s: CitadelsState, data: Any, field: str, marked: str, count: int) -> tuple[int, int]:
    """The rank of the marker that counts, and all marked ranks as bits."""
    if not isinstance(data, Mapping):
        raise BadPosition(field, Reason("no_object"), Reason("object_with", {"fields": [marked, "others"]}))
    ranks = [rank_named(s, data.get(marked), f"{field}.{marked}")]
    ranks += ranks_named(s, data.get("others"), f"{field}.others")
    if len(set(ranks)) != count:
        wanted = Reason("different_characters", {"number": count})
        raise BadPosition(field, Reason("count_given", {"count": len(set(ranks))}), wanted)
    return ranks[0], sum(1 << rank for rank in ranks)
