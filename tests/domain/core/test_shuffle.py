"""Shuffles can be checked by anyone: against the document, and against another implementation of it."""

from __future__ import annotations

import hashlib
import itertools
import json
import re
from collections import Counter
from pathlib import Path
from typing import TypedDict

import pytest
from msgspec.structs import replace

from automa_rules.core.event import canonical_event_json, without_secrets
from automa_rules.core.shuffle import compute_commitment, matches_commitment, permute, shuffle, uniform_below

DOCUMENT = Path(__file__).parents[3] / "docs" / "shuffles.md"

Cards = list[int | str]


class Vector(TypedDict):
    """A test vector of the document."""

    salt: str
    cards: Cards
    order: Cards
    commitment: str


def vectors() -> list[Vector]:
    """The test vectors as the document has them."""
    (block,) = re.findall(r"```json\n(.*?)```", DOCUMENT.read_text(), flags=re.DOTALL)
    found: list[Vector] = json.loads(block)
    return found


def by_the_document(cards: Cards, salt: bytes) -> Cards:
    """The order by the document's words, written without a look at the domain's code."""
    blocks = (hashlib.sha256(salt + number.to_bytes(8, "big")).digest() for number in itertools.count())
    stream = (int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4))
    order = list(cards)
    for place in reversed(range(1, len(order))):
        n = place + 1
        number = next(number for number in stream if number < 2**32 // n * n)
        order[place], order[number % n] = order[number % n], order[place]
    return order


def test_the_document_has_three_vectors() -> None:
    """Three shuffles: numbers, words, and cards that repeat."""
    assert len(vectors()) == 3


@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: str(vector["salt"][:4]))
def test_a_vector_of_the_document(vector: Vector) -> None:
    """The domain's order and commitment are those of the document, and so are the other implementation's."""
    salt = bytes.fromhex(vector["salt"])
    assert list(permute(vector["cards"], salt)) == vector["order"]
    assert by_the_document(vector["cards"], salt) == vector["order"]
    assert compute_commitment(salt, vector["order"]) == vector["commitment"]
    text = json.dumps(vector["order"], separators=(",", ":"))
    assert hashlib.sha256(salt + text.encode()).hexdigest() == vector["commitment"]


@pytest.mark.parametrize("size", [0, 1, 2, 8, 9, 10, 42, 300])
def test_both_implementations_agree_at_any_size(size: int) -> None:
    """Also where the stream goes on into the next block, after eight numbers."""
    cards: Cards = list(range(size))
    for seed in range(20):
        salt = hashlib.sha256(bytes([seed])).digest()
        assert list(permute(cards, salt)) == by_the_document(cards, salt)


def test_numbers_of_the_incomplete_last_span_are_passed_over() -> None:
    """2^32 = 3 · 1431655765 + 1: for n = 3 the number 2^32 - 1 is passed over, 2^32 - 2 is not."""
    assert uniform_below(3, iter([2**32 - 1, 5])) == 2
    assert uniform_below(3, iter([2**32 - 2, 5])) == (2**32 - 2) % 3
    assert uniform_below(4, iter([2**32 - 1])) == 3


def test_every_order_comes_about_equally_often() -> None:
    """600 shuffles of three cards: each of the six orders is expected 100 times.

    Chi-squared with 5 degrees of freedom stays below 20.5 in 999 of 1000 fair samples; the salts are fixed.
    """
    seen = Counter(permute("abc", hashlib.sha256(b"%d" % seed).digest()) for seed in range(600))
    assert len(seen) == 6
    assert sum((count - 100) ** 2 / 100 for count in seen.values()) < 20.5


def test_the_public_event_tells_neither_salt_nor_order() -> None:
    """Only the cards and the commitment are published when the deck is shuffled."""
    event = shuffle("automa", (1, 2, 3), bytes(range(32)), "R33")
    text = canonical_event_json(without_secrets(event))
    assert text == canonical_event_json(replace(event, salt="", order=()))
    assert event.salt.encode() not in text
    assert json.loads(text)["commitment"] == event.commitment


def test_only_the_honest_order_keeps_its_word() -> None:
    """The revealed salt and order fit the commitment and the algorithm, and no others do."""
    event = shuffle("automa", (1, 2, 3, 4, 5), bytes(range(32)))
    assert matches_commitment(event, event.salt, event.order)
    event = shuffle("automa", (1, 2, 3, 4, 5), bytes(range(32)))
    assert not matches_commitment(event, event.salt, tuple(reversed(event.order)))
    assert not matches_commitment(event, bytes(32).hex(), event.order)


def test_a_chosen_order_breaks_the_word_though_it_was_committed_to() -> None:
    """A commitment to an order that was picked by hand is found out: the salt does not give that order."""
    salt = bytes(range(32))
    honest = shuffle("automa", (1, 2, 3, 4, 5), salt)
    picked = tuple(reversed(honest.order))
    rigged = type(honest)(deck="automa", cards=honest.cards, commitment=compute_commitment(salt, picked))
    assert not matches_commitment(rigged, salt.hex(), picked)


@pytest.mark.parametrize("size", [0, 31, 33])
def test_the_salt_has_32_bytes(size: int) -> None:
    """Neither less nor more entropy is taken."""
    with pytest.raises(ValueError, match="32 bytes"):
        shuffle("automa", (1, 2), bytes(size))
