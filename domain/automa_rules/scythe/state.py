"""The state of a game: everything on the table, and what the rules wait for."""

from __future__ import annotations

from typing import Annotated

import msgspec

from automa_rules.core.event import DeckShuffled
from automa_rules.core.seat import Seat
from automa_rules.scythe.player import Player
from automa_rules.scythe.terms import (
    AutomaCardNumber,
    CombatCard,
    Count,
    DeckMode,
    Enemies,
    HexId,
    PieceId,
    Place,
    Resource,
    ResourcePlace,
    Scheme,
    SeatName,
    StructureBonus,
    StructureKind,
    UnitKind,
)


class Structure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A structure on a territory. A territory has one at most."""

    owner: SeatName
    kind: StructureKind


Modifier = Annotated[int, msgspec.Meta(ge=-2, le=2, description="From -2 to 2.")]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rulebook's adjustments of difficulty and personality, for all Automas of the game.

    `skip_turns`: skip turns as on Autometta, at any level. `coins`, `power`: added each time a card gives
    any. `test_moves`, `test_deployments`: flip a combat card before each; a 4 or 5 stops it. `all_moves`:
    perform every valid Move action of the row. `play_on`: the sixth star does not end the game, the table
    does with `end_game` (R63).
    """

    skip_turns: bool = False
    coins: Modifier = 0
    power: Modifier = 0
    test_moves: bool = False
    test_deployments: bool = False
    all_moves: bool = False
    play_on: bool = False


class AutomaDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The Automa cards of one Automa, or of all that share a deck (M5).

    `pile` has the top card first if the deck is virtual, and is sorted if it is physical. Both discard piles
    have their top card last. `last_turn_card` is kept over a reshuffle (R32).
    """

    name: str
    seats: tuple[SeatName, ...]
    mode: DeckMode
    pile: tuple[AutomaCardNumber, ...]
    discards: tuple[AutomaCardNumber, ...] = ()
    combat_discards: tuple[AutomaCardNumber, ...] = ()
    last_turn_card: AutomaCardNumber | None = None


class CombatDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The 42 combat cards. A physical deck has a count and the discards; its values are unknown.

    `unseen_discards` counts further discarded cards whose values are unknown.
    """

    mode: DeckMode
    pile: Count | tuple[CombatCard, ...]
    discards: tuple[CombatCard, ...] = ()
    unseen_discards: Count = 0


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a combat: the power on the dial and the combat cards, as far as they are set.

    `table_card` is the Automa card that an Automa's side was read from; `owed` is the number of its combat
    cards still to be turned up. `retreat` are the lakes to which units of a human go if they lose, by
    their pieces; the others go home.
    """

    dial: int | None = None
    cards: tuple[CombatCard, ...] = ()
    table_card: AutomaCardNumber | None = None
    owed: int = 0
    retreat: dict[PieceId, HexId] = {}


class Combat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A combat that is not resolved yet. `abilities` are those used in it, as `seat:ability`."""

    territory: HexId
    attacker: SeatName
    defender: SeatName
    attacking: Side = Side()
    defending: Side = Side()
    abilities: tuple[str, ...] = ()


class Pause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pause of an Automa's turn that waits for the table.

    `step` is the index of the current step of the card (moves, then gains, as printed). `flip` is set while a
    combat card is to be flipped for it.
    """

    step: int
    flip: bool = False


class Cargo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What a unit carries: workers by where they got on, resources by where they were picked up."""

    workers: tuple[Place, ...] = ()
    resources: dict[Place, dict[Resource, Count]] = {}


