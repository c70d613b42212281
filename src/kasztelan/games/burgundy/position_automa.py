"""What a described position says of Châteauma."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kasztelan.core.errors import BadPosition, Reason, impossible, one_of, within
from kasztelan.games.burgundy.position_words import (
    hex_named,
    number,
    only_known,
    out_of_bag,
    out_of_supply,
    read_goods,
    read_list,
    read_tiles,
    word,
)
from kasztelan.games.burgundy.rules import automa_board, automa_cards, automa_setup
from kasztelan.games.burgundy.rules.kinds import (
    CASTLE,
    DOUBLE,
    GOODS,
    HEX_IDS,
    INN,
    INNS,
    MARKET,
    MINE,
    TYPE_IDS,
    TYPE_OF,
)
from kasztelan.games.burgundy.state import SALES, SOURCES, BurgundyState

AUTOMA_KEYS: Final = (
    "cards", "hexes", "reserve", "wild", "duchy", "goods", "sold", "silver", "points", "bonus_tiles", "done", "deck", "shields", "doubles",
)  # fmt: skip


def read_automa(s: BurgundyState, data: Any) -> None:
    """Châteauma's cards (left and right, 0 for none), what lies on their spaces, her reserve, duchy and goods.

    `hexes` are a list for each card, space by space; one in brackets, as a list, lies face down. `duchy` lists her hexes, laid in
    this order, or says for each colour what lies on its spaces; without it she has what modifier B gives her. Of a stack in the `reserve` the last one is on top. The deck is
    what is left of the cards, or `deck` in no order: then the others are out of the game.
    """
    if data is None:
        data = {}
    elif s.box.automa < 0:
        raise BadPosition("automa", impossible("automa"), Reason("needs_automa"))
    if not isinstance(data, Mapping):
        raise BadPosition("automa", Reason("no_object"), Reason("object"))
    if s.box.automa < 0:
        return
    only_known(data, AUTOMA_KEYS, "automa.")
    her = s.box.automa
    s.silver[her] = number(data.get("silver", 0), 0, 999, "automa.silver")
    s.points[her] = number(data.get("points", 0), 0, 9999, "automa.points")
    s.earned[her * SOURCES + SALES] = s.points[her]
    s.goods[her * GOODS : her * GOODS + GOODS] = read_goods(s, data.get("goods", {}), "automa.goods")
    s.sold[her * GOODS : her * GOODS + GOODS] = read_goods(s, data.get("sold", {}), "automa.sold")
    read_tiles(s, her, data.get("bonus_tiles", {}), "automa.bonus_tiles")
    s.done_cards = [
        out_of_deck(s, card, "automa.done") for card in read_list(data.get("done", []), "automa.done")
    ]
    if s.box.posts:
        s.joined[her] = sum(1 for card in s.done_cards if automa_board.HAS_POST[card])
    s.carried[her] = [
        out_of_bag(s, one, "automa.shields") for one in read_list(data.get("shields", []), "automa.shields")
    ]
    read_cards(s, data)
    if "deck" in data:
        s.deck = sorted(
            out_of_deck(s, card, "automa.deck") for card in read_list(data["deck"], "automa.deck")
        )
    for value in read_list(data.get("reserve", []), "automa.reserve"):
        kind = her_hex(s, value, "automa.reserve")
        s.reserve[TYPE_OF[kind]].append(kind)
    s.reserve[automa_board.WILD] = [
        her_hex(s, value, "automa.wild") for value in read_list(data.get("wild", []), "automa.wild")
    ]
    if s.box.modifiers & automa_board.A:
        automa_setup.hide_hexes(s)
    if "duchy" in data:
        read_her_duchy(s, data["duchy"])
    elif s.box.modifiers & automa_board.B:
        lay_marks(s)
    for value in read_list(data.get("doubles", []), "automa.doubles"):
        kind = hex_named(value, "automa.doubles")
        if kind < DOUBLE:
            raise BadPosition("automa.doubles", impossible(value), Reason("hex_of_type", {"type": "vines"}))
        out_of_supply(s, kind, "automa.doubles")
        s.doubles.append(kind)


def lay_marks(s: BurgundyState) -> None:
    """What modifier B gives her (BUR-MOD-2); of the buildings, which are all the same to her, a market."""
    for kind in (CASTLE, MINE, MARKET):
        out_of_supply(s, kind, "automa.duchy")
        automa_setup.cover(s, kind, automa_board.MARKED[1][automa_setup.type_place(TYPE_OF[kind])])


def read_her_duchy(s: BurgundyState, described: Any) -> None:
    """Hexes in the order in which they were moved there, or by colour what lies on its spaces from the first on."""
    if not isinstance(described, Mapping):
        for value in read_list(described, "automa.duchy"):
            automa_cards.lay(s, her_hex(s, value, "automa.duchy"))
        return
    for name, row in described.items():
        type = TYPE_IDS.index(word(name, TYPE_IDS[:6], "automa.duchy"))
        field = f"automa.duchy.{name}"
        size, first = automa_board.ESTATE_OF[type], automa_board.FIRST_OF[type]
        if len(read_list(row, field)) > size:
            raise BadPosition(field, impossible(row), Reason("hexes_at_most", {"count": size}))
        for place, value in enumerate(row, start=first):
            if value is None:
                continue
            kind = her_hex(s, value, field)
            if TYPE_OF[kind] != type:
                raise BadPosition(field, impossible(value), Reason("hex_of_type", {"type": name}))
            if s.estate[place]:
                raise BadPosition(field, impossible(value), Reason("hidden_there"))
            s.estate[place] = kind + 1


def read_cards(s: BurgundyState, data: Mapping[str, Any]) -> None:
    """The two cards and the hexes on them; without cards the lowest two of the deck are there."""
    cards = read_list(data.get("cards", s.deck[:2]), "automa.cards")
    hexes = read_list(data.get("hexes", []), "automa.hexes")
    for field, value, most in (("automa.cards", cards, 2), ("automa.hexes", hexes, len(cards))):
        if len(value) > most:
            raise BadPosition(field, impossible(value), within(0, most))
    for side, card in enumerate(cards):
        s.cards[side] = out_of_deck(s, card, "automa.cards") if card else 0
        types = automa_board.TYPES_OF[s.cards[side]]
        lying = read_list(hexes[side] if side < len(hexes) else [], "automa.hexes")
        if len(lying) > len(types):
            raise BadPosition(
                "automa.hexes", impossible(lying), Reason("hexes_at_most", {"count": len(types)})
            )
        for space, value in enumerate(lying):
            if value is None:
                continue
            wild = isinstance(value, list) and len(value) == 1
            kind = her_hex(s, value[0] if wild else value, "automa.hexes")
            if not wild and TYPE_OF[kind] != types[space]:
                raise BadPosition(
                    "automa.hexes", impossible(value), Reason("hex_of_type", {"type": TYPE_IDS[types[space]]})
                )
            s.card_hexes[side * automa_board.CARD_SPACES + space] = -(kind + 1) if wild else kind + 1


def her_hex(s: BurgundyState, value: Any, field: str) -> int:
    """A hex that Châteauma has: of one of the six types."""
    kind = hex_named(value, field)
    if TYPE_OF[kind] >= INNS:
        raise BadPosition(field, impossible(value), one_of(list(HEX_IDS[:INN])))
    out_of_supply(s, kind, field)
    return kind


def out_of_deck(s: BurgundyState, value: Any, field: str) -> int:
    if type(value) is not int or value not in s.deck:
        raise BadPosition(field, impossible(value), one_of([str(card) for card in s.deck]))
    s.deck.remove(value)
    return value
