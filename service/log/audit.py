"""Checking a log: the chain of hashes, the shuffles, and every decision made once more."""

from __future__ import annotations

from collections import deque
from uuid import UUID

import msgspec

from domain.core.chain import genesis
from domain.core.event import DeckShuffled, Event, ShuffleRevealed, canonical, public
from domain.core.plain import plain
from domain.core.rejected import ImpossibleEvent, Rejected
from service.games.begun import must_know_rules_of
from service.games.codec import Codec, canonical_json
from service.games.sealing import keeps
from service.log.export import ChainBroken, followed, line
from service.log.exported import event_of, must_be_public
from service.log.playing_again import PlayedAgain
from service.refusals.logs import LogDamaged
from service.store import Loaded, Record

_texts = msgspec.json.Decoder(list[msgspec.Raw])


class Chain(msgspec.Struct, frozen=True):
    """Whether each event carries the hash of its predecessor; `broken_at` is the first version that does not.

    `head` is the hash of the last event, in hexadecimal digits.
    """

    sound: bool
    head: str
    broken_at: int | None = None


class Shuffle(msgspec.Struct, frozen=True):
    """Whether a shuffle follows the algorithm and keeps its commitment, and whether the log reveals it."""

    version: int
    deck: str
    commitment: str
    sound: bool
    revealed: bool


class Decisions(msgspec.Struct, frozen=True):
    """How many commands were decided once more, and the versions of those that came out differently.

    Rewinds are among them: each has to lead to a place where the undo policy lets it go. The last of the
    versions may be one at which the log cannot be read on.
    """

    checked: int
    differing: tuple[int, ...]


class Audit(msgspec.Struct, frozen=True):
    """What checking a log found; `sound` when nothing is wrong with it."""

    sound: bool
    version: int
    chain: Chain
    shuffles: tuple[Shuffle, ...]
    decisions: Decisions


def audit(game: UUID, codec: Codec, loaded: Loaded, records: list[Record]) -> Audit:
    """Check a log: `loaded` with its secrets, `records` as anybody may read it.

    Where an event is missing or cannot be read, the log is checked up to there. Raises Rejected `log_damaged`
    for a log that is not even text of JSON, and `ruleset_unavailable` for one of newer rules.
    """
    records = [record for record in records if record[0] <= loaded.version]  # it may have gone on meanwhile
    chain = chained(game, codec, records, loaded)
    must_know_rules_of(codec, loaded.pages)
    events = readable(codec, loaded, records)
    found = shuffles(events)
    decided = decisions(codec, events)
    if len(events) < loaded.version:
        decided = Decisions(decided.checked, tuple(sorted({*decided.differing, len(events) + 1})))
    sound = chain.sound and all(each.sound for each in found) and not decided.differing
    return Audit(sound, loaded.version, chain, found, decided)


def chained(game: UUID, codec: Codec, records: list[Record], loaded: Loaded) -> Chain:
    """Follow the chain from the first record."""
    broken, start = None, genesis(str(game), codec.ruleset.name)
    try:
        deque(followed((line(record) for record in records), start), maxlen=0)
    except ChainBroken as error:
        broken = error.version
    return Chain(sound=broken is None, head=loaded.hash.hex(), broken_at=broken)


def readable(codec: Codec, loaded: Loaded, records: list[Record]) -> list[Event]:
    """The events from the first one up to where one is missing, or is none that an import would take.

    Or where what is private tells of another event than what anybody may read.
    """
    try:
        texts = [text for page in loaded.pages for text in _texts.decode(page)]
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Rejected(LogDamaged(version=None, reason=str(error))) from error
    events = []
    for expected, (text, (version, data, _)) in enumerate(zip(texts, records, strict=False), 1):
        if version != expected:
            break
        try:
            events.append(_told(codec, bytes(text), data.encode()))
        except (msgspec.MsgspecError, ValueError, RecursionError):
            break
    return events


def _told(codec: Codec, text: bytes, data: bytes) -> Event:
    """The event of a text of which anybody may read `data`, each written as events are.

    Raises msgspec.MsgspecError, ValueError and RecursionError.
    """
    event = event_of(codec, text)
    if text == data:
        must_be_public(event)
    elif canonical(public(event)) != data:
        raise ValueError("what anybody may read is another event")
    if canonical_json(plain(text)) != text:
        raise ValueError("the event is not written as events are")
    return event


def shuffles(events: list[Event]) -> tuple[Shuffle, ...]:
    """Check each shuffle whose secrets are known."""
    revealed = {event.commitment for event in events if isinstance(event, ShuffleRevealed)}
    return tuple(
        Shuffle(version, event.deck, event.commitment, keeps(event, event), event.commitment in revealed)
        for version, event in enumerate(events, 1)
        if isinstance(event, DeckShuffled)
    )


def decisions(codec: Codec, events: list[Event]) -> Decisions:
    """Decide every command of the log once more, with the entropy that its shuffles took."""
    checked, version = 0, 1
    differing = set()
    try:
        for version, again in PlayedAgain(codec, events):
            checked += 1
            if not again:
                differing.add(version)
    except (ImpossibleEvent, LookupError, Rejected):
        differing.add(version)
    return Decisions(checked, tuple(sorted(differing)))
