"""What a proxy may say about whoever asks, and what anybody else may not."""

from __future__ import annotations

from pathlib import Path

import pytest

from kasztelan.server.api.identity import address_of, counted_as
from tests.server.security.running import running


class Asked:
    """A request as far as addresses go."""

    def __init__(self, peer: str, *forwarded: str) -> None:
        from starlette.datastructures import Address, Headers

        self.client = Address(peer, 1)
        self.headers = Headers(raw=[(b"x-forwarded-for", one.encode()) for one in forwarded])


@pytest.mark.parametrize(
    ("peer", "forwarded", "trusted", "found"),
    [
        ("203.0.113.9", (), (), "203.0.113.9"),
        ("203.0.113.9", ("10.0.0.1",), (), "203.0.113.9"),
        ("10.0.0.1", ("203.0.113.9",), ("10.0.0.1",), "203.0.113.9"),
        ("10.0.0.1", ("1.2.3.4, 203.0.113.9",), ("10.0.0.0/8",), "203.0.113.9"),
        ("10.0.0.1", ("1.2.3.4, 203.0.113.9, 10.0.0.2",), ("10.0.0.0/8",), "203.0.113.9"),
        ("10.0.0.1", ("1.2.3.4", "203.0.113.9"), ("10.0.0.1",), "203.0.113.9"),
        ("10.0.0.1", (), ("10.0.0.1",), "10.0.0.1"),
        ("10.0.0.1", ("rubbish" * 30,), ("10.0.0.1",), ("rubbish" * 30)[:64]),
    ],
)
def test_only_a_trusted_proxy_names_another_address(
    peer: str, forwarded: tuple[str, ...], trusted: tuple[str, ...], found: str
) -> None:
    assert address_of(Asked(peer, *forwarded), trusted) == found


def test_a_whole_home_of_ipv6_counts_as_one() -> None:
    assert counted_as("2001:db8:1:2::1") == counted_as("2001:db8:1:2:ffff::9")
    assert counted_as("2001:db8:1:2::1") != counted_as("2001:db8:1:3::1")
    assert counted_as("::ffff:203.0.113.9") == "203.0.113.9"
    assert counted_as("203.0.113.9:4711") == "203.0.113.9"
    assert counted_as("[2001:db8:1:2::1]:4711") == counted_as("2001:db8:1:2::1")


@pytest.mark.parametrize(("trusted", "secure"), [(("127.0.0.0/8",), True), ((), False)])
def test_the_cookie_is_secure_where_a_trusted_proxy_speaks_tls(
    tmp_path: Path, trusted: tuple[str, ...], secure: bool
) -> None:
    with (
        running(tmp_path, trusted_proxies=trusted) as server,
        server.client(x_forwarded_proto="https") as client,
    ):
        cookie = client.post("/api/guest", json={"nickname": "Anna"}).headers["set-cookie"].lower()
        assert ("; secure" in cookie) is secure
