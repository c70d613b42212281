"""Many games: the same ones however they are cut, and counted rightly."""

from __future__ import annotations

import pytest

from kasztelan.arena.simulate import play_games
from kasztelan.arena.tally import Tally
from kasztelan.bots import registry
from kasztelan.core.errors import Reason, Refusal, one_of
from kasztelan.core.player import Player, Seat
from kasztelan.core.record import replay, walk
from kasztelan.games.citadels.game import GAME

OPTIONS = {"players": 3}
BOTS = ["random", "random", "random"]


def test_stretches_add_up_to_the_whole() -> None:
    whole = play_games("citadels", OPTIONS, BOTS, 7, 0, 6, keep_records=True)
    parts = Tally(3)
    for first, count in ((0, 1), (1, 3), (4, 2)):
        parts.add(play_games("citadels", OPTIONS, BOTS, 7, first, count, keep_records=True))
    assert parts == whole
    assert whole.games == 6


def test_another_seed_plays_other_games() -> None:
    assert play_games("citadels", OPTIONS, BOTS, 7, 0, 2) != play_games("citadels", OPTIONS, BOTS, 8, 0, 2)


def test_the_tally_is_what_the_records_say() -> None:
    tally = play_games("citadels", OPTIONS, BOTS, 1, 0, 3, keep_records=True)
    entries = [entry for record in tally.records for entry in record["actions"]]
    assert tally.natures == sum(entry["by"] == "nature" for entry in entries)
    assert tally.decisions == sum(entry["by"] != "nature" for entry in entries)
    assert tally.scores == [
        sum(record["result"]["points"][seat] for record in tally.records) for seat in range(3)
    ]
    assert tally.wins == [sum(record["result"]["won"][seat] for record in tally.records) for seat in range(3)]
    assert tally.endings == {"city": 3}
    assert tally.rounds == sum(
        GAME.view(replay(GAME, record).state, None)["round"] for record in tally.records
    )


def test_forced_decisions_are_those_with_one_option() -> None:
    tally = play_games("citadels", OPTIONS, BOTS, 2, 0, 1, keep_records=True)
    record = tally.records[0]
    way = walk(GAME, record)
    single = 0
    while not way.whole():
        single += way.match.waiting_for() >= 0 and len(GAME.legal(way.match.state)) == 1
        way.go_on()
    assert 0 < tally.forced == single < tally.decisions


class LeavingBot(Player):
    """Plays at random and walks away, or worse, after so many choices in all games together."""

    def __init__(self, patience: list[int], leaving: type[BaseException]) -> None:
        self.patience = patience
        self.leaving = leaving

    def choose(self, seat: Seat) -> int:
        self.patience[0] -= 1
        if self.patience[0] == 0:
            raise self.leaving
        return seat.legal()[0]


def test_an_interrupt_keeps_what_was_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    patience = [400]
    leaving = registry.Bot(lambda _game, _seed: LeavingBot(patience, KeyboardInterrupt))
    monkeypatch.setitem(registry.BOTS, "leaving", leaving)
    bots = ["leaving", "random", "random"]
    cut = play_games("citadels", OPTIONS, bots, 7, 0, 50)
    assert cut.interrupted
    assert 0 < cut.games < 50
    patience[0] = -1
    again = play_games("citadels", OPTIONS, bots, 7, 0, cut.games)
    cut.interrupted = False
    assert cut == again


def test_a_fault_in_one_game_is_counted_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    patience = [5]
    leaving = registry.Bot(lambda _game, _seed: LeavingBot(patience, LookupError))
    monkeypatch.setitem(registry.BOTS, "leaving", leaving)
    tally = play_games("citadels", OPTIONS, ["leaving", "random", "random"], 7, 0, 3)
    assert (tally.errors, tally.games, tally.interrupted) == (1, 2, False)
    assert tally.first_error is not None
    assert tally.first_error.startswith("0: LookupError")


def test_stop_is_heeded_between_games() -> None:
    answers = iter([False, False, True])
    tally = play_games("citadels", OPTIONS, BOTS, 7, 0, 50, stop=lambda: next(answers))
    assert (tally.games, tally.interrupted) == (2, True)


@pytest.mark.parametrize("count", [0, 2, 4])
def test_every_seat_needs_a_bot(count: int) -> None:
    with pytest.raises(Refusal) as refusal:
        play_games("citadels", OPTIONS, ["random"] * count, 1, 0, 1)
    assert refusal.value.field == "bots"
    assert refusal.value.allowed == Reason("for_each_seat", {"count": 3})


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refusal) as refusal:
        registry.make_bot("clever", GAME, 0)
    assert refusal.value.field == "bots"
    assert refusal.value.allowed == one_of(["random", "heuristic"])


@pytest.mark.parametrize("name", sorted(registry.BOTS))
def test_every_bot_plays_the_same_game_from_the_same_seed(name: str) -> None:
    first, second = (
        play_games("citadels", OPTIONS, [name] * 3, 3, 0, 1, keep_records=True) for _ in range(2)
    )
    assert first.games == 1
    assert first.records == second.records
