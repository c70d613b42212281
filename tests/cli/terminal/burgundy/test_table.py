"""The Burgundy table in the terminal: the duchy as a map, depots, dice and storage."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from kasztelan.bots.registry import make_bot
from kasztelan.cli.table_setup import TableSetup
from kasztelan.cli.terminal.burgundy.duchy import map_lines
from kasztelan.core.chance import KeyedChance
from kasztelan.core.match import PLAY_PUBLIC, Match
from kasztelan.games.catalogue import load
from tests.cli.terminal.sitting import KEY, NAMES, sitting
from tests.texts.rooms import tables


def table(
    players: int, language: str = "en", opening: dict[str, Any] | None = None, **more: Any
) -> TableSetup:
    """One person against random bots; the same dice each time; `more` are options."""
    game = load("burgundy")
    nonces = [bytes([seat]) for seat in range(players)]
    options = {"players": players, "first": 0, **more}
    described = None if opening is None else {"options": options, **opening}
    match = Match(game, KeyedChance(KEY, nonces), options, described, forced=PLAY_PUBLIC, keep=True)
    bots = {seat: make_bot("random", game, seat) for seat in range(1, players)}
    who = ["person"] + ["random"] * (players - 1)
    return TableSetup(game, match, list(NAMES[:players]), {0}, bots, language, None, who, KEY, nonces)


def test_the_map_shows_what_lies_where_and_where_a_hex_can_go() -> None:
    game = load("burgundy")
    seats = [{"hexes": {"19": "castle", "13": "monastery_7", "12": "bank"}}]
    state = game.position({"options": {"players": 2}, "seats": seats})
    view = game.view(state, 0)
    lines = [line.plain for line in map_lines(view, tables("burgundy", {})["en"], 0, {25, 26})]
    assert len(lines) == 7
    assert "⌂Bank ✚7" in lines[2]
    assert "♜Cast" in lines[3]
    assert "25:◆4 26:⌂3" in lines[4]
    assert lines[0].strip().startswith("♣6")


@pytest.mark.parametrize(
    ("language", "size", "shown"),
    [
        ("en", (120, 36), ("phase A, round 1", "white die 5", "⌂ Bank", "goods 2", "1 silver")),
        ("pl", (80, 24), ("faza A, runda 1", "biała kość 5", "⌂Bank", "(2", "●1")),
        ("uk", (100, 30), ("фаза A, раунд 1", "білий кубик 5", "⌂ Банк", "товари 2", "1 срібна монета")),
    ],
)
def test_a_turn_shows_depots_dice_and_goods(
    language: str, size: tuple[int, int], shown: tuple[str, ...]
) -> None:
    opening = {
        "white": 5,
        "depots": {"2": ["bank", "ship"]},
        "depot_goods": {"2": {"purple": 1}},
        "seats": [{"hexes": {"19": "castle"}, "silver": 1, "dice": [2, 6], "stored": ["mine"]}],
    }

    async def look() -> None:
        async with sitting(table(2, language, opening), size) as at:
            text = at.text().replace("\u00a0", " ")
            assert [one for one in shown if one not in text] == []

    asyncio.run(look())


def test_a_hex_is_placed_where_the_map_says() -> None:
    opening = {"seats": [{"hexes": {"19": "castle"}, "dice": [3, 3], "stored": ["bank"]}]}

    async def play() -> None:
        async with sitting(table(2, opening=opening), (120, 36)) as at:
            await at.choose("place", hex="bank")
            assert "12:⌂3" in at.text()
            assert "26:⌂3" in at.text()
            await at.choose("at", space=26)
            assert "⌂Bank" in at.text()
            assert "You place a bank on space 26." in at.story()

    asyncio.run(play())


def test_inns_lie_beside_the_black_depot_and_on_any_colour() -> None:
    seat = {"hexes": {"19": "castle", "12": "inn"}, "silver": 2, "dice": [3, 3]}
    opening = {"black": ["mine"], "inns": 2, "seats": [seat]}

    async def look() -> None:
        async with sitting(table(2, opening=opening, expansions=["inns"]), (120, 36)) as at:
            assert "●   ◆ Mine   ◍ Inn   ◍ Inn" in at.text()
            assert "◍Inn" in at.text()

    asyncio.run(look())


def test_shields_lie_at_depots_and_on_castles() -> None:
    seat = {"hexes": {"19": "castle"}, "shields": {"19": 9}, "dice": [3, 3]}
    opening = {"depots": {"3": ["mine"]}, "shields": {"3": [7]}, "seats": [seat]}

    async def look() -> None:
        async with sitting(table(2, opening=opening, expansions=["shields"]), (120, 36)) as at:
            assert "shields 7" in at.text()
            assert "shields 9" in at.text()
            assert "Take shield 7 from depot 3" in at.text()

    asyncio.run(look())


def test_vineyards_show_depot_shop_and_what_is_planted() -> None:
    planted = {"1": ["vines_green_blue", "blue"]}
    seat = {"hexes": {"19": "castle"}, "vineyard": planted, "vine_tiles": {"red": 2}, "dice": [3, 3]}
    opening = {"vine_depot": [None, "vines_red"], "shop": ["vines_black"], "seats": [seat]}

    async def look() -> None:
        async with sitting(table(2, opening=opening, expansions=["vineyards"]), (130, 44)) as at:
            text = at.text()
            assert "❦3/4" in text
            assert "❦ Red vines" in text
            assert "❦ Black vines" in text
            assert "vineyard 1:blgr, tiles red×2" in text

    asyncio.run(look())


def test_what_is_out_of_reach_is_named_shortly_with_its_reason() -> None:
    opening = {"depots": {"3": ["ship"]}, "seats": [{"hexes": {"19": "castle"}, "dice": [1, 1]}]}

    async def look() -> None:
        async with sitting(table(2, opening=opening), (120, 36)) as at:
            text = at.text().replace("\u00a0", " ")
            assert "Ship (depot 3): It takes 2 workers; you have 0." in text

    asyncio.run(look())


@pytest.mark.parametrize(
    ("language", "size", "shown"),
    [
        ("en", (120, 36), ("Châteauma", "◆ card 4 (17)", "♜Cast", "⌂$", "?Bank", "reserve", "cards left: 7")),
        ("pl", (80, 24), ("Châteauma", "karta 4 (17)", "♜Zame", "?Bank", "rezerwa", "●3")),
        ("uk", (120, 40), ("Шатома", "карта 4 (17)", "♜Замо", "резерв", "3 срібні монети")),
    ],
)
def test_chateauma_shows_what_she_has(language: str, size: tuple[int, int], shown: tuple[str, ...]) -> None:
    opening = {
        "automa": {
            "cards": [4, 7],
            "hexes": [[None, "castle"], ["market"]],
            "reserve": ["ship"],
            "wild": ["bank"],
            "silver": 3,
            "goods": {"red": 2},
        }
    }

    async def look() -> None:
        async with sitting(table(1, language, opening, automa="easy"), size) as at:
            text = at.text().replace("\u00a0", " ")
            assert [one for one in shown if one not in text] == [], text

    asyncio.run(look())


def test_her_steps_are_in_the_log() -> None:
    opening = {"depots": {"1": ["castle", "mine"]}, "automa": {"cards": [4, 7]}}

    async def play() -> None:
        async with sitting(table(1, opening=opening, automa="easy"), (150, 44)) as at:
            await at.choose("end_turn")
            text = at.text()
            assert "Châteauma rolls" in text
            assert "(BUR-SEEK-1)" in text

    asyncio.run(play())


@pytest.mark.parametrize(
    ("players", "opening", "shown"),
    [
        (1, {"seats": [{"hexes": {"12": "castle"}}]}, ("target 50", "rivers 3~15", "♜Cast")),
        (
            4,
            {"seats": [{"hexes": {"33": "castle"}}], "teams": [{"stored": ["mine"]}]},
            ("with Wanda + Mine", "♜Cast"),
        ),
    ],
)
def test_the_solo_and_the_team_game_show_what_is_theirs(
    players: int, opening: dict[str, Any], shown: tuple[str, ...]
) -> None:
    async def look() -> None:
        async with sitting(table(players, "en", opening, teams=True), (120, 40)) as at:
            text = at.text().replace("\u00a0", " ")
            assert [one for one in shown if one not in text] == []

    asyncio.run(look())
