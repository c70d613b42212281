"""Web Push: what is sent to a browser is sealed for it (RFC 8291) and signed with this server's key (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import json
import os
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from kasztelan.core.errors import refuse

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric import ec

LASTS: Final = 60 * 60 * 12
"""Seconds for which a signature is good; push services take no more than a day."""
KEPT_FOR: Final = 60 * 60 * 24
"""Seconds for which a push service keeps a notice for a browser that is off."""
RECORD: Final = 4096


def available() -> bool:
    """Whether the `push` extra is installed."""
    try:
        import cryptography.hazmat.primitives.asymmetric.ec  # noqa: F401
    except ImportError:
        return False
    return True


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def check_subscription(p256dh: str, auth: str) -> None:
    """Refuses keys that no browser made."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(p256dh))
        fits = len(unpacked(auth)) == 16
    except (ValueError, binascii.Error):
        fits = False
    if not fits:
        raise refuse("push.keys", "no_push_keys", "push_keys")


def new_key() -> str:
    """A fresh key of a server, as text."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return packed(number.to_bytes(32, "big"))


class Signer:
    """This server, as push services know it."""

    def __init__(self, key: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self.key = ec.derive_private_key(int.from_bytes(unpacked(key), "big"), ec.SECP256R1())
        self.public = packed(point(self.key.public_key()))

    def authorization(self, endpoint: str, now: float, subject: str) -> str:
        """The header that says who sends; it is good for one push service."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec, utils

        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + LASTS, "sub": subject}
        head = packed(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        signed = f"{head}.{packed(json.dumps(claims).encode())}"
        r, s = utils.decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{packed(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return f"vapid t={token},k={self.public}"


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def seal(message: bytes, p256dh: str, auth: str) -> bytes:
    """A message that only the browser with these keys can read."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(p256dh))
    ours = ec.generate_private_key(ec.SECP256R1())
    us = point(ours.public_key())
    info = b"WebPush: info\x00" + unpacked(p256dh) + us
    secret = derive(ours.exchange(ec.ECDH(), theirs), unpacked(auth), info, 32)
    salt = os.urandom(16)
    key = derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(us)]) + us + sealed
