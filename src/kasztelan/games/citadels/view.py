"""What each seat may see: an allow-list. Whatever is not written here stays hidden."""

from __future__ import annotations

from typing import Any, Final

from kasztelan.core.state import NATURE, RULES
from kasztelan.games.citadels.components import CARD_IDS, CHARACTER_IDS, EDITIONS, LIBRARY
from kasztelan.games.citadels.knowledge import known_hands
from kasztelan.games.citadels.rules import pending, scoring
from kasztelan.games.citadels.rules.building import limit
from kasztelan.games.citadels.rules.city import effective_cost, is_completed, needed, size
from kasztelan.games.citadels.rules.districts.theater import held_ranks
from kasztelan.games.citadels.rules.draft import pack
from kasztelan.games.citadels.state import BENEATH_MUSEUM, ENDED_BUILDING, FACE_UP, WHOLE_TURN, CitadelsState


def view(s: CitadelsState, seat: int | None) -> dict[str, Any]:
    """The table as `seat` sees it; None is a spectator."""
    return {
        "game": "citadels",
        "seat": seat,
        "edition": EDITIONS[s.box.edition],
        "costs": dict(s.box.corrected),
        "round": s.round,
        "crown": s.crown,
        "deck": len(s.deck) + len(s.under),
        "tax": s.tax,
        "needed": needed(s),
        "first_to_complete": None if s.first < 0 else s.first,
        "bell": s.bell,
        "museum": len(s.museum),
        "cast": [None if one < 0 else CHARACTER_IDS[one] for one in s.cast[1 : s.box.top + 1]],
        "face_up": [
            CHARACTER_IDS[s.cast[r]] for r in range(1, s.box.top + 1) if s.where and s.where[r] == FACE_UP
        ],
        "called": s.rank,
        "ranks": [rank_view(s, rank, seat) for rank in range(1, s.box.top + 1)] if s.where else [],
        "turn": turn_view(s),
        "decision": decision(s),
        "seats": seat_views(s, seat),
        "mine": None if seat is None else own_view(s, seat),
        "over": not s.stack,
    }


def rank_view(s: CitadelsState, rank: int, seat: int | None) -> dict[str, Any]:
    """A rank with the marks that lie open on it; faces of markers only for whoever laid them, or once shown."""
    bit = 1 << rank
    shown = bool(s.revealed & bit)
    seen: dict[str, Any] = {
        "rank": rank,
        "character": None if s.cast[rank] < 0 else CHARACTER_IDS[s.cast[rank]],
        "seat": s.where[rank] if shown else None,
        "killed": s.killed == rank,
        "bewitched": s.bewitched == rank,
        "robbed": s.robbed == rank,
        "warrant": bool(s.warrants & bit) and not being_laid(s, pending.WARRANTS, seat),
        "threat": bool(s.threats & bit) and not being_laid(s, pending.THREATS, seat),
        "signed": None,
        "flowered": None,
    }
    if seen["warrant"] and (s.signed_shown or seat == s.magistrate):
        seen["signed"] = s.signed == rank
    if seen["threat"] and (s.flower_shown or s.bare_shown or seat == s.blackmailer):
        seen["flowered"] = s.flowered == rank
    return seen


def being_laid(s: CitadelsState, what: int, seat: int | None) -> bool:
    """Markers are shown to the others only when all of them lie: the order would tell which one counts."""
    return bool(s.stack) and s.stack[-4] == what and s.stack[-3] != seat


def turn_view(s: CitadelsState) -> dict[str, Any] | None:
    """The turn in progress: who plays whom, and what is left to do."""
    if not s.rank or not s.stack or all(s.stack[at] != pending.TURN for at in range(0, len(s.stack), 4)):
        return None
    return {
        "seat": s.seat,
        "character": CHARACTER_IDS[s.character],
        "gathered": s.gathered,
        "resumed": s.resumed,
        "builds_left": max(0, limit(s) - s.builds),
    }


