"""A Firefox without a window, and the few commands of WebDriver BiDi that playing takes."""

from __future__ import annotations

import base64
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import InvalidHandshake
from websockets.sync.client import ClientConnection, connect

NAMES: Final = ("firefox-esr", "firefox")
PATIENCE: Final = 60.0
ATTEMPTS: Final = 80
PAUSE: Final = 0.25


class WentWrong(Exception):
    """The browser refused a command, or the page threw an error."""


class Firefox:
    """One window of a running Firefox."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.sent = 0
        self.faults: list[str] = []
        """What pages wrote to their console as an error."""
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.window = str(self.ask("browsingContext.getTree")["contexts"][0]["context"])

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """Sends a command and waits for its answer; what the pages log meanwhile is kept."""
        self.sent += 1
        self.line.send(json.dumps({"id": self.sent, "method": method, "params": params}))
        while True:
            told = json.loads(self.line.recv(PATIENCE))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.faults.append(str(told["params"]["text"]))
            if told.get("id") != self.sent:
                continue
            if told["type"] == "error":
                raise WentWrong(f"{method}: {told['message']}")
            return dict(told["result"])

    def size(self, width: int, height: int) -> None:
        self.ask(
            "browsingContext.setViewport",
            context=self.window,
            viewport={"width": width, "height": height},
        )

    def cookie(self, name: str, value: str, host: str) -> None:
        held = {"name": name, "value": {"type": "string", "value": value}, "domain": host}
        self.ask("storage.setCookie", cookie=held)

    def go(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self.window, url=url, wait="complete")

    def told(self, function: str, *words: str) -> Any:
        """What a function of the page answers, as JSON; a promise is waited for."""
        answer = self.ask(
            "script.callFunction",
            functionDeclaration=f"async (...words) => JSON.stringify(await ({function})(...words))",
            arguments=[{"type": "string", "value": word} for word in words],
            target={"context": self.window},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise WentWrong(str(answer["exceptionDetails"]["text"]))
        return json.loads(answer["result"].get("value", "null"))

    def click(self, x: float, y: float) -> None:
        """The mouse goes there and clicks once, as a hand would."""
        moves = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}
        self.ask("input.performActions", context=self.window, actions=[mouse])

    def picture(self, path: Path) -> None:
        taken = self.ask("browsingContext.captureScreenshot", context=self.window)
        path.write_bytes(base64.b64decode(taken["data"]))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def found() -> str:
    """The Firefox of this machine."""
    for name in NAMES:
        path = shutil.which(name)
        if path is not None:
            return path
    sys.exit("no Firefox here: install one (on Debian: apt install firefox-esr)")


def reached(port: int) -> ClientConnection:
    """The connection to a Firefox that is still starting: its port opens when it is ready."""
    for attempt in range(ATTEMPTS):
        try:
            return connect(f"ws://127.0.0.1:{port}/session", max_size=None, open_timeout=PATIENCE)
        except (OSError, InvalidHandshake):
            if attempt == ATTEMPTS - 1:
                raise
            time.sleep(PAUSE)
    raise AssertionError("unreachable")


@contextmanager
def firefox() -> Iterator[Firefox]:
    """A Firefox with a profile of its own that is thrown away."""
    port = free_port()
    with tempfile.TemporaryDirectory() as profile:
        command = [found(), "--headless", "--profile", profile, "--remote-debugging-port", str(port)]
        running = subprocess.Popen(
            [*command, "--no-remote", "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            with reached(port) as line:
                yield Firefox(line)
        finally:
            running.terminate()
            running.wait(PATIENCE)
