"""The web client's pages: its files, and its front page at every address that is neither a file nor the API."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from fastapi import HTTPException, Request
from fastapi.responses import HTMLResponse, Response

from kasztelan.server.api.client_files import HASHED, Client, File
from kasztelan.server.api.content_negotiation import best_encoding, best_language, has_it
from kasztelan.server.api.request_guard import DATA, PAGE, App, Receive, Scope, Send
from kasztelan.texts import LANGUAGES, words

OURS: Final = ("api", "between", "healthz", "metrics", "openapi.json")
"""First parts of addresses that belong to the server."""
PLAIN: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]*")
"""One part of an address or file name: nothing hidden, no way up, nothing encoded twice."""
LASTING: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
METHODS: Final = ("GET", "HEAD")
RUNS: Final = ("text/html", "text/javascript")
"""What is a page or may become a worker needs the policy of a page."""

NOT_BUILT: Final = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Kasztelan</title>
<style>
body {{ margin: 15vh auto; max-width: 34rem; padding: 0 1rem; font: 1.15rem/1.5 Georgia, serif;
  background: #f3e8cd; color: #2a1c0f }}
pre {{ padding: .6rem 1rem; background: #fbf4e1; border: 1px solid #b79f6d }}
</style></head>
<body><h1>{title}</h1><p>{how}</p><pre>make web</pre><p>{package}</p><p>{works}</p></body>
</html>
"""


class Pages:
    """Answers what no route of the API answers; `otherwise` says that there is nothing."""

    def __init__(self, client: Client, otherwise: App) -> None:
        self.client = client
        self.otherwise = otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        name = asked_for(scope["path"]) if scope["type"] == "http" else None
        if name is None:
            await self.otherwise(scope, receive, send)
            return
        if scope["method"] not in METHODS:
            raise HTTPException(405, headers={"Allow": ", ".join(METHODS)})
        await self.answer(name, Request(scope))(scope, receive, send)

    def answer(self, name: str, request: Request) -> Response:
        front = self.client.front()
        file = self.client.file(name) if name else front
        if file is None:
            looks_like_a_file = "." in name.rpartition("/")[2] or f"{name}/".startswith(HASHED)
            if looks_like_a_file:
                raise HTTPException(404)
            file = front
        return not_built(request) if file is None else given(file, request)


def asked_for(path: str) -> str | None:
    """The name of a file or the client's own address, "" for the front page; None for what can be neither."""
    parts = path.removeprefix("/").removesuffix("/").split("/")
    if parts == [""]:
        return "" if path == "/" else None
    if not path.startswith("/") or parts[0] in OURS or not all(PLAIN.fullmatch(part) for part in parts):
        return None
    return "/".join(parts)


def given(file: File, request: Request) -> Response:
    """The file, packed as the browser takes it, or the news that the browser has it already."""
    encoding = best_encoding(request.headers.get("accept-encoding", ""), file.bodies)
    tag = f'"{file.tag}-{encoding}"' if encoding else f'"{file.tag}"'
    policy = PAGE if file.kind.startswith(RUNS) else DATA
    headers = {
        "cache-control": LASTING if file.lasting else ASK_AGAIN,
        "etag": tag,
        # Said with every answer: what a browser keeps of a 304 must not be another policy than the page's.
        "content-security-policy": policy.decode(),
    }
    if len(file.bodies) > 1:
        headers["vary"] = "accept-encoding"
    if has_it(request.headers.get("if-none-match", ""), tag):
        return Response(None, 304, headers)
    if encoding:
        headers["content-encoding"] = encoding
    body = file.bodies[encoding]
    headers |= {"content-type": file.kind, "content-length": str(len(body))}
    return Response(body if request.method == "GET" else b"", 200, headers)


def not_built(request: Request) -> Response:
    """Says in the reader's language how to build the client."""
    language = best_language(request.headers.get("accept-language", ""), LANGUAGES)
    said = words(language, None, extra=("kasztelan.server.api",))
    text = {key: escape(said.text(f"no-client-{key}")) for key in ("title", "how", "package", "works")}
    page = NOT_BUILT.format(language=language, **text)
    length = str(len(page.encode()))
    headers = {"cache-control": "no-store", "vary": "accept-language", "content-length": length}
    return HTMLResponse(page if request.method == "GET" else b"", 503, headers)
