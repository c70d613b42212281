"""Near misses: what a player might look for in the list and why it is not possible now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from kasztelan.cli.terminal.citadels.chips import sign_of
from kasztelan.cli.terminal.drawing import Entry, View
from kasztelan.games.citadels.actions import CODEC
from kasztelan.games.citadels.rules.reasons import OWNER

if TYPE_CHECKING:
    from kasztelan.cli.terminal.citadels.guide import CitadelsGuide

BUILT_BY: Final = {"build_by_sacrifice": "necropolis", "build_with_cards": "thieves_den"}
"""Verbs that build one certain card from the hand."""
AIMED: Final = ("destroy", "seize", "exchange")
"""Abilities aimed at a district in a city."""
FOR_ALL: Final = ("only_gathering", "ability_used", "turn_is_ending", "gather_first")
"""Reasons that hold for every target alike: the ability is named once."""


def misses(guide: CitadelsGuide, view: View, legal: Sequence[int]) -> list[Entry]:
    """Cards in hand, the abilities of the acting character and its targets that are not among the choices."""
    name = view["decision"]["name"]
    if view["mine"] is None or not legal or name not in ("turn", "wizard_build"):
        return []
    allowed = set(legal)
    found: dict[str, Entry] = {}
    aims = (*abilities(view), *targets(view)) if name == "turn" else ()
    for about in (*cards_in_hand(view), *aims):
        action = CODEC.encode(about)
        if action in allowed or covered(about, legal):
            continue
        reason = guide.play.why_not(action)
        if reason is not None:
            named = {"verb": about["verb"]} if reason.code in FOR_ALL and "seat" in about else about
            found.setdefault(str(named), miss(guide, named, guide.table.reason(reason)))
    return list(found.values())


def covered(about: dict[str, Any], legal: Sequence[int]) -> bool:
    """Whether the same card can be built in another way, or the income be taken in parts."""
    told = [CODEC.decode(one) for one in legal]
    if about["verb"] == "income":
        return any(one["verb"] == "income_split" for one in told)
    return about["verb"] == "build" and any(
        (one["verb"] in ("build_with_framework", "build_with_loan") and one["card"] == about["card"])
        or BUILT_BY.get(str(one["verb"])) == about["card"]
        for one in told
    )


def miss(guide: CitadelsGuide, about: dict[str, Any], why: str) -> Entry:
    """A row that cannot be chosen, with its reason."""
    if about["verb"] == "build":
        title = guide.table.card(about["card"])
    elif "seat" in about:
        title = f"{guide.table.card(about['card'])} ({guide.table.player(about['seat'])})"
    else:
        title = guide.table.action_group(about)
    sign = sign_of(about["card"], guide.known) if "card" in about else None
    return Entry(title, detail=why, sign=sign, about=about)


def own_last(entries: list[Entry], seat: int | None) -> list[Entry]:
    """Rows that would hit one's own city stand behind the others of their kind."""
    verbs = list(dict.fromkeys(entry.about["verb"] for entry in entries))
    return sorted(
        entries,
        key=lambda entry: (
            verbs.index(entry.about["verb"]),
            entry.about["verb"] in AIMED and entry.about["seat"] == seat,
        ),
    )


def cards_in_hand(view: View) -> Iterator[dict[str, Any]]:
    for card in dict.fromkeys(view["mine"]["hand"]):
        yield {"verb": "build", "card": card}


def abilities(view: View) -> Iterator[dict[str, Any]]:
    """What the acting character does without a target."""
    if view["turn"] is None:
        return
    for verb, owners in OWNER.items():
        if view["turn"]["character"] in owners and not CODEC.fields[verb]:
            yield {"verb": verb}


def targets(view: View) -> Iterator[dict[str, Any]]:
    """Districts that rank 8 could aim at."""
    if view["turn"] is None:
        return
    for verb in AIMED:
        if view["turn"]["character"] not in OWNER[verb]:
            continue
        for seat, data in enumerate(view["seats"]):
            for one in data["city"]:
                if seat != view["seat"]:
                    yield {"verb": verb, "seat": seat, "card": one["card"], "beautified": one["beautified"]}
