"""Nobody plays, empties or starts what is not theirs, and watching is only watching."""

from __future__ import annotations

from tests.server.security.running import Running, Seat


def code(answer: dict[str, object]) -> object:
    return answer.get("code", answer["type"])


def test_nobody_moves_for_another_seat(server: Running) -> None:
    with server.guest("Anna") as anna, server.guest("Ewa") as ewa:
        table = anna.table(start=False)
        ewa.post(f"/api/tables/{table}/sit", {"seat": 1})
        for seat in (2, 3):
            anna.post(f"/api/tables/{table}/bots", {"seat": seat, "bot": "random"})
        anna.post(f"/api/tables/{table}/start")
        with anna.play(table) as one, ewa.play(table) as two:
            while not any(
                each.picture.get("game") and each.picture["game"]["choices"] for each in (one, two)
            ):
                for each in (one, two):
                    each.ask(type="since")
            mine, other = (one, two) if one.picture["game"]["choices"] else (two, one)
            game = mine.picture["game"]
            asked = game["decision"].get("seat")
            n, do = game["n"], game["choices"][0]
            before = other.picture["game"]["n"]
            for other_seat in (None, asked, 0, 1, 2, -1, 10**20):
                refused = other.ask(type="act", n=n, do=do, seat=other_seat)
                assert code(refused) == "not_your_decision"
            assert code(other.ask(type="undo", n=n)) in ("illegal", "not_your_decision")
            assert code(other.ask(type="hint")) == "not_your_decision"
            assert code(other.ask(type="preview", n=n, do=do)) == "not_your_decision"
            assert code(other.ask(type="deductions", seat=asked)) == "not_your_seat"
            assert other.ask(type="deductions")["seat"] != asked
            assert code(mine.ask(type="act", n=n - 1, do=do)) == "stale"
            assert code(mine.ask(type="act", n=n, do={"verb": "win"})) == "bad_action"
            assert other.picture["game"]["n"] == before
            assert code(mine.ask(type="act", n=n, do=do)) == "done"
            assert code(mine.ask(type="act", n=n, do=do)) == "stale"


def test_a_spectator_and_a_stranger_only_watch(server: Running) -> None:
    with server.guest("Anna") as anna, server.guest("Wanda") as wanda:
        table = anna.table()
        with anna.play(table) as player, wanda.play(table) as watcher, Seat(server, table) as stranger:
            game = player.my_turn()
            move = {"n": game["n"], "do": game["choices"][0]}
            for kind in ("act", "undo", "agree", "pause", "preview", "why", "hint", "deductions"):
                assert code(watcher.ask(type=kind, **move)) in ("not_seated", "nobody_asked")
                assert code(stranger.ask(type=kind, **move)) == "spectators_watch"
            for kind in ("chat", "mute", "report"):
                assert code(stranger.ask(type=kind, text="hello", n=1)) == "spectators_watch"
            for each in (watcher, stranger):
                each.ask(type="since")
                assert each.picture["game"]["choices"] is None
            assert player.picture["game"]["n"] == game["n"]


def test_what_belongs_to_the_host_or_to_a_seat_is_refused_to_others(server: Running) -> None:
    with server.guest("Anna") as anna, server.guest("Mallory") as mallory:
        table = anna.table(start=False)
        refused = [
            mallory.post(f"/api/tables/{table}/stand", {"seat": 0}),
            mallory.post(f"/api/tables/{table}/bots", {"seat": 1, "bot": "random"}),
            mallory.post(f"/api/tables/{table}/start"),
            mallory.post(f"/api/tables/{table}/close"),
            mallory.post(f"/api/tables/{table}/sit", {"seat": 0}),
            mallory.post(f"/api/tables/{table}/leave"),
            mallory.post(f"/api/tables/{table}/rematch"),
            mallory.get(f"/api/tables/{table}/record"),
            mallory.get(f"/api/tables/{table}/scores?seat=0"),
        ]
        assert all(answer.status_code in (403, 409) for answer in refused), [one.text for one in refused]
        assert anna.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Anna"


def test_a_password_table_shows_nothing_to_whoever_does_not_know_the_password(server: Running) -> None:
    with server.guest("Anna") as anna, server.guest("Mallory") as mallory:
        table = anna.table(visibility="password", password="open sesame")
        for path in ("", "/chat", "/record", "/scores", "/replay", "/seen"):
            assert mallory.get(f"/api/tables/{table}{path}").status_code == 403
        assert (
            mallory.post(f"/api/tables/{table}/sit", {"seat": 1, "password": "wrong one"}).status_code == 403
        )
        with mallory.play(table) as watcher:
            assert watcher.hear()["code"] == "password_needed"
            assert watcher.ended() == 1008
        assert table not in mallory.get("/api/tables").text
        assert mallory.post(f"/api/tables/{table}/enter", {"password": "open sesame"}).status_code == 200
        with mallory.play(table) as watcher:
            watcher.ask(type="since")
            assert watcher.picture["table"]["id"] == table
