"""The fold: what each event changes in a game without a board."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from automa_rules.core.correction import apply_correction
from automa_rules.core.event import Corrected, DeckShuffled
from automa_rules.core.field_decoder import FieldDecoder
from automa_rules.core.fold import Fold
from automa_rules.core.rejection import ImpossibleEvent
from automa_rules.scythe import events as ev
from automa_rules.scythe.card_only import events as own
from automa_rules.scythe.card_only.state import Combat, FinalCount, State, sixth_star
from automa_rules.scythe.cards import AUTOMA_DECK
from automa_rules.scythe.evolve.decks import remove_cards, with_rest_in_pile
from automa_rules.scythe.state import AutomaDeck
from automa_rules.scythe.terms import MAX_POWER

FOLD: Final = Fold[State]()
DECK_NAME: Final = "automa"
_states: Final = FieldDecoder(State)


@FOLD.on_start(own.CardGameBegan)
def _card_game_began(event: own.CardGameBegan) -> State:
    gone = (*event.discards, *event.combat_discards)
    deck = AutomaDeck(
        name=DECK_NAME,
        seats=("automa",),
        mode=event.deck,
        pile=remove_cards(AUTOMA_DECK, gone),
        discards=event.discards,
        combat_discards=event.combat_discards,
        last_turn_card=event.discards[-1] if event.discards else event.last_turn_card,
    )
    return _ask_for_count(
        State(human=event.human, automa=event.automa, turn=event.turn, deck=deck, options=event.options)
    )


def _ask_for_count(state: State) -> State:
    """R39: the sixth star ends the game. What it brings is counted at the table."""
    if state.over or sixth_star(state) is None:
        return state
    return replace(state, asked="final_count", step=None, combat=None)


@FOLD.on(DeckShuffled)
def _deck_shuffled(state: State, event: DeckShuffled) -> State:
    order = tuple(card for card in event.order if isinstance(card, int))
    deck = state.deck
    deck = replace(
        deck,
        pile=order,
        discards=tuple(card for card in deck.discards if card not in order),
        combat_discards=tuple(card for card in deck.combat_discards if card not in order),
    )
    return replace(state, deck=deck, shuffles=(*state.shuffles, event))


@FOLD.on(ev.AutomaDeckRenewed)
def _automa_deck_renewed(state: State, _: ev.AutomaDeckRenewed) -> State:
    return replace(state, deck=replace(state.deck, pile=AUTOMA_DECK, discards=(), combat_discards=()))


@FOLD.on(ev.AutomaCardDrawn)
def _automa_card_drawn(state: State, event: ev.AutomaCardDrawn) -> State:
    deck = state.deck
    deck = replace(
        deck,
        pile=remove_cards(deck.pile, (event.card,)),
        discards=(*deck.discards, event.card),
        last_turn_card=event.card,
    )
    return replace(state, deck=deck, card=event.card, scheme=event.scheme)


@FOLD.on(own.SymbolShown)
def _symbol_shown(state: State, event: own.SymbolShown) -> State:
    if event.symbol != "attack_combat":
        return state
    return replace(state, step=event.step, asked="attack")


@FOLD.on(own.AttackTold)
def _attack_told(state: State, _: own.AttackTold) -> State:
    return replace(state, asked=None)


@FOLD.on(ev.CombatTableRead)
def _combat_table_read(state: State, event: ev.CombatTableRead) -> State:
    deck = state.deck
    deck = replace(
        deck,
        pile=remove_cards(deck.pile, (event.card,)),
        combat_discards=(*deck.combat_discards, event.card),
    )
    combat = Combat(state.turn, event.power, event.cards)
    return replace(state, deck=deck, combat=combat, asked="winner")


@FOLD.on(own.WinnerTold)
def _winner_told(state: State, event: own.WinnerTold) -> State:
    automa = replace(state.automa, power=event.power, combat_cards=event.cards)
    return replace(state, automa=automa, combat=None, asked=None)


@FOLD.on(ev.PowerChanged)
def _power_changed(state: State, event: ev.PowerChanged) -> State:
    power = state.automa.power + event.amount
    if not 0 <= power <= MAX_POWER:
        message = f"power {power}"
        raise ImpossibleEvent(message)
    return replace(state, automa=replace(state.automa, power=power))


@FOLD.on(ev.CoinsChanged)
def _coins_changed(state: State, event: ev.CoinsChanged) -> State:
    return replace(state, automa=replace(state.automa, coins=state.automa.coins + event.amount))


@FOLD.on(ev.CombatCardsDrawn)
def _combat_cards_drawn(state: State, event: ev.CombatCardsDrawn) -> State:
    held = state.automa.combat_cards + event.count
    return replace(state, automa=replace(state.automa, combat_cards=held))


@FOLD.on(own.BonusShown)
def _bonus_shown(state: State, event: own.BonusShown) -> State:
    return replace(state, asked="bonus_star") if event.asks else state


@FOLD.on(own.BonusStarDenied)
def _bonus_star_denied(state: State, _: own.BonusStarDenied) -> State:
    return replace(state, asked=None)


@FOLD.on(ev.TrackerAdvanced)
def _tracker_advanced(state: State, event: ev.TrackerAdvanced) -> State:
    return replace(state, automa=replace(state.automa, star_tracker=event.to))


@FOLD.on(ev.SchemeSwitched)
def _scheme_switched(state: State, _: ev.SchemeSwitched) -> State:
    return replace(state, automa=replace(state.automa, scheme=2))


@FOLD.on(ev.StarPlaced)
def _star_placed(state: State, event: ev.StarPlaced) -> State:
    if event.seat == "human":
        stars = (*state.human.stars, event.goal)
        return _ask_for_count(replace(state, human=replace(state.human, stars=stars)))
    stars = (*state.automa.stars, event.goal)
    return _ask_for_count(replace(state, automa=replace(state.automa, stars=stars)))


@FOLD.on(ev.TurnEnded)
def _turn_ended(state: State, event: ev.TurnEnded) -> State:
    following = "automa" if event.next == "automa" else "human"
    return replace(state, turn=following, card=None, scheme=None, step=None)


@FOLD.on(own.CountTold)
def _count_told(state: State, event: own.CountTold) -> State:
    return replace(state, counted=FinalCount(event.territories, event.human_coins), asked=None)


@FOLD.on(ev.GameEnded)
def _game_ended(state: State, event: ev.GameEnded) -> State:
    both = ("human", "automa")
    winners = tuple(seat for seat in both if seat in event.winners)
    return replace(state, winners=winners, over=True)


@FOLD.on(ev.GameReopened)
def _game_reopened(state: State, _: ev.GameReopened) -> State:
    return replace(state, asked=None, counted=None, winners=(), over=False)


@FOLD.on(Corrected)
def _corrected(state: State, event: Corrected) -> State:
    corrected = apply_correction(state, event, _states)
    return _ask_for_count(replace(corrected, deck=with_rest_in_pile(corrected.deck)))


FOLD.ignore(ev.TurnSkipped, ev.SymbolRefused, ev.GainFailed, own.UnitOrdered, own.CombatTold, own.BoxShown)
