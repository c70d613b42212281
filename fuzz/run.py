"""Nobody gets in, the whole version: random frames, mutated commands, and every request the API describes.

`python -m fuzz.run --frames 10000 --examples 150 --seed 1`; ends by itself and says what was answered.
"""

from __future__ import annotations

import argparse
import json
import logging
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from chaos.postgres import running_postgres
from tests.server.security.described import Walk
from tests.server.security.running import Running, Seat, running
from tests.server.security.strings import frames, storm

AT_A_TABLE = 1_000
"""Frames sent to one table before the next one is opened."""


def frames_of_a_player(server: Running, count: int, seed: int) -> dict[str, int]:
    """Rubbish and mutated commands from somebody who sits at the table."""
    answers: dict[str, int] = {}
    for first in range(0, count, AT_A_TABLE):
        with server.guest("Fuzzer") as person, person.play(person.table()) as seat:
            found = storm(seat, seed + first, min(AT_A_TABLE, count - first))
        for answer, times in found.items():
            answers[answer] = answers.get(answer, 0) + times
    return answers


def frames_of_a_stranger(server: Running, count: int, seed: int) -> dict[str, int]:
    """The same from somebody who only watches; the game must stand where it stood."""
    answers: dict[str, int] = {}
    with server.guest("Anna") as anna:
        table = anna.table()
        with anna.play(table) as player, Seat(server, table) as stranger:
            n = player.my_turn()["n"]
            for frame in frames(
                seed, count, {"type": "act", "n": n, "do": player.picture["game"]["choices"][0]}
            ):
                said = stranger.send(frame)
                answer = str(said.get("code", said["type"]))
                answers[answer] = answers.get(answer, 0) + 1
            player.ask(type="since")
            assert player.my_turn()["n"] == n, "a stranger moved"
    return answers


def requests(server: Running, examples: int) -> tuple[dict[int, int], list[str]]:
    """Every described operation, that often."""
    walk = Walk(server)
    for operation in walk.operations():
        walk.go(operation, examples)
    walk.close()
    return dict(walk.answers), walk.broken


def say(what: str, found: object, began: float) -> None:
    print(f"{what} ({time.monotonic() - began:.0f} s): {json.dumps(found)}", flush=True)


def attack(server: Running, given: argparse.Namespace) -> list[str]:
    """Everything against one server, which has to be well after each part; the requests that broke something."""
    began = time.monotonic()
    say("frames of a player", frames_of_a_player(server, given.frames, given.seed), began)
    server.healthy()
    began = time.monotonic()
    say("frames of a stranger", frames_of_a_stranger(server, given.frames // 10, given.seed), began)
    server.healthy()
    began = time.monotonic()
    answers, broken = requests(server, given.examples)
    say("requests by status", answers, began)
    server.healthy()
    return broken


def main() -> int:
    parser = argparse.ArgumentParser(prog="fuzz.run", description=__doc__)
    parser.add_argument("--frames", type=int, default=10_000)
    parser.add_argument("--examples", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL instead of SQLite")
    given = parser.parse_args()
    logging.disable(logging.WARNING)
    with ExitStack() as open_:
        folder = Path(open_.enter_context(tempfile.TemporaryDirectory()))
        url = open_.enter_context(running_postgres(hasty=True)).new_database() if given.postgres else ""
        broken = attack(open_.enter_context(running(folder, database_url=url)), given)
    for one in broken:
        print(f"broken: {one}")
    print("the server is as well as before" if not broken else f"{len(broken)} requests broke something")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
