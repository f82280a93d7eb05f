"""Handlers of combat events."""

from __future__ import annotations

from msgspec.structs import replace

from automa_rules.core.rejection import ImpossibleEvent
from automa_rules.scythe import events as ev
from automa_rules.scythe.evolve.arrivals import stop_units_at
from automa_rules.scythe.evolve.decks import discard_combat_cards, discard_combat_draw
from automa_rules.scythe.evolve.handlers import on
from automa_rules.scythe.evolve.traps import arm_traps_after_combat
from automa_rules.scythe.state import Combat, Side, State, player, with_player


def _ongoing(state: State) -> Combat:
    if state.combat is None:
        message = "there is no combat"
        raise ImpossibleEvent(message)
    return state.combat


def side_of(combat: Combat, seat: str) -> Side:
    """The side of a seat in a combat."""
    return combat.attacking if seat == combat.attacker else combat.defending


def _with_side(combat: Combat, seat: str, one: Side) -> Combat:
    if seat == combat.attacker:
        return replace(combat, attacking=one)
    return replace(combat, defending=one)


@on(ev.BattlesDeclared)
def _battles_declared(state: State, event: ev.BattlesDeclared) -> State:
    return replace(state, battles=event.territories)


@on(ev.CombatBegan)
def _combat_began(state: State, event: ev.CombatBegan) -> State:
    battles = tuple(hex_ for hex_ in state.battles if hex_ != event.territory)
    return replace(state, combat=Combat(event.territory, event.attacker, event.defender), battles=battles)


@on(ev.CombatCalledOff)
def _combat_called_off(state: State, event: ev.CombatCalledOff) -> State:
    return arm_traps_after_combat(
        replace(state, combat=None), event.attacker, event.defender, event.territory
    )


@on(ev.CombatAbilityUsed)
def _combat_ability_used(state: State, event: ev.CombatAbilityUsed) -> State:
    combat = _ongoing(state)
    used = (*combat.abilities, f"{event.seat}:{event.ability}")
    return replace(state, combat=replace(combat, abilities=used))


@on(ev.CombatCommitted)
def _combat_committed(state: State, event: ev.CombatCommitted) -> State:
    combat = _ongoing(state)
    side = replace(side_of(combat, event.seat), dial=event.dial, cards=event.cards, retreat=event.retreat)
    return replace(state, combat=_with_side(combat, event.seat, side))


@on(ev.CombatTableRead)
def _combat_table_read(state: State, event: ev.CombatTableRead) -> State:
    combat = _ongoing(state)
    side = replace(side_of(combat, event.seat), dial=event.power, table_card=event.card, owed=event.cards)
    state = discard_combat_draw(state, event.seat, event.card)
    return replace(state, combat=_with_side(combat, event.seat, side))


@on(ev.CombatCardsTurnedUp)
def _combat_cards_turned_up(state: State, event: ev.CombatCardsTurnedUp) -> State:
    combat = _ongoing(state)
    side = replace(side_of(combat, event.seat), cards=event.cards, owed=0)
    return replace(state, combat=_with_side(combat, event.seat, side))


@on(ev.CombatWon)
def _combat_won(state: State, event: ev.CombatWon) -> State:
    """Both sides pay what they showed. Retreats and gains are separate events."""
    combat = _ongoing(state)
    for seat, dial, cards in (
        (combat.attacker, event.attacker_dial, event.attacker_cards),
        (combat.defender, event.defender_dial, event.defender_cards),
    ):
        one = player(state, seat)
        if one.power < dial:
            message = f"{dial} power on the dial of {seat}, who has {one.power}"
            raise ImpossibleEvent(message)
        state = with_player(state, replace(one, power=one.power - dial))
        state = discard_combat_cards(state, seat, cards)
    state = replace(stop_units_at(state, combat.territory), combat=None)
    if event.winner != combat.attacker:
        return state
    return arm_traps_after_combat(state, event.winner, event.loser, combat.territory)
