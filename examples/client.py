"""Plays a whole game against bots through the API of a server: `python client.py http://127.0.0.1:8000 citadels`.

Written from docs/api.md alone. It knows no game: it does the first thing that it is allowed to do.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import httpx
from websockets.sync.client import connect


def change(picture: Any, changes: list[list[Any]]) -> Any:
    """Makes the changes of an update in a picture: `[path, value]` sets, `[path]` removes."""
    for path, *value in changes:
        if not path:
            picture = value[0]
            continue
        place = picture
        for key in path[:-1]:
            place = place[key]
        if not value:
            del place[path[-1]]
        elif isinstance(place, list) and path[-1] == len(place):
            place.append(value[0])
        else:
            place[path[-1]] = value[0]
    return picture


def sit_down(server: httpx.Client, game: str) -> str:
    """Comes as a guest, opens a table, takes the first chair and gives the others to bots."""
    server.post("/api/guest", json={"nickname": "Example"}).raise_for_status()
    opened = server.post("/api/tables", json={"game": game, "visibility": "link"}).raise_for_status().json()
    path = f"/api/tables/{opened['id']}"
    server.post(f"{path}/sit", json={"seat": 0}).raise_for_status()
    for seat in range(1, len(opened["seats"])):
        server.post(f"{path}/bots", json={"seat": seat}).raise_for_status()
    server.post(f"{path}/start").raise_for_status()
    return path


def play(server: httpx.Client, path: str) -> dict[str, Any]:
    """Answers every decision of seat 0 until the game is over; the result."""
    cookie = "; ".join(f"{name}={value}" for name, value in server.cookies.items())
    address = str(server.base_url.join(f"{path}/play")).replace("http", "ws", 1)
    picture: Any = None
    answered = -1
    with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        while picture is None or picture["table"]["status"] != "finished":
            message = json.loads(socket.recv())
            if message["type"] == "refused" and message["code"] != "stale":
                raise SystemExit(f"refused: {message}")
            if message["type"] not in ("table", "update") or message["seat"] != 0:
                continue
            if message["type"] == "table":
                picture = message["picture"]
            else:
                for step in message["steps"]:
                    picture = change(picture, step["changes"])
                picture = change(picture, message["changes"])
            game = picture["game"]
            if game and game["choices"] and game["n"] != answered:
                answered = game["n"]
                socket.send(json.dumps({"type": "act", "n": answered, "do": game["choices"][0]}))
    result: dict[str, Any] = picture["table"]["result"]
    return result


def main(server_address: str, game: str) -> None:
    with httpx.Client(base_url=server_address, headers={"x-kasztelan": "1"}) as server:
        print(json.dumps(play(server, sit_down(server, game))))


if __name__ == "__main__":
    main(*sys.argv[1:3])
