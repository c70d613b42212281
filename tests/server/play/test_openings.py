"""A table can begin with a position, if both were agreed alike."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.awaited import awaited
from tests.server.play.guests import running_inn

OPENING: dict[str, Any] = {
    "options": {"players": 3, "set": "cunning_agents"},
    "round": 4,
    "seats": [{"gold": 7}, {}, {}],
}


@awaited
async def test_a_position_needs_the_options_of_its_table(tmp_path: Path) -> None:
    async with running_inn(tmp_path) as inn:
        anna = await inn.guest("Anna")
        wanted = {"game": "citadels", "opening": OPENING}
        for options in ({}, {"players": 4, "set": "cunning_agents"}, {"players": 3}):
            refused = (await anna.post("/api/tables", 422, **wanted, options=options))["detail"]
            assert (refused["code"], refused["field"]) == ("wrong", "options")
        assert await anna.get("/api/tables/mine") == []
        path = (
            f"/api/tables/{(await anna.post('/api/tables', 201, **wanted, options=OPENING['options']))['id']}"
        )
        await anna.post(f"{path}/sit", seat=0)
        for seat in (1, 2):
            await anna.post(f"{path}/bots", seat=seat)
        await anna.post(f"{path}/start")
        place = await anna.play(path.rpartition("/")[2])
        view = (await place.until(0, "playing"))["game"]["view"]
        assert (view["round"], view["seats"][0]["gold"]) == (4, 7)
