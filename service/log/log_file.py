"""Reading an exported log, line by line, each as soon as it is found to carry on the chain."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import BinaryIO, TypeVar

import msgspec

from domain.core.chain import genesis
from domain.core.plain import plain
from domain.core.rejected import Rejected
from service.games.bounds import MAX_COMMITS, MAX_EVENTS, MAX_LOG_BYTES
from service.games.codec import canonical_json
from service.log import export
from service.log.export import FORMAT, Header, Line, followed
from service.refusals.logs import ChainBroken, LogCutOff, LogInvalid, LogUnreadable

T = TypeVar("T")

MAX_LINE_BYTES = MAX_LOG_BYTES

_GAME = re.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
_RULESET = re.compile("[a-z][a-z0-9_]{0,59}")
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # an escaped U+0000, and no backslash before the letter u
TOO_LONG = f"a log has {MAX_COMMITS} commits, {MAX_EVENTS} events and {MAX_LOG_BYTES} bytes of them at most"

_header = msgspec.json.Decoder(Header)
_line = msgspec.json.Decoder(Line)


class _Begun(msgspec.Struct):
    ruleset_version: int = 1


_begun = msgspec.json.Decoder(_Begun)


def lines_of(file: BinaryIO) -> Iterator[bytes]:
    """The lines of a log in a file. Raises Rejected `log_unreadable` for one that is too long."""
    for number, text in enumerate(iter(lambda: file.readline(MAX_LINE_BYTES + 2), b""), 1):
        if len(text.rstrip(b"\r\n")) > MAX_LINE_BYTES:
            reason = f"the line has more than {MAX_LINE_BYTES} bytes"
            raise Rejected(LogUnreadable(line=number, reason=reason))
        yield text


def opened_log(file: Iterable[bytes]) -> tuple[Header, Iterator[Line]]:
    """The header of an exported log, and its commits up to where the header says that it ends.

    `file` gives whole lines, one or several at a time. The iterator, too, raises Rejected: `log_unreadable`
    for a line that is none of a log, a blank one too, `log_invalid` for a log that is too long,
    `chain_broken` when it was edited and `log_cut_off` when it does not end where its header says.
    """
    texts = _texts(file)
    number, text = next(texts, (1, b""))
    header = _decoded(_header, text, number)
    if header.format != FORMAT:
        raise Rejected(LogUnreadable(line=number, reason=f"the format is {header.format!r}, not {FORMAT}"))
    if _GAME.fullmatch(header.game) is None or _RULESET.fullmatch(header.ruleset) is None:
        raise Rejected(LogUnreadable(line=number, reason="the header names no game of a ruleset"))
    return header, _commits(header, texts)


def line_number(version: int) -> int:
    """Where a commit stands in the file: the header is line 1, so version 1 is line 2."""
    return version + 1


def _commits(header: Header, texts: Iterator[tuple[int, bytes]]) -> Iterator[Line]:
    version, head, events, size = 0, "", 0, 0
    lines = (_decoded(_line, text, number) for number, text in texts)
    try:
        for line in followed(lines, genesis(header.game, header.ruleset)):
            if line.version == 1:
                _require_same_rules(header, line)
            version, head = line.version, line.hash
            events, size = events + 1 + len(line.events), size + len(line.text)
            if version > MAX_COMMITS or events > MAX_EVENTS or size > MAX_LOG_BYTES:
                raise Rejected(LogInvalid(line=line_number(version), version=version, reason=TOO_LONG))
            yield line
    except export.ChainBroken as broken:
        number = line_number(broken.version)
        raise Rejected(ChainBroken(line=number, version=broken.version, reason=broken.reason)) from broken
    if version == 0:
        raise Rejected(LogUnreadable(line=2, reason="the log is empty"))
    if version != header.version:
        first = line_number(min(version, header.version) + 1)
        reason = f"the header announces {header.version} commits, and there are {version}"
        raise _cut_off(header, first, version, reason)
    if head != header.head:
        reason = "the head is not the hash of the last commit"
        raise _cut_off(header, 1, version, reason)


def _require_same_rules(header: Header, first: Line) -> None:
    """See that the header names the ruleset's version that the log itself says it began with."""
    try:
        begun = _begun.decode(first.command).ruleset_version
    except msgspec.MsgspecError:
        begun = _Begun().ruleset_version
    if header.ruleset_version != begun:
        reason = f"the header names version {header.ruleset_version} of the ruleset, the log version {begun}"
        raise Rejected(ChainBroken(line=1, version=1, reason=reason))


def _cut_off(header: Header, line: int, version: int, reason: str) -> Rejected:
    return Rejected(LogCutOff(line=line, version=version, announced=header.version, reason=reason))


def _texts(file: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    """The lines with their numbers. Only the last one may end without a line break."""
    lines = (text for part in file for text in part.removesuffix(b"\n").split(b"\n"))
    return enumerate((text.removesuffix(b"\r") for text in lines), 1)


def _decoded(decoder: msgspec.json.Decoder[T], text: bytes, number: int) -> T:
    """What a line says, in the one way to write it: what is written otherwise may be read otherwise."""
    if not text.strip():
        raise Rejected(LogUnreadable(line=number, reason="the line is blank"))
    if _NUL.search(text):
        raise Rejected(LogUnreadable(line=number, reason="U+0000 stands in a text"))
    try:
        found = decoder.decode(text)
        written = _written(found)
    except (msgspec.MsgspecError, ValueError, OverflowError, RecursionError) as error:
        raise Rejected(LogUnreadable(line=number, reason=str(error))) from error
    if written != text:
        raise Rejected(LogUnreadable(line=number, reason="the line is not written as lines of a log are"))
    return found


def _canonical(document: msgspec.Raw) -> msgspec.Raw:
    return msgspec.Raw(canonical_json(plain(document)))


def _written(found: object) -> bytes:
    if isinstance(found, Line):
        events = [_canonical(each) for each in found.events]
        found = msgspec.structs.replace(found, command=_canonical(found.command), events=events)
    return msgspec.json.encode(found)
