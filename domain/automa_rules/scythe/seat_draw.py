"""Factions and player mats drawn at random for a setup: no banned pair (R64), far apart if wanted."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Annotated, TypeVar

import msgspec

from automa_rules.core.rejection import Rejected
from automa_rules.core.shuffle import SALT_BYTES, random_words, uniform_below
from automa_rules.scythe.factions import CLOCKWISE
from automa_rules.scythe.player_mats import BANNED_PAIRS, PLAYER_MATS
from automa_rules.scythe.refusals.impossible_states import FactionTaken, PlayerMatTaken
from automa_rules.scythe.setup import MAX_PLAYERS, Automa, Human
from automa_rules.scythe.terms import Faction, Level, PlayerMatId, SeatName, SideName

T = TypeVar("T")


class HumanToDraw(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag="human"
):
    """A human's seat. What it has stays; a faction and a player mat are drawn."""

    faction: Faction | None = None
    mat: PlayerMatId | None = None
    seat: SeatName | None = None
    side: SideName | None = None


class AutomaToDraw(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag="automa"
):
    """An Automa's seat. What it has stays; a faction is drawn."""

    faction: Faction | None = None
    level: Level = "automa"
    seat: SeatName | None = None
    side: SideName | None = None


class DrawnHuman(Human, frozen=True, omit_defaults=False):
    """A human's seat of a setup, with a faction and a player mat."""


class DrawnAutoma(Automa, frozen=True, omit_defaults=False):
    """An Automa's seat of a setup, with a faction."""


class SeatsToDraw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The seats of a game, humans and Automas in any mix.

    `far`: each human's home base is as far from the nearest Automa's as the seats allow for.
    """

    players: Annotated[
        tuple[HumanToDraw | AutomaToDraw, ...], msgspec.Meta(min_length=2, max_length=MAX_PLAYERS)
    ]
    far: bool = False


def draw_seats(wanted: SeatsToDraw, entropy: bytes) -> tuple[DrawnHuman | DrawnAutoma, ...]:
    """Draw what is left open, each possibility as likely as another. Consumes 64 bytes of entropy.

    Raises Rejected `faction_taken` or `player_mat_taken`.
    """
    seats = wanted.players
    factions = [each for each in _fill([one.faction for one in seats], CLOCKWISE) if _is_allowed(seats, each)]
    if len({type(one) for one in seats}) > 1 and wanted.far:
        most = max(_distance(seats, each) for each in factions)
        factions = [each for each in factions if _distance(seats, each) == most]
    drawn = [*zip(seats, _pick(factions, entropy[:SALT_BYTES]), strict=True)]
    humans = [(one, faction) for one, faction in drawn if isinstance(one, HumanToDraw)]
    options = _fill([one.mat for one, _ in humans], tuple(PLAYER_MATS))
    mats = iter(_pick([each for each in options if _pairs_allowed(humans, each)], entropy[SALT_BYTES:]))
    return tuple(
        DrawnHuman(faction=faction, mat=next(mats), seat=one.seat, side=one.side)
        if isinstance(one, HumanToDraw)
        else DrawnAutoma(faction=faction, level=one.level, seat=one.seat, side=one.side)
        for one, faction in drawn
    )


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


def _is_allowed(seats: Sequence[HumanToDraw | AutomaToDraw], factions: Sequence[Faction]) -> bool:
    """Whether no drawn faction is banned with the mat that its human has."""
    return not any(
        isinstance(one, HumanToDraw) and one.faction is None and (faction, one.mat) in BANNED_PAIRS
        for one, faction in zip(seats, factions, strict=True)
    )


def _pairs_allowed(humans: Sequence[tuple[HumanToDraw, Faction]], mats: Sequence[PlayerMatId]) -> bool:
    """Whether no drawn mat is banned with its human's faction."""
    return not any(
        one.mat is None and (faction, mat) in BANNED_PAIRS
        for (one, faction), mat in zip(humans, mats, strict=True)
    )


def _distance(seats: Sequence[HumanToDraw | AutomaToDraw], factions: Sequence[Faction]) -> int:
    """The fewest steps round the board's edge from a human's home base to an Automa's."""
    humans, automas = list[int](), list[int]()
    for one, faction in zip(seats, factions, strict=True):
        (humans if isinstance(one, HumanToDraw) else automas).append(CLOCKWISE.index(faction))
    steps = [abs(human - automa) for human in humans for automa in automas]
    return min(min(each, len(CLOCKWISE) - each) for each in steps)


def _pick(options: Sequence[T], salt: bytes) -> T:
    return options[uniform_below(len(options), random_words(salt))]
