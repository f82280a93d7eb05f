"""What an event is, its public and its private text, and the events that every game shares."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Literal, TypeVar

import msgspec

CardId = int | str


class Event(msgspec.Struct, frozen=True, tag_field="type", gc=False):
    """A fact of the past. Stored for ever; later versions only gain fields with defaults.

    `secret` names the fields that only the service knows until the game is over. They have defaults, and
    the public text of the event is the event with these fields left out. `reveals` says that by this fact
    something hidden comes to light, a card or a roll, or that a combat is settled: who takes it back knows
    more than before. `ends_turn` says that with it the turn of a seat is over, `ends_game` that the game is.
    """

    secret_fields: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = False
    ends_turn: ClassVar[bool] = False
    ends_game: ClassVar[bool] = False


class Commanded(Event, frozen=True, tag="commanded"):
    """Place 0 of every commit: who commanded what, and when. The facts follow in the next places.

    `at` is RFC 3339 in UTC; `seat` is None for the table as a whole; `command` is the command as it was sent.
    """

    at: str
    seat: str | None
    command: msgspec.Raw


class Rewound(Event, frozen=True, tag="rewound", omit_defaults=True):
    """The game stands again where it stood at version `to`. What lay between stays in the log.

    `past_reveal` marks that something which had been revealed was taken back with it.
    """

    to: int
    by: Literal["undo", "redo", "goto"]
    past_reveal: bool = False


class Corrected(Event, frozen=True, tag="corrected", omit_defaults=True):
    """The table is right: the value at `pointer` (RFC 6901, in the state's document) is now `value`.

    `value` is JSON text, so that any value of any ruleset fits and the event stays one flat record. `whose`
    is the seat that it belongs to, where the pointer leads through a record of a seat.
    """

    pointer: str
    value: str
    reason: str
    whose: str | None = None


class Doubted(Event, frozen=True, tag="doubted"):
    """The rules do not explain what follows, and it is carried out all the same: the table is right.

    `code` and `facts` are those of the refusal that a strict game answers with.
    """

    code: str
    facts: dict[str, Any]


class DeckShuffled(Event, frozen=True, tag="deck_shuffled", kw_only=True):
    """A deck was put into a new secret order; `commitment` binds the service to it (see `shuffle`)."""

    secret_fields: ClassVar[tuple[str, ...]] = ("salt", "order")

    deck: str
    cards: tuple[CardId, ...]
    commitment: str
    rule: str = ""
    salt: str = ""
    order: tuple[CardId, ...] = ()


class ShuffleRevealed(Event, frozen=True, tag="shuffle_revealed"):
    """The secret of a shuffle comes to light: the order that was promised, and the salt to check it with."""

    reveals: ClassVar[bool] = True

    deck: str
    commitment: str
    salt: str
    order: tuple[CardId, ...]


E = TypeVar("E", bound=Event)


def without_secrets(event: E) -> E:
    """The event as anybody may see it."""
    if not event.secret_fields:
        return event
    return msgspec.structs.replace(event, **_secret_defaults(type(event)))


@cache
def _secret_defaults(kind: type[Event]) -> dict[str, Any]:
    return {
        field.name: field.default
        for field in msgspec.structs.fields(kind)
        if field.name in kind.secret_fields
    }


_canonical = msgspec.json.Encoder(order="sorted")


def canonical_event_json(event: Event) -> bytes:
    """Canonical JSON: keys sorted, no white space, UTF-8; there are no fractions in any event."""
    return _canonical.encode(event)


def canonical_commit_json(events: Sequence[Event]) -> bytes:
    """The canonical JSON array of a commit's public events, which is what its hash covers."""
    return _canonical.encode([without_secrets(event) if event.secret_fields else event for event in events])


Secrets = dict[int, dict[str, Any]]
"""The secret fields of a commit's events, by their place."""


def secrets_of(events: Sequence[Event]) -> Secrets:
    """What `canonical_commit` leaves out."""
    return {
        place: {name: getattr(event, name) for name in event.secret_fields}
        for place, event in enumerate(events)
        if event.secret_fields and without_secrets(event) != event
    }


def with_secrets(events: Sequence[Event], secrets: Secrets) -> list[Event]:
    """The events with their secret fields put back.

    Raises msgspec.ValidationError for fields that an event does not have or that do not fit it, IndexError
    for a place that the commit does not have.
    """
    whole = [*events]
    for place, fields in secrets.items():
        event = whole[place]
        if not {*fields} <= {*event.secret_fields}:
            message = f"{', '.join(sorted(fields))} are no secrets of {type(event).__name__}"
            raise msgspec.ValidationError(message)
        whole[place] = msgspec.convert({**msgspec.to_builtins(event), **fields}, type(event))
    return whole
