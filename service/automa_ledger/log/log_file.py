"""Reading an exported log: verify the hash chain of its lines, then decode the commits by their ruleset."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from automa_ledger.games.bounds import MAX_COMMITS, MAX_EVENTS, MAX_LOG_BYTES
from automa_ledger.games.codec import Codec, canonical_json
from automa_ledger.games.commit import parse_timestamp
from automa_ledger.games.log_reader import follows_algorithm
from automa_ledger.log.export import FORMAT, Header, Line, line_number, verify_chain
from automa_ledger.refusals.logs import (
    ChainBroken,
    LogCutOff,
    LogInvalid,
    LogUnreadable,
    ShuffleBroken,
    ShuffleSecret,
)
from automa_rules.core.event import (
    Commanded,
    DeckShuffled,
    Event,
    ShuffleRevealed,
    canonical_event_json,
    without_secrets,
)
from automa_rules.core.hash_chain import genesis_hash
from automa_rules.core.json_decoder import decode_json
from automa_rules.core.rejection import Rejected
from automa_rules.core.upcasting import upcast

T = TypeVar("T")

MAX_FILE_BYTES = 2 * MAX_LOG_BYTES  # with the other fields of its lines

_GAME = re.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
_RULESET = re.compile("[a-z][a-z0-9_]{0,59}")
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # an escaped U+0000, and no backslash before the letter u
LOG_TOO_LONG = (
    f"a log has {MAX_COMMITS} commits, {MAX_EVENTS} events and {MAX_LOG_BYTES} bytes of them at most"
)

_header = msgspec.json.Decoder(Header)
_line = msgspec.json.Decoder(Line)


class _BeginVersion(msgspec.Struct):
    ruleset_version: int = 1


_begin_decoder = msgspec.json.Decoder(_BeginVersion)


class Log(msgspec.Struct, frozen=True):
    """An exported log whose hash chain is verified from the header to the end."""

    header: Header
    lines: list[Line]


def read_log(file: Path) -> Log:
    """Read the log in a file. Raises what `parse_log` does, and OSError."""
    with file.open("rb") as opened:
        return parse_log(opened.read(MAX_FILE_BYTES + 1))


def parse_log(text: bytes) -> Log:
    """Parse an exported log and verify its hash chain.

    Raises Rejected with the first bad line: `log_unreadable` when it is blank or not a line of a log,
    `log_invalid` for a log that is too long, `chain_broken` when it was edited, and `log_cut_off` when it
    does not end where its header says.
    """
    if len(text) > MAX_FILE_BYTES:
        raise Rejected(LogUnreadable(line=1, diagnostic=f"the log has more than {MAX_FILE_BYTES} bytes"))
    first, *texts = (each.removesuffix(b"\r") for each in text.removesuffix(b"\n").split(b"\n"))
    header = _decode_canonical(_header, first, 1)
    if header.format != FORMAT:
        raise Rejected(LogUnreadable(line=1, diagnostic=f"the format is {header.format!r}, not {FORMAT}"))
    if _GAME.fullmatch(header.game) is None or _RULESET.fullmatch(header.ruleset) is None:
        raise Rejected(LogUnreadable(line=1, diagnostic="the header names no game of a ruleset"))
    return Log(header, _parse_lines(header, texts))


def _parse_lines(header: Header, texts: Iterable[bytes]) -> list[Line]:
    found: list[Line] = []
    events = size = 0
    decoded = (_decode_canonical(_line, text, number) for number, text in enumerate(texts, 2))
    for line in verify_chain(decoded, genesis_hash(header.game, header.ruleset)):
        if line.version == 1:
            _require_same_rules(header, line)
        found.append(line)
        events, size = events + 1 + len(line.events), size + len(line.text)
        if line.version > MAX_COMMITS or events > MAX_EVENTS or size > MAX_LOG_BYTES:
            raise Rejected(
                LogInvalid(line=line_number(line.version), version=line.version, diagnostic=LOG_TOO_LONG)
            )
    if not found:
        raise Rejected(LogUnreadable(line=2, diagnostic="the log is empty"))
    version = len(found)
    if version != header.version:
        first = line_number(min(version, header.version) + 1)
        reason = f"the header announces {header.version} commits, and there are {version}"
        raise _cut_off(header, first, version, reason)
    if found[-1].hash != header.head:
        raise _cut_off(header, 1, version, "the head is not the hash of the last commit")
    return found


def _require_same_rules(header: Header, first: Line) -> None:
    """Check that the header names the rules version with which the log starts."""
    try:
        in_log = _begin_decoder.decode(first.command).ruleset_version
    except msgspec.MsgspecError:
        in_log = _BeginVersion().ruleset_version
    if header.ruleset_version != in_log:
        reason = f"the header names version {header.ruleset_version} of the ruleset, the log version {in_log}"
        raise Rejected(ChainBroken(line=1, version=1, diagnostic=reason))


def _cut_off(header: Header, line: int, version: int, reason: str) -> Rejected:
    return Rejected(LogCutOff(line=line, version=version, announced=header.version, diagnostic=reason))


def _decode_canonical(decoder: msgspec.json.Decoder[T], text: bytes, number: int) -> T:
    """Decode a line, accepting canonical JSON only: other notations may be read differently elsewhere."""
    if not text.strip():
        raise Rejected(LogUnreadable(line=number, diagnostic="the line is blank"))
    if _NUL.search(text):
        raise Rejected(LogUnreadable(line=number, diagnostic="U+0000 stands in a text"))
    try:
        found = decoder.decode(text)
        written = _encode_canonical(found)
    except (msgspec.MsgspecError, ValueError, OverflowError, RecursionError) as error:
        raise Rejected(LogUnreadable(line=number, diagnostic=str(error))) from error
    if written != text:
        raise Rejected(LogUnreadable(line=number, diagnostic="the line is not written as lines of a log are"))
    return found


def _canonical(document: msgspec.Raw) -> msgspec.Raw:
    return msgspec.Raw(canonical_json(decode_json(document)))


def _encode_canonical(found: object) -> bytes:
    if isinstance(found, Line):
        events = [_canonical(each) for each in found.events]
        found = msgspec.structs.replace(found, command=_canonical(found.command), events=events)
    return msgspec.json.encode(found)


def decode_log_commits(codec: Codec, lines: Iterable[Line]) -> list[list[Event]]:
    """Decode the commits of a log. Raises Rejected `log_invalid` for one that the ruleset does not know."""
    return [_decode_events(codec, each) for each in lines]


def _decode_events(codec: Codec, line: Line) -> list[Event]:
    try:
        return decode_log_commit(codec, line)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        number = line_number(line.version)
        raise Rejected(LogInvalid(line=number, version=line.version, diagnostic=str(error))) from error


def decode_log_commit(codec: Codec, line: Line) -> list[Event]:
    """Decode a commit, checking that no field is unknown and that it contains no secrets.

    Raises msgspec.MsgspecError, ValueError and RecursionError.
    """
    parse_timestamp(line.at)
    opening = Commanded(line.at, line.seat, line.command)
    return [opening, *(_decode_public_event(codec, bytes(each)) for each in line.events)]


def _decode_public_event(codec: Codec, text: bytes) -> Event:
    stored = upcast(text, codec.ruleset.upcasters)
    event = codec.event.decode(stored)
    if isinstance(event, Commanded):
        raise ValueError("a command stands at the beginning of a commit alone")  # noqa: TRY004 - callers expect ValueError
    if stored != (read := canonical_event_json(event)):
        _require_no_lost_field(decode_json(stored), decode_json(read))
    if event.secret_fields and without_secrets(event) != event:
        message = f"an export tells no {', '.join(sorted(event.secret_fields))} of an event of its type"
        raise ValueError(message)
    return event


def _require_no_lost_field(stored: object, read: object) -> None:
    """Check that decoding drops no field of a stored event, such as one that a later release added.

    Raises ValueError with the name of the first unknown field.
    """
    match stored, read:
        case dict(), dict():
            for name, value in stored.items():
                if name not in read:
                    message = f"an event of its type has no field {name!r} here"
                    raise ValueError(message)
                _require_no_lost_field(value, read[name])
        case list(), list():
            for each, kept in zip(stored, read, strict=True):
                _require_no_lost_field(each, kept)


def restore_shuffle_secrets(commits: Sequence[Sequence[Event]]) -> list[list[Event]]:
    """Restore the secrets of shuffles from where the log reveals them.

    Raises Rejected `shuffle_secret` and `shuffle_broken`.
    """
    revealed = {
        each.commitment: each for commit in commits for each in commit if isinstance(each, ShuffleRevealed)
    }
    return [
        [
            _restore_shuffle_secret(event, version, revealed) if isinstance(event, DeckShuffled) else event
            for event in commit
        ]
        for version, commit in enumerate(commits, 1)
    ]


def _restore_shuffle_secret(
    event: DeckShuffled, version: int, revealed: dict[str, ShuffleRevealed]
) -> DeckShuffled:
    secret, number = revealed.get(event.commitment), line_number(version)
    if secret is None:
        raise Rejected(ShuffleSecret(line=number, version=version, deck=event.deck))
    if not follows_algorithm(event, secret):
        raise Rejected(ShuffleBroken(line=number, version=version, deck=event.deck))
    return msgspec.structs.replace(event, salt=secret.salt, order=secret.order)
