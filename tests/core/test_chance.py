"""The sources of chance, above all the one that anybody can check."""

from __future__ import annotations

import hashlib

from kasztelan.core.chance import KeyedChance, ScriptedChance, SeededChance, commitment, stream_key

KEY = bytes(range(32))
NONCES = [b"a" * 16, b"bb"]

VECTOR_COMMITMENT = "8b5aa0c0c1ceb23aedd0e8a2ae28e29c06a4904e4d4f291c98e7fb463c59929a"
VECTOR_STREAM_KEY = "610bbc7c4a9b5d27fdc19605ce16a4a1eade0cc0a94fba41e31abf014867bbb1"
VECTOR_CARDS = [29, 0, 63, 29, 15, 1]


def test_the_stream_key_mixes_key_and_nonces_each_with_its_length() -> None:
    parts = b"".join(len(one).to_bytes(4, "big") + one for one in (KEY, *NONCES))
    due = hashlib.blake2b(parts, digest_size=32, person=b"kasztelan.stream").digest()
    assert stream_key(KEY, NONCES) == due
    assert stream_key(KEY, [b"a" * 16 + b"bb"]) != due
    assert stream_key(KEY, NONCES[::-1]) != due


def test_a_block_becomes_a_number_by_its_share_of_the_whole() -> None:
    """Number = block * total / 2^256 rounded down, the block being the keyed hash of its index in 8 bytes."""
    chance = KeyedChance(KEY, NONCES)
    for turn in (0, 1, 2, 255, 256, 2**40):
        block = hashlib.blake2b(turn.to_bytes(8, "big"), digest_size=32, key=stream_key(KEY, NONCES)).digest()
        for total in (1, 2, 6, 68, 1000, 2**20):
            whole = sum(byte << (8 * (31 - at)) for at, byte in enumerate(block))
            assert chance.below(total, turn) == whole * total // 2**256


def test_the_published_vectors_of_the_stream() -> None:
    """Pinned, so that an old table's dice can be checked for ever."""
    chance = KeyedChance(KEY, NONCES)
    assert commitment(KEY) == VECTOR_COMMITMENT
    assert stream_key(KEY, NONCES).hex() == VECTOR_STREAM_KEY
    assert [chance.below(68, turn) for turn in range(6)] == VECTOR_CARDS


def test_the_same_turn_gives_the_same_answer_however_often_it_is_asked() -> None:
    chance = KeyedChance(KEY, NONCES)
    first = [chance.below(1000, turn) for turn in range(20)]
    assert [chance.below(1000, turn) for turn in reversed(range(20))] == first[::-1]
    assert len(set(first)) > 10


def test_the_commitment_is_no_plain_hash_of_the_key() -> None:
    assert commitment(KEY) != hashlib.blake2b(KEY, digest_size=32).hexdigest()
    assert commitment(KEY) != commitment(KEY[::-1])


def test_seeded_chance_repeats_itself_and_stays_in_bounds() -> None:
    one, two = SeededChance(7), SeededChance(7)
    numbers = [one.below(3, turn) for turn in range(200)]
    assert numbers == [two.below(3, 0) for _ in range(200)]
    assert set(numbers) == {0, 1, 2}


def test_scripted_chance_repeats_its_last_number() -> None:
    chance = ScriptedChance([5, 1])
    assert [chance.below(4, 0) for _ in range(4)] == [1, 1, 1, 1]
    assert ScriptedChance([2, 3]).below(10, 9) == 2
