"""Guests, accounts and tokens, as a person meets them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from sqlalchemy import select

from kasztelan.server.people.preferences import Muted, Notify, Preferences, Push, Webhook, change_preferences
from kasztelan.server.people.sessions import Sessions
from kasztelan.server.storage.schema import METADATA
from kasztelan.server.tables import table_registry
from tests.server.security.running import Running, Seat

SECRET = "correct horse battery"


@contextmanager
def made_account(server: Running, login: str) -> Iterator[httpx.Client]:
    with server.client() as client:
        assert client.post("/api/guest", json={"nickname": "Anna"}).status_code == 201
        assert client.post("/api/account", json={"login": login, "password": SECRET}).status_code == 201
        yield client


@contextmanager
def came_in(server: Running, login: str, password: str = SECRET) -> Iterator[httpx.Client]:
    with server.client() as client:
        client.post("/api/login", json={"login": login, "password": password})
        yield client


def test_a_guest_needs_only_a_nickname_and_keeps_it_when_renamed(server: Running) -> None:
    with server.client() as client:
        assert client.get("/api/me").json() is None
        first = client.post("/api/guest", json={"nickname": "Łucja Żółć"}).json()
        second = client.post("/api/guest", json={"nickname": "Олена"}).json()
        assert (first["id"], second["nickname"]) == (second["id"], "Олена")


def test_the_cookie_is_not_for_scripts_nor_for_other_sites(server: Running) -> None:
    with server.client() as client:
        said = client.post("/api/guest", json={"nickname": "Anna"}).headers["set-cookie"].lower()
        assert "httponly" in said
        assert "samesite=lax" in said
        assert "secure" not in said


@pytest.mark.parametrize(
    "nickname",
    [
        "",
        " Anna",
        "Anna ",
        "An  na",
        "Anna\u00a0B",
        "An\u200bna",
        "\u202eannA",
        "Anna\u2066",
        "An\nna",
        "\u3164",
        "A\x7f",
        "a" * 41,
        "A" + "\u0301" * 9,
        "\U000e0041nna",
        "\u0958" * 40,
        *(
            blank
            for hidden in "\u034f\ufe00\ufe0f\u180b\u180d\u180f\u17b4\U000e0100\u1160\ufff0"
            for blank in (hidden, f"An{hidden}na")
        ),
    ],
)
def test_a_nickname_that_does_not_look_like_what_it_is_is_refused(server: Running, nickname: str) -> None:
    with server.client() as client:
        answer = client.post("/api/guest", json={"nickname": nickname})
        assert answer.status_code == 422
        assert answer.json()["detail"]["field"] == "nickname"


def test_an_emoji_is_a_name_without_the_mark_that_a_keyboard_adds(server: Running) -> None:
    with server.client() as client:
        answer = client.post("/api/guest", json={"nickname": "Anna \u2600\ufe0f"})
        assert answer.json()["nickname"] == "Anna \u2600"


def test_an_account_follows_the_person_to_another_device(server: Running) -> None:
    with made_account(server, "anna.k") as here, came_in(server, "ANNA.K") as there:
        assert here.get("/api/me").json()["id"] == there.get("/api/me").json()["id"]


def test_a_login_is_taken_once_however_it_is_written(server: Running) -> None:
    with made_account(server, "straße"), server.client() as other:
        other.post("/api/guest", json={"nickname": "Ewa"})
        answer = other.post("/api/account", json={"login": "STRASSE", "password": SECRET})
        assert (answer.status_code, answer.json()["detail"]["code"]) == (409, "login_taken")


def test_a_new_password_ends_the_old_one_and_every_other_device(server: Running) -> None:
    with made_account(server, "basia") as here, came_in(server, "basia") as there:
        wrong = here.put("/api/password", json={"old": "not this one", "new": "another password"})
        assert wrong.status_code == 403
        assert here.put("/api/password", json={"old": SECRET, "new": "another password"}).status_code == 204
        assert there.get("/api/me").json() is None
        assert here.get("/api/me").json() is not None
        with came_in(server, "basia") as old, came_in(server, "basia", "another password") as new:
            assert old.get("/api/me").json() is None
            assert new.get("/api/me").json() is not None


def test_logging_out_everywhere_makes_every_cookie_worthless_and_closes_connections(server: Running) -> None:
    with server.guest("Cezary") as cezary:
        cookie = cezary.cookie
        with cezary.play(cezary.table()) as seat:
            seat.my_turn()
            assert cezary.post("/api/logout-everywhere").status_code == 204
            assert seat.ended() == 1012
        with server.client() as thief:
            thief.cookies.set("kasztelan", cookie)
            assert thief.get("/api/me").json() is None


def test_logging_out_makes_this_devices_cookie_worthless_and_closes_its_connections(server: Running) -> None:
    """Other devices of the same person stay, and so do their connections."""
    with made_account(server, "dagmara") as here, came_in(server, "dagmara") as there:
        table = here.post("/api/tables", json={"game": "citadels"}).json()["id"]
        cookies = [str(one.cookies["kasztelan"]) for one in (here, there)]
        mine, theirs = (Seat(server, table, {"Cookie": f"kasztelan={one}"}) for one in cookies)
        with mine, theirs:
            mine.hear()
            theirs.hear()
            assert here.post("/api/logout").status_code == 204
            assert mine.ended() == 1012
            assert theirs.ask(type="chat", text="still here")["type"] == "done"
        assert whose(server, cookies[0]) is None
        assert whose(server, cookies[1]) is not None


def test_a_cookie_that_was_renewed_ends_with_the_one_it_came_from(server: Running) -> None:
    with server.guest("Cecylia") as cecylia:
        secret = server.inside(server.services.store.secret("not needed"))
        first = Sessions(secret, lambda: time.time() - 90_000).cookie(cecylia.id, 0)
        cecylia.client.cookies.clear()
        cecylia.client.cookies.set("kasztelan", first, domain="127.0.0.1", path="/")
        server.inside(server.services.store.change_person(cecylia.id, {"seen": 0.0}))
        cecylia.get("/api/me")
        assert cecylia.cookie != first
        assert cecylia.post("/api/logout").status_code == 204
        assert whose(server, first) is None


def test_a_cookie_from_before_sessions_had_ids_is_good_until_its_logout(server: Running) -> None:
    with server.guest("Celina") as celina, server.client() as older:
        cookie = str(server.services.sessions.signer.dumps([celina.id, 0]))
        assert whose(server, cookie) == celina.id
        older.cookies.set("kasztelan", cookie)
        assert older.post("/api/logout").status_code == 204
        assert whose(server, cookie) is None
        assert whose(server, celina.cookie) == celina.id


def whose(server: Running, cookie: str) -> str | None:
    """Whoever has this cookie is this person."""
    with server.client() as thief:
        thief.cookies.set("kasztelan", cookie)
        found = thief.get("/api/me").json()
        return None if found is None else str(found["id"])


def test_a_token_is_shown_once_and_works_until_it_is_deleted(server: Running) -> None:
    with server.guest("Daria") as daria, httpx.Client(base_url=server.address) as program:
        made = daria.post("/api/tokens", {"name": "my bot"}).json()
        program.headers["authorization"] = f"Bearer {made['token']}"
        assert program.get("/api/me").json()["id"] == daria.id
        assert program.post("/api/tables", json={"game": "citadels"}).status_code == 201
        assert made["token"] not in daria.get("/api/tokens").text
        assert daria.delete(f"/api/tokens/{made['id']}").status_code == 204
        assert program.get("/api/me").json() is None


def test_the_export_tells_all_that_is_kept(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table there ever was, closed ones and those one may only watch too, however short lists are."""
    monkeypatch.setattr(table_registry, "MOST_LISTED", 1)
    with server.guest("Emil") as emil, server.guest("Gaja") as gaja:
        table = emil.table(start=False, seats=2)
        emil.post("/api/tokens", {"name": "my bot"})
        with emil.play(table) as seat:
            seat.ask(type="chat", text="dzień dobry")
        secret = gaja.table(start=False, visibility="password", password="open sesame")
        assert emil.post(f"/api/tables/{secret}/enter", {"password": "open sesame"}).status_code == 200
        closed = emil.table(start=False)
        assert emil.post(f"/api/tables/{closed}/close").status_code == 200
        preferences = Preferences(
            muted=(Muted(gaja.id, "Gaja"),),
            notify=Notify(
                webhook=Webhook("ntfy", "https://ntfy.example/emil"),
                push=(Push("https://push.example/1", "k", "a"),),
            ),
        )
        server.inside(change_preferences(server.services.store, emil.id, lambda _: preferences))

        found = emil.get("/api/me/export").json()
        assert (found["person"]["id"], found["person"]["nickname"]) == (emil.id, "Emil")
        assert [one["name"] for one in found["tokens"]] == ["my bot"]
        ties = {
            one["id"]: (one["mine"], one["hosting"], one["admitted"], one["status"])
            for one in found["tables"]
        }
        assert ties == {
            table: ([0, 1], True, False, "open"),
            secret: ([], False, True, "open"),
            closed: ([0], True, False, "closed"),
        }
        assert [(one["table"], one["text"]) for one in found["chat"]] == [(table, "dzień dobry")]
        assert [one["nickname"] for one in found["muted"]] == ["Gaja"]
        assert found["notices"]["webhook"]["url"] == "https://ntfy.example/emil"
        assert [one["endpoint"] for one in found["notices"]["push"]] == ["https://push.example/1"]
        assert gaja.id not in str(found)


