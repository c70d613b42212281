"""One server without the command line: `python -m kasztelan.server.run --host H --port P --data DIR`.

Says its address on stdout once it can be used. For tests and for whoever starts servers from a program.
"""

from __future__ import annotations

import argparse
import logging
import sys
from pathlib import Path

from kasztelan.core.errors import Refusal
from kasztelan.server.operators.serve import serve
from kasztelan.server.settings import read_settings
from kasztelan.texts.errors import refusal_text


def say(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(prog="kasztelan.server.run")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data", type=Path, default=None)
    given = parser.parse_args()
    try:
        settings = read_settings(host=given.host, port=given.port, data=given.data)
        started = serve(settings, say, logging.WARNING)
    except Refusal as wrong:
        sys.stderr.write(refusal_text(wrong, "en", ("kasztelan.server",)) + "\n")
        raise SystemExit(2) from None
    if not started:
        raise SystemExit(3)


if __name__ == "__main__":
    main()
