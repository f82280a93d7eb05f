"""Checking a log: the chain of hashes, the shuffles, and every decision made once more."""

from __future__ import annotations

import msgspec

from domain.core.event import DeckShuffled, Event, ShuffleRevealed
from service.games.export import Record, first_broken, line
from service.games.game import Game
from service.games.playing_again import played_again
from service.games.sealing import keeps


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

    Rewinds are among them: each has to lead to a place where the undo policy lets it go.
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


def audit(game: Game, events: list[Event], records: list[Record]) -> Audit:
    """Check a game: `events` with their secrets, `records` as anybody may read them."""
    chain = chained(records)
    found = shuffles(events)
    decided = decisions(game, events)
    sound = chain.sound and all(each.sound for each in found) and not decided.differing
    return Audit(sound, game.version, chain, found, decided)


def chained(records: list[Record]) -> Chain:
    """Follow the chain from the first record."""
    broken = first_broken([line(record) for record in records])
    return Chain(sound=broken is None, head=records[-1][2].hex(), broken_at=broken)


def shuffles(events: list[Event]) -> tuple[Shuffle, ...]:
    """Check each shuffle whose secrets are known."""
    revealed = {event.commitment for event in events if isinstance(event, ShuffleRevealed)}
    return tuple(
        Shuffle(version, event.deck, event.commitment, keeps(event, event), event.commitment in revealed)
        for version, event in enumerate(events, 1)
        if isinstance(event, DeckShuffled)
    )


def decisions(game: Game, events: list[Event]) -> Decisions:
    """Decide every command of the log once more, where it was given."""
    again = list(played_again(game.codec, events))
    return Decisions(len(again), tuple(version for version, same in again if not same))