def test_a_deleted_person_is_nobody_and_what_they_said_is_gone(server: Running) -> None:
    with server.guest("Felicja") as felicja, server.guest("Grzegorz") as grzegorz:
        table = felicja.table()
        token = felicja.post("/api/tokens", {"name": "my bot"}).json()["token"]
        with felicja.play(table) as seat:
            seat.ask(type="chat", text="do not keep this")
        cookie = felicja.cookie
        assert felicja.delete("/api/me").status_code == 204
        with server.client() as thief:
            thief.cookies.set("kasztelan", cookie)
            assert thief.get("/api/me").json() is None
            thief.headers["authorization"] = f"Bearer {token}"
            assert thief.get("/api/me").json() is None
        assert grzegorz.get(f"/api/tables/{table}/chat").json() == []
        seat_shown = grzegorz.get(f"/api/tables/{table}").json()["seats"][0]
        assert (seat_shown["name"], seat_shown["away"]) == ("Felicja", True)


def test_nothing_kept_names_a_deleted_person(server: Running) -> None:
    """Not as the host of a game that goes on, of a table nobody began, or of one that cannot be read; nowhere."""
    with server.guest("Hanna") as hanna, server.guest("Igor") as igor:
        begun, waiting, broken = hanna.table(seats=2), hanna.table(start=False), hanna.table(start=False)
        secret = igor.table(start=False, visibility="password", password="open sesame")
        assert hanna.post(f"/api/tables/{secret}/enter", {"password": "open sesame"}).status_code == 200
        with hanna.play(begun) as seat:
            line = seat.ask(type="chat", text="reported")["line"]
            seat.ask(type="report", n=line)
        with igor.play(begun) as watching:
            watching.ask(type="mute", n=line)
        server.services.registry.let_go(broken)
        server.inside(
            server.services.store.change_table(broken, {"game": "no game of ours", "status": "frozen"})
        )

        assert hanna.delete("/api/me").status_code == 204
        kept = everything_in(server)
        assert "Hanna" in kept
        assert hanna.id not in kept
        told = {name: igor.get(f"/api/tables/{name}").json() for name in (begun, waiting)}
        assert (told[begun]["status"], told[begun]["host"]) == ("playing", None)
        assert told[waiting]["status"] == "closed"


def everything_in(server: Running) -> str:
    """Every row of the database."""
    found: list[str] = []
    for table in METADATA.sorted_tables:
        found.extend(str(dict(row)) for row in server.inside(server.services.store.rows(select(table))))
    return "\n".join(found)
