"""Checking an exported log with nothing but the log: its chain of hashes and its revealed shuffles."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from domain.core.event import DeckShuffled, ShuffleRevealed
from domain.core.rejected import Rejected
from service.games.export import Header
from service.games.log_file import opened_log
from service.games.sealing import keeps
from service.refusals.logs import LogInvalid, ShuffleBroken


class Verified(msgspec.Struct, frozen=True):
    """What a sound log holds. `open_shuffles` are those whose order it does not reveal."""

    header: Header
    version: int
    head: str
    kept_shuffles: int
    open_shuffles: int


_shared = msgspec.json.Decoder(DeckShuffled | ShuffleRevealed)
_type_of = msgspec.json.Decoder(dict[str, msgspec.Raw])
_SHUFFLES = (b'"deck_shuffled"', b'"shuffle_revealed"')


def verified(file: Iterable[bytes]) -> Verified:
    """Check an exported log. Raises Rejected with the first bad line and a reason."""
    header, lines = opened_log(file)
    promised: dict[str, DeckShuffled] = {}
    kept: set[str] = set()
    for line in lines:
        number = line.version + 1
        try:
            event = shuffle_in(line.event)
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


def shuffle_in(event: msgspec.Raw) -> DeckShuffled | ShuffleRevealed | None:
    """The shuffle, or its revelation, that an event tells of. Raises msgspec.MsgspecError."""
    kind = _type_of.decode(event).get("type")
    return _shared.decode(event) if kind is not None and bytes(kind) in _SHUFFLES else None
