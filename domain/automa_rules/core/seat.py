"""The seats at the table, and their standings."""

from __future__ import annotations

from typing import Literal

import msgspec

from automa_rules.core.refusals import NotYourTurn
from automa_rules.core.rejection import Rejected


class Seat(msgspec.Struct, frozen=True):
    """A seat at the table: its name, who plays it, and what they play (a faction, say).

    `level` is that of an Automa, in the ruleset's own words.
    """

    name: str
    kind: Literal["human", "automa"]
    role: str | None = None
    level: str | int | None = None


class Standing(msgspec.Struct, frozen=True):
    """A seat's total score, as far as it is known, and whether the seat wins. In a tie, all of them win."""

    seat: str
    total: int | None
    wins: bool


class Next(msgspec.Struct, frozen=True):
    """What a client does next, and the seat that it is about.

    `act`: something of the seat's own turn. `answer`: the first question of `pending`. `automa_turn`: the
    turn of the Automa `seat`, with what `pending` asks for it. `wait`: somebody else acts or answers.
    `over`: nothing more.
    """

    do: Literal["act", "answer", "automa_turn", "wait", "over"]
    seat: str | None


SOLO_SEATS = (Seat("human", "human"), Seat("automa", "automa"))


def solo_seats_at(level: int | None) -> tuple[Seat, ...]:
    """The seats of a game of one human against one Automa of a level."""
    return (SOLO_SEATS[0], Seat("automa", "automa", level=level))


def solo_seats(_: object) -> tuple[Seat, ...]:
    """The seats of a game of one human against one Automa, in any state."""
    return SOLO_SEATS


def require_turn(turn: str, seat: str) -> None:
    """Raise Rejected `not_your_turn` unless it is the seat's turn."""
    if turn != seat:
        raise Rejected(NotYourTurn(turn=turn, seat=seat))
