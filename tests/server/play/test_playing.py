"""Whole games through the real server, by clients that know no rules."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kasztelan.core.record import verify
from kasztelan.games.catalogue import load
from kasztelan.texts import words
from tests.server.awaited import awaited
from tests.server.play.guests import Guest, Place, running_inn

GAME = load("citadels")


async def hot_seat(guest: Guest, **wanted: Any) -> tuple[str, Place]:
    """One person with two seats and two bots; the game has begun."""
    wanted = {"game": "citadels", "options": {"players": 4, "round_limit": 3}, **wanted}
    table = (await guest.post("/api/tables", 201, **wanted))["id"]
    place = await guest.play(table)
    for seat in (0, 2):
        await guest.post(f"/api/tables/{table}/sit", seat=seat)
    for seat in (1, 3):
        await guest.post(f"/api/tables/{table}/bots", seat=seat, bot="random")
    await guest.post(f"/api/tables/{table}/start")
    return table, place


@awaited
async def whole_game(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna = await inn.guest("Anna")
        table, place = await hot_seat(anna)
        assert place.seats == [] or place.seats == [0, 2]
        watcher = await inn.guest("Eve")
        looking = await watcher.play(table)
        promised = (await watcher.get(f"/api/tables/{table}"))["commitment"]
        await watcher.get(f"/api/tables/{table}/record", 409)
        await watcher.get(f"/api/tables/{table}/replay", 409)
        await watcher.post(f"/api/tables/{table}/fork", 409, entries=1)
        await try_every_command(place, looking)
        scores = await anna.get(f"/api/tables/{table}/scores?seat=2")
        assert (scores["seat"], scores["final"]) == (2, False)
        await watcher.get(f"/api/tables/{table}/scores?seat=2", 403)
        assert place.seats == [0, 2]
        secrets = [*anna.seen, *watcher.seen]
        await place.play_to_the_end()
        await looking.until(None, "finished")
        record = await watcher.get(f"/api/tables/{table}/record")
        # The key is in no message and no answer before those that tell the end.
        told = [*secrets, *before_the_end(place.heard), *before_the_end(looking.heard)]
        assert [one for one in told if record["key"] in one] == []
        assert verify(GAME, record, promised)[-1] == "dice"
        await look_back(anna, table, record)


def before_the_end(heard: list[str]) -> list[str]:
    """What was told while the game was on."""
    return list(takewhile(lambda message: '"finished"' not in message, heard))


async def try_every_command(place: Place, looking: Place) -> None:
    """Advice for the one who is asked, nothing for who only watches."""
    asked = await place.next_question()
    assert asked is not None
    seat, game = asked
    hint = await place.ask(type="hint")
    assert (hint["n"], hint["seat"]) == (game["n"], seat)
    assert hint["do"] in game["choices"]
    assert words("en", "citadels").has(f"hint-{hint['why']['code']}")
    preview = await place.ask(type="preview", n=game["n"], do=game["choices"][0])
    assert preview["type"] == "done"
    why = await place.ask(type="why", n=game["n"], do={"verb": "end_turn"})
    assert why["why"] is not None
    for n, code in ((game["n"] - 1, "stale"), (game["n"] + 1, "stale")):
        refused = await place.ask(type="act", n=n, do=game["choices"][0])
        assert (refused["type"], refused["code"]) == ("refused", code)
    assert (await place.ask(type="dance"))["code"] == "unknown_command"
    await looking.until(None, "playing")
    for command in ("act", "undo", "agree", "pause", "preview", "why", "hint", "deductions"):
        refused = await looking.ask(type=command, n=game["n"], do=game["choices"][0])
        assert refused["code"] in ("not_seated", "not_your_decision")
    versions = {"null": looking.versions[None]}
    assert (await looking.ask(type="since", run=looking.run, versions=versions))["type"] == "done"


async def look_back(anna: Guest, table: str, record: dict[str, Any]) -> None:
    """Points, steps, what-if and a rematch of a finished game."""
    scores = await anna.get(f"/api/tables/{table}/scores")
    assert scores["final"]
    final = [sum(one.values()) for one in scores["points"][-1]["participants"]]
    assert final == record["result"]["points"]
    steps = await anna.get(f"/api/tables/{table}/replay?first=10&count=20&seat=1")
    assert [one["entry"] for one in steps["entries"]] == record["actions"][10:30]
    assert steps["count"] == record["count"]
    await anna.get(f"/api/tables/{table}/replay?seat=9", 422)
    await anna.post(f"/api/tables/{table}/fork", 422, entries=record["count"])
    fork = await anna.post(f"/api/tables/{table}/fork", 201, entries=60, title="What if")
    assert (fork["prefix"], fork["commitment"] != record["commitment"]) == (60, True)
    assert fork["title"] == "What if"
    again = await anna.post(f"/api/tables/{table}/rematch", 201)
    assert again == await anna.post(f"/api/tables/{table}/rematch", 201)
    seats = (await anna.get(f"/api/tables/{again['id']}"))["seats"]
    assert [one["kind"] for one in seats] == ["person", "bot", "person", "bot"]


def test_a_whole_game_its_record_and_what_comes_after(tmp_path: Path) -> None:
    whole_game(tmp_path)


@pytest.mark.parametrize("until", [None, 40])
def test_a_table_can_be_opened_from_a_prepared_record(tmp_path: Path, until: int | None) -> None:
    @awaited
    async def run() -> None:
        async with running_inn(tmp_path) as inn:
            anna = await inn.guest("Anna")
            record = prepared()
            given = {"record": record} if until is None else {"record": record, "until": until}
            count = record["count"] if until is None else until
            _, place = await hot_seat(anna, options={}, visibility="link", **given)
            asked = await place.next_question()
            assert asked is not None
            assert asked[1]["n"] >= count
            for field, wrong in (("until", 5000), ("options", {"players": 3})):
                answer = await anna.post(
                    "/api/tables", 422, **{"game": "citadels", "record": record, field: wrong}
                )
                assert answer["detail"]["field"] in ("until", "record")
            record["actions"][3] = {"by": "nature", "verb": "draw", "card": "castle"}
            await anna.post("/api/tables", 422, game="citadels", record=record)

    run()


def prepared() -> dict[str, Any]:
    """The first 80 or so entries of a game, as somebody wrote them down."""
    from kasztelan.core.chance import SeededChance
    from kasztelan.core.match import PLAY_PUBLIC, Match
    from kasztelan.core.record import write

    match = Match(GAME, SeededChance(4), {"players": 4}, forced=PLAY_PUBLIC)
    while len(match.history) < 80:
        match.act(match.advance(), GAME.legal(match.state)[0])
    return write(match)


@awaited
async def password_table(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna, eve = await inn.guest("Anna"), await inn.guest("Eve")
        wanted = {"game": "citadels", "visibility": "password", "password": "under the bridge"}
        table = (await anna.post("/api/tables", 201, **wanted))["id"]
        path = f"/api/tables/{table}"
        assert table not in str(await eve.get("/api/tables"))
        for address in (path, f"{path}/record", f"{path}/scores", f"{path}/replay"):
            assert (await eve.get(address, 403))["detail"]["code"] == "password_needed"
        place = await eve.play(table)
        assert (await place.hear())["code"] == "password_needed"
        with pytest.raises(ConnectionClosed):
            await place.hear()
        await eve.post(f"{path}/sit", 403, seat=1, password="over the bridge")
        await eve.post(f"{path}/enter", 403, password="over the bridge")
        await eve.post(f"{path}/enter", password="under the bridge")
        await eve.get(path)
        await (await eve.play(table)).until(None, "open")
        assert (await eve.post(f"{path}/sit", seat=1))["mine"] == [1]
        await anna.post("/api/tables", 422, game="citadels", visibility="password")
        await anna.post("/api/tables", 422, game="citadels", password="x")


def test_a_password_table_is_watched_only_with_the_password(tmp_path: Path) -> None:
    password_table(tmp_path)


@awaited
async def coming_and_going(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna, bob = await inn.guest("Anna"), await inn.guest("Bob")
        for name, wrong in (("players", 99), ("edition", "third")):
            refused = await anna.post("/api/tables", 422, game="citadels", options={name: wrong})
            assert refused["detail"]["field"] == name
        await anna.post("/api/tables", 422, game="chess")
        await anna.post("/api/tables", 422, game="citadels", visibility="secret")
        path = (
            "/api/tables/"
            + (await anna.post("/api/tables", 201, game="citadels", options={"players": 4}))["id"]
        )
        await bob.post(f"{path}/sit", seat=0, nonce="00ff")
        await bob.post(f"{path}/sit", 409, seat=0)
        await bob.post(f"{path}/sit", 409, seat=1, nonce="not hex")
        await bob.post(f"{path}/bots", 403, seat=1)
        await anna.post(f"{path}/bots", 422, seat=1, bot="genius")
        await bob.post(f"{path}/stand", 403, seat=1)
        await bob.post(f"{path}/leave")
        assert (await bob.get(path))["seats"][0]["kind"] == "open"
        await bob.post(f"{path}/sit", seat=0, nonce="00FF")
        await anna.post(f"{path}/start", 409)
        for seat in (1, 2, 3):
            await anna.post(f"{path}/bots", seat=seat)
        await bob.post(f"{path}/start", 403)
        started = await anna.post(f"{path}/start")
        assert started["seats"][0]["nonce"] == "00ff"
        await bob.post(f"{path}/leave")
        assert (await bob.get(path))["seats"][0]["away"]
        place = await bob.play(path.rsplit("/", 1)[1])
        await bob.post(f"{path}/return", 200)
        await place.until(0, "playing")
        await anna.post(f"{path}/return", 409)
        await anna.post(f"{path}/close", 409)
        await bob.post(f"{path}/rematch", 409)
        games = await bob.get("/api/games")
        assert [one["name"] for one in games] == ["citadels", "burgundy"]
        for language in ("en", "pl", "uk"):
            assert "CIT-" in (await bob.get(f"/api/games/citadels/rulebook/{language}"))["text"]
            assert (await bob.get(f"/api/games/citadels/names/{language}"))["files"]
        asked = "/api/games/citadels/rulebook/pl/search?words="
        assert (await bob.get(f"{asked}kiedy koniec gry"))["found"][0] == "CIT-END-1"
        assert (await bob.get(f"{asked}%20"))["found"] == []
        await bob.get(f"{asked}{'x' * 201}", 422)
        await bob.get("/api/games/chess/rulebook/en", 404)
        await bob.get("/api/games/citadels/names/xx", 404)


def test_people_come_sit_leave_and_return(tmp_path: Path) -> None:
    coming_and_going(tmp_path)
