"""What holds in every position: counts of units and cards, known places, one faction per player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Literal

from automa_rules.core.card_conservation import require_exact_cards, require_no_surplus_cards
from automa_rules.core.refusals import CardsNotConserved
from automa_rules.core.rejection import Rejected
from automa_rules.scythe.board import (
    ENCOUNTERS,
    OTHER_HOME_BASES,
    READING_ORDER,
    require_place,
    require_territory,
)
from automa_rules.scythe.cards import AUTOMA_DECK, COMBAT_DECK
from automa_rules.scythe.control import open_home_bases
from automa_rules.scythe.factions import FACTIONS, TOKEN_FACTIONS, TRAP_FACTION
from automa_rules.scythe.goals import require_valid_stars
from automa_rules.scythe.player import Player, hand_size, unit_places, unit_territories
from automa_rules.scythe.question_validation import validate_open_question
from automa_rules.scythe.refusals.illegal_actions import (
    AbilityNotAvailable,
    NotATerritory,
    NoTokens,
    RecruitEnlistedAlready,
    StructureBuiltAlready,
    TokenThere,
)
from automa_rules.scythe.refusals.impossible_states import (
    AutomaHasNone,
    AutomaWithoutLevel,
    CharacterOnMat,
    EnemiesShareTerritory,
    FactionTaken,
    HomeBaseClosed,
    HumanWithLevel,
    NoAutoma,
    NoEncounterSpace,
    NoTrapThere,
    PlayerMatTaken,
    UnknownSeat,
    UnknownTrackerSpace,
    WrongNumberOfUnits,
)
from automa_rules.scythe.state import State, are_enemies
from automa_rules.scythe.terms import (
    HOME,
    MAT,
    MECHS_PER_PLAYER,
    TOKENS_PER_FACTION,
    WORKERS_PER_PLAYER,
    HexId,
    Place,
)
from automa_rules.scythe.trackers import TRACKERS


def validate_state(state: State, before: State | None = None, *, is_dealt: bool = True) -> None:
    """Raise Rejected for an impossible table. `is_dealt`: the decks have been shuffled and dealt.

    Enemies that shared a territory `before` may still share it: corrections separate them one by one. A state
    identical to `before` is not validated again.
    """
    if state is before:
        return
    require_seats(state)
    for one in state.players:
        _require_valid_units(one)
        _require_valid_tokens(one)
        require_open_home_bases(state, one)
        require_valid_stars(one.seat, one.kind, one.faction, one.stars)
        if one.kind == "human":
            _require_valid_human_mat(one)
        else:
            _require_valid_automa_mat(one)
    _require_valid_board(state)
    _require_enemies_apart(state, before)
    if is_dealt:
        _require_all_cards(state)
        validate_open_question(state)


def require_seats(state: State) -> None:
    """Raise Rejected for an unknown seat, a duplicate faction or player mat, or no Automa."""
    factions = Counter(one.faction for one in state.players)
    for faction, count in factions.items():
        if count > 1:
            raise Rejected(FactionTaken(faction=faction))
    mats = Counter(one.mat for one in state.players if one.mat is not None)
    for mat, count in mats.items():
        if count > 1:
            raise Rejected(PlayerMatTaken(mat=mat))
    seats = [one.seat for one in state.players]
    for seat in (state.turn, *(built.owner for built in state.structures.values())):
        if seat not in seats:
            raise Rejected(UnknownSeat(seat=seat, seats=(*seats,)))
    if not any(one.kind == "automa" for one in state.players):
        raise Rejected(NoAutoma(seats=(*seats,)))


def _require_valid_units(one: Player) -> None:
    limits: tuple[tuple[Literal["mech", "worker"], int], ...] = (
        ("mech", MECHS_PER_PLAYER),
        ("worker", WORKERS_PER_PLAYER),
    )
    for unit, expected in limits:
        count = len(unit_places(one, unit))
        if count != expected:
            raise Rejected(WrongNumberOfUnits(seat=one.seat, unit=unit, there=count, needed=expected))
    for place in (one.character, *one.mechs, *one.workers):
        require_place(place)
    for hex_ in one.tokens:
        require_territory(hex_)
    if one.kind == "human" and one.character == MAT:
        raise Rejected(CharacterOnMat(seat=one.seat))


def _require_valid_tokens(one: Player) -> None:
    """At most four tokens. Only the player's Traps can be disarmed, each once."""
    if len(one.tokens) > TOKENS_PER_FACTION:
        raise Rejected(NoTokens(faction=one.faction))
    traps = one.tokens if one.faction == TRAP_FACTION else ()
    for hex_ in one.disarmed:
        if hex_ not in traps or one.disarmed.count(hex_) > 1:
            raise Rejected(NoTrapThere(territory=hex_, traps=traps))


def require_open_home_bases(state: State, one: Player) -> None:
    """Raise Rejected `home_base_closed` for an Automa on another home base, or a human on a played one."""
    free = open_home_bases(state) if one.kind == "human" else []
    for place in (one.character, *one.mechs, *one.workers):
        if place in OTHER_HOME_BASES and place not in free:
            raise Rejected(HomeBaseClosed(seat=one.seat, place=place, open=tuple(free)))


