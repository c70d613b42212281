"""Addresses that people give the server to call: only the open internet, and only the address that was checked."""

from __future__ import annotations

import ssl
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from kasztelan.core.errors import Refusal
from kasztelan.server.notices.allowed_addresses import Allowed, checked
from kasztelan.server.notices.http_caller import Caller
from tests.server.awaited import awaited
from tests.server.people.post_box import post_box

NEAR = [
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.0.8",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "fc00::1",
    "fd12::1",
    "fe80::1",
    "fe80::1%1",
    "fec0::1",
    "ff02::1",
]


class Names:
    """A resolver with a memory."""

    def __init__(self, *numbers: str) -> None:
        self.numbers = numbers
        self.asked: list[str] = []

    async def __call__(self, host: str, port: int) -> Sequence[str]:
        self.asked.append(host)
        return self.numbers


@pytest.mark.parametrize("number", NEAR)
@awaited
async def test_what_is_near_the_server_is_refused(number: str) -> None:
    with pytest.raises(Refusal, match="private_host"):
        await checked("https://hook.example/x", False, Names(number))
    # One bad address among good ones is enough.
    with pytest.raises(Refusal, match="private_host"):
        await checked("https://hook.example/x", False, Names("93.184.215.14", number))


@pytest.mark.parametrize("number", ["93.184.215.14", "2606:2800:21f:cb07::1"])
@awaited
async def test_the_open_internet_is_allowed(number: str) -> None:
    assert (await checked("https://hook.example/x", False, Names(number))).number == number


@pytest.mark.parametrize(
    "url",
    [
        "http://hook.example/",
        "ftp://hook.example/",
        "file:///etc/passwd",
        "gopher://hook.example/",
        "https://",
        "https:///x",
        "hook.example",
        "https://user:secret@hook.example/",
        "https://hook.example:0/",
        "https://hook.example:99999/",
        "https://[::1/",
        "https://hook.example\\@127.0.0.1/",
        "https://hook.example/\r\nX: y",
        "https://hook example/",
        "https://żółw.example/",
        "https://hook.example/" + "a" * 500,
    ],
)
@awaited
async def test_what_is_no_ordinary_address_is_refused(url: str) -> None:
    names = Names("93.184.215.14")
    with pytest.raises(Refusal):
        await checked(url, False, names)
    assert names.asked == []


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "2130706433", "0x7f000001", "017700000001", "127.1", "localhost", "[::1]"]
)
@awaited
async def test_loopback_is_refused_however_it_is_written(host: str) -> None:
    with pytest.raises(Refusal):
        await checked(f"https://{host}/", False)


@awaited
async def test_the_call_goes_to_the_number_that_was_checked_under_the_name_that_was_given() -> None:
    names = Names("127.0.0.1")
    async with post_box() as box:
        to = await checked(f"http://hook.example:{box.port}/turn?x=1", True, names)
        caller = Caller()
        assert await caller.post(to, b"hello", {"Content-Type": "text/plain"}) == 200
        await caller.close()
        line, headers, body = await box.next()
        assert (line, headers["host"], body) == (
            "POST /turn?x=1 HTTP/1.1",
            f"hook.example:{box.port}",
            b"hello",
        )
    assert names.asked == ["hook.example"]


@awaited
async def test_a_redirect_is_not_followed() -> None:
    async with post_box() as inside:
        async with post_box(f"307 Elsewhere\r\nLocation: http://127.0.0.1:{inside.port}/secret") as box:
            caller = Caller()
            url = f"http://hook.example:{box.port}/"
            assert await caller.post(await checked(url, True, Names("127.0.0.1")), b"", {}) == 307
            await caller.close()
            await box.next()
        assert inside.came.empty()


def certificate(name: str, folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """What a server called `name` shows, and what a client that trusts it knows."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), False)
        .sign(key, hashes.SHA256())
    )
    pem = made.public_bytes(serialization.Encoding.PEM)
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    (folder / "server.pem").write_bytes(pem + secret)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(folder / "server.pem")
    return server, ssl.create_default_context(cadata=pem.decode())


@pytest.mark.parametrize(("name", "status"), [("hook.example", 200), ("other.example", 0)])
@awaited
async def test_the_certificate_has_to_be_of_the_name_that_was_given(
    tmp_path: Path, name: str, status: int
) -> None:
    shown, trusted = certificate(name, tmp_path)
    async with post_box(tls=shown) as box:
        caller = Caller(trusted)
        to = Allowed(f"https://hook.example:{box.port}/", "hook.example", "127.0.0.1")
        assert await caller.post(to, b"hello", {}) == status
        await caller.close()
