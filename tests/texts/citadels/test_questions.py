"""Every question of Citadels can be asked, and the rules are read as the tests of the texts expect."""

from __future__ import annotations

from kasztelan.core.state import NATURE
from kasztelan.games.citadels.game import GAME
from kasztelan.games.citadels.rules import pending
from kasztelan.games.citadels.state import CitadelsState
from tests.texts.citadels import ASKED, ENDINGS, SOURCES
from tests.texts.test_keys import reasons
from tests.texts.test_whole_games import Teller


def test_every_question_can_be_asked() -> None:
    """Rare ones too: each is laid on top of an ordinary turn, whatever the game would make of it."""
    teller = Teller("citadels", {"players": 4}, seed=1)
    match = teller.match
    while GAME.decision(match.state)["name"] != "turn":
        who = match.advance()
        match._decide(who, GAME.legal(match.state)[0], False)
        match.advance()
    for what, name in enumerate(ASKED):
        state = match.state.copy()
        assert isinstance(state, CitadelsState)
        state.held = 3
        state.blackmailer = 2
        state.push(what, NATURE if what < pending.PICK_CHARACTER else 1, 2, 1)
        asked = GAME.decision(state)
        assert asked["name"] == name
        for table in teller.tables:
            question = table.decision(asked, state.stack[-3])
            waiting = table.decision(asked, None)
            teller.check(question, waiting)
            assert question != waiting


def test_rules_are_read_as_expected() -> None:
    found = reasons("citadels")
    assert found["needs_gold"] == {"needed", "has"}
    assert {"not_now", "not_your_decision", "game_over", "nothing_to_undo"} <= found.keys()
    assert {"districts", "all_types", "first_city", "secret_vault", "wishing_well"} <= SOURCES
    assert {"city", "round_limit"} == ENDINGS
