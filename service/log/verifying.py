"""Checking an exported log with nothing but the log and the rules.

Its chain of hashes, its revealed shuffles, and what its commands lead to.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any

import msgspec

from domain.core.event import DeckShuffled, Event, ShuffleRevealed
from domain.core.rejected import Rejected
from domain.core.ruleset import Ruleset
from domain.core.timeline import commits_of
from service.games.bounds import MAX_EVENTS, MAX_LOG_BYTES
from service.games.codec import Codec
from service.games.sealing import keeps
from service.log.export import Header
from service.log.exported import events_in, must_be_public, unsealed
from service.log.log_file import opened_log
from service.log.playing_again import played
from service.refusals.logs import LogInvalid, LogUnreadable, ShuffleBroken


class Verified(msgspec.Struct, frozen=True):
    """What a sound log holds. `open_shuffles` are those whose order it does not reveal."""

    header: Header
    version: int
    head: str
    kept_shuffles: int
    open_shuffles: int


class Undecided(Enum):
    """Why commands of a log cannot be decided once more."""

    RULES_MISSING = "the rules of this game are not known here"
    RULES_NEWER = "the rules of this game are newer than those known here"
    DECK_UNKNOWN = "the order of a deck is revealed when the game is over"


class DecidedAgain(msgspec.Struct, frozen=True):
    """How many commands of a log lead to what follows each, and why nobody can tell of those behind."""

    commands: int
    rest: Undecided | None = None


TOO_LONG = f"a log has {MAX_EVENTS} events at most, and {MAX_LOG_BYTES} bytes of them"

_shared = msgspec.json.Decoder(DeckShuffled | ShuffleRevealed)
_type_of = msgspec.json.Decoder(dict[str, msgspec.Raw])
_SHUFFLES = (b'"deck_shuffled"', b'"shuffle_revealed"')


def verified(file: Iterable[bytes]) -> Verified:
    """Check an exported log. Raises Rejected with the first bad line and a reason."""
    header, lines = opened_log(file)
    size = 0
    promised: dict[str, DeckShuffled] = {}
    kept: set[str] = set()
    for line in lines:
        number = line.version + 1
        size += len(line.event)
        if line.version > MAX_EVENTS or size > MAX_LOG_BYTES:
            raise Rejected(LogInvalid(line=number, version=line.version, reason=TOO_LONG))
        try:
            event = shuffle_in(line.event)
            if event is not None:
                must_be_public(event)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            reason = f"not an event of a log: {error}"
            raise Rejected(LogInvalid(line=number, version=line.version, reason=reason)) from error
        if isinstance(event, DeckShuffled):
            promised[event.commitment] = event
        elif event is not None:
            shuffle = promised.get(event.commitment)
            if shuffle is None or not keeps(shuffle, event):
                reason = f"the shuffle of the deck {event.deck} does not keep its commitment"
                raise Rejected(
                    ShuffleBroken(line=number, version=line.version, deck=event.deck, reason=reason)
                )
            kept.add(event.commitment)
    return Verified(header, header.version, header.head, len(kept), len(promised) - len(kept))


def decided_again(
    found: Verified, file: Iterable[bytes], rulesets: Mapping[str, Ruleset[Any]]
) -> DecidedAgain:
    """The commands of a log as far as its decks are known, each of which leads to what follows it.

    Whoever makes a chain anew behind what was changed is found out by that alone. Raises Rejected with the
    first bad line: `log_invalid`, `log_not_played`, `shuffle_broken` where the game ends and a deck stays
    secret, or `log_unreadable` for another log than the one that was found.
    """
    if found.header.ruleset not in rulesets:
        return DecidedAgain(0, Undecided.RULES_MISSING)
    codec = Codec(rulesets[found.header.ruleset])
    if found.header.ruleset_version > codec.ruleset.version:
        return DecidedAgain(0, Undecided.RULES_NEWER)
    header, lines = opened_log(file)
    if header != found.header:  # its head is that of the lines behind it
        raise Rejected(LogUnreadable(line=1, reason="it has changed since it was read before"))
    events = events_in(codec, lines)
    known = _known_until(events)
    timeline = played(codec, unsealed(events[:known]))
    return DecidedAgain(len(timeline.commits), Undecided.DECK_UNKNOWN if known < len(events) else None)


def _known_until(events: list[Event]) -> int:
    """The last version that ends a commit with no deck's order left to reveal.

    Raises Rejected `shuffle_broken` when the game ends and a deck stays secret: that hides what was changed.
    """
    revealed: set[str] = set()
    sealed: dict[str, DeckShuffled] = {}
    version = known = 0
    for commit in commits_of(events):
        for event in commit:
            if isinstance(event, DeckShuffled) and event.commitment not in revealed:
                sealed[event.commitment] = event
            elif isinstance(event, ShuffleRevealed):
                revealed.add(event.commitment)
                sealed.pop(event.commitment, None)
        version += len(commit)
        if not sealed:
            known = version
        elif any(event.ends_game for event in commit):
            deck = next(iter(sealed.values())).deck
            reason = f"the game is over, and the order of the deck {deck} is not revealed"
            raise Rejected(ShuffleBroken(line=version + 1, version=version, deck=deck, reason=reason))
    return known


def shuffle_in(event: msgspec.Raw) -> DeckShuffled | ShuffleRevealed | None:
    """The shuffle, or its revelation, that an event tells of. Raises msgspec.MsgspecError."""
    kind = _type_of.decode(event).get("type")
    return _shared.decode(event) if kind is not None and bytes(kind) in _SHUFFLES else None
