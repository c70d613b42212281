"""Calling a web address for somebody: to the number that was checked, following nothing, reading next to nothing."""

from __future__ import annotations

import ssl
from collections.abc import Mapping
from typing import Final

import httpx

from kasztelan.server.notices.allowed_addresses import Allowed

SECONDS: Final = 5.0


class Caller:
    """Sends one request at a time on a connection of its own, without proxies, cookies or redirects."""

    def __init__(self, verify: ssl.SSLContext | bool = True) -> None:
        self.client = httpx.AsyncClient(
            trust_env=False,
            follow_redirects=False,
            verify=verify,
            timeout=SECONDS,
            # A kept connection would be reused for another name at the same number.
            limits=httpx.Limits(max_connections=20, max_keepalive_connections=0),
        )

    async def post(self, to: Allowed, body: bytes, headers: Mapping[str, str]) -> int:
        """The status that came back, 0 if nothing did; what else was answered is not read."""
        asked = httpx.URL(to.url)
        url = asked.copy_with(host=to.number)
        named = {**headers, "Host": asked.netloc.decode("ascii"), "User-Agent": "kasztelan"}
        request = self.client.build_request(
            "POST", url, content=body, headers=named, extensions={"sni_hostname": to.host}
        )
        request.extensions["timeout"] = httpx.Timeout(SECONDS).as_dict()
        try:
            answer = await self.client.send(request, stream=True)
        except (httpx.HTTPError, httpx.InvalidURL, OSError, UnicodeError):
            return 0
        await answer.aclose()
        return answer.status_code

    async def close(self) -> None:
        await self.client.aclose()
