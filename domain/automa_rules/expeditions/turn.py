"""The Automa's turn, in the rulebook's five steps."""

from __future__ import annotations

from automa_rules.core.refusals import (
    CardIsDrawnHere,
    CardNotInDeck,
    CardRequired,
)
from automa_rules.core.rejection import Rejected
from automa_rules.expeditions import events as ev
from automa_rules.expeditions.actions import AutomaTurn, TellTile
from automa_rules.expeditions.cards import DECK
from automa_rules.expeditions.draft import Draft
from automa_rules.expeditions.ending import end_turn, trigger_end
from automa_rules.expeditions.evolve.decks import DECISION_CARDS
from automa_rules.expeditions.figures import FIGURES
from automa_rules.expeditions.mech_actions import take_mech_action
from automa_rules.expeditions.state import current_card
from automa_rules.expeditions.tile import place_tile_tokens
from automa_rules.expeditions.validation import validate_state


def take_turn(draft: Draft, action: AutomaTurn) -> None:
    """Take the whole turn, or the part up to a question.

    Raises Rejected `card_is_drawn_here` if a card is named for a virtual deck, or what `_draw` raises.
    """
    if draft.state.deck.mode == "virtual" and action.card is not None:
        raise Rejected(CardIsDrawnHere(deck=DECISION_CARDS))
    _reshuffle_deck(draft)
    _draw(draft, action.card)
    _advance_progress(draft)
    take_mech_action(draft, "north")
    _continue_turn(draft, after="north")


def tell_tile(draft: Draft, action: TellTile) -> None:
    """Place the tile's tokens by the players' answer, and continue the turn.

    Raises what `place_tile_tokens` raises for an answer that does not suffice, and what `validate_state`
    raises for more tokens than there are.
    """
    pause = draft.state.pause
    if pause is None:
        raise LookupError("the turn does not wait")
    place_tile_tokens(draft, pause.location, action, rule="EXPLORE.2")
    validate_state(draft.state)
    _continue_turn(draft, after=pause.mech)


def _continue_turn(draft: Draft, after: str) -> None:
    """The Central mech acts after the North mech; then the turn ends."""
    if after == "north" and draft.state.pause is None:
        take_mech_action(draft, "central")
    if draft.state.pause is None:
        end_turn(draft)


def _reshuffle_deck(draft: Draft) -> None:
    """Step 1: an empty deck is reshuffled from all 14 cards, two of them set aside unseen (E15)."""
    deck = draft.state.deck
    if deck.left > 0:
        return
    if deck.mode == "virtual":
        draft.shuffle(DECISION_CARDS, DECK, rule="E15")
    else:
        draft.add(ev.DeckRenewed())


def _draw(draft: Draft, named: int | None) -> None:
    """Step 2. The client names the card of a physical deck, and only of that.

    Raises Rejected `card_required`, or `card_not_in_deck` for a card that cannot be in the deck.
    """
    deck = draft.state.deck
    if deck.mode == "virtual":
        draft.add(ev.AutomaCardDrawn(deck.pile[0], deck.left - 1))
        return
    if named is None:
        raise Rejected(CardRequired(deck=DECISION_CARDS, in_deck=(*deck.unseen,)))
    if named not in deck.unseen:
        raise Rejected(CardNotInDeck(deck=DECISION_CARDS, card=named, in_deck=(*deck.unseen,)))
    draft.add(ev.AutomaCardDrawn(named, deck.left - 1, named=True))


def _advance_progress(draft: Draft) -> None:
    """Step 3. It comes before the mechs, so a glory token placed here already counts for them (E13)."""
    if not current_card(draft.state).advances:
        return
    automa, track = draft.state.automa, draft.state.progress_card
    if automa.progress >= track.last_space:
        draft.add(ev.ProgressStayed(automa.progress))
        return
    to = automa.progress + 1
    draft.add(
        ev.ProgressAdvanced(to, glory_in=next((at - to for at in track.glory_spaces if at >= to), None))
    )
    if to in track.glory_spaces and automa.glory < FIGURES.automa_glory:
        draft.add(ev.AutomaGloryPlaced(automa.glory + 1))
        trigger_end(draft)
