"""A person's own page: the crest they chose, and what they have played to the end."""

from __future__ import annotations

from typing import Any

import msgspec

from kasztelan.core.result import Result
from kasztelan.server.people.played_games import played_by
from kasztelan.server.settings import Settings
from kasztelan.server.tables.seating import BOT, CRESTS, PERSON, Chair, chairs_to_text, crests_worn
from kasztelan.server.tables.table_registry import TableRegistry
from tests.server.awaited import awaited
from tests.server.security.running import Running
from tests.server.storage.registry_at import registry_at


def sitting(*who: str) -> list[Chair]:
    """People by their names; "bot" is a bot."""
    return [
        Chair(kind=BOT, name="Wanda", bot="random") if one == "bot" else Chair(PERSON, one, one.title())
        for one in who
    ]


async def ended(
    registry: TableRegistry, chairs: list[Chair], points: list[int], at: float, **more: Any
) -> str:
    """A game that these people have played to the end; most points win."""
    table = await registry.create(str(chairs[0].person), {"game": "citadels"}, None)
    places = [1 + sum(other > mine for other in points) for mine in points]
    result = Result("city_complete", points, places, [place == 1 for place in places]).to_data()
    row = {
        "status": "finished",
        "seats": chairs_to_text(chairs),
        "result": msgspec.json.encode(result).decode(),
        "changed": at,
        **more,
    }
    await registry.store.change_table(table.id, row)
    return table.id


@awaited
async def test_what_was_played_to_the_end_is_counted(either: Settings) -> None:
    async with registry_at(either) as registry:
        first = await ended(registry, sitting("anna", "jan", "bot"), [24, 20, 22], 1.0)
        second = await ended(registry, sitting("jan", "anna"), [30, 18], 2.0)
        third = await ended(registry, sitting("bot", "anna"), [25, 25], 3.0)
        # None of these was a whole game of hers against others.
        await ended(registry, sitting("anna", "anna"), [9, 50], 4.0)
        await ended(registry, sitting("anna", "jan"), [50, 9], 5.0, prefix=12)
        await ended(registry, sitting("anna", "jan"), [50, 9], 6.0, status="playing")
        await ended(registry, sitting("jan", "bot"), [50, 9], 7.0)

        found = await played_by(registry.store, "anna")
        assert (found["played"], found["won"], found["met"]) == (3, 2, 1)
        assert found["by_game"] == [
            {
                "game": "citadels",
                "played": 3,
                "won": 2,
                "average": 22.3,
                "best": [
                    {"table": third, "points": 25},
                    {"table": first, "points": 24},
                    {"table": second, "points": 18},
                ],
            }
        ]
        assert [(one["table"], one["place"], one["top"]) for one in found["latest"]] == [
            (third, 1, 25),
            (second, 2, 30),
            (first, 1, 24),
        ]
        assert [(one["others"], one["bots"]) for one in found["latest"]] == [
            ([], 1),
            (["Jan"], 0),
            (["Jan"], 1),
        ]
        assert found["rivals"] == [{"name": "Jan", "crest": "lion", "ahead": 1, "behind": 1}]

        nobody = await played_by(registry.store, "ola")
        assert nobody == {"played": 0, "won": 0, "met": 0, "by_game": [], "latest": [], "rivals": []}


def test_a_crest_is_chosen_and_worn_where_nobody_before_has_it(server: Running) -> None:
    with server.guest("Anna") as anna, server.guest("Jan") as jan:
        assert anna.get("/api/me").json()["crest"] is None
        for person in (anna, jan):
            assert person.put("/api/me/crest", {"crest": "stag"}).json()["crest"] == "stag"
        assert anna.put("/api/me/crest", {"crest": "unicorn"}).status_code == 422
        table = anna.table(start=False)
        jan.post(f"/api/tables/{table}/sit", {"seat": 1})
        seats = jan.get(f"/api/tables/{table}").json()["seats"]
        assert [chair["crest"] for chair in seats] == ["stag", "eagle", "lion", "bear"]
        assert anna.put("/api/me/crest", {"crest": None}).json()["crest"] is None
        assert anna.get("/api/me/export").json()["crest"] is None


def test_no_two_chairs_wear_one_crest_as_long_as_there_are_enough() -> None:
    chairs = [Chair(crest=crest) for crest in ("swan", None, "lion", "lion", "ghost", None, "eagle", None)]
    worn = crests_worn(chairs)
    assert sorted(worn) == sorted(CRESTS)
    assert [worn[0], worn[2], worn[6]] == ["swan", "lion", "eagle"]
    assert crests_worn([Chair() for _ in range(9)]) == [*CRESTS, "lion"]