def district(s: CitadelsState, code: int) -> dict[str, Any]:
    return {"card": CARD_IDS[code & 63], "beautified": code > 63, "cost": effective_cost(s, code)}


def seat_views(s: CitadelsState, viewer: int | None) -> list[dict[str, Any]]:
    """Every player in the order of the seats."""
    known = known_by(s, viewer)
    return [seat_view(s, seat, viewer, known[seat]) for seat in range(s.players)]


def seat_view(s: CitadelsState, seat: int, viewer: int | None, known: list[int]) -> dict[str, Any]:
    """What everybody sees of a player, and what this viewer happens to know of the hand."""
    shown = [
        rank
        for rank in range(1, s.box.top + 1)
        if s.where and s.where[rank] == seat and s.revealed >> rank & 1
    ]
    points = scoring.points_by_source(s, seat, seat == viewer or not s.stack)
    return {
        "gold": s.gold[seat],
        "hand": len(s.hands[seat]),
        "known_hand": [CARD_IDS[kind] for kind in known],
        "city": [district(s, code) for code in s.cities[seat]],
        "size": size(s, seat),
        "completed": is_completed(s, seat),
        "characters": [CHARACTER_IDS[s.cast[rank]] for rank in shown],
        "shielded": s.shield == seat,
        "points": points,
    }


def known_by(s: CitadelsState, viewer: int | None) -> list[list[int]]:
    """Cards of which the viewer is certain that each other hand holds them; all of them once the game is over."""
    if not s.stack:
        return s.hands
    if viewer is None:
        return [[]] * s.players
    return known_hands(s, viewer)


def own_view(s: CitadelsState, seat: int) -> dict[str, Any]:
    """What only this player knows: the hand, the characters held, the cards being chosen from."""
    mine: dict[str, Any] = {
        "hand": [CARD_IDS[kind] for kind in s.hands[seat]],
        "characters": [CHARACTER_IDS[s.cast[rank]] for rank in held_ranks(s, seat)] if s.where else [],
        "pack": [],
        "drawn": [],
        "looked_at": [],
        "saw": saw_in_draft(s, seat),
        "discarded": [CHARACTER_IDS[s.cast[one & 15]] for one in s.discards if one >> 4 == seat],
        "gave": gave_in_theater(s, seat),
        "museum": own_museum(s, seat),
        "held": None,
    }
    if not s.stack or s.stack[-3] != seat:
        return mine
    what = s.stack[-4]
    if what in (pending.PICK_CHARACTER, pending.DISCARD_CHARACTER):
        mine["pack"] = names_of(s, pack(s))
    elif what == pending.KEEP_CARDS or (what == pending.EFFECT and s.stack[-2] == LIBRARY):
        mine["drawn"] = [CARD_IDS[kind] for kind in s.drawn]
    elif what == pending.WIZARD_TAKE:
        mine["looked_at"] = [CARD_IDS[kind] for kind in s.hands[s.stack[-2]]]
    elif what == pending.WIZARD_BUILD:
        mine["held"] = CARD_IDS[s.stack[-1]]
    return mine


def gave_in_theater(s: CitadelsState, seat: int) -> str | None:
    """The character this player gave away in the Theater this round."""
    if s.theater >= 0 and seat == s.theater & 7:
        return CHARACTER_IDS[s.cast[s.theater >> 6 & 15]]
    if s.theater >= 0 and seat == s.theater >> 3 & 7:
        return CHARACTER_IDS[s.cast[s.theater >> 10]]
    return None


def own_museum(s: CitadelsState, seat: int) -> list[str]:
    """The cards beneath the Museum that this player put there: the last lines of the journal that lead there."""
    if not s.museum:
        return []
    lines = [entry for entry in s.journal if entry >> 11 & 31 == BENEATH_MUSEUM][-len(s.museum) :]
    return [CARD_IDS[entry & 63] for entry in lines if entry >> 16 >> seat & 1]


def saw_in_draft(s: CitadelsState, seat: int) -> list[list[str]]:
    """The packs this player was handed in this round's draft, in order."""
    return [names_of(s, noted & 1023) for noted in s.packs if noted >> 10 == seat]


