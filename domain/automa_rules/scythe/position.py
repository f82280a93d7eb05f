"""A game from any position: what is on the table, with defaults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from automa_rules.core.rejection import Rejected
from automa_rules.scythe.board import ENCOUNTERS, own_place, require_place
from automa_rules.scythe.factions import FACTIONS
from automa_rules.scythe.player import Hand, Player, with_rest_on_mat
from automa_rules.scythe.player_mats import PLAYER_MATS
from automa_rules.scythe.refusals.impossible_states import HumanMatUnknown, SeatTaken
from automa_rules.scythe.state import Options, Structure
from automa_rules.scythe.terms import (
    AUTOMA_STARTING_COINS,
    AUTOMA_STARTING_POPULARITY,
    HOME,
    MAX_AUTOMA_DECKS,
    MECHS_PER_PLAYER,
    STARS_PER_PLAYER,
    TERRITORY_COUNT,
    TOKENS_PER_FACTION,
    WORKERS_PER_PLAYER,
    Amount,
    AutomaCardNumber,
    AutomaCardNumbers,
    Bonus,
    CombatCardCount,
    CombatCardValues,
    DeckMode,
    Enemies,
    Faction,
    Goal,
    HexId,
    HexIds,
    Level,
    MechAbility,
    Place,
    PlayerMatId,
    Popularity,
    Power,
    ResourcesByPlace,
    Scheme,
    SeatName,
    SideName,
    StarTrackerSpace,
    StructureBonus,
    Upgrades,
)
from automa_rules.scythe.trackers import scheme_of


class Discarded(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is gone from an Automa deck, as in `decks` of a position."""

    automa_discards: AutomaCardNumbers = ()
    automa_combat_discards: AutomaCardNumbers = ()
    last_turn_card: AutomaCardNumber | None = None


