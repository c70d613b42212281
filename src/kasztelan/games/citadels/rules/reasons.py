"""Why something cannot be done now, told to the player who is asked."""

from __future__ import annotations

from typing import Final

from kasztelan.core.errors import Reason
from kasztelan.games.citadels.actions import (
    BUILD,
    BUILD_BY_SACRIFICE,
    BUILD_WITH_CARDS,
    BUILD_WITH_FRAMEWORK,
    BUILD_WITH_LOAN,
    FIRST,
    VERB_OF,
    VERBS,
    target_district,
    target_seat,
)
from kasztelan.games.citadels.components import (
    ARMORY,
    CARD_IDS,
    CARDINAL,
    CHARACTER_IDS,
    CLASSIC,
    EMPEROR,
    FRAMEWORK,
    INCOME_TYPE,
    KEEP,
    LABORATORY,
    MUSEUM,
    NECROPOLIS,
    SMITHY,
    THIEVES_DEN,
    TYPES,
)
from kasztelan.games.citadels.rules import building, pending
from kasztelan.games.citadels.rules.characters import diplomat, marshal, warlord
from kasztelan.games.citadels.rules.city import effective_cost, has, is_completed
from kasztelan.games.citadels.rules.income import income
from kasztelan.games.citadels.state import (
    ENDED_BUILDING,
    USED_ABILITY,
    USED_CROWN,
    USED_INCOME,
    USED_LABORATORY,
    USED_MUSEUM,
    USED_SMITHY,
    WHOLE_TURN,
    CitadelsState,
)

BUILDING_VERBS: Final = (
    "build",
    "build_with_framework",
    "build_by_sacrifice",
    "build_with_cards",
    "build_with_loan",
)


def explain(s: CitadelsState, seat: int, action: int) -> Reason:
    """The most telling reason; asked only of actions that are not legal, for the seat that decides."""
    verb = VERBS[VERB_OF[action]]
    place = action - FIRST[VERB_OF[action]]
    what = s.stack[-4]
    if what == pending.WIZARD_BUILD and verb in BUILDING_VERBS:
        return why_not_at_once(s, seat, action)
    if what == pending.BEAUTIFYING and verb == "beautify":
        return why_not_beautify(s, seat, place)
    if what != pending.TURN:
        return why_not_answer(s, what, verb)
    if s.used & ENDED_BUILDING:
        return Reason("turn_is_ending")
    if verb in ("gather_gold", "gather_cards"):
        return Reason("already_gathered") if s.gathered else Reason("deck_is_empty")
    if s.mode != WHOLE_TURN:
        return Reason("only_gathering")
    if verb in BUILDING_VERBS:
        return why_not_build(s, seat, action)
    if verb == "end_turn":
        return Reason("gather_first")
    found = why_not_district(s, seat, verb, place)
    if found is None:
        found = why_not_ability(s, seat, verb, place)
    return found


def why_not_answer(s: CitadelsState, what: int, verb: str) -> Reason:
    """Reasons against an answer to a question that interrupts the turn."""
    if what == pending.CONFISCATION and verb == "confiscate":
        return Reason("warrant_not_signed")
    if what == pending.HOSPITAL_CALL and verb == "use_hospital":
        return Reason("not_your_character", {"character": CHARACTER_IDS[s.cast[s.rank]]})
    if s.choices is not None and any(VERBS[VERB_OF[one]] == verb for one in s.choices):
        return Reason("not_among_choices")
    return Reason("answer_first", {"decision": pending.NAMES[what]})


def built_kind(action: int) -> int:
    """The card that a building action is about."""
    if BUILD <= action < BUILD_WITH_FRAMEWORK:
        return action - BUILD
    if action < BUILD_BY_SACRIFICE:
        return action - BUILD_WITH_FRAMEWORK
    if action < BUILD_WITH_CARDS:
        return NECROPOLIS
    if action < BUILD_WITH_LOAN:
        return THIEVES_DEN
    return action - BUILD_WITH_LOAN


def why_not_at_once(s: CitadelsState, seat: int, action: int) -> Reason:
    kind = built_kind(action)
    if kind != s.stack[-1]:
        return Reason("not_the_card_taken", {"card": CARD_IDS[s.stack[-1]]})
    if not s.gathered and not s.box.wizard_before_gathering:
        return Reason("gather_first")
    return why_barred(s, seat, kind, building.bar(s, seat, kind, True), action)


def why_not_build(s: CitadelsState, seat: int, action: int) -> Reason:
    kind = built_kind(action)
    if kind not in s.hands[seat]:
        return Reason("not_in_hand", {"card": CARD_IDS[kind]})
    bar = building.bar(s, seat, kind, False)
    if not s.gathered and bar != building.NO_BUILDING:
        return Reason("gather_first")
    return why_barred(s, seat, kind, bar, action)


