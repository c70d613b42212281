"""What is certain is never forgotten, and nothing is dealt against what a seat saw or was told.

`Witness` plays out every way in which the hidden cards can have been dealt and moved, by the rules alone; the tests
compare that with `determinize` and with the hands in the view.
"""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random
from typing import Any

import pytest

from kasztelan.core.chance import SeededChance
from kasztelan.core.state import NATURE
from kasztelan.games.citadels.components import CARD
from kasztelan.games.citadels.forgetting import common
from kasztelan.games.citadels.game import GAME
from kasztelan.games.citadels.sightings import sightings
from kasztelan.games.citadels.state import CitadelsState
from tests.conformance.citadels.observer import CitadelsObserver
from tests.conformance.option_sets import Case
from tests.conformance.walks import Walk, told
from tests.games.citadels.casts import with_cards
from tests.games.citadels.possible_deals import Witness
from tests.games.citadels.small_games import small_game
from tests.marks import rule

PLAYERS = 4


def witness(seat: int, *names: str, seats: list[dict[str, Any]], **position: Any) -> Witness:
    """Somebody at a table of four with these cards in the game; whoever has no seat here was called before `next`."""
    options = position.pop("options", None) or with_cards(*names, players=PLAYERS)
    called = [{"characters": ["assassin"]}, {"characters": ["thief"]}]
    seats = (seats + called)[:PLAYERS]
    state = GAME.position({"options": options, "seats": seats, "rest": "absent", **position})
    assert isinstance(state, CitadelsState)
    return Witness(state, seat)


def hands(w: Witness, *owners: int) -> set[tuple[tuple[int, ...], ...]]:
    """The hands these players may hold together."""
    return {tuple(tuple(s.hands[owner]) for owner in owners) for s in w.possible}


def kinds(*cards: str) -> tuple[int, ...]:
    return tuple(sorted(CARD[card] for card in cards))


# --- cards that leave a hand unseen


def spied(hand: list[str], **position: Any) -> Witness:
    """The Spy at seat 0 has seen the hand of seat 1, the Merchant, who has a Laboratory and a Museum."""
    seats: list[dict[str, Any]] = [
        {"characters": ["spy"]},
        {"characters": ["merchant"], "hand": hand, "city": ["laboratory", "museum"]},
        {"characters": ["warlord"], "hand": ["docks"], "gold": 9},
    ]
    w = witness(0, "spy", "laboratory", "museum", seats=seats, next="spy", gathered=True, **position)
    return w.do("spy", seat=1, type="military").do("end_turn")


@rule("CIT-INFO-6")
def test_the_only_card_of_a_hand_is_known_under_the_deck() -> None:
    w = spied(["castle"], deck=["manor", "temple", "tavern"])
    w.do("laboratory", card="castle")
    assert {tuple(s.under) for s in w.possible} == {kinds("castle")}
    w.check_all()


def test_a_card_known_under_the_deck_is_known_in_the_hand_that_draws_it() -> None:
    w = spied(["castle"], deck=["manor"], under=["temple"])
    w.do("laboratory", card="castle").do("gather_cards").draws("manor").do("keep", card="manor").do(
        "end_turn"
    )
    w.check_all()
    # What was not kept lies behind the castle, which the Warlord draws first.
    w.do("gather_cards").do("keep", card="temple").do("end_turn")
    w.check_all()


def test_of_a_known_hand_one_card_is_gone() -> None:
    w = spied(["castle", "manor", "tavern"], deck=["temple"])
    w.do("laboratory", card="manor")
    assert w.known(1) == []
    assert hands(w, 1) == {
        (kinds("castle", "manor"),),
        (kinds("castle", "tavern"),),
        (kinds("manor", "tavern"),),
    }
    w.check_all()
    w.do("gather_gold").do("build", card="castle")
    w.check_all()
    w.do("museum", card="tavern")
    assert w.known(1) == []
    w.check_all()


