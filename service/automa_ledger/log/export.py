"""The exported log in newline-delimited JSON: a header line, then one line per commit."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence

import msgspec

from automa_ledger.games.game import Game
from automa_ledger.refusals.logs import ChainBroken
from automa_ledger.store import CommitRecord, Origin
from automa_rules.core.event import Commanded, canonical_event_json
from automa_rules.core.hash_chain import commit_hash
from automa_rules.core.rejection import Rejected

FORMAT = "automa-ledger/1"
PAGE = 100  # commits of a part: hundreds of parts may wait for slow clients

_lines = msgspec.json.Encoder()
_places = msgspec.json.Decoder(list[msgspec.Raw])
_commanded = msgspec.json.Decoder(Commanded)

ReadRecords = Callable[[int, int], Awaitable[list[CommitRecord]]]


class ReportedStep(msgspec.Struct, frozen=True):
    """A step, such as 18.3, in which a rule seems to be wrong, and what was expected, in a player's words."""

    step: str
    expected: str


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line: the format, the game, its ruleset and rules version, and the end of the log.

    `version` is the number of commits, and `head` the hash of the last one; both reveal a log that was cut
    off. `forked_from` is the origin of a fork. `report`: the log is that of a report, and ends with the
    commit of the reported step.
    """

    format: str
    game: str
    ruleset: str
    ruleset_version: int
    version: int
    head: str
    forked_from: Origin | None = None
    report: ReportedStep | None = None


class Line(msgspec.Struct, frozen=True):
    """A commit of the log.

    `hash`, in hexadecimal digits, covers the previous hash, the version in decimal, a line feed and the
    canonical JSON array of the command (`at`, `command`, `seat` and the `type` "commanded") and the `events`.
    """

    version: int
    hash: str
    at: str
    seat: str | None
    command: msgspec.Raw
    events: list[msgspec.Raw]

    @property
    def text(self) -> bytes:
        """The canonical array that the hash covers, as stored."""
        command = canonical_event_json(Commanded(self.at, self.seat, self.command))
        return b"[" + b",".join([command, *map(bytes, self.events)]) + b"]"


def build_line(record: CommitRecord) -> Line:
    """The line of a stored commit. Raises msgspec.MsgspecError when it is not a commit."""
    version, digest, text = record
    first, *events = _places.decode(text) or [msgspec.Raw(b"null")]
    command = _commanded.decode(first)
    return Line(version, digest.hex(), command.at, command.seat, command.command, events)


async def stream_export(read: ReadRecords, header: Header, after: int) -> AsyncIterator[bytes]:
    """Yield the lines of a game's log after a version, in parts; the header only from the start.

    `read` takes a version and a limit, and returns the records after it. It raises for an archived log.
    """
    if after == 0:
        yield msgspec.json.encode(header) + b"\n"
    while after < header.version:
        records = await read(after, min(PAGE, header.version - after))
        if not records:
            return
        after = records[-1].version
        yield _lines.encode_lines([build_line(record) for record in records])


def encode_export(game: Game, records: Sequence[CommitRecord]) -> bytes:
    """The whole log of a game, from its records."""
    return _lines.encode_lines([build_header(game), *map(build_line, records)])


def build_header(game: Game) -> Header:
    """The header of a game's log."""
    rules_version = game.agreement.ruleset_version
    ruleset, head = game.codec.ruleset.name, game.hash.hex()
    return Header(FORMAT, str(game.id), ruleset, rules_version, game.version, head, game.forked_from)


def line_number(version: int) -> int:
    """The line of a commit in the file: the header is line 1, so version 1 is line 2."""
    return version + 1


def verify_chain(lines: Iterable[Line], previous: bytes) -> Iterator[Line]:
    """Yield each line of a log once its hash is verified, starting from the genesis hash.

    Raises Rejected `chain_broken`.
    """
    for version, each in enumerate(lines, 1):
        if each.version != version:
            raise _broken(version, f"version {each.version} where {version} follows")
        previous = commit_hash(previous, version, each.text)
        if each.hash != previous.hex():
            reason = "the hash does not carry on the chain: this line, one before or the header was edited"
            raise _broken(version, reason)
        yield each


def _broken(version: int, reason: str) -> Rejected:
    return Rejected(ChainBroken(line=line_number(version), version=version, diagnostic=reason))
