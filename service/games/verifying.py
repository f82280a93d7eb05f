"""Checking an exported log with nothing but the log: its chain of hashes and its revealed shuffles."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from domain.core.chain import GENESIS, link
from domain.core.event import DeckShuffled, ShuffleRevealed
from service.games.export import FORMAT, Header, Line
from service.games.sealing import keeps


class BadLine(Exception):  # noqa: N818 - says what is the case
    """The first line of a log that is not as it must be, counted from 1, and why."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"line {number}: {reason}")
        self.number = number
        self.reason = reason


class Verified(msgspec.Struct, frozen=True):
    """What a sound log holds. `open_shuffles` are those whose order it does not reveal."""

    header: Header
    version: int
    head: str
    kept_shuffles: int
    open_shuffles: int


_shared = msgspec.json.Decoder(DeckShuffled | ShuffleRevealed)
_type_of = msgspec.json.Decoder(dict[str, msgspec.Raw])
_header = msgspec.json.Decoder(Header)
_line = msgspec.json.Decoder(Line)
_SHUFFLES = (b'"deck_shuffled"', b'"shuffle_revealed"')


def verified(lines: Iterable[bytes]) -> Verified:
    """Check an exported log. Raises BadLine."""
    numbered = enumerate(lines, 1)
    header = _head(next(numbered, (1, b""))[1])
    previous, version, kept = GENESIS, 0, 0
    sealed: dict[str, DeckShuffled] = {}
    for number, text in numbered:
        if not text.strip():
            continue
        version += 1
        try:
            line = _line.decode(text)
            event = _shuffle(line.event)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise BadLine(number, f"not an event of a log: {error}") from error
        previous = link(previous, version, bytes(line.event))
        if line.version != version:
            raise BadLine(number, f"version {line.version} where {version} follows")
        if line.hash != previous.hex():
            raise BadLine(number, "the hash does not carry on the chain: this line or one before was edited")
        if isinstance(event, DeckShuffled):
            sealed[event.commitment] = event
        elif event is not None:
            shuffle = sealed.pop(event.commitment, None)
            if shuffle is None or not keeps(shuffle, event):
                raise BadLine(number, f"the shuffle of the deck {event.deck} does not keep its commitment")
            kept += 1
    _require_end(header, version, previous.hex())
    return Verified(header, version, previous.hex(), kept, len(sealed))


def _require_end(header: Header, version: int, head: str) -> None:
    """The log ends where its header says. Raises BadLine with the first line that is missing or too many."""
    if version != header.version:
        first = min(version, header.version) + 2
        raise BadLine(first, f"the header announces {header.version} events, and there are {version}")
    if head != header.head:
        raise BadLine(1, "the head is not the hash of the last event")


def _head(text: bytes) -> Header:
    try:
        header = _header.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadLine(1, f"not the header of a log: {error}") from error
    if header.format != FORMAT:
        raise BadLine(1, f"the format is {header.format}, not {FORMAT}")
    return header


def _shuffle(event: msgspec.Raw) -> DeckShuffled | ShuffleRevealed | None:
    kind = _type_of.decode(event).get("type")
    return _shared.decode(event) if kind is not None and bytes(kind) in _SHUFFLES else None
