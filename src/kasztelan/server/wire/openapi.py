"""The OpenAPI document: what every address is asked with and answers, its refusals too."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

import msgspec
from fastapi import FastAPI

from kasztelan.server.api.identity import MARK, SAFE
from kasztelan.server.people.sessions import COOKIE
from kasztelan.server.wire.answers import HTTP, HttpRefusal

SCHEMAS: Final = "#/components/schemas/"
JSON: Final = "application/json"
ABOUT: Final = (
    'A refusal of any address is `{"detail": {"code": …}}`, often with `field` and `allowed`; docs/api.md lists the codes. '
    "Beyond what stands at each operation, a method that an address does not know gets 405 with `Allow`, an address that is "
    "not there 404, and a request whose head is not HTTP (400) or comes too slowly (408) ends the connection."
)
REFUSED: Final = {
    400: "The address or the body is not as HTTP and JSON have them.",
    401: "Nobody knows who asks: no cookie or token, or one that is worthless.",
    403: "This is not for whoever asks.",
    404: "There is no such thing.",
    408: "The body came too slowly; the connection ends.",
    409: "Not now, or not any more.",
    413: "The body is too long.",
    414: "The address is too long.",
    422: "A field is not as described, or means something that cannot be.",
    429: "Too much, for this person or this address.",
    500: "Something broke, which is in the server's log.",
    503: "The server is busy or about to end, or its database is in trouble: nothing was changed.",
}
"""What the status of a refusal means."""
ANYWHERE: Final = (400, 414, 429, 500, 503)
WITH_A_BODY: Final = (408, 413)
WHEN_CHANGED: Final = (403,)
"""A page of another site, or no `x-kasztelan` where there is no token."""
AT_A_TABLE: Final = (403, 409)
ELSEWHERE: Final = {
    "POST /api/account": (409,),
    "PUT /api/password": (409,),
    "POST /api/tokens": (409,),
    "GET /api/notices/key": (404,),
    "PUT /api/me/notices": (404,),
    "POST /api/me/notices/test": (409,),
    "POST /api/tables": (404, 409),
}
"""What the handlers of these addresses refuse, beyond what all like them do."""


NO_MATTER_WHO: Final = frozenset({"GET /healthz", "GET /metrics", "GET /api/notices/key", "GET /api/tables"})
"""Addresses that do not look who asks, beside those about games."""
ANYBODY: Final = frozenset({"GET /api/me", "POST /api/guest", "POST /api/login", "POST /api/logout"})
"""Addresses that look who asks and also answer nobody, as do those that look at a table; all others want somebody."""
KEPT: Final = "GET /api/games"
"""How the addresses begin whose answers a browser may have already."""


class DescribedApp(FastAPI):
    """An application whose document tells every answer."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            document = super().openapi()
            document["info"]["description"] = ABOUT
            describe(document)
            self.openapi_schema = document
        return self.openapi_schema

    def bodies(self) -> dict[str, Any]:
        """The document of what is asked alone, as its handlers declare it."""
        whole, self.openapi_schema = self.openapi_schema, None
        try:
            return super().openapi()
        finally:
            self.openapi_schema = whole


def describe(document: dict[str, Any]) -> None:
    """Puts every answer in the place of those that FastAPI can guess."""
    shapes, named = wire_schemas()
    schemas = document["components"]["schemas"]
    for guessed in ("HTTPValidationError", "ValidationError"):
        del schemas[guessed]
    twice = schemas.keys() & named.keys()
    assert not twice, twice
    schemas.update(named)
    document["components"]["securitySchemes"] = {
        "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
        "token": {"type": "http", "scheme": "bearer"},
    }
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            address = f"{method.upper()} {path}"
            operation["responses"] = answers_of(address, operation, shapes)
            if asks_who(address):
                known: list[dict[str, list[str]]] = [{"cookie": []}, {"token": []}]
                operation["security"] = known if wants_somebody(address) else [{}, *known]
                if method.upper() not in SAFE:
                    operation.setdefault("parameters", []).append(mark())


def asks_who(address: str) -> bool:
    return address not in NO_MATTER_WHO and " /api/games" not in address


def wants_somebody(address: str) -> bool:
    return address not in ANYBODY and not address.startswith("GET /api/tables/{table}")


def wire_schemas() -> tuple[dict[str, Any], dict[str, Any]]:
    """The schema of what each address answers (and of a refusal), and those of everything named in them."""
    types = {address: type(None) if one is None else one for address, one in HTTP.items()}
    found, named = msgspec.json.schema_components(
        (*types.values(), HttpRefusal), ref_template=SCHEMAS + "{name}"
    )
    return dict(zip((*types, "refused"), found, strict=True)), dict(named)


def answers_of(address: str, operation: dict[str, Any], shapes: dict[str, Any]) -> dict[str, Any]:
    """Every answer of an address by its status."""
    again = {"headers": {"Retry-After": {"schema": {"type": "string"}}}}
    refused = {
        str(status): said(shapes["refused"], REFUSED[status]) | (again if status in (429, 503) else {})
        for status in sorted(refusals_of(address, operation))
    }
    if address == "GET /healthz":
        refused["503"] = said(shapes[address], "It is not well: see `status`.")
    status = next(one for one in operation["responses"] if one.startswith("2"))
    return done(address, status, shapes) | refused


def done(address: str, status: str, shapes: dict[str, Any]) -> dict[str, Any]:
    """What an address answers when it does not refuse."""
    about = HTTPStatus(int(status)).phrase
    if address not in HTTP:
        return {status: {"description": about, "content": {"text/plain": {"schema": {"type": "string"}}}}}
    if HTTP[address] is None:
        return {status: {"description": about}}
    known = {"304": {"description": "Whoever asks has it already."}} if address.startswith(KEPT) else {}
    return {status: said(shapes[address], about), **known}


def said(schema: Any, about: str) -> dict[str, Any]:
    return {"description": about, "content": {JSON: {"schema": schema}}}


def refusals_of(address: str, operation: dict[str, Any]) -> set[int]:
    """Every status with which an address refuses."""
    method, path = address.split(" ")
    found = {*ANYWHERE, *ELSEWHERE.get(address, ())}
    if asks_who(address) and wants_somebody(address):
        found.add(401)
    if method not in SAFE:
        found.update(WITH_A_BODY)
        if asks_who(address):
            found.update(WHEN_CHANGED)
    if "{" in path:
        found.add(404)
    if path.startswith("/api/tables/{table}"):
        found.update(AT_A_TABLE)
    if "requestBody" in operation or "parameters" in operation:
        found.add(422)
    return found


def mark() -> dict[str, Any]:
    """The header that tells a browser's own page from a foreign one."""
    return {
        "name": MARK,
        "in": "header",
        "required": False,
        "schema": {"type": "string"},
        "description": "Any value; needed unless a token is sent.",
    }
