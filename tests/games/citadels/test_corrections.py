"""A file that corrects the values of district cards."""

from __future__ import annotations

from typing import Any, Final

import pytest

from kasztelan.bots.registry import make_bot
from kasztelan.core import record
from kasztelan.core.chance import SeededChance
from kasztelan.core.errors import InvalidOptions, Reason, within
from kasztelan.core.match import Match
from kasztelan.games.citadels.components import CARD, CARD_IDS
from kasztelan.games.citadels.game import GAME
from kasztelan.texts import LANGUAGES, words
from kasztelan.texts.errors import describe_refusal
from tests.games.citadels.agreed import classic, revised
from tests.games.citadels.table import Table
from tests.marks import rule


def cards(**districts: Any) -> dict[str, Any]:
    return {"cards": {"districts": districts}}


def refusal(file: Any, **options: Any) -> InvalidOptions:
    with pytest.raises(InvalidOptions) as wrong:
        GAME.check_options({"cards": file, **options})
    return wrong.value


def in_deck(name: str, options: dict[str, Any]) -> int:
    state = GAME.new({"players": 5, "crown": 0, **options})
    return GAME.conserved(state).count(CARD[name])


@rule("CIT-SETUP-10")
@pytest.mark.parametrize("agreed", [revised(), classic()])
def test_CIT_SETUP_10_a_corrected_cost_is_paid_shown_and_scored(agreed: dict[str, Any]) -> None:
    seats = [{"characters": ["bishop"], "gold": 5, "hand": ["market"], "city": ["tavern"]}]
    t = Table(5, {**agreed, **cards(market={"cost": 4})}, seats=seats, next="bishop", gathered=True)
    assert t.view(1)["costs"] == {"market": 4}
    assert GAME.facts(t.s, GAME.codec.encode({"verb": "build", "card": "market"}))["price"] == 4
    t.do("build", card="market")
    assert (t.gold(0), t.view(None)["seats"][0]["city"][1]["cost"], t.points(0)["districts"]) == (1, 4, 5)


@rule("CIT-SETUP-10")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_CIT_SETUP_10_a_corrected_number_of_copies_makes_the_deck(edition: str) -> None:
    corrected = {"edition": edition, **cards(market={"copies": 7}, tavern={"cost": 2})}
    assert (in_deck("market", {"edition": edition}), in_deck("market", corrected)) == (4, 7)
    assert in_deck("tavern", corrected) == 5


@rule("CIT-SETUP-10", "CIT-CLASSIC-4")
def test_CIT_SETUP_10_of_a_unique_district_there_may_be_fewer_but_not_more() -> None:
    one = {"edition": "classic", **cards(keep={"copies": 1})}
    assert (in_deck("keep", {"edition": "classic"}), in_deck("keep", one)) == (2, 1)
    wrong = refusal(cards(keep={"copies": 3})["cards"], edition="classic")
    assert (wrong.field, wrong.allowed) == ("cards.districts.keep.copies", within(1, 2))


@rule("CIT-SETUP-10")
def test_CIT_SETUP_10_another_table_has_the_printed_values() -> None:
    GAME.new(cards(market={"cost": 9, "copies": 9}))
    assert in_deck("market", {}) == 4
    assert Table().view(None)["costs"] == {}


WRONG: Final[list[tuple[Any, str, Reason]]] = [
    ({"towns": {}}, "cards.towns", Reason("not_known")),
    ({"districts": []}, "cards.districts", Reason("no_object")),
    ({"districts": {"moon": {"cost": 1}}}, "cards.districts.moon", Reason("no_district", {"thing": "moon"})),
    ({"districts": {"market": 3}}, "cards.districts.market", Reason("no_object")),
    ({"districts": {"market": {"type": "noble"}}}, "cards.districts.market.type", Reason("not_known")),
    ({"districts": {"market": {"cost": -1}}}, "cards.districts.market.cost", Reason("impossible", {"value": "-1"})),
    ({"districts": {"market": {"cost": "3"}}}, "cards.districts.market.cost", Reason("impossible", {"value": "3"})),
    ({"districts": {"market": {"copies": 0}}}, "cards.districts.market.copies", Reason("impossible", {"value": "0"})),
    (
        {"districts": {"hospital": {"cost": 3}}},
        "cards.districts.hospital",
        Reason("not_in_edition", {"thing": "hospital", "edition": "revised"}),
    ),
    (
        {"districts": {"secret_vault": {"cost": 3}}},
        "cards.districts.secret_vault.cost",
        Reason("never_built", {"card": "secret_vault"}),
    ),
]  # fmt: skip


@rule("CIT-SETUP-10")
@pytest.mark.parametrize(("file", "field", "problem"), WRONG)
def test_CIT_SETUP_10_a_wrong_row_is_named(file: Any, field: str, problem: Reason) -> None:
    wrong = refusal(file)
    assert (wrong.field, wrong.problem) == (field, problem)


def test_a_wrong_row_is_told_in_words() -> None:
    wrong = refusal({"districts": {"market": {"cost": -1}}})
    assert [describe_refusal(words(language, "citadels"), wrong) for language in LANGUAGES] == [
        "cards.districts.market.cost: -1 is not possible; allowed: 1 to 20",
        "cards.districts.market.cost: niemożliwa wartość -1; dozwolone: od 1 do 20",
        "cards.districts.market.cost: неможливе значення -1; дозволено: від 1 до 20",
    ]


def test_a_record_carries_the_file_and_replays_with_it() -> None:
    options = {
        "players": 3,
        "crown": 1,
        **cards(tavern={"cost": 3, "copies": 1}, palace={"cost": 1, "copies": 9}),
    }
    match = Match(GAME, SeededChance(5), options)
    match.play([make_bot("heuristic", GAME, seed) for seed in range(3)])
    written = record.read_json(record.canonical(record.write(match)))
    assert written["options"]["cards"] == options["cards"]
    again = record.replay(GAME, written)
    assert GAME.scores(again.state) == GAME.scores(match.state)
    assert GAME.from_data(again.state.to_data()).to_data() == match.state.to_data()


def test_a_dear_den_is_paid_with_six_cards_at_most() -> None:
    hand = ["thieves_den", *["manor"] * 4, *["tavern"] * 4]
    seats = [{"characters": ["bishop"], "gold": 9, "hand": hand}]
    options = {**revised("thieves_den"), **cards(thieves_den={"cost": 9})}
    t = Table(5, options, seats=seats, next="bishop", gathered=True)
    assert [one["count"] for one in t.choices("build_with_cards")] == [1, 2, 3, 4, 5, 6]
    assert t.choices("build_with_loan") == []


def test_every_basic_district_can_be_corrected() -> None:
    file = cards(**{name: {"cost": 2, "copies": 1} for name in CARD_IDS[:17]})
    state = GAME.new({"crown": 0, **file})
    assert len(GAME.conserved(state)) == 17 + 14
    assert set(GAME.view(state, None)["costs"].values()) == {2}
