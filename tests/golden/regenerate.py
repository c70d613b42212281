"""Writes the golden games anew: python -m tests.golden.regenerate. Look at the difference before you commit it."""

from __future__ import annotations

from kasztelan.games.catalogue import GAMES, load
from tests.golden.telling import GOLDEN, chosen, folder_of, parse, path_of, tell


def main() -> None:
    for name in GAMES:
        kept = {path_of(golden) for golden in GOLDEN if golden.played}
        for stale in set(folder_of(name).glob("*.txt")) - kept:
            stale.unlink()
    for golden in GOLDEN:
        game = load(golden.game)
        if golden.played:
            actions = parse(path_of(golden).read_text(encoding="utf-8")).actions
        else:
            actions = chosen(game, game.check_options(golden.options), golden.seed)
        text = tell(golden.game, golden.options, golden.seed, actions)
        path_of(golden).write_text(text, encoding="utf-8")
        print(f"{golden}: {len(actions)} actions")


if __name__ == "__main__":
    main()
