"""A shuffle that anyone can verify once its salt is known.

The stream is SHA-256(salt || counter) for counter 0, 1, 2, ... as eight bytes big-endian; each block gives
eight words of 32 bits, big-endian. A number below n is the next word that is below the largest multiple of n
that fits in 32 bits, modulo n. The order is Fisher-Yates from the last place to the second. The commitment is
SHA-256(salt || canonical JSON of the order). `docs/shuffles.md` has test vectors.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

import msgspec

from automa_rules.core.event import CardId, DeckShuffled

SALT_BYTES = 32
_WORD = 1 << 32

T = TypeVar("T")


def random_words(salt: bytes) -> Iterator[int]:
    """The endless stream of 32-bit numbers for a salt."""
    counter = 0
    while True:
        block = hashlib.sha256(salt + counter.to_bytes(8, "big")).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")
        counter += 1


def uniform_below(n: int, stream: Iterator[int]) -> int:
    """A uniform number from 0 to n - 1. Words that would make it non-uniform are skipped."""
    limit = _WORD - _WORD % n
    return next(word for word in stream if word < limit) % n


def permute(cards: Sequence[T], salt: bytes) -> tuple[T, ...]:
    """Shuffle the cards with a salt; the first one is the top of the pile."""
    order = list(cards)
    stream = random_words(salt)
    for last in range(len(order) - 1, 0, -1):
        other = uniform_below(last + 1, stream)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def compute_commitment(salt: bytes, order: Sequence[CardId]) -> str:
    """The value published with a shuffle, which binds the service to it: 64 hexadecimal digits."""
    return hashlib.sha256(salt + msgspec.json.encode(list(order))).hexdigest()


def shuffle(deck: str, cards: Sequence[CardId], salt: bytes, rule: str = "") -> DeckShuffled:
    """Shuffle a deck: return the event with the commitment, and with the secret order and salt."""
    if len(salt) != SALT_BYTES:
        message = f"a shuffle takes {SALT_BYTES} bytes of entropy, not {len(salt)}"
        raise ValueError(message)
    order = permute(cards, salt)
    return DeckShuffled(
        deck=deck,
        cards=tuple(cards),
        commitment=compute_commitment(salt, order),
        rule=rule,
        salt=salt.hex(),
        order=order,
    )


def matches_commitment(event: DeckShuffled, salt: str, order: Sequence[CardId]) -> bool:
    """Whether a revealed salt and order match the shuffle's commitment and the algorithm."""
    if len(salt) != 2 * SALT_BYTES:  # bounds the time: each block hashes the whole salt
        return False
    raw = bytes.fromhex(salt)
    return tuple(order) == permute(event.cards, raw) and event.commitment == compute_commitment(raw, order)
