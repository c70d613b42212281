"""The guided first game of Burgundy begins where its lesson says."""

from __future__ import annotations

import json
from typing import Any, Final

from kasztelan.core.chance import SeededChance
from kasztelan.core.match import Match
from kasztelan.core.record import replay
from kasztelan.games.burgundy.game import GAME
from kasztelan.server.api.records import prepared_from
from tests.web.burgundy_first_game import OPENING, OPTIONS, PUPIL
from tests.web.fixtures import WEB

RECORD: Final = WEB / "src" / "games" / "burgundy" / "first_game.json"
ADVISED: Final = (
    {"verb": "place", "hex": "sheep_3"},
    {"verb": "at", "space": 10},
    {"verb": "take", "depot": 2, "hex": "castle"},
    {"verb": "end_turn"},
)
AREA, PHASE_D, SHEEP = 15, 4, 2 + 4 + 3 + 3


def test_a_table_can_begin_with_it() -> None:
    record: dict[str, Any] = json.loads(RECORD.read_text(encoding="utf-8"))
    assert prepared_from(record, None).entries == []
    match = replay(GAME, record)
    assert GAME.decision(match.state) == {"name": "turn", "seat": PUPIL, "dice": 2}


def test_the_first_turn_goes_as_the_lesson_tells() -> None:
    match = Match(GAME, SeededChance(0), OPTIONS, OPENING)
    before = GAME.view(match.state, PUPIL)["seats"][PUPIL]["points"]
    for action in ADVISED[:3]:
        match.act(PUPIL, GAME.codec.encode(action))
    mine = GAME.view(match.state, PUPIL)["seats"][PUPIL]
    assert mine["points"] - before == AREA + PHASE_D + SHEEP
    assert mine["stored"] == ["castle"]
    match.act(PUPIL, GAME.codec.encode(ADVISED[3]))
    assert GAME.to_act(match.state) != PUPIL
