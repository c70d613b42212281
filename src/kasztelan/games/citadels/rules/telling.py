"""The events of Citadels: what is told, to whom, and what undo may not pass."""

from __future__ import annotations

from typing import Final

from kasztelan.core.events import Kind
from kasztelan.games.citadels.components import CARD_IDS, CHARACTER_IDS, TYPES
from kasztelan.games.citadels.rules.pending import NAMES

_SEAT: Final = ("seat", None)
_OTHER: Final = ("other", None)
_GOLD: Final = ("gold", None)
_COUNT: Final = ("count", None)
_CARD: Final = ("card", CARD_IDS)
_CARDS: Final = ("cards*", CARD_IDS)
_CHARACTER: Final = ("character", CHARACTER_IDS)
_BEAUTIFIED: Final = ("beautified", (False, True))
_HOW: Final = ("how", ("gold", "framework", "sacrifice", "cards", "loan"))

FIRST_CROWN: Final = 0
CAST: Final = 1
INCLUDED: Final = 2
ROUND: Final = 3
LAID_OPEN: Final = 4
LAID_ASIDE: Final = 5
PICKED: Final = 6
DISCARDED: Final = 7
CHARACTERS_SWAPPED: Final = 8
GAINED_CARDS: Final = 9
DREW: Final = 10
KEPT: Final = 11
GAINED_GOLD: Final = 12
SILENT: Final = 13
REVEALED: Final = 14
ROBBED: Final = 15
BUILT: Final = 16
CONFISCATED: Final = 17
TAXED: Final = 18
COMPLETED: Final = 19
KILLED: Final = 20
BEWITCHED: Final = 21
RESUMED: Final = 22
WARRANTED: Final = 23
MARKED_FOR_THEFT: Final = 24
SPIED: Final = 25
THREATENED: Final = 26
BRIBED: Final = 27
REFUSED_BRIBE: Final = 28
THREAT_SHOWN: Final = 29
THREAT_LEFT: Final = 30
HANDS_SWAPPED: Final = 31
PUT_UNDER: Final = 32
LOOKED_AT_HAND: Final = 33
TOOK_FROM_HAND: Final = 34
GAVE_CARD: Final = 35
CROWNED: Final = 36
TOOK_GOLD: Final = 37
DESTROYED: Final = 38
EXCHANGED: Final = 39
SEIZED: Final = 40
BEAUTIFIED: Final = 41
UNDER_MUSEUM: Final = 42
STUDIED: Final = 43
SEARCHED: Final = 44
BELL_RUNG: Final = 45
RECOVERED: Final = 46
REFUNDED: Final = 47
TURN_ENDED: Final = 48
HEIR_SHOWN: Final = 49
GAME_OVER: Final = 50
PASSED: Final = 51
PAID_GOLD: Final = 52
TOOK_TO_HAND: Final = 53
LOOKED_AT_DECK: Final = 54

_WHY: Final = (
    "why",
    ("gather", "income", "ability", "district", "bank", "tithe", "tribute", "tax", "smithy", "park", "poor_house",
     "queen", "laboratory", "deal", "spy", "redraw", "throne_room"),
)  # fmt: skip
GATHER: Final = 0
INCOME: Final = 1
ABILITY: Final = 2
DISTRICT: Final = 3
BANK: Final = 4
TITHE: Final = 5
TRIBUTE: Final = 6
TAX: Final = 7
SMITHY: Final = 8
PARK: Final = 9
POOR_HOUSE: Final = 10
QUEEN: Final = 11
LABORATORY: Final = 12
DEAL: Final = 13
SPYING: Final = 14
REDRAWING: Final = 15
THRONE_ROOM: Final = 16

