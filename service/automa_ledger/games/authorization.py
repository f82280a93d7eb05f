"""Game tokens, and the seats that they may act for and view."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable
from typing import Any
from uuid import UUID

from automa_ledger.refusals.access import RoleForbidden, SeatForbidden, SeatUnknown
from automa_ledger.store.records import Access
from automa_rules.core.rejection import Rejected
from automa_rules.core.ruleset import Ruleset

_TOKEN = re.compile("[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """A fresh token: 256 random bits, URL-safe."""
    return secrets.token_urlsafe(32)


def is_token(text: str) -> bool:
    """Whether a text has the form of a game token."""
    return _TOKEN.fullmatch(text) is not None


def token_id(digest: bytes) -> UUID:
    """The public id of a token: the first half of its hash. It grants no access."""
    return UUID(bytes=digest[:16])


def hash_token(token: str) -> bytes:
    """The stored hash of a token: its SHA-256, 32 bytes."""
    return hashlib.sha256(token.encode()).digest()


def resolve_acting_seat(
    ruleset: Ruleset[Any], state: object, access: Access, requested_seat: str | None
) -> str | None:
    """The seat that a command acts for.

    A player's token acts for its own seat only. The owner acts for the requested seat; by default for the
    only human, or the human whose turn it is, or (None) the table as a whole. Raises Rejected
    `role_forbidden`, `seat_forbidden` or `seat_unknown`.
    """
    require_acting_role(access)
    return resolve_viewing_seat(ruleset, state, access, requested_seat)


def acting_seats(ruleset: Ruleset[Any], state: object, access: Access) -> list[str]:
    """The seats that a token acts for: all for the owner, a player's own and the Automas, or none."""
    if access.role == "spectator":
        return []
    seats = ruleset.seats(state)
    return [
        each.name
        for each in seats
        if access.role == "owner" or each.kind == "automa" or each.name == access.seat
    ]


def require_acting_role(access: Access) -> None:
    """Check that the role may act. Raises Rejected `role_forbidden` for a spectator."""
    if access.role == "spectator":
        raise Rejected(RoleForbidden(role=access.role))


def require_owner(access: Access) -> None:
    """Check that the role is owner. Raises Rejected `role_forbidden`."""
    if access.role != "owner":
        raise Rejected(RoleForbidden(role=access.role))


def resolve_viewing_seat(
    ruleset: Ruleset[Any], state: object, access: Access, requested_seat: str | None
) -> str | None:
    """The seat whose view the client gets, as for acting; None for a spectator, who sees public state only.

    Raises Rejected `seat_forbidden`, or `seat_unknown`, also for a token whose seat the game does not have.
    """
    if access.role == "owner":
        return _default_owner_seat(ruleset, state, requested_seat)
    if requested_seat is not None and requested_seat != access.seat:
        raise Rejected(SeatForbidden(seat=requested_seat))
    if access.seat is not None:
        require_seat(ruleset, state, access.seat)
    return access.seat


def _default_owner_seat(ruleset: Ruleset[Any], state: object, requested_seat: str | None) -> str | None:
    if requested_seat is not None:
        require_seat(ruleset, state, requested_seat)
        return requested_seat
    humans = ruleset.humans(state)
    if len(humans) == 1:
        return humans[0]
    turn = ruleset.turn(state)
    return turn if turn in humans else None


def resolve_seat_and_reader(
    ruleset: Ruleset[Any], state: object, access: Access, requested_seat: str | None
) -> tuple[str | None, str | None]:
    """The viewed seat, and the seat that sentences address as "you".

    They are the same, except that nobody is "you" where the owner plays several seats. Raises Rejected as
    `resolve_viewing_seat`.
    """
    seat = resolve_viewing_seat(ruleset, state, access, requested_seat)
    if access.role != "owner" or requested_seat is not None:
        return seat, seat
    return seat, seat if len(ruleset.humans(state)) == 1 else None


def require_seat(ruleset: Ruleset[Any], state: object, seat: str) -> None:
    """Check that the game has a seat. Raises Rejected `seat_unknown`."""
    require_seats(ruleset, state, (seat,))


def require_seats(ruleset: Ruleset[Any], state: object, seats: Iterable[str]) -> None:
    """Check that the game has these seats. Raises Rejected `seat_unknown` for the first missing one."""
    known = tuple(each.name for each in ruleset.seats(state))
    for seat in seats:
        if seat not in known:
            raise Rejected(SeatUnknown(seat=seat, known=known))
