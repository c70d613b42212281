"""What everybody may know and what stays hidden, in views and in events.

Most tests set two tables side by side that differ only in the hidden thing: whoever may not know it must see and hear
exactly the same at both.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from kasztelan.core.chance import ScriptedChance, SeededChance
from kasztelan.core.events import Event, events_in
from kasztelan.core.match import ASK_ALL, Match
from kasztelan.games.citadels.game import GAME
from tests.games.citadels.casts import with_cards
from tests.marks import rule

PLAYERS: Final = 5
EVERYBODY: Final[list[int | None]] = [0, 1, 2, 3, 4, None]
"""The seats and a spectator."""


class Watched:
    """A match of five whose events are all kept; NATURE is scripted."""

    def __init__(self, options: dict[str, Any] | None = None, **position: Any) -> None:
        chosen = {"players": PLAYERS, **(options or {})}
        opening = None
        if position:
            seats = position.pop("seats", [])
            if "deck" in position:
                position["rest"] = "absent"
            opening = {"options": chosen, "seats": seats + [{}] * (PLAYERS - len(seats)), **position}
        self.match = Match(GAME, ScriptedChance([0]), chosen, opening, forced=ASK_ALL)
        self.events: list[Event] = []
        self.match.listen(lambda steps: self.events.extend(events_in(steps)))

    def do(self, verb: str, **fields: Any) -> Watched:
        """Acts for whoever is asked."""
        action = GAME.codec.encode({"verb": verb, **fields})
        who = self.match.waiting_for()
        assert GAME.why_not(self.match.state, who, action) is None
        self.match._decide(who, action, False)
        return self

    def nature(self, verb: str, **fields: Any) -> Watched:
        action = GAME.codec.encode({"verb": verb, **fields})
        assert action in GAME.legal(self.match.state)
        self.match._answer(action)
        return self

    def draws(self, *cards: str) -> Watched:
        for card in cards:
            self.nature("draw", card=card)
        return self

    def view(self, seat: int | None) -> dict[str, Any]:
        return GAME.view(self.match.state, seat)

    def told(self, seat: int | None) -> list[dict[str, Any]]:
        return [event.seen_by(seat) for event in self.events]

    def heard(self, seat: int | None, event: str) -> list[dict[str, Any]]:
        return [one for one in self.told(seat) if one["event"] == event]


def who_sees(one: Watched, other: Watched) -> list[int | None]:
    """To whom the two tables look different."""
    return [seat for seat in EVERYBODY if one.view(seat) != other.view(seat)]


def who_hears(one: Watched, other: Watched) -> list[int | None]:
    """Who was told different things at the two tables."""
    return [seat for seat in EVERYBODY if one.told(seat) != other.told(seat)]


# --- public


@rule("CIT-INFO-1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_CIT_INFO_1_cities_gold_hand_sizes_deck_crown_and_tax_are_public(seat: int | None) -> None:
    table = Watched(
        with_cards("tax_collector"),
        seats=[
            {"characters": ["merchant"], "gold": 7, "hand": ["castle", "palace", "manor"]},
            {"city": ["docks", {"card": "temple", "beautified": True}], "gold": 4},
        ],
        crown=3,
        tax=6,
        deck=["market", "prison"],
        under=["tavern"],
        next="merchant",
    )
    view = table.view(seat)
    assert [one["gold"] for one in view["seats"]] == [7, 4, 2, 2, 2]
    assert [one["hand"] for one in view["seats"]] == [3, 0, 0, 0, 0]
    assert view["seats"][1]["city"] == [
        {"card": "docks", "beautified": False, "cost": 3},
        {"card": "temple", "beautified": True, "cost": 2},
    ]
    assert (view["deck"], view["crown"], view["tax"]) == (3, 3, 6)


@rule("CIT-INFO-2")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_CIT_INFO_2_face_up_and_revealed_characters_are_public(seat: int | None) -> None:
    held = ["thief", "king", "merchant", "architect", "warlord"]
    seats = [{"characters": [name]} for name in held]
    table = Watched(seats=seats, face_up=["magician"], next="king")
    view = table.view(seat)
    assert view["face_up"] == ["magician"]
    assert [one["seat"] for one in view["ranks"][:4]] == [None, 0, None, 1]
    assert [one["characters"] for one in view["seats"]][:3] == [["thief"], ["king"], []]
    table.do("gather_gold").do("end_turn")
    assert table.view(seat)["ranks"][5]["seat"] == 2
    assert table.view(seat)["ranks"][6]["seat"] is None
    assert table.heard(seat, "revealed") == [{"event": "revealed", "seat": 2, "character": "merchant"}]


@rule("CIT-INFO-2")
@pytest.mark.parametrize("seat", EVERYBODY)
@pytest.mark.parametrize(
    ("character", "verb", "mark", "event"),
    [
        ("assassin", "kill", "killed", "killed"),
        ("witch", "bewitch", "bewitched", "bewitched"),
        ("thief", "rob", "robbed", "marked_for_theft"),
    ],
)
def test_CIT_INFO_2_named_characters_are_public(
    character: str, verb: str, mark: str, event: str, seat: int | None
) -> None:
    table = Watched(with_cards(character), seats=[{"characters": [character]}], next=character)
    table.do("gather_gold").do(verb, character="merchant")
    assert [one["rank"] for one in table.view(seat)["ranks"] if one[mark]] == [6]
    assert table.heard(seat, event) == [{"event": event, "seat": 0, "character": "merchant"}]


@rule("CIT-INFO-2")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_CIT_INFO_2_where_warrants_and_threats_lie_is_public(seat: int | None) -> None:
    table = laid_warrants("merchant")
    assert [one["rank"] for one in table.view(seat)["ranks"] if one["warrant"]] == [4, 6, 7]
    assert [one["character"] for one in table.heard(seat, "warranted")] == ["king", "merchant", "architect"]
    table = laid_threats("merchant")
    assert [one["rank"] for one in table.view(seat)["ranks"] if one["threat"]] == [4, 6]
    assert [one["character"] for one in table.heard(seat, "threatened")] == ["king", "merchant"]


# --- hands, draws and the deck


@rule("CIT-INFO-3")
def test_CIT_INFO_3_a_hand_is_known_to_its_owner_alone() -> None:
    def table(card: str) -> Watched:
        seats = [{"characters": ["merchant"]}, {"hand": [card, "tavern"]}]
        return Watched(with_cards("secret_vault"), seats=seats, next="merchant")

    assert who_sees(table("castle"), table("palace")) == [1]
    assert who_sees(table("castle"), table("secret_vault")) == [1]
    assert table("castle").view(1)["mine"]["hand"] == ["castle", "tavern"]


@rule("CIT-INFO-3")
def test_CIT_INFO_3_cards_drawn_are_seen_by_whoever_drew_them() -> None:
    def table(*cards: str) -> Watched:
        found = Watched(seats=[{"characters": ["merchant"]}], next="merchant")
        return found.do("gather_cards").draws(*cards)

    one, other = table("castle", "palace"), table("manor", "temple")
    assert who_sees(one, other) == [0]
    assert who_hears(one, other) == [0]
    assert sorted(one.view(0)["mine"]["drawn"]) == ["castle", "palace"]
    one.do("keep", card="castle")
    other.do("keep", card="manor")
    assert who_sees(one, other) == [0]
    assert who_hears(one, other) == [0]


@rule("CIT-INFO-3")
def test_CIT_INFO_3_cards_gained_are_seen_by_whoever_gained_them() -> None:
    def table(*cards: str) -> Watched:
        found = Watched(seats=[{"characters": ["architect"]}], next="architect")
        return found.do("architect_cards").draws(*cards)

    one, other = table("castle", "palace"), table("manor", "temple")
    assert who_sees(one, other) == [0]
    assert who_hears(one, other) == [0]


@rule("CIT-INFO-3")
def test_CIT_INFO_3_nobody_knows_the_deck_or_its_order() -> None:
    def table(deck: list[str], under: list[str]) -> Watched:
        return Watched(seats=[{"characters": ["merchant"]}], deck=deck, under=under, next="merchant")

    one = table(["manor", "temple"], ["castle", "palace"])
    assert who_sees(one, table(["manor", "temple"], ["palace", "castle"])) == []
    assert who_sees(one, table(["castle", "palace"], ["manor", "temple"])) == []


@rule("CIT-INFO-3")
def test_CIT_INFO_3_cards_put_under_the_deck_are_not_shown() -> None:
    def table(card: str) -> Watched:
        seats = [{"characters": ["magician"], "hand": ["castle", "palace"]}]
        found = Watched(seats=seats, next="magician").do("redraw", card=card).do("done")
        return found.draws("manor")

    assert who_sees(table("castle"), table("palace")) == [0]
    assert who_hears(table("castle"), table("palace")) == [0]


# --- characters


@rule("CIT-INFO-3")
def test_CIT_INFO_3_a_character_not_yet_revealed_is_known_to_its_holder_and_the_next_choosers() -> None:
    def table(first: str, second: str) -> Watched:
        held = ["bishop", first, second, "king", "thief"]
        return Watched(seats=[{"characters": [name]} for name in held], next="bishop")

    one, other = table("merchant", "architect"), table("architect", "merchant")
    assert who_sees(one, other) == [1, 2]
    assert one.view(1)["mine"]["characters"] == ["merchant"]


def drafted(aside: str, *picks: str) -> Watched:
    """A new game up to the picks named; the Magician lies face up."""
    table = Watched({"crown": 0})
    while table.match.waiting_for() < 0 and GAME.decision(table.match.state)["name"] == "gain":
        table.match._answer_for_nature()
    table.nature("lay_open", character="magician").nature("lay_aside", character=aside)
    for name in picks:
        table.do("pick", character=name)
    return table


@rule("CIT-INFO-3")
def test_CIT_INFO_3_a_pick_is_known_to_the_chooser_and_to_who_gets_the_rest() -> None:
    one, other = drafted("thief", "king"), drafted("thief", "bishop")
    assert who_sees(one, other) == [0, 1]
    assert who_hears(one, other) == [0]
    one.do("pick", character="bishop")
    other.do("pick", character="king")
    assert who_sees(one, other) == [0, 1]
    assert who_hears(one, other) == [0, 1]


@rule("CIT-INFO-3")
def test_CIT_INFO_3_the_pack_is_seen_only_by_those_it_passed() -> None:
    table = drafted("thief", "king", "bishop")
    assert [len(table.view(seat)["mine"]["saw"]) for seat in range(PLAYERS)] == [1, 1, 1, 0, 0]
    assert table.view(1)["mine"]["saw"] == [["assassin", "bishop", "merchant", "architect", "warlord"]]
    assert table.view(2)["mine"]["pack"] == ["assassin", "merchant", "architect", "warlord"]
    assert [table.view(seat)["mine"]["pack"] for seat in (0, 1, 3, 4)] == [[], [], [], []]
    assert table.view(None)["mine"] is None


@rule("CIT-INFO-3")
def test_CIT_INFO_3_the_first_face_down_character_is_told_to_nobody() -> None:
    one, other = drafted("thief"), drafted("warlord")
    assert who_hears(one, other) == []
    assert who_sees(one, other) == [0]
    assert one.heard(0, "laid_aside") == [{"event": "laid_aside", "count": 1}]


@rule("CIT-INFO-3")
def test_CIT_INFO_3_what_the_last_chooser_laid_down_is_known_to_that_player_alone() -> None:
    before = ("king", "bishop", "assassin", "merchant")
    one, other = drafted("thief", *before, "architect"), drafted("thief", *before, "warlord")
    assert who_sees(one, other) == [4]
    assert who_hears(one, other) == [4]


@rule("CIT-INFO-3")
def test_CIT_INFO_3_a_killed_character_stays_hidden_when_called() -> None:
    def table(first: str, second: str) -> Watched:
        held = ["bishop", first, second, "warlord", "assassin"]
        seats = [{"characters": [name]} for name in held]
        found = Watched(with_cards("artist"), seats=seats, killed="merchant", next="bishop")
        return found.do("gather_gold").do("end_turn")

    one, other = table("merchant", "artist"), table("artist", "merchant")
    assert one.view(None)["called"] == 8
    assert [call["rank"] for call in one.heard(None, "silent")] == [6, 7]
    assert who_sees(one, other) == [1, 2]
    assert who_hears(one, other) == []


# --- warrants and threats


def laid_warrants(signed: str, *, all_laid: bool = True) -> Watched:
    """The Magistrate at seat 0 marks King, Merchant and Architect, one of them with the signed warrant."""
    table = Watched(
        with_cards("magistrate"),
        seats=[
            {"characters": ["magistrate"]},
            {"characters": ["king"], "hand": ["tavern"]},
            {"characters": ["merchant"], "hand": ["tavern"]},
        ],
        next="magistrate",
        gathered=True,
    ).do("sign_warrant", character=signed)
    if all_laid:
        for name in ("king", "merchant", "architect"):
            if name != signed:
                table.do("warrant", character=name)
    return table


@rule("CIT-INFO-4")
def test_CIT_INFO_4_the_signed_warrant_is_known_to_the_magistrate_alone() -> None:
    one, other = laid_warrants("merchant"), laid_warrants("architect")
    assert who_sees(one, other) == [0]
    assert who_hears(one, other) == [0]
    assert [mark["signed"] for mark in one.view(0)["ranks"] if mark["warrant"]] == [False, True, False]
    assert [mark["signed"] for mark in one.view(2)["ranks"] if mark["warrant"]] == [None, None, None]


@rule("CIT-INFO-4")
def test_CIT_INFO_4_nor_does_the_order_of_laying_tell_it() -> None:
    one, other = laid_warrants("merchant", all_laid=False), laid_warrants("architect", all_laid=False)
    assert who_sees(one, other) == [0]
    assert who_hears(one, other) == []


@rule("CIT-INFO-4")
def test_CIT_INFO_4_the_magistrate_thinks_about_unsigned_warrants_too() -> None:
    one, other = laid_warrants("king"), laid_warrants("architect")
    for table in (one, other):
        table.do("end_turn")
        while table.view(None)["turn"]["seat"] != 1:
            table.do("gather_gold").do("end_turn")
        table.do("gather_gold").do("build", card="tavern")
        assert table.view(None)["decision"]["name"] == "confiscation"
    assert who_sees(one, other) == [0]
    one.do("pass")
    other.do("pass")
    assert who_sees(one, other) == [0]
    assert who_hears(one, other) == [0]


@rule("CIT-INFO-4")
def test_CIT_INFO_4_a_signed_warrant_that_was_shown_is_public() -> None:
    table = laid_warrants("king").do("end_turn")
    while table.view(None)["turn"]["seat"] != 1:
        table.do("gather_gold").do("end_turn")
    table.do("gather_gold").do("build", card="tavern").do("confiscate")
    for seat in EVERYBODY:
        assert table.view(seat)["ranks"][3]["signed"]
        assert table.view(seat)["ranks"][5]["signed"] is False


def laid_threats(flowered: str, *, both_laid: bool = True) -> Watched:
    """The Blackmailer at seat 0 threatens King and Merchant, one of them with the flower."""
    table = Watched(
        with_cards("blackmailer"),
        seats=[{"characters": ["blackmailer"]}, {"characters": ["king"]}, {"characters": ["merchant"]}],
        next="blackmailer",
        gathered=True,
    ).do("threaten_with_flower", character=flowered)
    if both_laid:
        table.do("threaten", character="king" if flowered == "merchant" else "merchant")
    return table


@rule("CIT-INFO-4")
def test_CIT_INFO_4_the_flower_is_known_to_the_blackmailer_alone() -> None:
    one, other = laid_threats("merchant"), laid_threats("king")
    assert who_sees(one, other) == [0]
    assert who_hears(one, other) == [0]
    assert [mark["flowered"] for mark in one.view(0)["ranks"] if mark["threat"]] == [False, True]
    one, other = laid_threats("merchant", both_laid=False), laid_threats("king", both_laid=False)
    assert who_sees(one, other) == [0]
    assert who_hears(one, other) == []


@rule("CIT-INFO-4")
@pytest.mark.parametrize(("answers", "shown"), [(["bribe"], False), (["refuse", "pass"], False),
                                                (["refuse", "reveal_threat"], True)])  # fmt: skip
def test_CIT_INFO_4_a_threat_stays_secret_unless_it_is_revealed(answers: list[str], shown: bool) -> None:
    one, other = laid_threats("merchant"), laid_threats("king")
    for table in (one, other):
        table.do("end_turn")
        while table.view(None)["turn"]["seat"] != 1:
            table.do("gather_gold").do("end_turn")
        table.do("gather_gold")
        for answer in answers:
            table.do(answer)
    assert who_sees(one, other) == (EVERYBODY if shown else [0])
    assert who_hears(one, other) == (EVERYBODY if shown else [0])


# --- cards beneath a Museum, hands looked at, cards given


def museum(card: str) -> Watched:
    """Seat 0 puts that card under the Museum; the Diplomat sits at seat 1."""
    return Watched(
        with_cards("diplomat", "museum"),
        seats=[
            {"characters": ["architect"], "city": ["museum"], "hand": ["castle", "palace"]},
            {"characters": ["diplomat"], "city": ["harbor"], "gold": 9},
        ],
        next="architect",
    ).do("museum", card=card)


@rule("CIT-INFO-5")
def test_CIT_INFO_5_the_number_of_museum_cards_is_public_and_the_cards_are_not() -> None:
    one, other = museum("castle"), museum("palace")
    assert [one.view(seat)["museum"] for seat in EVERYBODY] == [1] * 6
    assert who_sees(one, other) == [0]
    assert who_hears(one, other) == [0]
    assert one.heard(0, "under_museum") == [{"event": "under_museum", "seat": 0, "card": "castle"}]


@rule("CIT-INFO-5")
def test_CIT_INFO_5_a_new_owner_of_the_museum_does_not_learn_them() -> None:
    one, other = museum("castle"), museum("palace")
    for table in (one, other):
        table.do("gather_gold").do("end_turn").do("exchange", seat=0, card="museum", beautified=False)
        table.do("give_district", card="harbor", beautified=False)
        assert table.view(1)["seats"][1]["points"]["museum"] == 1
    assert who_sees(one, other) == [0]
    assert who_hears(one, other) == [0]


@rule("CIT-INFO-6")
def test_CIT_INFO_6_a_hand_spied_on_is_seen_by_the_spy_alone() -> None:
    def table(card: str) -> Watched:
        seats = [{"characters": ["spy"]}, {"hand": [card, "tavern"], "gold": 3}]
        return Watched(with_cards("spy"), seats=seats, next="spy").do("spy", seat=1, type="trade")

    one, other = table("castle"), table("palace")
    assert who_sees(one, other) == [0, 1]
    assert who_hears(one, other) == [0]
    assert one.view(0)["seats"][1]["known_hand"] == ["castle", "tavern"]
    assert one.heard(None, "spied") == [
        {"event": "spied", "seat": 0, "other": 1, "type": "trade", "count": 1}
    ]
    assert one.view(None)["seats"][0]["gold"] == 3


@rule("CIT-INFO-6")
def test_CIT_INFO_6_a_hand_the_wizard_looks_at_is_seen_by_the_wizard_alone() -> None:
    def table(card: str) -> Watched:
        seats = [{"characters": ["wizard"]}, {"hand": [card, "tavern"]}]
        return Watched(with_cards("wizard"), seats=seats, next="wizard").do("look", seat=1)

    one, other = table("castle"), table("palace")
    assert who_sees(one, other) == [0, 1]
    assert who_hears(one, other) == [0]
    assert one.view(0)["mine"]["looked_at"] == ["castle", "tavern"]


@rule("CIT-INFO-7")
def test_CIT_INFO_7_a_card_the_wizard_takes_is_known_to_the_two() -> None:
    def table(card: str) -> Watched:
        seats = [{"characters": ["wizard"]}, {"hand": ["castle", "palace"]}]
        found = Watched(with_cards("wizard"), seats=seats, next="wizard")
        return found.do("look", seat=1).do("take", card=card)

    one, other = table("castle"), table("palace")
    assert who_sees(one, other) == [0, 1]
    assert who_hears(one, other) == [0, 1]
    one.do("to_hand")
    other.do("to_hand")
    assert who_sees(one, other) == [0, 1]
    assert who_hears(one, other) == [0, 1]


@rule("CIT-INFO-7")
def test_CIT_INFO_7_in_a_world_dealt_anew_a_card_the_wizard_takes_is_known_to_the_two() -> None:
    seats = [{"characters": ["wizard"], "hand": ["harbor", "manor"]}, {"hand": ["castle", "palace"]}]
    true = (
        Watched(with_cards("wizard"), seats=seats, next="wizard").do("look", seat=1).do("take", card="castle")
    )
    taken = set()
    for seed in range(20):
        world = GAME.determinize(true.match.state, 3, SeededChance(seed))
        card = GAME.view(world, 0)["mine"]["held"]
        taken.add(card)
        assert card in GAME.view(world, 1)["seats"][0]["known_hand"]
        again = GAME.determinize(world, 1, SeededChance(seed))
        assert GAME.view(again, 0)["mine"]["held"] == card
        assert card in GAME.view(again, 0)["mine"]["hand"]
    assert len(taken) > 3


@rule("CIT-INFO-7")
def test_CIT_INFO_7_a_card_the_cardinal_gives_is_known_to_the_two() -> None:
    def table(card: str) -> Watched:
        seats = [
            {"characters": ["cardinal"], "hand": ["harbor", "manor", "temple"], "gold": 3},
            {"gold": 9},
        ]
        found = Watched(with_cards("cardinal"), seats=seats, next="cardinal", gathered=True)
        return found.do("build_with_loan", card="harbor").do("borrow_from", seat=1).do("give", card=card)

    one, other = table("manor"), table("temple")
    assert who_sees(one, other) == [0, 1]
    assert who_hears(one, other) == [0, 1]
    assert one.view(0)["seats"][1]["known_hand"] == ["manor"]
    assert one.view(2)["seats"][1]["known_hand"] == []


@rule("CIT-INFO-7")
def test_CIT_INFO_7_cards_the_seer_takes_and_gives_are_known_to_the_two() -> None:
    def table(taken: str, given: str) -> Watched:
        seats = [{"characters": ["seer"], "hand": ["manor", "temple"]}, {"hand": ["castle", "palace"]}]
        found = Watched(with_cards("seer"), seats=seats, next="seer")
        return found.do("divine").nature("lose_card", card=taken).do("give", card=given)

    one = table("castle", "manor")
    for other in (table("palace", "manor"), table("castle", "temple")):
        assert who_sees(one, other) == [0, 1]
        assert who_hears(one, other) == [0, 1]


@rule("CIT-INFO-7")
def test_CIT_INFO_7_a_random_card_the_emperor_takes_is_known_to_the_two() -> None:
    def table(card: str) -> Watched:
        seats = [{"characters": ["emperor"]}, {"hand": ["castle", "palace"], "gold": 0}]
        found = Watched(with_cards("emperor"), seats=seats, crown=2, next="emperor")
        return found.do("give_crown", seat=1).nature("lose_card", card=card)

    one, other = table("castle"), table("palace")
    assert who_sees(one, other) == [0, 1]
    assert who_hears(one, other) == [0, 1]


@rule("CIT-INFO-7")
def test_CIT_INFO_7_hands_the_magician_swaps_are_known_to_the_two() -> None:
    def table(own: str, rival: str) -> Watched:
        seats = [{"characters": ["magician"], "hand": [own]}, {"hand": [rival]}]
        return Watched(seats=seats, next="magician").do("swap_hands", seat=1)

    one, other = table("castle", "palace"), table("manor", "temple")
    assert who_sees(one, other) == [0, 1]
    assert who_hears(one, other) == [0, 1]
    assert one.view(0)["seats"][1]["known_hand"] == ["castle"]
