"""The data of a Citadels game; a copy costs a few microseconds."""

from __future__ import annotations

from typing import Any, Final

from kasztelan.core.state import State

BEAUTIFIED: Final = 64
"""Added to a card's kind in a city when the Artist's coin lies on it."""

# Where a character card is, when no seat holds it (`where`).
IN_PACK: Final = -1
FACE_UP: Final = -2
ASIDE: Final = -3
"""The first card laid aside face down."""
FACE_DOWN: Final = -4
"""Discarded face down later on."""
NOT_CAST: Final = -5

# What has been used in this turn (`used`).
USED_ABILITY: Final = 1
USED_INCOME: Final = 2
USED_CROWN: Final = 4
USED_SECOND: Final = 8
USED_LABORATORY: Final = 16
USED_SMITHY: Final = 32
USED_MUSEUM: Final = 64
FREE_COPIES: Final = 128
"""The Wizard's leave to build districts that are in the city already."""
ENDED_BUILDING: Final = 256
"""Classic Warlord or Diplomat has acted: nothing but the end of the turn is left."""
PAID_BUILD: Final = 512
"""A district was paid for in this turn, so that a warrant can no longer bite."""
ENTERED: Final = 1024
"""A district entered the acting player's city by building in this turn (classic tax)."""

# How much of a turn is allowed (`mode`).
WHOLE_TURN: Final = 0
ONLY_GATHER: Final = 1
"""Bewitched, or killed with a Hospital: gathers, and the turn is over."""
GATHER_THEN_BEWITCH: Final = 2
GATHER_THEN_SETTLE: Final = 3
"""Threatened: gathers, settles the threat, then plays on."""

# Zones of the journal of hidden cards; 0 to 7 are the hands. A journal begins with every hidden card in the deck.
DECK: Final = 8
UNDER: Final = 9
BENEATH_MUSEUM: Final = 10
DRAWN: Final = 11
"""Cards somebody has drawn and not yet decided about."""
OPEN: Final = 12
"""A city: everybody sees the card."""
TAKEN: Final = 13
"""A card the Wizard has taken and not yet decided about; it counts as one of the hand."""
SWAP: Final = 14
"""Not a place: two hands change owners; the entry's kind and source name their seats."""
SHUFFLE: Final = 15
"""Not a place: all that lay under the deck is shuffled into it."""
LOOKED: Final = 16
"""Not a place: whoever saw it looks through the source; the cards follow, each staying where it is."""
COUNTED: Final = 17
"""Not a place, and one for each type: all are told how many of that type the source holds; the kind is the number."""

ALL: Final = 255
"""Bit mask of all seats."""

EMPTY: Final[list[int]] = []


class Box:
    """What was agreed before the game; shared by all copies of a state and never changed."""

    def __init__(self) -> None:
        self.edition = 0
        self.players = 0
        self.top = 8
        self.size = 7
        self.cast: list[int] = []
        self.uniques: list[int] = []
        self.random_uniques = 0
        self.unique_pool: list[int] = []
        self.crown = -1
        self.round_limit = 100
        self.cost: list[int] = []
        self.copies: list[int] = []
        self.corrected: dict[str, int] = {}
        self.rank_of: list[int] = []
        self.draft: list[int] = []
        self.wizard_before_gathering = True
        self.armory_hits_keep = True
        self.wall_added_to_cost = False
        self.tie_by_chosen = False
        self.artist_at_once = True
        self.monument_limit = 5
        self.diplomat_gives_keep = False
        self.cardinal_full_refund = True
        self.queen_at_witch_seat = True
        self.wizard_copies_all_turn = False
        self.bell_stacks = False
        self.library_keeps_all = False
        self.ask_effects = False
        self.classic_swaps = 2
        self.options: dict[str, Any] = {}


