"""Measures the web client in a real Chromium: what it loads, how soon one plays, how soon a move is drawn.

Run with `make bench-web`, or `python -m benchmarks.web_client [--rounds N]`; the client has to be built.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from benchmarks.rooms import room
from kasztelan.games.catalogue import GAMES
from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.guests import Guest, seated
from tests.browser.playing import Board
from tests.browser.visiting import DESKTOP, PHONE
from tests.server.operators.hosting import hosting

LIMIT: Final = 200_000
"""Bytes of gzipped script that the lobby may need."""
SOON: Final = 2_000
"""Milliseconds until one can play."""
FRAME: Final = 1000 / 60
PLAY: Final = f"article[data-game={next(iter(GAMES))}] .btn.gold"
"""The button of the lobby that begins the first game."""
LIT: Final = "main button.legal, main button:has(.legal)"

# What a page notes down about itself. Everything is in milliseconds since the navigation began.
NOTES: Final = """
window.noted = { paints: {}, shift: 0, long: [], seen: {}, moves: [] };
const watch = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
watch('paint', (one) => (noted.paints[one.name] = one.startTime));
watch('largest-contentful-paint', (one) => (noted.paints.largest = one.startTime));
watch('layout-shift', (one) => { if (!one.hadRecentInput) noted.shift += one.value; });
watch('longtask', (one) => noted.long.push([one.startTime, one.duration]));
const wanted = %s;
const look = () => {
  for (const [name, selector] of Object.entries(wanted)) {
    if (noted.seen[name] !== undefined || !document.querySelector(selector)) continue;
    noted.seen[name] = 0;
    // After the frame in which it is first drawn.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (noted.seen[name] = performance.now());
      port2.postMessage(0);
    });
  }
};
new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });

