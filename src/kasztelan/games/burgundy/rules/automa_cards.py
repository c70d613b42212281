"""Châteauma's cards: drawn, completed, and their hexes moved to her duchy (step 4 of her turn)."""

from __future__ import annotations

from kasztelan.core.state import NATURE, RULES
from kasztelan.games.burgundy.actions import DRAW_CARD
from kasztelan.games.burgundy.rules import automa, automa_board, pending
from kasztelan.games.burgundy.rules.areas import PHASE_BONUS, take_tile
from kasztelan.games.burgundy.rules.automa import does, misses, show
from kasztelan.games.burgundy.rules.automa_board import (
    CARD_SPACES,
    ESTATE_OF,
    FIRST_OF,
    HAS_POST,
    HAS_SHIELD,
    LEFT,
    MARKED,
    POINTS_OF,
    RIGHT,
    TYPES_OF,
    D,
    is_full,
    with_room,
)
from kasztelan.games.burgundy.rules.gaining import earn
from kasztelan.games.burgundy.rules.kinds import DEPOTS, TYPE_OF
from kasztelan.games.burgundy.rules.posts import BORDER_TILES
from kasztelan.games.burgundy.rules.telling import (
    AUTOMA_CARD,
    AUTOMA_COMPLETED,
    AUTOMA_MOVED,
    AUTOMA_POSTS,
    AUTOMA_SHIELD,
    AUTOMA_SLID,
    rule_told,
    tell,
)
from kasztelan.games.burgundy.state import CARD_POINTS, POST_POINTS, BurgundyState


def cards_to_draw(s: BurgundyState) -> list[int]:
    """Any card of the deck; the first of all has a castle, since cards are turned until one does (BUR-CHAT-3)."""
    first = s.stack[-2] == LEFT and not s.cards[RIGHT] and not s.done_cards
    return [DRAW_CARD + card - 1 for card in s.deck if not first or automa_board.has_castle(card)]


def drawn(s: BurgundyState, place: int) -> None:
    side = s.stack[-2]
    s.pop()
    card = place + 1
    s.deck.remove(card)
    s.cards[side] = card
    rule = "BUR-CARD-4" if s.round else "BUR-CHAT-3"
    tell(s, AUTOMA_CARD, (s.box.automa, card, side, rule_told(rule)))


# --- completing


def complete(s: BurgundyState) -> None:
    """One full card after the other, the left one first; then empty places are filled (BUR-CARD-4)."""
    s.pop()
    s.her_step = automa.CARDS
    for side in (LEFT, RIGHT):
        if is_full(s, side):
            s.push(pending.AUTOMA_CARDS, RULES, s.box.automa, 0)
            complete_card(s, side)
            return
    fill(s)


def complete_card(s: BurgundyState, side: int) -> None:
    """Its points at the level agreed upon (BUR-CARD-2); its hexes are taken in hand to be moved."""
    her = s.box.automa
    card = s.cards[side]
    points = POINTS_OF[card][s.box.level]
    earn(s, her, points, CARD_POINTS)
    tell(s, AUTOMA_COMPLETED, (her, card, points, rule_told("BUR-CARD-2")))
    first = side * CARD_SPACES
    s.in_hand = s.card_hexes[first : first + len(TYPES_OF[card])]
    for at in range(first, first + CARD_SPACES):
        s.card_hexes[at] = 0
    s.cards[side] = 0
    s.done_cards.append(card)
    if s.box.posts and HAS_POST[card]:
        join_posts(s)
    s.push(pending.AUTOMA_MOVE, RULES, her, 0)
    if s.box.shields and HAS_SHIELD[card]:
        take_shield(s)


def join_posts(s: BurgundyState) -> None:
    """The second such card brings the bonus of the phase, the third a border tile (BUR-WITH-5)."""
    her = s.box.automa
    s.joined[her] += 1
    if s.joined[her] == 2:
        points = PHASE_BONUS[s.phase]
        earn(s, her, points, POST_POINTS)
        tell(s, AUTOMA_POSTS, (her, points, rule_told("BUR-WITH-5")))
    elif s.joined[her] == 3 and s.bonus[BORDER_TILES]:
        does(s, "BUR-WITH-5")
        take_tile(s, her, BORDER_TILES)
    elif s.joined[her] == 3:
        misses(s, "BUR-WITH-5")


def take_shield(s: BurgundyState) -> None:
    """The lowest number, from the depot of the white die on; it lies face down and does nothing (BUR-WITH-7)."""
    for steps in range(DEPOTS):
        depot = (s.white - 1 + steps) % DEPOTS
        if s.shield_depots[depot]:
            shield = s.shield_depots[depot].pop(0)
            s.carried[s.box.automa].append(shield)
            tell(s, AUTOMA_SHIELD, (s.box.automa, shield, depot + 1, rule_told("BUR-WITH-7")))
            return
    misses(s, "BUR-WITH-7")


def move(s: BurgundyState) -> None:
    """Hex by hex to the first free space of its colour, or onto the others; wild ones are turned up (BUR-CARD-3)."""
    s.pop()
    while s.in_hand:
        hidden = s.in_hand[0] < 0
        kind = abs(s.in_hand.pop(0)) - 1
        place = lay(s, kind)
        if hidden:
            show(s, kind)
        if s.box.modifiers & D and place in MARKED[3]:
            s.push(pending.AUTOMA_MOVE, RULES, s.box.automa, 0)
            s.push(pending.AUTOMA_SYMBOLS, RULES, s.box.automa, 0)
            does(s, "BUR-MOD-4")
            automa.seek_anew(s, with_room(s, LEFT))
            return


def lay(s: BurgundyState, kind: int) -> int:
    """Says which space it covers, -1 if all of its colour are covered."""
    type = TYPE_OF[kind]
    for place in range(FIRST_OF[type], FIRST_OF[type] + ESTATE_OF[type]):
        if not s.estate[place]:
            s.estate[place] = kind + 1
            told = (s.box.automa, kind, place - FIRST_OF[type] + 1, rule_told("BUR-CARD-3"))
            tell(s, AUTOMA_MOVED, told)
            return place
    s.piled.append(kind)
    tell(s, AUTOMA_MOVED, (s.box.automa, kind, 0, rule_told("BUR-CARD-3")))
    return -1


def fill(s: BurgundyState) -> None:
    """The right card slides to the left if that place is empty; then cards are drawn, as long as there are any."""
    if not s.cards[LEFT] and s.cards[RIGHT]:
        s.cards[LEFT], s.cards[RIGHT] = s.cards[RIGHT], 0
        s.card_hexes = s.card_hexes[CARD_SPACES:] + [0] * CARD_SPACES
        tell(s, AUTOMA_SLID, (s.box.automa, s.cards[LEFT], rule_told("BUR-CARD-4")))
    empty = [side for side in (LEFT, RIGHT) if not s.cards[side]]
    for side in reversed(empty[: len(s.deck)]):
        s.push(pending.DRAW_CARD, NATURE, side, 0)
