"""Everything in the OpenAPI document, asked in many ways, is answered without an error of the server's own."""

from __future__ import annotations

from tests.server.security.described import Walk
from tests.server.security.running import Running


def test_no_request_that_is_described_breaks_the_server(server: Running) -> None:
    walk = Walk(server)
    operations = walk.operations()
    for operation in operations:
        walk.go(operation, examples=3)
    walk.close()
    assert len(operations) >= 30
    assert walk.broken == []
    assert walk.answers[200] > 0
    assert walk.answers[422] > 0
