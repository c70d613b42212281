"""Talk at a table: who reads what, and what cannot be said."""

from __future__ import annotations

import time
from contextlib import ExitStack

import pytest

from kasztelan.server.limits import LINES_A_MINUTE
from tests.server.security.running import Running, Seat


def test_players_and_spectators_read_what_is_for_them(server: Running) -> None:
    with server.guest("Anna") as anna, server.guest("Wanda") as wanda:
        table = anna.table()
        with anna.play(table) as player, wanda.play(table) as watcher, Seat(server, table) as stranger:
            assert player.ask(type="chat", text="good luck")["type"] == "done"
            assert watcher.ask(type="chat", text="she has the crown")["type"] == "done"
            assert player.texts() == ["good luck"]
            assert watcher.texts() == ["good luck", "she has the crown"]
            assert stranger.texts() == ["good luck", "she has the crown"]
            assert [line["channel"] for line in watcher.lines] == ["players", "spectators"]
            assert stranger.ask(type="chat", text="me too")["code"] == "spectators_watch"
        with anna.play(table) as back, wanda.play(table) as later:
            assert back.texts() == ["good luck"]
            assert later.texts() == ["good luck", "she has the crown"]


def test_nobody_learns_who_is_behind_a_nickname(server: Running) -> None:
    with server.guest("Anna") as anna, server.guest("Wanda") as wanda:
        table = anna.table(start=False)
        with anna.play(table) as player, wanda.play(table) as watcher:
            player.ask(type="chat", text="hello")
            watcher.texts()
            assert set(watcher.lines[0]) == {
                "line",
                "channel",
                "seat",
                "voice",
                "nickname",
                "text",
                "phrase",
                "at",
            }
            muted = watcher.ask(type="mute", n=watcher.lines[0]["line"])["muted"]
            assert anna.id not in str([watcher.lines, muted])


def test_people_of_one_name_are_told_apart(server: Running) -> None:
    """At the table by a number after the name, in the chat by seat or voice, and at another table not known again."""
    names = ("Anna", "Anna", "ANNA", "Anna")
    with ExitStack() as open_:
        first, second, third, fourth = (open_.enter_context(server.guest(name)) for name in names)
        table, other = first.table(start=False), first.table(start=False)
        assert second.post(f"/api/tables/{table}/sit", {"seat": 2}).status_code == 200
        seats = first.get(f"/api/tables/{table}").json()["seats"]
        assert [chair["name"] for chair in seats] == ["Anna", "", "Anna 2", ""]
        for person in (first, second, third, fourth, third):
            with person.play(table) as place:
                assert place.ask(type="chat", text="it was me")["type"] == "done"
        with third.play(other) as place:
            place.ask(type="chat", text="hello")
            place.texts()
            elsewhere = place.lines[0]["voice"]
        lines = fourth.get(f"/api/tables/{table}/chat").json()
        assert [(line["seat"], line["nickname"]) for line in lines] == [
            (0, "Anna"), (2, "Anna 2"), (None, "ANNA"), (None, "Anna"), (None, "ANNA")
        ]  # fmt: skip
        voices = [line["voice"] for line in lines]
        assert len(set(voices)) == 4
        assert voices[2] == voices[4] != elsewhere


def test_a_line_of_nothing_cannot_be_said(server: Running) -> None:
    with server.guest("Anna") as anna, anna.play(anna.table(start=False)) as seat:
        for nothing in ("\u200d", "\ufe0f\u200c", "a\u034fb", "\U000e0100", " \u200d "):
            assert seat.ask(type="chat", text=nothing)["code"] == "bad_text"
        assert seat.ask(type="chat", text="\u2764\ufe0f")["type"] == "done"


def test_a_quick_phrase_is_a_code_that_every_reader_gets(server: Running) -> None:
    with server.guest("Anna") as anna, anna.play(anna.table(start=False)) as seat:
        assert seat.ask(type="chat", phrase="good_luck")["type"] == "done"
        assert seat.texts() == [""]
        assert seat.lines[0]["phrase"] == "good_luck"
        for wrong in ({"phrase": "insult"}, {"phrase": "hello", "text": "and more"}, {"phrase": ""}):
            refused = seat.ask(type="chat", **wrong)
            assert (refused["code"], refused["facts"]["field"]) == ("no_such_phrase", "phrase")
            assert "hello" in refused["facts"]["allowed"]
        exported = anna.get("/api/me/export").json()["chat"]
        assert [(line["text"], line["phrase"]) for line in exported] == [("", "good_luck")]