def why_barred(s: CitadelsState, seat: int, kind: int, bar: int, action: int) -> Reason:
    card = CARD_IDS[kind]
    if bar == building.NO_BUILDING:
        return Reason("character_cannot_build", {"character": CHARACTER_IDS[s.character]})
    if bar == building.LIMIT_REACHED:
        return Reason("limit_reached", {"limit": building.limit(s)})
    if bar == building.ALREADY_THERE:
        return Reason("already_in_city", {"card": card})
    if bar == building.TOO_LATE_FOR_MONUMENT:
        return Reason("too_many_districts", {"card": card, "limit": s.box.monument_limit})
    if bar == building.NEVER_BUILT:
        return Reason("never_built", {"card": card})
    price = building.price(s, seat, kind)
    if BUILD_WITH_FRAMEWORK <= action < BUILD_BY_SACRIFICE:
        return Reason("needs_district", {"card": CARD_IDS[FRAMEWORK]})
    if BUILD_BY_SACRIFICE <= action < BUILD_WITH_CARDS:
        return Reason("not_in_city", {"card": CARD_IDS[target_district(action - BUILD_BY_SACRIFICE) & 63]})
    if BUILD_WITH_CARDS <= action < BUILD_WITH_LOAN:
        return why_not_with_cards(s, seat, action - BUILD_WITH_CARDS + 1, price)
    if action >= BUILD_WITH_LOAN and s.character != CARDINAL:
        return Reason("not_this_character", {"character": CHARACTER_IDS[CARDINAL]})
    if action >= BUILD_WITH_LOAN and price <= s.gold[seat]:
        return Reason("no_loan_needed")
    if action >= BUILD_WITH_LOAN:
        return Reason("no_loan", {"gold": price - s.gold[seat]})
    return Reason("needs_gold", {"needed": price, "has": s.gold[seat]})


def why_not_with_cards(s: CitadelsState, seat: int, count: int, price: int) -> Reason:
    if count > price:
        return Reason("too_many_cards", {"limit": price})
    if count > len(s.hands[seat]) - 1:
        return Reason("needs_cards", {"needed": count, "has": len(s.hands[seat]) - 1})
    return Reason("needs_gold", {"needed": price - count, "has": s.gold[seat]})


def why_not_district(s: CitadelsState, seat: int, verb: str, place: int) -> Reason | None:
    """Reasons of the districts that are used by choice; None for other verbs."""
    kinds = {"armory": ARMORY, "laboratory": LABORATORY, "museum": MUSEUM, "smithy": SMITHY}
    used = {"laboratory": USED_LABORATORY, "museum": USED_MUSEUM, "smithy": USED_SMITHY}
    if verb not in kinds:
        return None
    if not has(s, seat, kinds[verb]):
        return Reason("needs_district", {"card": verb})
    if verb in used and s.used & used[verb]:
        return Reason("already_used", {"card": verb})
    if verb == "smithy":
        return Reason("needs_gold", {"needed": 2, "has": s.gold[seat]})
    if verb == "armory":
        return why_not_target(s, seat, verb, place)
    return Reason("not_in_hand", {"card": CARD_IDS[place]})


def why_not_target(s: CitadelsState, seat: int, verb: str, place: int) -> Reason:
    """Reasons against a district in a city: for the Armory and for rank 8."""
    owner = target_seat(place)
    district = target_district(place)
    card = CARD_IDS[district & 63]
    if owner >= s.players:
        return Reason("no_such_seat", {"seat": owner})
    if district not in s.cities[owner]:
        return Reason("not_in_city", {"card": card})
    if owner == seat and verb == "armory" and district & 63 == ARMORY:
        return Reason("armory_itself")
    if is_completed(s, owner):
        return Reason("city_completed", {"seat": owner})
    if owner == seat and (verb in ("exchange", "seize") or (verb == "armory" and s.box.edition == CLASSIC)):
        return Reason("own_district", {"card": card})
    if verb == "armory":
        return Reason("protected_district", {"card": card})
    if s.shield == owner and owner != seat:
        return Reason("bishop_protects", {"seat": owner})
    if district & 63 == KEEP:
        return Reason("protected_district", {"card": card})
    if verb in ("exchange", "seize") and has(s, seat, district & 63):
        return Reason("already_in_city", {"card": card})
    if verb == "seize" and effective_cost(s, district) > 3:
        return Reason("too_dear_to_seize", {"card": card, "cost": effective_cost(s, district)})
    if verb == "exchange":
        asked = diplomat.cheapest(s, seat, owner, district)
        if asked < 0:
            return Reason("nothing_to_exchange", {"card": card})
        return Reason("needs_gold", {"needed": asked, "has": s.gold[seat]})
    price = marshal.price(s, owner, district) if verb == "seize" else warlord.price(s, owner, district)
    return Reason("needs_gold", {"needed": price, "has": s.gold[seat]})


