"""What somebody at a Burgundy table can work out from the events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any


class BurgundyObserver:
    """Points, silver, workers, goods, storage and duchies of everybody, the depots and the turn order."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.points = [0] * players
        self.silver = [0] * players
        self.workers = [0] * players
        self.goods: list[Counter[str]] = [Counter() for _ in range(players)]
        self.stored: list[Counter[str]] = [Counter() for _ in range(players)]
        self.hexes: list[dict[int, str]] = [{} for _ in range(players)]
        self.depots: dict[int, Counter[str]] = {number: Counter() for number in range(9)}
        self.depot_goods: dict[int, Counter[str]] = {number: Counter() for number in range(1, 7)}
        self.track = [1] * players
        self.shields: dict[int, list[int]] = {number: [] for number in range(1, 7)}
        self.vines: list[list[str | None]] = [[None] * 24 for _ in range(players)]
        self.vine_tiles: list[Counter[str]] = [Counter() for _ in range(players)]
        self.arms: list[set[int]] = [set() for _ in range(players)]
        self.common: list[Counter[str]] = [Counter() for _ in range(players)]
        self.common_points = [0] * players
        self.white = 0
        self.cards = [0, 0]
        self.on_cards: dict[int, dict[int, str]] = {}
        self.estate: Counter[str] = Counter()
        self.reserve: Counter[str] = Counter()
        self.wild: Counter[str] = Counter()
        self.her_shields: list[int] = []
        self.doubles: Counter[str] = Counter()

    def hear(self, event: dict[str, Any]) -> None:
        rules: Callable[[dict[str, Any]], None] | None = getattr(self, "on_" + event["event"], None)
        if rules is not None:
            rules(event)

    def contradiction(self, view: dict[str, Any]) -> str:
        if view["teams"]:
            return self.team_contradiction(view) or self.board_contradiction(view)
        for seat, shown in enumerate(view["seats"]):
            placed = {at: kind for at, kind in enumerate(shown["hexes"], start=1) if kind}
            found = {
                "points": (self.points[seat], shown["points"]),
                "silver": (self.silver[seat], shown["silver"]),
                "workers": (self.workers[seat], shown["workers"]),
                "goods": (+self.goods[seat], Counter(shown["goods"])),
                "storage": (+self.stored[seat], Counter(shown["stored"])),
                "duchy": (self.hexes[seat], placed),
                "shields": (self.arms[seat], {one["shield"] for one in shown["shields"]}),
                "track": (self.track[seat], view["track"][seat]),
            }
            if shown["vineyard"]:
                found["vines"] = (self.vines[seat], shown["vineyard"]["vines"])
                found["vine tiles"] = (self.vine_tiles[seat], Counter(shown["vineyard"]["tiles"]))
            # A purchase or a die is paid for before room is made for what it brings.
            if view["decision"]["name"] == "make_room" and view["decision"]["seat"] == seat:
                del found["silver"], found["workers"]
            for name, (worked_out, seen) in found.items():
                if worked_out != seen:
                    return f"{name} of seat {seat}: {worked_out} by the events, {seen} in the view"
        return self.automa_contradiction(view) or self.board_contradiction(view)

    def automa_contradiction(self, view: dict[str, Any]) -> str:
        shown = view["automa"]
        if shown is None:
            return ""
        her = shown["seat"]
        on_cards = {
            card["card"]: {at: one["hex"] for at, one in enumerate(card["spaces"], start=1) if one["hex"]}
            for card in shown["cards"]
            if card
        }
        lying = Counter(one["hex"] for spaces in shown["duchy"].values() for one in spaces if one["hex"])
        lying.update(shown["piled"])
        found = {
            "points": (self.points[her], shown["points"]),
            "silver": (self.silver[her], shown["silver"]),
            "goods": (+self.goods[her], Counter(shown["goods"])),
            "track": (self.track[her], view["track"][her]),
            "cards": (self.cards, [card["card"] if card else 0 for card in shown["cards"]]),
            "hexes": ({card: self.on_cards.get(card, {}) for card in on_cards}, on_cards),
            "reserve": (+self.reserve, Counter(hex for stack in shown["reserve"] for hex in stack["hexes"])),
            "wild": (+self.wild, Counter(shown["wild"])),
            "duchy": (self.estate, lying),
            "shields": (self.her_shields, shown["shields"]),
            "double hexes": (self.doubles, Counter(shown["doubles"])),
        }
        for name, (worked_out, seen) in found.items():
            if worked_out != seen:
                return f"{name} of Châteauma: {worked_out} by the events, {seen} in the view"
        return ""

    def team_contradiction(self, view: dict[str, Any]) -> str:
        """Partners own the same things, whichever of them came by them."""
        for team in view["teams"]:
            one, other = team["seats"]
            first, second = view["seats"][one], view["seats"][other]
            placed = {at: kind for at, kind in enumerate(first["hexes"], start=1) if kind}
            found = {
                "points": ([self.points[seat] for seat in (one, other)], [first["points"], second["points"]]),
                "team points": (self.common_points[one] + self.common_points[other], team["points"]),
                "silver": (self.silver[one] + self.silver[other], first["silver"]),
                "workers": (self.workers[one] + self.workers[other], first["workers"]),
                "storage": (+self.stored[one], Counter(first["stored"])),
                "partner's storage": (+self.stored[other], Counter(second["stored"])),
                "duchy": (self.hexes[one] | self.hexes[other], placed),
                "track": (
                    [self.track[seat] for seat in (one, other)],
                    [view["track"][one], view["track"][other]],
                ),
            }
            goods = Counter(self.goods[one])
            goods.update(self.goods[other])
            found["goods"] = (+goods, Counter(first["goods"]))
            common = Counter(self.common[one])
            common.update(self.common[other])
            found["shared storage"] = (+common, Counter(team["stored"]))
            for name in ("hexes", "silver", "workers", "goods", "sold", "bonus_tiles"):
                if first[name] != second[name]:
                    return f"{name} of partners {one} and {other} differ"
            # A purchase or a die is paid for before a place is found for what it brings.
            if view["decision"]["name"] in ("make_room", "keep"):
                del found["silver"], found["workers"]
            for name, (worked_out, seen) in found.items():
                if worked_out != seen:
                    return (
                        f"{name} of seats {one} and {other}: {worked_out} by the events, {seen} in the view"
                    )
        return ""

    def board_contradiction(self, view: dict[str, Any]) -> str:
        for depot in view["depots"]:
            number = depot["number"]
            lying = Counter(slot["hex"] for slot in depot["slots"] if slot["hex"])
            if +self.depots[number] != lying:
                return f"depot {number}: {self.depots[number]} by the events, {lying} in the view"
            if sorted(self.shields[number]) != depot["shields"]:
                return f"shields of depot {number}: {self.shields[number]} by the events"
            if +self.depot_goods[number] != Counter(depot["goods"]):
                return f"goods of depot {number}: {self.depot_goods[number]} by the events"
        if +self.depots[0] != Counter(one for one in view["black"] if one):
            return f"black depot: {self.depots[0]} by the events, {view['black']} in the view"
        if view["vineyard"]:
            lying = Counter(one["hex"] for one in view["vineyard"]["depot"] if one["hex"])
            for_sale = Counter(one for one in view["vineyard"]["shop"] if one)
            if (+self.depots[7], +self.depots[8]) != (lying, for_sale):
                return f"vineyard: {self.depots[7]}, {self.depots[8]} by the events"
        return "" if self.white == (view["white"] or 0) else "the white die"

    # --- the board

    def on_cleared(self, event: dict[str, Any]) -> None:
        self.depots = {number: Counter() for number in range(9)}

    def on_filled(self, event: dict[str, Any]) -> None:
        self.depots[event["depot"]][event["hex"]] += 1

    def on_white_rolled(self, event: dict[str, Any]) -> None:
        self.white = event["value"]

    def on_goods_placed(self, event: dict[str, Any]) -> None:
        self.depot_goods[event["depot"]][event["goods"]] += 1

    def on_moved_ahead(self, event: dict[str, Any]) -> None:
        self.track[event["seat"]] = event["place"]

    # --- Châteauma

    def on_automa_began(self, event: dict[str, Any]) -> None:
        self.silver[event["seat"]] += event["silver"]
        self.goods[event["seat"]].update(event["goods"])

    def on_automa_card(self, event: dict[str, Any]) -> None:
        self.cards[event["side"] == "right"] = event["card"]

    def on_automa_placed(self, event: dict[str, Any]) -> None:
        self.on_cards.setdefault(event["card"], {})[event["space"]] = event["hex"]
        if event["from"] == "depot":
            self.depots[event["depot"]][event["hex"]] -= 1
        elif event["from"] == "reserve":
            self.reserve[event["hex"]] -= 1
        elif event["from"] == "wild":
            self.wild[event["hex"]] -= 1

    def on_automa_reserved(self, event: dict[str, Any]) -> None:
        (self.wild if event["wild"] else self.reserve)[event["hex"]] += 1
        self.depots[event["depot"]][event["hex"]] -= 1
        self.silver[event["seat"]] -= event["silver"]

    def on_automa_completed(self, event: dict[str, Any]) -> None:
        self.points[event["seat"]] += event["points"]
        self.cards[self.cards.index(event["card"])] = 0
        self.on_cards.pop(event["card"])

    def on_automa_moved(self, event: dict[str, Any]) -> None:
        self.estate[event["hex"]] += 1

    def on_automa_slid(self, event: dict[str, Any]) -> None:
        self.cards = [event["card"], 0]

    def on_automa_posts(self, event: dict[str, Any]) -> None:
        self.points[event["seat"]] += event["points"]

    def on_automa_shield(self, event: dict[str, Any]) -> None:
        self.her_shields.append(event["shield"])
        self.shields[event["depot"]].remove(event["shield"])

    def on_automa_vines(self, event: dict[str, Any]) -> None:
        self.doubles[event["hex"]] += 1
        self.depots[8 if event["silver"] else 7][event["hex"]] -= 1
        self.silver[event["seat"]] -= event["silver"]

    # --- hexes

    def on_start_castle(self, event: dict[str, Any]) -> None:
        self.hexes[event["seat"]][event["space"]] = "castle"

    def on_took(self, event: dict[str, Any]) -> None:
        self.workers[event["seat"]] -= event["workers"]
        self.depots[event["depot"]][event["hex"]] -= 1
        self.stored[event["seat"]][event["hex"]] += 1

    def on_bought(self, event: dict[str, Any]) -> None:
        self.silver[event["seat"]] -= event["silver"]
        self.depots[0][event["hex"]] -= 1
        self.stored[event["seat"]][event["hex"]] += 1

    def on_discarded(self, event: dict[str, Any]) -> None:
        self.stored[event["seat"]][event["hex"]] -= 1

    def on_placed(self, event: dict[str, Any]) -> None:
        self.workers[event["seat"]] -= event["workers"]
        self.stored[event["seat"]][event["hex"]] -= 1
        self.hexes[event["seat"]][event["space"]] = event["hex"]

    def on_kept_in_common(self, event: dict[str, Any]) -> None:
        self.stored[event["seat"]][event["hex"]] -= 1
        self.common[event["seat"]][event["hex"]] += 1

    def on_placed_shared(self, event: dict[str, Any]) -> None:
        self.stored[event["seat"]][event["hex"]] += 1
        self.common[event["seat"]][event["hex"]] -= 1

    def on_discarded_shared(self, event: dict[str, Any]) -> None:
        self.common[event["seat"]][event["hex"]] -= 1

    def on_hex_removed(self, event: dict[str, Any]) -> None:
        self.depots[event["depot"]][event["hex"]] -= 1

    def on_took_face_down(self, event: dict[str, Any]) -> None:
        self.depots[0][event["hex"]] -= 1
        self.stored[event["seat"]]["wild"] += 1

    # --- goods, silver, workers, points

    def on_goods_cleared(self, event: dict[str, Any]) -> None:
        left = sum(count for lying in self.depot_goods.values() for count in lying.values())
        assert left == event["count"]
        self.depot_goods = {number: Counter() for number in range(1, 7)}

    def on_goods_paid(self, event: dict[str, Any]) -> None:
        self.goods[event["seat"]][event["goods"]] -= event["count"]

    def on_points_bought(self, event: dict[str, Any]) -> None:
        self.points[event["seat"]] += event["points"]
        self.silver[event["seat"]] -= event["silver"]

    def on_target_reached(self, event: dict[str, Any]) -> None:
        self.points[event["seat"]] -= event["points"]

    def on_team_scored(self, event: dict[str, Any]) -> None:
        self.common_points[event["seat"]] += event["points"]

    on_team_monastery = on_team_scored

    def on_goods_dealt(self, event: dict[str, Any]) -> None:
        self.goods[event["seat"]][event["goods"]] += 1

    def on_loaded(self, event: dict[str, Any]) -> None:
        self.goods[event["seat"]].update(event["goods"])
        self.depot_goods[event["depot"]].subtract(event["goods"])

    def on_sold(self, event: dict[str, Any]) -> None:
        seat = event["seat"]
        self.goods[seat][event["goods"]] -= event["count"]
        self.silver[seat] += event["silver"]
        self.workers[seat] -= event["workers"]
        self.points[seat] += event["points"]

    def on_workers_dealt(self, event: dict[str, Any]) -> None:
        self.workers[event["seat"]] += event["workers"]
        self.silver[event["seat"]] += event["silver"]

    def on_gained_workers(self, event: dict[str, Any]) -> None:
        self.workers[event["seat"]] += event["workers"]

    def on_gained_silver(self, event: dict[str, Any]) -> None:
        self.silver[event["seat"]] += event["silver"]

    def on_spent(self, event: dict[str, Any]) -> None:
        self.workers[event["seat"]] -= event["workers"]
        self.silver[event["seat"]] -= event["silver"]

    def on_scored(self, event: dict[str, Any]) -> None:
        self.points[event["seat"]] += event["points"]

    on_tribute_paid = on_spent

    def on_took_shield(self, event: dict[str, Any]) -> None:
        self.workers[event["seat"]] -= event["workers"]
        self.shields[event["depot"]].remove(event["shield"])

    def on_shield_laid(self, event: dict[str, Any]) -> None:
        self.shields[event["depot"]].append(event["shield"])

    def on_shield_put(self, event: dict[str, Any]) -> None:
        self.arms[event["seat"]].add(event["shield"])

    def on_shield_lost(self, event: dict[str, Any]) -> None:
        self.arms[event["seat"]].remove(event["shield"])

    def on_took_vines(self, event: dict[str, Any]) -> None:
        self.workers[event["seat"]] -= event["workers"]
        self.depots[7][event["hex"]] -= 1
        self.stored[event["seat"]][event["hex"]] += 1

    def on_took_shop(self, event: dict[str, Any]) -> None:
        self.silver[event["seat"]] -= event["silver"]
        self.depots[8][event["hex"]] -= 1
        self.stored[event["seat"]][event["hex"]] += 1

    def on_planted(self, event: dict[str, Any]) -> None:
        self.workers[event["seat"]] -= event["workers"]
        self.stored[event["seat"]][event["hex"]] -= 1
        one, _, other = event["hex"].removeprefix("vines_").partition("_")
        right = (other or one) if event["left"] == one else one
        at = (event["space"] - 1) * 2
        self.vines[event["seat"]][at : at + 2] = [event["left"], right]

    def on_vine_dealt(self, event: dict[str, Any]) -> None:
        self.vine_tiles[event["seat"]][event["colour"]] += 1

    on_vine_tile = on_vine_dealt

    def on_gathered(self, event: dict[str, Any]) -> None:
        self.goods[event["seat"]][event["goods"]] += event["count"]
        for lying in self.depot_goods.values():
            lying[event["goods"]] = 0

    def on_took_black(self, event: dict[str, Any]) -> None:
        self.depots[0][event["hex"]] -= 1
        self.stored[event["seat"]][event["hex"]] += 1

    on_bonus_tile = on_scored
    on_posts_joined = on_scored
    on_animals_scored = on_scored
    on_monastery_scored = on_scored
    on_shield_scored = on_scored
    on_vines_scored = on_scored

    def on_recovered(self, event: dict[str, Any]) -> None:
        self.points[event["seat"]] -= event["points"]
        self.stored[event["seat"]]["castle"] += 1

    def on_area_completed(self, event: dict[str, Any]) -> None:
        self.points[event["seat"]] += event["points"] + event["bonus"]
