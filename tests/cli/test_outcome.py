"""Who won, in words: one, a team, several who share it, an automa, nobody."""

from __future__ import annotations

from typing import Any

import pytest

from kasztelan.cli.outcome import names_of, points_of_sides, winners
from kasztelan.cli.speaking import spoken

NAMES = ["Anna", "Piotr", "Olha", "Automa"]


def result(*won: bool, **more: Any) -> dict[str, Any]:
    return {"reason": "over", "points": [5] * len(won), "places": [1] * len(won), "won": list(won), **more}


TEAMS = {"sides": [0, 1, 0, 1]}


@pytest.mark.parametrize(
    ("ended", "en", "pl", "uk"),
    [
        (result(False, True, False), "Piotr wins", "Wygrywa Piotr", "Перемога: Piotr"),
        (
            result(True, False, True),
            "Shared victory: Anna; Olha",
            "Wspólne zwycięstwo: Anna; Olha",
            "Спільна перемога: Anna; Olha",
        ),
        (
            result(True, False, True, False, **TEAMS),
            "The team of Anna and Olha wins",
            "Wygrywa drużyna: Anna i Olha",
            "Перемога команди: Anna та Olha",
        ),
        (
            result(True, True, True, True, sides=[0, 0, 0, 0]),
            "The team of Anna, Piotr, Olha and Automa wins",
            "Wygrywa drużyna: Anna, Piotr, Olha i Automa",
            "Перемога команди: Anna, Piotr, Olha та Automa",
        ),
        (
            result(True, True, True, sides=[0, 1, 0]),
            "Shared victory: the team of Anna and Olha; Piotr",
            "Wspólne zwycięstwo: drużyna (Anna i Olha); Piotr",
            "Спільна перемога: команда (Anna та Olha); Piotr",
        ),
        (
            result(False, False, False, True),
            "Automa wins",
            "Wygrywa Automa",
            "Перемога: Automa",
        ),
        (result(False, False, False), "Nobody wins", "Nikt nie wygrywa", "Ніхто не переміг"),
        (result(False), "Anna loses", "Przegrywa Anna", "Поразка: Anna"),
    ],
)
def test_every_end_has_its_words(ended: dict[str, Any], en: str, pl: str, uk: str) -> None:
    names = NAMES[: len(ended["won"])]
    assert [winners(spoken(language), ended, names) for language in ("en", "pl", "uk")] == [en, pl, uk]


def test_points_of_a_side_are_told_beside_those_of_its_members() -> None:
    ended = result(True, False, True, False, **TEAMS, side_points=[12, 0])
    assert points_of_sides(spoken("en"), ended, NAMES) == ["Common points: the team of Anna and Olha, 12"]
    assert points_of_sides(spoken("en"), result(True, False), NAMES) == []


def test_automas_are_called_by_their_name_keys_and_people_as_they_like() -> None:
    words = spoken("pl", "citadels")
    assert names_of(words, ["Anna", "game-citadels"], ["", "", "game-citadels"]) == [
        "Anna",
        "game-citadels",
        "Cytadela",
    ]