// A message of a table, from the moment the page is given it until its picture is drawn.
const decision = () => document.querySelector('[data-decision]')?.getAttribute('data-decision');
window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    this.addEventListener('message', (event) => {
      if (JSON.parse(event.data).type !== 'update') return hear(event);
      const given = performance.now();
      const before = decision();
      hear(event);
      const heard = performance.now();
      const after = decision();
      if (before === after) return;
      requestAnimationFrame(() => {
        // Perhaps together with what came after it.
        const inFrame = Number(decision()) >= Number(after);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => noted.moves.push([heard - given, performance.now() - given, inFrame]);
        port2.postMessage(0);
      });
    });
  }
};
"""


class Line(NamedTuple):
    """What the browser is made to run on."""

    name: str
    viewport: ViewportSize
    slow: bool


PLAIN: Final = Line("desk", DESKTOP, False)
# The phone that Lighthouse imagines.
POOR: Final = Line("phone, processor 4 times slower, 1.6 Mbit/s and 150 ms away", PHONE, True)


class Opened(NamedTuple):
    """What one visit with an empty cache took."""

    first_paint: float
    largest_paint: float
    shift: float
    blocked: float
    playable: float


@contextmanager
def visit(browser: Browser, address: str, line: Line = PLAIN) -> Iterator[Page]:
    """A page with an empty cache that keeps notes."""
    touch = line.viewport["width"] < 600
    context = browser.new_context(
        base_url=address,
        locale="en-GB",
        viewport=line.viewport,
        service_workers="block",
        has_touch=touch,
        is_mobile=touch,
    )
    context.add_init_script(NOTES % {"lobby": PLAY, "table": LIT})
    page = context.new_page()
    if line.slow:
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        session.send("Network.enable")
        session.send(
            "Network.emulateNetworkConditions",
            {"offline": False, "latency": 150, "downloadThroughput": 204_800, "uploadThroughput": 93_750},
        )
    yield page
    context.close()


def notes(page: Page) -> dict[str, Any]:
    told: dict[str, Any] = page.evaluate("noted")
    return told


def scripts(page: Page) -> dict[str, int]:
    """The scripts that a page has asked for so far, with their gzipped size."""
    found: list[str] = page.evaluate(
        "performance.getEntriesByType('resource').map((one) => one.name).concat("
        "Array.from(document.scripts, (one) => one.src))"
    )
    wanted = sorted({name for name in found if urlsplit(name).path.endswith(".js")})
    return {urlsplit(name).path: gzipped(name) for name in wanted}


def gzipped(address: str) -> int:
    """As it comes over the line; the smallest files are not packed."""
    with (
        httpx.Client(trust_env=False, headers={"accept-encoding": "gzip"}) as client,
        client.stream("GET", address) as answer,
    ):
        return sum(len(part) for part in answer.iter_raw())


def lobby_scripts(page: Page) -> dict[str, int]:
    """What the lobby needs until a game can be begun."""
    page.goto("/")
    expect(page.locator(PLAY)).to_be_enabled()
    page.wait_for_load_state("networkidle")
    return scripts(page)


def opened(page: Page, path: str, seen: str) -> Opened:
    """Opens a place and waits until something can be done there."""
    page.goto(path)
    # The page notes it by itself; asking often would take from it what it needs.
    page.wait_for_function("name => window.noted.seen[name] > 0", arg=seen, polling=1_000)
    page.wait_for_load_state("networkidle")
    told = notes(page)
    playable = float(told["seen"][seen])
    paints = told["paints"]
    first = float(paints["first-contentful-paint"])
    blocked = sum(max(0.0, length - 50) for start, length in told["long"] if start + length > first)
    return Opened(first, float(paints["largest"]), float(told["shift"]), blocked, playable)


def from_the_lobby(page: Page) -> float:
    """Opens the lobby, clicks as soon as one can: milliseconds from the click to a lit choice."""
    page.goto("/")
    button = page.locator(PLAY)
    expect(button).to_be_enabled()
    page.evaluate("noted.seen = {}")
    clicked = float(
        button.evaluate("one => { const at = performance.now(); one.click(); return at; }"),
    )
    expect(page.locator(LIT).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    return float(notes(page)["seen"]["table"]) - clicked


def moves(page: Page, table: str, count: int) -> list[tuple[float, float, bool]]:
    """Plays on at a table with bots: for each move the time to take it in, to have it drawn, and if in that frame."""
    page.goto(f"/t/{table}")
    board = Board(page)
    while len(notes(page)["moves"]) < count:
        choice = page.locator("[data-choice]").first
        expect(choice).to_be_visible()
        if choice.get_attribute("data-choice") == "scores":
            break
        before = page.locator("[data-decision]").get_attribute("data-decision") or ""
        choice.click()
        board.end_all_the_same(before)
        expect(page.locator("[data-decision]")).not_to_have_attribute("data-decision", before)
    told: list[tuple[float, float, bool]] = notes(page)["moves"]
    return told


def say_load(address: str, browser: Browser) -> None:
    with visit(browser, address) as page:
        lobby = lobby_scripts(page)
        page.locator(PLAY).click()
        expect(page.locator(LIT).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        table = scripts(page)
    total = sum(lobby.values())
    print(f"script until the lobby is usable: {total / 1000:.1f} kB gzipped in {len(lobby)} files")
    print(f"more script until a table is: {(sum(table.values()) - total) / 1000:.1f} kB gzipped")
    print(f"{'within' if total <= LIMIT else 'ABOVE'} the limit of {LIMIT // 1000} kB\n")


def say_opening(address: str, browser: Browser, game: str, rounds: int) -> None:
    anna = Guest(address, "Anna")
    table = seated({"game": game, "options": room(game).ASKED_FIRST}, anna)
    print("| place | on | first paint | largest paint | layout shift | blocked | playable |")
    print("|---|---|---|---|---|---|---|")
    for line in (PLAIN, POOR):
        for name, path, seen in (("lobby", "/", "lobby"), ("table", f"/t/{table}", "table")):
            found = []
            for _ in range(rounds):
                with visit(browser, address, line) as page:
                    found.append(opened(anna.comes(page), path, seen))
            told = [f"{median(column):.0f} ms" for column in zip(*found, strict=True)]
            told[2] = f"{median(one.shift for one in found):.3f}"
            print(f"| {name} | {line.name} | {' | '.join(told)} |", flush=True)


def say_clicks(address: str, browser: Browser, rounds: int) -> None:
    found = []
    for _ in range(rounds):
        with visit(browser, address) as page:
            found.append(from_the_lobby(page))
    print(f"\nfrom the click on Play now to a lit choice: {median(found):.0f} ms\n", flush=True)


def say_moves(address: str, browser: Browser, game: str, count: int) -> None:
    for name, speed in (("pieces move", None), ("pieces do not move", "0")):
        anna = Guest(address, "Anna")
        table = seated({"game": game}, anna)
        with visit(browser, address) as page:
            if speed is not None:
                page.add_init_script(f"localStorage['kasztelan.speed'] = '{speed}'")
            found = moves(anna.comes(page), table, count)
        taken = [one[0] for one in found]
        drawn = [one[1] for one in found]
        whole = sum(1 for one in found if one[2])
        print(
            f"{len(found)} moves, {name}: taken in {spread(taken)}, drawn {spread(drawn)} after the message;"
            f" {whole} in the frame that follows it"
        )


def spread(found: list[float]) -> str:
    return f"{median(found):.1f} ms (p95 {quantiles(found, n=20)[-1]:.1f} ms)"


def main() -> None:
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--game", choices=GAMES, default=next(iter(GAMES)))
    asking.add_argument("--rounds", type=int, default=5, help="visits of each kind; the median counts")
    asking.add_argument("--moves", type=int, default=100, help="moves to watch")
    wanted = asking.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        hosting(Path(folder) / "data") as house,
        sync_playwright() as playwright,
    ):
        expect.set_options(timeout=60_000)
        browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=list(ARGUMENTS))
        steps: tuple[Callable[[], None], ...] = (
            lambda: say_load(house.address, browser),
            lambda: say_opening(house.address, browser, wanted.game, wanted.rounds),
            lambda: say_clicks(house.address, browser, wanted.rounds),
            lambda: say_moves(house.address, browser, wanted.game, wanted.moves),
        )
        print(f"Chromium {browser.version}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before")
        for step in steps:
            step()
        print(f"load {os.getloadavg()[0]:.1f} after")
        browser.close()


if __name__ == "__main__":
    main()
