"""How I want to hear that it is my turn."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from fastapi import APIRouter, HTTPException, Request
from pydantic import Field

from kasztelan.core.errors import Refusal
from kasztelan.server.api.identity import Somebody, allow, is_secure
from kasztelan.server.api.services import Services, services_of
from kasztelan.server.api.strict import Strict
from kasztelan.server.notices import web_push
from kasztelan.server.notices.allowed_addresses import LONGEST, checked
from kasztelan.server.notices.notice_text import Notice
from kasztelan.server.people.preferences import (
    Language,
    Notify,
    Push,
    Webhook,
    change_preferences,
    read_preferences,
)

ROUTER = APIRouter(prefix="/api", tags=["notices"])
MOST_BROWSERS: Final = 5

Address = Annotated[str, Field(min_length=1, max_length=LONGEST)]


class WebhookWish(Strict):
    """`discord` and `ntfy` get what these services expect, `json` gets plain facts."""

    kind: Literal["discord", "ntfy", "json"]
    url: Address


class Keys(Strict):
    p256dh: Annotated[str, Field(max_length=120)]
    auth: Annotated[str, Field(max_length=40)]


class Subscription(Strict):
    """What `PushSubscription.toJSON()` gives."""

    endpoint: Address
    keys: Keys
    expirationTime: float | None = None  # noqa: N815 - the browser's name for it


class Ways(Strict):
    language: Language = "en"
    webhook: WebhookWish | None = None
    push: Annotated[list[Subscription], Field(default_factory=list, max_length=MOST_BROWSERS)]


def shown(notify: Notify) -> dict[str, Any]:
    return {
        "language": notify.language,
        "webhook": msgspec.to_builtins(notify.webhook),
        "push": [
            {"endpoint": one.endpoint, "keys": {"p256dh": one.p256dh, "auth": one.auth}}
            for one in notify.push
        ],
    }


@ROUTER.get("/notices/key")
async def key(request: Request) -> dict[str, str]:
    """This server's public key for Web Push."""
    allow(request)
    return {"key": signer(services_of(request)).public}


def signer(services: Services) -> web_push.Signer:
    if services.notifier.signer is None:
        raise HTTPException(404, {"code": "no_push", "allowed": "a webhook"})
    return services.notifier.signer


@ROUTER.get("/me/notices")
async def notices(person: Somebody) -> dict[str, Any]:
    """How I am told that it is my turn."""
    return shown(read_preferences(person["settings"]).notify)


@ROUTER.put("/me/notices")
async def set_notices(body: Ways, request: Request, person: Somebody) -> dict[str, Any]:
    """Sets all my ways at once; addresses that are not on the open internet are refused."""
    services = services_of(request)
    urls = [one.endpoint for one in body.push] + ([body.webhook.url] if body.webhook is not None else [])
    allow(request, len(urls))
    for one in body.push:
        signer(services)
        web_push.check_subscription(one.keys.p256dh, one.keys.auth)
    for url in urls:
        await check_address(services, url)
    scheme = "https" if is_secure(request) else "http"
    notify = Notify(
        language=body.language,
        webhook=Webhook(body.webhook.kind, body.webhook.url) if body.webhook is not None else None,
        push=tuple(Push(one.endpoint, one.keys.p256dh, one.keys.auth) for one in body.push),
        site=f"{scheme}://{request.url.netloc}",
    )
    await change_preferences(
        services.store, person["id"], lambda before: msgspec.structs.replace(before, notify=notify)
    )
    return shown(notify)


async def check_address(services: Services, url: str) -> None:
    """The same answer for every host that may not be called, so that nobody can explore a network by it."""
    try:
        await checked(url, services.settings.allow_private_webhooks, services.notifier.lookup)
    except Refusal as refused:
        detail = {"code": "address_refused", "field": "url", "allowed": refused.allowed.to_data()}
        raise HTTPException(422, detail) from None


@ROUTER.post("/me/notices/test", status_code=202)
async def try_notices(request: Request, person: Somebody) -> dict[str, str]:
    """Sends a notice now; whether it arrives is seen where it arrives."""
    services = services_of(request)
    notify = read_preferences(person["settings"]).notify
    if not notify.wanted:
        raise HTTPException(409, {"code": "no_notices", "allowed": "set them first"})
    if not services.tries.take(f"notices {person['id']}") or not services.notifier.enqueue(
        person["id"], notify, Notice("test")
    ):
        raise HTTPException(429, {"code": "too_many_requests"}, {"Retry-After": "60"})
    return {"code": "on_its_way"}
