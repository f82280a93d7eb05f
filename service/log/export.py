"""The exported log: a header line, then one line for each event, as newline-delimited JSON."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from typing import TypeAlias
from uuid import UUID

import msgspec

from domain.core.chain import link
from service.games.game import Game
from service.store import Record

FORMAT = "automa-ledger/1"
PAGE, ROOM = 500, 1 << 17  # events and bytes of a part: hundreds of them wait until clients have read them

_lines = msgspec.json.Encoder()

Read: TypeAlias = Callable[[UUID, int, int, int], Awaitable[list[Record]]]


class Header(msgspec.Struct, frozen=True):
    """The first line: which format, which game, the ruleset that it began by, and where the log ends.

    `version` is the number of its events and `head` the hash of the last one: so a log whose end was cut off
    is found out.
    """

    format: str
    game: str
    ruleset: str
    ruleset_version: int
    version: int
    head: str


class Line(msgspec.Struct, frozen=True):
    """An event, its version, and its hash in hexadecimal digits.

    The hash is over the exact bytes of `event`, which is canonical JSON.
    """

    version: int
    hash: str
    event: msgspec.Raw


def line(record: Record) -> Line:
    """The line of a stored event."""
    version, text, digest = record
    return Line(version, digest.hex(), msgspec.Raw(text.encode()))


async def exported(read: Read, header: Header, after: int) -> AsyncIterator[bytes]:
    """The lines of a game's log after a version, a part at a time; the header only from the start.

    `read` reads a game's log from behind one version up to another, or until it has read so many bytes, and
    raises where there is no more of it. The game itself is not kept until the last one has been taken.
    """
    game = UUID(header.game)
    opening = msgspec.json.encode(header) + b"\n" if after == 0 else b""
    while after < header.version:
        records = await read(game, after, min(after + PAGE, header.version), ROOM)
        if not records:
            return
        after = records[-1][0]
        part = [opening + _lines.encode_lines([line(record) for record in records])]
        opening = b""
        del records
        yield part.pop()  # to be kept by nobody but who sends it


def export_of(game: UUID, ruleset: str, begun: int, records: Sequence[Record]) -> bytes:
    """The whole of a log, from its records; `begun` is the version of the ruleset that it began by."""
    version, _, last_hash = records[-1]
    header = Header(FORMAT, str(game), ruleset, begun, version, last_hash.hex())
    return _lines.encode_lines([header, *map(line, records)])


def header_of(game: Game) -> Header:
    """The header of the game's log as it stands."""
    begun = game.agreed.ruleset_version
    return Header(FORMAT, str(game.id), game.codec.ruleset.name, begun, game.version, game.hash.hex())


class ChainBroken(Exception):  # noqa: N818 - says what is the case
    """The first version that does not carry on the chain, and why."""

    def __init__(self, version: int, reason: str) -> None:
        super().__init__(f"version {version}: {reason}")
        self.version = version
        self.reason = reason


def followed(lines: Iterable[Line], previous: bytes) -> Iterator[Line]:
    """The lines of a log, each as soon as it is found to carry on the chain from its genesis.

    Raises ChainBroken.
    """
    for version, each in enumerate(lines, 1):
        if each.version != version:
            raise ChainBroken(version, f"version {each.version} where {version} follows")
        previous = link(previous, version, bytes(each.event))
        if each.hash != previous.hex():
            reason = "the hash does not carry on the chain: this line, one before or the header was edited"
            raise ChainBroken(version, reason)
        yield each
