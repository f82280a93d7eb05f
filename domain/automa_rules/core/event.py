"""Events: their public and secret fields, canonical JSON, and the events that every game shares."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Literal, TypeVar

import msgspec

CardId = int | str


class Event(msgspec.Struct, frozen=True, tag_field="type", gc=False):
    """Something that happened. Events are stored for ever; later versions only add fields with defaults.

    `secret_fields` names the fields that only the service knows until the game is over. They have defaults,
    which the public form of the event shows instead. `reveals`: the event reveals a hidden card or roll, or
    settles a combat, so that undoing it leaves the players knowing more. `ends_turn`: the event ends a seat's
    turn. `ends_game`: it ends the game.
    """

    secret_fields: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = False
    ends_turn: ClassVar[bool] = False
    ends_game: ClassVar[bool] = False


class Commanded(Event, frozen=True, tag="commanded"):
    """Event 0 of every commit: who sent which command, and when. The resulting events follow.

    `at` is RFC 3339 in UTC; `seat` is None for the table as a whole; `command` is the command as it was sent.
    """

    at: str
    seat: str | None
    command: msgspec.Raw


class Rewound(Event, frozen=True, tag="rewound", omit_defaults=True):
    """The game returned to version `to`. The commits in between stay in the log.

    `past_reveal` is true if something that had been revealed was taken back too.
    """

    to: int
    by: Literal["undo", "redo", "goto"]
    past_reveal: bool = False


class Corrected(Event, frozen=True, tag="corrected", omit_defaults=True):
    """A correction: the value at `pointer` (RFC 6901, in the state's document) was set to `value`.

    `value` is any JSON value. `whose` is the seat that it belongs to, if the pointer leads through a record
    of a seat.
    """

    pointer: str
    value: Any
    reason: str
    whose: str | None = None


class Doubted(Event, frozen=True, tag="doubted"):
    """The rules do not explain what follows; it was accepted all the same.

    `code` and `facts` are those of the refusal that a strict game answers with.
    """

    code: str
    facts: dict[str, Any]


class DeckShuffled(Event, frozen=True, tag="deck_shuffled", kw_only=True):
    """A deck was shuffled into a secret order; `commitment` binds the service to it (docs/shuffles.md)."""

    secret_fields: ClassVar[tuple[str, ...]] = ("salt", "order")

    deck: str
    cards: tuple[CardId, ...]
    commitment: str
    rule: str = ""
    salt: str = ""
    order: tuple[CardId, ...] = ()


class ShuffleRevealed(Event, frozen=True, tag="shuffle_revealed"):
    """The secret of a shuffle was revealed: its order, and the salt to check the commitment with."""

    reveals: ClassVar[bool] = True

    deck: str
    commitment: str
    salt: str
    order: tuple[CardId, ...]


E = TypeVar("E", bound=Event)


def without_secrets(event: E) -> E:
    """The event with its secret fields at their defaults, as anyone may see it."""
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
    """The event as canonical JSON: keys sorted, no white space, UTF-8. Events contain no fractions."""
    return _canonical.encode(event)


def canonical_commit_json(events: Sequence[Event]) -> bytes:
    """The canonical JSON array of a commit's public events. The commit's hash covers this text."""
    return _canonical.encode([without_secrets(event) if event.secret_fields else event for event in events])


Secrets = dict[int, dict[str, Any]]
"""The secret fields of a commit's events, by the index of the event."""


def secrets_of(events: Sequence[Event]) -> Secrets:
    """The secret fields that `canonical_commit_json` leaves out."""
    return {
        place: {name: getattr(event, name) for name in event.secret_fields}
        for place, event in enumerate(events)
        if event.secret_fields and without_secrets(event) != event
    }


def with_secrets(events: Sequence[Event], secrets: Secrets) -> list[Event]:
    """Return the events with their secret fields restored.

    Raises msgspec.ValidationError for fields that an event does not have or that do not fit it, IndexError
    for an index outside the commit.
    """
    restored = [*events]
    for place, fields in secrets.items():
        event = restored[place]
        if not {*fields} <= {*event.secret_fields}:
            message = f"{', '.join(sorted(fields))} are no secrets of {type(event).__name__}"
            raise msgspec.ValidationError(message)
        restored[place] = msgspec.convert({**msgspec.to_builtins(event), **fields}, type(event))
    return restored
