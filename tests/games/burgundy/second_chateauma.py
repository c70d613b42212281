"""Châteauma's turn worked out a second time, from the rulebook and out of what everybody sees, to compare with the game's."""

from __future__ import annotations

from typing import Any, Final

from kasztelan.games.burgundy.boards import table

_BOX: Final = table("chateauma")
CARDS: Final = {row["id"]: row for row in _BOX["card"]}
TYPES: Final = {
    "B": "building",
    "G": "animals",
    "S": "ship",
    "Y": "monastery",
    "C": "castle",
    "M": "mine",
}
RESERVE: Final = ("castle", "mine", "monastery", "ship", "animals", "building")
GOODS: Final = ("turquoise", "purple", "pink", "red", "brown", "orange")
ANIMALS: Final = ("cow", "sheep", "pig", "chicken")
LEVELS: Final = ("easy", "medium", "hard")
PHASE_BONUS: Final = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
FOR_PLAYERS: Final = {2: (2, 5, 2), 3: (3, 6, 3), 4: (4, 7, 4)}
"""Points for a goods tile, a large and a small bonus tile."""


def type_of(hex: str) -> str:
    if hex in ("castle", "mine", "ship"):
        return hex
    if hex.startswith("monastery_"):
        return "monastery"
    return "animals" if hex == "geese" or hex.partition("_")[0] in ANIMALS else "building"


def animals_on(hex: str) -> int:
    return 2 if hex == "geese" else int(hex[-1])


class Card:
    """A card with its hexes; `wild` are the spaces where one lies face down."""

    def __init__(self, number: int, hexes: list[str | None], wild: list[bool]) -> None:
        self.number = number
        self.hexes = hexes
        self.wild = wild

    def type_at(self, space: int) -> str:
        return TYPES[CARDS[self.number]["spaces"][space][0]]

    def free(self) -> list[int]:
        return [space for space, hex in enumerate(self.hexes) if hex is None]

    def seen(self) -> list[Any]:
        return [self.number, self.hexes, self.wild]


