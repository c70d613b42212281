"""Requests made from the server's own OpenAPI document: right ones, wrong ones, and what lies between."""

from __future__ import annotations

from collections import Counter
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok

from tests.server.security.running import Running

GIVES_UP = ("DELETE /api/me",)
"""After this there is nobody left to ask the rest."""


class Walk:
    """Asks everything that is described, as somebody with a table, and counts the answers."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.answers: Counter[int] = Counter()
        self.broken: list[str] = []
        self.person = running.guest("Walker")
        self.table = self.person.table()
        token = self.person.post("/api/tokens", {"name": "walk"}).json()["token"]
        self.headers = {"Authorization": f"Bearer {token}"}

    def operations(self) -> list[Any]:
        schema = schemathesis.openapi.from_dict(self.running.app.openapi())
        return [one.ok() for one in schema.get_all_operations() if isinstance(one, Ok)]

    def go(self, operation: Any, examples: int) -> None:
        """Asks one operation that often."""
        headers = {} if operation.label in GIVES_UP else self.headers

        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def asked(case: Any) -> None:
            # Half of the requests are about a table that is there.
            if "table" in (case.path_parameters or {}) and sum(self.answers.values()) % 2:
                case.path_parameters["table"] = self.table
            answer = case.call(base_url=self.running.address, headers=headers)
            self.answers[answer.status_code] += 1
            if answer.status_code >= 500:
                self.broken.append(f"{operation.label} {answer.status_code} {case.as_curl_command()[:300]}")

        asked()

    def close(self) -> None:
        self.person.client.close()
