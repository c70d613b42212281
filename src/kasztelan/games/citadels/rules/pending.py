"""What can be pending on the stack: questions to a seat or to NATURE, and steps the rules take by themselves."""

from __future__ import annotations

from typing import Final

# NATURE's
CHOOSE_CROWN: Final = 0
CHOOSE_CAST: Final = 1
CHOOSE_UNIQUE: Final = 2
OPEN_CHARACTER: Final = 3
ASIDE_CHARACTER: Final = 4
MIDDLE_CHARACTER: Final = 5
GAIN: Final = 6
DRAW_CARDS: Final = 7
LOSE: Final = 8
THEATER_CARD: Final = 9

# the seats'
PICK_CHARACTER: Final = 10
DISCARD_CHARACTER: Final = 11
THEATER_SEAT: Final = 12
THEATER_OFFER: Final = 13
TURN: Final = 14
KEEP_CARDS: Final = 15
BEWITCHING: Final = 16
WARRANTS: Final = 17
CONFISCATION: Final = 18
THREATS: Final = 19
SETTLING: Final = 20
THREAT_REVEAL: Final = 21
REDRAWING: Final = 22
WIZARD_TAKE: Final = 23
WIZARD_BUILD: Final = 24
SEER_GIVE: Final = 25
CROWNING: Final = 26
CROWN_GIFT: Final = 27
CROWN_TRIBUTE: Final = 28
HEIR: Final = 29
LENDER: Final = 30
LOAN_CARDS: Final = 31
DEN_CARDS: Final = 32
TRADE: Final = 33
BEAUTIFYING: Final = 34
LIGHTHOUSE_SEARCH: Final = 35
BELL: Final = 36
GRAVE: Final = 37
HOSPITAL_CALL: Final = 38
EFFECT: Final = 39

# the rules' own
START: Final = 40
DRAFTING: Final = 41
CALLING: Final = 42
GATHERED: Final = 43
RESUMING: Final = 44
TURN_ENDING: Final = 45
ROUND_ENDING: Final = 46

NAMES: Final[tuple[str, ...]] = (
    "choose_crown", "choose_cast", "choose_unique", "open_character", "aside_character", "middle_character",
    "gain", "draw_cards", "lose", "theater_card",
    "pick_character", "discard_character", "theater_seat", "theater_offer", "turn", "keep_cards", "bewitching",
    "warrants", "confiscation", "threats", "settling", "threat_reveal", "redrawing", "wizard_take", "wizard_build",
    "seer_give", "crowning", "crown_gift", "crown_tribute", "heir", "lender", "loan_cards", "den_cards", "trade",
    "beautifying", "lighthouse_search", "bell", "grave", "hospital_call", "effect",
    "start", "drafting", "calling", "gathered", "resuming", "turn_ending", "round_ending",
)  # fmt: skip
