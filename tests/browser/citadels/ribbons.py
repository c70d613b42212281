"""Turns of Citadels with a lot to choose from, and what is wrong with how a ribbon shows them."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.geometry import settled
from tests.games.citadels.agreed import revised

SIZES: Final = (
    (390, 844), (844, 390), (820, 1180), (1024, 768), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440),
)  # fmt: skip


def turn(*seats: dict[str, Any], uniques: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    """A table of four at which Anna, on the first chair, is asked."""
    options = revised(*uniques, players=4, **more.pop("agreed", {}))
    chairs = [*seats, *([{}] * (4 - len(seats)))]
    return {"options": options, "opening": {"options": options, "seats": chairs, **more}}


RIVALS: Final = (
    {"city": ["palace", "trading_post", "harbor", "prison"]},
    {"city": ["castle", "market", "docks", "keep"]},
    {"city": ["cathedral", "monastery", "temple", "barracks"]},
)
OWN: Final = ["laboratory", "smithy", "museum", "barracks"]

MANY: Final[dict[str, dict[str, Any]]] = {
    "warlord": turn(
        {"characters": ["warlord"], "gold": 4, "hand": ["manor", "castle", "palace", "cathedral"], "city": OWN},
        *RIVALS,
        uniques=("laboratory", "smithy", "museum", "keep"),
        next="warlord",
        gathered=True,
    ),
    "magician": turn(
        {"characters": ["magician"], "gold": 5, "hand": ["manor", "castle", "tavern", "temple", "docks"], "city": OWN},
        *RIVALS,
        uniques=("laboratory", "smithy", "museum", "keep"),
        next="magician",
    ),
    "assassin": turn({"characters": ["assassin"], "hand": ["manor"], "city": OWN}, uniques=tuple(OWN[:3]), next="assassin"),
    "architect": turn(
        {
            "characters": ["architect"],
            "gold": 9,
            "hand": ["manor", "castle", "tavern", "temple", "docks", "harbor", "trading_post", "town_hall"],
        },
        next="architect",
        gathered=True,
    ),
    "draft": {"options": {"players": 4, "crown": 0}},
}  # fmt: skip

FAULTS: Final = """() => {
  const ribbon = document.querySelector('[data-ribbon]');
  const found = [];
  const edge = ribbon.getBoundingClientRect();
  if (edge.left < -1 || edge.right > innerWidth + 1 || edge.bottom > innerHeight + 1) found.push('off the screen');
  const all = [...ribbon.querySelectorAll('*')].filter((one) => one.textContent.trim() && !one.closest('svg'));
  for (const one of all) {
    const style = getComputedStyle(one);
    if (style.display === 'inline' || style.display === 'contents' || one.matches('.laid')) continue;
    if (one.matches('.crowd > .options') && style.overflowY === 'auto') continue;
    // Letters have tails; where nothing is hidden they may reach below their line.
    const tails = style.overflowY === 'visible' ? parseFloat(style.fontSize) / 4 : 1;
    const wide = one.scrollWidth > one.clientWidth + 1;
    const high = one.scrollHeight > one.clientHeight + tails;
    if (wide || high) found.push(`cut: ${one.className} ${one.textContent.trim()}`);
  }
  const leaves = [...ribbon.querySelectorAll('.ask, .btn, .seal')].filter((one) => one.checkVisibility());
  const boxes = leaves.map((one) => [one, one.getBoundingClientRect()]);
  boxes.forEach(([one, a], at) => {
    const scrolls = one.closest('.options') && getComputedStyle(one.closest('.options')).overflowY === 'auto';
    if (!scrolls && (a.left < edge.left - 1 || a.right > edge.right + 1 || a.top < edge.top - 1 || a.bottom > edge.bottom + 1))
      found.push(`out of the ribbon: ${one.textContent.trim()}`);
    for (const [other, b] of boxes.slice(at + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) found.push(`over another: ${one.textContent.trim()} / ${other.textContent.trim()}`);
    }
  });
  return found;
}"""


def faults(page: Page) -> list[str]:
    """What is cut off, lies over something else or sticks out of the ribbon."""
    settled(page)
    found: list[str] = page.evaluate(FAULTS)
    return found
