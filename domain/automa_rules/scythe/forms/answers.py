"""The forms of the answers to questions, and of the card drawn for an Automa's turn."""

from __future__ import annotations

from automa_rules.core.form import (
    ONLY_TYPE,
    Field,
    Form,
    Group,
    Integer,
    OneOf,
    Option,
    Several,
    one_of,
    options,
)
from automa_rules.scythe.cards import AUTOMA_DECK, COMBAT_CARD_COUNTS
from automa_rules.scythe.questions import cards_max, dial_max, questions, usable_abilities
from automa_rules.scythe.retreat import fighting_pieces, retreat_lakes
from automa_rules.scythe.state import Combat, State, combat_of, deck_of, player
from automa_rules.scythe.terms import HOME, AutomaCardNumber, CombatCard, SeatName

_HOME_BASE = Option(HOME, label="home-base")


def automa_turn(state: State, _: str | None) -> tuple[Form, ...]:
    """The card, if the table draws it."""
    deck = deck_of(state, state.turn)
    if deck.mode == "virtual":
        return ONLY_TYPE
    return (Form({"card": one_of(deck.pile or AUTOMA_DECK)}),)  # R33: an empty deck is reshuffled


def fight(state: State, seat: str | None) -> tuple[Form, ...]:
    """The dial and the combat cards of the seat that is asked (C1)."""
    return (Form(_side(state, combat_of(state), questions(state)[0].seat, seat)),)


def settle(state: State, seat: str | None) -> tuple[Form, ...]:
    """What both sides of a combat between humans showed."""
    combat = combat_of(state)
    sides = {"attacker": combat.attacker, "defender": combat.defender}
    return (Form({role: Group(_side(state, combat, one, seat)) for role, one in sides.items()}),)


def draw_for_combat(state: State, _: str | None) -> tuple[Form, ...]:
    """The Automa card that was drawn for the combat (C2)."""
    return (Form({"card": one_of(_cards_to_draw(state, questions(state)[0].seat))}),)


def turn_up(state: State, _: str | None) -> tuple[Form, ...]:
    """The Automa's combat cards that were turned up (C5)."""
    combat = combat_of(state)
    owed = combat.attacking.owed or combat.defending.owed
    return (Form({"cards": Several(one_of(_values_left(state)), owed, owed)}),)


def flip(state: State, _: str | None) -> tuple[Form, ...]:
    """The combat card that was flipped (R53)."""
    return (Form({"value": one_of(_values_left(state))}),)


def use_ability(state: State, seat: str | None) -> tuple[Form, ...]:
    """The abilities that act before the combat, of the seat or of the side that is asked (R27)."""
    combat = combat_of(state)
    abilities = () if seat is None else usable_abilities(state, combat, seat)
    return (Form({"ability": one_of(abilities)}),) if abilities else ()


def _side(state: State, combat: Combat, seat: SeatName, viewer: str | None) -> dict[str, Field]:
    """Dial and cards; with Seaworthy where each unit can retreat to, workers with a mech (R59)."""
    one = player(state, seat)
    hand = one.combat_cards if seat == viewer and isinstance(one.combat_cards, tuple) else None
    values = sorted(set(hand)) if hand else COMBAT_CARD_COUNTS
    fields: dict[str, Field] = {
        "dial": Integer(0, dial_max(state, seat)),
        "cards": Several(one_of(values), 0, cards_max(state, combat, seat)),
    }
    lakes = retreat_lakes(state, combat, seat)
    if lakes:
        place = OneOf((_HOME_BASE, *options(lakes)), default=HOME)
        has_mech = combat.territory in one.mechs
        pieces = [
            piece
            for piece, unit in fighting_pieces(state, combat, seat).items()
            if unit != "worker" or has_mech
        ]
        names = {piece: piece.removeprefix(f"{seat}-") for piece in pieces}
        fields["retreat"] = Group(dict.fromkeys(pieces, place), by_id=True, names=names)
    return fields


def _cards_to_draw(state: State, seat: SeatName) -> tuple[AutomaCardNumber, ...]:
    """The cards of the deck; if it is empty, its discards, which are reshuffled."""
    deck = deck_of(state, seat)
    return tuple(sorted(deck.pile or (*deck.discards, *deck.combat_discards)))


def _values_left(state: State) -> tuple[CombatCard, ...]:
    """The values of which not all cards are discarded."""
    discards = state.combat_deck.discards
    return tuple(value for value, printed in COMBAT_CARD_COUNTS.items() if discards.count(value) < printed)
