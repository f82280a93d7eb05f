"""The position that a state is, so that a game can start from what another one shows."""

from __future__ import annotations

from automa_rules.core.position import require_between_turns
from automa_rules.trismegistus.bot_card import is_face_known
from automa_rules.trismegistus.setup import Position
from automa_rules.trismegistus.view import View


def position_from_view(view: View) -> Position:
    """The position of a state between two turns. A virtual deck is shuffled again.

    Without a pack it has the cards whose faces have been seen. Raises Rejected `position_not_between_turns`,
    also when the game is being scored or over, or a roll at the table is not finished.
    """
    require_between_turns(view, ("card", "pause", "scoring", "over"))
    if view.rolling:
        require_between_turns(view, ("bowls",))
    seen = tuple(card for card in view.cards.values() if is_face_known(card)) if view.pack is None else ()
    return Position(
        level=view.level,
        tracks=view.tracks,
        options=view.options,
        pack=None if view.pack is None else view.pack.hash,
        deck=view.deck.mode,
        dice=view.dice_mode,
        bowl_elements=view.bowl_elements,
        formula_vp=view.formula_vp,
        dice_count=view.dice,
        automa=view.automa,
        human=view.human,
        bowls=view.bowls,
        achievements=view.achievements,
        seen=seen,
        discards=view.deck.discards,
        round=view.round,
        turn=view.turn,
        first_done=view.first_done,
    )
