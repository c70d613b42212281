"""The guided first game begins where its lesson says."""

from __future__ import annotations

import json

from kasztelan.core.record import replay
from kasztelan.games.citadels.game import GAME
from kasztelan.server.api.records import prepared_from
from tests.web.first_game import PUPIL
from tests.web.fixtures import WEB

RECORD = WEB / "src" / "games" / "citadels" / "first_game.json"
ARCHITECT_BUILDS = 3
GATHERED = 2


def test_a_table_can_begin_with_it() -> None:
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    prepared = prepared_from(record, None)
    assert len(prepared.entries) == record["count"]
    assert all(entry["by"] == "nature" for entry in prepared.entries)


def test_the_pupil_chooses_first_and_can_be_the_merchant() -> None:
    match = replay(GAME, json.loads(RECORD.read_text(encoding="utf-8")))
    assert GAME.decision(match.state) == {"name": "pick_character", "seat": PUPIL}
    choices = [GAME.codec.decode(action) for action in GAME.legal(match.state)]
    assert {"verb": "pick", "character": "merchant"} in choices


def test_nobody_can_be_killed_or_robbed_in_the_first_round() -> None:
    match = replay(GAME, json.loads(RECORD.read_text(encoding="utf-8")))
    assert GAME.view(match.state, PUPIL)["face_up"] == ["assassin", "thief"]


def test_nobody_can_complete_a_city_in_the_first_round() -> None:
    match = replay(GAME, json.loads(RECORD.read_text(encoding="utf-8")))
    view = GAME.view(match.state, PUPIL)
    for number, seat in enumerate(view["seats"]):
        most = 1 if number == PUPIL else min(ARCHITECT_BUILDS, seat["gold"] + GATHERED)
        assert seat["size"] + most < view["needed"]