class SecondChateauma:
    """Takes her turn from a view at its beginning; the rolls of her die and the cards she draws are given."""

    def __init__(self, view: dict[str, Any], expansions: list[str]) -> None:
        her = view["automa"]
        self.phase = view["phase"]
        self.white = view["white"]
        self.price, *points = FOR_PLAYERS[view["players"] + 1]
        self.tile_points = dict(zip(("large", "small"), points, strict=True))
        self.level = LEVELS.index(her["level"])
        self.with_d = "D" in her["modifiers"]
        self.expansions = expansions
        self.depots = [[slot["hex"] for slot in depot["slots"]] for depot in view["depots"]]
        self.depot_goods = [list(depot["goods"]) for depot in view["depots"]]
        self.depot_shields = [list(depot["shields"]) for depot in view["depots"]]
        self.black = list(view["black"])
        self.cards = [self.read_card(one) for one in her["cards"]]
        self.reserve = {stack["type"]: list(stack["hexes"]) for stack in her["reserve"]}
        self.wild = list(her["wild"])
        self.duchy = {
            type: [(space["hex"] or "hidden") if space["covered"] else None for space in spaces]
            for type, spaces in her["duchy"].items()
        }
        self.piled = list(her["piled"])
        self.goods = {type: her["goods"].get(type, 0) for type in GOODS}
        self.points = her["points"]
        self.silver = her["silver"]
        self.tiles = [(one["type"], one["tile"]) for one in her["bonus_tiles"]]
        self.bonus = {type: list(lying) for type, lying in view["bonus"].items()}
        self.posts = her["posts"]
        self.shields = list(her["shields"])
        self.doubles = list(her["doubles"])
        self.deck = her["deck"]
        self.place = view["track"][her["seat"]]
        vineyard = view["vineyard"] or {"depot": [], "shop": []}
        self.vine_depot = [slot["hex"] for slot in vineyard["depot"]]
        self.vine_numbers = [slot["numbers"] for slot in vineyard["depot"]]
        self.shop = list(vineyard["shop"])
        self.owed: list[str] = []
        self.in_hand: list[tuple[str, bool]] = []
        self.moved = False
        self.rolls: list[int] = []
        self.drawn: list[int] = []

    @staticmethod
    def read_card(one: dict[str, Any] | None) -> Card | None:
        if one is None:
            return None
        spaces = one["spaces"]
        return Card(one["card"], [space["hex"] for space in spaces], [space["wild"] for space in spaces])

    def seen(self) -> dict[str, Any]:
        """All that her turn may change."""
        return {
            "depots": self.depots,
            "goods of depots": [sorted(one) for one in self.depot_goods],
            "shields of depots": self.depot_shields,
            "black depot": self.black,
            "cards": [card and card.seen() for card in self.cards],
            "reserve": [self.reserve, self.wild],
            "duchy": [self.duchy, self.piled],
            "goods": self.goods,
            "points and silver": [self.points, self.silver],
            "tiles": [sorted(self.tiles), self.bonus],
            "expansions": [self.posts, self.shields, self.doubles, self.vine_depot, self.shop],
            "deck": self.deck,
            "track": self.place,
        }

    def play(self, rolls: list[int], drawn: list[int]) -> None:
        """The six steps, one after the other."""
        self.rolls, self.drawn = rolls, drawn
        side = self.with_room(self.selected())
        if side is None:
            self.sell()
        else:
            self.choose(side, self.rolls.pop(0))
        self.pay_symbols()
        self.complete()
        self.take_tiles()
        self.buy()

    # --- choosing and placing

    def selected(self) -> int:
        return 0 if self.white <= 4 else 1

    def free(self, side: int) -> list[int]:
        card = self.cards[side]
        return card.free() if card else []

    def with_room(self, wanted: int) -> int | None:
        return next((side for side in (wanted, 1 - wanted) if self.free(side)), None)

    def choose(self, side: int, start: int) -> None:
        card = self.cards[side]
        assert card is not None
        for steps in range(6):
            lying = self.depots[(start - 1 + steps) % 6]
            for space in card.free():
                for slot, hex in enumerate(lying):
                    if hex and type_of(hex) == card.type_at(space):
                        lying[slot] = None
                        self.put(side, space, hex)
                        return
        for space in card.free():
            if self.reserve[card.type_at(space)]:
                self.put(side, space, self.reserve[card.type_at(space)].pop())
                return
        if self.wild:
            self.put(side, card.free()[0], self.wild.pop(), wild=True)
            return
        for at, hex in enumerate(self.black):
            if hex:
                self.black[at] = None
                self.wild.append(hex)
                return
        self.silver += 2

    def put(self, side: int, space: int, hex: str, wild: bool = False) -> None:
        card = self.cards[side]
        assert card is not None
        card.hexes[space], card.wild[space] = hex, wild
        self.owed += CARDS[card.number]["spaces"][space][1:]
        if not wild:
            self.bring(hex)

    # --- what hexes bring

    def bring(self, hex: str) -> None:
        if hex in ("castle", "crane"):
            self.once_more()
        elif hex in ("bank", "boarding_house", "watchtower"):
            self.silver += 2 if hex == "bank" else 0
            self.points += {"bank": 0, "boarding_house": 2, "watchtower": 4}[hex]
        elif hex == "warehouse":
            self.sell()
        elif hex == "carpenter":
            self.fetch("building")
        elif hex == "church":
            self.fetch("castle", "mine", "monastery")
        elif hex == "market":
            self.fetch("ship", "animals")
        elif hex == "town_hall":
            self.town_hall()
        elif hex == "white_castle":
            if not self.fetch(min(RESERVE, key=lambda one: len(self.reserve[one]))):
                self.silver += 1
        elif type_of(hex) == "animals":
            self.graze(hex)
        elif hex == "ship":
            self.ship()

    def once_more(self) -> None:
        side = self.with_room(self.selected())
        if side is None:
            self.sell()
        else:
            self.choose(side, self.white)

    def fetch(self, *types: str) -> bool:
        for type in types:
            for steps in range(6):
                lying = self.depots[(self.white - 1 + steps) % 6]
                for slot, hex in enumerate(lying):
                    if hex and type_of(hex) == type:
                        lying[slot] = None
                        self.reserve[type].append(hex)
                        return True
        return False

    def town_hall(self) -> None:
        for side in (self.selected(), 1 - self.selected()):
            card = self.cards[side]
            wanted = [card.type_at(space) for space in card.free()] if card else []
            fitting = [type for type in RESERVE if type in wanted and self.reserve[type]]
            if card and fitting:
                type = max(fitting, key=lambda one: len(self.reserve[one]))
                space = next(one for one in card.free() if card.type_at(one) == type)
                self.put(side, space, self.reserve[type].pop())
                return

    def graze(self, hex: str) -> None:
        lying = [one for one in self.face_up() if type_of(one) == "animals"]
        herds = {
            animal: sum(animals_on(one) for one in lying if one.startswith(animal)) for animal in ANIMALS
        }
        counted = max(herds.values()) if hex == "geese" else herds[hex.partition("_")[0]]
        self.points += counted + 2 * lying.count("geese")

    def face_up(self) -> list[str]:
        found = [one for one, wild in self.in_hand if not wild] + self.piled
        for card in self.cards:
            if card:
                found += [hex for hex, wild in zip(card.hexes, card.wild, strict=True) if hex and not wild]
        for spaces in self.duchy.values():
            found += [hex for hex in spaces if hex and hex != "hidden"]
        return found

    def ship(self) -> None:
        after = [(self.white - 1 + steps) % 6 for steps in range(1, 7)]
        depot = max(after, key=lambda one: len(self.depot_goods[one]))
        for type in self.depot_goods[depot]:
            self.goods[type] += 1
        self.depot_goods[depot] = []
        self.place = min(self.place + 1, 7)

    def sell(self) -> None:
        count = max(self.goods.values())
        if count:
            self.goods[next(type for type in GOODS if self.goods[type] == count)] = 0
            self.silver += 1
            self.points += count * self.price + ("trade_routes" in self.expansions)

    # --- symbols, cards, tiles, purchase

    def pay_symbols(self) -> None:
        while self.owed:
            if self.owed.pop(0) == "$":
                self.sell()
            else:
                start = next(at for at, numbers in enumerate(self.vine_numbers) if self.white in numbers)
                self.take_double(self.vine_depot, start)

    def take_double(self, row: list[str | None], start: int) -> bool:
        for steps in range(len(row)):
            at = (start + steps) % len(row)
            hex = row[at]
            if hex:
                row[at] = None
                self.doubles.append(hex)
                return True
        return False

    def complete(self) -> None:
        while True:
            full = [side for side, card in enumerate(self.cards) if card and not card.free()]
            if not full:
                break
            self.complete_card(full[0])
        if self.cards[0] is None:
            self.cards.reverse()
        for side in (0, 1):
            if self.cards[side] is None and self.deck:
                self.deck -= 1
                number = self.drawn.pop(0)
                size = len(CARDS[number]["spaces"])
                self.cards[side] = Card(number, [None] * size, [False] * size)

    def complete_card(self, side: int) -> None:
        card = self.cards[side]
        assert card is not None
        row = CARDS[card.number]
        self.points += row["points"][self.level]
        self.in_hand = [(hex, wild) for hex, wild in zip(card.hexes, card.wild, strict=True) if hex]
        self.cards[side] = None
        self.moved = True
        if "border_posts" in self.expansions and row["border_post"]:
            self.posts += 1
            self.points += PHASE_BONUS[self.phase] if self.posts == 2 else 0
            if self.posts == 3:
                self.take_tile("posts")
        if "shields" in self.expansions and row["shield"]:
            self.take_shield()
        while self.in_hand:
            self.move(*self.in_hand.pop(0), other=1 - side)

    def move(self, hex: str, wild: bool, other: int) -> None:
        type = type_of(hex)
        if None not in self.duchy[type]:
            self.piled.append(hex)
            return
        space = self.duchy[type].index(None)
        self.duchy[type][space] = hex
        if self.with_d and space + 1 in _BOX["marks"]["D"].get(type, []):
            if self.free(other):
                self.choose(other, self.rolls.pop(0))
            else:
                self.sell()
            self.pay_symbols()

    def take_shield(self) -> None:
        for steps in range(6):
            lying = self.depot_shields[(self.white - 1 + steps) % 6]
            if lying:
                self.shields.append(min(lying))
                lying.remove(min(lying))
                return

    def take_tile(self, type: str) -> None:
        if self.bonus[type]:
            tile = self.bonus[type].pop(0)
            self.tiles.append((type, tile))
            self.points += self.tile_points[tile]

    def take_tiles(self) -> None:
        owned = [type for type, _ in self.tiles]
        for type, spaces in self.duchy.items():
            if self.moved and None not in spaces and type not in owned:
                self.take_tile(type)

    def buy(self) -> None:
        if self.silver < 2:
            return
        start = (self.white - 1) // 2 if len(self.shop) == 3 else 0
        if self.take_double(self.shop, start):
            self.silver -= 2
            return
        types = {type_of(hex) for hex in self.black if hex}
        if types:
            type = min((one for one in RESERVE if one in types), key=lambda one: len(self.reserve[one]))
            at = next(at for at, hex in enumerate(self.black) if hex and type_of(hex) == type)
            self.silver -= 2
            self.reserve[type].append(self.black[at])
            self.black[at] = None
