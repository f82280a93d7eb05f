"""The position that a state is, so that a game can start from what another one shows."""

from __future__ import annotations

from msgspec.structs import asdict

from automa_rules.core.position import require_between_turns
from automa_rules.scythe.position import Decks, Discarded, Placed, Position
from automa_rules.scythe.view import AutomaDeckView, View


def position_from_view(view: View) -> Position:
    """The position of a state between two turns. Virtual decks are shuffled again, without their discards.

    Raises Rejected `position_not_between_turns`.
    """
    require_between_turns(view, ("card", "pause", "combat", "battles"))
    return Position(
        players=tuple(Placed(**asdict(one)) for one in view.players),
        turn=view.turn,
        resources=view.resources,
        structures=view.structures,
        encounters=view.encounters,
        options=view.options,
        enemies=view.enemies,
        decks=_decks(view),
        structure_bonus=view.structure_bonus,
        factory_cards=view.factory_cards,
    )


def _decks(view: View) -> Decks:
    decks, combat = view.automa_decks, view.combat_deck
    return Decks(
        automa=decks[0].mode,
        combat=combat.mode,
        shared=len(decks) == 1 and len(decks[0].seats) > 1,
        by_seat={deck.seats[0]: _discarded(deck) for deck in decks},
        combat_discards=combat.discards,
        combat_left=combat.left if combat.mode == "physical" else None,
    )


def _discarded(deck: AutomaDeckView) -> Discarded:
    last = None if deck.discards else deck.last_turn_card
    return Discarded(deck.discards, deck.combat_discards, last)
