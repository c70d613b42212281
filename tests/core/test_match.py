"""A match refuses what is out of turn, plays only what it may, tells the listeners and takes back to a reveal."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.core.chance import KeyedChance, SeededChance
from kasztelan.core.errors import BadPosition, IllegalAction, InvalidAction
from kasztelan.core.events import Event, Step, events_in
from kasztelan.core.match import ASK_ALL, PLAY_FORCED, PLAY_PUBLIC, Match
from kasztelan.core.player import Player, Seat
from kasztelan.core.record import canonical
from kasztelan.core.state import OVER
from tests.core.play import GAME, KEY, NONCES, act, keyed, opened


def everything(match: Match) -> bytes:
    return canonical([match.state.to_data(), match.history, match.line, match.natures, match.barrier])


def test_acting_out_of_turn_is_refused_and_changes_nothing() -> None:
    match = opened()
    before = everything(match)
    for seat, action, code in [
        (1, act("gather_gold"), "not_your_decision"),
        (7, act("gather_gold"), "not_your_decision"),
        (0, act("build", card="manor"), "not_in_hand"),
        (0, act("end_turn"), "gather_first"),
    ]:
        with pytest.raises(IllegalAction) as refused:
            match.act(seat, action)
        assert refused.value.reason.code == code
    with pytest.raises(InvalidAction):
        match.act(0, GAME.codec.size)
    assert everything(match) == before
    assert match.waiting_for() == 0


def test_an_opening_has_the_options_of_the_match() -> None:
    opening = {"options": {"players": 4, "set": "cunning_agents"}}
    with pytest.raises(BadPosition) as refused:
        Match(GAME, SeededChance(0), {"players": 4}, opening)
    assert refused.value.field == "options"
    assert Match(GAME, SeededChance(0), opening["options"], opening).options["set"] == "cunning_agents"


def test_undo_takes_back_the_own_latest_decision() -> None:
    match = opened()
    before = match.state.to_data()
    match.act(0, act("gather_gold"))
    match.act(0, act("build", card="market"))
    match.undo(0)
    assert match.line == [act("gather_gold")]
    match.undo(0)
    assert match.state.to_data() == before
    assert match.history == [act("gather_gold"), act("build", card="market"), -1, -1]
    with pytest.raises(IllegalAction) as refused:
        match.undo(0)
    assert refused.value.reason.code == "nothing_to_undo"


def test_a_turn_is_started_over_at_once() -> None:
    match = opened()
    before = match.state.to_data()
    match.act(0, act("gather_gold"))
    with pytest.raises(IllegalAction) as refused:
        match.start_over(0)
    assert refused.value.reason.code == "nothing_to_undo"
    match.act(0, act("build", card="market"))
    assert match.turn_point([1]) == -1
    match.start_over(0)
    assert match.state.to_data() == before
    assert match.line == []


def test_starting_over_goes_back_to_the_last_reveal_only() -> None:
    match = opened()
    match.act(0, act("merchant_gold"))
    match.act(0, act("gather_cards"))
    match.act(0, GAME.legal(match.state)[0])
    match.act(0, act("build", card="market"))
    match.start_over(0)
    assert GAME.decision(match.state)["name"] == "keep_cards"


def test_undo_does_not_pass_a_drawn_card() -> None:
    match = opened()
    match.act(0, act("merchant_gold"))
    match.act(0, act("gather_cards"))
    with pytest.raises(IllegalAction):
        match.undo(0)
    match.act(0, GAME.legal(match.state)[0])
    match.undo(0)
    assert GAME.decision(match.state)["name"] == "keep_cards"
    with pytest.raises(IllegalAction):
        match.undo(0)
    assert match.undo_point(range(4)) == -1


def test_undo_does_not_pass_a_character_that_was_revealed() -> None:
    match = opened()
    match.act(0, act("gather_gold"))
    match.act(0, act("end_turn"))
    assert match.waiting_for() == 1
    assert match.undo_point(range(4)) == -1


def test_nobody_takes_back_for_another_unless_the_table_agrees() -> None:
    match = opened()
    match.act(0, act("gather_gold"))
    before = everything(match)
    for seat in (1, 2, 3):
        with pytest.raises(IllegalAction):
            match.undo(seat)
    assert everything(match) == before
    at = match.undo_point([0, 1])
    assert not match.is_own(at, [1])
    assert match.is_own(at, [0])
    match.rewind(at)
    assert match.line == []


def test_a_match_that_keeps_nothing_cannot_take_back() -> None:
    match = Match(GAME, KeyedChance(KEY, NONCES), {"players": 4})
    match.act(match.advance(), GAME.legal(match.state)[0])
    assert match.undo_point(range(4)) == -1


def test_taking_back_and_doing_again_draws_the_same_cards() -> None:
    """The answers belong to the count of questions, so nobody rolls again by undoing."""
    straight = opened(KeyedChance(KEY, NONCES))
    straight.act(0, act("gather_cards"))
    regretted = opened(KeyedChance(KEY, NONCES))
    regretted.act(0, act("merchant_gold"))
    regretted.undo(0)
    regretted.act(0, act("gather_cards"))
    assert regretted.natures == straight.natures == 2
    assert regretted.line == straight.line
    assert regretted.state.to_data() == straight.state.to_data()


def idle_turn(forced: int) -> Match:
    """The Merchant has gathered, has no card and nothing else to do but his coin, which he takes."""
    match = opened(forced=forced, seats=[{"characters": ["merchant"], "hand": []}, {}, {}, {}])
    match.act(0, act("gather_gold"))
    match.act(0, act("merchant_gold"))
    return match


@pytest.mark.parametrize(
    ("forced", "still_asked"), [(ASK_ALL, True), (PLAY_PUBLIC, True), (PLAY_FORCED, False)]
)
def test_a_turn_that_can_only_end_is_ended_unasked_in_simulation_only(forced: int, still_asked: bool) -> None:
    """With an empty hand the end is forced; at a table of people the hand is nobody's business."""
    match = idle_turn(forced)
    assert (match.waiting_for() == 0) == still_asked
    assert match.forced == (0 if still_asked else 1)


