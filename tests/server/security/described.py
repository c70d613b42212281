"""Requests made from the server's own OpenAPI document: right ones, wrong ones, and what lies between."""

from __future__ import annotations

from collections import Counter
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import load_all_checks
from schemathesis.config import ChecksConfig
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.core.result import Ok

from kasztelan.server.people.sessions import COOKIE
from tests.server.security.running import Running

GIVES_UP = ("DELETE /api/me",)
"""After this there is nobody left to ask the rest."""
MAY_ANSWER = ["2xx", "3xx", "400", "401", "403", "404", "409", "422", "429"]
"""What a request as described may be answered: no schema tells what options a game takes, or which letters can be seen."""
REFUSES = ["400", "401", "403", "404", "405", "408", "409", "413", "414", "422", "429"]
"""What a request that is not as described may be answered."""
MEANINGLESS = ("value_error",)
"""What `problem` says of a field that is as described and means nothing; the rules' own problems are no word but a code and facts."""


class Walk:
    """Asks everything that is described, as somebody with a table, holds each answer to every check there is, and counts them."""

    def __init__(self, running: Running) -> None:
        load_all_checks()
        self.running = running
        self.answers: Counter[int] = Counter()
        self.broken: list[str] = []
        self.person = running.guest("Walker")
        self.table = self.person.table()
        token = self.person.post("/api/tokens", {"name": "walk"}).json()["token"]
        self.headers = {"Authorization": f"Bearer {token}"}

    def operations(self) -> list[Any]:
        schema = schemathesis.openapi.from_dict(self.running.app.openapi())
        schema.config.checks = ChecksConfig.from_dict(
            {
                "positive_data_acceptance": {"expected-statuses": MAY_ANSWER},
                "negative_data_rejection": {"expected-statuses": REFUSES},
            }
        )
        return [one.ok() for one in schema.get_all_operations() if isinstance(one, Ok)]

    def go(self, operation: Any, examples: int) -> None:
        """Asks one operation that often as described, and that often as it is not."""
        self.ask(operation, GenerationMode.POSITIVE, examples)
        try:
            self.ask(operation, GenerationMode.NEGATIVE, examples)
        except Unsatisfiable:
            return  # Nothing can be wrong where nothing is asked for.

    def ask(self, operation: Any, mode: GenerationMode, examples: int) -> None:
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def asked(case: Any) -> None:
            self.check(case, mode)

        asked()

    def check(self, case: Any, mode: GenerationMode) -> None:
        label = case.operation.label
        headers = {} if label in GIVES_UP else self.headers
        # Half of the requests are about a table that is there, and all come from the walker.
        known = mode is GenerationMode.POSITIVE and sum(self.answers.values()) % 2 == 1
        if known and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = self.table
        for given_by_chance in (case.cookies, case.headers):
            for name in (COOKIE, "Authorization"):
                if given_by_chance:
                    given_by_chance.pop(name, None)
        answer = case.call(base_url=self.running.address, headers=headers)
        self.answers[answer.status_code] += 1
        wrong = [f"{answer.status_code}"] if answer.status_code >= 500 else []
        try:
            case.validate_response(answer, headers=headers)
        except FailureGroup as group:
            wrong += [str(one) for one in group.exceptions]
        except Failure as failure:
            wrong.append(str(failure))
        if mode is GenerationMode.POSITIVE and answer.status_code == 422:
            problem = answer.json()["detail"].get("problem")
            if isinstance(problem, str) and problem not in MEANINGLESS:
                wrong.append(f"was described as right, but {problem}")
        self.broken += [f"{label}: {one}\n{case.as_curl_command()[:600]}" for one in wrong]

    def close(self) -> None:
        self.person.client.close()
