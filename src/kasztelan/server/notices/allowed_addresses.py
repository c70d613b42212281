"""Which web addresses this server may call for somebody: those of the open internet, and no others.

A name is looked up once, every address it has is checked, and the connection goes to the address that was checked.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable, Sequence
from typing import Final
from urllib.parse import SplitResult, urlsplit

from kasztelan.core.errors import Reason, Refusal, refuse

LONGEST: Final = 500
LOOKUP_SECONDS: Final = 5.0
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Lookup = Callable[[str, int], Awaitable[Sequence[str]]]

UNICAST: Final = ipaddress.ip_network("2000::/3")
"""All of IPv6 that has been given out; translated, mapped, local and multicast addresses lie outside."""
SET_ASIDE: Final = tuple(
    ipaddress.ip_network(one)
    for one in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
)
"""Not for ordinary hosts, or with an IPv4 address inside; what Python says of them depends on its version."""


class Allowed:
    """An address that may be called: the number to connect to and the name to ask for there."""

    def __init__(self, url: str, host: str, number: str) -> None:
        self.url = url
        self.host = host
        self.number = number


async def look_up(host: str, port: int) -> Sequence[str]:
    """The numbers of a name, from the system's resolver."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(one[4][0]) for one in found]


def is_public(address: Address) -> bool:
    """Whether an address belongs to the open internet and to nothing near this machine."""
    if isinstance(address, ipaddress.IPv6Address) and (address.scope_id or address not in UNICAST):
        return False
    if any(address in network for network in SET_ASIDE):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def read_url(url: str, private: bool) -> SplitResult:
    """A web address in its ordinary form; without TLS only where private addresses are allowed."""
    schemes = ("https", "http") if private else ("https",)
    allowed = Reason("web_address", {"schemes": list(schemes), "most": LONGEST})
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refusal("url", Reason("no_web_address"), allowed) from None
    plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    if len(url) > LONGEST or not plain or parts.scheme not in schemes or not parts.hostname or port == 0:
        raise Refusal("url", Reason("no_web_address"), allowed)
    if parts.username is not None or parts.password is not None:
        raise Refusal("url", Reason("password_in_address"), allowed)
    return parts


async def checked(url: str, private: bool, lookup: Lookup = look_up) -> Allowed:
    """Looks the name up and refuses it if any of its addresses is not public."""
    parts = read_url(url, private)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        numbers = await asyncio.wait_for(lookup(host, port), LOOKUP_SECONDS)
        found = [ipaddress.ip_address(one) for one in numbers]
    except (OSError, UnicodeError, ValueError, TimeoutError):
        found = []
    if not found:
        raise refuse("url", "unknown_host", "public_host")
    if not private and not all(is_public(one) for one in found):
        raise refuse("url", "private_host", "public_host")
    return Allowed(url, host, str(found[0]))
