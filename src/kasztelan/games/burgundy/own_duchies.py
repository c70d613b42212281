"""Duchies that are in no box: what is wrong with a drawn one, and new ones by chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kasztelan.core.errors import Fact, InvalidOptions, Reason, given
from kasztelan.core.workshop import Count, Finding, Look, Workshop
from kasztelan.games.burgundy.boards import COUNTS, LETTERS, NEAR, OWN, PRINTED, ROWS, read_duchy
from kasztelan.games.burgundy.rules.kinds import CITIES, MARKET, TYPE_IDS, WATCHTOWER
from kasztelan.games.burgundy.state import Duchy

GAP: Final = "."
"""Stands in a draft for a colour or a number that is still to come."""
PLACES: Final = [(row, place) for row, length in enumerate(ROWS, start=1) for place in range(1, length + 1)]
"""The row of each space and its place in it, both from 1."""
LARGEST_TOWN: Final = WATCHTOWER - MARKET + 1
"""A larger area of buildings is not to be completed with the hexes of the base game, all of them different."""


def look(draft: Mapping[str, Any]) -> Look:
    """Everything that keeps a draft from being a duchy (BUR-DUCHY-5), and how much of each colour and number it has."""
    findings = out_of_shape(draft)
    if findings:
        return Look(findings, counts([]))
    spaces = spaces_of(draft["rows"])
    return Look(all_findings(spaces), counts(spaces))


def own_duchy(file: Mapping[str, Any]) -> Duchy:
    """A table's own board (BUR-DUCHY-5); `InvalidOptions` names the row or the spaces and what is wrong with them."""
    for finding in out_of_shape(file) or all_findings(spaces_of(file["rows"])):
        raise InvalidOptions("duchy_file", finding.problem, Reason("duchy_file"))
    return read_duchy(OWN, file["rows"])


def spaces_of(rows: Sequence[str]) -> list[str]:
    return [one for row in rows for one in row.split()]


def out_of_shape(draft: Mapping[str, Any]) -> list[Finding]:
    """What keeps it from being read as a duchy at all."""
    rows = draft.get("rows")
    if list(draft) != ["rows"] or not isinstance(rows, list) or len(rows) != len(ROWS):
        return [Finding(Reason("duchy_rows", {"count": len(ROWS)}), [], False)]
    return [found for number, row in enumerate(rows, start=1) for found in row_out_of_shape(number, row)]


def row_out_of_shape(number: int, row: Any) -> list[Finding]:
    if not isinstance(row, str) or len(row.split()) != ROWS[number - 1]:
        facts: dict[str, Fact] = {"row": number, "count": ROWS[number - 1], "value": given(row)}
        return [Finding(Reason("duchy_row", facts), [], False)]
    strange = [one for one in row.split() if not is_space(one)]
    return [
        Finding(Reason("duchy_space", {"row": number, "value": given(one)}), [], False) for one in strange
    ]


def is_space(one: str) -> bool:
    return len(one) == 2 and one[0] in LETTERS + GAP and one[1] in "123456" + GAP


def all_findings(spaces: Sequence[str]) -> list[Finding]:
    """Contradictions first, then what is missing."""
    found = [*colours_out_of_count(spaces), *equal_numbers(spaces), *gaps(spaces)]
    return sorted(found, key=lambda one: one.unfinished)


def colours_out_of_count(spaces: Sequence[str]) -> list[Finding]:
    """As many of each colour as on every board of the box (BUR-DUCHY-1)."""
    found = []
    for count in colour_counts(spaces):
        if count.has != count.needs:
            facts: dict[str, Fact] = {"type": count.id, "count": count.has, "needs": COUNTS[count.id]}
            letter = LETTERS[TYPE_IDS.index(count.id)]
            places = [at for at, one in enumerate(spaces) if one[0] == letter]
            too_few = count.has < COUNTS[count.id]
            found.append(Finding(Reason("duchy_colours", facts), [] if too_few else places, too_few))
    return found


