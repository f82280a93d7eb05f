"""Numbers that are small to write and much to read, while nobody else has the interpreter."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

import msgspec
import pytest

from domain.core.correction import corrected
from domain.core.documents import Documents
from domain.core.event import Corrected
from domain.core.rejected import ImpossibleEvent, Rejected
from domain.scythe import RULESET
from domain.scythe.events import UnitsMoved
from service.api.body import document
from service.games.codec import Codec
from service.log.export import Line
from service.log.exported import events_in
from service.log.log_file import opened_log
from tests.api.counter import COUNTER, State
from tests.benchmarks.sample_log import log_file
from tests.domain.scythe.table import automa, given, human

BYTES = 60_000
FEW = 12  # times as long as what is no trouble; it was more than a hundred


def body(numbers: bytes) -> None:
    """A request."""
    document(numbers, "application/json")


def line(numbers: bytes) -> None:
    """One that would be the second of a log."""
    header, *_ = log_file(2).split(b"\n")
    text = msgspec.json.encode(Line(1, "", msgspec.Raw(b'{"a":%b}' % numbers)))
    list(opened_log([header, text])[1])


def event(numbers: bytes) -> None:
    """One that has more in it than is known of its type."""
    text = msgspec.json.encode(Corrected("/total", "1", ""))
    list(events_in(Codec(COUNTER), iter([Line(1, "", msgspec.Raw(b'{"a":%b,' % numbers + text[1:]))])))


def correction(numbers: bytes) -> None:
    """The value in it is a text in the log."""
    corrected(STATE, Corrected("/total", numbers.decode(), ""), STATES)


STATE = State(("human",), 30, 0, 0)
STATES = Documents(State)


@pytest.mark.parametrize("number", [b"1e308", b"5e-324", b"1." + b"1" * 700 + b"e-300"])
@pytest.mark.parametrize("read", [body, line, event, correction])
def test_no_number_takes_long_to_read(read: Callable[[bytes], None], number: bytes) -> None:
    """Wherever it stands: as long as any other text of this length."""
    assert quickest(read, number) < FEW * quickest(read, b"0.125")


def quickest(read: Callable[[bytes], None], number: bytes) -> float:
    """The seconds that a list of a number takes, at best: of this thread, whatever others do."""
    numbers = b"[%b]" % b",".join([number] * (BYTES // (len(number) + 1)))
    seconds = []
    for _ in range(5):
        begun = time.thread_time()
        with suppress(Rejected, ImpossibleEvent):
            read(numbers)
        seconds.append(time.thread_time() - begun)
    return min(seconds)


def test_a_row_that_moves_more_units_than_there_are_is_refused_at_once() -> None:
    """Somebody has written it by hand: a list of as many would take all memory."""
    table = given(human("crimea", workers=["r6c3"] * 2), automa())
    moved = UnitsMoved("human", "worker", "r6c3", "r6c4", 10**30, "PLAYER", why="moved")
    with pytest.raises(ImpossibleEvent):
        RULESET.evolve(table.state, moved)
