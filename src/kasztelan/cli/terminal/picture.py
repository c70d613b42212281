"""Makes docs/pictures/terminal.svg: `python -m kasztelan.cli.terminal.picture docs/pictures/terminal.svg`."""

from __future__ import annotations

import asyncio
import re
import sys
from itertools import count
from pathlib import Path
from typing import Final

from kasztelan.bots.registry import make_bot
from kasztelan.cli.table_setup import TableSetup
from kasztelan.cli.terminal.app import TableApp
from kasztelan.cli.terminal.table_screen import TableScreen
from kasztelan.core.chance import SeededChance
from kasztelan.core.match import PLAY_PUBLIC, Match
from kasztelan.games.catalogue import load

NAMES: Final = ["Kasia", "Wanda", "Mikołaj", "Ярослава", "Tomasz"]
FIRST_SEED: Final = 22
ROUND: Final = 6
"""The picture shows the first turn of seat 0 from this round on in which there is much to choose from."""
CHOICES: Final = 5
SIZE: Final = (120, 36)
FONTS: Final = "Fira Code, Cascadia Mono, DejaVu Sans Mono, Menlo, Consolas, monospace"


def nice_table() -> TableSetup:
    """The first game of bots that comes to a turn worth looking at."""
    for seed in count(FIRST_SEED):
        setup = table_of_bots(seed)
        match, bots = setup.match, setup.bots
        who = match.advance()
        while not match.over() and not is_nice(match, who):
            who = match.act(who, bots[who].choose(match.seat(who)))
        if not match.over():
            setup.people = {0}
            return setup
    raise AssertionError("count never ends")


def table_of_bots(seed: int) -> TableSetup:
    game = load("citadels")
    match = Match(game, SeededChance(seed), {"players": len(NAMES)}, forced=PLAY_PUBLIC, keep=True)
    bots = {seat: make_bot("heuristic", game, seat) for seat in range(len(NAMES))}
    return TableSetup(game, match, NAMES, set(), bots, "en", None)


def is_nice(match: Match, who: int) -> bool:
    view = match.game.view(match.state, 0)
    turn = view["turn"]
    if who != 0 or view["round"] < ROUND or turn is None or view["decision"]["name"] != "turn":
        return False
    return bool(turn["gathered"]) and len(match.seat(0).legal()) >= CHOICES


async def draw() -> str:
    app = TableApp(nice_table(), pace=0.0)
    async with app.run_test(size=SIZE) as pilot:
        while not isinstance(app.screen, TableScreen) or not all(one.is_finished for one in app.workers):
            await pilot.pause()
        await pilot.pause()
        return without_addresses(app.export_screenshot(title="kasztelan play citadels"))


def without_addresses(svg: str) -> str:
    """The picture with the fonts of whoever looks at it: nothing is fetched from the web."""
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r"@font-face\s*\{[^}]*\}", "", svg)
    svg = re.sub(r"font-family: *[^;]*Fira Code[^;]*;", f"font-family: {FONTS};", svg)
    return "\n".join(line.rstrip() for line in svg.splitlines() if line.strip()) + "\n"


def main() -> None:
    path = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures/terminal.svg")
    path.write_text(asyncio.run(draw()), encoding="utf-8")


if __name__ == "__main__":
    main()
