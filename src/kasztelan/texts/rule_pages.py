"""Writes docs/rules/<game>.md, the English rulebook as a page: `python -m kasztelan.texts.rule_pages docs/rules`."""

from __future__ import annotations

import sys
from pathlib import Path

from kasztelan.games.catalogue import GAMES, room
from kasztelan.texts import words
from kasztelan.texts.rulebook import in_words

HEADING = "<!-- Made by `make rules` from the English rulebook of the game. Change it there. -->\n\n"


def page(game: str) -> str:
    """The page of one game: its English rulebook with anchors that a browser follows."""
    book = in_words(room(game).rulebook("en"), words("en", game))
    lines = [anchored(line) for line in book.splitlines()]
    return HEADING + "\n".join(lines) + "\n"


def anchored(line: str) -> str:
    """A section's `{#name}` as an anchor before its heading."""
    if line.startswith("## ") and line.endswith("}") and " {#" in line:
        title, name = line[:-1].rsplit(" {#", 1)
        return f'<a id="{name}"></a>\n\n{title}'
    return line


def write_pages(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        (folder / f"{game}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    write_pages(Path(sys.argv[1]))
