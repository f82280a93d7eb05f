"""Factions and player mats drawn at random for a setup: no banned pair (R64), far apart if wanted."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Annotated, Literal, TypeVar

import msgspec

from automa_rules.core.rejection import Rejected
from automa_rules.core.shuffle import SALT_BYTES, random_words, uniform_below
from automa_rules.scythe.factions import CLOCKWISE
from automa_rules.scythe.player_mats import BANNED_PAIRS, PLAYER_MATS
from automa_rules.scythe.refusals.impossible_states import (
    AutomaHasNone,
    FactionTaken,
    HumanWithLevel,
    PlayerMatTaken,
)
from automa_rules.scythe.setup import MAX_PLAYERS
from automa_rules.scythe.terms import Faction, Level, PlayerMatId, SeatName, SideName

T = TypeVar("T")


class DrawnSeat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A seat of a setup. In a draw, what it has stays; a faction, and a human's player mat, are drawn."""

    kind: Literal["human", "automa"]
    faction: Faction | None = None
    mat: PlayerMatId | None = None
    level: Level | None = None
    seat: SeatName | None = None
    side: SideName | None = None


class SeatsToDraw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The seats of a game, humans and Automas in any mix.

    `far`: each human's home base is as far from the nearest Automa's as the seats allow for.
    """

    players: Annotated[tuple[DrawnSeat, ...], msgspec.Meta(min_length=2, max_length=MAX_PLAYERS)]
    far: bool = False


def draw_seats(wanted: SeatsToDraw, entropy: bytes) -> tuple[DrawnSeat, ...]:
    """Draw what is left open, each possibility as likely as another. Consumes 64 bytes of entropy.

    Raises Rejected `faction_taken`, `player_mat_taken`, `automa_has_none` or `human_with_level`.
    """
    seats = wanted.players
    for one in seats:
        _require_valid(one)
    factions = [each for each in _fill([one.faction for one in seats], CLOCKWISE) if _is_allowed(seats, each)]
    if len({one.kind for one in seats}) > 1 and wanted.far:
        most = max(_distance(seats, each) for each in factions)
        factions = [each for each in factions if _distance(seats, each) == most]
    drawn = _pick(factions, entropy[:SALT_BYTES])
    placed = [
        msgspec.structs.replace(one, faction=faction) for one, faction in zip(seats, drawn, strict=True)
    ]
    humans = [one for one in placed if one.kind == "human"]
    options = _fill([one.mat for one in humans], tuple(PLAYER_MATS))
    mats = iter(_pick([each for each in options if _pairs_allowed(humans, each)], entropy[SALT_BYTES:]))
    return tuple(
        msgspec.structs.replace(one, mat=next(mats)) if one.kind == "human" else one for one in placed
    )


def _require_valid(one: DrawnSeat) -> None:
    if one.kind == "human" and one.level is not None:
        raise Rejected(HumanWithLevel(seat=one.seat or one.kind, level=one.level))
    if one.kind == "automa" and one.mat is not None:
        raise Rejected(AutomaHasNone(seat=one.seat or one.kind, what="mat"))


def _fill(given: Sequence[T | None], every: Sequence[T]) -> list[tuple[T, ...]]:
    """Every way to fill what is not given, each value used once."""
    taken = [each for each in given if each is not None]
    for each in taken:
        if taken.count(each) > 1:
            raise Rejected(FactionTaken(faction=each) if each in CLOCKWISE else PlayerMatTaken(mat=str(each)))
    left = [each for each in every if each not in taken]
    found = []
    for chosen in permutations(left, len(given) - len(taken)):
        rest = iter(chosen)
        found.append(tuple(next(rest) if each is None else each for each in given))
    return found


def _is_allowed(seats: Sequence[DrawnSeat], factions: Sequence[Faction]) -> bool:
    """Whether no drawn faction is banned with the mat that its human has."""
    return not any(
        one.faction is None and (faction, one.mat) in BANNED_PAIRS
        for one, faction in zip(seats, factions, strict=True)
    )


def _pairs_allowed(humans: Sequence[DrawnSeat], mats: Sequence[PlayerMatId]) -> bool:
    """Whether no drawn mat is banned with its human's faction."""
    return not any(
        one.mat is None and (one.faction, mat) in BANNED_PAIRS for one, mat in zip(humans, mats, strict=True)
    )


def _distance(seats: Sequence[DrawnSeat], factions: Sequence[Faction]) -> int:
    """The fewest steps round the board's edge from a human's home base to an Automa's."""
    places: dict[str, list[int]] = {"human": [], "automa": []}
    for one, faction in zip(seats, factions, strict=True):
        places[one.kind].append(CLOCKWISE.index(faction))
    steps = [abs(human - automa) for human in places["human"] for automa in places["automa"]]
    return min(min(each, len(CLOCKWISE) - each) for each in steps)


def _pick(options: Sequence[T], salt: bytes) -> T:
    return options[uniform_below(len(options), random_words(salt))]
