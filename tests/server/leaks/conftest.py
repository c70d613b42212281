"""Tells how far the long run has come, and what it has compared."""

from __future__ import annotations

import os
import time
from collections import Counter
from typing import Any, Final

import pytest

FULL: Final = os.environ.get("KASZTELAN_LEAKS") == "full"


class Tally:
    """Counts the games of all workers as they end."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.due = 0
        self.games = 0
        self.decisions = 0
        self.same_stories = 0
        self.compared: Counter[str] = Counter()

    def count(self, report: pytest.TestReport) -> None:
        told: dict[str, Any] = dict(report.user_properties)
        self.games += 1
        self.decisions += int(told.get("decisions", 0))
        self.same_stories += int(told.get("same_stories", 0))
        self.compared.update(told.get("compared", {}))

    def line(self) -> str:
        minutes = (time.monotonic() - self.began) / 60
        return (
            f"{self.games}/{self.due} games, {self.decisions:,} decisions, {self.compared.total():,} comparisons, "
            f"{minutes:.1f} min, about {minutes / self.games * (self.due - self.games):.0f} min left"
        )


class Progress:
    """One line for each game of the long run; the short one has the usual dots."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.tally = Tally()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.tally.due = len(session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        self.tally.due = len(ids)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        terminal = self.config.pluginmanager.get_plugin("terminalreporter")
        if report.when == "call" and terminal is not None:
            self.tally.count(report)
            game = report.nodeid.partition("[")[2].rstrip("]")
            terminal.write_line(f"{game:40} {self.tally.line()}")

    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, str] | None:
        if report.passed and report.when == "call":
            return "passed", "", ""
        return None

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        tally = self.tally
        terminalreporter.section("nothing leaks")
        terminalreporter.write_line(
            f"{tally.games} games, {tally.decisions:,} decisions, {tally.compared.total():,} comparisons of what was "
            f"sent, {tally.same_stories:,} of them of the same story, {(time.monotonic() - tally.began) / 60:.1f} min"
        )
        for name, count in tally.compared.most_common():
            terminalreporter.write_line(f"  {name:10} {count:>10,}")


def pytest_configure(config: pytest.Config) -> None:
    # Workers only play; whoever started them counts.
    if FULL and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Progress(config), "leaks-progress")
