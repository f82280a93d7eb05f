"""The setup of a game: players, decks and options."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from automa_rules.core.rejection import Rejected
from automa_rules.scythe.board import HOME_BASES
from automa_rules.scythe.factions import CLOCKWISE
from automa_rules.scythe.player_mats import PLAYER_MATS
from automa_rules.scythe.position import Decks, Placed, Position, seat_names
from automa_rules.scythe.refusals.impossible_states import UnknownSeat
from automa_rules.scythe.state import Options
from automa_rules.scythe.terms import (
    Amount,
    Enemies,
    Faction,
    Level,
    PlayerMatId,
    Popularity,
    SeatName,
    SideName,
    StructureBonus,
)

MAX_PLAYERS = 5


class Human(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    kw_only=True,
    tag_field="kind",
    tag="human",
):
    """A human's seat. `mat` is the player mat; it sets the starting popularity and coins.

    `popularity` and `coins` replace those of the mat, and are required without one.
    """

    faction: Faction
    mat: PlayerMatId | None = None
    popularity: Popularity | None = None
    coins: Amount | None = None
    seat: SeatName | None = None
    side: SideName | None = None


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
    side: SideName | None = None


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A new game by the rulebook: two to five seats, at least one Automa.

    The turn order is clockwise by home base (M8). It starts with `first`; by default with the human in the
    solo game, otherwise with the human who has the lowest player mat. The service draws a `structure_bonus`
    if none is given.
    """

    players: Annotated[tuple[Human | Automa, ...], Meta(min_length=2, max_length=MAX_PLAYERS)]
    first: SeatName | None = None
    enemies: Enemies = "everyone"
    decks: Decks = Decks()
    structure_bonus: StructureBonus | None = None
    options: Options = Options()


def position_from_setup(setup: Setup) -> Position:
    """The position that a setup leads to.

    Raises Rejected for a duplicate seat name or an unknown first seat.
    """
    clockwise = sorted(setup.players, key=lambda one: CLOCKWISE.index(one.faction))
    names = seat_names([(one.seat, _kind(one)) for one in clockwise])
    first = setup.first if setup.first is not None else _first(clockwise, names)
    if first not in names:
        raise Rejected(UnknownSeat(seat=first, seats=(*names,)))
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
    """The human with the lowest player mat, clockwise on a tie; the first Automa without humans."""
    numbers = list(PLAYER_MATS)
    humans = [
        (numbers.index(one.mat) if one.mat is not None else len(numbers), at)
        for at, one in enumerate(players)
        if isinstance(one, Human)
    ]
    return names[min(humans)[1] if humans else 0]


def _placed(one: Human | Automa, seat: str) -> Placed:
    """Everyone starts with two workers on the peninsula and the character at home."""
    return Placed(
        seat=seat,
        kind=_kind(one),
        faction=one.faction,
        side=one.side,
        mat=one.mat if isinstance(one, Human) else None,
        popularity=one.popularity if isinstance(one, Human) else None,
        coins=one.coins if isinstance(one, Human) else None,
        level=None if isinstance(one, Human) else one.level,
        workers=HOME_BASES[one.faction].peninsula,
    )
