"""The room of Stones has all that a game brings, and a room that lacks something is told what."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from kasztelan.core.errors import Reason
from kasztelan.core.game import Game
from kasztelan.core.options import Choice, Option, Preset, SeatChoice, Selection
from kasztelan.core.result import Participant
from kasztelan.games.catalogue import foreign_games, load, room
from kasztelan.games.room import LANGUAGES, Room, missing_from
from kasztelan.texts import words
from kasztelan.texts.rulebook import rulebook
from kasztelan.texts.sentences import Table
from tests.marks import uses
from tests.stones import pending
from tests.stones.actions import AUTOMAS, CODEC, PEEK, TAKE
from tests.stones.game import GAME, Stones
from tests.stones.registered import ENVIRON, PACKAGE
from tests.stones.room import ROOM
from tests.stones.sitting import amid
from tests.stones.telling import ENDINGS, KINDS, RULES_TOLD

HERE = Path(__file__).parent


# --- what a room has


def test_the_room_lacks_nothing() -> None:
    assert missing_from(ROOM) == []


def test_the_catalogue_leads_to_it() -> None:
    assert load("stones") is GAME
    assert room("stones") is ROOM
    assert list(foreign_games(ENVIRON["KASZTELAN_GAMES"]).items()) == [("stones", PACKAGE)]


class Broken(Stones):
    """Forgets a seat, and allows fewer than it has."""

    def __init__(self, endings: tuple[str, ...], presets: list[Preset]) -> None:
        super().__init__()
        self.endings = endings
        self.presets = tuple(presets)

    def table_sizes(self) -> tuple[int, int]:
        return 3, 4

    def participants(self, options_: Mapping[str, Any]) -> list[Participant]:
        return super().participants(options_)[1:]


def broken(game: Game, package: str = PACKAGE) -> list[str]:
    return missing_from(Room(game, package))


def test_what_a_room_lacks_is_told_with_its_place() -> None:
    assert broken(Broken((), [Preset("fog", {"weather": "grey"})])) == [
        "game.py: `endings` is empty; it lists every reason a result can have",
        "game.py: 2 seats by default, but `table_sizes` says 3 to 4",
        "game.py: `participants` leaves out seats; they come first",
        "options.py: preset fog sets weather, which is no option",
    ]
    assert broken(GAME, "tests.core") == [
        *(f"names/*.{one}.ftl: none; every name in {one} goes there" for one in LANGUAGES),
        *(f"rulebook/{one}.md: not there; every rule with its id goes there" for one in LANGUAGES),
    ]


# --- words


def values_of(option: Option) -> Iterator[str]:
    """The keys of an option's values that have names."""
    if isinstance(option, SeatChoice):
        yield from (f"choice-{option.name}-{word}" for word in [*option.words, "seat"])
    elif isinstance(option, Choice):
        yield from (f"choice-{option.name}-{one}" for one in option.choices if isinstance(one, str))
    elif isinstance(option, Selection):
        yield from (f"expansion-{one}" for one in option.items)


def codes(name: str) -> set[str]:
    """Every `Reason("code")` in a file of the game."""
    tree = ast.parse((HERE / name).read_text(encoding="utf-8"))
    return {
        str(call.args[0].value)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "Reason"
        and isinstance(call.args[0], ast.Constant)
    }


def wanted() -> set[str]:
    """Every key that something of this game is said with."""
    found = {"game-stones", "decision-over", *(f"ending-{one}" for one in ENDINGS)}
    for option in GAME.options:
        found |= {f"option-{option.name}", f"option-{option.name}.help", *values_of(option)}
    for preset in GAME.presets:
        found |= {f"preset-{preset.name}", f"preset-{preset.name}.about"}
    for verb in CODEC.first:
        found |= {f"action-{verb}", f"action-{verb}.short"}
    for name in (*pending.NAMES, "rules"):
        found |= {f"decision-{name}", f"decision-{name}.waiting", f"decision-{name}.short"}
    for kind in KINDS:
        found |= {f"event-{kind.name}"} | ({f"event-{kind.name}.known"} if kind.secret else set())
    found |= {f"source-{one}" for one in ("stones", "luck", "moss", "bonus", "cairn")}
    found |= {f"automa-{one}" for one in (*AUTOMAS, "unknown")}
    general = ("not_now", "not_your_decision", "game_over", "nothing_to_undo")
    found |= {f"reason-{code}" for code in codes("choices.py") | set(general)}
    found |= {f"problem-{code}" for code in codes("boards.py") | codes("options.py") if is_problem(code)}
    return found | {"allowed-pattern_rows", "allowed-with", "allowed-without", "allowed-exactly"}