@pytest.mark.parametrize(("forced", "asked"), [(ASK_ALL, True), (PLAY_PUBLIC, False), (PLAY_FORCED, False)])
def test_a_choice_that_everybody_sees_is_forced_is_played_for_people_too(forced: int, asked: bool) -> None:
    """One card is left in the deck, so the gatherer keeps the one drawn."""
    match = opened(forced=forced, deck=["palace"], rest="absent")
    match.act(0, act("gather_cards"))
    assert (GAME.decision(match.state)["name"] == "keep_cards") == asked
    if not asked:
        assert match.line[-1] == act("keep", card="palace")
        assert match.history == match.line


def test_a_forced_choice_is_taken_back_with_the_decision_before_it() -> None:
    """The Artist's only coin is laid, so that she is done; taking the coin back undoes both."""
    seats = [{"characters": ["artist"], "gold": 1, "city": ["tavern", "market"]}, {}, {}, {}]
    options = {"players": 4, "nine": "yes"}
    match = opened(forced=PLAY_PUBLIC, options=options, next="artist", seats=seats)
    before = match.state.to_data()
    match.act(0, act("beautify", card="tavern"))
    assert match.line == [act("beautify", card="tavern"), act("done")]
    assert match.snapshots[-1].played
    match.undo(0)
    assert match.history[-1] == -2
    assert match.state.to_data() == before


def test_listeners_hear_each_step_and_only_the_drawer_sees_the_cards() -> None:
    heard: list[Event] = []
    match = opened()
    match.listen(lambda steps: heard.extend(events_in(steps)))
    match.act(0, act("gather_cards"))
    drew = next(event for event in heard if event.name == "drew")
    assert len(drew.seen_by(0)["cards"]) == 2
    for other in (1, 2, 3, None):
        assert drew.seen_by(other) == {"event": "drew", "seat": 0, "count": 2}
    heard.clear()
    match.act(0, GAME.legal(match.state)[0])
    assert [event.name for event in heard] == ["kept"]


def test_a_copy_of_the_state_has_no_listener() -> None:
    heard: list[Event] = []
    match = opened()
    match.listen(lambda steps: heard.extend(events_in(steps)))
    copy = match.state.copy()
    GAME.apply(copy, act("gather_gold"))
    assert copy.tape is None
    assert heard == []


def test_each_step_of_the_rules_is_handed_out_with_the_position_after_it() -> None:
    """The Merchant ends his turn; the Architect's call is a step of its own, after the turn has ended."""
    steps: list[Step] = []
    match = opened()
    match.act(0, act("gather_gold"))
    match.listen(steps.extend)
    match.act(0, act("end_turn"))
    told = [(GAME.round_of(step.state), [event.name for event in step.events]) for step in steps]
    assert [names for _, names in told if "turn_ended" in names] == [["turn_ended"]]
    called = [GAME.view(step.state, None)["called"] for step in steps]
    assert called[0] == 6
    assert called[-1] == 7
    assert steps[-1].state.to_data() == match.state.to_data()
    assert all(step.state.tape is None and step.state.steps is None for step in steps)


def test_a_seat_that_is_not_asked_has_no_choices() -> None:
    match = opened()
    assert match.seat(0).legal() == GAME.legal(match.state)
    assert [match.seat(other).legal() for other in (1, 2, 3)] == [[], [], []]


class First(Player):
    """Takes the first legal action and remembers what it was shown."""

    def __init__(self) -> None:
        self.views: list[dict[str, Any]] = []

    def choose(self, seat: Seat) -> int:
        self.views.append(seat.view())
        return seat.legal()[0]


class Cheat(Player):
    """Chooses something that is never legal for a seat."""

    def choose(self, seat: Seat) -> int:
        return act("crown_first", seat=0)


def test_players_see_their_own_views_and_the_game_is_played_to_its_end() -> None:
    players = [First() for _ in range(4)]
    match = Match(GAME, KeyedChance(KEY, NONCES), {"players": 4, "round_limit": 3})
    match.play(list(players))
    assert match.over()
    assert match.history == match.line
    for number, player in enumerate(players):
        assert {view["seat"] for view in player.views} == {number}


def test_a_player_who_cheats_is_refused() -> None:
    match = Match(GAME, KeyedChance(KEY, NONCES), {"players": 4})
    with pytest.raises(IllegalAction):
        match.play([Cheat() for _ in range(4)])


def test_playing_in_one_go_and_step_by_step_give_the_same_game() -> None:
    one = Match(GAME, KeyedChance(KEY, NONCES), {"players": 4, "round_limit": 3})
    one.play([First() for _ in range(4)])
    two = Match(GAME, KeyedChance(KEY, NONCES), {"players": 4, "round_limit": 3}, keep=True)
    who = two.advance()
    while who != OVER:
        who = two.act(who, GAME.legal(two.state)[0])
    assert one.line == two.line
    assert (one.natures, one.decisions, one.forced) == (two.natures, two.decisions, two.forced)


def test_a_whole_game_can_be_played_with_an_undo() -> None:
    match = keyed()
    assert min(match.history) < 0
    assert GAME.result(match.state) is not None
