"""What all descriptions of the wire are made of."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """Something that is sent: exactly these fields, and no others."""


def called(name: str) -> Meta:
    """Names a type whose values are open; `typescript.OPEN` says what clients know of it."""
    return Meta(extra_json_schema={"x-type": name})


Json = Annotated[Any, called("Json")]
Facts = dict[str, Json]
Action = Annotated[dict[str, str | int | bool], called("Action")]
Why = Annotated[dict[str, str | int], called("Why")]
GameEvent = Annotated[dict[str, Any], called("GameEvent")]
Decision = Annotated[dict[str, Any], called("Decision")]
AnyView = Annotated[dict[str, Any], called("AnyView")]
RecordEntry = Annotated[dict[str, Any], called("RecordEntry")]
Change = Annotated[list[Any], Meta(min_length=1, max_length=2, extra_json_schema={"x-type": "Change"})]