def test_of_two_alike_one_stays_known() -> None:
    w = spied(["manor", "manor", "tavern"], deck=["temple"]).do("laboratory", card="tavern")
    assert w.known(1) == ["manor"]
    w.check_all()


def test_what_lay_beneath_a_museum_is_known_under_the_deck() -> None:
    w = spied(["castle", "manor"], deck=["temple", "tavern"]).do("museum", card="castle").do("gather_gold")
    w.do("end_turn").do("gather_gold").do("destroy", seat=1, card="museum", beautified=False)
    assert {tuple(s.under[1:]) for s in w.possible} == {kinds("castle"), kinds("manor")}
    w.check_all()


def given(**position: Any) -> Witness:
    """Seat 0, the Magician, has given three cards to seat 1 for none; the Emperor at seat 2 comes next."""
    seats: list[dict[str, Any]] = [
        {"characters": ["magician"], "hand": ["castle", "manor", "temple"]},
        {"characters": ["bishop"], "gold": 0},
        {"characters": ["emperor"], "hand": ["docks"]},
    ]
    deck = ["tavern", "prison"]
    w = witness(0, "emperor", seats=seats, deck=deck, crown=3, next="magician", gathered=True, **position)
    return w.do("swap_hands", seat=1).do("end_turn").do("gather_gold")


@rule("CIT-INFO-7")
def test_of_three_cards_given_away_two_are_left_when_one_is_taken_unseen() -> None:
    w = given().do("give_crown", seat=1).do("lose_card", card="manor")
    pairs = {rest for rest, _ in hands(w, 1, 2)}
    assert pairs == {kinds("castle", "manor"), kinds("castle", "temple"), kinds("manor", "temple")}
    w.check_all()
    w.do("build", card="manor")
    assert w.known(1) == ["castle", "temple"]
    w.check_all()


def divined() -> Witness:
    """Seat 0, the Seer, took the docks from seat 1 and gave a castle back; the Emperor at seat 2 took a card there."""
    seats: list[dict[str, Any]] = [
        {"characters": ["seer"], "hand": ["castle", "manor"]},
        {"characters": ["bishop"], "gold": 0, "hand": ["docks", "tavern", "prison"]},
        {"characters": ["emperor"]},
    ]
    deck = ["temple", "library"]
    w = witness(0, "seer", "emperor", "library", seats=seats, deck=deck, crown=3, next="seer", gathered=True)
    w.do("divine").do("lose_card", card="docks").do("give", card="castle").do("end_turn")
    return w.do("gather_gold").do("give_crown", seat=1).do("lose_card", card="prison")


@rule("CIT-INFO-7")
def test_a_card_the_seer_gave_back_may_have_been_taken_by_another() -> None:
    w = divined()
    assert (w.known(1), w.known(2)) == ([], [])
    w.check_all()
    castle = CARD["castle"]
    assert all(castle in s.hands[1] + s.hands[2] for s in w.possible)


def test_any_card_of_a_hand_is_as_likely_to_have_been_taken() -> None:
    draws = 900
    taken = sum(count for deal, count in divined().redealt(draws).items() if CARD["castle"] in deal[0][2])
    assert abs(taken - draws / 3) < 5 * sqrt(draws * 2 / 9)


# --- counts that everybody hears


def counted(hand: list[str], type: str, *draws: str) -> Witness:
    """Seat 3 hears how many cards of a type the Spy found in the hand of seat 1, who has a Laboratory."""
    seats: list[dict[str, Any]] = [
        {"characters": ["spy"]},
        {"characters": ["merchant"], "hand": hand, "city": ["laboratory"]},
        {"characters": ["warlord"]},
        {"characters": ["king"], "hand": ["palace"]},
    ]
    deck = ["manor", "temple", "tavern", "docks", "prison"]
    w = witness(3, "spy", "laboratory", seats=seats, deck=deck, next="spy", gathered=True)
    return w.do("spy", seat=1, type=type).draws(*draws)