def equal_numbers(spaces: Sequence[str]) -> list[Finding]:
    """Pairs of neighbours that have the same number (BUR-DUCHY-5)."""
    found = []
    for at, one in enumerate(spaces):
        for beside in range(at + 1, len(spaces)):
            if one[1] != GAP and NEAR[at] >> beside & 1 and spaces[beside][1] == one[1]:
                (row, place), (row_beside, place_beside) = PLACES[at], PLACES[beside]
                facts: dict[str, Fact] = {
                    "number": int(one[1]),
                    "row": row,
                    "place": place,
                    "row_beside": row_beside,
                    "place_beside": place_beside,
                }
                found.append(Finding(Reason("duchy_numbers", facts), [at, beside], False))
    return found


def gaps(spaces: Sequence[str]) -> list[Finding]:
    """Spaces that still have no colour, or no number."""
    found = []
    for part in range(2):
        places = [at for at, one in enumerate(spaces) if one[part] == GAP]
        if places:
            row, place = PLACES[places[0]]
            facts: dict[str, Fact] = {"count": len(places), "row": row, "place": place}
            missing = Reason("duchy_no_number", facts) if part else Reason("duchy_no_colour", facts)
            found.append(Finding(missing, places, True))
    return found


def counts(spaces: Sequence[str]) -> list[Count]:
    numbers = [one[1] for one in spaces]
    return colour_counts(spaces) + [Count("number", one, numbers.count(one), None) for one in "123456"]


def colour_counts(spaces: Sequence[str]) -> list[Count]:
    letters = [one[0] for one in spaces]
    return [
        Count("type", id, letters.count(LETTERS[TYPE_IDS.index(id)]), needs) for id, needs in COUNTS.items()
    ]


def random_duchy(below: Callable[[int], int]) -> dict[str, Any]:
    """A new duchy as a file: the numbers of every board (BUR-DUCHY-2), and areas grown from space to space.

    `below(n)` gives a number from 0 to n - 1. Towns too large to be ever completed are not made.
    """
    while True:
        letters = grown_colours(below)
        if largest_town(letters) <= LARGEST_TOWN:
            break
    numbers = [one[1] for one in spaces_of(PRINTED[1].rows)]
    spaces = [letter + number for letter, number in zip(letters, numbers, strict=True)]
    firsts = [sum(ROWS[:row]) for row in range(len(ROWS))]
    rows = [" ".join(spaces[first : first + length]) for first, length in zip(firsts, ROWS, strict=True)]
    return {"rows": rows}


def grown_colours(below: Callable[[int], int]) -> list[str]:
    """The letter of each space: one area after another grows over free neighbours until its colour is used up."""
    left = {LETTERS[TYPE_IDS.index(id)]: needs for id, needs in COUNTS.items()}
    letters = [GAP] * len(NEAR)
    while any(left.values()):
        waiting = [letter for letter, count in left.items() for _ in range(count)]
        letter = waiting[below(len(waiting))]
        size = 1 + below(min(left[letter], LARGEST_TOWN))
        free = [at for at, one in enumerate(letters) if one == GAP]
        at = free[below(len(free))]
        area = 0
        for _ in range(size):
            letters[at] = letter
            left[letter] -= 1
            area |= 1 << at
            rim = [one for one, found in enumerate(letters) if found == GAP and NEAR[one] & area]
            if not rim:
                break
            at = rim[below(len(rim))]
    return letters


def largest_town(letters: Sequence[str]) -> int:
    """How many spaces the largest area of buildings has."""
    left = {at for at, one in enumerate(letters) if one == LETTERS[CITIES]}
    largest = 0
    while left:
        area, rim = 0, [left.pop()]
        while rim:
            at = rim.pop()
            area += 1
            beside = [one for one in left if NEAR[at] >> one & 1]
            left.difference_update(beside)
            rim += beside
        largest = max(largest, area)
    return largest


WORKSHOP: Final = Workshop(look, random_duchy)
"""Where the option `duchy_file` is drawn."""