OWNER: Final[dict[str, tuple[str, ...]]] = {
    "kill": ("assassin",),
    "sign_warrant": ("magistrate",),
    "rob": ("thief",),
    "spy": ("spy",),
    "threaten_with_flower": ("blackmailer",),
    "swap_hands": ("magician",),
    "redraw": ("magician",),
    "look": ("wizard",),
    "divine": ("seer",),
    "take_crown": ("king", "patrician"),
    "give_crown": ("emperor",),
    "income": ("king", "emperor", "patrician", "bishop", "abbot", "cardinal", "merchant", "trader", "warlord",
               "diplomat", "marshal"),
    "income_split": ("abbot",),
    "tithe": ("abbot",),
    "merchant_gold": ("merchant",),
    "architect_cards": ("architect",),
    "navigator_gold": ("navigator",),
    "navigator_cards": ("navigator",),
    "study": ("scholar",),
    "destroy": ("warlord",),
    "exchange": ("diplomat",),
    "seize": ("marshal",),
    "royal_gift": ("queen",),
    "beautify": ("artist",),
    "collect_tax": ("tax_collector",),
}  # fmt: skip
"""Whose ability a verb of the turn is."""


AFTER_GATHERING: Final = (
    "merchant_gold",
    "architect_cards",
    "navigator_gold",
    "navigator_cards",
    "destroy",
    "exchange",
)
"""Abilities of the classic edition that wait for gathering (CIT-CLASSIC-13)."""


def why_not_ability(s: CitadelsState, seat: int, verb: str, place: int) -> Reason:
    """Reasons of the characters' abilities."""
    if verb not in OWNER:
        return Reason("not_now")
    if CHARACTER_IDS[s.character] not in OWNER[verb]:
        return Reason("not_this_character", {"character": OWNER[verb][0]})
    if verb in ("income", "income_split"):
        return why_not_income(s, seat)
    if verb in ("take_crown", "give_crown"):
        return why_not_crown(s, seat, verb, place)
    if s.used & USED_ABILITY:
        return Reason("ability_used")
    if not s.gathered and s.box.edition == CLASSIC and verb in AFTER_GATHERING:
        return Reason("gather_first")
    if verb in ("destroy", "exchange", "seize"):
        return why_not_target(s, seat, verb, place)
    if verb in ("kill", "sign_warrant", "rob", "threaten_with_flower"):
        return why_not_named(s, verb, place)
    if verb in ("spy", "swap_hands", "look"):
        return why_not_hand(s, seat, verb, place)
    if verb == "divine":
        return Reason("all_hands_empty")
    if verb == "tithe":
        return why_not_tithe(s, seat, place)
    if verb == "study":
        return Reason("deck_is_empty")
    if verb == "royal_gift":
        return Reason("not_beside_royalty")
    if verb == "beautify":
        return why_not_beautify(s, seat, place)
    if verb == "collect_tax":
        return Reason("no_tax")
    return Reason("not_in_hand", {"card": CARD_IDS[place]}) if verb == "redraw" else Reason("not_now")


def why_not_hand(s: CitadelsState, seat: int, verb: str, place: int) -> Reason:
    """Reasons against the hand of a player that was named."""
    other = place // len(TYPES) if verb == "spy" else place
    if other >= s.players:
        return Reason("no_such_seat", {"seat": other})
    if other == seat:
        return Reason("no_such_player")
    return Reason("empty_hand", {"seat": other})


def why_not_tithe(s: CitadelsState, seat: int, other: int) -> Reason:
    """Reasons of the Abbot, to whom in the classic edition nobody pays when several are the richest."""
    most = max(s.gold)
    if other >= s.players:
        return Reason("no_such_seat", {"seat": other})
    if s.gold[seat] < most == s.gold[other]:
        return Reason("richest_are_tied")
    return Reason("not_richer")


def why_not_income(s: CitadelsState, seat: int) -> Reason:
    if s.used & USED_INCOME:
        return Reason("income_taken")
    if INCOME_TYPE[s.character] < 0 or income(s, seat) == 0:
        return Reason("no_income")
    return Reason("wrong_split", {"count": income(s, seat)})


def why_not_crown(s: CitadelsState, seat: int, verb: str, place: int) -> Reason:
    if s.used & USED_CROWN:
        return Reason("crown_settled")
    if s.resumed and s.character != EMPEROR:
        return Reason("crown_is_the_owners")
    return Reason("crown_must_move")


def why_not_named(s: CitadelsState, verb: str, place: int) -> Reason:
    """Reasons against a character that was named."""
    character = CHARACTER_IDS[place]
    rank = s.box.rank_of[place]
    if place not in s.cast[1 : s.box.top + 1]:
        return Reason("not_in_cast", {"character": character})
    if rank == s.box.rank_of[s.character]:
        return Reason("own_character", {"character": character})
    if rank == s.killed:
        return Reason("killed_character", {"character": character})
    if rank == s.bewitched:
        return Reason("bewitched_character", {"character": character})
    return Reason("rank_too_low", {"character": character})


def why_not_beautify(s: CitadelsState, seat: int, kind: int) -> Reason:
    if kind + 64 in s.cities[seat] and kind not in s.cities[seat]:
        return Reason("already_beautified", {"card": CARD_IDS[kind]})
    if kind not in s.cities[seat]:
        return Reason("not_in_city", {"card": CARD_IDS[kind]})
    return Reason("needs_gold", {"needed": 1, "has": s.gold[seat]})