class Arrival(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A unit that moved this turn: its origin, its destination, and what it brought there.

    `last_stop` is where its last leg started; `undelivered` is what it had brought there and has not taken
    on. `has_stopped` is set if it fought, drove workers off, or was carried after a walk of its own.
    """

    unit: UnitKind
    origin: Place
    last_stop: Place
    to: Place
    undelivered: Cargo = Cargo()
    delivered: Cargo = Cargo()
    has_stopped: bool = False


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """A game of Scythe at one moment. Mappings are never changed in place.

    `turn` is the seat whose turn it is, `card` the Automa card being executed, `scheme` the one it keeps
    after a pause, `battles` the territories of a human's move where combats are still to be fought. The rest
    is about the current turn: `combat_cards_gained` counts cards drawn by a player's gain, by recruits, or by
    losers of combats, `combat_cards_stolen` those taken by Scout; `resolved_encounter` is the territory of
    the resolved encounter, `arrivals` are the units moved, and `has_reported_character` is set if the
    character was reported elsewhere. `ended_within_card`: the game ended while an Automa's card was executed.
    """

    players: tuple[Player, ...]
    turn: SeatName
    resources: dict[ResourcePlace, dict[Resource, Count]]
    structures: dict[HexId, Structure]
    encounters: tuple[HexId, ...]
    options: Options
    enemies: Enemies
    structure_bonus: StructureBonus | None
    factory_cards: Count
    automa_decks: tuple[AutomaDeck, ...] = ()
    combat_deck: CombatDeck
    card: AutomaCardNumber | None = None
    scheme: Scheme | None = None
    pause: Pause | None = None
    combat: Combat | None = None
    battles: tuple[HexId, ...] = ()
    combat_cards_gained: int = 0
    combat_cards_stolen: int = 0
    resolved_encounter: HexId | None = None
    arrivals: tuple[Arrival, ...] = ()
    has_reported_character: bool = False
    winners: tuple[SeatName, ...] = ()
    over: bool = False
    ended_by_agreement: bool = False
    ended_within_card: bool = False
    shuffles: tuple[DeckShuffled, ...] = ()


def player(state: State, seat: str) -> Player:
    """The player of a seat. Raises KeyError for an unknown seat."""
    for one in state.players:
        if one.seat == seat:
            return one
    raise KeyError(seat)


def seats(state: State) -> tuple[Seat, ...]:
    """The seats in turn order."""
    return tuple(Seat(one.seat, one.kind, one.faction, one.level) for one in state.players)


def has_several_humans(state: State) -> bool:
    """Whether several humans play, so that one could learn secrets or end the game at another's cost."""
    return [one.kind for one in state.players].count("human") > 1


def combat_of(state: State) -> Combat:
    """The open combat. Raises LookupError if there is none."""
    if state.combat is None:
        message = "there is no combat"
        raise LookupError(message)
    return state.combat


def deck_of(state: State, seat: str) -> AutomaDeck:
    """The Automa deck that an Automa draws from."""
    return next(deck for deck in state.automa_decks if seat in deck.seats)


def are_enemies(state: State, one: Player, other: Player) -> bool:
    """Whether two players are enemies: all are, or only those of different sides (M7)."""
    if one.seat == other.seat:
        return False
    return state.enemies == "everyone" or one.side is None or one.side != other.side


def enemies_of(state: State, seat: str) -> list[Player]:
    """All enemies of a seat, in turn order."""
    me = player(state, seat)
    return [other for other in state.players if are_enemies(state, me, other)]


def next_seat(state: State) -> str:
    """The seat after the current one in turn order."""
    seats = [one.seat for one in state.players]
    return seats[(seats.index(state.turn) + 1) % len(seats)]


def with_player(state: State, one: Player) -> State:
    """The state with one player replaced."""
    players, at = state.players, 0
    while players[at].seat != one.seat:
        at += 1
    return msgspec.structs.replace(state, players=(*players[:at], one, *players[at + 1 :]))


def with_deck(state: State, deck: AutomaDeck) -> State:
    """The state with one Automa deck replaced."""
    decks = [deck if other.name == deck.name else other for other in state.automa_decks]
    return msgspec.structs.replace(state, automa_decks=tuple(decks))
