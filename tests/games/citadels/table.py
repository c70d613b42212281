"""A table set up in the middle of a game, for tests that read like play."""

from __future__ import annotations

from typing import Any

from kasztelan.core.state import NATURE, OVER
from kasztelan.games.citadels.components import (
    CARD_IDS,
    CHARACTER,
    CHARACTER_IDS,
    CHARACTERS,
    FIRST_GAME,
    SETS,
)
from kasztelan.games.citadels.game import GAME
from kasztelan.games.citadels.state import CitadelsState


def cast(*wanted: str) -> list[str]:
    """The characters of the first game with these in the places of their ranks."""
    ranks = {CHARACTERS[CHARACTER[name]].rank: name for name in (*FIRST_GAME, *wanted)}
    return [ranks[rank] for rank in sorted(ranks)]


def uniques(*wanted: str) -> list[str]:
    """These unique districts, filled up from the first game."""
    return [*wanted, *(name for name in SETS[0].districts if name not in wanted)][:14]


class Table:
    """A Citadels game at a described position (see `position.py`); five players and the first game by default.

    Seats left out at the end of `seats` are like `{}`: 2 gold and nothing else. A `deck` that is told is the whole
    deck; what is placed nowhere else is not in the game.
    `do` acts for whoever is asked and refuses illegal actions; `draws` scripts NATURE, who answers nothing by
    herself, so that a test says which cards come.
    """

    def __init__(self, players: int = 5, options: dict[str, Any] | None = None, **position: Any) -> None:
        chosen = {"players": players, **(options or {})}
        if "seats" in position:
            position["seats"] = position["seats"] + [{}] * (players - len(position["seats"]))
        if "deck" in position:
            position.setdefault("rest", "absent")
        state = GAME.position({"options": chosen, **position})
        assert isinstance(state, CitadelsState)
        self.s = state

    @classmethod
    def new(cls, players: int = 5, **options: Any) -> Table:
        """A game that has not begun: NATURE is asked about the crown first, unless an option names its seat."""
        state = GAME.new({"players": players, **options})
        assert isinstance(state, CitadelsState)
        table = cls.__new__(cls)
        table.s = state
        return table

    # --- acting

    def do(self, verb: str, **fields: Any) -> Table:
        assert self.waiting_for() is not None, f"nobody is asked anything: {self.asked()}"
        GAME.apply(self.s, GAME.codec.encode({"verb": verb, **fields}))
        return self

    def nature(self, verb: str, **fields: Any) -> Table:
        assert GAME.to_act(self.s) == NATURE, f"nature is not asked: {self.asked()}"
        GAME.apply(self.s, GAME.codec.encode({"verb": verb, **fields}))
        return self

    def draws(self, *cards: str) -> Table:
        """NATURE draws these cards, one after another."""
        for card in cards:
            self.nature("draw", card=card)
        return self

    def settle(self) -> Table:
        """NATURE gives her first possible answer until somebody else is asked."""
        while GAME.to_act(self.s) == NATURE:
            GAME.apply(self.s, GAME.legal(self.s)[0])
        return self

    def idle(self, until: str | None = None) -> Table:
        """Everybody gathers gold, declines and ends the turn, until that character's turn or the round is over."""
        begun = self.s.round
        while not self.is_over() and self.s.round == begun:
            self.settle()
            turn = self.asked() == "turn"
            if turn and self.playing() == until:
                return self
            if self.is_over() or self.s.round != begun:
                break
            answer = next((one for one in ("gather_gold", "end_turn", "pass") if self.can(one)), None)
            GAME.apply(self.s, GAME.codec.encode({"verb": answer}) if answer else GAME.legal(self.s)[0])
        return self

    # --- asking

    def can(self, verb: str, **fields: Any) -> bool:
        return GAME.codec.encode({"verb": verb, **fields}) in GAME.legal(self.s)

    def why_not(self, verb: str, **fields: Any) -> str:
        """The code of the reason, or an empty text if the action is legal."""
        action = GAME.codec.encode({"verb": verb, **fields})
        reason = GAME.why_not(self.s, GAME.to_act(self.s), action)
        return "" if reason is None else reason.code

    def choices(self, verb: str | None = None) -> list[dict[str, Any]]:
        found = [GAME.codec.decode(action) for action in GAME.legal(self.s)]
        return [one for one in found if verb is None or one["verb"] == verb]

    def waiting_for(self) -> int | None:
        """The seat that is asked, or None for NATURE and after the end."""
        who = GAME.to_act(self.s)
        return who if who >= 0 else None

    def asked(self) -> str:
        """The name of the pending decision; "over" after the end."""
        return str(GAME.decision(self.s)["name"])

    def is_over(self) -> bool:
        return GAME.to_act(self.s) == OVER

    # --- looking

    def crown(self) -> int:
        return self.s.crown

    def gold(self, seat: int) -> int:
        return self.s.gold[seat]

    def hand(self, seat: int) -> list[str]:
        return [CARD_IDS[kind] for kind in self.s.hands[seat]]

    def city(self, seat: int) -> list[str]:
        """The districts in building order; a beautified one ends in an asterisk."""
        return [CARD_IDS[code & 63] + ("*" if code > 63 else "") for code in self.s.cities[seat]]

    def under(self) -> list[str]:
        return [CARD_IDS[kind] for kind in self.s.under]

    def deck_size(self) -> int:
        return len(self.s.deck) + len(self.s.under)

    def playing(self) -> str:
        """The character whose turn it is."""
        return CHARACTER_IDS[self.s.character]

    def view(self, seat: int | None) -> dict[str, Any]:
        return GAME.view(self.s, seat)

    def points(self, seat: int) -> dict[str, int]:
        return GAME.scores(self.s)[seat]

    def total(self, seat: int) -> int:
        return sum(self.points(seat).values())
