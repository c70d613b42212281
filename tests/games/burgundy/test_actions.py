"""The space of actions stays small enough for learning, and the map of the code says how large it is."""

from pathlib import Path

from kasztelan.games.burgundy.actions import CODEC, VERBS

PAGE = Path(__file__).parents[3] / "docs" / "architecture.md"


def test_the_map_says_how_large_the_space_is() -> None:
    sizes = sorted(CODEC.verb_of.count(verb) for verb in VERBS)
    told = f"space at {CODEC.size} actions, {sizes[-1]} of them for taking a hex of a depot and no other verb more than {sizes[-2]}."
    assert told in PAGE.read_text(encoding="utf-8")
