"""The app as a phone installs it: icons, opening without a server, and notices while it is closed."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.visiting import Visits
from tests.server.operators.hosting import Hosting, hosting

KEPT = """async () => {
  const cache = await caches.open('kasztelan');
  return (await cache.keys()).map((one) => new URL(one.url).pathname);
}"""
SOON = """async (what) => {
  for (let tries = 0; tries < 1500; tries++) {
    const found = await what();
    if (found) return found;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`never: ${what}`);
}"""
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
# What the page has loaded so far; the worker keeps it as soon as it is told.
ALL_KEPT = """async () => {
  const loaded = performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname);
  const wanted = ['/', ...loaded.filter((path) => path.startsWith('/assets/'))];
  const cache = await caches.open('kasztelan');
  return (await Promise.all(wanted.map((path) => cache.match(path)))).every(Boolean);
}"""
NOTICE = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const [notice] = await registration.getNotifications();
  return notice && { title: notice.title, body: notice.body, data: notice.data };
}"""


def soon(page: Page, what: str) -> Any:
    """What a script finds, as soon as it finds anything."""
    return page.evaluate(f"({SOON})({what})")


def installed(page: Page) -> None:
    """Waits until the worker has all that the page has loaded."""
    page.goto("/", wait_until="load")
    soon(page, CONTROLLED)
    soon(page, ALL_KEPT)


def test_the_manifest_names_icons_that_are_there(house: Hosting) -> None:
    with httpx.Client(base_url=house.address, trust_env=False) as client:
        manifest = client.get("/manifest.webmanifest").json()
        assert (manifest["name"], manifest["display"], manifest["start_url"]) == (
            "Kasztelan",
            "standalone",
            "/",
        )
        sizes = {}
        for icon in manifest["icons"]:
            answer = client.get(icon["src"])
            assert answer.headers["content-type"] == icon["type"]
            if icon["type"] == "image/png":
                width, height = struct.unpack(">II", answer.content[16:24])
                assert icon["sizes"] == f"{width}x{height}"
                sizes[icon["sizes"]] = icon["purpose"]
        assert set(sizes) == {"192x192", "512x512"}
        assert "maskable" in {icon["purpose"] for icon in manifest["icons"]}


def test_the_browser_finds_nothing_against_installing(visit: Visits) -> None:
    page = visit(workers="allow")
    installed(page)
    session = page.context.new_cdp_session(page)
    told: dict[str, Any] = session.send("Page.getAppManifest")
    assert told["errors"] == []
    wrong: dict[str, Any] = session.send("Page.getInstallabilityErrors")
    # Contexts of tests are private windows.
    assert [one["errorId"] for one in wrong["installabilityErrors"] if one["errorId"] != "in-incognito"] == []


def test_it_opens_without_its_server_and_keeps_nothing_of_the_api(chromium: Browser, tmp_path: Path) -> None:
    with hosting(tmp_path / "data") as server:
        visit = Visits(chromium, server.address)
        page = visit(workers="allow", locale="pl-PL")
        installed(page)
        assert page.evaluate("fetch('/api/games').then((one) => one.status)") == 200
        kept: list[str] = page.evaluate(KEPT)
        assert "/" in kept
        assert any(path.endswith(".js") for path in kept)
        assert [path for path in kept if path != "/" and not path.startswith("/assets/")] == []
    # What cannot be reached is said in the console too.
    visit.forgiven += ["ERR_CONNECTION_REFUSED", "Failed to load resource", "WebSocket connection"]
    for place in ("/", "/rules/citadels"):
        page.goto(place)
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        expect(page.get_by_role("link", name="Kasztelan").first).to_be_attached()
    refused = page.evaluate("fetch('/api/games').then(() => 'answered', () => 'no answer')")
    assert refused == "no answer"
    visit.close()


@pytest.mark.parametrize(
    ("letter", "title", "text", "path"),
    [
        (
            {"code": "your_turn", "table": "abc", "title": "Your turn", "text": "Go"},
            "Your turn",
            "Go",
            "/t/abc",
        ),
        ({"code": "test", "table": "", "title": "Notices work", "text": "So"}, "Notices work", "So", "/"),
        (None, "Kasztelan", "", "/"),
    ],
)
def test_a_push_becomes_a_notice(
    visit: Visits, letter: dict[str, str] | None, title: str, text: str, path: str
) -> None:
    page = visit(workers="allow")
    page.context.grant_permissions(["notifications"], origin=visit.address)
    installed(page)
    # Somewhere else: nobody is told of what they are looking at.
    page.goto("/me")
    push(page, visit.address, json.dumps(letter) if letter is not None else "no letter at all")
    notice = soon(page, NOTICE)
    assert (notice["title"], notice["body"], notice["data"]) == (title, text, {"path": path})


def push(page: Page, address: str, data: str) -> None:
    """Hands the worker what a push service would."""
    session = page.context.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(10)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": address, "registrationId": known[-1]["registrationId"], "data": data},
    )
