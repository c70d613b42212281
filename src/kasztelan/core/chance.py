"""Where NATURE's answers come from."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

KEY_BYTES: Final = 32
NONCE_BYTES: Final = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Answers NATURE's `turn`-th question with a number below `total`."""

    def below(self, total: int, turn: int) -> int:
        raise TypeError("a source of chance answers for itself")


class SeededChance(Chance):
    """Cheap and repeatable, for simulation; takes no notice of `turn`."""

    def __init__(self, seed: int = 0) -> None:
        self.random: Random = Random(seed)

    def below(self, total: int, turn: int) -> int:
        return int(self.random.random() * total)


class ScriptedChance(Chance):
    """Gives prepared numbers in order, then the last one again; for tests and puzzles."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.used = 0

    def below(self, total: int, turn: int) -> int:
        number = self.numbers[min(self.used, len(self.numbers) - 1)]
        self.used += 1
        return number % total


class KeyedChance(Chance):
    """Verifiable dice: block `turn` of a BLAKE2b stream keyed by the table's key and the seats' nonces.

    The stream is a function of `turn`, so taking a move back and making it again draws the same card.
    """

    def __init__(self, key: bytes, nonces: list[bytes]) -> None:
        self.stream_key: bytes = stream_key(key, nonces)

    def below(self, total: int, turn: int) -> int:
        block = hashlib.blake2b(turn.to_bytes(8, "big"), digest_size=32, key=self.stream_key).digest()
        return int.from_bytes(block, "big") * total >> 256


def commitment(key: bytes) -> str:
    """What is published of a key before the game: its BLAKE2b-256 hash in hex."""
    return hashlib.blake2b(key, digest_size=32, person=b"kasztelan.commit").hexdigest()


def own_nonce(key: bytes, seat: int) -> bytes:
    """The nonce of a seat for which nobody gives one. It follows from the key, so it was fixed with the commitment."""
    said = len(key).to_bytes(4, "big") + key + seat.to_bytes(4, "big")
    return hashlib.blake2b(said, digest_size=NONCE_BYTES, person=b"kasztelan.shares").digest()


def stream_key(key: bytes, nonces: list[bytes]) -> bytes:
    """The key of the stream: the table's key and every nonce, each with its length before it."""
    mixed = hashlib.blake2b(digest_size=KEY_BYTES, person=b"kasztelan.stream")
    for part in [key, *nonces]:
        mixed.update(len(part).to_bytes(4, "big"))
        mixed.update(part)
    return mixed.digest()
