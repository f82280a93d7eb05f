"""Reading an exported log, line by line, each as soon as it is found to carry on the chain."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec

from domain.core.rejected import Fact, Rejected
from service.games.export import FORMAT, ChainBroken, Header, Line, followed

T = TypeVar("T")

_header = msgspec.json.Decoder(Header)
_line = msgspec.json.Decoder(Line)


def bad_line(code: str, number: int, reason: str, **facts: Fact) -> Rejected:
    """The refusal of a log: its first line that is not as it must be, counted from 1, and why."""
    return Rejected(code, line=number, reason=reason, **facts)


def opened_log(file: Iterable[bytes]) -> tuple[Header, Iterator[Line]]:
    """The header of an exported log, and its events up to where the header says that it ends.

    `file` gives whole lines, one or several at a time. The iterator, too, raises Rejected:
    `log_unreadable` for a line that is none of a log, a blank one too, `chain_broken` when it was edited and
    `log_cut_off` when it does not end where its header says.
    """
    texts = _texts(file)
    number, text = next(texts, (1, b""))
    header = _decoded(_header, text, number)
    if header.format != FORMAT:
        raise bad_line("log_unreadable", number, f"the format is {header.format}, not {FORMAT}")
    return header, _events(header, texts)


def _events(header: Header, texts: Iterator[tuple[int, bytes]]) -> Iterator[Line]:
    version, head = 0, ""
    try:
        for line in followed(_decoded(_line, text, number) for number, text in texts):
            version, head = line.version, line.hash
            yield line
    except ChainBroken as broken:
        number = broken.version + 1
        raise bad_line("chain_broken", number, broken.reason, version=broken.version) from broken
    if version == 0:
        raise bad_line("log_unreadable", 2, "the log is empty")
    if version != header.version:
        first = min(version, header.version) + 2
        reason = f"the header announces {header.version} events, and there are {version}"
        raise bad_line("log_cut_off", first, reason, version=version, announced=header.version)
    if head != header.head:
        reason = "the head is not the hash of the last event"
        raise bad_line("log_cut_off", 1, reason, version=version, announced=header.version)


def _texts(file: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    """The lines with their numbers. Only the last one may end without a line break."""
    return enumerate((text for part in file for text in part.splitlines()), 1)


def _decoded(decoder: msgspec.json.Decoder[T], text: bytes, number: int) -> T:
    if not text.strip():
        raise bad_line("log_unreadable", number, "the line is blank")
    try:
        text.decode()
        return decoder.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise bad_line("log_unreadable", number, str(error)) from error
