"""Maps and lists are read and written in a time that their length tells, however many there are."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.core.rejected import Rejected
from service.api.body import MAX_PARTS, document
from service.api.media import JSON, MESSAGE_PACK
from service.games.codec import canonical_json
from service.refusals.requests import BodyFault, InvalidBody

FEW = 10
KEYS = [f"k{number:05x}" for number in range(8_000)]  # in order, as many as a body can have

plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(),
    lambda below: st.lists(below, max_size=4) | st.dictionaries(st.text(max_size=3), below, max_size=4),
    max_leaves=20,
)


def test_no_order_of_keys_takes_long_to_write() -> None:
    """Not with the type before all that is in order, which is as bad as can be for a sorting of parts."""
    assert quickest(["type", *KEYS]) < FEW * quickest(KEYS)


@pytest.mark.parametrize(
    ("media", "encode"), [(JSON, msgspec.json.encode), (MESSAGE_PACK, msgspec.msgpack.encode)]
)
@pytest.mark.parametrize("part", [[], {}])
def test_a_body_has_not_more_parts_than_mean_something(
    media: str, encode: Callable[[object], bytes], part: object
) -> None:
    """Each of twenty thousand that are empty takes three bytes, and half a microsecond here and there."""
    most = [part] * (MAX_PARTS - 1)  # and the list that they are in
    assert document(encode(most), media) == most
    with pytest.raises(Rejected) as refused:
        document(encode([*most, part]), media)
    assert refused.value.refusal == InvalidBody("$", BodyFault.OUT_OF_RANGE, most=MAX_PARTS)


def quickest(keys: Iterable[str]) -> float:
    """The seconds that a map takes, at best: of this thread, whatever others do."""
    document, seconds = dict.fromkeys(keys, 0), []
    for _ in range(5):
        begun = time.thread_time()
        canonical_json(document)
        seconds.append(time.thread_time() - begun)
    return min(seconds)


@given(plain)
def test_what_is_written_is_what_the_encoder_writes_in_order(document: object) -> None:
    """To the byte: hashes are over it, and what has been stored stays as it is."""
    assert canonical_json(document) == msgspec.json.encode(document, order="sorted")