def names_of(s: CitadelsState, ranks: int) -> list[str]:
    return [CHARACTER_IDS[s.cast[rank]] for rank in range(1, s.box.top + 1) if ranks >> rank & 1]


DRAWN_FOR: Final = ("gather", "study")


def decision(s: CitadelsState) -> dict[str, Any]:
    """Whom the table waits for and what for; tells only what everybody may know."""
    if not s.stack:
        return {"name": "over", "seat": None}
    what, who, x, y = s.stack[-4:]
    if who == RULES:
        return {"name": "rules", "seat": None}
    asked: dict[str, Any] = {"name": pending.NAMES[what], "seat": None if who == NATURE else who}
    if what == pending.GAIN:
        asked.update(other=x, count=y >> 5)
    elif what == pending.DRAW_CARDS:
        # The Scholar draws as a gatherer does; the question beneath tells them apart.
        asked.update(other=x, count=y, why=DRAWN_FOR[s.stack[-5]])
    elif what == pending.CONFISCATION:
        asked.update(other=s.seat, card=CARD_IDS[x], gold=y >> 3)
    elif what == pending.TURN:
        asked["character"] = CHARACTER_IDS[s.character]
    elif what in (pending.WIZARD_TAKE, pending.WIZARD_BUILD, pending.SEER_GIVE, pending.CROWN_GIFT):
        asked["other"] = x
    elif what == pending.CROWN_TRIBUTE:
        asked["other"] = x
    elif what == pending.TRADE:
        asked.update(other=x, card=CARD_IDS[y & 63])
    elif what in (pending.THREAT_REVEAL, pending.SETTLING):
        asked["other"] = s.seat if what == pending.THREAT_REVEAL else s.blackmailer
        if what == pending.SETTLING:
            asked["gold"] = s.gold[s.seat] // 2
    elif what in (pending.GRAVE, pending.EFFECT):
        asked["card"] = CARD_IDS[x]
    elif what == pending.WARRANTS:
        asked["count"] = x
    elif what == pending.KEEP_CARDS:
        asked.update(count=x, why=DRAWN_FOR[y])
    elif what == pending.LOAN_CARDS:
        asked.update(other=y & 7, count=y >> 3, card=CARD_IDS[s.held])
    elif what == pending.DEN_CARDS:
        asked.update(count=x, card=CARD_IDS[s.held])
    elif what == pending.LENDER:
        asked.update(gold=y, card=CARD_IDS[s.held])
    elif what == pending.HOSPITAL_CALL:
        asked["character"] = CHARACTER_IDS[s.cast[s.rank]]
    return asked


def publicly_forced(s: CitadelsState) -> bool:
    """Whether everybody can work out from what lies open that there is only one answer.

    Asked when there is only one. A turn that ends by itself would tell that the hand holds nothing affordable.
    """
    what = s.stack[-4]
    if what in OPEN_QUESTIONS:
        return True
    if what in (pending.SEER_GIVE, pending.DEN_CARDS, pending.LOAN_CARDS, pending.CROWN_TRIBUTE):
        return len(s.hands[s.stack[-3]]) <= 1
    if what == pending.WIZARD_TAKE:
        return len(s.hands[s.stack[-2]]) == 1
    if what == pending.REDRAWING:
        return not s.hands[s.stack[-3]]
    if what == pending.KEEP_CARDS:
        return len(s.drawn) == s.stack[-2]
    if what == pending.WIZARD_BUILD:
        return not s.gathered and not s.box.wizard_before_gathering
    if what == pending.TURN:
        return (not s.gathered and s.mode != WHOLE_TURN) or bool(s.used & ENDED_BUILDING)
    return False


OPEN_QUESTIONS: Final = (
    pending.CROWNING,
    pending.HEIR,
    pending.LENDER,
    pending.TRADE,
    pending.WARRANTS,
    pending.THREATS,
    pending.BEAUTIFYING,
)
"""Questions whose answers depend on open cards and gold alone."""
