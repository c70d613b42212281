"""Every action of Citadels, in words and as dense ints."""

from __future__ import annotations

from typing import Final

from kasztelan.core.actions import Codec, Field
from kasztelan.games.citadels.components import CARD_IDS, CHARACTER_IDS, TYPES

SEATS: Final = 8
MOST_INCOME: Final = 13
MOST_CARDS_PAID: Final = 6

_seat = Field("seat", range(SEATS))
_card = Field("card", CARD_IDS)
_character = Field("character", CHARACTER_IDS)
_type = Field("type", TYPES)
_beautified = Field("beautified", (False, True))

CODEC: Final = Codec(
    [
        # NATURE's
        ("crown_first", [_seat]),
        ("cast", [_character]),
        ("include", [_card]),
        ("lay_open", [_character]),
        ("lay_aside", [_character]),
        ("draw", [_card]),
        ("lose_card", [_card]),
        ("theater_draw", [_character]),
        # choosing characters
        ("pick", [_character]),
        ("discard", [_character]),
        ("swap_characters", [_seat]),
        ("offer_character", [_character]),
        # gathering and building
        ("gather_gold", []),
        ("gather_cards", []),
        ("keep", [_card]),
        ("build", [_card]),
        ("build_with_framework", [_card]),
        ("build_by_sacrifice", [_card, _beautified]),
        ("build_with_cards", [Field("count", range(1, MOST_CARDS_PAID + 1))]),
        ("build_with_loan", [_card]),
        ("borrow_from", [_seat]),
        ("pay_card", [_card]),
        ("give", [_card]),
        # characters
        ("kill", [_character]),
        ("bewitch", [_character]),
        ("sign_warrant", [_character]),
        ("warrant", [_character]),
        ("confiscate", []),
        ("rob", [_character]),
        ("spy", [_seat, _type]),
        ("threaten_with_flower", [_character]),
        ("threaten", [_character]),
        ("bribe", []),
        ("refuse", []),
        ("reveal_threat", []),
        ("swap_hands", [_seat]),
        ("redraw", [_card]),
        ("look", [_seat]),
        ("take", [_card]),
        ("to_hand", []),
        ("divine", []),
        ("take_crown", []),
        ("give_crown", [_seat]),
        ("take_gold", []),
        ("take_card", []),
        ("give_gold", []),
        ("income", []),
        ("income_split", [Field("gold", range(MOST_INCOME))]),
        ("tithe", [_seat]),
        ("merchant_gold", []),
        ("architect_cards", []),
        ("navigator_gold", []),
        ("navigator_cards", []),
        ("study", []),
        ("destroy", [_seat, _card, _beautified]),
        ("exchange", [_seat, _card, _beautified]),
        ("give_district", [_card, _beautified]),
        ("seize", [_seat, _card, _beautified]),
        ("royal_gift", []),
        ("beautify", [_card]),
        ("collect_tax", []),
        # districts
        ("armory", [_seat, _card, _beautified]),
        ("laboratory", [_card]),
        ("museum", [_card]),
        ("smithy", []),
        ("search", [_card]),
        ("ring_bell", []),
        ("recover", []),
        ("use_hospital", []),
        # ending a choice
        ("done", []),
        ("pass", []),
        ("end_turn", []),
        # a district whose effect the table is asked about
        ("use_effect", []),
    ]
)

VERBS: Final[list[str]] = list(CODEC.first)
VERB_OF: Final[list[int]] = [VERBS.index(verb) for verb in CODEC.verb_of]
FIRST: Final[list[int]] = [CODEC.first[verb] for verb in VERBS]
SIZE: Final[int] = CODEC.size


def _first(verb: str) -> int:
    return CODEC.first[verb]