@rule("CIT-INFO-6")
@pytest.mark.parametrize(
    ("type", "draws"),
    [("trade", ("manor", "temple")), ("religious", ()), ("noble", ())],
)
def test_a_count_of_types_holds_for_everybody(type: str, draws: tuple[str, ...]) -> None:
    w = counted(["tavern", "market"], type, *draws)
    w.check_all()
    w.do("end_turn").do("gather_gold").do("end_turn").do("laboratory", card="tavern")
    w.check_all()


@rule("CIT-INFO-6")
def test_a_count_of_some_cards_leaves_open_which_of_them_went() -> None:
    w = counted(["tavern", "castle"], "trade", "manor")
    w.check_all()
    w.do("end_turn").do("gather_gold").do("end_turn").do("laboratory", card="castle")
    w.check_all()


@rule("CIT-INFO-6")
def test_a_count_may_leave_a_single_card() -> None:
    w = counted(["fortress", "castle"], "military", "manor")
    assert w.known(1) == []
    w.check_all()
    # Seat 3 draws the only other military card.
    w.do("end_turn").do("gather_cards").draws("prison", "docks")
    assert w.known(1) == ["fortress"]
    w.do("keep", card="prison")
    w.check_all()


# --- the piles, the Wizard, the Scholar


def wizardry() -> Witness:
    """The Spy at seat 0 knows the hand of seat 1; the Wizard at seat 2 has taken the tavern from it."""
    seats: list[dict[str, Any]] = [
        {"characters": ["spy"]},
        {"characters": ["merchant"], "hand": ["tavern", "manor"]},
        {"characters": ["wizard"], "hand": ["temple", "docks"], "gold": 5},
    ]
    w = witness(0, "spy", "wizard", seats=seats, deck=["prison", "castle"], next="spy", gathered=True)
    w.do("spy", seat=1, type="military").do("end_turn")
    return w.do("look", seat=1).do("take", card="tavern")


@rule("CIT-INFO-7")
def test_the_card_a_wizard_thinks_about_came_from_the_hand_he_looked_at() -> None:
    w = wizardry()
    for seed in range(20):
        world = GAME.determinize(w.state, 0, SeededChance(seed))
        assert GAME.view(world, 2)["mine"]["held"] in ("tavern", "manor")
    w.check_all()
    w.do("to_hand")
    w.check_all()


@rule("CIT-INFO-7")
def test_the_card_a_wizard_builds_at_once_is_the_one_he_took() -> None:
    w = wizardry().do("build", card="tavern")
    assert w.known(1) == ["manor"]
    w.check_all()


def test_cards_put_under_the_deck_stay_known_when_a_scholar_shuffles_it() -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["magician"], "hand": ["castle", "manor"]},
        {"characters": ["scholar"]},
        {"characters": ["warlord"]},
    ]
    w = witness(
        0, "scholar", seats=seats, deck=["tavern", "temple"], under=["docks"], next="magician", gathered=True
    )
    w.do("redraw", card="castle").do("done").draws("tavern").do("end_turn")
    w.do("study").draws("temple").do("keep", card="castle")
    w.check_all()
    w.do("gather_cards").draws("temple", "docks").do("keep", card="temple").do("end_turn")
    w.check_all()


def test_a_searched_deck_stays_known() -> None:
    options = {"players": PLAYERS, "edition": "classic", "districts": ["lighthouse"]}
    seats: list[dict[str, Any]] = [
        {"characters": ["king"], "hand": ["lighthouse"], "gold": 9},
        {"characters": ["merchant"], "hand": ["castle"]},
        {"characters": ["warlord"]},
    ]
    w = witness(
        0,
        seats=seats,
        options=options,
        deck=["manor", "tavern", "temple", "docks"],
        next="king",
        gathered=True,
    )
    w.do("build", card="lighthouse").do("take_card").do("search", card="docks").do("end_turn")
    assert w.known(1) == ["castle"]
    w.check_all()
    w.do("gather_cards").draws("manor", "temple").do("keep", card="temple")
    w.check_all()


