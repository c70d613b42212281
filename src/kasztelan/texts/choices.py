"""What a list of choices can say beyond the actions themselves: prices and amounts, read from a seat's view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from kasztelan.texts import citadels_choices

Facts = dict[str, Any]

FACTS: Final[dict[str, Callable[[Mapping[str, Any], Mapping[str, Any]], Facts]]] = {
    "citadels": citadels_choices.facts_of,
}
"""For each game, what its view tells about an action."""


def facts_of(view: Mapping[str, Any], action: Mapping[str, Any]) -> Facts:
    """The `state_facts` of an action for `Table.action`, from the view of the seat that decides."""
    decision = view["decision"]
    asked = {name: value for name, value in decision.items() if name not in ("name", "seat")}
    told = FACTS.get(view["game"])
    return {"decision": decision["name"], **asked, **(told(view, action) if told else {})}