CROWN_FIRST: Final[int] = _first("crown_first")
CAST: Final[int] = _first("cast")
INCLUDE: Final[int] = _first("include")
LAY_OPEN: Final[int] = _first("lay_open")
LAY_ASIDE: Final[int] = _first("lay_aside")
DRAW: Final[int] = _first("draw")
LOSE_CARD: Final[int] = _first("lose_card")
THEATER_DRAW: Final[int] = _first("theater_draw")
PICK: Final[int] = _first("pick")
DISCARD: Final[int] = _first("discard")
SWAP_CHARACTERS: Final[int] = _first("swap_characters")
OFFER_CHARACTER: Final[int] = _first("offer_character")
GATHER_GOLD: Final[int] = _first("gather_gold")
GATHER_CARDS: Final[int] = _first("gather_cards")
KEEP_CARD: Final[int] = _first("keep")
BUILD: Final[int] = _first("build")
BUILD_WITH_FRAMEWORK: Final[int] = _first("build_with_framework")
BUILD_BY_SACRIFICE: Final[int] = _first("build_by_sacrifice")
BUILD_WITH_CARDS: Final[int] = _first("build_with_cards")
BUILD_WITH_LOAN: Final[int] = _first("build_with_loan")
BORROW_FROM: Final[int] = _first("borrow_from")
PAY_CARD: Final[int] = _first("pay_card")
GIVE: Final[int] = _first("give")
KILL: Final[int] = _first("kill")
BEWITCH: Final[int] = _first("bewitch")
SIGN_WARRANT: Final[int] = _first("sign_warrant")
WARRANT: Final[int] = _first("warrant")
CONFISCATE: Final[int] = _first("confiscate")
ROB: Final[int] = _first("rob")
SPY_ON: Final[int] = _first("spy")
THREATEN_WITH_FLOWER: Final[int] = _first("threaten_with_flower")
THREATEN: Final[int] = _first("threaten")
BRIBE: Final[int] = _first("bribe")
REFUSE: Final[int] = _first("refuse")
REVEAL_THREAT: Final[int] = _first("reveal_threat")
SWAP_HANDS: Final[int] = _first("swap_hands")
REDRAW: Final[int] = _first("redraw")
LOOK: Final[int] = _first("look")
TAKE: Final[int] = _first("take")
TO_HAND: Final[int] = _first("to_hand")
DIVINE: Final[int] = _first("divine")
TAKE_CROWN: Final[int] = _first("take_crown")
GIVE_CROWN: Final[int] = _first("give_crown")
TAKE_GOLD: Final[int] = _first("take_gold")
TAKE_CARD: Final[int] = _first("take_card")
GIVE_GOLD: Final[int] = _first("give_gold")
INCOME: Final[int] = _first("income")
INCOME_SPLIT: Final[int] = _first("income_split")
TITHE: Final[int] = _first("tithe")
MERCHANT_GOLD: Final[int] = _first("merchant_gold")
ARCHITECT_CARDS: Final[int] = _first("architect_cards")
NAVIGATOR_GOLD: Final[int] = _first("navigator_gold")
NAVIGATOR_CARDS: Final[int] = _first("navigator_cards")
STUDY: Final[int] = _first("study")
DESTROY: Final[int] = _first("destroy")
EXCHANGE: Final[int] = _first("exchange")
GIVE_DISTRICT: Final[int] = _first("give_district")
SEIZE: Final[int] = _first("seize")
ROYAL_GIFT: Final[int] = _first("royal_gift")
BEAUTIFY: Final[int] = _first("beautify")
COLLECT_TAX: Final[int] = _first("collect_tax")
USE_ARMORY: Final[int] = _first("armory")
USE_LABORATORY: Final[int] = _first("laboratory")
USE_MUSEUM: Final[int] = _first("museum")
USE_SMITHY: Final[int] = _first("smithy")
SEARCH: Final[int] = _first("search")
RING_BELL: Final[int] = _first("ring_bell")
RECOVER: Final[int] = _first("recover")
USE_HOSPITAL: Final[int] = _first("use_hospital")
DONE: Final[int] = _first("done")
PASS: Final[int] = _first("pass")
END_TURN: Final[int] = _first("end_turn")
USE_EFFECT: Final[int] = _first("use_effect")

DISTRICTS_AT_A_SEAT: Final = 108
"""How many `card, beautified` pairs there are: the stretch of one seat in a targeting verb."""


def target(seat: int, district: int) -> int:
    """Where a district of a city stands within a targeting verb."""
    return seat * DISTRICTS_AT_A_SEAT + (district & 63) * 2 + (district >> 6)


def target_seat(place: int) -> int:
    """The seat that a targeting verb's place means."""
    return place // DISTRICTS_AT_A_SEAT


def target_district(place: int) -> int:
    """The district, as a city holds it, that a targeting verb's place means."""
    rest = place % DISTRICTS_AT_A_SEAT
    return rest // 2 + (rest & 1) * 64