def test_cards_go_under_the_deck_in_the_order_drawn() -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["magician"], "hand": ["castle"]},
        {"characters": ["merchant"], "city": ["observatory"]},
    ]
    piles = {"deck": ["tavern"], "under": ["temple", "docks"]}
    w = witness(0, "observatory", seats=seats, **piles, next="magician", gathered=True)
    w.do("redraw", card="castle").do("done").draws("tavern").do("end_turn").do("gather_cards")
    w.do("keep", card="temple")
    castle = CARD["castle"]
    assert all(castle in s.hands[1] or s.under[-1] == castle for s in w.possible)
    w.check_all()


# --- everything at once


@pytest.mark.parametrize("seed", range(24))
def test_small_games_are_known_exactly(seed: int) -> None:
    random = Random(seed)
    state = small_game(random)
    w = Witness(state, random.randrange(state.players))
    for _ in range(40):
        if (
            GAME.decision(w.state)["name"] in ("pick_character", "open_character", "over")
            or len(w.possible) > 800
        ):
            return
        legal = GAME.legal(w.state)
        w.see(random.choice(legal[:-1] or legal) if random.random() < 0.6 else random.choice(legal))
        if GAME.to_act(w.state) != NATURE:
            if len(w.deals()) < 40 and random.random() < 0.2:
                w.check_all()
            else:
                w.check(2)


def walks() -> list[Case]:
    names = ("cunning_agents", "illustrious_emissaries", "tenacious_delegates")
    return [Case("citadels", name, {"players": 6, "set": name}) for name in names]


@pytest.mark.parametrize("case", walks(), ids=str)
def test_no_deal_contradicts_what_the_seat_heard(case: Case) -> None:
    """In whole games, as long as nothing had to be forgotten."""
    walk = Walk(case, 3)
    seat = walk.chance.below(walk.seats(), 0)
    observer = CitadelsObserver(seat, walk.seats())
    checked = 0
    while not walk.over():
        walk.state, events = told(GAME, walk.state, walk.choose(walk.state), seat)
        for event in events:
            observer.hear(event)
        assert isinstance(walk.state, CitadelsState)
        if GAME.to_act(walk.state) >= 0 and sightings(walk.state, seat).whole:
            checked += 1
            dealt = GAME.determinize(walk.state, seat, walk.chance)
            assert observer.misdealt([GAME.view(dealt, one) for one in range(walk.seats())]) == ""
    assert checked > 50


@pytest.mark.parametrize("case", walks(), ids=str)
def test_what_is_certain_is_true_and_is_not_forgotten_beyond_the_bound(case: Case) -> None:
    """Where there are too many worlds a seat goes on with what is in all of them."""
    walk = Walk(case, 1)
    several = 0
    for state in walk.moments(20):
        assert isinstance(state, CitadelsState)
        for seat in range(state.players):
            known = sightings(state, seat)
            several += len(known.worlds) > 1
            kept = common(known.worlds)
            for other in range(state.players):
                certain = Counter(known.certain(other))
                assert certain <= Counter(state.hands[other])
                assert Counter(kept.certain(kept.labels(other))) == certain
    assert several > 25


@pytest.mark.parametrize("case", walks(), ids=str)
def test_a_state_dealt_anew_tells_the_seat_what_it_knew(case: Case) -> None:
    """Also when nothing is left but what was written down."""
    walk = Walk(case, 2)
    for state in walk.moments(120):
        for seat in range(walk.seats()):
            dealt = GAME.determinize(state, seat, walk.chance)
            kept = GAME.from_data(dealt.to_data())
            assert GAME.view(kept, seat) == GAME.view(state, seat)
            one, two = (GAME.determinize(s, seat, SeededChance(seat)) for s in (state, kept))
            assert one.to_data() == two.to_data()
