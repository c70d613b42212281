"""A table where it is Châteauma's turn, for tests that read like play."""

from __future__ import annotations

from typing import Any

from tests.games.burgundy.table import Table


def hers(
    cards: list[int],
    people: int = 1,
    level: str = "easy",
    options: dict[str, Any] | None = None,
    **position: Any,
) -> Table:
    """Everybody else has had a turn; `automa` describes what she has besides her cards."""
    automa = {"cards": cards, **position.pop("automa", {})}
    chosen = {"automa": level, **(options or {})}
    played = list(range(people))
    return Table(people, chosen, automa=automa, played=played, **position)


def rolls(one: Table, value: int) -> Table:
    """She rolls her die, and her turn is played to its end or to the next roll or card of hers."""
    return one.nature("automa_roll", value=value)


def her(one: Table) -> dict[str, Any]:
    return dict(one.view()["automa"])


def on_card(one: Table, side: int = 0) -> list[str | None]:
    """What lies on the spaces of her left or right card; a wild hex in brackets."""
    spaces = her(one)["cards"][side]["spaces"]
    return [f"({space['hex']})" if space["wild"] else space["hex"] for space in spaces]


def reserve(one: Table) -> dict[str, list[str]]:
    return {stack["type"]: stack["hexes"] for stack in her(one)["reserve"] if stack["hexes"]}


def duchy(one: Table, type: str) -> list[str | None]:
    """The hexes on the covered spaces of a colour; nothing for those that nobody has seen."""
    return [space["hex"] for space in her(one)["duchy"][type] if space["covered"]]


def told(one: Table, name: str) -> list[dict[str, Any]]:
    return [event for event in one.told if event["event"] == name]


def rules(one: Table) -> list[str]:
    """The rules by which she did what she did, in order."""
    return [event["rule"] for event in one.told if "rule" in event]
