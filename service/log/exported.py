"""The commits of an exported log, as its ruleset reads them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from domain.core.event import Commanded, DeckShuffled, Event, ShuffleRevealed, canonical, public
from domain.core.plain import plain
from domain.core.rejected import Rejected
from domain.core.upcasting import upcast
from service.games.codec import Codec
from service.games.commit import parse_timestamp
from service.games.reading import follows_algorithm
from service.log.export import Line, line_number
from service.refusals.logs import LogInvalid, ShuffleBroken, ShuffleSecret


def events_in(codec: Codec, lines: Iterable[Line]) -> list[list[Event]]:
    """The commits of a log. Raises Rejected `log_invalid` for one that the ruleset does not know."""
    return [_events(codec, each) for each in lines]


def _events(codec: Codec, line: Line) -> list[Event]:
    try:
        return commit_in(codec, line)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        number = line_number(line.version)
        raise Rejected(LogInvalid(line=number, version=line.version, reason=str(error))) from error


def commit_in(codec: Codec, line: Line) -> list[Event]:
    """A commit of which the ruleset reads all that its text tells, and which tells no secrets.

    Raises msgspec.MsgspecError, ValueError and RecursionError.
    """
    parse_timestamp(line.at)
    opening = Commanded(line.at, line.seat, line.command)
    return [opening, *(_public_event(codec, bytes(each)) for each in line.events)]


def _public_event(codec: Codec, text: bytes) -> Event:
    stored = upcast(text, codec.ruleset.upcasters)
    event = codec.event.decode(stored)
    if isinstance(event, Commanded):
        raise ValueError("a command stands at the beginning of a commit alone")  # noqa: TRY004 - as above
    if stored != (read := canonical(event)):
        _require_kept(plain(stored), plain(read))
    if event.secret and public(event) != event:
        message = f"an export tells no {', '.join(sorted(event.secret))} of an event of its type"
        raise ValueError(message)
    return event


def _require_kept(stored: object, read: object) -> None:
    """See that nothing of a stored event is lost, as what a later release wrote into it would be.

    Raises ValueError with the name of the first field that is not read.
    """
    match stored, read:
        case dict(), dict():
            for name, value in stored.items():
                if name not in read:
                    message = f"an event of its type has no field {name!r} here"
                    raise ValueError(message)
                _require_kept(value, read[name])
        case list(), list():
            for each, kept in zip(stored, read, strict=True):
                _require_kept(each, kept)


def with_revealed(commits: Sequence[Sequence[Event]]) -> list[list[Event]]:
    """The commits with the secrets of their shuffles put back from where the log reveals them.

    Raises Rejected `shuffle_secret` and `shuffle_broken`.
    """
    revealed = {
        each.commitment: each for commit in commits for each in commit if isinstance(each, ShuffleRevealed)
    }
    return [
        [
            _with_secret(event, version, revealed) if isinstance(event, DeckShuffled) else event
            for event in commit
        ]
        for version, commit in enumerate(commits, 1)
    ]


def _with_secret(event: DeckShuffled, version: int, revealed: dict[str, ShuffleRevealed]) -> DeckShuffled:
    secret, number = revealed.get(event.commitment), line_number(version)
    if secret is None:
        raise Rejected(ShuffleSecret(line=number, version=version, deck=event.deck))
    if not follows_algorithm(event, secret):
        raise Rejected(ShuffleBroken(line=number, version=version, deck=event.deck))
    return msgspec.structs.replace(event, salt=secret.salt, order=secret.order)