def require_resource_place(state: State, place: Place) -> None:
    """Raise Rejected unless the place is a territory, or with Wayfare an unplayed faction's base (R60)."""
    if place == HOME or (place in OTHER_HOME_BASES and place not in open_home_bases(state)):
        raise Rejected(NotATerritory(place=place))
    require_place(place)


def _require_valid_human_mat(one: Player) -> None:
    if one.level is not None or one.star_tracker or one.scheme != 1:
        raise Rejected(HumanWithLevel(seat=one.seat, level=one.level))
    known = FACTIONS[one.faction].mech_abilities
    for ability in one.abilities:
        if ability not in known or one.abilities.count(ability) > 1:
            raise Rejected(AbilityNotAvailable(ability=ability, available=(*known,)))
    for bonus in one.recruits:
        if one.recruits.count(bonus) > 1:
            raise Rejected(RecruitEnlistedAlready(bonus=bonus, enlisted=(*one.recruits,)))
    if one.tokens and one.faction not in TOKEN_FACTIONS:
        raise Rejected(NoTokens(faction=one.faction))
    for hex_ in one.tokens:
        if one.tokens.count(hex_) > 1:
            raise Rejected(TokenThere(territory=hex_))


def _require_valid_automa_mat(one: Player) -> None:
    """An Automa has no abilities, recruits, upgrades or player mat, and places no tokens (R47)."""
    for what, has in (
        ("abilities", one.abilities),
        ("recruits", one.recruits),
        ("upgrades", one.upgrades),
        ("tokens", one.tokens),
        ("mat", one.mat),
    ):
        if has:
            raise Rejected(AutomaHasNone(seat=one.seat, what=what))
    if one.level is None:
        raise Rejected(AutomaWithoutLevel(seat=one.seat))
    tracker = TRACKERS[one.level]
    if not 0 <= one.star_tracker < tracker.spaces:
        raise Rejected(UnknownTrackerSpace(seat=one.seat, space=one.star_tracker, spaces=tracker.spaces))


def _require_valid_board(state: State) -> None:
    placed = [hex_ for one in state.players for hex_ in one.tokens]
    for hex_ in placed:
        if placed.count(hex_) > 1:  # Invaders, Exalt and Maifuku: one per territory
            raise Rejected(TokenThere(territory=hex_))
    for place in state.resources:
        require_resource_place(state, place)
    for hex_ in state.structures:
        require_territory(hex_)
    for hex_ in state.encounters:
        if hex_ not in ENCOUNTERS or state.encounters.count(hex_) > 1:
            raise Rejected(NoEncounterSpace(territory=hex_, encounters=(*ENCOUNTERS,)))
    built = Counter((one.owner, one.kind) for one in state.structures.values())
    automas = [one.seat for one in state.players if one.kind == "automa"]
    for (owner, kind), count in built.items():
        if owner in automas:
            raise Rejected(AutomaHasNone(seat=owner, what="structures"))
        if count > 1:
            raise Rejected(StructureBuiltAlready(structure=kind, owner=owner))


def _require_enemies_apart(state: State, before: State | None) -> None:
    """Enemies can come to share a territory only if a combat is still to be fought there."""
    fighting = {*state.battles, *((state.combat.territory,) if state.combat else ())}
    shared_before = (
        {} if before is None else {(one, other): hexes for one, other, hexes in _shared_territories(before)}
    )
    for one, other, hexes in _shared_territories(state):
        shared = hexes - fighting - shared_before.get((one, other), set())
        if shared:
            territories = tuple(hex_ for hex_ in READING_ORDER if hex_ in shared)
            raise Rejected(EnemiesShareTerritory(territories=territories, other=other))


def _shared_territories(state: State) -> Iterator[tuple[str, str, set[HexId]]]:
    """Each pair of enemy seats, and the territories with units of both."""
    for one, other in combinations(state.players, 2):
        if are_enemies(state, one, other):
            yield one.seat, other.seat, set(unit_territories(one)) & set(unit_territories(other))


def _require_all_cards(state: State) -> None:
    for deck in state.automa_decks:
        require_exact_cards(deck.name, (*deck.pile, *deck.discards, *deck.combat_discards), AUTOMA_DECK)
    pile, discards = state.combat_deck.pile, state.combat_deck.discards
    known = [one.combat_cards for one in state.players if isinstance(one.combat_cards, tuple)]
    hands = [card for hand in known for card in hand]
    if isinstance(pile, tuple):
        require_exact_cards("combat", (*pile, *discards, *hands), COMBAT_DECK)
        if len(known) < len(state.players):
            total = len(COMBAT_DECK) + sum(hand_size(one) for one in state.players) - len(hands)
            raise Rejected(CardsNotConserved(deck="combat", there=total, needed=len(COMBAT_DECK)))
        return
    require_no_surplus_cards("combat", (*discards, *hands), COMBAT_DECK)
    discarded = len(discards) + state.combat_deck.unseen_discards
    total = pile + discarded + sum(hand_size(one) for one in state.players)
    if pile < 0 or total != len(COMBAT_DECK):
        raise Rejected(CardsNotConserved(deck="combat", there=total, needed=len(COMBAT_DECK)))
