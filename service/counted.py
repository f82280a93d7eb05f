"""What several processes have counted, added up.

They meet in memory, one place each, which no disk has to have room for: a file that is mapped kills whoever
writes to it where a disk is full.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

import msgspec
from prometheus_client.core import Metric
from prometheus_client.registry import Collector
from prometheus_client.samples import Sample

from service.in_memory import in_memory

HIGHEST: Final = {"automa_build_info", "automa_webhook_due"}
"""What is of the release or of the database, and not of a process: of several the highest is told."""

STAYS: Final = {"counter", "histogram"}  # the kinds that tell what has been, and not what is


class Family(msgspec.Struct, frozen=True, array_like=True):
    """A metric: what it is called, what it tells, its kind, and its values by their names and labels."""

    name: str
    text: str
    kind: str
    values: tuple[tuple[str, tuple[tuple[str, str], ...], float], ...]


_decoder = msgspec.msgpack.Decoder(list[Family])


class Places:
    """One for each of so many processes, made before they are forked."""

    def __init__(self, count: int) -> None:
        self._files = [in_memory("automa-counters") for _ in range(count)]

    def put(self, place: int, families: list[Family]) -> None:
        """Have all see what the process at a place has counted."""
        file, text = self._files[place], msgspec.msgpack.encode(families)
        fcntl.lockf(file, fcntl.LOCK_EX)
        try:
            os.ftruncate(file, os.pwrite(file, text, 0))
        finally:
            fcntl.lockf(file, fcntl.LOCK_UN)

    def get(self, place: int) -> list[Family]:
        """What the process at a place has counted, and those before it at the same place.

        Nothing where a process was killed while it put that: the next one begins anew.
        """
        file = self._files[place]
        fcntl.lockf(file, fcntl.LOCK_SH)
        try:
            text = os.pread(file, os.fstat(file).st_size, 0)
        finally:
            fcntl.lockf(file, fcntl.LOCK_UN)
        try:
            return _decoder.decode(text) if text else []
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return []

    def all(self) -> list[Family]:
        """What all have counted together."""
        return added(*(self.get(place) for place in range(len(self._files))))

    def leave(self, place: int) -> None:
        """A process has ended: what there is of it now is nothing; what it has counted stays."""
        self.put(place, [family for family in self.get(place) if family.kind in STAYS])


class Collected(Collector):
    """Families as the library writes them."""

    def __init__(self, families: Iterable[Family]) -> None:
        self._families = families

    def collect(self) -> Iterator[Metric]:
        """Each as a metric of the library's."""
        for family in self._families:
            metric = Metric(family.name, family.text, family.kind)
            metric.samples = [Sample(name, dict(labels), value) for name, labels, value in family.values]
            yield metric


def families_of(collector: Collector) -> list[Family]:
    """What a collector has, without the times at which it was made: a sum of those tells nothing."""
    return [
        Family(
            each.name,
            each.documentation,
            each.type,
            tuple(
                (sample.name, tuple(sample.labels.items()), sample.value)
                for sample in each.samples
                if not sample.name.endswith("_created")
            ),
        )
        for each in collector.collect()
    ]


def added(*parts: list[Family]) -> list[Family]:
    """The families of all parts, each value the sum of theirs, or the highest."""
    seen: dict[str, Family] = {}
    values: dict[str, dict[tuple[str, tuple[tuple[str, str], ...]], float]] = {}
    for family in chain(*parts):
        seen.setdefault(family.name, family)
        known = values.setdefault(family.name, {})
        for name, labels, value in family.values:
            there = known.get((name, labels), 0.0)
            known[name, labels] = max(there, value) if family.name in HIGHEST else there + value
    return [
        msgspec.structs.replace(
            family, values=tuple((*key, value) for key, value in values[family.name].items())
        )
        for family in seen.values()
    ]
