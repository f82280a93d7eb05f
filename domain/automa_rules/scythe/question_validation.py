"""Validation of a state with an open question: the question must fit the table.

Between commands a card is being executed exactly while the Automa's turn is paused, and it is paused exactly
for a flip or a combat. After a correction, each side must still be able to pay what it has set.
"""

from __future__ import annotations

from collections import Counter

from automa_rules.core.rejection import Rejected
from automa_rules.scythe.board import require_territory
from automa_rules.scythe.card_draws import known_combat_cards
from automa_rules.scythe.cards import COMBAT_DECK
from automa_rules.scythe.current_card import current_half
from automa_rules.scythe.player import combat_units_at, hand_size
from automa_rules.scythe.refusals.impossible_states import ContradictsQuestion, SeatsAreFixed
from automa_rules.scythe.retreat import require_retreat
from automa_rules.scythe.state import Combat, Pause, Side, State, are_enemies, player


def validate_open_question(state: State) -> None:
    """Raise Rejected `contradicts_question` if the open question does not fit the table."""
    _require_deck_seats(state)
    if (state.card is None) != (state.pause is None):
        raise _contradiction("a card is executed exactly while an Automa's turn waits")
    if state.pause is not None:
        _require_valid_pause(state, state.pause)
    if state.combat is not None:
        _require_valid_combat(state, state.combat)
    elif state.pause is not None and not state.pause.flip:
        raise _contradiction("the turn waits for a combat that there is not")


def _contradiction(reason: str) -> Rejected:
    return Rejected(ContradictsQuestion(diagnostic=reason))


def _require_deck_seats(state: State) -> None:
    automas = sorted(one.seat for one in state.players if one.kind == "automa")
    if sorted(seat for deck in state.automa_decks for seat in deck.seats) != automas:
        raise Rejected(SeatsAreFixed(seats=tuple(automas)))


def _require_valid_pause(state: State, pause: Pause) -> None:
    one = player(state, state.turn)
    if one.kind != "automa" or state.card is None:
        raise _contradiction("only an Automa's turn waits")
    half = current_half(state)
    if not 0 <= pause.step < len(half.moves) + len(half.gains):
        raise _contradiction("the card has no such step")
    if pause.flip and state.combat is not None:
        raise _contradiction("the turn waits for a flip, not for a combat")
    if pause.flip and not state.combat_deck.pile:
        raise _contradiction("no combat card is left to be flipped")


def _require_valid_combat(state: State, combat: Combat) -> None:
    require_territory(combat.territory)
    seats = [one.seat for one in state.players]
    if combat.attacker != state.turn or combat.defender not in seats:
        raise _contradiction("the combat is another one")
    if (state.pause is None) != (player(state, combat.attacker).kind == "human"):
        raise _contradiction("a turn waits exactly when an Automa attacks")
    if not are_enemies(state, player(state, combat.attacker), player(state, combat.defender)):
        raise _contradiction("friends do not fight")
    for seat, side in ((combat.attacker, combat.attacking), (combat.defender, combat.defending)):
        if not combat_units_at(player(state, seat), combat.territory):
            raise _contradiction(f"{seat} has no combat unit there")
        try:
            require_retreat(state, combat, seat, side.retreat)
        except Rejected as error:
            raise _contradiction(f"{seat} has fixed another retreat") from error
        _require_affordable_side(state, seat, side)
    if known_combat_cards(state) - Counter(COMBAT_DECK):
        raise _contradiction("combat cards are fixed that would be elsewhere")


def _require_affordable_side(state: State, seat: str, side: Side) -> None:
    """A side pays what it has set when the combat is resolved, so it must still have it."""
    one = player(state, seat)
    if (side.dial or 0) > one.power:
        raise _contradiction(f"{seat} has fixed more power than that")
    held = one.combat_cards
    too_few = len(side.cards) + side.owed > hand_size(one)
    if too_few or (isinstance(held, tuple) and Counter(side.cards) - Counter(held)):
        raise _contradiction(f"{seat} has fixed combat cards that it would not hold")
