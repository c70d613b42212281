"""Plays whole games in Firefox with the mouse: `python -m firefox.whole_game [--game GAME] [--pictures DIR]`."""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from firefox.bidi import Firefox, firefox
from kasztelan.core.record import verify
from kasztelan.games.catalogue import GAMES, load
from tests.browser.guests import COOKIE, Guest, seated
from tests.server.operators.hosting import hosting

MOST_CLICKS: Final = 3_000
"""Several times what one person has to click in a game."""
WIDTH, HEIGHT = 1440, 900
APART: Final = 0.6
"""Seconds between two clicks: quicker ones are a double click, which is no move."""

AT_ONCE: Final = "() => { localStorage['kasztelan.speed'] = '0'; }"
"""What the others do is shown without waiting; the setting of the app's own menu."""

NEXT: Final = """(nth) => new Promise((done) => {
  const open = (one) => !one.disabled && one.getAttribute('aria-disabled') !== 'true' && one.checkVisibility();
  const spot = (one) => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit && (one.contains(hit) || hit.contains(one)) ? { x, y, words: one.textContent.trim() } : null;
  };
  const look = () => {
    if (document.querySelector('[data-choice=scores], [data-ceremony]')) return { over: true };
    const told = [...document.querySelectorAll('[role=alertdialog] button')].filter(open);
    const ways = [...document.querySelectorAll('[data-choice]')].filter(open);
    const mine = told.length ? [told[0].closest('.guard') ? told.at(-1) : told[0]] : ways;
    for (let at = 0; at < mine.length; at += 1) {
      const found = spot(mine[(at + Number(nth)) % mine.length]);
      if (found) return { decision: document.querySelector('[data-decision]')?.dataset.decision, ...found };
    }
    return null;
  };
  const watch = new MutationObserver(() => settle());
  const again = setInterval(() => settle(), 200);
  const settle = () => {
    const found = look();
    if (!found) return;
    watch.disconnect();
    clearInterval(again);
    done(found);
  };
  watch.observe(document, { subtree: true, childList: true, attributes: true });
  settle();
})"""
"""Waits until there is something to click, and says where; of several choices the n-th, counted round and round."""


def play(window: Firefox, game: str) -> int:
    """Clicks until the game is over; says how many clicks it took."""
    for clicks in range(MOST_CLICKS):
        found: dict[str, Any] = window.told(NEXT, str(clicks))
        if found.get("over"):
            return clicks
        time.sleep(APART)
        window.click(found["x"], found["y"])
        if clicks % 20 == 0:
            print(
                f"{game}: click {clicks}, decision {found.get('decision')}: {found['words'][:60]}", flush=True
            )
    raise AssertionError(f"{game}: not over after {MOST_CLICKS} clicks")


def whole_game(window: Firefox, game: str, address: str, pictures: Path | None) -> None:
    """A game against bots to its end, and its record verified."""
    anna = Guest(address, "Anna")
    window.cookie(COOKIE, anna.cookie, str(urlsplit(address).hostname))
    window.go(f"{address}/")
    window.told(AT_ONCE)
    table = seated({"game": game}, anna)
    window.go(f"{address}/t/{table}")
    clicks = play(window, game)
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
        window.picture(pictures / f"{game}-over.png")
    assert anna.status(table) == "finished"
    record = anna.get(f"/api/tables/{table}/record")
    told = anna.get(f"/api/tables/{table}")
    verify(load(game), record, told["commitment"])
    assert not window.faults, window.faults
    print(f"{game}: over after {clicks} clicks, {record['count']} actions; the record is right")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), action="append")
    parser.add_argument("--pictures", type=Path, help="a folder for a picture of each game's end")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, hosting(Path(data) / "house") as house, firefox() as window:
        window.size(WIDTH, HEIGHT)
        for game in asked.game or GAMES:
            whole_game(window, game, house.address, asked.pictures)


if __name__ == "__main__":
    main()
