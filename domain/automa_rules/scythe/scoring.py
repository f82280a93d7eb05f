"""The scores of all players, the winners and the tie-breakers (R40-R42, R52; Invaders, Exalt and Maifuku)."""

from __future__ import annotations

import msgspec

from automa_rules.scythe.board import DISTANCE_TO_HOME, FACTORY
from automa_rules.scythe.control import territory_controllers
from automa_rules.scythe.factions import FLAG_FACTION
from automa_rules.scythe.player import Player
from automa_rules.scythe.state import State
from automa_rules.scythe.structure_bonus import structure_bonus
from automa_rules.scythe.terms import MAT, HexId, SeatName

FACTORY_TERRITORIES = 3
MAX_SCORED_RESOURCES_PER_TERRITORY = 6
AUTOMA_COINS_PER_STAR = 4
AUTOMA_COINS_PER_TERRITORY = 3


class Tier(msgspec.Struct, frozen=True):
    """What a popularity is worth: coins per star, per territory, and per two resources."""

    up_to: int
    per_star: int
    per_territory: int
    per_two_resources: int


TIERS = (Tier(6, 3, 2, 1), Tier(12, 4, 3, 2), Tier(18, 5, 4, 3))


class TieBreakers(msgspec.Struct, frozen=True, order=True):
    """The values compared, in this order, between equal totals. Resources do not count (R42)."""

    units_and_structures: int
    power: int
    popularity: int
    territories: int
    stars: int


class PlayerScore(msgspec.Struct, frozen=True):
    """A player's coins by source. `territories` and `resources` are the counts behind the coins."""

    seat: SeatName
    coins_held: int
    stars: int
    star_coins: int
    territories: int
    territory_coins: int
    resources: int
    resource_coins: int
    structure_bonus_coins: int
    total: int
    tie_breakers: TieBreakers


class Score(msgspec.Struct, frozen=True):
    """The score if the game ended now, best first, and who would win."""

    players: tuple[PlayerScore, ...]
    winners: tuple[SeatName, ...]
    final: bool


def score(state: State) -> Score:
    """The score of all players."""
    ranked = sorted((_score(state, one) for one in state.players), key=_ranking_key, reverse=True)
    best = _ranking_key(ranked[0])
    return Score(tuple(ranked), tuple(one.seat for one in ranked if _ranking_key(one) == best), state.over)


def winners(state: State) -> tuple[str, ...]:
    """The seats that have won, or would win; several if even the tie-breakers are equal."""
    return score(state).winners


def _ranking_key(one: PlayerScore) -> tuple[int, TieBreakers]:
    return (one.total, one.tie_breakers)


def tier(popularity: int) -> Tier:
    """The popularity tier of a popularity."""
    return next(one for one in TIERS if popularity <= one.up_to)


def _score(state: State, one: Player) -> PlayerScore:
    controlled = [hex_ for hex_, seat in territory_controllers(state).items() if seat == one.seat]
    territories = sum(FACTORY_TERRITORIES if hex_ == FACTORY else 1 for hex_ in controlled)
    territories += _flags(one, controlled)
    if one.kind == "automa":
        resources, per_two, bonus = 0, 0, 0
        per_star, per_territory = AUTOMA_COINS_PER_STAR, AUTOMA_COINS_PER_TERRITORY
    else:
        worth = tier(one.popularity)
        per_star, per_territory, per_two = worth.per_star, worth.per_territory, worth.per_two_resources
        resources = sum(_resources(state, hex_) for hex_ in controlled)
        bonus = structure_bonus(state, one.seat)
    coins = (len(one.stars) * per_star, territories * per_territory, resources // 2 * per_two)
    return PlayerScore(
        seat=one.seat,
        coins_held=one.coins,
        stars=len(one.stars),
        star_coins=coins[0],
        territories=territories,
        territory_coins=coins[1],
        resources=resources,
        resource_coins=coins[2],
        structure_bonus_coins=bonus,
        total=one.coins + sum(coins) + bonus,
        tie_breakers=TieBreakers(
            units_and_structures=_units_and_structures(state, one),
            power=one.power,
            popularity=one.popularity,
            territories=territories,
            stars=len(one.stars),
        ),
    )


def _flags(one: Player, controlled: list[HexId]) -> int:
    """Exalt: each Flag that its owner controls is one more territory, unless next to its home base."""
    if one.faction != FLAG_FACTION:
        return 0
    from_home = DISTANCE_TO_HOME[one.faction]
    return sum(hex_ in controlled and from_home[hex_] > 1 for hex_ in one.tokens)


def _resources(state: State, hex_: HexId) -> int:
    """R42: at most six resources per territory count."""
    return min(MAX_SCORED_RESOURCES_PER_TERRITORY, sum(state.resources.get(hex_, {}).values()))


def _units_and_structures(state: State, one: Player) -> int:
    """Workers and mechs off the mat, plus structures. The character does not count."""
    units = [place for place in (*one.mechs, *one.workers) if place != MAT]
    built = sum(1 for structure in state.structures.values() if structure.owner == one.seat)
    return len(units) + built
