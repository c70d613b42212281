"""A line between browsers and their server that can be cut, and that can lose what the server says."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

LISTEN = "127.0.0.1"


class Line:
    """Passes bytes both ways between a port of its own and the server, as long as it is whole."""

    def __init__(self, address: str) -> None:
        server = urlsplit(address)
        self.server = (server.hostname or LISTEN, server.port or 80)
        self.door = socket.create_server((LISTEN, 0))
        self.address = f"http://{LISTEN}:{self.door.getsockname()[1]}"
        self.whole = True
        self.deaf = False
        self.ends: set[socket.socket] = set()
        self.lock = threading.Lock()
        threading.Thread(target=self.wait_for_calls, daemon=True).start()

    def cut(self) -> None:
        """Every connection breaks, and no new one comes about."""
        with self.lock:
            self.whole = False
            for end in self.ends:
                hang_up(end)
            self.ends.clear()

    def lose_answers(self) -> None:
        """From now on what the server says goes nowhere; what it is told still arrives."""
        self.deaf = True

    def mend(self) -> None:
        with self.lock:
            self.whole = True
            self.deaf = False

    def close(self) -> None:
        self.cut()
        # A thread that waits for calls is not woken by closing its door, but by a call.
        with contextlib.suppress(OSError):
            socket.create_connection(self.door.getsockname()).close()
        self.door.close()

    def wait_for_calls(self) -> None:
        while True:
            try:
                caller, _ = self.door.accept()
            except OSError:
                return
            with self.lock:
                if not self.whole:
                    hang_up(caller)
                    continue
                server = socket.create_connection(self.server)
                self.ends |= {caller, server}
            for said, heard, loses in ((caller, server, False), (server, caller, True)):
                threading.Thread(target=self.carry, args=(said, heard, loses), daemon=True).start()

    def carry(self, said: socket.socket, heard: socket.socket, loses: bool) -> None:
        """Carries one direction of a connection until either side is gone; then the other side goes too."""
        with contextlib.suppress(OSError):
            while data := said.recv(65536):
                if not (loses and self.deaf):
                    heard.sendall(data)
        with self.lock:
            self.ends -= {said, heard}
        hang_up(said)
        hang_up(heard)


def hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextmanager
def line_to(address: str) -> Iterator[Line]:
    line = Line(address)
    try:
        yield line
    finally:
        line.close()
