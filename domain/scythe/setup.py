"""The setup of a game: who plays what, the decks, the options."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from domain.core.rejected import Rejected
from domain.scythe.board import HOME_BASES
from domain.scythe.factions import CLOCKWISE
from domain.scythe.position import Decks, Placed, Position, seat_names
from domain.scythe.state import Options
from domain.scythe.terms import Amount, Enemies, Faction, Level, Popularity, SeatName, StructureBonus

PLAYERS_MAX = 5

Side = Annotated[str, Meta(min_length=1, max_length=24)]


class Human(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    kw_only=True,
    tag_field="kind",
    tag="human",
):
    """A human's seat. `popularity` and `coins` are printed on the player mat, which only the table knows."""

    faction: Faction
    popularity: Popularity
    coins: Amount
    seat: SeatName | None = None
    side: Side | None = None


class Automa(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    kw_only=True,
    tag_field="kind",
    tag="automa",
):
    """An Automa's seat and its level, which is its star tracker card."""

    faction: Faction
    level: Level = "automa"
    seat: SeatName | None = None
    side: Side | None = None


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A new game by the rulebook: two to five seats, at least one Automa.

    The turn order is clockwise by home base (M8) and starts with `first`; in the solo game the human is
    first. `structure_bonus` is drawn by the service when it is not given.
    """

    players: Annotated[tuple[Human | Automa, ...], Meta(min_length=2, max_length=PLAYERS_MAX)]
    first: SeatName | None = None
    enemies: Enemies = "everyone"
    decks: Decks = Decks()
    structure_bonus: StructureBonus | None = None
    options: Options = Options()


def position_of(setup: Setup) -> Position:
    """The position that a setup leads to.

    Raises Rejected for seats that cannot be: two of one faction or name, an unknown first seat.
    """
    clockwise = sorted(setup.players, key=lambda one: CLOCKWISE.index(one.faction))
    names = seat_names([(one.seat, _kind(one)) for one in clockwise])
    first = setup.first if setup.first is not None else _first(clockwise, names)
    if first not in names:
        raise Rejected("unknown_seat", seat=first, seats=[*names])
    at = names.index(first)
    players = tuple(_placed(one, name) for one, name in zip(clockwise, names, strict=True))
    return Position(
        players=players[at:] + players[:at],
        turn=first,
        enemies=setup.enemies,
        decks=setup.decks,
        structure_bonus=setup.structure_bonus,
        options=setup.options,
    )


def _kind(one: Human | Automa) -> Literal["human", "automa"]:
    return "human" if isinstance(one, Human) else "automa"


def _first(players: list[Human | Automa], names: list[str]) -> str:
    """The human in the solo game; elsewhere the first human clockwise, or the first Automa without humans."""
    humans = [name for one, name in zip(players, names, strict=True) if isinstance(one, Human)]
    return (humans or names)[0]


def _placed(one: Human | Automa, seat: str) -> Placed:
    """Two workers on the peninsula and the character at home, the same for everyone."""
    return Placed(
        seat=seat,
        kind=_kind(one),
        faction=one.faction,
        side=one.side,
        popularity=one.popularity if isinstance(one, Human) else None,
        coins=one.coins if isinstance(one, Human) else None,
        level=None if isinstance(one, Human) else one.level,
        workers=HOME_BASES[one.faction].peninsula,
    )
