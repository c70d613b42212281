"""What can be decided in Stones, by NATURE and by a seat."""

from __future__ import annotations

from typing import Final

from kasztelan.core.actions import Codec, Field

MOST_SEATS: Final = 4
AUTOMAS: Final = ("miller", "heron")
NUMBERS: Final = (3, 4, 5, 6, 7)
HANDFULS: Final = (1, 2, 3)

CODEC: Final = Codec(
    [
        ("call_automa", [Field("automa", AUTOMAS)]),
        ("deal", [Field("number", NUMBERS)]),
        ("begin", [Field("seat", tuple(range(MOST_SEATS)))]),
        ("take", [Field("stones", HANDFULS)]),
        ("peek", [Field("other", tuple(range(MOST_SEATS)))]),
    ]
)
CALL: Final = CODEC.first["call_automa"]
DEAL: Final = CODEC.first["deal"]
BEGIN: Final = CODEC.first["begin"]
TAKE: Final = CODEC.first["take"]
PEEK: Final = CODEC.first["peek"]
