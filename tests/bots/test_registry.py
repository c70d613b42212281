"""Which bots play which game, and what is said about those that do not."""

from __future__ import annotations

import pytest

from kasztelan.bots import registry
from kasztelan.bots.heuristic import make_heuristic
from kasztelan.bots.registry import best_bot, bots_for, check_bot, make_bot
from kasztelan.core.chance import SeededChance
from kasztelan.core.errors import Refusal, one_of
from kasztelan.core.game import Game
from kasztelan.core.match import Match
from kasztelan.games.catalogue import GAMES, load
from kasztelan.texts import LANGUAGES
from kasztelan.texts.errors import refusal_text


def test_the_best_bot_comes_last() -> None:
    assert bots_for("citadels") == ["random", "heuristic"]
    assert best_bot("citadels") == "heuristic"


def test_a_game_nobody_has_thought_about_is_played_at_random() -> None:
    assert bots_for("ludo") == ["random"]
    assert best_bot("ludo") == "random"


@pytest.mark.parametrize(
    ("bot", "game", "problem", "allowed"),
    [
        ("clever", "citadels", "unknown", ["random", "heuristic"]),
        ("heuristic", "ludo", "does_not_play", ["random"]),
    ],
)
def test_a_bot_that_does_not_play_the_game_is_refused(
    bot: str, game: str, problem: str, allowed: list[str]
) -> None:
    with pytest.raises(Refusal) as refusal:
        check_bot(bot, game, "bot")
    refused = refusal.value
    assert (refused.field, refused.problem.code, refused.allowed) == ("bot", problem, one_of(allowed))
    lines = {refusal_text(refused, language) for language in LANGUAGES}
    assert len(lines) == 3
    assert all(bot in line and ", ".join(allowed) in line for line in lines)


def test_a_better_bot_takes_the_place_of_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.BOTS, "genius", registry.Bot(registry.random_bot, ("citadels",)))
    assert (best_bot("citadels"), best_bot("ludo")) == ("genius", "random")


def test_a_game_without_rules_of_thumb_is_refused() -> None:
    with pytest.raises(Refusal, match="does_not_play"):
        make_heuristic(Game("ludo", 1, load("citadels").codec, [], [], ["won"]), 1)


@pytest.mark.parametrize(("name", "bot"), [(name, bot) for name in GAMES for bot in bots_for(name)])
def test_every_bot_of_a_game_plays_it(name: str, bot: str) -> None:
    game = load(name)
    options = game.check_options({})
    match = Match(game, SeededChance(1), options)
    match.play([make_bot(bot, game, seat) for seat in range(game.seats(options))])
    assert match.over()
