"""Writes the golden games anew: python -m tests.golden.regenerate. Look at the difference before you commit it."""

from __future__ import annotations

from kasztelan.games.catalogue import load
from tests.golden.telling import FOLDER, GOLDEN, chosen, path_of, tell


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    due = {path_of(golden) for golden in GOLDEN}
    for stale in sorted(set(FOLDER.glob("*.txt")) - due):
        stale.unlink()
    for golden in GOLDEN:
        game = load(golden.game)
        actions = chosen(game, game.check_options(golden.options), golden.seed)
        text = tell(golden.game, golden.options, golden.seed, actions)
        path_of(golden).write_text(text, encoding="utf-8")
        print(f"{golden.name}: {len(actions)} actions")


if __name__ == "__main__":
    main()