class CitadelsState(State):
    """A position. Cards are kinds (a place in `DISTRICTS`), characters are ranks once the cast is known.

    `deck` is a sorted bag: what is drawn from it is NATURE's decision. `under` lies below it in a known order.
    `where` tells for each rank the seat that holds the card, or one of the places above. `built` mirrors each city
    as a bit set of kinds. `packs` notes what each chooser saw (seat * 1024 + ranks as bits), `discards` what was
    laid down by choice (seat * 16 + rank). `first` is who first completed a city, `first_full` who first reached the
    size that counts without a Bell Tower. `minds` notes what seats have made of the journal so far, and `kept` keeps
    it in memory while this very state is there (see sightings.py); they are no part of the position.
    """

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.players = box.players
        self.cast: list[int] = EMPTY
        self.gold: list[int] = EMPTY
        self.hands: list[list[int]] = []
        self.cities: list[list[int]] = []
        self.built: list[int] = EMPTY
        self.deck: list[int] = EMPTY
        self.under: list[int] = EMPTY
        self.museum: list[int] = EMPTY
        self.drawn: list[int] = EMPTY
        self.where: list[int] = EMPTY
        self.packs: list[int] = EMPTY
        self.discards: list[int] = EMPTY
        self.journal: list[int] = EMPTY
        self.minds: Any = None
        self.kept: Any = None
        self.round = 0
        self.step = 0
        self.crown = 0
        self.rank = 0
        self.revealed = 0
        self.seat = 0
        self.character = 0
        self.mode = 0
        self.gathered = False
        self.resumed = False
        self.builds = 0
        self.used = 0
        self.paid = 0
        self.held = -1
        self.borrowed = 0
        self.killed = 0
        self.bewitched = 0
        self.witch = -1
        self.robbed = 0
        self.robber = -1
        self.magistrate = -1
        self.warrants = 0
        self.signed = 0
        self.signed_shown = False
        self.blackmailer = -1
        self.threats = 0
        self.settled = 0
        self.flowered = 0
        self.flower_shown = False
        self.bare_shown = 0
        self.shield = -1
        self.tax = 0
        self.taxed = 0
        self.first = -1
        self.first_full = -1
        self.ending = 0
        self.bell = False
        self.theater = -1
        self.haunted_round = 0

    def copy(self) -> CitadelsState:
        new = CitadelsState(self.box)
        new.stack = self.stack[:]
        new.choices = self.choices
        new.cast = self.cast
        new.gold = self.gold[:]
        new.hands = [hand[:] for hand in self.hands]
        new.cities = [city[:] for city in self.cities]
        new.built = self.built[:]
        new.deck = self.deck[:]
        new.under = self.under[:]
        new.museum = self.museum[:]
        new.drawn = self.drawn[:]
        new.where = self.where[:]
        new.packs = self.packs[:]
        new.discards = self.discards[:]
        new.journal = self.journal[:]
        new.minds = self.minds
        new.round = self.round
        new.step = self.step
        new.crown = self.crown
        new.rank = self.rank
        new.revealed = self.revealed
        new.seat = self.seat
        new.character = self.character
        new.mode = self.mode
        new.gathered = self.gathered
        new.resumed = self.resumed
        new.builds = self.builds
        new.used = self.used
        new.paid = self.paid
        new.held = self.held
        new.borrowed = self.borrowed
        new.killed = self.killed
        new.bewitched = self.bewitched
        new.witch = self.witch
        new.robbed = self.robbed
        new.robber = self.robber
        new.magistrate = self.magistrate
        new.warrants = self.warrants
        new.signed = self.signed
        new.signed_shown = self.signed_shown
        new.blackmailer = self.blackmailer
        new.threats = self.threats
        new.settled = self.settled
        new.flowered = self.flowered
        new.flower_shown = self.flower_shown
        new.bare_shown = self.bare_shown
        new.shield = self.shield
        new.tax = self.tax
        new.taxed = self.taxed
        new.first = self.first
        new.first_full = self.first_full
        new.ending = self.ending
        new.bell = self.bell
        new.theater = self.theater
        new.haunted_round = self.haunted_round
        return new

    def to_data(self) -> dict[str, Any]:
        return {name: plain(getattr(self, name)) for name in FIELDS} | {"options": self.box.options}


def plain(value: Any) -> Any:
    """A copy of a slot's value that shares no list with the state."""
    if isinstance(value, list):
        return [plain(one) for one in value]
    return value


FIELDS: Final[tuple[str, ...]] = (
    "stack", "cast", "gold", "hands", "cities", "built", "deck", "under", "museum", "drawn", "where", "packs", "discards",
    "journal", "round", "step", "crown", "rank", "revealed", "seat", "character", "mode", "gathered", "resumed",
    "builds", "used", "paid", "held", "borrowed", "killed", "bewitched", "witch", "robbed", "robber", "magistrate", "warrants",
    "signed", "signed_shown", "blackmailer", "threats", "settled", "flowered", "flower_shown", "bare_shown",
    "shield", "tax", "taxed", "first", "first_full", "ending", "bell", "theater", "haunted_round",
)  # fmt: skip
"""Every slot that makes up the position."""
