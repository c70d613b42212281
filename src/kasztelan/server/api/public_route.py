"""Answers that are the same for everybody, often asked for and long: packed, and not sent to whoever has them."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Coroutine
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

from fastapi import Request, Response
from fastapi.routing import APIRoute

from kasztelan.server.api.content_negotiation import best_encoding, has_it

SHORT: Final = 1_000
"""Bytes below which packing gains nothing."""

Handler = Callable[[Request], Coroutine[Any, Any, Response]]


class PublicRoute(APIRoute):
    """A route whose answers hold nothing of whoever asks: browsers keep them and ask whether they still hold."""

    def get_route_handler(self) -> Handler:
        answer = super().get_route_handler()

        async def kept(request: Request) -> Response:
            return packed(await answer(request), request)

        return kept


def packed(response: Response, request: Request) -> Response:
    """The answer as the browser takes it, or the news that the browser has it already."""
    body = bytes(response.body)
    encoding = ""
    if len(body) >= SHORT:
        encoding = best_encoding(request.headers.get("accept-encoding", ""), ("gzip",))
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}{"-gzip" if encoding else ""}"'
    headers = {"cache-control": "no-cache", "etag": tag, "vary": "accept-encoding"}
    if has_it(request.headers.get("if-none-match", ""), tag):
        return Response(None, 304, headers)
    if encoding:
        body = zipped(body)
        headers["content-encoding"] = encoding
    return Response(body, response.status_code, headers, response.media_type)


@lru_cache(maxsize=64)
def zipped(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)
