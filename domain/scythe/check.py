"""What holds in every position: counts of units and cards, known places, one faction a player."""

from __future__ import annotations

from collections import Counter

from domain.core.rejected import Rejected
from domain.scythe.board import ENCOUNTERS, READING_ORDER, require_territory
from domain.scythe.cards import AUTOMA_DECK, COMBAT_CARD_COUNTS, COMBAT_DECK
from domain.scythe.factions import FACTIONS
from domain.scythe.player import Player, hand_size, places, unit_territories
from domain.scythe.state import State, are_enemies
from domain.scythe.terms import COMBAT_STARS, MAT, MECHS, STARS, WORKERS
from domain.scythe.trackers import TRACKERS


def check(state: State, *, begun: bool = True) -> None:
    """Raise Rejected for a table that cannot be. `begun`: the decks have been shuffled and dealt."""
    _seats(state)
    for one in state.players:
        _units(one)
        _mat(one)
    _board(state)
    _meetings(state)
    if begun:
        _cards(state)


def _seats(state: State) -> None:
    factions = Counter(one.faction for one in state.players)
    for faction, count in factions.items():
        if count > 1:
            raise Rejected("faction_taken", faction=faction)
    seats = [one.seat for one in state.players]
    for seat in (state.turn, *(built.owner for built in state.structures.values())):
        if seat not in seats:
            raise Rejected("unknown_seat", seat=seat, seats=[*seats])
    if not any(one.kind == "automa" for one in state.players):
        raise Rejected("no_automa", seats=[*seats])


def _units(one: Player) -> None:
    for unit, expected in (("mech", MECHS), ("worker", WORKERS)):
        count = len(places(one, "mech" if unit == "mech" else "worker"))
        if count != expected:
            raise Rejected("wrong_number_of_units", seat=one.seat, unit=unit, there=count, needed=expected)
    for hex_ in (*unit_territories(one), *one.tokens):
        require_territory(hex_)
    if one.kind == "human" and one.character == MAT:
        raise Rejected("character_on_mat", seat=one.seat)


def _mat(one: Player) -> None:
    if len(one.stars) > STARS:
        raise Rejected("too_many_stars", seat=one.seat, stars=[*one.stars])
    combat_stars = one.stars.count("combat")
    if combat_stars > COMBAT_STARS and not (one.kind == "human" and one.faction == "saxony"):
        raise Rejected("too_many_stars", seat=one.seat, stars=[*one.stars])
    if one.kind == "human":
        if one.level is not None:
            raise Rejected("human_with_level", seat=one.seat, level=one.level)
        known = FACTIONS[one.faction].mech_abilities
        for ability in one.abilities:
            if ability not in known or one.abilities.count(ability) > 1:
                raise Rejected("ability_not_available", ability=ability, available=[*known])
        return
    if one.level is None:
        raise Rejected("automa_without_level", seat=one.seat)
    tracker = TRACKERS[one.level]
    if not 0 <= one.star_tracker < tracker.spaces:
        raise Rejected("unknown_tracker_space", seat=one.seat, space=one.star_tracker, spaces=tracker.spaces)


def _board(state: State) -> None:
    for hex_ in (*state.resources, *state.structures):
        require_territory(hex_)
    for hex_ in state.encounters:
        if hex_ not in ENCOUNTERS or state.encounters.count(hex_) > 1:
            raise Rejected("no_encounter_space", territory=hex_, encounters=[*ENCOUNTERS])
    built = Counter((one.owner, one.kind) for one in state.structures.values())
    for (owner, kind), count in built.items():
        if count > 1:
            raise Rejected("structure_built_already", structure=kind, owner=owner)


def _meetings(state: State) -> None:
    """Enemies stand together only where a combat is still to be fought."""
    fighting = {*state.battles, *((state.combat.territory,) if state.combat else ())}
    for index, one in enumerate(state.players):
        for other in state.players[index + 1 :]:
            if not are_enemies(state, one, other):
                continue
            shared = (set(unit_territories(one)) & set(unit_territories(other))) - fighting
            if shared:
                raise Rejected(
                    "enemies_share_territory",
                    territories=[hex_ for hex_ in READING_ORDER if hex_ in shared],
                    other=other.seat,
                )


def _cards(state: State) -> None:
    for deck in state.automa_decks:
        cards = (*deck.pile, *deck.discards, *deck.combat_discards)
        if sorted(cards) != list(AUTOMA_DECK):
            raise Rejected("cards_not_conserved", deck=deck.name, cards=sorted(cards))
    pile, discards = state.combat_deck.pile, state.combat_deck.discards
    if isinstance(pile, tuple):
        hands = [
            card for one in state.players if isinstance(one.combat_cards, tuple) for card in one.combat_cards
        ]
        if Counter((*pile, *discards, *hands)) != Counter(COMBAT_DECK):
            raise Rejected("cards_not_conserved", deck="combat", cards=len(pile) + len(discards) + len(hands))
        return
    for value, count in Counter(discards).items():
        if count > COMBAT_CARD_COUNTS.get(value, 0):
            raise Rejected("cards_not_conserved", deck="combat", value=value, discarded=count)
    total = pile + len(discards) + sum(hand_size(one) for one in state.players)
    if pile < 0 or total != len(COMBAT_DECK):
        raise Rejected("cards_not_conserved", deck="combat", cards=total)
