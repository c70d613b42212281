"""What a player may overlook: marks on one's own character, targets that are out, cards with an effect in sight."""

from __future__ import annotations

from typing import Any, Final

from kasztelan.cli.terminal.citadels.chips import type_of
from kasztelan.cli.terminal.drawing import View
from kasztelan.core.events import Event

AIMED_AT_A_CHARACTER: Final = (
    "kill", "bewitch", "rob", "warrant", "sign_warrant", "threaten", "threaten_with_flower",
)  # fmt: skip


def mark_on_me(view: View) -> str:
    """The mark that binds the viewer's turn before it gathers; nothing where there is none."""
    turn = view["turn"]
    if turn is None or view["decision"]["name"] != "turn" or view["decision"]["seat"] != view["seat"]:
        return ""
    for rank in view["ranks"]:
        if rank["character"] == turn["character"] and rank["seat"] == view["seat"] and not turn["gathered"]:
            return next((mark for mark in ("bewitched", "threat") if rank[mark]), "")
    return ""


def row_note(view: View, about: dict[str, Any]) -> str:
    """The key of a remark for a row of the list."""
    if about["verb"] in AIMED_AT_A_CHARACTER and about["character"] in view["face_up"]:
        return "citadels-target-out"
    if (
        about["verb"] in AIMED_AT_A_CHARACTER
        and view["mine"]
        and about["character"] in view["mine"]["characters"]
    ):
        return "citadels-rank-yours"
    if about["verb"] == "reveal_threat":
        flowered = view["ranks"][view["called"] - 1]["flowered"]
        return "word-flowered-threat" if flowered else "word-plain-threat"
    return ""


def unique_in_sight(view: View) -> list[str]:
    """Unique districts in the cities and in the viewer's hand, each once."""
    cities = [one["card"] for seat in view["seats"] for one in seat["city"]]
    hand = [] if view["mine"] is None else view["mine"]["hand"]
    return [card for card in dict.fromkeys([*cities, *hand]) if type_of(card) == "unique"]


def together(last: Event, event: Event) -> Event | None:
    """Cards that come one by one for the same reason are told as one sentence."""
    if not is_more_of(last, event):
        return None
    public = {**last.public, "count": last.public["count"] + event.public["count"]}
    secret = {"cards": [*last.secret["cards"], *event.secret["cards"]]}
    return Event(last.name, last.audience, public, secret, last.barrier)


def is_more_of(last: Event, event: Event) -> bool:
    """Whether two events tell of cards and differ in nothing but which and how many."""
    if last.name != event.name or last.audience != event.audience or "count" not in event.public:
        return False
    if list(last.secret) != ["cards"] or list(event.secret) != ["cards"]:
        return False
    return {**last.public, "count": 0} == {**event.public, "count": 0}