KINDS: Final[list[Kind]] = [
    Kind("first_crown", [_SEAT], barrier=True),
    Kind("cast", [_CHARACTER], barrier=True),
    Kind("included", [_CARD], barrier=True),
    Kind("round", [("round", None), _SEAT]),
    Kind("laid_open", [_CHARACTER], barrier=True),
    Kind("laid_aside", [_COUNT]),
    # Barriers: with the card taken, the rest is handed on and seen by the next player.
    Kind("picked", [_SEAT], [_CHARACTER], barrier=True),
    Kind("discarded_character", [_SEAT], [_CHARACTER], barrier=True),
    Kind(
        "characters_swapped", [_SEAT, _OTHER], [("gave", CHARACTER_IDS), ("got", CHARACTER_IDS)], barrier=True
    ),
    Kind("gained_cards", [_SEAT, _COUNT, _WHY], [_CARDS], barrier=True),
    Kind("drew", [_SEAT, _COUNT], [_CARDS], barrier=True),
    Kind("kept", [_SEAT, _COUNT], [_CARDS]),
    Kind("gained_gold", [_SEAT, _GOLD, _WHY]),
    Kind("silent", [("rank", None), _CHARACTER]),
    Kind("revealed", [_SEAT, _CHARACTER], barrier=True),
    Kind("robbed", [_SEAT, _OTHER, _GOLD]),
    Kind("built", [_SEAT, _CARD, _GOLD, _HOW]),
    Kind("confiscated", [_SEAT, _OTHER, _CARD, _GOLD], barrier=True),
    Kind("taxed", [_SEAT]),
    Kind("completed", [_SEAT]),
    Kind("killed", [_SEAT, _CHARACTER]),
    Kind("bewitched", [_SEAT, _CHARACTER]),
    Kind("resumed", [_SEAT, _CHARACTER]),
    # Barriers: the markers, hidden while they are laid, are now seen by all.
    Kind("warranted", [_SEAT, _CHARACTER], [("signed", (False, True))], barrier=True),
    Kind("marked_for_theft", [_SEAT, _CHARACTER]),
    Kind("spied", [_SEAT, _OTHER, ("type", TYPES), _COUNT], [_CARDS], barrier=True),
    Kind("threatened", [_SEAT, _CHARACTER], [("flowered", (False, True))], barrier=True),
    Kind("bribed", [_SEAT, _OTHER, _GOLD]),
    Kind("refused_bribe", [_SEAT]),
    Kind("threat_shown", [_SEAT, _OTHER, ("flowered", (False, True)), _GOLD], barrier=True),
    Kind("threat_left", [_SEAT, _OTHER]),
    # The two know both hands: the first `got` cards are now the seat's, the rest the other's.
    Kind("hands_swapped", [_SEAT, _OTHER], [("taken", None), _CARDS], barrier=True),
    Kind("put_under", [_SEAT, _COUNT], [_CARDS]),
    Kind("looked_at_hand", [_SEAT, _OTHER], [_CARDS], barrier=True),
    Kind("took_from_hand", [_SEAT, _OTHER], [_CARD], barrier=True),
    Kind("gave_card", [_SEAT, _OTHER], [_CARD], barrier=True),
    Kind("crowned", [_SEAT]),
    Kind("took_gold", [_SEAT, _OTHER, _GOLD, _WHY]),
    Kind("destroyed", [_SEAT, _OTHER, _CARD, _BEAUTIFIED, _GOLD]),
    Kind("exchanged", [_SEAT, _OTHER, _CARD, ("for", CARD_IDS), _GOLD]),
    Kind("seized", [_SEAT, _OTHER, _CARD, _GOLD]),
    Kind("beautified", [_SEAT, _CARD]),
    Kind("under_museum", [_SEAT], [_CARD]),
    Kind("studied", [_SEAT, _COUNT]),
    Kind("searched", [_SEAT], [_CARD], barrier=True),
    Kind("bell_rung", [_SEAT]),
    Kind("recovered", [_SEAT, _CARD]),
    Kind("refunded", [_SEAT, _GOLD]),
    Kind("turn_ended", [_SEAT]),
    Kind("heir_shown", [_SEAT, _CHARACTER], barrier=True),
    Kind("game_over", [("reason", ("", "city", "round_limit"))]),
    Kind("passed", [_SEAT, ("decision", NAMES)]),
    Kind("paid_gold", [_SEAT, _GOLD, _WHY]),
    Kind("took_to_hand", [_SEAT, _OTHER]),
    Kind("looked_at_deck", [_SEAT], barrier=True),
]
