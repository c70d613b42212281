"""Who can still be whom: what a seat is told is what follows from all it saw, no more and no less.

The rules themselves are played in every way that tells the seat the same story; what holds in some of these worlds may
be, what holds in all of them is certain.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations
from random import Random
from typing import Any

import pytest

from kasztelan.core.chance import SeededChance
from kasztelan.core.match import ASK_ALL, Match
from kasztelan.core.state import NATURE
from kasztelan.games.citadels.components import CHARACTER_IDS, THEATER
from kasztelan.games.citadels.deductions import NOBODY, possible_holders
from kasztelan.games.citadels.game import GAME
from kasztelan.games.citadels.rules import pending
from kasztelan.games.citadels.rules.draft import begin_draft
from kasztelan.games.citadels.state import FACE_UP, IN_PACK, CitadelsState
from tests.conformance.citadels.option_sets import MARKERS
from tests.conformance.walks import told

DRAFT = (
    pending.OPEN_CHARACTER,
    pending.ASIDE_CHARACTER,
    pending.MIDDLE_CHARACTER,
    pending.PICK_CHARACTER,
    pending.DISCARD_CHARACTER,
)
PLAIN = {
    "pick", "discard", "swap_characters", "offer_character", "gather_gold", "end_turn", "pass", "done", "kill", "rob",
    "bewitch", "sign_warrant", "warrant", "threaten_with_flower", "threaten", "bribe", "refuse", "reveal_threat",
    "take_crown", "give_crown", "take_gold",
}  # fmt: skip
"""What can be done without drawing cards, which would make worlds without number and tell nothing of characters."""

GAMES: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "three": {"players": 3},
    "three, classic": {"players": 3, "edition": "classic"},
    "four": {"players": 4, "characters": MARKERS},
    "four, classic": {"players": 4, "edition": "classic"},
    "five": {"players": 5},
    "six, nine ranks": {"players": 6, "set": "random"},
    "seven": {"players": 7},
    "eight": {"players": 8, "set": "vicious_nobles"},
}


@cache
def before_draft(name: str) -> CitadelsState:
    """The first draft is about to begin."""
    match = Match(GAME, SeededChance(3), GAMES[name], forced=ASK_ALL)
    while not match.state.stack or match.state.stack[-4] not in DRAFT:
        match._answer_for_nature()
    state = match.state
    assert isinstance(state, CitadelsState)
    return state


def key_of(s: CitadelsState) -> Any:
    """What two worlds have to share to go on alike; who saw what in the draft changes nothing."""
    marks = (s.killed, s.bewitched, s.robbed, s.warrants, s.signed, s.threats, s.flowered, s.settled)
    return tuple(s.where), s.theater, tuple(s.stack), marks, s.crown


class Suspicion:
    """One seat, and every world that told it the same story."""

    def __init__(self, state: CitadelsState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.worlds = [state]

    def after(self, s: CitadelsState, action: int) -> tuple[CitadelsState, list[Any]]:
        after, story = told(GAME, s, action, self.seat)
        assert isinstance(after, CitadelsState)
        story.append(GAME.decision(after))
        if GAME.to_act(after) == self.seat and after.stack[-4] in DRAFT:
            story.append({"legal": GAME.legal(after)})
        return after, story

    def see(self, action: int) -> None:
        own = GAME.to_act(self.state) == self.seat
        self.state, story = self.after(self.state, action)
        found: dict[Any, CitadelsState] = {}
        for s in self.worlds:
            for one in [action] if own else GAME.legal(s):
                after, heard = self.after(s, one)
                if heard == story:
                    found[key_of(after)] = after
        self.worlds = list(found.values())

    def holders(self) -> dict[int, set[int]]:
        """Where every rank may be, at the end of the draft."""
        found: dict[int, set[int]] = {rank: set() for rank in range(1, self.state.box.top + 1)}
        for s in ends_of_draft(self.worlds):
            for rank, held in found.items():
                held.add(max(NOBODY, s.where[rank]))
        return found


def ends_of_draft(worlds: list[CitadelsState]) -> list[CitadelsState]:
    """Every way in which the draft may go on from here."""
    while any(IN_PACK in s.where for s in worlds):
        found: dict[Any, CitadelsState] = {}
        for s in worlds:
            for action in GAME.legal(s) if IN_PACK in s.where else []:
                after = s.copy()
                GAME.apply(after, action)
                found[tuple(after.where), tuple(after.stack)] = after
        worlds = list(found.values())
    return worlds


def action_of(s: CitadelsState, rng: Random) -> int:
    legal = GAME.legal(s)
    if GAME.to_act(s) == NATURE:
        return rng.choice(legal)
    plain = [one for one in legal if GAME.codec.verb_of[one] in PLAIN]
    return rng.choice(plain or legal)


def walk(name: str, seat: int, seed: int, theater: bool = False) -> int:
    """A round as this seat sees it, checked at every question; says how often."""
    rng = Random(seed)
    start = before_draft(name).copy()
    if theater:
        start.cities[1] = [THEATER]
        start.built[1] |= 1 << THEATER
    watcher = Suspicion(start, seat)
    checked = 0
    while watcher.state.round == start.round and watcher.state.stack:
        if GAME.to_act(watcher.state) != NATURE and len(watcher.state.box.draft) - watcher.state.step < 4:
            assert possible_holders(watcher.state, seat) == watcher.holders()
            checked += 1
        watcher.see(action_of(watcher.state, rng))
    return checked


SMALL = [name for name, options in GAMES.items() if options["players"] < 6]
LARGE = [name for name in GAMES if name not in SMALL]


@pytest.mark.parametrize("name", SMALL)
def test_what_is_told_is_what_holds_in_some_world_that_looks_the_same(name: str) -> None:
    players = GAMES[name]["players"]
    # Nine ranks and two characters each make too many worlds to try for everybody.
    for seat in range(players) if name != "three" else [1]:
        assert walk(name, seat, 10 + seat) > players


def drafted(s: CitadelsState, seat: int) -> dict[int, set[int]]:
    """Where every rank may be at the end of a draft of many, for whoever has chosen from one pack; by trying it out."""
    order = [(s.crown + at) % s.players for at in range(s.players)]
    turn = order.index(seat)
    (seen,) = [noted & 1023 for noted in s.packs if noted // 1024 == seat]
    hidden = [rank for rank in range(1, s.box.top + 1) if s.where[rank] != FACE_UP]
    mine = s.where.index(seat)
    comes_back = len(hidden) == s.players + 1
    last = turn == s.players - 1
    found: dict[int, set[int]] = {rank: {NOBODY} for rank in range(1, s.box.top + 1) if rank not in hidden}
    found.update({rank: set() for rank in hidden})
    for earlier in permutations([one for one in hidden if one != mine], turn):
        left = [one for one in hidden if one not in earlier]
        for aside in left:
            pack = {one for one in left if one != aside or (last and comes_back)}
            if sum(1 << one for one in pack) != seen:
                continue
            rest = [one for one in left if one != mine and (one != aside or comes_back)]
            for later in permutations(rest, s.players - turn - 1):
                if comes_back and not last and aside in later[:-1]:
                    continue
                held = dict(zip((*earlier, mine, *later), order, strict=True))
                for rank in hidden:
                    found[rank].add(held.get(rank, NOBODY))
    return found


@pytest.mark.parametrize("name", LARGE)
def test_so_it_is_at_large_tables(name: str) -> None:
    state = before_draft(name).copy()
    rng = Random(6)
    checked = 0
    while IN_PACK in state.where:
        who, picks = GAME.to_act(state), state.stack[-4] == pending.PICK_CHARACTER
        GAME.apply(state, action_of(state, rng))
        if picks and IN_PACK in state.where:
            assert possible_holders(state, who) == drafted(state, who)
            checked += 1
    assert checked > 4


@pytest.mark.parametrize("name", ["two", "three, classic", "four", "five"])
def test_also_when_characters_change_hands_in_the_theater(name: str) -> None:
    for seat in range(min(4, GAMES[name]["players"])):
        walk(name, seat, seat, theater=True)


@pytest.mark.parametrize("name", GAMES)
def test_dealing_anew_what_a_seat_cannot_see_changes_nothing(name: str) -> None:
    match = Match(GAME, SeededChance(8), GAMES[name])
    dice, dealer = SeededChance(1), SeededChance(2)
    asked = 0
    while asked < 120 and match.advance() >= 0:
        asked += 1
        for seat in range(match.state.box.players if isinstance(match.state, CitadelsState) else 0):
            other = GAME.determinize(match.state, seat, dealer)
            assert GAME.deductions(other, seat) == match.deductions(seat)
        legal = GAME.legal(match.state)
        match.act(match.waiting_for(), legal[dice.below(len(legal), 0)])


def test_how_it_is_told() -> None:
    watcher = Suspicion(before_draft("four").copy(), 0)
    rng = Random(5)
    while GAME.to_act(watcher.state) != 0 or watcher.state.stack[-4] != pending.PICK_CHARACTER:
        watcher.see(action_of(watcher.state, rng))
    watcher.see(GAME.legal(watcher.state)[0])
    told_of = {one["rank"]: one for one in GAME.deductions(watcher.state, 0)["ranks"]}
    mine = next(rank for rank in told_of if watcher.state.where[rank] == 0)
    up = next(rank for rank in told_of if watcher.state.where[rank] == FACE_UP)
    assert told_of[mine] == {
        "rank": mine,
        "character": CHARACTER_IDS[watcher.state.cast[mine]],
        "seats": [0],
        "nobody": False,
        "certain": True,
        "face_up": False,
        "killed": False,
    }
    assert (told_of[up]["seats"], told_of[up]["nobody"], told_of[up]["face_up"]) == ([], True, True)


def test_before_the_first_draft_there_is_nothing_to_tell() -> None:
    assert GAME.deductions(GAME.new({"players": 4}), 0) == {"ranks": []}


def test_python_asks_for_it_like_for_a_view() -> None:
    match = Match(GAME, SeededChance(1), {"players": 3})
    who = match.advance()
    assert match.deductions() == match.deductions(who) == match.seat(who).deductions()
    assert match.deductions() is not None


def test_a_new_draft_forgets_the_last_round() -> None:
    state = before_draft("four").copy()
    begin_draft(state)
    GAME._go_on(state)
    for held in possible_holders(state, 0).values():
        assert held == {NOBODY, 0, 1, 2, 3}
