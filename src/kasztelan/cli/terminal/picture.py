"""Makes the screens in docs/pictures: `python -m kasztelan.cli.terminal.picture`, from the project's folder.

A game's screens are the `tables` of its module `kasztelan.cli.terminal.<game>.scenes`, by the name of the file.
"""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from typing import Final

from kasztelan.cli.table_setup import TableSetup
from kasztelan.cli.terminal.app import TableApp
from kasztelan.cli.terminal.handover import HandOver
from kasztelan.cli.terminal.own import own_part
from kasztelan.cli.terminal.scores import Scores
from kasztelan.cli.terminal.table_screen import TableScreen
from kasztelan.games.catalogue import GAMES

SIZE: Final = (120, 36)
FONTS: Final = "Fira Code, Cascadia Mono, DejaVu Sans Mono, Menlo, Consolas, monospace"


async def draw(setup: TableSetup) -> str:
    app = TableApp(setup, pace=0.0)
    async with app.run_test(size=SIZE) as pilot:
        while not is_settled(app):
            await pilot.pause()
        await pilot.pause()
        return without_addresses(app.export_screenshot(title=f"kasztelan play {setup.game.name}"))


def is_settled(app: TableApp) -> bool:
    """Whether the client waits for a person: at the table, or on a leaf that its driving waits for."""
    if isinstance(app.screen, TableScreen):
        return all(one.is_finished for one in app.workers) and not app.play.over()
    return isinstance(app.screen, HandOver | Scores)


def without_addresses(svg: str) -> str:
    """The picture with the fonts of whoever looks at it: nothing is fetched from the web."""
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r"@font-face\s*\{[^}]*\}", "", svg)
    svg = re.sub(r"font-family: *[^;]*Fira Code[^;]*;", f"font-family: {FONTS};", svg)
    return "\n".join(line.rstrip() for line in svg.splitlines() if line.strip()) + "\n"


def main() -> None:
    docs = Path(sys.argv[1] if len(sys.argv) > 1 else "docs")
    for game in GAMES:
        scenes = own_part(game, "scenes")
        tables: dict[str, TableSetup] = {} if scenes is None else scenes.tables(docs / "games")
        for name, setup in tables.items():
            (docs / "pictures" / name).write_text(asyncio.run(draw(setup)), encoding="utf-8")


if __name__ == "__main__":
    main()