class Decks(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """Which decks the service draws from (`virtual`) and which are on the table (`physical`).

    Each Automa has its own deck unless `shared` (M5). Discarded cards are left out of the piles. With one
    Automa deck, `automa_discards` is its main discard pile, top card last. `last_turn_card` is the card of
    the last Automa turn if a reshuffle has removed it from that pile (R32). With several Automa decks,
    `by_seat` has the same for each, by the first seat that draws from it. `combat_left` is the number of
    cards in the physical combat deck if not all discards are given.
    """

    automa: DeckMode = "virtual"
    combat: DeckMode = "virtual"
    shared: bool = False
    automa_discards: AutomaCardNumbers = ()
    automa_combat_discards: AutomaCardNumbers = ()
    last_turn_card: AutomaCardNumber | None = None
    by_seat: Annotated[dict[SeatName, Discarded], Meta(max_length=MAX_AUTOMA_DECKS)] = {}
    combat_discards: CombatCardValues = ()
    combat_left: CombatCardCount | None = None


class Placed(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A player in a position. Defaults: units on their mats, the character at home, nothing gained yet.

    `power`, `combat_cards`, and an Automa's `popularity` and `coins` default to the setup values. A human's
    `popularity` and `coins` default to those of the player mat `mat`, and are required without it. A Trap in
    `tokens` is armed unless it is in `disarmed`.
    """

    kind: Literal["human", "automa"]
    faction: Faction
    seat: SeatName | None = None
    side: SideName | None = None
    mat: PlayerMatId | None = None
    power: Power | None = None
    popularity: Popularity | None = None
    coins: Amount | None = None
    combat_cards: Hand | None = None
    character: Place = HOME
    mechs: Annotated[tuple[Place, ...], Meta(max_length=MECHS_PER_PLAYER)] = ()
    workers: Annotated[tuple[Place, ...], Meta(max_length=WORKERS_PER_PLAYER)] = ()
    stars: Annotated[tuple[Goal, ...], Meta(max_length=STARS_PER_PLAYER)] = ()
    has_factory_card: bool = False
    level: Level | None = None
    star_tracker: StarTrackerSpace = 0
    scheme: Scheme | None = None
    abilities: Annotated[tuple[MechAbility, ...], Meta(max_length=MECHS_PER_PLAYER)] = ()
    recruits: Annotated[tuple[Bonus, ...], Meta(max_length=4)] = ()
    upgrades: Upgrades = 0
    tokens: Annotated[tuple[HexId, ...], Meta(max_length=TOKENS_PER_FACTION)] = ()
    disarmed: Annotated[tuple[HexId, ...], Meta(max_length=TOKENS_PER_FACTION)] = ()


class Position(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """What is on the table at the start.

    `turn` is the seat whose turn it is, by default the first player. The order of `players` is the turn
    order. Defaults: all encounters, no resources, no structures, no options.
    """

    players: Annotated[tuple[Placed, ...], Meta(min_length=2, max_length=5)]
    turn: SeatName | None = None
    resources: ResourcesByPlace = {}
    structures: Annotated[dict[HexId, Structure], Meta(max_length=TERRITORY_COUNT)] = {}
    encounters: HexIds = ENCOUNTERS
    options: Options = Options()
    enemies: Enemies = "everyone"
    decks: Decks = Decks()
    structure_bonus: StructureBonus | None = None
    factory_cards: Amount | None = None


def players_of(position: Position) -> tuple[Player, ...]:
    """The players of a position, with the defaults filled in."""
    names = seat_names([(one.seat, one.kind) for one in position.players])
    return tuple(_player(one, name) for one, name in zip(position.players, names, strict=True))


def seat_names(seats: Sequence[tuple[str | None, str]]) -> list[str]:
    """The given names; else the kind, numbered if there are several of a kind.

    Raises Rejected `seat_taken` for a duplicate name.
    """
    kinds = [kind for _, kind in seats]
    names = [
        name or (kind if kinds.count(kind) == 1 else f"{kind}{kinds[: index + 1].count(kind)}")
        for index, (name, kind) in enumerate(seats)
    ]
    for name in names:
        if names.count(name) > 1:
            raise Rejected(SeatTaken(seat=name))
    return names


def _player(one: Placed, seat: str) -> Player:
    mat = FACTIONS[one.faction]
    automa = one.kind == "automa"
    popularity, coins = _popularity_and_coins(one, seat)
    character, *units = (own_place(one.faction, place) for place in (one.character, *one.mechs, *one.workers))
    for place in (character, *units):
        require_place(place)
    return Player(
        seat=seat,
        kind=one.kind,
        faction=one.faction,
        power=mat.starting_power if one.power is None else one.power,
        popularity=popularity,
        coins=coins,
        combat_cards=mat.starting_combat_cards if one.combat_cards is None else one.combat_cards,
        character=character,
        mechs=with_rest_on_mat(units[: len(one.mechs)], MECHS_PER_PLAYER),
        workers=with_rest_on_mat(units[len(one.mechs) :], WORKERS_PER_PLAYER),
        stars=one.stars,
        has_factory_card=one.has_factory_card,
        side=one.side,
        mat=one.mat,
        level=(one.level or "automa") if automa else one.level,
        star_tracker=one.star_tracker,
        scheme=one.scheme or scheme_of(one.stars),
        abilities=one.abilities,
        recruits=one.recruits,
        upgrades=one.upgrades,
        tokens=one.tokens,
        disarmed=one.disarmed,
    )


def _popularity_and_coins(one: Placed, seat: str) -> tuple[int, int]:
    """The given values; else an Automa's starting values, or those printed on the human's player mat."""
    defaults = (
        {"popularity": AUTOMA_STARTING_POPULARITY, "coins": AUTOMA_STARTING_COINS}
        if one.kind == "automa"
        else {}
    )
    if one.mat is not None:
        mat = PLAYER_MATS[one.mat]
        defaults |= {"popularity": mat.popularity, "coins": mat.coins}
    given = {"popularity": one.popularity, "coins": one.coins}
    known = defaults | {what: amount for what, amount in given.items() if amount is not None}
    if len(known) < len(given):
        raise Rejected(HumanMatUnknown(seat=seat, needed=("popularity", "coins")))
    return known["popularity"], known["coins"]