def test_whoever_is_muted_is_not_read_here_or_elsewhere_until_unmuted(server: Running) -> None:
    with server.guest("Anna") as anna, server.guest("Troll") as troll:
        first, second = anna.table(start=False), anna.table(start=False)
        assert troll.post(f"/api/tables/{first}/sit", {"seat": 1}).status_code == 200
        with anna.play(first) as player, troll.play(first) as rude:
            rude.ask(type="chat", text="one")
            player.texts()
            assert player.ask(type="mute", n=player.lines[0]["line"])["muted"][0]["nickname"] == "Troll"
            rude.ask(type="chat", text="two")
            assert player.texts() == ["one"]
            assert rude.texts() == ["one", "two"]
        troll.post(f"/api/tables/{second}/sit", {"seat": 1})
        with anna.play(second) as player, troll.play(second) as rude:
            rude.ask(type="chat", text="three")
            assert player.texts() == []
        key = anna.get("/api/me/muted").json()[0]["key"]
        assert anna.delete(f"/api/me/muted/{key}").status_code == 204
        with anna.play(second) as player:
            assert player.texts() == ["three"]


def test_whoever_sits_in_a_seat_can_be_muted_before_they_say_anything(server: Running) -> None:
    with server.guest("Anna") as anna, server.guest("Troll") as troll:
        table = anna.table(start=False)
        troll.post(f"/api/tables/{table}/sit", {"seat": 1})
        with anna.play(table) as player, troll.play(table) as rude:
            assert player.ask(type="mute", seat=0)["code"] == "yourself"
            assert player.ask(type="mute", seat=3)["code"] == "nobody_there"
            assert player.ask(type="mute", seat=-1)["code"] == "nobody_there"
            assert player.ask(type="mute", seat=1)["type"] == "done"
            rude.ask(type="chat", text="hello")
            assert player.texts() == []
            assert player.ask(type="mute", seat=1, wanted=False)["muted"] == []


def test_a_report_is_kept_for_the_operator(server: Running) -> None:
    with server.guest("Anna") as anna, server.guest("Wanda") as wanda:
        table = anna.table()
        with anna.play(table) as player, wanda.play(table) as watcher:
            said = watcher.ask(type="chat", text="something rude")["line"]
            # A player cannot even tell that there is such a line.
            assert player.ask(type="report", n=said)["code"] == "no_such_line"
            assert watcher.ask(type="report", n=10**30)["code"] == "no_such_line"
            assert watcher.ask(type="report", n=said)["type"] == "done"
            assert wanda.get("/api/admin/reports").status_code == 404
        operator = {"authorization": f"Bearer {server.app.state.admin_key}"}
        found = wanda.client.get("/api/admin/reports", headers=operator).json()
        assert (found[0]["table"], found[0]["text"]) == (table, "something rude")


@pytest.mark.parametrize(
    "text", ["", "   ", "a" * 501, "turn\u202earound", "two\nlines", "bell\x07", "\ufff9"]
)
def test_what_cannot_be_said_is_refused(server: Running, text: str) -> None:
    with server.guest("Anna") as anna:
        table = anna.table(start=False)
        with anna.play(table) as player:
            refused = player.ask(type="chat", text=text)
            assert (refused["code"], refused["facts"]["field"]) == ("bad_text", "text")
            assert player.texts() == []


def test_a_family_of_emoji_may_be_sent(server: Running) -> None:
    with server.guest("Anna") as anna, anna.play(anna.table(start=False)) as player:
        player.ask(type="chat", text="👩\u200d👩\u200d👧 Dzień dobry, Київ!")
        assert player.texts() == ["👩\u200d👩\u200d👧 Dzień dobry, Київ!"]


def test_whoever_talks_too_much_has_to_wait_and_everybody_else_does_not(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = time.time()
    monkeypatch.setattr(server.services.lines, "now", lambda: at)
    with server.guest("Anna") as anna, server.guest("Ewa") as ewa:
        table = anna.table(start=False)
        with anna.play(table) as loud, ewa.play(table) as quiet:
            answers = [
                loud.ask(type="chat", text="spam").get("code", "said") for _ in range(LINES_A_MINUTE + 5)
            ]
            assert answers == ["said"] * LINES_A_MINUTE + ["too_many_lines"] * 5
            assert quiet.ask(type="chat", text="hello")["type"] == "done"
