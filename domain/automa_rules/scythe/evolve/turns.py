"""Handlers of events of the game flow: start, turns, corrections, end."""

from __future__ import annotations

from msgspec.structs import replace

from automa_rules.core.correction import apply_correction
from automa_rules.core.event import Corrected
from automa_rules.core.field_decoder import FieldDecoder
from automa_rules.scythe import events as ev
from automa_rules.scythe.board import own_place
from automa_rules.scythe.cards import AUTOMA_DECK, COMBAT_DECK
from automa_rules.scythe.evolve.arrivals import drop_displaced_arrivals
from automa_rules.scythe.evolve.board import drop_empty_resources
from automa_rules.scythe.evolve.decks import remove_cards, with_rest_in_pile
from automa_rules.scythe.evolve.handlers import ignore, on, on_start
from automa_rules.scythe.evolve.traps import filter_disarmed_traps
from automa_rules.scythe.player import Player, hand_size, with_rest_on_mat
from automa_rules.scythe.state import AutomaDeck, CombatDeck, Pause, State, player
from automa_rules.scythe.terms import MECHS_PER_PLAYER, WORKERS_PER_PLAYER

_state_documents = FieldDecoder(State)


@on_start(ev.GameBegan)
def _game_began(event: ev.GameBegan) -> State:
    """The table at the start. Later events shuffle the virtual decks."""
    discarded = len(event.combat_discards) + event.combat_unseen_discards
    dealt = sum(hand_size(one) for one in event.players) + discarded
    physical = event.combat_mode == "physical"
    return State(
        players=event.players,
        turn=event.turn,
        resources=event.resources,
        structures=event.structures,
        encounters=event.encounters,
        options=event.options,
        enemies=event.enemies,
        structure_bonus=event.structure_bonus,
        factory_cards=event.factory_cards,
        automa_decks=tuple(_deck(plan) for plan in event.decks),
        combat_deck=CombatDeck(
            mode=event.combat_mode,
            pile=len(COMBAT_DECK) - dealt if physical else (),
            discards=event.combat_discards,
            unseen_discards=event.combat_unseen_discards,
        ),
    )


def _deck(plan: ev.DeckPlan) -> AutomaDeck:
    return AutomaDeck(
        name=plan.name,
        seats=plan.seats,
        mode=plan.mode,
        pile=remove_cards(AUTOMA_DECK, plan.discards + plan.combat_discards),
        discards=plan.discards,
        combat_discards=plan.combat_discards,
        last_turn_card=plan.discards[-1] if plan.discards else plan.last_turn_card,
    )


@on(ev.BonusTileDrawn)
def _bonus_tile_drawn(state: State, event: ev.BonusTileDrawn) -> State:
    return replace(state, structure_bonus=event.tile)


@on(ev.AutomaTurnPaused)
def _automa_turn_paused(state: State, event: ev.AutomaTurnPaused) -> State:
    return replace(state, pause=Pause(event.step, event.flip), scheme=event.scheme)


@on(ev.TurnEnded)
def _turn_ended(state: State, event: ev.TurnEnded) -> State:
    return _reset_turn(replace(state, turn=event.next, card=None, scheme=None, pause=None))


def _reset_turn(state: State) -> State:
    """Clear what the state records about a turn."""
    return replace(
        state,
        combat_cards_gained=0,
        combat_cards_stolen=0,
        resolved_encounter=None,
        arrivals=(),
        has_reported_character=False,
    )


@on(ev.GameEnded)
def _game_ended(state: State, event: ev.GameEnded) -> State:
    ended = replace(state, over=True, winners=event.winners, combat=None, battles=())
    return replace(
        ended,
        card=None,
        scheme=None,
        pause=None,
        ended_by_agreement=state.ended_by_agreement or event.why == "agreement",
        ended_within_card=state.ended_within_card or state.card is not None,
    )


@on(ev.GameReopened)
def _game_reopened(state: State, _: ev.GameReopened) -> State:
    return replace(state, over=False, winners=(), ended_within_card=False)


ignore(
    ev.TurnSkipped,
    ev.SymbolRefused,
    ev.MoveRowEnded,
    ev.GainFailed,
    ev.RecruitBonusOffered,
    ev.ResourceBoxRead,
    ev.TrapDisarmed,
    ev.SixthStarPlayedOn,
)


@on(Corrected)
def _corrected(state: State, event: Corrected) -> State:
    fixed = _normalize_state(apply_correction(state, event, _state_documents))
    if not {"tokens", "faction"}.isdisjoint(event.pointer.split("/")):  # only Traps can be disarmed
        fixed = replace(fixed, players=tuple(map(filter_disarmed_traps, fixed.players)))
    if fixed.turn != state.turn:
        return _reset_turn(fixed)
    if all(one.seat != fixed.turn for one in fixed.players):  # the seat was renamed; `correct` rejects that
        return fixed
    moved = player(fixed, fixed.turn).character != player(state, state.turn).character
    return replace(
        drop_displaced_arrivals(state, fixed), has_reported_character=fixed.has_reported_character or moved
    )


def _with_units_placed(one: Player) -> Player:
    """The player with unlisted units on the mat; the own home base, by whatever name, is `home`."""
    character, *units = (own_place(one.faction, place) for place in (one.character, *one.mechs, *one.workers))
    mechs, workers = units[: len(one.mechs)], units[len(one.mechs) :]
    return replace(
        one,
        character=character,
        mechs=with_rest_on_mat(mechs, MECHS_PER_PLAYER),
        workers=with_rest_on_mat(workers, WORKERS_PER_PLAYER),
    )


def _normalize_state(state: State) -> State:
    """Put unlisted units on the mat, drop empty resources, and recompute physical piles from what is out."""
    players = tuple(map(_with_units_placed, state.players))
    decks = tuple(map(with_rest_in_pile, state.automa_decks))
    state = replace(
        state, players=players, automa_decks=decks, resources=drop_empty_resources(state.resources)
    )
    if state.combat_deck.mode == "virtual":
        return state
    deck = state.combat_deck
    gone = sum(hand_size(one) for one in players) + len(deck.discards) + deck.unseen_discards
    return replace(state, combat_deck=replace(deck, pile=len(COMBAT_DECK) - gone))
