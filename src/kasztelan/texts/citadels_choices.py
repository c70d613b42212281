"""Prices and amounts of Citadels choices, from what the deciding seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kasztelan.games.citadels.components import CARD, CHARACTER, DISTRICTS, INCOME_TYPE, UNIQUE

CARD_INCOME: Final = ("patrician", "cardinal")
"""Characters whose income is cards."""
BUILDING: Final = ("build", "build_with_loan")

View = Mapping[str, Any]
Action = Mapping[str, Any]


def facts_of(view: View, action: Action) -> dict[str, Any]:
    """`price` is what has to be paid, `gold` and `count` what is got, `mine` whether it hits oneself.

    Only what the view tells is there.
    """
    verb = action["verb"]
    if verb in BUILDING:
        return {"price": building_price(view, action["card"])}
    if verb == "build_with_cards":
        return {"price": building_price(view, "thieves_den") - action["count"]}
    if verb in ("destroy", "seize"):
        return {"price": target_price(view, action), "mine": action["seat"] == view["seat"]}
    if verb == "give_district":
        return {"price": exchange_price(view, action)}
    if verb == "gather_gold":
        return {"gold": 3 if "gold_mine" in own_city(view) else 2}
    if verb == "gather_cards":
        return gathered_cards(view)
    if verb == "laboratory":
        return {"gold": 1 if view["edition"] == "classic" else 2}
    if verb == "collect_tax":
        return {"gold": view["tax"]}
    if verb in ("income", "income_split"):
        return income(view, action)
    return {}


def gathered_cards(view: View) -> dict[str, Any]:
    """How many cards are drawn and kept; `keep` is open where an option of the classic edition decides it."""
    built = own_city(view)
    count = min(3 if "observatory" in built else 2, view["deck"])
    if "library" not in built:
        return {"count": count, "keep": 1}
    open_to_option = view["edition"] == "classic" and count > 2
    return {"count": count, "keep": None if open_to_option else count}


def own_city(view: View) -> list[str]:
    return city(view, view["seat"])


def city(view: View, seat: int) -> list[str]:
    return [district["card"] for district in view["seats"][seat]["city"]]


def building_price(view: View, card: str) -> int:
    """The printed cost of this edition; the Factory makes other unique districts cheaper (CIT-FACTORY-1)."""
    district = DISTRICTS[CARD[card]]
    cost = district.classic_cost if view["edition"] == "classic" else district.cost
    cheaper = district.type == UNIQUE and card != "factory" and "factory" in own_city(view)
    return cost - 1 if cheaper else cost


def standing_cost(view: View, seat: int, card: str, beautified: bool) -> int:
    """The cost of a district that stands in a city."""
    costs: list[int] = [
        district["cost"]
        for district in view["seats"][seat]["city"]
        if district["card"] == card and district["beautified"] == beautified
    ]
    return costs[0]


def wall(view: View, owner: int, card: str) -> int:
    """What the Great Wall adds for rank 8 (CIT-GREATWALL-1)."""
    return 1 if card != "great_wall" and "great_wall" in city(view, owner) else 0


def target_price(view: View, action: Action) -> int:
    """The Warlord pays one less than the cost, the Marshal the cost."""
    owner, card = action["seat"], action["card"]
    cost = standing_cost(view, owner, card, action["beautified"]) + wall(view, owner, card)
    return cost - 1 if action["verb"] == "destroy" else cost


def exchange_price(view: View, action: Action) -> int | None:
    """The difference in cost; not known where the Great Wall or two equal districts leave it open."""
    asked = view["decision"]
    owner, card = asked["other"], asked["card"]
    taken: list[int] = [
        district["cost"] for district in view["seats"][owner]["city"] if district["card"] == card
    ]
    if len(set(taken)) != 1 or wall(view, owner, card):
        return None
    given = standing_cost(view, view["seat"], action["card"], action["beautified"])
    return max(0, taken[0] - given)


def income(view: View, action: Action) -> dict[str, Any]:
    """What the income gives: gold, cards, or the Abbot's mix of both (the School of Magic counts)."""
    character = view["turn"]["character"]
    wanted = INCOME_TYPE[CHARACTER[character]]
    built = own_city(view)
    amount = sum(DISTRICTS[CARD[card]].type == wanted for card in built) + built.count("school_of_magic")
    if action["verb"] == "income_split":
        return {"count": amount - action["gold"]}
    return {"count" if character in CARD_INCOME else "gold": amount}