def is_problem(code: str) -> bool:
    return code not in ("pattern_rows", "with", "without", "exactly")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(language: str) -> None:
    spoken = words(language, "stones")
    assert sorted(key for key in wanted() if not spoken.has(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_left_over(language: str) -> None:
    own = set(words(language, "stones").keys()) - set(words(language).keys())
    forms = {key for key in own if key.startswith("count-") or key.endswith(".effect")}
    assert sorted(own - wanted() - forms) == []


def test_choices_and_reasons_are_sentences() -> None:
    match = amid({"expansions": ["river", "bridge"]}, heap=20)
    spoken = [Table(words(language, "stones"), ["Anna", "Olek"], "") for language in LANGUAGES]
    choices = [(GAME.codec.decode(one), GAME.facts(match.state, one)) for one in (TAKE, TAKE + 1, PEEK + 1)]
    assert [[table.action(*one) for one in choices] for table in spoken] == [
        ["Take 1 stone for nothing", "Take 2 stones for 1 shell", "Look at Olek’s lucky number for 1 shell"],
        ["Weź 1 kamień za darmo", "Weź 2 kamienie za 1 muszlę", "Podejrzyj liczbę gracza Olek za 1 muszlę"],
        ["Узяти 1 камінець задарма", "Узяти 2 камінці за 1 мушлю", "Підглянути число гравця Olek за 1 мушлю"],
    ]
    dear = Reason("needs_shells", {"cost": 3, "shells": 1})
    assert [table.reason(dear) for table in spoken] == [
        "It costs 3 shells; you have 1.",
        "Kosztuje 3 muszle, masz 1.",
        "Це коштує 3 мушлі, у вас 1.",
    ]


def test_a_participant_without_a_seat_is_named_in_sentences() -> None:
    told = {"event": "automa_took", "seat": 1, "stones": 2, "rule": "STO-AUTOMA-3"}
    said = []
    for language in LANGUAGES:
        spoken = words(language, "stones")
        said.append(Table(spoken, ["Anna", spoken.text("automa-miller")], "").event(told, True))
    assert said == [
        "Miller takes 2 stones (STO-AUTOMA-3).",
        "Młynarz bierze 2 kamienie (STO-AUTOMA-3).",
        "Мельник бере 2 камінці (STO-AUTOMA-3).",
    ]


# --- rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_rules(language: str) -> None:
    ours, theirs = rulebook("stones", "en"), rulebook("stones", language)
    assert [(one.id, len(one.marks)) for one in theirs.rules] == [
        (one.id, len(one.marks)) for one in ours.rules
    ]
    assert [one.anchor for one in theirs.sections] == [one.anchor for one in ours.sections]
    assert all(one.id.startswith("STO-") for one in theirs.rules)


def test_every_rule_is_shown_by_a_test_and_told_ones_are_there() -> None:
    ids = {one.id for one in rulebook("stones", "en").rules}
    assert {name for use in uses("rule", HERE) for name in use.names} == ids
    assert {*RULES_TOLD, *ROOM.rule_of.values()} <= ids
    spoken = words("en", "stones")
    assert [thing for thing in ROOM.rule_of if not spoken.has(thing)] == []


def test_tables_are_read_from_the_room() -> None:
    assert (files(PACKAGE) / "data" / "boards.toml").is_file()
    assert sorted(GAME.options_schema()["properties"]["board"]["enum"]) == list(range(1, 31))
