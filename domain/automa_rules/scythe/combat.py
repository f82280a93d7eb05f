"""Combat by any attacker: sides are set, shown and compared, then the loser leaves (R20, R26-R32)."""

from __future__ import annotations

from itertools import groupby

from automa_rules.scythe import events as ev
from automa_rules.scythe.card_draws import draw_combat_cards, next_automa_card
from automa_rules.scythe.cards import AUTOMA_CARDS, power_column
from automa_rules.scythe.conquest import (
    has_friend_at,
    lose_popularity,
    place_resource_box,
    remove_resources,
    send_workers_home,
)
from automa_rules.scythe.control import meets_enemy
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.evolve.combat import side_of
from automa_rules.scythe.player import combat_units_at, hand_size, list_units, workers_at
from automa_rules.scythe.stars import place_combat_star
from automa_rules.scythe.state import Combat, Side, State, deck_of, enemies_of, player
from automa_rules.scythe.terms import HOME, MAT, HexId

LOSER_COMBAT_CARDS = 1
"""Combat cards for a loser whose total is above 0 (R28)."""


def begin_combat(draft: Draft, attacker: str, hex_: HexId) -> None:
    """Start the combat against the first enemy, in turn order, with combat units on the territory."""
    defender = next(enemy for enemy in enemies_of(draft.state, attacker) if combat_units_at(enemy, hex_))
    draft.add(ev.CombatBegan(hex_, attacker, defender.seat))


def advance_combat(draft: Draft, named_card: int | None = None) -> bool:
    """Advance the combat as far as the service can; return whether it is resolved.

    `named_card` is the Automa card that the table drew for the combat. False means that a question is open
    (see `questions`).
    """
    combat = draft.state.combat
    if combat is None:
        return True
    seats = (combat.attacker, combat.defender)
    for seat in seats:
        if player(draft.state, seat).kind == "human" and side_of(combat, seat).dial is None:
            return False
    for seat in seats:
        if side_of(_current_combat(draft), seat).dial is None:
            if named_card is None and deck_of(draft.state, seat).mode == "physical":
                return False
            _read_combat_table(draft, seat, named_card)
            named_card = None
    for seat in seats:
        if side_of(_current_combat(draft), seat).owed and not _turn_up(draft, seat):
            return False
    _resolve_combat(draft)
    return True


def _current_combat(draft: Draft) -> Combat:
    assert draft.state.combat is not None  # noqa: S101 - callers hold a combat
    return draft.state.combat


def _read_combat_table(draft: Draft, seat: str, named: int | None) -> None:
    number = next_automa_card(draft, seat, named)
    one = player(draft.state, seat)
    draft.add(read_table(seat, number, one.power, hand_size(one), named=named is not None))


def read_table(seat: str, number: int, power: int, held: int, *, named: bool) -> ev.CombatTableRead:
    """The column of the Automa's power; it spends what the card says, or all that it has (C2-C5)."""
    card, column = AUTOMA_CARDS[number], power_column(power)
    return ev.CombatTableRead(
        seat=seat,
        card=number,
        column=column,
        printed_power=card.power_spent[column],
        power=min(card.power_spent[column], power),
        printed_cards=card.combat_cards,
        cards=min(card.combat_cards, held),
        named=named,
    )


def _turn_up(draft: Draft, seat: str) -> bool:
    """Turn up an Automa's combat cards if the service knows them. Its hand is in random order."""
    hand, owed = player(draft.state, seat).combat_cards, side_of(_current_combat(draft), seat).owed
    if isinstance(hand, int) or (draft.state.combat_deck.mode == "physical" and owed < len(hand)):
        return False
    draft.add(ev.CombatCardsTurnedUp(seat, hand[:owed]))
    return True


def _resolve_combat(draft: Draft) -> None:
    """R28: the higher total wins, the attacker wins ties. The star comes last (R50)."""
    combat = _current_combat(draft)
    attacking, defending = combat.attacking, combat.defending
    attacker_total = (attacking.dial or 0) + sum(attacking.cards)
    defender_total = (defending.dial or 0) + sum(defending.cards)
    attacker_wins = attacker_total >= defender_total
    winner, loser = combat.attacker, combat.defender
    loser_total = defender_total
    if not attacker_wins:
        winner, loser, loser_total = loser, winner, attacker_total
    hex_ = combat.territory
    draft.add(
        ev.CombatWon(
            territory=hex_,
            winner=winner,
            loser=loser,
            attacker_dial=attacking.dial or 0,
            attacker_cards=attacking.cards,
            defender_dial=defending.dial or 0,
            defender_cards=defending.cards,
            attacker_wins=attacker_wins,
            attacker_total=attacker_total,
            defender_total=defender_total,
            tie=attacker_total == defender_total,
            attacker_power=player(draft.state, combat.attacker).power - (attacking.dial or 0),
            defender_power=player(draft.state, combat.defender).power - (defending.dial or 0),
        )
    )
    workers = workers_at(player(draft.state, loser), hex_)
    _retreat(draft, loser, hex_, side_of(combat, loser))
    keeps_popularity = _has_camaraderie(draft.state, winner)
    if attacker_wins and not keeps_popularity:
        lose_popularity(draft, winner, workers)
    if loser_total > 0:
        draw_combat_cards(draft, loser, LOSER_COMBAT_CARDS, "R28", consoled=True)
    _settle_resources(draft, winner, loser, hex_, attacker_wins=attacker_wins)
    if attacker_wins and not meets_enemy(draft.state, winner, hex_):
        send_workers_home(draft, winner, hex_, keeps_popularity=keeps_popularity)
    place_combat_star(draft, winner)


def _retreat(draft: Draft, loser: str, hex_: HexId, fixed: Side) -> None:
    """R29: an Automa's combat units go to its mat (Ultimaszyna: home), all other units go home.

    With Seaworthy, each of a human's units can go to an adjacent lake instead (R59).
    """
    one = player(draft.state, loser)
    to_mat = one.kind == "automa" and one.level != "ultimaszyna"
    leaving = (
        (unit, fixed.retreat.get(piece, MAT if to_mat and unit != "worker" else HOME))
        for piece, unit, place in list_units(one)
        if place == hex_
    )
    for (unit, to), group in groupby(leaving):  # of each kind the first in the list leaves first
        draft.add(ev.UnitsMoved(loser, unit, hex_, to, len([*group]), "R29", why="retreats"))


def _has_camaraderie(state: State, seat: str) -> bool:
    """Polania's Camaraderie: a won combat costs no popularity, whichever workers go home."""
    return "camaraderie" in player(state, seat).abilities


def _settle_resources(draft: Draft, winner: str, loser: str, hex_: HexId, *, attacker_wins: bool) -> None:
    """Remove the resources if an Automa wins (R25, R31); a human conqueror gets the resource box (R30).

    An Automa leaves the resources while a friend, or an enemy still to be fought, is on the territory.
    """
    one = player(draft.state, winner)
    if one.kind == "automa":
        if has_friend_at(draft.state, one, hex_) or meets_enemy(draft.state, winner, hex_):
            return
        remove_resources(draft, hex_, "R25" if attacker_wins else "R31")
    elif attacker_wins and player(draft.state, loser).kind == "automa":
        place_resource_box(draft, loser, hex_)
