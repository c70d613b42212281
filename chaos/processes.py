"""Server processes that can be killed at any moment and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

FREE: dict[str, str] = {
    "KASZTELAN_REQUESTS_A_MINUTE": "1000000",
    "KASZTELAN_TABLES_A_PERSON": "100000",
    "KASZTELAN_CONNECTIONS_A_PERSON": "1000",
    "KASZTELAN_CONNECTIONS_AN_ADDRESS": "100000",
}
"""Limits are not what is tried here; the lease is the one that operators get."""
PATIENCE = 60.0


class ServerProcess:
    """One `kasztelan` server on loopback, on a port of its own."""

    def __init__(self, data: Path, database: str = "") -> None:
        self.data = data
        self.database = database
        self.address = ""
        self.process: subprocess.Popen[str] | None = None
        self.words = data.with_name(data.name + ".err")

    def start(self) -> str:
        """Starts it and waits until it answers; its address."""
        command = [sys.executable, "-m", "kasztelan.server.run", "--port", "0", "--data", str(self.data)]
        environ = {**os.environ, **FREE, "DATABASE_URL": self.database}
        with self.words.open("a") as words:
            self.process = subprocess.Popen(
                command, env=environ, stdout=subprocess.PIPE, stderr=words, text=True
            )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        self.wait_until_well()
        return self.address

    def wait_until_well(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            assert self.process is not None
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server did not start: {self.words.read_text()[-2000:]}")
            try:
                if httpx.get(f"{self.address}/healthz", trust_env=False, timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.02)

    def kill(self) -> None:
        """SIGKILL: no farewell, nothing saved."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM, as an operator stops it; the exit code."""
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
        return code

    def complaints(self) -> str:
        """What the server wrote about errors, from the first traceback on."""
        text = self.words.read_text() if self.words.exists() else ""
        return text[text.index("Traceback") :] if "Traceback" in text else ""
