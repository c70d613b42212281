"""Everything in the OpenAPI document, asked in many ways, is answered as it says, by every check of Schemathesis."""

from __future__ import annotations

from tests.server.security.described import Walk
from tests.server.security.running import Running


def test_every_answer_is_as_it_is_described(server: Running) -> None:
    walk = Walk(server)
    operations = walk.operations()
    for operation in operations:
        walk.go(operation, examples=2)
    walk.close()
    assert len(operations) >= 30
    assert walk.broken == []
    assert walk.answers[200] > 0
    assert walk.answers[422] > 0
