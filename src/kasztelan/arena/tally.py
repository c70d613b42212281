"""What is counted over many games; two tallies add up to one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from kasztelan.core.match import Match


@dataclass
class Tally:
    """Sums over finished games; `wins` and `scores` by participant: the seats, then automas where a game has some.

    A game that failed counts as an error and as nothing else. `shared` are wins that several sides share: each of
    their participants counts one win; `lost` are games that nobody won. `first_error` belongs to the game of the
    lowest number. `records` are in the order of the games and only there if they were asked for.
    """

    participants: int
    games: int = 0
    decisions: int = 0
    forced: int = 0
    natures: int = 0
    rounds: int = 0
    wins: list[int] = field(default_factory=list)
    shared: int = 0
    lost: int = 0
    scores: list[int] = field(default_factory=list)
    endings: dict[str, int] = field(default_factory=dict)
    errors: int = 0
    first_error: str | None = None
    interrupted: bool = False
    records: list[dict[str, Any]] = field(default_factory=list, repr=False)

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.participants
        self.scores = self.scores or [0] * self.participants

    def __str__(self) -> str:
        scores = ", ".join(f"{mean:.2f}" for mean in self.mean_scores())
        wins = ", ".join(map(str, self.wins))
        return f"{self.games} games, wins {wins}, mean scores {scores}, errors {self.errors}"

    def count(self, match: Match) -> None:
        """Takes in a finished game."""
        result = match.game.result(match.state)
        assert result is not None, "only a finished game is counted"
        self.games += 1
        self.decisions += match.decisions
        self.forced += match.forced
        self.natures += match.natures
        self.rounds += match.game.round_of(match.state)
        winners = {side for side, won in zip(result.sides, result.won, strict=True) if won}
        self.shared += len(winners) > 1
        self.lost += not winners
        self._add_lines([int(won) for won in result.won], result.points)
        self.endings[result.reason] = self.endings.get(result.reason, 0) + 1

    def add(self, other: Tally) -> None:
        """Takes in the games of another tally, which come after those here."""
        self.games += other.games
        self.decisions += other.decisions
        self.forced += other.forced
        self.natures += other.natures
        self.rounds += other.rounds
        self.shared += other.shared
        self.lost += other.lost
        self._add_lines(other.wins, other.scores)
        for reason, count in other.endings.items():
            self.endings[reason] = self.endings.get(reason, 0) + count
        self.errors += other.errors
        self.first_error = self.first_error or other.first_error
        self.interrupted = self.interrupted or other.interrupted
        self.records.extend(other.records)

    def _add_lines(self, wins: Sequence[int], scores: Sequence[int]) -> None:
        for at, (won, scored) in enumerate(zip(wins, scores, strict=True)):
            self.wins[at] += won
            self.scores[at] += scored

    def mean_scores(self) -> list[float]:
        return [total / self.games if self.games else 0.0 for total in self.scores]

    def played(self) -> int:
        """Games that ended or failed."""
        return self.games + self.errors
